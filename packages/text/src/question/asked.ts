import {
  type BoardDef,
  boxEffect,
  type Effect,
  type EffectPath,
  effectAt,
  type HeroAddress,
  type HeroDef,
  type ItemAddress,
  itemEffect,
  sideHook,
  TIMINGS,
  walkEffect,
} from '@peerless/language';
import { itemContext, itemEffectText } from '../card/item.ts';
import { type Context, contextFor, type Wanted } from '../clauses/context.ts';
import { effectClauses } from '../clauses/effects.ts';
import { hookContext } from '../clauses/moments.ts';
import type { Clause } from '../meaning/clause.ts';
import { type FighterPhrase, type Phrase, type PlayerPhrase, YOU } from '../meaning/phrase.ts';
import { mapPhrases } from '../meaning/walk.ts';
import { planText } from '../planner/planner.ts';
import type { TextLanguage } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';

/** The sentence of a card or ability that is in question, said to whoever is asked. */

/** The context in which the box of an address is read. */
function contextAt(hero: HeroDef, address: HeroAddress): Context | undefined {
  if ('side' in address) {
    const hook = sideHook(hero, address);
    return hook === undefined ? contextFor(hero, 'ability') : hookContext(hook, hero).ctx;
  }
  if ('ability' in address) {
    const hook = hero.hooks[address.ability];
    return hook === undefined ? undefined : hookContext(hook, hero).ctx;
  }
  const card = hero.cards.find(({ slug }) => slug === address.card);
  if (card === undefined) return undefined;
  const bonus = address.bonus === true ? { bonus: true as const } : {};
  return contextFor(hero, card.type === 'scheme' ? 'scheme' : 'combat', { card, ...bonus });
}

/** Data files may use one object in two places; in a copy every place has its own. */
const unshared = (effect: Effect): Effect => JSON.parse(JSON.stringify(effect)) as Effect;

/** The clauses of the operation at an address, as the whole effect around it says them; null when the hero has none there. */
function clausesAt(address: HeroAddress, hero: HeroDef): Wanted['found'] {
  const box = boxEffect(hero, address);
  const ctx = contextAt(hero, address);
  return box === undefined || ctx === undefined ? null : clausesIn(box, address.path, ctx);
}

function clausesIn(box: Effect, path: EffectPath, ctx: Context): Wanted['found'] {
  const whole = unshared(box);
  const wanted: Wanted = { effect: effectAt(whole, path) ?? null, found: null };
  effectClauses(whole, { ...ctx, wanted });
  return wanted.found;
}

/** What the operation at an address says; empty when the hero has none there. */
export function askedText(address: HeroAddress, hero: HeroDef, lang: TextLanguage): string {
  const box = boxEffect(hero, address);
  const asking = box === undefined ? undefined : effectAt(box, address.path);
  return saidText(onceMore(clausesAt(address, hero), asking), lang);
}

/** The same for an item of a board. */
export function itemAskedText(address: ItemAddress, board: BoardDef, lang: TextLanguage): string {
  const box = itemEffect(board, address);
  const item = board.items?.find(({ slug }) => slug === address.item);
  if (box === undefined || item === undefined) return '';
  return saidText(clausesIn(box, address.path, itemContext(item)), lang);
}

/** What is done over and over is asked for as it is done once more. */
const onceMore = (found: Wanted['found'], asking: Effect | undefined): Wanted['found'] =>
  found === null || asking?.op !== 'repeat' || asking.while === undefined
    ? found
    : {
        ...found,
        clauses: [{ kind: 'may', by: YOU, body: found.clauses.slice(0, -1), otherwise: [] }],
      };

function saidText(found: Wanted['found'], lang: TextLanguage): string {
  if (found === null) return '';
  const { clauses, before } = found;
  const said = clauses.some(isForOther) ? clauses.map(mirrored) : clauses;
  // A question is one line, also where a card lists its modes.
  return realisers[lang].text(planText(said, [], realisers[lang], before)).replaceAll('\n', ' ');
}

/** What the modes of the choice at an address say to whoever chooses, in printed order; empty when there is no such choice. */
export function modeTexts(
  address: HeroAddress,
  hero: HeroDef,
  lang: TextLanguage,
  toChooser = true,
): readonly string[] {
  const box = boxEffect(hero, address);
  const asking = box === undefined ? undefined : effectAt(box, address.path);
  if (asking?.op !== 'choose') return [];
  const found = clausesAt(address, hero);
  const [modes] = found?.clauses.filter((clause) => clause.kind === 'modes') ?? [];
  if (found === null || modes === undefined) return [];
  const realiser = realisers[lang];
  // Another player who chooses is told what the modes do from there.
  const isOther = toChooser && asking.by !== undefined && asking.by !== 'you';
  const said = (option: readonly Clause[]): readonly Clause[] => {
    const met = asking.able ? option.flatMap(withoutCondition) : option;
    return isOther ? met.map(withAgents).map(mirrored) : met;
  };
  return modes.options.map((option) => realiser.text(planText(said(option), [], realiser, found.before)));
}

/** What is offered only while its condition holds need not say it. */
const withoutCondition = (clause: Clause): readonly Clause[] =>
  clause.kind === 'if' && clause.otherwise.length === 0 ? clause.then : [clause];

/** What a card, or without one an ability, lets choose, in printed order; empty where that is not one choice. */
export function chosenModes(
  hero: HeroDef,
  card: string | null,
  lang: TextLanguage,
  toChooser: boolean,
): readonly string[] {
  const [only, ...more] = choicesOf(hero, card);
  return only === undefined || more.length > 0 ? [] : modeTexts(only, hero, lang, toChooser);
}

/** Where a card or the abilities of a hero let choose between effects. */
function choicesOf({ slug: hero, cards, hooks }: HeroDef, card: string | null): readonly HeroAddress[] {
  const printed = cards.find(({ slug }) => slug === card);
  return card === null
    ? hooks.flatMap((hook, ability) => choicesIn(hook.do, { hero, ability, box: 'hook' }))
    : TIMINGS.flatMap((box) => choicesIn(printed?.[box], { hero, card, box }));
}

function choicesIn<A extends object>(box: Effect | undefined, at: A): (A & { readonly path: EffectPath })[] {
  const found: (A & { readonly path: EffectPath })[] = [];
  if (box === undefined) return found;
  walkEffect(box, ({ kind, name, path }) => {
    if (kind !== 'effect' || name !== 'choose') return;
    const steps = path.match(/\w+/g) ?? [];
    found.push({ ...at, path: steps.map((step) => (/^\d/.test(step) ? Number(step) : step)) });
  });
  return found;
}

/** The same for an item of a board. */
export function itemModes(address: ItemAddress, board: BoardDef, lang: TextLanguage): readonly string[] {
  const box = itemEffect(board, address);
  const asking = box === undefined ? undefined : effectAt(box, address.path);
  const item = board.items?.find(({ slug }) => slug === address.item);
  if (asking?.op !== 'choose' || item === undefined) return [];
  return asking.from.map((mode) => itemEffectText(mode, item, lang));
}

/** Somebody else than the reader of the card is asked. */
const isForOther = (clause: Clause): boolean =>
  clause.kind === 'act'
    ? clause.may !== undefined && clause.may.who !== 'you'
    : (clause.kind === 'may' || clause.kind === 'modes') && clause.by.who !== 'you';

const RIVAL: PlayerPhrase = { is: 'player', who: 'rival', ref: 'rival' };
const SIDES = { own: 'opposing', friendly: 'opposing', opposing: 'own' } as const;
const PARTS = { mine: 'theirs', user: 'theirs', theirs: 'mine' } as const;

/** A clause as the other player reads it: you are the opponent, and what the card bids you do the opponent does. */
const mirrored = (clause: Clause): Clause => mapPhrases(withAgents(clause), otherSide, () => undefined);

function withAgents(clause: Clause): Clause {
  switch (clause.kind) {
    case 'act':
      return { ...clause, roles: { agent: YOU, ...clause.roles } };
    case 'may':
      return {
        ...clause,
        body: clause.body.map(withAgents),
        otherwise: clause.otherwise.map(withAgents),
      };
    case 'modes':
      return { ...clause, options: clause.options.map((option) => option.map(withAgents)) };
    default:
      return clause;
  }
}

const formOf = ({ form }: PlayerPhrase): Pick<PlayerPhrase, 'form'> => (form === undefined ? {} : { form });

function otherSide(phrase: Phrase): Phrase {
  if (phrase.is === 'player' && phrase.who !== 'owner')
    return phrase.who === 'you' ? { ...RIVAL, ...formOf(phrase) } : YOU;
  // "Your opponent puts it into their hand."
  if (phrase.is === 'pile' && phrase.owner?.who === 'you')
    return { ...phrase, owner: { ...phrase.owner, form: 'pronoun' } };
  return phrase.is === 'fighter' ? otherFighter(phrase) : phrase;
}

function otherFighter({ side, part, ...rest }: FighterPhrase): FighterPhrase {
  return {
    ...rest,
    ...(side === undefined ? {} : { side: SIDES[side] }),
    ...(part === undefined ? {} : { part: part in PARTS ? PARTS[part as keyof typeof PARTS] : part }),
  };
}
