import { wordsOf } from '../words.ts';

/** The words around the lessons. */
export const words = wordsOf<{
  readonly title: readonly [];
  readonly lessonOf: readonly ['lesson', 'last'];
  readonly back: readonly [];
  readonly next: readonly [];
  readonly goOn: readonly [];
  readonly leave: readonly [];
  readonly log: readonly [];
  readonly opponentPlays: readonly ['name'];
  readonly notNow: readonly [];
  readonly playOn: readonly [];
  readonly newGame: readonly [];
  readonly howTo: readonly [];
  readonly startOver: readonly [];
}>({
  en: {
    title: 'Learn to play',
    lessonOf: 'Lesson {lesson} of {last}',
    back: 'Previous lesson',
    next: 'Next lesson',
    goOn: 'Go on',
    leave: 'Leave',
    log: 'Log',
    opponentPlays: '{name} plays…',
    notNow: 'Not in this lesson. Choose what is marked.',
    playOn: 'Play on against a novice bot',
    newGame: 'New game',
    howTo: 'How to play, in pictures',
    startOver: 'Start over',
  },
  pt: {
    title: 'Aprender a jogar',
    lessonOf: 'Lição {lesson} de {last}',
    back: 'Lição anterior',
    next: 'Próxima lição',
    goOn: 'Continuar',
    leave: 'Sair',
    log: 'Registro',
    opponentPlays: '{name} joga…',
    notNow: 'Não nesta lição. Escolha o que está marcado.',
    playOn: 'Continuar contra um bot novato',
    newGame: 'Nova partida',
    howTo: 'Como jogar, em imagens',
    startOver: 'Recomeçar',
  },
  fr: {
    title: 'Apprendre à jouer',
    lessonOf: 'Leçon {lesson} sur {last}',
    back: 'Leçon précédente',
    next: 'Leçon suivante',
    goOn: 'Continuer',
    leave: 'Quitter',
    log: 'Journal',
    opponentPlays: '{name} joue…',
    notNow: 'Pas dans cette leçon. Choisissez ce qui est indiqué.',
    playOn: 'Continuer contre un bot débutant',
    newGame: 'Nouvelle partie',
    howTo: 'Comment jouer, en images',
    startOver: 'Recommencer',
  },
  uk: {
    title: 'Навчання',
    lessonOf: 'Урок {lesson} з {last}',
    back: 'Попередній урок',
    next: 'Наступний урок',
    goOn: 'Далі',
    leave: 'Вийти',
    log: 'Журнал',
    opponentPlays: 'Ходить {name}…',
    notNow: 'Не на цьому уроці. Виберіть те, що позначено.',
    playOn: 'Грати далі проти бота-новачка',
    newGame: 'Нова гра',
    howTo: 'Як грати, у малюнках',
    startOver: 'Почати спочатку',
  },
});
