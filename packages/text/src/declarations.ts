import type { HeroDef } from '@peerless/language';
import { act, type Clause, symbolLabel } from './clause.ts';
import { contextFor, formsOf, labelNamed } from './context.ts';
import type { FighterPhrase, Named, Phrase } from './phrase.ts';
import { namedFighter } from './selectors.ts';
import type { Lead } from './sentence.ts';

/** One text about something declared. */
export interface Declaration {
  readonly leads: readonly Lead[];
  readonly clauses: readonly Clause[];
}

/** What a hero declares (counters, forms, tokens, symbols, reserve), as clauses. */
export function declarations(hero: HeroDef): readonly Declaration[] {
  const plain = [...counters(hero), ...forms(hero), ...reserve(hero), ...symbols(hero)];
  return [...plain.map((clauses) => ({ leads: [], clauses })), ...tokens(hero)];
}

const heroPhrase = (hero: HeroDef): FighterPhrase => namedFighter(hero.slug, contextFor(hero, 'ability'));

const counters = (hero: HeroDef): readonly (readonly Clause[])[] =>
  (hero.counters ?? []).map((counter) => [
    act('startWith', { agent: heroPhrase(hero), amount: { is: 'amount', unit: counter, n: counter.start } }),
    act('haveAtMost', { agent: heroPhrase(hero), amount: { is: 'amount', unit: counter, n: counter.max } }),
  ]);

/** Without a choice at setup the first form is the one to start in. */
function forms(hero: HeroDef): readonly (readonly Clause[])[] {
  const [first] = formsOf(hero);
  if (first === undefined) return [];
  const chosen = hero.hooks.some(
    (hook) => hook.when === 'setup' && JSON.stringify(hook.do).includes('"op":"form"'),
  );
  const label = (named: Named): Phrase => ({ is: 'label', label: 'form', named });
  if (!chosen) return [[act('startAs', { agent: heroPhrase(hero), as: label(first) })]];
  const items = formsOf(hero).map(label);
  const always = act('alwaysOneOf', { agent: heroPhrase(hero), as: { is: 'list', items, or: true } });
  // Forms with cards of their own.
  const users = formsOf(hero)
    .filter((form) => hero.cards.some((card) => card.user === form.slug))
    .map(label);
  const cards =
    users.length === 0
      ? []
      : [act('formCards', { patient: { is: 'list', items: users, or: true } }, { aside: true })];
  return [[always, ...cards]];
}

const tokens = (hero: HeroDef): readonly Declaration[] =>
  (hero.tokens ?? []).map((token) => ({
    leads: [{ lead: 'when', when: { time: 'setup' } }],
    clauses: [
      act('placeTokens', {
        patient: { is: 'several', of: 'token', kind: token, n: token.count },
        at: {
          is: 'space',
          quantity: 'different',
          where: [{ how: 'empty' }, { how: 'inZone', of: heroPhrase(hero) }],
        },
      }),
    ],
  }));

const reserve = (hero: HeroDef): readonly (readonly Clause[])[] =>
  hero.sidekicks
    .filter((sidekick) => sidekick.starts === 'reserve')
    .map((sidekick) => [
      act('startInReserve', { agent: { is: 'several', of: 'fighter', kind: sidekick, n: sidekick.count } }),
    ]);

function symbols(hero: HeroDef): readonly (readonly Clause[])[] {
  if (hero.symbols === undefined) return [];
  const { start } = hero.symbols;
  const shown = symbolLabel(labelNamed(hero, start));
  const wild = start === 'wild' ? [act('symbolWild', { agent: shown })] : [];
  return [[act('symbolRule'), act('symbolStart', { patient: shown }), ...wild]];
}
