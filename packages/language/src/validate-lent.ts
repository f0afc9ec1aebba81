import type { CardDef, HeroDef } from './hero.ts';
import { keyPath } from './path.ts';
import type { Report } from './problem.ts';
import { rootsOf, type Visited, walkNode } from './walk.ts';

/**
 * Cards that others can play: what they say is carried out for whoever plays them, who has none of what the hero declares. So
 * that may be named only where the card is known to be played by its owner.
 */

/** Fields that name something the hero declares, or one of its fighters. */
const DECLARED = ['counter', 'part', 'form', 'token', 'symbol', 'kind', 'on', 'startedOn', 'own'] as const;
const OWN_OPERATIONS: readonly string[] = ['form', 'sideDeck', 'symbol', 'search', 'bonusAttack'];

/** Whether cards of the hero can be in hands of others. */
export const isLending = ({ modifiers }: HeroDef): boolean => modifiers.some(({ mod }) => mod === 'handOver');

const isLent = ({ modifiers }: HeroDef, { tags = [] }: CardDef): boolean =>
  modifiers.some((mod) => mod.mod === 'handOver' && (mod.tag === undefined || tags.includes(mod.tag)));

export function checkLent(hero: HeroDef, report: Report): void {
  for (const { kind, node, path, place } of rootsOf(hero)) {
    if (!('card' in place) || place.at === 'side' || !isLent(hero, place.card)) continue;
    walkNode(kind, node, (visited) => checkNode(visited, report), path);
  }
}

function checkNode(visited: Visited, report: Report): boolean {
  const { kind, node, path } = visited;
  if (kind === 'effect' && node.op === 'if' && node.cond.is === 'ownCard') {
    if (node.else !== undefined)
      walkNode('effect', node.else, (inner) => checkNode(inner, report), keyPath(path, 'else'));
    return false;
  }
  if (typeof node !== 'object') return true;
  if (kind === 'effect' && OWN_OPERATIONS.includes(node.op)) report(keyPath(path, 'op'), { is: 'lentCard' });
  // What a `prevent` is about has the same name.
  if (
    kind === 'fighters' ||
    kind === 'condition' ||
    kind === 'value' ||
    kind === 'spaces' ||
    kind === 'pickable' ||
    kind === 'effect'
  )
    for (const key of DECLARED) if (isNamed(visited, key)) report(keyPath(path, key), { is: 'lentCard' });
  return true;
}

function isNamed({ kind, node }: Visited, key: (typeof DECLARED)[number]): boolean {
  if (key === 'kind' && kind === 'effect' && (node as { readonly op: string }).op === 'prevent') return false;
  return typeof (node as unknown as Readonly<Record<string, unknown>>)[key] === 'string';
}
