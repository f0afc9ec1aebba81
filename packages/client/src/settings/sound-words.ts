import { wordsOf } from '../words.ts';

type Plain = readonly [];

/** The words of sound: how loud what is, and the one question whether there is any. */
export const words = wordsOf<{
  readonly sound: Plain;
  readonly soundAbout: Plain;
  readonly effects: Plain;
  readonly music: Plain;
  readonly ambience: Plain;
  readonly off: Plain;
  readonly level: readonly ['level'];
  readonly offer: Plain;
  readonly withMusic: Plain;
  readonly effectsOnly: Plain;
  readonly silent: Plain;
}>({
  en: {
    sound: 'Sound',
    soundAbout: 'Short effects, a quiet score for each game, and what the place of the board sounds like.',
    effects: 'Effects',
    music: 'Music',
    ambience: 'Surroundings',
    off: 'off',
    level: '{level} of 10',
    offer: 'Would you like to hear the table? Each board has its own music and surroundings.',
    withMusic: 'With music',
    effectsOnly: 'Effects only',
    silent: 'No sound',
  },
  pt: {
    sound: 'Som',
    soundAbout: 'Efeitos curtos, uma música discreta para cada partida e os sons do lugar do tabuleiro.',
    effects: 'Efeitos',
    music: 'Música',
    ambience: 'Ambiente',
    off: 'desligado',
    level: '{level} de 10',
    offer: 'Quer ouvir a mesa? Cada tabuleiro tem sua própria música e seus sons.',
    withMusic: 'Com música',
    effectsOnly: 'Só efeitos',
    silent: 'Sem som',
  },
  fr: {
    sound: 'Son',
    soundAbout: 'De courts effets, une musique discrète pour chaque partie et les sons du lieu du plateau.',
    effects: 'Effets',
    music: 'Musique',
    ambience: 'Ambiance',
    off: 'coupé',
    level: '{level} sur 10',
    offer: 'Voulez-vous entendre la table\u202f? Chaque plateau a sa musique et son ambiance.',
    withMusic: 'Avec musique',
    effectsOnly: 'Effets seuls',
    silent: 'Sans son',
  },
  uk: {
    sound: 'Звук',
    soundAbout: 'Короткі звуки, тиха музика для кожної гри та звуки місця, зображеного на мапі.',
    effects: 'Ефекти',
    music: 'Музика',
    ambience: 'Звуки довкола',
    off: 'вимкнено',
    level: '{level} з 10',
    offer: 'Хочете чути стіл? Кожна мапа має власну музику та звуки довкола.',
    withMusic: 'З музикою',
    effectsOnly: 'Лише ефекти',
    silent: 'Без звуку',
  },
});
