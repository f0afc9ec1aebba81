import { below, OPTIONS, type Rng } from '@peerless/rules';
import type { Entry, GameRecord } from '@peerless/rules/match';
import { testHeroes } from './library.ts';
import { mutated } from './mutate.ts';
import { tableFor } from './tables.ts';

/**
 * Records that are wrong in some places but keep the outer shape of one: what a careless hand, another version or a
 * stranger could send.
 */

type Changeable = { -readonly [K in keyof GameRecord]: GameRecord[K] } & Record<string, unknown>;
type Change = (record: Changeable, rng: Rng) => void;

const oneOf = <X>(rng: Rng, items: readonly X[]): X => items[below(rng, items.length)] as X;

/** Changes the list of entries. */
const inEntries =
  (change: (entries: Entry[], at: number, rng: Rng) => void): Change =>
  (record, rng) => {
    const entries = [...record.entries];
    change(entries, below(rng, entries.length + 1), rng);
    record.entries = entries;
  };

const anyEntry = (entries: readonly Entry[], rng: Rng): Entry =>
  oneOf<() => Entry>(rng, [
    () => ({ undo: below(rng, entries.length + 2) }),
    () => ({ rewind: below(rng, entries.length + 2) }),
    () => ({ resign: below(rng, 5) }),
    () => ({ timeout: below(rng, 5) }),
    () => ({ draw: true }),
    () => oneOf(rng, entries.length === 0 ? [{ choose: 'maneuver' }] : entries),
  ])();

/** Changes the setup, and says in the hashes what heroes it now has. */
const inSetup =
  (change: (config: Record<string, unknown>, rng: Rng) => void): Change =>
  (record, rng) => {
    const config = { ...record.config };
    change(config as Record<string, unknown>, rng);
    record.config = config;
    const heroes = config.seats.map(({ hero }) => [hero, record.content.heroes[hero] ?? '0']);
    record.content = { ...record.content, heroes: Object.fromEntries(heroes) };
  };

const STRANGE: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e300,
  '',
  'x'.repeat(5000),
  '\u001b[2J',
  '__proto__',
  [],
  {},
  { toString: 1, valueOf: 1 },
  JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`),
];

const CHANGES: readonly Change[] = [
  inEntries((entries, at) => entries.splice(at, 1)),
  inEntries((entries, at, rng) => entries.splice(at, 0, anyEntry(entries, rng))),
  inEntries((entries, at, rng) => entries.splice(at, 1, anyEntry(entries, rng))),
  inEntries((entries, at) => entries.splice(at)),
  inEntries((entries, at) => entries.push(...entries.slice(at))),
  inEntries((entries, at, rng) => {
    const [moved] = entries.splice(at, 1);
    if (moved !== undefined) entries.splice(below(rng, entries.length + 1), 0, moved);
  }),
  inSetup((config, rng) => {
    config.seed = below(rng, 1000).toString(16);
  }),
  inSetup((config, rng) => {
    config.board = tableFor(below(rng, 60)).board;
  }),
  inSetup((config, rng) => {
    const { seats, mode } = tableFor(below(rng, 60));
    Object.assign(config, oneOf<object>(rng, [{ seats }, { mode }, { seats, mode }]));
  }),
  inSetup((config, rng) => {
    const seats = [...(config.seats as { hero: string }[])];
    const hero = oneOf(rng, testHeroes).slug;
    seats[below(rng, seats.length)] = { hero, ...(below(rng, 2) === 0 ? { player: below(rng, 5) } : {}) };
    config.seats = seats;
  }),
  inSetup((config, rng) => {
    const [name, values] = oneOf(rng, Object.entries(OPTIONS));
    config.options = { [name]: oneOf<unknown>(rng, [...values, 'neither']) };
  }),
  (record, rng) => {
    record.rulesVersion = below(rng, 6);
  },
  (record) => {
    record.final = '0';
  },
  (record, rng) => {
    Object.assign(record, {
      format: 'peerless-1',
      snapshots: oneOf(rng, STRANGE),
      contentHash: '0',
      checksum: '0',
    });
    delete (record as Partial<Changeable>).content;
    delete (record as Partial<Changeable>).final;
  },
  (record, rng) => {
    record[oneOf(rng, Object.keys(record))] = oneOf(rng, STRANGE);
  },
  (record, rng) => {
    Object.assign(record, mutated(record, below(rng, 1 << 30), 1));
  },
];

/** A copy of a record with one to three such changes; those that come after a part has lost its shape may find nothing. */
export function mutatedRecord(record: GameRecord, rng: Rng): unknown {
  const copy = { ...record } as Changeable;
  for (let n = 1 + below(rng, 3); n > 0; n--) {
    const isWhole = Array.isArray(copy.entries) && Array.isArray(copy.config?.seats) && copy.content?.heroes;
    if (isWhole) oneOf(rng, CHANGES)(copy, rng);
  }
  return copy;
}
