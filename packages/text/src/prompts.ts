import type { Decision, DecisionKind, Prompt } from '@peerless/rules';
import { sourceText } from './cause.ts';
import { message, type PlainMessageId } from './messages.ts';
import type { Names } from './names.ts';
import type { TextLanguage } from './realiser.ts';

/** What each question says; a missing one is a compile error. `pick` depends on what is picked. */
const PROMPTS: { readonly [P in Exclude<Prompt, 'pick'>]: PlainMessageId } = {
  action: 'promptAction',
  mulligan: 'promptMulligan',
  placeSidekick: 'promptPlaceSidekick',
  placeToken: 'promptPlaceToken',
  moveBoost: 'promptMoveBoost',
  moves: 'promptMoves',
  step: 'promptStep',
  defend: 'promptDefend',
  predict: 'promptPredict',
  handLimit: 'promptHandLimit',
  return: 'promptReturn',
  order: 'promptOrder',
  may: 'promptMay',
  pay: 'promptPay',
  modes: 'promptModes',
  place: 'promptPlace',
  summon: 'promptSummon',
  take: 'promptTake',
  takeMore: 'promptTakeMore',
  arrange: 'promptArrange',
  boost: 'promptBoost',
  symbol: 'promptSymbol',
  token: 'promptToken',
  assign: 'promptAssign',
};

const PICKS: { readonly [K in DecisionKind]: PlainMessageId } = {
  action: 'promptAction',
  fighter: 'promptPickFighter',
  space: 'promptPickSpace',
  card: 'promptPickCard',
  number: 'promptPickNumber',
  mode: 'promptModes',
  'yes-no': 'promptMay',
  order: 'promptOrder',
  step: 'promptStep',
  player: 'promptPickPlayer',
};

/** What is asked, and by which card or ability: "Skirmish: choose a fighter." */
export function promptText(
  decision: Pick<Decision, 'prompt' | 'kind' | 'source'>,
  names: Names,
  lang: TextLanguage,
): string {
  const { prompt, kind, source } = decision;
  const question = message(lang, prompt === 'pick' ? PICKS[kind] : PROMPTS[prompt]);
  if (source.card === undefined && source.ability === undefined) return question;
  return message(lang, 'promptFrom', { source: sourceText(source, names, lang), question });
}
