import type { Noun } from './fault-english.ts';
import { fightersOf, type HeroDef } from './hero.ts';
import { unknownName } from './nearest.ts';
import { entryPath } from './path.ts';
import type { Report } from './problem.ts';
import { fieldsOf, type Visited, walkHero } from './walk.ts';

/** What a slug inside an effect can refer to. */
type Referent =
  | 'fighter'
  | 'card'
  | 'user'
  | 'counter'
  | 'part of a row'
  | 'form'
  | 'token'
  | 'pile'
  | 'symbol'
  | 'tag';

/** The field of a node says what its slugs refer to, whatever the node. */
export const REFERENTS: Readonly<Record<string, Referent>> = {
  kind: 'fighter',
  named: 'card',
  user: 'user',
  users: 'user',
  counter: 'counter',
  part: 'part of a row',
  form: 'form',
  to: 'form',
  token: 'token',
  on: 'token',
  startedOn: 'token',
  own: 'pile',
  freeOn: 'token',
  symbol: 'symbol',
  symbols: 'symbol',
  tag: 'tag',
};

/** Stands for any one symbol of the hero; a banner can show it, an effect cannot ask for it. */
const WILD = 'wild';

/** The banner of a card that any fighter can use. */
const ANY = 'any';

type Known = Readonly<Record<Referent, readonly string[]>> & {
  readonly hasSideDeck: boolean;
  readonly hasMark: boolean;
  readonly showsSymbol: boolean;
  readonly ordered: readonly string[];
};

/** Checks that slugs are unique and that every slug names something the hero file declares. */
export function checkNames(hero: HeroDef, report: Report): void {
  const known = knownNames(hero);
  checkUnique(hero, report);
  checkDeclarations(hero, known, report);
  walkHero(hero, (visited) => checkReferences(visited, known, report));
}

function slugs(list: readonly { readonly slug: string }[] = []): readonly string[] {
  return list.map(({ slug }) => slug);
}

function knownNames(hero: HeroDef): Known {
  const fighters = slugs(fightersOf(hero));
  const forms = slugs(hero.forms);
  return {
    fighter: fighters,
    card: slugs(hero.cards),
    user: [ANY, ...fighters, ...forms],
    counter: slugs(hero.counters),
    'part of a row': slugs(hero.counters?.flatMap(({ row }) => row?.parts ?? [])),
    form: forms,
    token: slugs(hero.tokens),
    pile: slugs(hero.piles),
    symbol: hero.symbols?.slugs ?? [],
    tag: hero.tags ?? [],
    hasSideDeck: hero.sideDeck !== undefined,
    hasMark: hero.mark !== undefined,
    showsSymbol: hero.symbols?.start !== undefined,
    ordered: slugs(hero.piles?.filter(({ ordered }) => ordered)),
  };
}

type Named = readonly [path: string, slug: string];

/** Slugs share a namespace when one word could mean either: banners name fighters and forms alike. */
function namespaces(hero: HeroDef): readonly (readonly [Noun, readonly Named[]])[] {
  const named = (key: string, list: readonly { readonly slug: string }[] = []): readonly Named[] =>
    list.map(({ slug }, i) => [`${entryPath(key, i)}.slug`, slug]);
  const bonus = hero.cards.flatMap(({ bonusAttack }, i): Named[] =>
    bonusAttack === undefined ? [] : [[`${entryPath('cards', i)}.bonusAttack.slug`, bonusAttack.slug]],
  );
  const plain = (path: string, list: readonly string[] = []) =>
    list.map((slug, i): Named => [entryPath(path, i), slug]);
  const figures: readonly Named[] = [
    ['slug', hero.slug],
    ...named('sidekicks', hero.sidekicks),
    ...named('forms', hero.forms),
  ];
  return [
    ['fighter or form', figures],
    ['card', [...named('cards', hero.cards), ...bonus, ...named('sideDeck.cards', hero.sideDeck?.cards)]],
    ['counter', named('counters', hero.counters)],
    [
      'part of a row',
      (hero.counters ?? []).flatMap(({ row }, i) => named(`counters[${i}].row.parts`, row?.parts)),
    ],
    ['token', named('tokens', hero.tokens)],
    ['pile', named('piles', hero.piles)],
    ['symbol', plain('symbols.slugs', hero.symbols?.slugs)],
    ['tag', plain('tags', hero.tags)],
    ['label', named('labels', hero.labels)],
    ['style', plain('profile.styles', hero.profile?.styles)],
    // Each of them is a card of the deck; that it is named once is what this asks.
    ['card', plain('profile.signature', hero.profile?.signature)],
  ];
}

function checkUnique(hero: HeroDef, report: Report): void {
  for (const [noun, list] of namespaces(hero)) {
    // The banner of every fighter has no place in the file.
    const seen = new Map<string, string>(noun === 'fighter or form' ? [[ANY, '']] : []);
    for (const [path, slug] of list) {
      const first = seen.get(slug);
      if (first !== undefined)
        report(
          path,
          first === '' ? { is: 'takenByAll', slug, noun } : { is: 'taken', slug, path: first, noun },
        );
      else seen.set(slug, path);
    }
  }
}

function checkDeclarations(hero: HeroDef, known: Known, report: Report): void {
  const expect = (noun: Noun, name: string, names: readonly string[], path: string) => {
    if (!names.includes(name)) report(path, unknownName(noun, name, names));
  };
  const banners = hero.symbols === undefined ? [] : [...known.symbol, WILD];
  if (hero.symbols?.start !== undefined) expect('symbol', hero.symbols.start, banners, 'symbols.start');
  hero.labels?.forEach(({ slug }, i) => {
    expect('symbol or tag', slug, [...banners, ...known.tag], `${entryPath('labels', i)}.slug`);
  });
  hero.profile?.signature?.forEach((card, i) => {
    expect('card', card, known.card, entryPath('profile.signature', i));
  });
  hero.cards.forEach((card, i) => {
    const path = entryPath('cards', i);
    expect('user', card.user, known.user, `${path}.user`);
    card.tags?.forEach((tag, n) => {
      expect('tag', tag, known.tag, entryPath(`${path}.tags`, n));
    });
    card.symbols?.forEach((symbol, n) => {
      expect('symbol', symbol, banners, entryPath(`${path}.symbols`, n));
    });
  });
}

function checkReferences(visited: Visited, known: Known, report: Report): void {
  for (const { key, part, content, path } of fieldsOf(visited)) {
    const referent = REFERENTS[key];
    const isList = part.is === 'list' && part.of.is === 'slug';
    if (referent === undefined || (part.is !== 'slug' && !isList)) continue;
    [content].flat().forEach((slug, i) => {
      const place = isList ? entryPath(path, i) : path;
      if (!known[referent].includes(String(slug)))
        report(place, unknownName(referent, String(slug), known[referent]));
    });
  }
  // Without a name the operation takes the next form, so there has to be one.
  if (visited.kind === 'effect' && visited.name === 'form' && known.form.length === 0) {
    report(`${visited.path}.op`, { is: 'noForms' });
  }
  // So has whatever is about what the top of the discard pile shows,
  const asksShown =
    (visited.kind === 'effect' || visited.kind === 'condition') &&
    visited.name === 'symbol' &&
    !known.showsSymbol;
  if (asksShown && known.symbol.length > 0) report(`${visited.path}.symbol`, { is: 'noShownSymbol' });
  // marks,
  if (visited.kind === 'value' && visited.name === 'marks' && !known.hasMark)
    report(`${visited.path}.val`, { is: 'noMark' });
  // the first card of a pile,
  if (visited.kind === 'effect' && visited.node.op === 'take' && visited.node.choice === 'first') {
    const { own = '' } = visited.node;
    if (known.pile.includes(own) && !known.ordered.includes(own))
      report(`${visited.path}.choice`, { is: 'firstOrdered' });
  }
  // and the side deck.
  if (visited.name === 'sideDeck' && !known.hasSideDeck)
    report(`${visited.path}.${visited.kind === 'effect' ? 'op' : 'val'}`, { is: 'noSideDeck' });
}
