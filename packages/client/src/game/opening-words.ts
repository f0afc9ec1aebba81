import { wordsOf } from '../words.ts';

/** The words of the opening of a game. */
export const words = wordsOf<{
  readonly versus: readonly [];
  readonly you: readonly [];
  readonly player: readonly ['number'];
  readonly bot: readonly ['level'];
  readonly youBegin: readonly [];
  readonly skip: readonly [];
  /** One seat, and who plays it. */
  readonly seat: readonly ['hero', 'name'];
  /** All of it as one text, for those who listen. */
  readonly spoken: readonly ['sides', 'board', 'begins'];
}>({
  en: {
    versus: 'vs',
    you: 'You',
    player: 'Player {number}',
    bot: 'Bot: {level}',
    youBegin: 'You go first',
    skip: 'Skip',
    seat: '{hero} ({name})',
    spoken: '{sides}. Board: {board}. {begins}.',
  },
  pt: {
    versus: 'vs',
    you: 'Você',
    player: 'Jogador {number}',
    bot: 'Bot: {level}',
    youBegin: 'Você começa',
    skip: 'Pular',
    seat: '{hero} ({name})',
    spoken: '{sides}. Tabuleiro: {board}. {begins}.',
  },
  fr: {
    versus: 'vs',
    you: 'Vous',
    player: 'Joueur {number}',
    bot: 'Bot\u202f: {level}',
    youBegin: 'Vous commencez',
    skip: 'Passer',
    seat: '{hero} ({name})',
    spoken: '{sides}. Plateau\u202f: {board}. {begins}.',
  },
  uk: {
    versus: 'проти',
    you: 'Ви',
    player: 'Гравець {number}',
    bot: 'Бот: {level}',
    youBegin: 'Починаєте ви',
    skip: 'Пропустити',
    seat: '{hero} ({name})',
    spoken: '{sides}. Мапа: {board}. {begins}.',
  },
});
