import type { Content } from '../content/content.ts';
import { DECISIONS } from '../knowledge/view-for.ts';
import { type EventType, SECRETS } from '../state/event.ts';
import { type Observation, reading } from '../state/game.ts';
import { BLOCKS, type Block, placesOf, setAudience, stateSize } from '../state/layout.ts';

/** A rule by which something stays hidden, and what happens without it: to see that a law notices. */
export interface HidingRule {
  readonly name: string;
  /** Runs something without the rule; if that is a promise, the rule is back when it is settled. */
  without<T>(run: () => T): T;
}

function until<T>(run: () => T, restore: () => void): T {
  let made: T | undefined;
  try {
    made = run();
    return made instanceof Promise ? (made.finally(restore) as T) : made;
  } finally {
    if (!(made instanceof Promise)) restore();
  }
}

function replacing<K extends PropertyKey>(table: object, key: K, leak: unknown): HidingRule['without'] {
  const at = table as Record<K, unknown>;
  return (run) => {
    const rule = at[key];
    at[key] = leak;
    return until(run, () => {
      at[key] = rule;
    });
  };
}

const showing =
  (block: Block): HidingRule['without'] =>
  (run) => {
    const { audience } = block;
    setAudience(block, 'everybody');
    return until(run, () => setAudience(block, audience));
  };

/** Every rule that hides something from somebody: words of the state, fields of events, the options of others. */
export const HIDING_RULES: readonly HidingRule[] = [
  ...BLOCKS.filter(({ audience }) => audience !== 'everybody').map((block) => ({
    name: `words: ${block.name}`,
    without: showing(block),
  })),
  ...(Object.keys(SECRETS) as EventType[]).map((type) => ({
    name: `event: ${type}`,
    without: replacing(SECRETS, type, []),
  })),
  { name: 'view: options of others', without: replacing(DECISIONS, 'mayRead', () => true) },
];

const NOBODYS = BLOCKS.filter(({ audience }) => audience === 'nobody');

/** Where the words lie that nobody may know, and what they are; whatever belongs to no block is for nobody, too. */
export function nobodysWords(content: Content): ReadonlyMap<number, string> {
  const places = new Map<number, string>();
  for (let at = 0; at < stateSize(content); at++) places.set(at, 'no block');
  for (const block of BLOCKS)
    for (const { at, end } of placesOf(block, content))
      for (let i = at; i < end; i++)
        if (NOBODYS.includes(block)) places.set(i, block.name);
        else places.delete(i);
  return places;
}

/** Where two observations differ, in words; null if they are the same. */
export function difference(one: Observation, other: Observation): string | null {
  const [a, b] = [reading(one).state, reading(other).state];
  for (const block of BLOCKS)
    for (const { at, end } of placesOf(block, one.content))
      for (let i = at; i < end; i++)
        if (a[i] !== b[i]) return `${block.name}, word ${i - at}: ${a[i]} or ${b[i]}`;
  return null;
}
