import {
  apply,
  type Decision,
  decision,
  type Game,
  type GameEvent,
  isOver,
  type Option,
} from '@peerless/rules';
import { forceRandom, stepsOf } from '@peerless/rules/position';
import { type Cast, openView } from './cast.ts';
import { optionsText, questionText } from './describe.ts';
import { type Asked, fitting, isIdle, unspoken } from './fit.ts';
import { checkWord, fightersNamed, isCardOf } from './names.ts';
import { ScenarioError } from './reader.ts';
import { type Step, type StepOf, stepText } from './step.ts';

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
  const { fighter, to, via = [], path } = step;
  const spaces = to === undefined || via.at(-1) === to ? via : [...via, to];
  for (const space of spaces) {
    choose(table, { do: 'move', fighter, to: space, path });
    table.walking = true;
  }
}

/** Takes the option a step means, after what a scenario need not say. */
function choose(table: Table, step: Step): void {
  const { game, cast, events } = table;
  const present = isOver(game) ? null : decision(game);
  if (present === null) {
    if (isIdle(step, game)) return;
    throw new ScenarioError(step.path, `"${stepText(step)}" comes too late: the game is over`);
  }
  const asked: Asked = { game, cast, decision: present };
  const found = fitting(step, asked);
  const silent = unspoken(asked);
  if (found.length === 0 && step.do !== 'boost' && silent >= 0) {
    apply(game, silent, (event) => events.push(event));
    choose(table, step);
    return;
  }
  if (found.length === 0 && (isIdle(step, game) || wasApplied(table, step))) return;
  const [chosen] = found;
  if (chosen === undefined || found.length > 1) {
    const options = present.options.filter((_, i) => found.length === 0 || found.includes(i));
    throw new ScenarioError(
      step.path,
      `"${stepText(step)}" fits ${found.length === 0 ? 'no option' : `${found.length} options`}; ` +
        `${questionText(present)}: ${optionsText(cast, options)}`,
    );
  }
  if (step.do === 'move' && step.via !== undefined && present.prompt === 'moves')
    checkWay(game, step, present.options[chosen]);
  table.skipped.length = 0;
  apply(game, chosen, (event) => events.push(event));
}

/** The engine answered a question with a single option by itself; writing that step out is no mistake. */
function wasApplied({ game, cast, skipped }: Table, step: Step): boolean {
  const at = skipped.findIndex((question) => fitting(step, { game, cast, decision: question }).length === 1);
  skipped.splice(0, at + 1);
  return at >= 0;
}

/** Where the engine asks for the last space only, a path that is written out must still be one that can be walked. */
function checkWay(game: Game, step: StepOf<'move'>, option: Option | undefined): void {
  if (option?.type !== 'move') return;
  const { fighter } = option;
  let at = openView(game).fighters.find(({ id }) => id === fighter)?.space ?? null;
  const { to, via = [] } = step;
  for (const next of to === undefined || via.at(-1) === to ? via : [...via, to]) {
    if (at === null || !stepsOf(game, fighter, at).includes(next))
      throw new ScenarioError(step.path, `${fighter} cannot step from ${at} to ${next}`);
    at = next;
  }
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

/** Refuses names that mean nothing in this game. */
export function checkStepWords(cast: Cast, step: Step): void {
  const { do: _, path, ...parts } = step;
  for (const [part, value] of Object.entries(parts as Record<string, unknown>)) {
    if (part === 'items' || typeof value !== 'string') continue;
    if (part === 'fighter' || part === 'by' || part === 'target') fightersNamed(cast, value, path);
    else checkWord(cast, value, path);
  }
}
