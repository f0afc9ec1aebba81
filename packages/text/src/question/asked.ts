import type { CardDef, Effect, HeroDef } from '@peerless/language';
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

interface Told {
  readonly effect: Effect;
  readonly ctx: Context;
}

/** Everything a card does, or all abilities of a hero. */
export function effectsOf(hero: HeroDef, card: CardDef | undefined): readonly Told[] {
  if (card === undefined)
    return hero.hooks.map((hook) => ({ effect: hook.do, ctx: hookContext(hook, hero).ctx }));
  const { bonusAttack: bonus } = card;
  const parts = [card.immediately, card.during, card.after, card.scheme];
  const told = (effect: Effect | undefined, isBonus?: true): readonly Told[] => {
    if (effect === undefined) return [];
    const scope = card.type === 'scheme' ? 'scheme' : 'combat';
    return [{ effect, ctx: contextFor(hero, scope, { card, ...(isBonus ? { bonus: true } : {}) }) }];
  };
  return [
    ...parts.flatMap((effect) => told(effect)),
    ...[bonus?.immediately, bonus?.during, bonus?.after].flatMap((effect) => told(effect, true)),
  ];
}

/** What the asking operation says; empty when the card or ability does not have it. */
export function askedText(
  asking: Effect,
  hero: HeroDef,
  card: CardDef | undefined,
  lang: TextLanguage,
): string {
  for (const { effect, ctx } of effectsOf(hero, card)) {
    const wanted: Wanted = { effect: asking, found: null };
    effectClauses(effect, { ...ctx, wanted });
    if (wanted.found === null) continue;
    const { clauses, before } = wanted.found;
    const said = clauses.some(isForOther) ? clauses.map(mirrored) : clauses;
    // A question is one line, also where a card lists its modes.
    return realisers[lang].text(planText(said, [], realisers[lang], before)).replaceAll('\n', ' ');
  }
  return '';
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
  if (phrase.is === 'player') return phrase.who === 'you' ? RIVAL : YOU;
  return phrase.is === 'fighter' ? otherFighter(phrase) : phrase;
}

function otherFighter({ side, part, ...rest }: FighterPhrase): FighterPhrase {
  return {
    ...rest,
    ...(side === undefined ? {} : { side: SIDES[side] }),
    ...(part === undefined ? {} : { part: part in PARTS ? PARTS[part as keyof typeof PARTS] : part }),
  };
}
