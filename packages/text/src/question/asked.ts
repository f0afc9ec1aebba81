import { type Address, boxEffect, type Effect, effectAt, type HeroDef } from '@peerless/language';
import { effectText } from '../card/card.ts';
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
function contextAt(hero: HeroDef, address: Address): Context | undefined {
  if ('side' in address) return contextFor(hero, 'ability');
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

/** What the operation at an address says; empty when the hero has none there. */
export function askedText(address: Address, hero: HeroDef, lang: TextLanguage): string {
  const box = boxEffect(hero, address);
  const ctx = contextAt(hero, address);
  if (box === undefined || ctx === undefined) return '';
  const whole = unshared(box);
  const wanted: Wanted = { effect: effectAt(whole, address.path) ?? null, found: null };
  effectClauses(whole, { ...ctx, wanted });
  if (wanted.found === null) return '';
  const { clauses, before } = wanted.found;
  const said = clauses.some(isForOther) ? clauses.map(mirrored) : clauses;
  // A question is one line, also where a card lists its modes.
  return realisers[lang].text(planText(said, [], realisers[lang], before)).replaceAll('\n', ' ');
}

/** What the modes of the choice at an address say, in printed order; empty when there is no such choice. */
export function modeTexts(address: Address, hero: HeroDef, lang: TextLanguage): readonly string[] {
  const box = boxEffect(hero, address);
  const asking = box === undefined ? undefined : effectAt(box, address.path);
  const card = 'card' in address ? hero.cards.find(({ slug }) => slug === address.card) : undefined;
  return asking?.op === 'choose' ? asking.from.map((mode) => effectText(mode, hero, lang, card)) : [];
}

/** Somebody else than the reader of the card is asked. */
const isForOther = (clause: Clause): boolean => clause.kind === 'may' && clause.by.who !== 'you';

const RIVAL: PlayerPhrase = { is: 'player', who: 'rival' };
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
    default:
      return clause;
  }
}

function otherSide(phrase: Phrase): Phrase {
  if (phrase.is === 'player' && phrase.who !== 'owner') return phrase.who === 'you' ? RIVAL : YOU;
  return phrase.is === 'fighter' ? otherFighter(phrase) : phrase;
}

function otherFighter({ side, part, ...rest }: FighterPhrase): FighterPhrase {
  return {
    ...rest,
    ...(side === undefined ? {} : { side: SIDES[side] }),
    ...(part === undefined ? {} : { part: part in PARTS ? PARTS[part as keyof typeof PARTS] : part }),
  };
}
