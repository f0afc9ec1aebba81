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
  },
});
