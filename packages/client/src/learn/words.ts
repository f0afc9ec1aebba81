import { wordsOf } from '../words.ts';

/** The words around the lessons. */
export const words = wordsOf<{
  readonly title: readonly [];
  readonly lessonOf: readonly ['lesson', 'last'];
  readonly back: readonly [];
  readonly next: readonly [];
  readonly skip: readonly [];
  readonly leave: readonly [];
  readonly log: readonly [];
  readonly opponentPlays: readonly ['name'];
  readonly notNow: readonly [];
  readonly playOn: readonly [];
  readonly newGame: readonly [];
  readonly rules: readonly [];
  readonly startOver: readonly [];
}>({
  en: {
    title: 'Learn to play',
    lessonOf: 'Lesson {lesson} of {last}',
    back: 'Previous lesson',
    next: 'Next',
    skip: 'Skip',
    leave: 'Leave the lessons',
    log: 'Log',
    opponentPlays: '{name} plays…',
    notNow: 'Not in this lesson. Choose what is marked.',
    playOn: 'Play on against a novice bot',
    newGame: 'New game',
    rules: 'Read the rules',
    startOver: 'Start over',
  },
  pt: {
    title: 'Aprender a jogar',
    lessonOf: 'Lição {lesson} de {last}',
    back: 'Lição anterior',
    next: 'Avançar',
    skip: 'Pular',
    leave: 'Sair das lições',
    log: 'Registro',
    opponentPlays: '{name} joga…',
    notNow: 'Não nesta lição. Escolha o que está marcado.',
    playOn: 'Continuar contra um bot novato',
    newGame: 'Nova partida',
    rules: 'Ler as regras',
    startOver: 'Recomeçar',
  },
  fr: {
    title: 'Apprendre à jouer',
    lessonOf: 'Leçon {lesson} sur {last}',
    back: 'Leçon précédente',
    next: 'Suivant',
    skip: 'Passer',
    leave: 'Quitter les leçons',
    log: 'Journal',
    opponentPlays: '{name} joue…',
    notNow: 'Pas dans cette leçon. Choisissez ce qui est indiqué.',
    playOn: 'Continuer contre un bot débutant',
    newGame: 'Nouvelle partie',
    rules: 'Lire les règles',
    startOver: 'Recommencer',
  },
  uk: {
    title: 'Навчання',
    lessonOf: 'Урок {lesson} з {last}',
    back: 'Попередній урок',
    next: 'Далі',
    skip: 'Пропустити',
    leave: 'Вийти з уроків',
    log: 'Журнал',
    opponentPlays: 'Ходить {name}…',
    notNow: 'Не на цьому уроці. Виберіть те, що позначено.',
    playOn: 'Грати далі проти бота-новачка',
    newGame: 'Нова гра',
    rules: 'Читати правила',
    startOver: 'Почати спочатку',
  },
});
