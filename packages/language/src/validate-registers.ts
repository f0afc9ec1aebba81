import type { Effect } from './effect.ts';
import { entryPath } from './path.ts';
import type { Report } from './problem.ts';
import { fieldsOf, nodesInside, nodesOf, type Root, type Visited } from './walk.ts';

/** What a register can hold. */
type Held = 'fighter' | 'space' | 'card' | 'number' | 'player' | 'token';

/** A card with the pile it lies in; `card` alone where ways meet on which that differs. */
type Cell = Held | `card in ${string}`;

/** What each register holds at a point of an effect; a missing entry may not be read there. */
type Memory = readonly (Cell | undefined)[];

const heldIn = (cell: Cell | undefined): Held | undefined =>
  isCard(cell) ? 'card' : (cell as Exclude<Cell, `card in ${string}`> | undefined);

const isCard = (cell: Cell | undefined): boolean => cell?.startsWith('card') === true;

const EMPTY: Memory = [];

/** The fields that remember, by kind, name and key; `picked`: whatever the choice is about. */
export const WRITES: Readonly<Record<string, Held | 'picked'>> = {
  'effect.pick.as': 'picked',
  'effect.move.passed': 'fighter',
  'effect.damage.dealt': 'number',
  'effect.damage.hit': 'fighter',
  'effect.damage.felled': 'fighter',
  'effect.summon.as': 'fighter',
  'effect.take.as': 'card',
  'effect.take.number': 'number',
};

/** The fields that recall, and what they can use. */
export const READS: Readonly<Record<string, Held>> = {
  'effect.moveToken.token': 'token',
  'value.reg.reg': 'number',
  'fighters..reg': 'fighter',
  'fighters..at': 'space',
  'spaces..reg': 'space',
  'spaces..token': 'token',
  'spaces..nextTo': 'space',
  'pickable.token.not': 'token',
  'player..reg': 'player',
  'card..reg': 'card',
};

const PICKED: Readonly<Record<string, Held>> = {
  fighter: 'fighter',
  space: 'space',
  card: 'card',
  opponent: 'player',
  player: 'player',
  number: 'number',
  token: 'token',
};

/** Checks that on every path through an effect a register is written before it is read, and holds what is needed. */
export function checkRegisters(roots: readonly Root[], report: Report): void {
  for (const root of roots) {
    if (root.kind === 'effect') run(root, EMPTY, report);
    else recall(root, EMPTY, report);
  }
}

type Step = Extract<Visited, { kind: 'effect' }>;

/** The effects in one field of an effect: one, or a list of `several`. */
interface Body {
  readonly key: string;
  readonly steps: readonly Step[];
  readonly several: boolean;
}

/** Follows an effect in the order of execution; the answer is what is surely remembered after it. */
function run(step: Step, before: Memory, report: Report): Memory {
  recallOwn(step, before, report);
  for (const node of nodesInside(step)) if (!isStep(node)) recall(node, before, report);
  const written = remember(step, before, report);
  const bodies = bodiesOf(step);
  // What was picked is known to the body alone, not where nothing was picked.
  const outcomes = bodies.map((body) => runBody(step, body, body.key === 'else' ? before : written, report));
  if (bodies.length === 0) return written;
  const always = step.name === IN_ORDER || bodies.some(({ key }) => key === 'else');
  return agree(always ? outcomes : [before, ...outcomes]);
}

/** The only operation whose list is carried out as a whole. */
const IN_ORDER = 'seq';

function runBody(step: Step, { steps, several }: Body, start: Memory, report: Report): Memory {
  return steps.reduce((memory, next) => {
    const after = run(next, memory, report);
    // Of the modes of a choice any selection is carried out, in order (RU-09).
    return several && step.name !== IN_ORDER ? agree([memory, after]) : after;
  }, start);
}

function bodiesOf(step: Step): readonly Body[] {
  return fieldsOf(step).flatMap((field) => {
    const steps = nodesOf(field).filter(isStep);
    return steps.length === 0 ? [] : [{ key: field.key, steps, several: field.part.is === 'list' }];
  });
}

function isStep(visited: Visited): visited is Step {
  return visited.kind === 'effect';
}

/** What all paths that meet here agree on. */
function agree(paths: readonly Memory[]): Memory {
  const [first = EMPTY, ...others] = paths;
  return first.map((cell, reg) => {
    if (others.every((memory) => memory[reg] === cell)) return cell;
    return isCard(cell) && others.every((memory) => isCard(memory[reg])) ? 'card' : undefined;
  });
}

/** The memory after the results of a step itself were taken down. */
function remember(step: Step, before: Memory, report: Report): Memory {
  const after = [...before];
  const fresh = new Set<number>();
  for (const { key, content, path } of fieldsOf(step)) {
    const held = WRITES[`effect.${step.name}.${key}`];
    if (held === undefined || typeof content !== 'number') continue;
    if (fresh.has(content)) report(path, { is: 'writtenTwice', reg: content });
    fresh.add(content);
    after[content] = held === 'picked' ? pickedBy(step.node) : heldBy(step.node, held);
  }
  return Array.from(after);
}

function pickedBy(node: Effect): Cell | undefined {
  if (node.op !== 'pick') return undefined;
  return node.from.pick === 'card' ? `card in ${node.from.pile}` : PICKED[node.from.pick];
}

const heldBy = (node: Effect, held: Held): Cell =>
  node.op === 'take' && held === 'card' ? `card in ${node.to}` : held;

/** Checks the registers read by a node that is no effect, and by all nodes inside it. */
function recall(visited: Visited, memory: Memory, report: Report): void {
  // A modifier outlives the effect, and with it everything the effect remembered.
  const known = visited.kind === 'modifier' ? EMPTY : memory;
  recallOwn(visited, known, report);
  for (const child of nodesInside(visited)) recall(child, known, report);
}

function recallOwn(visited: Visited, memory: Memory, report: Report): void {
  for (const { key, part, content, path } of fieldsOf(visited)) {
    const needed = READS[`${visited.kind}.${visited.name}.${key}`];
    if (needed === undefined) continue;
    [content].flat().forEach((reg, i) => {
      const cell = memory[Number(reg)];
      const held = heldIn(cell);
      const place = part.is === 'list' ? entryPath(path, i) : path;
      if (held === undefined) report(place, { is: 'readEarly', reg: Number(reg), needed });
      else if (held !== needed) report(place, { is: 'holdsOther', reg: Number(reg), held, needed });
      // Where it lies decides who may know it (0017).
      else if (cell === 'card') report(place, { is: 'twoPiles', reg: Number(reg) });
    });
  }
}
