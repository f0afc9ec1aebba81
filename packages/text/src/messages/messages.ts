import { en } from './en.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { messageFrom, type PlainId, type TableOf, type TablesOf } from './template.ts';
import { uk } from './uk.ts';

/**
 * Words of the interface, by id. Each id names its parameters; every language has a template for each id. Numbers pick
 * their plural class by the rules of the language.
 */
export const MESSAGES = {
  // Table
  tagline: [],
  unofficial: [],
  headingBoard: [],
  headingHand: [],
  headingDeck: [],
  headingDiscard: [],
  headingLog: [],
  headingCombat: [],
  headingFighters: [],
  headingChoices: [],
  headingAbility: [],
  headingCards: [],
  turnOf: ['turn', 'name'],
  yourTurn: [],
  waitingFor: ['name'],
  thinking: ['name'],
  actionsLeft: ['count'],
  cardsInHand: ['count'],
  cardsInDeck: ['count'],
  cardsInDiscard: ['count'],
  health: ['now', 'full'],
  defeated: [],
  offBoard: [],
  inReserve: [],
  doorOpen: ['door'],
  doorClosed: ['door'],
  unknownCard: [],
  onePasses: ['name'],
  attackValue: [],
  defenseValue: [],
  valueOfCard: ['side', 'card'],
  valueOfPrinted: ['side', 'card', 'value'],
  valueSet: ['side', 'from', 'to', 'change'],
  valueAdded: ['side', 'from', 'to', 'change'],
  valueIgnored: ['side', 'from', 'to', 'change'],
  valueFixed: ['side', 'from', 'to', 'change'],
  valuePrinted: ['side', 'from', 'to', 'change'],
  valueBecause: ['step', 'source'],
  // Why a card cannot be played
  defenseCannotAttack: [],
  attackCannotDefend: [],
  schemeCannotDefend: [],
  usersGone: [],
  otherUser: [],
  otherForm: [],
  noTarget: [],
  notAttackedYet: [],
  // Card faces
  typeAttack: [],
  typeDefense: [],
  typeVersatile: [],
  typeScheme: [],
  boost: ['value'],
  noBoost: [],
  anyFighter: [],
  copies: ['count'],
  bonusAttack: ['name', 'value'],
  labelled: ['label', 'text'],
  // Options
  optionDone: [],
  optionNone: [],
  optionYes: [],
  optionNo: [],
  optionToken: ['token', 'space'],
  // Prompts
  promptFrom: ['source', 'question'],
  promptAction: [],
  promptMulligan: [],
  promptPlaceSidekick: [],
  promptPlaceToken: [],
  promptMoveBoost: [],
  promptMoves: [],
  promptStep: [],
  promptDefend: [],
  promptPredict: [],
  promptHandLimit: [],
  promptReturn: [],
  promptOrder: [],
  promptMay: [],
  promptPay: [],
  promptModes: [],
  promptPlace: [],
  promptSummon: [],
  promptTake: [],
  promptTakeDiscard: [],
  promptTakeHand: [],
  promptTakeTop: [],
  promptTakeBottom: [],
  promptTakeMore: [],
  promptArrange: [],
  promptBoost: [],
  promptSymbol: [],
  promptToken: [],
  promptAssign: [],
  promptPickFighter: [],
  promptPickSpace: [],
  promptPickCard: [],
  promptPickNumber: [],
  promptPickPlayer: [],
  promptPickToken: [],
  promptMovesEffect: [],
  promptMoveOne: ['fighter'],
  promptPlaceOne: ['fighter'],
  promptStartOne: ['fighter'],
  // End of the game
  endOfGame: ['result', 'reason'],
  endDefeat: [],
  endResigned: [],
  endAgreed: [],
  endCapped: [],
} as const satisfies Record<string, readonly string[]>;

/** The name of a message. */
export type MessageId = keyof typeof MESSAGES;

/** The names of messages without parameters. */
export type PlainMessageId = PlainId<typeof MESSAGES>;

/** All messages of one language; a missing one is a compile error. */
export type MessageTable = TableOf<typeof MESSAGES>;

/** The messages of every language. */
export const messageTables: TablesOf<typeof MESSAGES> = { en, pt, fr, uk };

/** A message in words. */
export const message = messageFrom<typeof MESSAGES>(messageTables);
