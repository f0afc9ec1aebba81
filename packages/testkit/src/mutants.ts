import {
  CONDITIONS,
  fieldsOf,
  type HeroDef,
  heroProblems,
  nodeParts,
  rootsOf,
  type Visited,
  walkNode,
} from '@peerless/language';

/** Heroes that are wrong in one place, to test the tests with: a scenario must notice each of them. */

export interface Mutant {
  /** `alice/eat-me scheme.do[0].upTo: 3 becomes 4`; cards of several decks stand under `shared`. */
  readonly name: string;
  /** The card, or null for an ability. */
  readonly card: string | null;
  /** The heroes that are changed. */
  readonly heroes: readonly HeroDef[];
}

type Json = null | boolean | number | string | readonly Json[] | Fields;
interface Fields {
  readonly [key: string]: Json;
}

/** What is put in a place: undefined takes the field or the entry of the list away. */
interface Change {
  readonly path: string;
  readonly what: string;
  readonly value: Json | undefined;
}

/**
 * Every valid hero that differs from one of these in one number, comparison, field, entry, flag or condition; of more than
 * `most` changes those at equal distances.
 */
export function mutantsOf(heroes: readonly HeroDef[], most = Number.POSITIVE_INFINITY): Mutant[] {
  const all = heroes.flatMap((hero) =>
    [...printed(hero), ...effects(hero), ...hooks(hero)].map((change) => ({ hero, change })),
  );
  const distance = Math.ceil(all.length / most) || 1;
  return all.filter((_, n) => n % distance === 0).flatMap(({ hero, change }) => mutant(hero, change, heroes));
}

function mutant(hero: HeroDef, { path, what, value }: Change, heroes: readonly HeroDef[]): Mutant[] {
  const [, index, inside] = /^cards\[(\d+)\]\.(.*)$/.exec(path) ?? [];
  const card = hero.cards[Number(index)];
  if (inside === undefined || card === undefined)
    return valid({ name: `${hero.slug} ${path}: ${what}`, card: null, heroes: [put(hero, path, value)] });
  const decks = heroes.flatMap((other) => {
    const at = other.cards.findIndex(({ slug }) => slug === card.slug);
    return at >= 0 && isSame(other.cards[at], card) ? [{ other, at }] : [];
  });
  if (decks[0]?.other !== hero) return []; // named with the first deck
  const name = `${decks.length > 1 ? 'shared' : hero.slug}/${card.slug} ${inside}: ${what}`;
  const changed = decks.map(({ other, at }) => put(other, `cards[${at}].${inside}`, value));
  return valid({ name, card: card.slug, heroes: changed });
}

const valid = (changed: Mutant): Mutant[] =>
  changed.heroes.every((hero) => heroProblems(hero).length === 0) ? [changed] : [];

/** Decks may print another BOOST, banner and number of copies of a card that they share. */
function isSame(a: object | undefined, b: object): boolean {
  const shared = (card: object) => JSON.stringify({ ...card, boost: 0, user: '', quantity: 0 });
  return a !== undefined && shared(a) === shared(b);
}

const PARTS = [
  'immediately',
  'during',
  'after',
  'scheme',
  'boosted',
  'discarded',
  'called',
  'static',
] as const;

/** Without a part of a card, with a higher value or one more mark. */
const printed = (hero: HeroDef): Change[] => [
  ...(hero.sideDeck?.cards ?? []).flatMap(({ marks, revealed }, i) => [
    ...(revealed === undefined ? [] : [without(`sideDeck.cards[${i}].revealed`)]),
    ...(marks === undefined ? [] : [raised(`sideDeck.cards[${i}].marks`, marks)]),
  ]),
  ...hero.cards.flatMap((card, i) => [
    ...PARTS.filter((part) => card[part] !== undefined).map((part) => without(`cards[${i}].${part}`)),
    ...(card.value === null ? [] : [raised(`cards[${i}].value`, card.value)]),
    ...(card.bonusAttack === undefined
      ? []
      : [raised(`cards[${i}].bonusAttack.value`, card.bonusAttack.value)]),
  ]),
];

const hooks = (hero: HeroDef): Change[] => [
  ...hero.modifiers.map((_, i) => without(`modifiers[${i}]`)),
  ...hero.hooks.flatMap((hook, i) => [
    without(`hooks[${i}]`),
    ...(['who', 'if'] as const)
      .filter((key) => hook[key] !== undefined)
      .map((key) => without(`hooks[${i}].${key}`)),
  ]),
];

function effects(hero: HeroDef): Change[] {
  const found: Change[] = [];
  for (const { kind, node, path } of rootsOf(hero))
    walkNode(kind, node, (visited) => void found.push(...changesOf(visited)), path);
  // Without sidekicks all own fighters are of one kind.
  return hero.sidekicks.length > 0 ? found : found.filter(({ path }) => !path.endsWith('.kind'));
}

function changesOf(visited: Visited): Change[] {
  const { kind, name, node, path } = visited;
  if (typeof node === 'number') return [raised(path, node)];
  if (typeof node === 'string') return [];
  const fields = fieldsOf(visited);
  return [
    ...fields.flatMap(({ part, content, path: at }) => {
      if (part.is === 'list' && part.of.is === 'node')
        return (content as readonly Json[]).map((_, i) => without(`${at}[${i}]`));
      // Registers only pass results on, and whoever is not named is you.
      const matters = part.optional === true && part.is !== 'integer' && content !== 'you';
      return matters ? [without(at)] : [];
    }),
    ...(kind === 'effect' ? laxer(node as unknown as Fields, name, path) : []),
    ...(kind === 'condition' && name === 'compare' ? compared(node as unknown as Fields, path) : []),
  ];
}

/** Ways to take cards for which nobody is asked, or which allow to take none anyway. */
const UNASKED = ['random', 'all', 'any'];

/** A choice where there was none, none where there was one, and an effect without its condition. */
function laxer(node: Fields, name: string, path: string): Change[] {
  if (name === 'may') return [{ path, what: 'must', value: node.do as Json }];
  if (name === 'if') return [{ path, what: 'always', value: node.then as Json }];
  if (nodeParts('effect', name)?.may === undefined || node.may !== undefined) return [];
  if (UNASKED.includes(String(node.choice))) return [];
  return [{ path: `${path}.may`, what: 'added', value: true }];
}

const compared = (node: Fields, path: string): Change[] =>
  CONDITIONS.compare.op
    .filter((op) => op !== node.op)
    .map((op) => ({ path: `${path}.op`, what: `${node.op} becomes ${op}`, value: op }));

const without = (path: string): Change => ({ path, what: 'left out', value: undefined });

const raised = (path: string, value: number): Change => ({
  path,
  what: `${value} becomes ${value + 1}`,
  value: value + 1,
});

const put = (hero: HeroDef, path: string, value: Json | undefined): HeroDef =>
  replaced(hero as unknown as Json, path.match(/\w+/g) ?? [], value) as unknown as HeroDef;

function replaced(json: Json, [key, ...rest]: readonly string[], value: Json | undefined): Json {
  if (key === undefined) return value ?? null;
  const entries = Object.entries(json as object) as [string, Json][];
  const known = entries.some(([name]) => name === key) ? entries : [...entries, [key, null] as const];
  const changed = known.flatMap(([name, content]) => {
    if (name !== key) return [[name, content] as const];
    if (rest.length === 0 && value === undefined) return [];
    return [[name, replaced(content, rest, value)] as const];
  });
  return Array.isArray(json) ? changed.map(([, content]) => content) : Object.fromEntries(changed);
}
