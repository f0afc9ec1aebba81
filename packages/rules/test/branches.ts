import { type Address, addressText, type CardDef, type EffectPath, type HeroDef } from '@peerless/language';
import { OPTION, typeOf } from '../src/ask/codes.ts';
import type { Node, NodeOf } from '../src/content/compile.ts';
import type { Library } from '../src/content/library.ts';
import { restOf } from '../src/evaluate/evaluate.ts';
import { newGame } from '../src/index.ts';
import { FUTILE, isBeyond, isFutile } from '../src/operations/futile.ts';
import { counterOf } from '../src/state/declared.ts';
import type { Game, Trace } from '../src/state/game.ts';
import { NONE } from '../src/state/limits.ts';
import { answerOf } from '../src/state/question.ts';
import { depthOf, nodeAt, nodeOf, ownerOf, stepOf } from '../src/state/stack.ts';

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
  if (nodes.some((asked) => asked.source.op === 'may' && (asked.fields as NodeOf<'may'>).do === node.id))
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
      const first = nodes.find(({ id }) => id === (node.fields as NodeOf<'may'>).do);
      return isTargeted(first) ? ['taken', 'declined', 'no target'] : ['taken', 'declined'];
    }
    case 'pay':
      return ['taken', 'declined', 'no target'];
    case 'pick':
    case 'place':
    case 'summon':
    case 'boost':
      // For each of them nobody is asked.
      if (goesThrough(node)) return ['done'];
      return may ? ['taken', 'declined', 'no target'] : ['taken', 'no target'];
    case 'take':
      return asks(node.source) ? ['taken', ...(may ? (['declined'] as const) : []), 'no target'] : ['done'];
    default:
      return isTargeted(node) && !isSure(node, nodes) ? ['done', 'no target'] : ['done'];
  }
}

const goesThrough = ({ source }: Node): boolean => source.op === 'pick' && source.each === true;

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

/** The whole of an effect: what an address says before the way inside. */
const boxOf = ({ address }: Node): string => addressText({ ...address, path: [] });

/**
 * All branches of a hero, as `hero/card timing do.0 pick: declined`; on a shared card `shared/card …`. Copies of a card
 * have its operations once each, at the same address.
 */
export function branchesOf(library: Library, def: HeroDef, shared: ReadonlySet<string>): string[] {
  const boxes = new Map<string, Node[]>();
  for (const node of nodesOf(library, def)) boxes.set(boxOf(node), [...(boxes.get(boxOf(node)) ?? []), node]);
  return [...boxes.values()].flatMap((nodes) =>
    nodes
      .sort(byPath)
      .flatMap((node) =>
        outcomesOf(node, nodes).map((outcome) => branchName(node.address, node.source.op, outcome, shared)),
      ),
  );
}

/** As an effect is printed: earlier parts first, an operation before what is inside it. */
function byPath({ address: { path: a } }: Node, { address: { path: b } }: Node): number {
  const at = a.findIndex((step, i) => step !== b[i]);
  if (at < 0 || at >= b.length) return a.length - b.length;
  return compare(a[at], b[at]);
}

/** Parts in the order in which they are read. */
const PARTS: EffectPath = ['do', 'from', 'then', 'else'];

const compare = (a: EffectPath[number], b: EffectPath[number]): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : PARTS.indexOf(a) - PARTS.indexOf(b);

/** What a branch is called in the list. */
export function branchName(
  address: Address,
  op: string,
  outcome: string,
  shared: ReadonlySet<string>,
): string {
  const isShared = 'card' in address && address.bonus === undefined && shared.has(address.card);
  return `${addressText(isShared ? { ...address, hero: 'shared' } : address)} ${op}: ${outcome}`;
}

/** The operations of a hero, those of cards first. */
function nodesOf(library: Library, def: HeroDef): readonly Node[] {
  const seats = [{ hero: def.slug }, { hero: def.slug }];
  return (
    newGame({ seed: '1', board: 'sarpedon', mode: 'duel', seats }, library).content.files[0]?.nodes ?? []
  );
}

/** The step at which `take` looks for its first card: leaving there, it has found none. */
const FIRST_CARD = 3;

/** Collects the branches that games go through which `play` gives the trace to. */
export function watch(shared: ReadonlySet<string>, play: (trace: Trace) => void): Set<string> {
  const seen = new Set<string>();
  /** By frame: whether the operation there had nobody to act on when it began. */
  const idle: boolean[] = [];
  play({
    runs(game, frame) {
      const node = nodeAt(game, frame);
      const depth = depthOf(game);
      const answer = answerOf(game);
      const step = stepOf(game, frame);
      if (step === 0) idle[frame] = hasNobody(game, frame, node);
      const rich = canPay(game, frame, node);
      return () => {
        const left = depthOf(game) !== depth || nodeOf(game, frame) !== node.id;
        if (!left) return;
        const given = step === 0 || step === FIRST_CARD ? NONE : answer;
        const outcome = idle[frame] ? 'no target' : outcomeOf(game, frame, node, given, rich);
        seen.add(branchName(node.address, node.source.op, outcome, shared));
      };
    },
  });
  return seen;
}

/** Whether the operation, or what it would ask for, has nobody to act on. */
function hasNobody(game: Game, frame: number, node: Node): boolean {
  if (node.source.op !== 'may') return isFutile(game, frame, node.id);
  return isBeyond(game, frame, (node.fields as NodeOf<'may'>).do);
}

function canPay(game: Game, frame: number, node: Node): boolean {
  if (node.source.op !== 'pay') return true;
  const { counter, amount, by } = node.fields as NodeOf<'pay'>;
  const has = by === null ? counterOf : restOf;
  return typeof amount !== 'number' || has(game, ownerOf(game, frame), counter) >= amount;
}

function outcomeOf(game: Game, frame: number, node: Node, answer: number, rich: boolean): Outcome {
  const next = nodeOf(game, frame);
  const declined = answer !== NONE && [OPTION.none, OPTION.no, OPTION.done].includes(typeOf(answer));
  switch (node.source.op) {
    case 'if':
    case 'symbol':
      return next === (node.fields as NodeOf<'if'>).then ? 'yes' : 'no';
    case 'may':
      return next === (node.fields as NodeOf<'may'>).do ? 'taken' : 'declined';
    case 'pay':
      return !rich ? 'no target' : next === (node.fields as NodeOf<'pay'>).do ? 'taken' : 'declined';
    case 'pick':
      if (goesThrough(node)) return 'done';
      return next === (node.fields as NodeOf<'pick'>).do ? 'taken' : declined ? 'declined' : 'no target';
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
