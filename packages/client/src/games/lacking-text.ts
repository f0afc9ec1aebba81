import type { Language } from '@peerless/language';
import { wordsOf } from '../words.ts';
import type { Lacking } from './lacking.ts';

const words = wordsOf<{ readonly [L in Lacking['is']]: readonly ['slug'] }>({
  en: {
    lackingHero:
      'This game is played with the hero “{slug}”, who is not at this table. Start the table with the file of the hero: npx peerless serve --hero FILE',
    lackingBoard:
      'This game is played on the board “{slug}”, which is not at this table. Start the table with the file of the board: npx peerless serve --board FILE',
  },
  pt: {
    lackingHero:
      'Esta partida usa o herói “{slug}”, que não está nesta mesa. Inicie a mesa com o arquivo do herói: npx peerless serve --hero ARQUIVO',
    lackingBoard:
      'Esta partida usa o tabuleiro “{slug}”, que não está nesta mesa. Inicie a mesa com o arquivo do tabuleiro: npx peerless serve --board ARQUIVO',
  },
  fr: {
    lackingHero:
      'Cette partie se joue avec le héros «\u00a0{slug}\u00a0», qui n’est pas à cette table. Lancez la table avec le fichier du héros\u202f: npx peerless serve --hero FICHIER',
    lackingBoard:
      'Cette partie se joue sur le plateau «\u00a0{slug}\u00a0», qui n’est pas à cette table. Lancez la table avec le fichier du plateau\u202f: npx peerless serve --board FICHIER',
  },
  uk: {
    lackingHero:
      'У цій грі є герой «{slug}», якого немає за цим столом. Запустіть стіл із файлом героя: npx peerless serve --hero ФАЙЛ',
    lackingBoard:
      'Ця гра йде на мапі «{slug}», якої немає за цим столом. Запустіть стіл із файлом мапи: npx peerless serve --board ФАЙЛ',
  },
});

/** One sentence on what is missing, and one on how to bring it. */
export const lackingText = ({ is, slug }: Lacking, lang: Language): string => words.in(lang)(is, { slug });
