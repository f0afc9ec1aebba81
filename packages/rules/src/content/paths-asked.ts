import { type HeroDef, type Visited, walkHero } from '@peerless/language';
import { MOST_PATHS } from '../state/paths.ts';

/** Ways are looked for that go along up to so many paths: more of them would take too long to find. */
const MOST_LOOKED_FOR = 6;

/** The most paths of a turn that a hero's effects tell apart, 0 if they count none. */
export function pathsAsked(def: HeroDef): number {
  let most = 0;
  walkHero(def, (visited) => {
    const asked = askedBy(visited);
    if (asked === null) return true;
    most = Math.max(most, Math.min(asked, MOST_LOOKED_FOR));
    return false; // its numbers are looked at
  });
  return most;
}

/** How many paths a node tells apart; null if it does not look at them itself. */
function askedBy({ kind, name, node }: Visited): number | null {
  if (kind === 'value' && name === 'turn')
    return (node as { what?: string }).what === 'paths' ? MOST_PATHS : null;
  if (kind !== 'condition' || name !== 'compare') return null;
  const { a, op, b } = node as Extract<typeof node, { readonly is: 'compare' }>;
  if (typeof a === 'number' || a.val !== 'turn' || a.what !== 'paths' || typeof b !== 'number') return null;
  return op === '>=' || op === '<' ? b : b + 1;
}
