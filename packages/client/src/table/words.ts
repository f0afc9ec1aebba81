import { wordsOf } from '../words.ts';

/** The words around the table. */
export const words = wordsOf<{
  readonly seats: readonly [];
  readonly question: readonly [];
  readonly hand: readonly [];
  readonly log: readonly [];
  readonly you: readonly [];
  readonly friend: readonly [];
  readonly otherTeam: readonly [];
  readonly team: readonly ['number'];
  readonly ally: readonly [];
  readonly rival: readonly [];
  readonly notPlaced: readonly [];
  readonly symbol: readonly [];
  /** The card of a side deck that its player has looked at. */
  readonly onTop: readonly ['card'];
  /** Cards of a side deck. */
  readonly discarded: readonly [];
  /** Different ones that the hero has moved along in this turn. */
  readonly paths: readonly [];
  readonly works: readonly [];
  readonly rests: readonly [];
  readonly open: readonly [];
  readonly closed: readonly [];
  readonly isOut: readonly [];
  readonly thinks: readonly [];
  readonly active: readonly [];
  readonly details: readonly [];
  readonly more: readonly [];
  readonly moveValue: readonly ['value'];
  readonly left: readonly ['now', 'full'];
  readonly onBoard: readonly ['now', 'full'];
  readonly turnLine: readonly ['turn'];
  readonly beforeFirstTurn: readonly [];
  readonly timeLeft: readonly ['time'];
  readonly timeLow: readonly ['count'];
  readonly away: readonly [];
}>({
  en: {
    seats: 'Players',
    question: 'Your decision',
    hand: 'Hand',
    log: 'Log',
    you: 'you',
    friend: 'your team',
    otherTeam: 'other team',
    team: 'Team {number}',
    ally: 'ally',
    rival: 'foe',
    notPlaced: 'not placed yet',
    symbol: 'Basket',
    onTop: 'on top: {card}',
    discarded: 'Discarded',
    paths: 'Paths this turn',
    works: 'active',
    rests: 'inactive',
    open: 'possible',
    closed: 'not possible',
    isOut: 'out of the game',
    thinks: 'is thinking…',
    active: 'has the turn',
    details: 'Show details',
    more: 'more…',
    moveValue: 'Move {value}',
    left: '{now} of {full} left',
    onBoard: '{now} of {full} on the board',
    turnLine: 'Turn {turn}',
    beforeFirstTurn: 'Setup',
    timeLeft: 'Time left: {time}',
    timeLow: { by: 'count', one: '{count} second left', other: '{count} seconds left' },
    away: 'away',
  },
  pt: {
    seats: 'Jogadores',
    question: 'Sua decisão',
    hand: 'Mão',
    log: 'Registro',
    you: 'você',
    friend: 'sua equipe',
    otherTeam: 'outra equipe',
    team: 'Equipe {number}',
    ally: 'aliado',
    rival: 'oponente',
    notPlaced: 'ainda fora do tabuleiro',
    symbol: 'Cesta',
    onTop: 'no topo: {card}',
    discarded: 'Descartes',
    paths: 'Caminhos neste turno',
    works: 'em uso',
    rests: 'fora de uso',
    open: 'disponível',
    closed: 'indisponível',
    isOut: 'fora do jogo',
    thinks: 'pensando…',
    active: 'joga agora',
    details: 'Ver detalhes',
    more: 'mais…',
    moveValue: 'Movimento {value}',
    left: { by: 'now', one: 'resta {now} de {full}', other: 'restam {now} de {full}' },
    onBoard: '{now} de {full} no tabuleiro',
    turnLine: 'Turno {turn}',
    beforeFirstTurn: 'Preparação',
    timeLeft: 'Tempo restante: {time}',
    timeLow: { by: 'count', one: 'Falta {count} segundo', other: 'Faltam {count} segundos' },
    away: 'ausente',
  },
  fr: {
    seats: 'Joueurs',
    question: 'Votre décision',
    hand: 'Main',
    log: 'Journal',
    you: 'vous',
    friend: 'votre équipe',
    otherTeam: 'autre équipe',
    team: 'Équipe {number}',
    ally: 'allié',
    rival: 'adverse',
    notPlaced: 'pas encore en place',
    symbol: 'Panier',
    onTop: 'sur le dessus\u202f: {card}',
    discarded: 'Défausse',
    paths: 'Chemins de ce tour',
    works: 'en marche',
    rests: 'à l’arrêt',
    open: 'possible',
    closed: 'impossible',
    isOut: 'hors jeu',
    thinks: 'réfléchit…',
    active: 'joue son tour',
    details: 'Voir les détails',
    more: 'suite…',
    moveValue: 'Déplacement {value}',
    left: 'il en reste {now} sur {full}',
    onBoard: '{now} sur {full} sur le plateau',
    turnLine: 'Tour {turn}',
    beforeFirstTurn: 'Mise en place',
    timeLeft: 'Temps restant\u202f: {time}',
    timeLow: { by: 'count', one: 'Plus que {count} seconde', other: 'Plus que {count} secondes' },
    away: 'hors ligne',
  },
  uk: {
    seats: 'Гравці',
    question: 'Ваше рішення',
    hand: 'Рука',
    log: 'Журнал',
    you: 'ви',
    friend: 'ваша команда',
    otherTeam: 'інша команда',
    team: 'Команда {number}',
    ally: 'союзник',
    rival: 'суперник',
    notPlaced: 'ще не на полі бою',
    symbol: 'Кошик',
    onTop: 'зверху: {card}',
    discarded: 'Скинуто',
    paths: 'Шляхи цього ходу',
    works: 'діє',
    rests: 'не діє',
    open: 'можливо',
    closed: 'неможливо',
    isOut: 'поза грою',
    thinks: 'думає…',
    active: 'ходить',
    details: 'Докладніше',
    more: 'далі…',
    moveValue: 'Переміщення {value}',
    left: 'залишилося {now} з {full}',
    onBoard: 'на полі {now} з {full}',
    turnLine: 'Хід {turn}',
    beforeFirstTurn: 'Приготування',
    timeLeft: 'Залишилося часу: {time}',
    timeLow: {
      by: 'count',
      one: 'Залишилася {count} секунда',
      few: 'Залишилося {count} секунди',
      many: 'Залишилося {count} секунд',
      other: 'Залишилося {count} секунди',
    },
    away: 'не в мережі',
  },
});
