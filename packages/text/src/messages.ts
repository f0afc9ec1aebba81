import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { pt } from './messages/pt.ts';
import { uk } from './messages/uk.ts';
import type { TextLanguage } from './realiser.ts';

/**
 * Words of the interface, by id. Each id names its parameters; every language has a template for each id. Numbers pick
 * their plural class by the rules of the language.
 */
export const MESSAGES = {
  // Table
  title: [],
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
  goodbye: [],
  // Terminal
  askChoice: ['count'],
  helpIntro: [],
  helpNumber: [],
  helpBoard: [],
  helpHand: [],
  helpCard: [],
  helpDiscard: [],
  helpLog: [],
  helpWhy: [],
  helpUndo: [],
  helpSave: [],
  helpResign: [],
  helpQuit: [],
  helpHelp: [],
  saved: ['file'],
  resumed: ['file', 'turn'],
  undone: ['count'],
  undoImpossible: [],
  confirmResign: [],
  confirmQuit: [],
  resigned: ['name'],
  // Errors
  errorNotAChoice: ['input', 'count'],
  errorUnknownCommand: ['input', 'hint'],
  errorUnknownHero: ['input', 'hint'],
  errorUnknownBoard: ['input', 'hint'],
  errorUnknownCard: ['input', 'hint'],
  errorNoFile: ['file'],
  errorNotASave: ['file'],
  errorOldSave: ['file'],
  errorWrite: ['file'],
} as const satisfies Record<string, readonly string[]>;

/** The name of a message. */
export type MessageId = keyof typeof MESSAGES;

type ParamsOf<K extends MessageId> = (typeof MESSAGES)[K][number];

/** The names of messages without parameters. */
export type PlainMessageId = {
  [K in MessageId]: (typeof MESSAGES)[K] extends readonly [] ? K : never;
}[MessageId];

/** A text with `{parameters}`, or one a plural class of the number named by `by`. */
export type Template =
  | string
  | ({ readonly by: string; readonly other: string } & {
      readonly [C in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
    });

/** All messages of one language; a missing one is a compile error. */
export type MessageTable = { readonly [K in MessageId]: Template };

/** The messages of every language. */
export const messageTables: { readonly [L in TextLanguage]: MessageTable } = { en, pt, fr, uk };

type Args<K extends MessageId> = K extends PlainMessageId
  ? []
  : [params: { readonly [P in ParamsOf<K>]: string | number }];

/** A message in words. */
export function message<K extends MessageId>(lang: TextLanguage, id: K, ...[params]: Args<K>): string {
  const given: Readonly<Record<string, string | number>> = params ?? {};
  const template: Template = messageTables[lang][id];
  const text = typeof template === 'string' ? template : pluralOf(template, given, lang);
  return text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(given[name] ?? ''));
}

/** Brazilians say "0 cartas", as the rules of European Portuguese have it; those of `pt` would say "0 carta". */
const PLURALS: { readonly [L in TextLanguage]?: string } = { pt: 'pt-PT' };

function pluralOf(
  template: Exclude<Template, string>,
  given: Readonly<Record<string, string | number>>,
  lang: TextLanguage,
): string {
  const number = Number(given[template.by]);
  return template[new Intl.PluralRules(PLURALS[lang] ?? lang).select(number)] ?? template.other;
}
