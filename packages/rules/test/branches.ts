import type { CardDef, HeroDef } from '@peerless/language';
import { T, typeOf } from '../src/ask/codes.ts';
import type { Node, NodeOf } from '../src/content/compile.ts';
import type { Hero, Library } from '../src/content/library.ts';
import { FUTILE, isFutile } from '../src/operations/futile.ts';
import type { Game, Trace } from '../src/state/game.ts';
import { ANSWER, COUNTER, DEPTH, NODE, NONE, SEAT, SEAT_COUNTERS, STEP } from '../src/state/layout.ts';

/**
 * Branches of content: every node of every effect with each of its outcomes (taken, declined, no target; yes and no of
 * a condition). Watching the effect procedure tells which of them a game has been through.
 */

type Outcome = 'done' | 'taken' | 'declined' | 'no target' | 'yes' | 'no';

const isOptional = ({ source }: Node): boolean => 'may' in source && source.may === true;

/** Whether the operation may find nobody to act on. The card being played is always there for its own effect. */
function isTargeted(node: Node | undefined): boolean {
  if (node === undefined || !Object.hasOwn(FUTILE, node.source.op)) return false;
  const own = 'of' in node.source && node.source.of === 'mine';
  return !own && (node.source.op !== 'put' || node.source.card === 'theirs');
}

/** The register that says whom or which token the operation acts on. */
function registerIn(source: Node['source']): number | undefined {
  if (source.op === 'moveToken') return source.token;
  const who = source.op === 'damage' ? source.to : 'who' in source ? source.who : undefined;
  return typeof who === 'object' && 'sel' in who && who.sel === 'reg' ? who.reg : undefined;
}

/** Acting on what was just picked, or as the part without which nobody would have been asked, it has its target. */
function isSure(node: Node, nodes: readonly Node[]): boolean {
  if (nodes.some((asked) => asked.source.op === 'may' && (asked as NodeOf<'may'>).do === node.id))
    return true;
  const reg = registerIn(node.source);
  return reg !== undefined && nodes.some(({ source }) => source.op === 'pick' && source.as === reg);
}

/** What can come of a node; `nodes` are those of its effect. */
function outcomesOf(node: Node, nodes: readonly Node[]): readonly Outcome[] {
  const { op } = node.source;
  const may = isOptional(node);
  switch (op) {
    case 'if':
    case 'symbol':
      return ['yes', 'no'];
    case 'may': {
      const first = nodes.find(({ id }) => id === (node as NodeOf<'may'>).do);
      return isTargeted(first) ? ['taken', 'declined', 'no target'] : ['taken', 'declined'];
    }
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
      return isTargeted(node) && !isSure(node, nodes) ? ['done', 'no target'] : ['done'];
  }
}

/** Whether somebody chooses the cards. */
const asks = (source: Node['source']): boolean =>
  source.op === 'take' && ['owner', 'you', 'any'].includes(source.choice);

const effectsOf = ({ slug, immediately, during, after, scheme, bonusAttack }: CardDef): string =>
  JSON.stringify([slug, immediately, during, after, scheme, bonusAttack]);

/** The slugs of cards that several decks share: their branches are the same ones in each deck. */
export function sharedCards(heroes: readonly HeroDef[]): ReadonlySet<string> {
  const all = heroes.flatMap(({ cards }) => cards.map((card) => [card.slug, effectsOf(card)] as const));
  const decks = (slug: string): readonly string[] => all.filter(([of]) => of === slug).map(([, e]) => e);
  const shared = all.filter(([slug]) => decks(slug).length > 1 && new Set(decks(slug)).size === 1);
  return new Set(shared.map(([slug]) => slug));
}

/** All branches of a hero, as `hero/card timing 3 pick: declined`; on a shared card `shared/card …`. */
export function branchesOf(library: Library, def: HeroDef, shared: ReadonlySet<string>): Map<string, string> {
  const hero = library.heroes.get(def.slug) as Hero;
  const names = new Map<string, string>();
  const add = (user: string, root: number, deck: string = def.slug): void => {
    const ids = [...reachable(library.nodes, root)].sort((a, b) => a - b);
    const nodes = ids.map((id) => library.nodes[id] as Node);
    ids.forEach((id, i) => {
      const node = library.nodes[id] as Node;
      for (const outcome of outcomesOf(node, nodes))
        names.set(`${id} ${outcome}`, `${deck}/${user} ${i + 1} ${node.source.op}: ${outcome}`);
    });
  };
  for (const face of hero.faces) {
    for (const timing of ['immediately', 'during', 'after', 'scheme'] as const)
      add(`${face.slug} ${timing}`, face[timing], shared.has(face.slug) ? 'shared' : def.slug);
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

/** Collects the branches that games go through which `play` gives the trace to. */
export function watch(play: (trace: Trace) => void): Set<string> {
  const seen = new Set<string>();
  /** By frame: whether the operation there had nobody to act on when it began. */
  const idle: boolean[] = [];
  play({
    runs(game, frame) {
      const s = game.state;
      const node = game.content.nodes[s[frame + NODE]] as Node;
      const depth = s[DEPTH];
      const answer = s[ANSWER];
      const step = s[frame + STEP];
      if (step === 0) idle[frame] = hasNobody(game, frame, node);
      const rich = canPay(game, frame, node);
      return () => {
        const left = s[DEPTH] !== depth || s[frame + NODE] !== node.id;
        if (!left) return;
        const given = step === 0 || step === FIRST_CARD ? NONE : answer;
        seen.add(`${node.id} ${idle[frame] ? 'no target' : outcomeOf(game, frame, node, given, rich)}`);
      };
    },
  });
  return seen;
}

/** Whether the operation, or what it would ask for, has nobody to act on. */
function hasNobody(game: Game, frame: number, node: Node): boolean {
  return isFutile(game, frame, node.source.op === 'may' ? (node as NodeOf<'may'>).do : node.id);
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
  if (declined) return isOptional(node) ? 'declined' : 'taken';
  return answer === NONE ? 'no target' : 'taken';
}
