import type { BoardDef, ItemDef } from './board.ts';
import type { Effect } from './effect.ts';
import { FAMILIES, type NodeKind, nodeParts, type Part } from './grammar.ts';
import type { BonusAttackDef, CardDef, HeroDef, Hook, SideCardDef } from './hero.ts';
import { entryPath, keyPath } from './path.ts';
import type { Kinds } from './shape.ts';

/**
 * A node met on a walk. `name` is its operation, condition, …; a plain number is named `number`, a word by itself,
 * a node of a kind with only one shape has the name ''.
 */
export type Visited = {
  [K in NodeKind]: {
    readonly kind: K;
    readonly name: string;
    readonly node: Kinds[K];
    readonly path: string;
  };
}[NodeKind];

/** Called for every node, outermost first, in the order of the tables; `false` as the answer skips what is inside. */
export type Visit = (visited: Visited) => unknown;

/** Visits every node of an effect, each with its path. */
export function walkEffect(effect: Effect, visit: Visit, path = ''): void {
  walkNode('effect', effect, visit, path);
}

/** Visits a node of any kind and all nodes inside it. */
export function walkNode<K extends NodeKind>(kind: K, node: Kinds[K], visit: Visit, path = ''): void {
  const visited = meet(kind, node, path);
  if (visit(visited) !== false) walkInside(visited, visit);
}

/** Visits the nodes inside a node, but not the node itself. */
export function walkInside(visited: Visited, visit: Visit): void {
  for (const child of nodesInside(visited)) walkNode(child.kind, child.node, visit, child.path);
}

/** Visits every node of a hero file. */
export function walkHero(hero: HeroDef, visit: Visit): void {
  for (const root of rootsOf(hero)) walkNode(root.kind, root.node, visit, root.path);
}

/** A filled field of a node. */
export interface FilledField {
  readonly key: string;
  readonly part: Part;
  readonly content: unknown;
  readonly path: string;
}

/** The fields that a node really has, in the order of its table. */
export function fieldsOf({ kind, name, node, path }: Visited): readonly FilledField[] {
  if (typeof node !== 'object') return [];
  const parts = nodeParts(kind, name) ?? {};
  const filled: FilledField[] = [];
  // A plain loop: validation comes by here a thousand times a hero.
  for (const key of Object.keys(parts)) {
    const part = parts[key];
    if (part === undefined || !Object.hasOwn(node, key)) continue;
    const content: unknown = node[key as keyof typeof node];
    if (content !== undefined) filled.push({ key, part, content, path: keyPath(path, key) });
  }
  return filled;
}

/** The nodes directly inside a node, in the order of its table. */
export function nodesInside(visited: Visited): readonly Visited[] {
  return fieldsOf(visited).flatMap(nodesOf);
}

/** The nodes that a field holds: none, one, or the entries of a list. */
export function nodesOf({ part, content, path }: FilledField): readonly Visited[] {
  if (part.is === 'node') return [meet(part.kind, content as Kinds[NodeKind], path)];
  if (part.is !== 'list' || part.of.is !== 'node') return [];
  const { kind } = part.of;
  return (content as readonly Kinds[NodeKind][]).map((entry, i) => meet(kind, entry, entryPath(path, i)));
}

/** Names a node, so that it can be visited. */
export function meet(kind: NodeKind, node: Kinds[NodeKind], path: string): Visited {
  return { kind, name: nameOf(kind, node), node, path } as Visited;
}

function nameOf(kind: NodeKind, node: Kinds[NodeKind]): string {
  if (typeof node === 'number') return 'number';
  if (typeof node === 'string') return node;
  const { key } = FAMILIES[kind];
  return key === undefined ? '' : String(node[key as keyof typeof node]);
}

/** Where in a hero file a tree of nodes hangs. */
export type Place =
  | { readonly at: 'timing'; readonly timing: Timing; readonly card: CardDef }
  | { readonly at: 'bonus'; readonly timing: Timing; readonly bonus: BonusAttackDef; readonly card: CardDef }
  | { readonly at: 'static'; readonly card: CardDef }
  | { readonly at: 'hook'; readonly hook: Hook }
  | { readonly at: 'side'; readonly card: SideCardDef }
  | { readonly at: 'item'; readonly item: ItemDef }
  | { readonly at: 'ability' };

/** When a card acts. */
export const TIMINGS = [
  'immediately',
  'during',
  'after',
  'scheme',
  'boosted',
  'discarded',
  'called',
] as const;
export type Timing = (typeof TIMINGS)[number];
/** The boxes that a combat carries out, one after the other; a bonus attack has no others. */
export const COMBAT_TIMINGS = ['immediately', 'during', 'after'] as const satisfies readonly Timing[];
export type CombatTiming = (typeof COMBAT_TIMINGS)[number];

/** The outermost node of a tree in a hero file, and its place. */
export type Root = Visited & { readonly place: Place };

/** The outermost nodes of a hero file: abilities first, then the cards of the side deck and of the deck. */
export function rootsOf(hero: HeroDef): readonly Root[] {
  return [
    ...hero.hooks.flatMap((hook, i) => hookRoots(hook, entryPath('hooks', i))),
    ...hero.modifiers.map((node, i) => root('modifier', node, entryPath('modifiers', i), { at: 'ability' })),
    ...(hero.sideDeck?.cards ?? []).flatMap((card, i) => sideRoots(card, entryPath('sideDeck.cards', i))),
    ...hero.cards.flatMap((card, i) => cardRoots(card, entryPath('cards', i))),
  ];
}

/** The outermost nodes of a board file: what its items do. */
export const itemRoots = ({ items = [] }: BoardDef): readonly Root[] =>
  items.map((item, i) => root('effect', item.do, `${entryPath('items', i)}.do`, { at: 'item', item }));

function hookRoots(hook: Hook, path: string): readonly Root[] {
  const place: Place = { at: 'hook', hook };
  return [
    ...(hook.who === undefined ? [] : [root('fighters', hook.who, `${path}.who`, place)]),
    ...(hook.if === undefined ? [] : [root('condition', hook.if, `${path}.if`, place)]),
    root('effect', hook.do, `${path}.do`, place),
  ];
}

const sideRoots = (card: SideCardDef, path: string): readonly Root[] =>
  card.revealed === undefined
    ? []
    : [root('effect', card.revealed, `${path}.revealed`, { at: 'side', card })];

function cardRoots(card: CardDef, path: string): readonly Root[] {
  const { bonusAttack: bonus } = card;
  const timed = (effect: Effect | undefined, at: string, place: Place) =>
    effect === undefined ? [] : [root('effect', effect, at, place)];
  return [
    ...(card.static ?? []).map((node, i) =>
      root('modifier', node, entryPath(`${path}.static`, i), { at: 'static', card }),
    ),
    ...TIMINGS.flatMap((timing) => timed(card[timing], `${path}.${timing}`, { at: 'timing', timing, card })),
    ...COMBAT_TIMINGS.flatMap((timing) =>
      bonus === undefined
        ? []
        : timed(bonus[timing], `${path}.bonusAttack.${timing}`, { at: 'bonus', timing, bonus, card }),
    ),
  ];
}

function root<K extends NodeKind>(kind: K, node: Kinds[K], path: string, place: Place): Root {
  return { ...meet(kind, node, path), place };
}
