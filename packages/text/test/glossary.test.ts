import { readFileSync } from 'node:fs';
import { fightersOf, nameIn } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { message, realisers, TEXT_LANGUAGES, type TextLanguage } from '../src/index.ts';
import { verbs as english } from '../src/lexicon/en/verbs.ts';
import { formsOf } from '../src/lexicon/fr/conjugation.ts';
import { verbs as french } from '../src/lexicon/fr/verbs.ts';
import { conjugate } from '../src/lexicon/pt/conjugation.ts';
import { verbs as portuguese } from '../src/lexicon/pt/verbs.ts';
import { CASES, type Noun } from '../src/lexicon/uk/grammar.ts';
import { nounNamed } from '../src/lexicon/uk/name.ts';
import { type NounName, nouns } from '../src/lexicon/uk/nouns.ts';
import { verbs as ukrainian } from '../src/lexicon/uk/verbs.ts';
import { everyHero } from './table.ts';

/** The words of the printed books (facts/glossary.json): what we say must agree with them, or differ for a reason. */

type Translated = Readonly<Record<TextLanguage, string>>;
type Cases = Readonly<Record<string, string>>;

interface TermFacts extends Translated {
  readonly id: string;
  /** Ukrainian nouns: `nom`, `gen` … and `pl_nom`, `pl_gen` … */
  readonly cases?: Cases;
  readonly forms?: Readonly<Record<'pt' | 'fr' | 'uk', Readonly<Record<string, string>>>>;
}

interface NamesFacts extends Omit<Translated, 'uk'> {
  readonly uk: Cases;
}

interface FighterFacts extends NamesFacts {
  readonly id: string;
  readonly gender: Readonly<Record<TextLanguage, 'm' | 'f' | 'n'>>;
  readonly article: Readonly<Record<'pt' | 'fr', string>>;
  /** Of a fighter there are several of. */
  readonly one?: NamesFacts;
  /** What cards call the fighter. */
  readonly short?: NamesFacts;
}

interface CardFacts extends Translated {
  readonly slug: string;
  readonly heroes: readonly string[];
}

interface Glossary {
  readonly terms: readonly TermFacts[];
  readonly fighters: readonly FighterFacts[];
  readonly cards: readonly CardFacts[];
}

const glossary: Glossary = JSON.parse(readFileSync(new URL('facts/glossary.json', import.meta.url), 'utf8'));

/** Where we say something else on purpose. */
const DELIBERATE: Readonly<Record<string, string>> = {
  'what-s-that-in-my-basket in pt': 'the printed title has a small "é" among capitals',
};

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const declared = everyHero.flatMap((hero) => [...fightersOf(hero), ...(hero.forms ?? [])]);

describe.each(glossary.fighters)('$id', (facts) => {
  const { one = facts, short = one } = facts;
  const fighter = declared.find(({ name }) => name === one.en || name === short.en);

  test('is called as in the books', () => {
    const [pt, fr, uk] = (['pt', 'fr', 'uk'] as const).map((lang) => nameIn(fighter?.names, lang));
    expect([one.en, short.en]).toContain(fighter?.name);
    expect([one.pt, short.pt]).toContain(pt);
    expect([one.fr, short.fr]).toContain(fr);
    expect([one.uk.nom, short.uk.nom]).toContain(uk);
  });

  test('has the cases, gender and article of the books', () => {
    const { pt, fr, uk } = fighter?.names ?? {};
    if (typeof pt !== 'object' || typeof fr !== 'object' || typeof uk !== 'object')
      throw new Error(`${fighter?.slug} has no grammar`);
    const declined = nounNamed(uk, nouns.fighter);
    expect(declined.sg).toEqual(one.uk);
    if (facts.one !== undefined) expect(declined.pl).toEqual(facts.uk);
    expect(declined.gender).toBe(facts.gender.uk);
    expect(pt.gender).toBe(facts.gender.pt);
    expect(fr.gender).toBe(facts.gender.fr);
    expect(pt.article ?? false).toBe(facts.article.pt !== '');
    expect(fr.article ?? false).toBe(facts.article.fr !== '');
  });
});

test.each(glossary.cards)('$slug has the title of the books', ({ slug, heroes, ...titles }) => {
  for (const hero of everyHero.filter((item) => heroes.includes(item.slug))) {
    const card = hero.cards.find((item) => item.slug === slug);
    expect(card?.title).toBe(titles.en);
    for (const lang of ['pt', 'fr', 'uk'] as const) {
      const same = plain(card?.titles?.[lang] ?? '') === plain(titles[lang]);
      expect(same, `${slug} in ${lang}: ${card?.titles?.[lang]}`).toBe(!(`${slug} in ${lang}` in DELIBERATE));
    }
  }
});

const term = (id: string): TermFacts => {
  const found = glossary.terms.find((item) => item.id === id);
  if (found === undefined) throw new Error(`no term ${id}`);
  return found;
};

/** Nouns that are called otherwise in the lexicon than in the glossary. */
const NOUNS: Readonly<Partial<Record<NounName, string>>> = {
  discard: 'discard-pile',
  moveValue: 'move-value',
};
const shared = (Object.keys(nouns) as NounName[])
  .map((name) => ({ name, id: NOUNS[name] ?? name }))
  .filter(({ id }) => glossary.terms.some((item) => item.id === id && item.cases !== undefined));

test.each(shared)('the Ukrainian noun for $id has the cases of the books', ({ name, id }) => {
  const { cases = {} } = term(id);
  const noun: Noun = nouns[name];
  const small = (text: string): string => text.toLowerCase();
  // Doors have no singular; a BOOST is never said in the plural, and is like its singular in the lexicon.
  const hasPlural = noun.pl.nom !== noun.sg.nom || noun.pl.gen !== noun.sg.gen;
  for (const to of CASES) {
    expect(small(noun.sg[to])).toBe(cases[to] ?? cases[`pl_${to}`]);
    if (hasPlural) expect(small(noun.pl[to])).toBe(cases[`pl_${to}`]);
  }
});

/** Verbs of the lexicons by the id of their term. */
const VERBS = {
  draw: 'draw',
  discard: 'discard',
  reveal: 'reveal',
  choose: 'choose',
  ignore: 'ignore',
  cancel: 'cancel',
  move: 'move',
  place: 'place',
  'attack-verb': 'attack',
  'deal-damage': 'deal',
  'take-damage': 'takeDamage',
  recover: 'recover',
  defeat: 'defeat',
  add: 'add',
  gain: 'gain',
  spend: 'spend',
  'look-at': 'lookAt',
  shuffle: 'shuffle',
  return: 'return',
  put: 'put',
  'boost-verb': 'boost',
  summon: 'summon',
} as const;

const first = (text: string): string => text.split(' ')[0] ?? '';

test.each(Object.entries(VERBS))('the verb of %s is that of the books', (id, verb) => {
  const facts = term(id);
  const { pt = {}, fr = {}, uk = {} } = facts.forms ?? {};
  expect(first(english[verb].base)).toBe(first(facts.en));
  expect(first(portuguese[verb].base)).toBe(first(facts.pt));
  expect(first(french[verb].base)).toBe(first(facts.fr));
  // The mark of a letter that changes with its neighbours.
  expect(ukrainian[verb].inf.replace('{у}', 'в')).toBe(facts.uk);
  expect(['imp', 'pres'].map((form) => conjugate(facts.pt, form as 'imp' | 'pres', false))).toEqual([
    pt.imp,
    pt.pres_3sg,
  ]);
  const { vous, il, ils } = formsOf(first(facts.fr));
  expect([vous, il, ils]).toEqual([fr.imp_2pl, fr.pres_3sg, fr.pres_3pl]);
  const { imp, sg, pl } = ukrainian[verb];
  expect([imp, sg, pl]).toEqual([uk.imp_2pl, uk.pres_3sg, uk.pres_3pl]);
});

/** Words of the interface by the id of their term. */
const WORDS = {
  attack: 'typeAttack',
  defense: 'typeDefense',
  scheme: 'typeScheme',
  hand: 'headingHand',
  deck: 'headingDeck',
  combat: 'headingCombat',
  'special-ability': 'headingAbility',
} as const;

/** "polyvalente", "універсальна": an adjective agrees with the word for a card. */
const alike = (a: string, b: string): boolean => {
  const length = Math.max(3, Math.min(a.length, b.length) - 2);
  return a.toLowerCase().slice(0, length) === b.toLowerCase().slice(0, length);
};

test.each(TEXT_LANGUAGES)('types, headings and labels have the words of the books in %s', (lang) => {
  for (const [id, word] of Object.entries(WORDS)) {
    const said = message(lang, word);
    // English says "Ability" where the books say "Special ability".
    expect(term(id)[lang].toLowerCase()).toContain(said.toLowerCase());
  }
  expect(alike(message(lang, 'typeVersatile'), term('versatile')[lang])).toBe(true);
  const labels = { immediately: 'immediately', during: 'during-combat', after: 'after-combat' } as const;
  for (const [timing, id] of Object.entries(labels))
    expect(realisers[lang].label(timing as keyof typeof labels)).toBe(term(id)[lang].toUpperCase());
});
