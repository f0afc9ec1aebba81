import type { HeroDef, RowDef } from '@peerless/language';
import { contextFor, formsOf, labelNamed, sideNamed } from '../clauses/context.ts';
import { operationsIn } from '../clauses/operations-in.ts';
import { namedFighter, ownPile } from '../clauses/selectors.ts';
import { act, type Clause, symbolLabel } from '../meaning/clause.ts';
import type { FighterPhrase, Named, Phrase } from '../meaning/phrase.ts';
import type { Lead } from '../meaning/sentence.ts';

/** One text about something declared. */
export interface Declaration {
  readonly leads: readonly Lead[];
  readonly clauses: readonly Clause[];
}

/** What a hero declares (counters, forms, tokens, symbols, reserve): what is done once, and what always holds. */
export interface Declared {
  readonly setup: readonly Declaration[];
  readonly standing: readonly Declaration[];
}

/** What a hero declares, as clauses. */
export function declarations(hero: HeroDef): Declared {
  const plain = (clauses: readonly Clause[]): Declaration => ({ leads: [], clauses });
  return {
    setup: [
      ...[
        ...startingCounters(hero),
        ...firstForm(hero),
        ...sideDeck(hero),
        ...reserve(hero),
        ...tokensAside(hero),
      ].map(plain),
      ...tokens(hero),
    ],
    standing: [...fullCounters(hero), ...forms(hero), ...symbols(hero), ...piles(hero)].map(plain),
  };
}

type Texts = readonly (readonly Clause[])[];

const heroPhrase = (hero: HeroDef): FighterPhrase => namedFighter(hero.slug, contextFor(hero, 'ability'));

const parts = (row: RowDef): readonly Phrase[] =>
  row.parts.map((named): Phrase => ({ is: 'label', label: 'part', named }));

const startingCounters = (hero: HeroDef): Texts =>
  (hero.counters ?? []).map((counter) => [
    ...(counter.row === undefined
      ? []
      : [act('lieInRow', { agent: { is: 'list', items: parts(counter.row) } })]),
    act('startWith', { agent: heroPhrase(hero), amount: { is: 'amount', unit: counter, n: counter.start } }),
    ...(counter.rest === undefined
      ? []
      : [
          act('keepRest', {
            agent: { is: 'label', label: 'rest', named: { slug: 'rest', ...counter.rest } },
          }),
        ]),
  ]);

const fullCounters = (hero: HeroDef): Texts =>
  // A row has as many parts as it has, which was said.
  (hero.counters ?? [])
    .filter(({ row }) => row === undefined)
    .map((counter) => [
      act('haveAtMost', { agent: heroPhrase(hero), amount: { is: 'amount', unit: counter, n: counter.max } }),
    ]);

const label = (named: Named): Phrase => ({ is: 'label', label: 'form', named });

/** Whether an ability says at setup which form to start in. */
const isChosen = (hero: HeroDef): boolean =>
  hero.hooks.some((hook) => hook.when === 'setup' && operationsIn('form', hook.do).length > 0);

/** Without a word at setup the first form is the one to start in. */
function firstForm(hero: HeroDef): Texts {
  const [first] = formsOf(hero);
  if (first === undefined || isChosen(hero) || hero.formNoun?.chosen) return [];
  return [[act('startAs', { agent: heroPhrase(hero), as: label(first) })]];
}

function forms(hero: HeroDef): Texts {
  if (hero.forms === undefined || !isChosen(hero)) return [];
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

const tokensAside = (hero: HeroDef): Texts =>
  (hero.tokens ?? [])
    .filter(({ starts }) => starts === 'reserve')
    .map((token) => [
      act('startInReserve', { agent: { is: 'several', of: 'token', kind: token, n: token.count } }),
    ]);

const tokens = (hero: HeroDef): readonly Declaration[] =>
  (hero.tokens ?? [])
    .filter(({ starts }) => starts !== 'reserve')
    .map((token) => ({
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

const reserve = (hero: HeroDef): Texts =>
  hero.sidekicks
    .filter((sidekick) => sidekick.starts === 'reserve')
    .map((sidekick) => [
      act('startInReserve', { agent: { is: 'several', of: 'fighter', kind: sidekick, n: sidekick.count } }),
    ]);

/** "Shuffle 7 Miseries into Pandora's Box." */
const sideDeck = (hero: HeroDef): Texts =>
  hero.sideDeck === undefined
    ? []
    : [
        [
          act('shuffleAllInto', {
            amount: { is: 'amount', unit: sideNamed(hero, 'card'), n: hero.sideDeck.cards.length },
            to: { is: 'label', label: 'rest', named: sideNamed(hero, 'pile') },
          }),
        ],
      ];

/** What goes to a pile instead of to the discard pile. */
const piles = (hero: HeroDef): Texts =>
  (hero.piles ?? []).flatMap(({ slug, gathers }) =>
    gathers === undefined
      ? []
      : [
          [
            act(gathers === 'all' ? 'gatherAll' : 'gatherPlayed', {
              to: ownPile(slug, contextFor(hero, 'ability')),
            }),
          ],
        ],
  );

function symbols(hero: HeroDef): Texts {
  const start = hero.symbols?.start;
  if (start === undefined) return [];
  const shown = symbolLabel(labelNamed(hero, start));
  const wild = start === 'wild' ? [act('symbolWild', { agent: shown })] : [];
  return [[act('symbolRule'), act('symbolStart', { patient: shown }), ...wild]];
}
