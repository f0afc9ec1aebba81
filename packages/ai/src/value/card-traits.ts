import type { Readable } from '@peerless/rules';
import { cardPrint, tableOf } from '@peerless/rules/numbers';

/** What is counted of a card, whosever it is: what it is, what is printed on it, and what its effects do. */
export const TRAITS = [
  'attacks',
  'defends',
  'schemes',
  'attackValue',
  'defenseValue',
  'boost',
  'draws',
  'damages',
  'recovers',
  'moves',
  'cancels',
  'gainsActions',
  'disarms',
  'changesValues',
  'doesElse',
] as const;
export const TRAIT_COUNT = TRAITS.length;
type Trait = (typeof TRAITS)[number];

const AT = Object.fromEntries(TRAITS.map((trait, i) => [trait, i])) as { readonly [T in Trait]: number };

/** Which trait an operation adds to; all others count as something else. */
const OF_OPERATION: { readonly [operation: string]: Trait } = {
  draw: 'draws',
  search: 'draws',
  damage: 'damages',
  defeat: 'damages',
  recover: 'recovers',
  setHealth: 'recovers',
  summon: 'recovers',
  revive: 'recovers',
  prevent: 'recovers',
  move: 'moves',
  place: 'moves',
  swap: 'moves',
  cancel: 'cancels',
  ignoreValue: 'cancels',
  gainAction: 'gainsActions',
  freeAttack: 'gainsActions',
  bonusAttack: 'gainsActions',
  addValue: 'changesValues',
  setValue: 'changesValues',
  fixValue: 'changesValues',
  boost: 'changesValues',
};

/** Operations that only hold others together. */
const STRUCTURE: ReadonlySet<string> = new Set(['seq', 'if', 'may', 'pick', 'choose', 'repeat']);

/** Cards of a game are numbered below this. */
const MOST_CARDS = 256;

const tables = new WeakMap<object, Float64Array>();
let last: { table: object; traits: Float64Array } | null = null;

/** The traits of all cards of a table, `TRAIT_COUNT` numbers each, by the number of the card. */
export function traitsOf(game: Readable): Float64Array {
  const table = tableOf(game);
  if (last?.table === table) return last.traits;
  const traits = tables.get(table) ?? reckoned(game);
  tables.set(table, traits);
  last = { table, traits };
  return traits;
}

function reckoned(game: Readable): Float64Array {
  const traits = new Float64Array(MOST_CARDS * TRAIT_COUNT);
  for (let card = 0; card < MOST_CARDS; card++) {
    const print = cardPrint(game, card);
    if (print === null) continue;
    const at = card * TRAIT_COUNT;
    const add = (trait: Trait, by: number): void => {
      traits[at + AT[trait]] += by;
    };
    const { type, boost, ...boxes } = print;
    const value = print.value ?? 0;
    if (type === 'attack' || type === 'versatile') {
      add('attacks', 1);
      add('attackValue', value / 4);
    }
    if (type === 'defense' || type === 'versatile') {
      add('defends', 1);
      add('defenseValue', value / 4);
    }
    if (type === 'scheme') add('schemes', 1);
    add('boost', (boost ?? 0) / 3);
    addOperations(boxes, add);
  }
  return traits;
}

/** Every operation in it, however deep. */
function addOperations(part: unknown, add: (trait: Trait, by: number) => void): void {
  if (typeof part !== 'object' || part === null) return;
  const { op, to, of } = part as { op?: unknown; to?: unknown; of?: unknown };
  if (op === 'take') add(of !== undefined ? 'disarms' : to === 'hand' ? 'draws' : 'doesElse', 0.5);
  else if (typeof op === 'string' && !STRUCTURE.has(op)) add(OF_OPERATION[op] ?? 'doesElse', 0.5);
  for (const inner of Object.values(part)) addOperations(inner, add);
}
