import { below, createRng, type Rng } from '@peerless/rules';

/** Random changes to JSON, as a careless or hostile hand would make them. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const STRANGE: readonly Json[] = [
  null,
  true,
  -1,
  0,
  99,
  1e9,
  0.5,
  '',
  'wild',
  '__proto__',
  [],
  {},
  { op: 'draw', count: 1 },
  { op: 'gainAction' },
  { is: 'won' },
  { sel: 'any' },
];

/** A copy with that many places changed, always the same for the same seed. */
export function mutated(json: unknown, seed: number, changes: number): Json {
  const rng = createRng(seed.toString(16).slice(-32));
  let result = JSON.parse(JSON.stringify(json)) as Json;
  for (let n = 0; n < changes; n++) result = change(result, rng, 0);
  return result;
}

function change(json: Json, rng: Rng, depth: number): Json {
  const inside = typeof json === 'object' && json !== null && Object.keys(json).length > 0;
  if (!inside || (depth > 2 && below(rng, 6) === 0)) return replace(json, rng);
  const keys = Object.keys(json);
  const key = keys[below(rng, keys.length)] as string;
  if (Array.isArray(json)) return changeList(json, Number(key), rng, depth);
  const roll = below(rng, 12);
  const copy = { ...json };
  if (roll === 0) delete copy[key];
  else if (roll === 1)
    Object.defineProperty(copy, '__proto__', { value: { polluted: true }, enumerable: true });
  else copy[key] = change(json[key] as Json, rng, depth + 1);
  return copy;
}

function changeList(list: Json[], at: number, rng: Rng, depth: number): Json {
  const copy = [...list];
  const roll = below(rng, 10);
  if (roll === 0) copy.splice(at, 1);
  else if (roll === 1) copy.splice(at, 0, copy[below(rng, copy.length)] as Json);
  else copy[at] = change(list[at] as Json, rng, depth + 1);
  return copy;
}

function replace(json: Json, rng: Rng): Json {
  if (typeof json === 'number' && below(rng, 2) === 0) return json + below(rng, 5) - 2;
  if (typeof json === 'string' && below(rng, 3) === 0) return `${json}x`;
  return STRANGE[below(rng, STRANGE.length)] as Json;
}
