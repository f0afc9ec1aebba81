import { MOMENTS } from '@peerless/language';
import {
  apply,
  type Decision,
  decision,
  type Game,
  type GameEvent,
  isOver,
  type Option,
} from '@peerless/rules';
import { forceRandom } from '@peerless/rules/position';
import { type Cast, openView } from './cast.ts';
import { optionsText, questionText } from './describe.ts';
import { type Asked, fitting, isIdle, unspoken } from './fit.ts';
import { checkSpace, checkWord, fightersNamed, isCardOf } from './names.ts';
import { type Path, ScenarioError } from './reader.ts';
import { type Step, type StepOf, stepText } from './step.ts';
import { wayOf, wayProblem } from './way.ts';

/** Playing the steps of a scenario. */

/** A scenario being played. */
export interface Table {
  readonly game: Game;
  readonly cast: Cast;
  readonly events: GameEvent[];
  /** Questions that answered themselves since the last step. */
  readonly skipped: Decision[];
  /** A move step by step is under way; it stops by itself when the next step is about something else. */
  walking: boolean;
}

/** Plays one step; what does not fit exactly one option is a `ScenarioError`. */
export function play(table: Table, step: Step): void {
  const { game, cast } = table;
  checkStepWords(cast, step);
  if (step.do === 'random') {
    forceRandom(game, randomCard(table, step));
    return;
  }
  if (step.do !== 'move' && step.do !== 'done' && step.do !== 'stay') stopWalking(table);
  sayTheRest(table, step);
  if (step.do === 'move' && isWalk(game)) walk(table, step);
  else choose(table, step);
}

const isWalk = (game: Game): boolean => !isOver(game) && decision(game)?.prompt === 'step';

/** Ends a walk whose last space has been reached. */
export function stopWalking(table: Table): void {
  if (!table.walking) return;
  table.walking = false;
  if (isWalk(table.game)) choose(table, { do: 'done', path: [] });
}

/** A path of single steps; without one, a single step. */
function walk(table: Table, step: StepOf<'move'>): void {
  const { fighter, path } = step;
  const way = wayOf(step);
  table.walking ||= way.length > 1;
  for (const to of way) {
    const one: Step = { do: 'move', fighter, to, path };
    if (isWalk(table.game)) choose(table, one);
    else if (!wasApplied(table, one))
      throw new ScenarioError(path, `the move is over before it comes to space ${to}`);
    table.walking = isWalk(table.game);
  }
}

/** Whether the next space of a walk is asked for that has begun. */
const isOnTheWay = ({ game, walking }: Table): boolean => walking && isWalk(game);

/** Answers what a scenario need not say before this step. */
function sayTheRest({ game, cast, events }: Table, step: Step): void {
  while (step.do !== 'boost' && !isOver(game)) {
    const present = decision(game);
    if (present === null) return;
    const asked: Asked = { game, cast, decision: present };
    const silent = unspoken(asked);
    if (silent < 0 || fitting(step, asked).length > 0) return;
    apply(game, silent, (event) => events.push(event));
  }
}

/** Takes the option a step means. */
function choose(table: Table, step: Step): void {
  const { game, cast, events } = table;
  const present = isOver(game) ? null : decision(game);
  const found = present === null ? [] : fittingHere(table, step, present);
  if (found.length === 0 && canPassOver(table, step)) return;
  if (present === null)
    throw new ScenarioError(step.path, `"${stepText(step)}" comes too late: the game is over`);
  const [chosen] = found;
  if (chosen === undefined || found.length > 1) {
    const options = present.options.filter((_, i) => found.length === 0 || found.includes(i));
    throw new ScenarioError(
      step.path,
      `"${stepText(step)}" fits ${found.length === 0 ? 'no option' : `${found.length} options`}; ` +
        `${questionText(present)}: ${optionsText(cast, options)}`,
    );
  }
  checkWay(game, step, present.options[chosen]);
  table.skipped.length = 0;
  apply(game, chosen, (event) => events.push(event));
}

/** The options that a step fits; while a walk is under way, a move is one more step of it and not its end. */
function fittingHere(table: Table, step: Step, present: Decision): number[] {
  const { game, cast } = table;
  const found = fitting(step, { game, cast, decision: present });
  if (step.do !== 'move' || !isOnTheWay(table)) return found;
  return found.filter((i) => present.options[i]?.type !== 'done');
}

/** Whether a step that fits no option is no mistake. A way that is written out is: nobody asks for it. */
function canPassOver(table: Table, step: Step): boolean {
  if (step.do === 'move' && step.via !== undefined) return false;
  const isStep = step.do === 'move' && isOnTheWay(table);
  return (!isStep && isIdle(step, table.game)) || wasApplied(table, step);
}

function checkWay(game: Game, step: Step, option: Option | undefined): void {
  if (step.do !== 'move' || option === undefined) return;
  const problem = wayProblem(game, step, option);
  if (problem !== null) throw new ScenarioError(step.path, problem);
}

/** The engine answered a question with a single option by itself; writing that step out is no mistake. */
function wasApplied({ game, cast, skipped }: Table, step: Step): boolean {
  const at = skipped.findIndex((question) => fitting(step, { game, cast, decision: question }).length === 1);
  skipped.splice(0, at + 1);
  return at >= 0;
}

/** The card that the next random result gives: the one in a hand if several decks have it. */
function randomCard({ game, cast }: Table, step: StepOf<'random'>): { seat: number; card: string } {
  const all = cast.seats.flatMap((owner) =>
    owner.cards.flatMap((card) => (isCardOf(owner, card, step.card) ? [{ seat: owner.seat, card }] : [])),
  );
  const { seats } = openView(game);
  const held = all.filter(({ seat, card }) => seats[seat]?.hand.includes(card));
  const found = held.length > 0 ? held : all;
  const [one] = found;
  if (found.length === 1 && one !== undefined) return one;
  const problem = found.length === 0 ? 'nobody has it' : 'several have it; say hero/card';
  throw new ScenarioError(step.path, `random "${step.card}": ${problem}`);
}

/** Refuses names and spaces that mean nothing in this game. */
export function checkStepWords(cast: Cast, step: Step): void {
  const { do: _, path, ...parts } = step;
  for (const [part, value] of Object.entries(parts as Record<string, unknown>)) {
    if (part === 'fighter' || part === 'by' || part === 'target') {
      if (typeof value === 'string') fightersNamed(cast, value, path);
      continue;
    }
    for (const word of [value].flat()) {
      if (typeof word === 'string') checkItem(cast, word, path);
      if (typeof word === 'number' && part !== 'what') checkSpace(cast, word, path);
    }
  }
}

/** In an order `ability` stands for the only thing that is no card, or it is named by its moment: `turnStart-1`. */
function checkItem(cast: Cast, word: string, path: Path): void {
  const isAbility = word === 'ability' || MOMENTS.some((moment) => word.startsWith(`${moment}-`));
  if (!isAbility) checkWord(cast, word, path);
}
