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
  readonly fellBy: readonly ['name', 'count', 'source'];
  readonly fellExhausted: readonly ['name', 'count'];
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
    fellBy: '{name} fell to {count} damage: {source}.',
    fellExhausted: '{name} fell to {count} damage: the deck was empty.',
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
    fellBy: '{name} caiu com {count} de dano: {source}.',
    fellExhausted: '{name} caiu com {count} de dano: o baralho acabou.',
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
    bestCardDid: 'jouée {count} fois, {damage} dégâts',
    fellBy: '{name} succombe à {count} dégâts\u202f: {source}.',
    fellExhausted: '{name} succombe à {count} dégâts\u202f: le paquet était vide.',
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
    course: 'Здоров’я, хід за ходом',
    toTurningPoint: 'Дивитися переломний момент',
    bestCard: 'Найкраща карта',
    bestCardDid: 'зіграно разів: {count}, ушкодження: {damage}',
    fellBy: '{name} — поразка від {count} ушкодження: {source}.',
    fellExhausted: '{name} — поразка від {count} ушкодження: колода порожня.',
  },
});
