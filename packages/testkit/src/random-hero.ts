import {
  CONDITIONS,
  card,
  draw,
  EFFECTS,
  FIGHTERS,
  FILTER,
  type Field,
  type HeroDef,
  hook,
  lookAtSide,
  MODIFIERS,
  MOMENTS,
  PICKABLES,
  readField,
  type Shape,
  SPACES,
  scheme,
  type Table,
  VALUES,
  validateHero,
  versatile,
} from '@peerless/language';
import { below, createRng, type Rng } from '@peerless/rules';

/** Heroes that nobody would design: any effect the tables allow, kept if the validator has nothing against it. */

const SLUGS: Readonly<Record<string, readonly string[]>> = {
  counter: ['zeal', 'gear'],
  part: ['cog', 'spring', 'lever'],
  kind: ['stranger', 'pal'],
  named: ['plain', 'plan'],
  user: ['any', 'stranger'],
  users: ['stranger'],
  form: ['calm', 'wild-eyed'],
  to: ['calm', 'wild-eyed'],
  token: ['mark'],
  on: ['mark'],
  startedOn: ['mark'],
  freeOn: ['mark'],
  symbol: ['sun', 'moon'],
  symbols: ['sun', 'moon'],
  own: ['satchel', 'shelf'],
  tag: ['trick'],
};

const BASE_HERO = { health: 12, attack: 'melee' } as const;

/** Everything a hero can declare, so that effects have something to refer to. */
const DECLARED = {
  slug: 'stranger',
  name: 'Stranger',
  set: 'Nowhere',
  move: 2,
  hero: BASE_HERO,
  sidekicks: [{ slug: 'pal', name: 'Pal', count: 2, health: 2, attack: 'ranged' }],
  modifiers: [],
  counters: [
    { slug: 'zeal', name: 'Zeal', start: 1, max: 3 },
    {
      slug: 'gear',
      name: 'turning gear',
      start: 1,
      max: 3,
      row: {
        name: 'gear',
        parts: [
          { slug: 'cog', name: 'Cog' },
          { slug: 'spring', name: 'Spring' },
          { slug: 'lever', name: 'Lever' },
        ],
      },
    },
  ],
  sideDeck: {
    name: 'Chest',
    card: { name: 'Gift', plural: 'Gifts' },
    mark: { name: 'star', plural: 'stars' },
    cards: [
      { slug: 'ribbon', title: 'Ribbon', marks: 1, revealed: draw(1) },
      { slug: 'peek', title: 'Peek', revealed: lookAtSide() },
      { slug: 'nothing', title: 'Nothing', marks: 2 },
    ],
  },
  piles: [
    { slug: 'satchel', name: 'satchel', gathers: 'all' },
    { slug: 'shelf', name: 'shelf', ordered: true },
  ],
  mark: { name: 'star', plural: 'stars' },
  forms: [
    { slug: 'calm', name: 'Calm' },
    { slug: 'wild-eyed', name: 'Wild-eyed' },
  ],
  tokens: [{ slug: 'mark', name: 'mark', count: 2 }],
  symbols: { slugs: ['sun', 'moon'], start: 'wild' },
  tags: ['trick'],
} as const satisfies Partial<HeroDef>;

const oneOf = <X>(rng: Rng, items: readonly X[]): X => items[below(rng, items.length)] as X;

type Json = unknown;

function fieldOf(rng: Rng, name: string, field: Field, depth: number): Json {
  const { kind } = readField(field);
  if (typeof kind !== 'string') return oneOf(rng, kind);
  const slugs = SLUGS[name] ?? ['stranger'];
  switch (kind) {
    case 'flag':
      return true;
    case 'slug':
      return oneOf(rng, slugs);
    case 'slugs':
      return [oneOf(rng, slugs)];
    case 'reg':
      return below(rng, 2);
    case 'regs':
      return [below(rng, 2)];
    case 'effect':
      return effectOf(rng, depth - 1);
    case 'effects':
      return Array.from({ length: 1 + below(rng, 3) }, () => effectOf(rng, depth - 1));
    case 'conditions':
      return [nodeOf(rng, CONDITIONS, 'is', depth - 1)];
    case 'value':
      return depth < 1 || below(rng, 3) > 0 ? below(rng, 4) : nodeOf(rng, VALUES, 'val', depth - 1);
    case 'player':
      return oneOf<Json>(rng, ['you', 'opponent', { reg: below(rng, 2) }]);
    case 'card':
      return oneOf<Json>(rng, ['mine', 'theirs', { reg: below(rng, 2) }]);
    default:
      return partOf(rng, kind, depth);
  }
}

function partOf(rng: Rng, kind: string, depth: number): Json {
  switch (kind) {
    case 'condition':
      return nodeOf(rng, CONDITIONS, 'is', depth - 1);
    case 'modifier':
      return nodeOf(rng, MODIFIERS, 'mod', depth - 1);
    case 'pickable':
      return nodeOf(rng, PICKABLES, 'pick', depth - 1);
    case 'fighters':
      return fieldsOf(rng, FIGHTERS, depth - 1, 8);
    case 'spaces':
      return fieldsOf(rng, SPACES, depth - 1, 5);
    default:
      return fieldsOf(rng, FILTER, depth - 1, 3);
  }
}

/** All needed fields, and one in `rare` of the others. */
function fieldsOf(rng: Rng, shape: Shape, depth: number, rare: number = 2): Record<string, Json> {
  const fields: Record<string, Json> = {};
  for (const [name, field] of Object.entries(shape)) {
    if (readField(field).optional && (depth < 1 || below(rng, rare) > 0)) continue;
    fields[name] = fieldOf(rng, name, field, depth);
  }
  return fields;
}

function nodeOf(rng: Rng, table: Table, key: string, depth: number): Json {
  const name = oneOf(rng, Object.keys(table));
  return { [key]: name, ...fieldsOf(rng, table[name] as Shape, depth) };
}

function effectOf(rng: Rng, depth: number): Json {
  const op = oneOf(rng, depth < 1 ? ['draw', 'gain', 'damage', 'move', 'recover'] : Object.keys(EFFECTS));
  return { op, ...fieldsOf(rng, EFFECTS[op as keyof typeof EFFECTS], depth) };
}

const PLAIN = { title: 'Plain', boost: 1, user: 'any' };

/** The deck filled up with plain cards. */
function heroWith(cards: readonly HeroDef['cards'][number][], hooks: HeroDef['hooks']): HeroDef {
  const quantity = 30 - cards.reduce((sum, { quantity: copies }) => sum + copies, 0);
  return { ...DECLARED, hooks, cards: [...cards, card('plain', versatile(3), { ...PLAIN, quantity })] };
}

/** A valid hero of random effects, the same for the same seed. */
export function randomHero(seed: string): HeroDef {
  const rng = createRng(seed);
  const cards: HeroDef['cards'][number][] = [];
  const hooks: HeroDef['hooks'][number][] = [];
  for (let n = 0; n < 60 && cards.length < 8; n++) {
    const timing = oneOf(rng, ['immediately', 'during', 'after', 'scheme'] as const);
    const face = timing === 'scheme' ? scheme() : versatile(below(rng, 5));
    const print = { title: `Card ${n}`, boost: below(rng, 4), user: 'any', quantity: 3 };
    const made = card(`card-${n}`, face, print, { [timing]: effectOf(rng, 3) });
    if (validateHero(heroWith([...cards, made], hooks)).length === 0) cards.push(made);
  }
  for (let n = 0; n < 60 && hooks.length < 2; n++) {
    const made = hook(oneOf(rng, MOMENTS), effectOf(rng, 2) as Parameters<typeof hook>[1]);
    if (validateHero(heroWith(cards, [...hooks, made])).length === 0) hooks.push(made);
  }
  // One hero or two of the kind (docs/decisions/0057).
  return { ...heroWith(cards, hooks), hero: { ...BASE_HERO, count: 1 + below(rng, 2) } };
}
