import type { Verb } from '../../meaning/clause.ts';
import { type RoleSlot as AnyRoleSlot, type Slot as AnySlot, role as anyRole, tail } from '../frame.ts';

/**
 * English verbs: the base form and where their roles stand. A slot is a word that is always said, a role with its
 * preposition, or the tail of the amount ("for each …", "equal to …"), which English keeps for the end.
 */

/** How a phrase is shaped by its slot. */
export type Shape =
  | 'object'
  | 'possessive'
  | 'into'
  | 'source'
  | 'plus'
  | 'predicate'
  | 'ownCards'
  | 'options'
  | 'chosen'
  | 'shift'
  | 'its'
  | 'them'
  | 'sideCard'
  | 'sideDeck'
  | 'hand';

/** A role with what stands around it. */
export type RoleSlot = AnyRoleSlot<Shape>;
/** One place in a frame. */
export type Slot = AnySlot<Shape>;

/** What English needs to know of a verb. */
export interface VerbEntry {
  /** The base form; its first word is inflected. */
  readonly base: string;
  readonly frame: readonly Slot[];
  /** Said as it stands, whoever acts: "cannot be cancelled". */
  readonly fixed?: true;
  /** The subject when no role names it. */
  readonly subject?: string;
}

const role = anyRole<Shape>;
const verb = (base: string, ...frame: readonly Slot[]): VerbEntry => ({ base, frame });
const patient = role('patient');
const amount = role('amount');

/** Verbs of cards and abilities. */
const cardVerbs = {
  move: verb('move', patient, amount, role('to', 'to'), tail),
  moveThrough: verb('move through opposing fighters'),
  moveThroughSidekicks: verb('move through sidekicks'),
  place: verb('place', patient, role('at', 'in')),
  swap: verb('swap the spaces of', patient),
  deal: verb('deal', amount, role('recipient', 'to'), tail),
  recover: verb('recover', amount, tail),
  setHealth: verb('set', patient, role('amount', 'to')),
  defeat: verb('defeat', patient),
  returnFighter: verb('return', patient, role('to', 'to')),
  summon: verb('summon', patient, role('to', 'to')),
  removeFighter: verb('remove', patient, 'from the board'),
  stayPut: {
    base: 'must stay in',
    fixed: true,
    frame: [role('agent', undefined, 'its'), 'space until the end of this turn'],
  },
  comeBack: verb('place', patient, 'in any space at the start of your next turn'),
  draw: verb('draw', amount, tail),
  drawUntil: verb('draw cards until', role('agent', undefined, 'them'), 'have', amount, 'in hand'),
  discard: verb('discard', role('patient', undefined, 'source')),
  return: verb('return', role('patient', undefined, 'source'), role('to', 'to')),
  put: verb('put', role('patient', undefined, 'source'), role('to', undefined, 'into'), role('manner')),
  shuffleInto: verb('shuffle', role('patient', undefined, 'source'), role('to', undefined, 'into')),
  keep: verb('keep', patient),
  lookAt: verb('look at', patient),
  resolvePart: verb('resolve the', role('with'), 'effect of', patient),
  gatherPlayed: verb(
    'put your combat card',
    role('to', undefined, 'into'),
    'instead of into your discard pile',
  ),
  gatherAll: verb(
    'put your cards',
    role('to', undefined, 'into'),
    'whenever they would go to your discard pile',
  ),
  revealTop: verb('reveal the top card of', patient, 'and resolve it'),
  lookAtTop: verb('look at the top card of', patient, role('with', ':')),
  shuffleAllInto: verb('shuffle', amount, role('to', 'into')),
  discardOpen: verb('discard the revealed', role('patient', undefined, 'sideCard')),
  buryDiscarded: verb(
    'put a discarded',
    role('patient', undefined, 'sideCard'),
    'on the bottom of',
    role('patient', undefined, 'sideDeck'),
  ),
  revealSome: verb('have revealed', amount),
  doAgain: verb('do so again'),
  reveal: verb('reveal', patient),
  search: verb('put', patient, 'from your deck or discard pile into your hand'),
  shuffleSearched: verb('shuffle your deck if you searched it'),
  discardChosen: verb('choose', role('patient', undefined, 'chosen'), role('other', 'for'), 'to discard'),
  playInCombat: verb('play', patient, 'in this combat'),
  beSameCard: { base: 'may be the same card', subject: 'it', fixed: true, frame: [] },
  boost: verb('BOOST', patient),
  boostFaceDown: verb('BOOST that attack with a card placed face down'),
  become: verb('become', amount),
  change: verb('change', patient, role('amount', 'to')),
  add: verb('add', amount, role('to', 'to'), tail),
  subtract: verb('subtract', amount, role('to', 'from'), tail),
  ignore: verb('ignore', patient),
  fix: verb('become', amount, 'and cannot be changed by card effects'),
  fixForGood: verb('become', amount, 'and cannot be changed'),
  cancel: verb('cancel', patient),
  passThrough: { base: 'may move through opposing fighters', fixed: true, frame: [] },
  takeNone: verb('take', patient),
  takeAtMost: verb('take no more than', amount, 'in this combat'),
  redirect: verb('take the combat damage', role('from', 'instead of')),
  replace: verb('take', role('patient', undefined, 'possessive'), 'place in this combat'),
  takeSide: verb('be now', role('as')),
  shiftValue: verb('change', patient, role('amount', 'by', 'shift')),
  makeBonusAttack: verb('make the bonus attack'),
  playFaceUp: verb('play', patient, role('manner'), 'and predict the printed value of the attack card'),
  playOpenly: verb('play', patient, role('manner')),
  playOnlyAgainst: { base: 'can play', fixed: true, frame: [patient, role('to', 'only against')] },
  playAs: verb('play', patient, role('as', 'as')),
  gain: verb('gain', amount, tail),
  activate: verb('activate', patient, amount, tail),
  deactivate: verb('deactivate', patient, amount, tail),
  gainFreeAttack: verb('gain a free attack action', role('patient', 'against')),
  lose: verb('lose', amount, tail),
  spend: verb('spend', amount, tail),
  pay: verb('pay', role('recipient'), amount, role('from', 'from'), tail),
  end: verb('end', patient),
  transform: verb('become', role('to')),
  selectForm: verb('choose', role('to')),
  changeForm: verb('change', patient),
  assignAtMost: {
    base: 'can be assigned no more damage than',
    fixed: true,
    frame: [role('agent', undefined, 'its'), 'remaining health'],
  },
  assign: verb('assign', patient, role('to', 'to')),
  moveFurther: verb('add', amount, 'to your move value', tail),
  goFurther: { base: 'can move', fixed: true, frame: [amount, 'when you maneuver', tail] },
  escape: verb(
    'place',
    patient,
    'in any space instead of moving',
    role('patient', undefined, 'them'),
    'when you BOOST a maneuver',
  ),
  hideHand: verb(
    'reveal',
    patient,
    'from your hand to cancel an effect that would show your hand to an opponent',
  ),
  exchangeValues: verb('exchange the values of the two cards in this combat'),
  goToOpponents: {
    base: "go to your opponent's hand instead of your discard pile after you play them",
    fixed: true,
    frame: [],
  },
  comeToHand: {
    base: 'go to your hand when an opponent discards them from hand',
    fixed: true,
    frame: [],
  },
  comeToTop: {
    base: 'go to the top of your deck when an opponent discards them from hand',
    fixed: true,
    frame: [],
  },
  comeToEither: {
    base: 'go to your hand or to the top of your deck, whichever you choose, when an opponent discards them from hand',
    fixed: true,
    frame: [],
  },
  boostOften: verb('BOOST', patient, role('amount', 'with')),
  playInstead: verb('play', patient, 'instead'),
  attackAnywhere: verb('attack fighters in any space', role('with', 'with')),
  attackAnywhereNext: verb('make your next attack', role('with', 'with'), 'against a fighter in any space'),
  playFrom: verb('play', role('patient', undefined, 'source'), role('with', 'with')),
  shuffleOwn: verb('shuffle your deck'),
  beUndefeated: verb('count as not defeated'),
  hideHandWith: verb('reveal', patient, ', which cancels the effect that would have shown the hand'),
  standAgain: verb('return', role('amount', 'with'), role('at', 'to'), ', not defeated after all'),
  beRanged: verb('be a ranged fighter'),
  drawInManeuver: verb('draw', amount, 'when you maneuver', tail),
  keepHealth: {
    base: 'cannot reduce',
    subject: 'damage',
    fixed: true,
    frame: [patient, role('amount', 'below')],
  },
  cannotBeCancelled: { base: 'cannot be cancelled', fixed: true, frame: [] },
  linkSpaces: verb('move between spaces with', patient, 'as if they were adjacent'),
  notCount: { base: 'with', subject: 'spaces', fixed: true, frame: [patient, 'do not count'] },
  notCountMoving: {
    base: 'with',
    subject: 'spaces',
    fixed: true,
    frame: [patient, 'do not count when you move', role('agent')],
  },
  relayToken: {
    base: 'is left off the board, move one from another space there instead',
    subject: 'if none',
    fixed: true,
    frame: [],
  },
  startWith: verb('start the game with', amount),
  keepRest: verb('hold the rest'),
  haveAtMost: { base: 'can never have more than', fixed: true, frame: [amount] },
  startAs: verb('start the game as', role('as')),
  startInReserve: verb('start the game off the board, in reserve'),
  lieInRow: verb('lie in a row in this order'),
  alwaysOneOf: verb('be always', role('as')),
  placeTokens: verb('place', patient, role('at', 'in')),
  symbolRule: {
    base: 'be resolved only if the top card of your discard pile shows that symbol',
    subject: 'an effect marked with a symbol',
    frame: [],
  },
  symbolStart: {
    base: 'show',
    subject: 'an empty discard pile',
    frame: [patient],
  },
  symbolWild: verb('stand for one symbol of your choice'),
  formCards: { base: 'can play', fixed: true, frame: [role('patient', undefined, 'ownCards')] },
  boostLost: {
    base: 'be lost if the effects of the attack card are cancelled',
    subject: 'the BOOST',
    frame: [],
  },
  choose: verb('choose', patient),
  name: verb('name', patient),
  chooseModes: verb('choose', amount),
  do: verb('do'),
  be: verb('be', role('as', undefined, 'predicate')),
  exist: verb('be'),
  have: verb('have', amount, patient),
  haveNone: verb('be empty'),
  equal: verb('be', amount),
  tie: { base: 'be the same', subject: 'the value of both cards', frame: [] },
  predictRight: verb('predict correctly'),
  beActive: verb('be active'),
  formChosen: verb('be chosen'),
  wonThisTurn: { base: 'have already won a combat this turn', fixed: true, frame: [] },
  notWonThisTurn: { base: 'have not yet won a combat this turn', fixed: true, frame: [] },
  maneuvered: { base: 'have maneuvered this turn', fixed: true, frame: [] },
  notManeuvered: { base: 'have not maneuvered this turn', fixed: true, frame: [] },
  movedAlong: { base: 'has moved along', fixed: true, frame: [amount, 'this turn'] },
  notMovedAlong: { base: 'has not moved along', fixed: true, frame: [amount, 'this turn'] },
  beCombatDamage: { base: 'is combat damage', subject: 'that damage', fixed: true, frame: [] },
  beOwnCard: { base: 'is from your deck', subject: 'this card', fixed: true, frame: [] },
  beOthersCard: { base: 'is not from your deck', subject: 'this card', fixed: true, frame: [] },
  notBeCombatDamage: { base: 'is no combat damage', subject: 'that damage', fixed: true, frame: [] },
  winCombat: verb('win', patient),
  loseCombat: verb('lose', patient),
  playCombatCard: verb('play', patient, role('manner')),
  playedAs: verb('be played as', role('as')),
  hasType: verb('be', role('as')),
  showSymbols: verb('show', patient),
  showSymbol: { base: 'show', subject: 'your discard pile', frame: [patient] },
  wasDealt: { base: 'be dealt', subject: 'damage', frame: [role('recipient', 'to'), role('manner')] },
  attack: verb('attack', patient),
  attackWith: verb('attack', patient, role('with', 'with')),
  maneuver: verb('maneuver'),
  takeDamage: verb('take damage'),
  takeCombatDamage: verb('take combat damage'),
  wouldTakeDamage: { base: 'would take damage', fixed: true, frame: [] },
  beDefeated: verb('be defeated'),
  noneOpen: {
    base: '',
    subject: 'no',
    fixed: true,
    frame: [role('patient', undefined, 'sideCard'), 'is revealed'],
  },
  lieOpen: verb('be revealed'),
  discardSome: verb('have discarded', amount),
  beAttacked: verb('be attacked'),
  drawManeuvering: verb('draw in a maneuver'),
  resolveScheme: verb('resolve a scheme'),
  leaveZone: verb('leave', role('patient', undefined, 'possessive'), 'zone'),
} as const satisfies Partial<Record<Verb, VerbEntry>>;

/** Verbs of the log and of choices. */
const eventVerbs = {
  begin: verb('go first'),
  startTurn: verb('start turn', amount),
  endTurn: verb('end the turn'),
  endTurnEarly: verb('end the turn early'),
  takeAction: verb('take action', amount, role('as', ':')),
  mulligan: verb('draw a new hand'),
  drawNamed: verb('draw', patient),
  miss: verb('be unable to draw', amount),
  discardNamed: verb('discard', patient, role('manner')),
  putNamed: verb('put', patient, role('from', 'from'), role('to', undefined, 'into')),
  getFrom: verb('get', patient, role('from', 'from'), role('to', undefined, 'into')),
  lookAtHand: verb('look at', role('patient', undefined, 'possessive'), 'hand', role('with', ':')),
  revealFromDeck: verb('reveal', patient, 'from the deck'),
  revealNamed: verb('reveal', role('patient', undefined, 'hand')),
  shuffle: verb('shuffle the deck'),
  boostBy: verb('BOOST', role('to'), role('with', 'with'), role('amount', '(', 'plus', ')')),
  layBoost: verb('lay', patient, 'face down as a BOOST'),
  bePlaced: verb('be placed in', role('at'), role('from', '(from', undefined, ')')),
  moveFromTo: verb('move', role('from', 'from'), role('to', 'to'), role('amount', '(', undefined, ')')),
  swapSpaces: verb('swap spaces'),
  open: verb('open', patient),
  close: verb('close', patient),
  playScheme: verb('play', patient),
  useItem: verb('use', patient),
  getItem: verb('get', patient),
  bonusAttackWith: verb('attack', role('patient'), 'again with', role('with'), role('amount', ', value')),
  defendWith: verb('defend', role('with', 'with')),
  defendWithout: verb('defend without a card'),
  predict: verb('predict', amount, role('with', 'with')),
  beRevealed: verb('be revealed'),
  valueChange: verb('go', role('from', 'from'), role('to', 'to')),
  beIgnored: verb('be ignored'),
  beFixed: verb('be fixed at', role('to')),
  beCancelled: verb('be cancelled'),
  beCancelledByLoss: verb('be cancelled if its player loses the combat'),
  notBeCancelled: { base: 'cannot be cancelled', fixed: true, frame: [] },
  takePlaceOf: verb('take', role('patient', undefined, 'possessive'), 'place in the combat'),
  becomeCard: verb('become', role('as')),
  resolveCombat: {
    base: 'end',
    subject: 'the combat',
    frame: [role('from'), role('to', 'to'), role('amount', ':')],
  },
  suffer: verb('take', amount, { role: 'limit', prep: 'and {has|have}', after: 'left' }),
  beSpared: verb('be spared', amount),
  takeInstead: verb('take', amount, role('from', 'instead of')),
  heal: verb('recover', amount, { role: 'limit', prep: 'and now {has|have}' }),
  beSetTo: verb('have', amount, 'now'),
  returnTo: verb('return to the board in', role('at')),
  enter: verb('enter the board in', role('at')),
  leave: verb('leave the board'),
  beHeld: verb('be held in place until the end of the turn'),
  counterChange: verb('go', role('from', 'from'), role('to', 'to')),
  takeForm: verb('become', role('as')),
  buryIn: verb('put', patient, 'on the bottom', role('to', 'of')),
  chooseNamed: verb('choose', patient),
  beChosen: verb('be chosen', role('from', 'from', 'possessive'), 'hand'),
  placeToken: verb('place', patient, role('at', 'in')),
  moveToken: verb('move', patient, role('from', 'from'), role('to', 'to')),
  nameNumber: verb('choose', amount),
  chooseOptions: verb('choose', role('patient', undefined, 'options')),
  last: verb('last until the end of the turn'),
  resign: verb('resign'),
  runOutOfTime: verb('run out of time'),
  beEliminated: verb('be eliminated'),
  winGame: verb('win the game'),
  endInDraw: { base: 'end in a draw', subject: 'the game', frame: [] },
  stay: verb('stay', role('at', 'in')),
  comeBackHere: verb('go there and back'),
  step: verb('step to', role('to')),
} as const satisfies Partial<Record<Verb, VerbEntry>>;

/** Every verb; a missing one is a compile error. */
export const verbs: { readonly [V in Verb]: VerbEntry } = { ...cardVerbs, ...eventVerbs };

interface Forms {
  readonly third: string;
  readonly past: string;
  readonly plural?: string;
  readonly pastPlural?: string;
}

/** Verbs that do not simply take -s and -ed. */
export const irregular: Readonly<Record<string, Forms>> = {
  be: { third: 'is', past: 'was', plural: 'are', pastPlural: 'were' },
  become: { third: 'becomes', past: 'became' },
  begin: { third: 'begins', past: 'began' },
  choose: { third: 'chooses', past: 'chose' },
  deal: { third: 'deals', past: 'dealt' },
  do: { third: 'does', past: 'did' },
  draw: { third: 'draws', past: 'drew' },
  fight: { third: 'fights', past: 'fought' },
  get: { third: 'gets', past: 'got' },
  go: { third: 'goes', past: 'went' },
  have: { third: 'has', past: 'had' },
  keep: { third: 'keeps', past: 'kept' },
  lay: { third: 'lays', past: 'laid' },
  leave: { third: 'leaves', past: 'left' },
  lose: { third: 'loses', past: 'lost' },
  make: { third: 'makes', past: 'made' },
  pass: { third: 'passes', past: 'passed' },
  pay: { third: 'pays', past: 'paid' },
  play: { third: 'plays', past: 'played' },
  put: { third: 'puts', past: 'put' },
  spend: { third: 'spends', past: 'spent' },
  stay: { third: 'stays', past: 'stayed' },
  take: { third: 'takes', past: 'took' },
  win: { third: 'wins', past: 'won' },
  BOOST: { third: 'BOOSTs', past: 'BOOSTed' },
};
