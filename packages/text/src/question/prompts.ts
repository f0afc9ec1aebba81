import type { EffectOf } from '@peerless/language';
import type { Decision, DecisionKind, Option, Prompt } from '@peerless/rules';
import { namedSource } from '../log/cause.ts';
import { act } from '../meaning/clause.ts';
import type { Phrase } from '../meaning/phrase.ts';
import type { PlainMessageId } from '../messages/message-ids.ts';
import { message } from '../messages/messages.ts';
import { fighterName, type Names } from '../names/names.ts';
import { planText } from '../planner/planner.ts';
import { realisers } from '../realise/realisers.ts';
import { seatOf } from './options.ts';

/** What each question says; a missing one is a compile error. `pick` depends on what is picked. */
const PROMPTS: { readonly [P in Exclude<Prompt, 'pick'>]: PlainMessageId } = {
  action: 'promptAction',
  freeAttack: 'promptFreeAttack',
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
  bin: 'promptBin',
  hideHand: 'promptHideHand',
  whichHero: 'promptWhichHero',
  useItem: 'promptUseItem',
  layToken: 'promptPlaceToken',
  comeBack: 'promptComeBack',
  handOver: 'promptHandOver',
  sideCard: 'promptSideCard',
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

export type Asked = Pick<Decision, 'prompt' | 'kind' | 'source'> &
  Partial<Pick<Decision, 'options' | 'effect' | 'address' | 'seat'>>;

/** The one fighter that all options are about, if there is one. */
function onlyFighter(options: readonly Option[] = []): string | undefined {
  const fighters = new Set(options.flatMap((option) => ('fighter' in option ? [option.fighter] : [])));
  const [only] = fighters;
  return fighters.size === 1 ? only : undefined;
}

/** Where a walk ends whose steps are asked for, if that was chosen before. */
function goalOf(options: readonly Option[] = []): number | undefined {
  for (const option of options) if (option.type === 'step') return option.goal;
  return undefined;
}

/** A choice that ends the taking; without one nobody is told that they may stop. */
const isEnd = ({ type }: Option): boolean => type === 'done' || type === 'none';

/** Questions that say which fighter they are about. */
const ABOUT = {
  moves: 'promptMoveOne',
  place: 'promptPlaceOne',
  placeSidekick: 'promptStartOne',
  summon: 'promptSummonOne',
  return: 'promptReturnOne',
  bin: 'promptBinOne',
} as const;

const isAbout = (prompt: Prompt): prompt is keyof typeof ABOUT => Object.hasOwn(ABOUT, prompt);

/** What a card is taken for. */
const TAKEN: { readonly [T in EffectOf<'take'>['to']]?: PlainMessageId } = {
  discard: 'promptTakeDiscard',
  hand: 'promptTakeHand',
  top: 'promptTakeTop',
  bottom: 'promptTakeBottom',
  deck: 'promptTakeDeck',
};

/** Where one question does not say what for, the card does: "Put 1 card from your discard pile into your cauldron. Choose a card." */
function taken(asked: Asked, names: Names): string {
  const { effect } = asked;
  const id = effect?.op === 'take' ? TAKEN[effect.to] : undefined;
  if (id !== undefined) return message(names.lang, id);
  const isReader = effect?.op === 'take' && asked.seat === seatOf(asked.source, names);
  const choose = message(names.lang, PROMPTS.take);
  return [...(isReader ? [whether(asked, names)] : []), choose].filter((text) => text !== '').join(' ');
}

/** Whether to do something is asked by saying what; without the operation, in general. */
const whether = ({ address }: Asked, names: Names): string =>
  address === undefined ? '' : names.asked(address);

/** Whether a number is named that is looked for on cards, and nothing is done as often. */
const isGuess = (effect: EffectOf<'pick'>): boolean =>
  JSON.stringify(effect.do).includes(`"where":{"value":{"val":"reg","reg":${effect.as}}`);

function pickId({ effect, kind }: Asked): PlainMessageId {
  const picking = effect?.op === 'pick' ? effect : undefined;
  const from = picking?.from;
  if (from?.pick === 'card' && from.unseen) return 'promptPickBack';
  if (picking !== undefined && from?.pick === 'number' && !isGuess(picking)) return 'promptPickAmount';
  return from?.pick === 'player' ? 'promptPickAnybody' : PICKS[kind];
}

/** The owner of a card that somebody else played is not who its sentences speak to. */
const isOwnersPick = ({ effect }: Asked): boolean => effect?.op === 'pick' && effect.by === 'owner';

/**
 * What is picked, after the sentence it is picked for: "Deal 2 damage to a fighter. Choose a fighter." Whoever is asked by
 * somebody else's card is not who that sentence speaks to; a sentence that itself tells to choose need not be told twice.
 */
function picked(asked: Asked, names: Names): string {
  const choose = message(names.lang, pickId(asked));
  // What a number is good for is said to the opponent as the opponent reads it.
  const isReader = asked.seat === seatOf(asked.source, names) && !isOwnersPick(asked);
  const purpose = isReader || asked.kind === 'number' ? whether(asked, names) : '';
  const [verb = ''] = choose.split(' ');
  return purpose === '' || purpose.startsWith(`${verb} `) ? purpose || choose : `${purpose} ${choose}`;
}

/** Which token: "Choose a fog token." */
function pickToken({ options = [], source }: Asked, names: Names): string {
  const [slug, ...more] = new Set(
    options.flatMap((option) => (option.type === 'token' ? [option.token] : [])),
  );
  if (slug === undefined || more.length > 0) return message(names.lang, 'promptPickToken');
  const patient: Phrase = { is: 'token', token: names.token(seatOf(source, names), slug), quantity: 'one' };
  const realiser = realisers[names.lang];
  return realiser.text(planText([act('choose', { patient })], [], realiser));
}

/** Where a token goes; only where a hero has one kind of them is it known which. */
function aboutToken(prompt: 'token' | 'placeToken' | 'layToken', asked: Asked, names: Names): string {
  const { lang } = names;
  const isPlaced = prompt !== 'token';
  const token = names.onlyToken(prompt === 'placeToken' ? (asked.seat ?? -1) : seatOf(asked.source, names));
  if (token === undefined) return message(lang, PROMPTS[prompt]);
  const phrase: Phrase = { is: 'token', token, quantity: 'one', ...(isPlaced ? {} : { form: 'that' }) };
  return message(lang, isPlaced ? 'promptPlaceTokenOne' : 'promptTokenOne', {
    token: realisers[lang].subject(phrase),
  });
}

function question(asked: Asked, names: Names): string {
  const { lang } = names;
  const { prompt, source, options } = asked;
  const byEffect = (source.card ?? source.ability ?? source.item) !== undefined;
  if (prompt === 'pick') {
    return options?.some(({ type }) => type === 'token') ? pickToken(asked, names) : picked(asked, names);
  }
  if (prompt === 'token' || prompt === 'placeToken' || prompt === 'layToken')
    return aboutToken(prompt, asked, names);
  const fighter = onlyFighter(options);
  if (fighter !== undefined && isAbout(prompt) && (prompt !== 'moves' || byEffect)) {
    return message(lang, ABOUT[prompt], { fighter: realisers[lang].subject(fighterName(fighter, names)) });
  }
  if (prompt === 'step' && fighter !== undefined) {
    const goal = goalOf(options);
    const name = realisers[lang].capital(realisers[lang].subject(fighterName(fighter, names)));
    if (goal !== undefined) return message(lang, 'promptStepTo', { fighter: name, space: goal });
  }
  if (prompt === 'take' || (prompt === 'takeMore' && !options?.some(isEnd))) return taken(asked, names);
  const [first] = options ?? [];
  if (first?.type === 'toHand' || first?.type === 'toTop')
    return message(lang, 'promptComeBackOne', { card: names.card(first.card) });
  if (prompt === 'may' || prompt === 'pay' || prompt === 'sideCard')
    return whether(asked, names) || message(lang, PROMPTS[prompt]);
  return message(lang, prompt === 'moves' && byEffect ? 'promptMovesEffect' : PROMPTS[prompt]);
}

/** What is asked, and by which card, ability, item or part of the board: "Skirmish: Choose a fighter." The options make it more precise. */
export function promptText(decision: Asked, names: Names): string {
  const asked = question(decision, names);
  const { source } = decision;
  const { lang } = names;
  const from = realisers[lang].capital(namedSource(source, names));
  if (from === '') return asked;
  return message(lang, 'promptFrom', { source: from, question: asked });
}
