import type { HeroDef } from '@peerless/language';
import { T, typeOf } from '../src/codes.ts';
import type { Node, NodeOf } from '../src/compile.ts';
import type { Game } from '../src/game.ts';
import { ANSWER, COUNTER, DEPTH, NODE, NONE, SEAT, SEAT_COUNTERS, STEP } from '../src/layout.ts';
import type { Hero, Library } from '../src/library.ts';
import { effect } from '../src/procedures/effect.ts';

/**
 * Branches of content: every node of every effect with each of its outcomes (taken, declined, no target; yes and no of
 * a condition). Watching the effect procedure tells which of them a game has been through.
 */

type Outcome = 'done' | 'taken' | 'declined' | 'no target' | 'yes' | 'no';

/** What can come of a node. */
function outcomesOf(node: Node): readonly Outcome[] {
  const { op } = node.source;
  const may = 'may' in node.source && node.source.may === true;
  switch (op) {
    case 'if':
    case 'symbol':
      return ['yes', 'no'];
    case 'may':
      return ['taken', 'declined'];
    case 'pay':
      return ['taken', 'declined', 'no target'];
    case 'pick':
    case 'place':
    case 'summon':
    case 'boost':
      return may ? ['taken', 'declined', 'no target'] : ['taken', 'no target'];
    case 'take':
      return asks(node.source) ? ['taken', ...(may ? (['declined'] as const) : []), 'no target'] : ['done'];
    default:
      return ['done'];
  }
}

/** Whether somebody chooses the cards. */
const asks = (source: Node['source']): boolean =>
  source.op === 'take' && ['owner', 'you', 'any'].includes(source.choice);

/** All branches of a hero, as `card timing 3 pick: declined`. */
export function branchesOf(library: Library, def: HeroDef): Map<string, string> {
  const hero = library.heroes.get(def.slug) as Hero;
  const names = new Map<string, string>();
  const add = (user: string, root: number): void => {
    const ids = [...reachable(library.nodes, root)].sort((a, b) => a - b);
    ids.forEach((id, i) => {
      const node = library.nodes[id] as Node;
      for (const outcome of outcomesOf(node))
        names.set(`${id} ${outcome}`, `${def.slug}/${user} ${i + 1} ${node.source.op}: ${outcome}`);
    });
  };
  for (const face of hero.faces) {
    for (const timing of ['immediately', 'during', 'after', 'scheme'] as const)
      add(`${face.slug} ${timing}`, face[timing]);
    if (face.bonus === null) continue;
    for (const timing of ['immediately', 'during', 'after'] as const)
      add(`${face.bonus.slug} ${timing}`, face.bonus[timing]);
  }
  hero.hooks.flat().forEach((hook, i) => {
    add(`ability ${i + 1}`, hook.node);
  });
  return names;
}

function reachable(nodes: readonly Node[], root: number, seen: Set<number> = new Set()): Set<number> {
  if (root === NONE || seen.has(root)) return seen;
  seen.add(root);
  const node = nodes[root] as unknown as Record<string, unknown>;
  for (const field of ['do', 'then', 'else', 'next']) {
    if (typeof node[field] === 'number') reachable(nodes, node[field] as number, seen);
  }
  if (Array.isArray(node.from)) for (const mode of node.from as number[]) reachable(nodes, mode, seen);
  return seen;
}

/** The step at which `take` looks for its first card: leaving there, it has found none. */
const FIRST_CARD = 3;

/** Collects the branches that games go through while `play` runs. */
export function watch(play: () => void): Set<string> {
  const seen = new Set<string>();
  const { run } = effect;
  effect.run = (game, frame) => {
    const s = game.state;
    const id = s[frame + NODE];
    const depth = s[DEPTH];
    const answer = s[ANSWER];
    const step = s[frame + STEP];
    const rich = id >= 0 && canPay(game, frame, game.content.nodes[id] as Node);
    run(game, frame);
    const left = s[DEPTH] !== depth || s[frame + NODE] !== id;
    if (id >= 0 && left)
      seen.add(
        `${id} ${outcomeOf(game, frame, game.content.nodes[id] as Node, step === 0 || step === FIRST_CARD ? NONE : answer, rich)}`,
      );
  };
  try {
    play();
  } finally {
    effect.run = run;
  }
  return seen;
}

function canPay(game: Game, frame: number, node: Node): boolean {
  if (node.source.op !== 'pay') return true;
  const { counter, amount } = node as NodeOf<'pay'>;
  const held = game.state[COUNTER + game.state[frame + SEAT] * SEAT_COUNTERS + counter];
  return typeof amount !== 'number' || held >= amount;
}

function outcomeOf(game: Game, frame: number, node: Node, answer: number, rich: boolean): Outcome {
  const next = game.state[frame + NODE];
  const declined = answer !== NONE && [T.none, T.no, T.done].includes(typeOf(answer));
  switch (node.source.op) {
    case 'if':
    case 'symbol':
      return next === (node as NodeOf<'if'>).then ? 'yes' : 'no';
    case 'may':
      return next === (node as NodeOf<'may'>).do ? 'taken' : 'declined';
    case 'pay':
      return !rich ? 'no target' : next === (node as NodeOf<'pay'>).do ? 'taken' : 'declined';
    case 'pick':
      return next === (node as NodeOf<'pick'>).do ? 'taken' : declined ? 'declined' : 'no target';
    case 'place':
    case 'summon':
    case 'boost':
    case 'take':
      return outcomesFromAnswer(node, answer, declined);
    default:
      return 'done';
  }
}

/** Operations that ask and go on in any case: what the last answer was. */
function outcomesFromAnswer(node: Node, answer: number, declined: boolean): Outcome {
  if (node.source.op === 'take' && !asks(node.source)) return 'done';
  if (declined) return outcomesOf(node).includes('declined') ? 'declined' : 'taken';
  return answer === NONE ? 'no target' : 'taken';
}
