import type { Moment } from '@peerless/language';
import type { AmountPhrase, Named, Phrase, PlayerPhrase } from './phrase.ts';

/**
 * Clauses without a language: who does what to whom, under which condition, and whether they must. Each operation of
 * the effect language yields clauses; the planner turns them into sentences, a realiser into words.
 */

/** What can be done or be the case. Every language has a frame for each of them. */
export const VERBS = [
  // Fighters
  'move',
  'moveThrough',
  'moveThroughSidekicks',
  'place',
  'swap',
  'deal',
  'recover',
  'defeat',
  'returnFighter',
  'setHealth',
  'summon',
  'removeFighter',
  'stayPut',
  'comeBack',
  // Cards
  'draw',
  'drawUntil',
  'discard',
  'return',
  'put',
  'shuffleInto',
  'keep',
  'lookAt',
  'reveal',
  'search',
  'shuffleSearched',
  'discardChosen',
  'resolvePart',
  'gatherPlayed',
  'gatherAll',
  'revealTop',
  'lookAtTop',
  'shuffleAllInto',
  'revealSome',
  'discardOpen',
  'buryDiscarded',
  'doAgain',
  'playInCombat',
  'beSameCard',
  // Combat
  'boost',
  'boostFaceDown',
  'boostLost',
  'become',
  'change',
  'add',
  'subtract',
  'ignore',
  'fix',
  'fixForGood',
  'cancel',
  'takeNone',
  'passThrough',
  'takeAtMost',
  'redirect',
  'replace',
  'takeSide',
  'shiftValue',
  'makeBonusAttack',
  'playFaceUp',
  'playOpenly',
  'playOnlyAgainst',
  'playAs',
  // Turn and declared things
  'gain',
  'lose',
  'activate',
  'deactivate',
  'gainFreeAttack',
  'spend',
  'pay',
  'end',
  'transform',
  'selectForm',
  'changeForm',
  'assign',
  'assignAtMost',
  'moveFurther',
  'goFurther',
  'beRanged',
  'escape',
  'attackAnywhere',
  'attackAnywhereNext',
  'playFrom',
  'shuffleOwn',
  'hideHand',
  'exchangeValues',
  'goToOpponents',
  'comeToHand',
  'comeToTop',
  'comeToEither',

  'boostOften',
  'playInstead',
  'beUndefeated',
  'hideHandWith',
  'standAgain',
  'drawInManeuver',
  'keepHealth',
  'cannotBeCancelled',
  'linkSpaces',
  'notCount',
  'notCountMoving',
  'relayToken',
  'startWith',
  'keepRest',
  'haveAtMost',
  'startAs',
  'startInReserve',
  'alwaysOneOf',
  'lieInRow',
  'placeTokens',
  'symbolRule',
  'symbolStart',
  'symbolWild',
  'formCards',
  // Choices
  'choose',
  'name',
  'chooseModes',
  'do',
  // Facts and moments
  'be',
  'exist',
  'have',
  'haveNone',
  'equal',
  'tie',
  'predictRight',
  'formChosen',
  'beActive',
  'noneOpen',
  'lieOpen',
  'discardSome',
  'wonThisTurn',
  'notWonThisTurn',
  'maneuvered',
  'notManeuvered',
  'movedAlong',
  'notMovedAlong',
  'beCombatDamage',
  'notBeCombatDamage',
  'beOwnCard',
  'beOthersCard',
  'winCombat',
  'loseCombat',
  'playCombatCard',
  'playedAs',
  'hasType',
  'showSymbol',
  'showSymbols',
  'wasDealt',
  'attack',
  'attackWith',
  'maneuver',
  'takeDamage',
  'takeCombatDamage',
  'wouldTakeDamage',
  'beDefeated',
  'leaveZone',
  'beAttacked',
  'drawManeuvering',
  'resolveScheme',
] as const;
/** Any verb. */
export type Verb = (typeof VERBS)[number] | EventVerb;

/** What happens in the log; a card may borrow a verb from it. */
export const EVENT_VERBS = [
  'begin',
  'startTurn',
  'endTurn',
  'endTurnEarly',
  'takeAction',
  'mulligan',
  'drawNamed',
  'miss',
  'discardNamed',
  'putNamed',
  'buryIn',
  'getFrom',
  'lookAtHand',
  'revealFromDeck',
  'revealNamed',
  'shuffle',
  'boostBy',
  'layBoost',
  'bePlaced',
  'moveFromTo',
  'swapSpaces',
  'open',
  'close',
  'playScheme',
  'useItem',
  'getItem',
  'bonusAttackWith',
  'defendWith',
  'defendWithout',
  'predict',
  'beRevealed',
  'valueChange',
  'beIgnored',
  'beFixed',
  'beCancelled',
  'beCancelledByLoss',
  'notBeCancelled',
  'takePlaceOf',
  'becomeCard',
  'resolveCombat',
  'suffer',
  'beSpared',
  'takeInstead',
  'heal',
  'beSetTo',
  'returnTo',
  'enter',
  'leave',
  'beHeld',
  'counterChange',
  'takeForm',
  'chooseNamed',
  'beChosen',
  'placeToken',
  'moveToken',
  'nameNumber',
  'chooseOptions',
  'last',
  'resign',
  'runOutOfTime',
  'beEliminated',
  'winGame',
  'endInDraw',
  'stay',
  'comeBackHere',
  'step',
] as const;
/** A verb of the log. */
export type EventVerb = (typeof EVENT_VERBS)[number];

/** The parts that phrases play. Agents come first, so that later mentions can refer back to them. */
export const ROLES = [
  'agent',
  'patient',
  'recipient',
  'other',
  'amount',
  'limit',
  'from',
  'to',
  'at',
  'with',
  'as',
  'manner',
] as const;
/** One of the parts. */
export type Role = (typeof ROLES)[number];
/** The phrases of an act by their parts. */
export type Roles = Readonly<Partial<Record<Role, Phrase>>>;

/** One plain statement or instruction. Without an agent the reader acts. */
export interface Act {
  readonly kind: 'act';
  readonly verb: Verb;
  readonly roles: Roles;
  /** Optional, and whose option it is. */
  readonly may?: PlayerPhrase;
  readonly not?: true;
  readonly past?: true;
  /** In place of what was said before. */
  readonly instead?: true;
  /** Besides what was said before. */
  readonly also?: true;
  /** A remark on the act before it, not a step of its own ("he may pass through …"). */
  readonly aside?: true;
  /** It goes on as long as something lasts: not one deed. */
  readonly lasting?: true;
}

/** A condition: facts joined by and/or. */
export type Cond =
  | { readonly fact: Act }
  | { readonly all: readonly Cond[] }
  | { readonly any: readonly Cond[] }
  | { readonly symbol: Named };

/** An instruction that holds under a condition. */
export interface Conditional {
  readonly kind: 'if';
  readonly cond: Cond;
  readonly then: readonly Clause[];
  readonly otherwise: readonly Clause[];
}

/** Somebody may do it; `otherwise`: what follows if they do not. */
export interface Permission {
  readonly kind: 'may';
  readonly by: PlayerPhrase;
  readonly body: readonly Clause[];
  readonly otherwise: readonly Clause[];
}

/** A price that may be paid. */
export interface Cost {
  readonly kind: 'cost';
  readonly price: Act;
  readonly body: readonly Clause[];
  readonly otherwise: readonly Clause[];
}

/** Something is chosen, then done with. */
export interface Selection {
  readonly kind: 'select';
  readonly what: Phrase;
  readonly ref: string;
  readonly by: PlayerPhrase;
  readonly may: boolean;
  readonly body: readonly Clause[];
  readonly otherwise: readonly Clause[];
}

/** Some of several modes. */
export interface Modes {
  readonly kind: 'modes';
  readonly amount: Phrase;
  /** None that was chosen this way in this turn already. */
  readonly once: boolean;
  /** Each is carried out before the next is chosen. */
  readonly successive: boolean;
  /** Who chooses. */
  readonly by: PlayerPhrase;
  readonly options: readonly (readonly Clause[])[];
}

/** Resolved only while the symbol shows. */
export interface Marked {
  readonly kind: 'mark';
  readonly symbol: Named;
  readonly then: readonly Clause[];
  readonly otherwise: readonly Clause[];
}

/** A continuous statement, with what it depends on and how long it holds. */
export interface Lasting {
  readonly kind: 'lasting';
  readonly act: Act;
  readonly while?: Cond;
  readonly thisTurn?: true;
}

/** Something done so many times. */
export interface Repeated {
  readonly kind: 'repeated';
  readonly amount: AmountPhrase;
  readonly body: readonly Clause[];
}

/** What an operation yields. */
export type Clause = Act | Conditional | Permission | Cost | Selection | Modes | Marked | Lasting | Repeated;

/** Where an ability acts: a fixed time, or when something happens. */
export type When = { readonly time: Moment } | { readonly time: 'when' | 'after'; readonly act: Act };

/** An act of the reader or of `roles.agent`. */
export const act = (
  verb: Verb,
  roles: Roles = {},
  flags: Omit<Act, 'kind' | 'verb' | 'roles'> = {},
): Act => ({
  kind: 'act',
  verb,
  roles,
  ...flags,
});

/** A fact as a condition. */
export const fact = (
  verb: Verb,
  roles: Roles = {},
  flags: Omit<Act, 'kind' | 'verb' | 'roles'> = {},
): Cond => ({
  fact: act(verb, roles, flags),
});

/** Who has not won a combat has lost it; other facts have a word of their own for their opposite. */
const OPPOSITES: { readonly [V in Verb]?: Verb } = {
  winCombat: 'loseCombat',
  loseCombat: 'winCombat',
  wonThisTurn: 'notWonThisTurn',
  notWonThisTurn: 'wonThisTurn',
  maneuvered: 'notManeuvered',
  notManeuvered: 'maneuvered',
  movedAlong: 'notMovedAlong',
  notMovedAlong: 'movedAlong',
  beCombatDamage: 'notBeCombatDamage',
  notBeCombatDamage: 'beCombatDamage',
  beOwnCard: 'beOthersCard',
  beOthersCard: 'beOwnCard',
};

/** The opposite of a condition. */
export function negate(cond: Cond): Cond {
  if ('all' in cond) return { any: cond.all.map(negate) };
  if ('any' in cond) return { all: cond.any.map(negate) };
  if ('symbol' in cond) return fact('showSymbol', { patient: symbolLabel(cond.symbol) }, { not: true });
  const { not, ...positive } = cond.fact;
  const verb = OPPOSITES[positive.verb];
  if (verb !== undefined) return { fact: { ...cond.fact, verb } };
  return { fact: not ? positive : { ...positive, not: true } };
}

/** A symbol as a phrase. */
export const symbolLabel = (named: Named): Phrase => ({ is: 'label', label: 'symbol', named });
