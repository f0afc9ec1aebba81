import { wordsOf } from '../words.ts';

/** The words of the end of a game. */
export const words = wordsOf<{
  readonly victory: readonly [];
  readonly defeat: readonly [];
  readonly draw: readonly [];
  readonly over: readonly [];
  readonly rematch: readonly [];
  readonly swap: readonly [];
  readonly watch: readonly [];
  readonly newGame: readonly [];
  readonly lookAround: readonly [];
  readonly statistics: readonly [];
  readonly course: readonly [];
  readonly toTurningPoint: readonly [];
  readonly bestCard: readonly [];
  readonly bestCardDid: readonly ['count', 'damage'];
  /** So much damage, and what dealt it. */
  readonly turningPoint: readonly ['count', 'source'];
  readonly turning: readonly [];
  /** What else can be done. */
  readonly more: readonly [];
}>({
  en: {
    victory: 'Victory',
    defeat: 'Defeat',
    draw: 'Draw',
    over: 'The game is over',
    rematch: 'Play again',
    swap: 'Swap sides',
    watch: 'Watch the replay',
    newGame: 'New game',
    lookAround: 'Look at the board',
    statistics: 'Statistics',
    course: 'Health, turn by turn',
    toTurningPoint: 'Watch the turning point',
    bestCard: 'Best card',
    bestCardDid: {
      by: 'count',
      one: 'played once, {damage} damage',
      other: 'played {count} times, {damage} damage',
    },
    turningPoint: 'Turning point: −{count} by {source}',
    turning: 'Turning point',
    more: 'More',
  },
  pt: {
    victory: 'Vitória',
    defeat: 'Derrota',
    draw: 'Empate',
    over: 'Fim da partida',
    rematch: 'Jogar de novo',
    swap: 'Trocar de lado',
    watch: 'Ver o replay',
    newGame: 'Nova partida',
    lookAround: 'Ver o tabuleiro',
    statistics: 'Estatísticas',
    course: 'Vida, turno a turno',
    toTurningPoint: 'Ver o momento decisivo',
    bestCard: 'Melhor carta',
    bestCardDid: {
      by: 'count',
      one: 'jogada uma vez, {damage} de dano',
      other: 'jogada {count} vezes, {damage} de dano',
    },
    turningPoint: 'Momento decisivo: −{count} com {source}',
    turning: 'Momento decisivo',
    more: 'Mais',
  },
  fr: {
    victory: 'Victoire',
    defeat: 'Défaite',
    draw: 'Égalité',
    over: 'La partie est finie',
    rematch: 'Rejouer',
    swap: 'Changer de camp',
    watch: 'Voir la rediffusion',
    newGame: 'Nouvelle partie',
    lookAround: 'Regarder le plateau',
    statistics: 'Statistiques',
    course: 'Points de vie, tour par tour',
    toTurningPoint: 'Voir le tournant',
    bestCard: 'Meilleure carte',
    bestCardDid: {
      by: 'damage',
      one: 'jouée {count} fois, {damage} dégât',
      other: 'jouée {count} fois, {damage} dégâts',
    },
    turningPoint: 'Le tournant\u202f: −{count} avec {source}',
    turning: 'Le tournant',
    more: 'Plus',
  },
  uk: {
    victory: 'Перемога',
    defeat: 'Поразка',
    draw: 'Нічия',
    over: 'Гру завершено',
    rematch: 'Зіграти ще раз',
    swap: 'Помінятися сторонами',
    watch: 'Дивитися повтор',
    newGame: 'Нова гра',
    lookAround: 'Подивитися на мапу',
    statistics: 'Статистика',
    course: "Здоров'я, хід за ходом",
    toTurningPoint: 'Дивитися переломний момент',
    bestCard: 'Найкраща карта',
    bestCardDid: 'зіграно разів: {count}, завдано поранень: {damage}',
    turningPoint: 'Переломний момент: −{count}, {source}',
    turning: 'Переломний момент',
    more: 'Ще',
  },
});
