import type { EventType, GameEvent } from '@peerless/rules';

/** What a reader may look for in the log. */
export const KINDS = ['combat', 'damage', 'cards', 'movement'] as const;
export type Kind = (typeof KINDS)[number];

const COMBAT: readonly Kind[] = ['combat'];
const DAMAGE: readonly Kind[] = ['damage'];
const CARDS: readonly Kind[] = ['cards'];
const MOVEMENT: readonly Kind[] = ['movement'];
const OTHER: readonly Kind[] = [];

const KINDS_OF: { readonly [T in EventType]: readonly Kind[] } = {
  gameStarted: OTHER,
  turnStarted: OTHER,
  turnEnded: OTHER,
  actionStarted: OTHER,
  mulligan: CARDS,
  drew: CARDS,
  exhausted: ['cards', 'damage'],
  discarded: CARDS,
  cardMoved: CARDS,
  looked: CARDS,
  shownInDeck: CARDS,
  handRevealed: CARDS,
  cardChosen: CARDS,
  cardReceived: CARDS,
  handHidden: CARDS,
  shuffled: CARDS,
  boosted: CARDS,
  boostLaid: ['combat', 'cards'],
  placed: MOVEMENT,
  moved: MOVEMENT,
  swapped: MOVEMENT,
  door: MOVEMENT,
  schemePlayed: CARDS,
  itemLaid: OTHER,
  itemUsed: OTHER,
  attackDeclared: ['combat', 'cards'],
  bonusAttack: COMBAT,
  defended: ['combat', 'cards'],
  predicted: COMBAT,
  revealed: ['combat', 'cards'],
  valueChanged: COMBAT,
  effectsCancelled: COMBAT,
  afterCancelled: COMBAT,
  notCancelled: COMBAT,
  combatantReplaced: COMBAT,
  cardReplaced: ['combat', 'cards'],
  combatResolved: COMBAT,
  combatWon: COMBAT,
  damaged: DAMAGE,
  prevented: DAMAGE,
  redirected: DAMAGE,
  defeated: DAMAGE,
  recovered: DAMAGE,
  healthSet: DAMAGE,
  summoned: MOVEMENT,
  revived: MOVEMENT,
  wentAway: MOVEMENT,
  held: MOVEMENT,
  counterChanged: OTHER,
  partTurned: OTHER,
  sideRevealed: CARDS,
  sideLooked: CARDS,
  sideDiscarded: CARDS,
  sideBuried: CARDS,
  sideShuffled: CARDS,
  formChanged: OTHER,
  symbolChosen: CARDS,
  tokenPlaced: MOVEMENT,
  tokenMoved: MOVEMENT,
  numberNamed: OTHER,
  modesChosen: OTHER,
  actionsGained: OTHER,
  freeAttackGained: OTHER,
  turnCut: OTHER,
  untilEndOfTurn: OTHER,
  resigned: OTHER,
  timedOut: OTHER,
  eliminated: DAMAGE,
  gameEnded: OTHER,
};

/** What an event is about. Combat damage and a BOOST of an attack or a defense belong to their combat, too. */
export function kindsOf(event: GameEvent): readonly Kind[] {
  if (event.type === 'damaged' && event.kind === 'combat') return ['combat', 'damage'];
  if (event.type === 'boosted' && event.what !== 'move') return ['combat', 'cards'];
  if (event.type === 'itemUsed' && event.cause.rule === 'R-14.70') return COMBAT;
  return KINDS_OF[event.type];
}
