import { wordsOf } from '../words.ts';

/** The words of keeping and showing a game. */
export const words = wordsOf<{
  readonly saveFile: readonly [];
  readonly copyLink: readonly [];
  readonly link: readonly [];
  readonly copied: readonly [];
  readonly copyYourself: readonly [];
}>({
  en: {
    saveFile: 'Download as a file',
    copyLink: 'Copy a link to the replay',
    link: 'Link to the replay',
    copied: 'The link is copied. It carries the whole game: nothing is uploaded.',
    copyYourself: 'Copy the link above. It carries the whole game: nothing is uploaded.',
  },
  pt: {
    saveFile: 'Baixar como arquivo',
    copyLink: 'Copiar um link do replay',
    link: 'Link do replay',
    copied: 'O link foi copiado. Ele leva a partida inteira: nada é enviado.',
    copyYourself: 'Copie o link acima. Ele leva a partida inteira: nada é enviado.',
  },
  fr: {
    saveFile: 'Télécharger le fichier',
    copyLink: 'Copier un lien vers la rediffusion',
    link: 'Lien vers la rediffusion',
    copied: 'Le lien est copié. Il contient toute la partie\u202f: rien n’est envoyé.',
    copyYourself: 'Copiez le lien ci-dessus. Il contient toute la partie\u202f: rien n’est envoyé.',
  },
  uk: {
    saveFile: 'Завантажити як файл',
    copyLink: 'Копіювати посилання на повтор',
    link: 'Посилання на повтор',
    copied: 'Посилання скопійовано. Воно містить усю гру: нічого нікуди не надсилається.',
    copyYourself: 'Скопіюйте посилання вище. Воно містить усю гру: нічого нікуди не надсилається.',
  },
});
