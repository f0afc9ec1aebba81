import type { Decision } from '../ask/decision.ts';
import { decision, movesThrough } from '../ask/options.ts';
import { hasSpace } from '../board/board.ts';
import { stepsFrom } from '../board/movement.ts';
import type { Content } from '../content/content.ts';
import { apply } from '../engine.ts';
import { inHand } from '../state/cards.ts';
import type { GameEvent } from '../state/event.ts';
import { masks } from '../state/fighters.ts';
import { type Game, isOver } from '../state/game.ts';
import { FACES, SPACE } from '../state/layout.ts';
import { optionsText, questionText } from './describe.ts';
import { type Asked, fitting, isIdle, unspoken } from './fit.ts';
import { checkWord, fighterNamed, isCardNamed } from './names.ts';
import { ScenarioError } from './reader.ts';
import { type Step, type StepOf, stepText } from './step.ts';

/** Playing the steps of a scenario. */

/** A scenario being played. */
export interface Table {
  readonly game: Game;
  readonly events: GameEvent[];
  /** Questions that answered themselves since the last step. */
  readonly skipped: Decision[];
  /** A move step by step is under way; it stops by itself when the next step is about something else. */
  walking: boolean;
}

/** Plays one step; what does not fit exactly one option is a `ScenarioError`. */
export function play(table: Table, step: Step): void {
  const { game } = table;
  checkStepWords(game.content, step);
  if (step.do === 'random') {
    game.forced.push(randomCard(game, step));
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
  const { game, events } = table;
  const present = isOver(game) ? null : decision(game);
  if (present === null) {
    if (isIdle(step, game)) return;
    throw new ScenarioError(step.path, `"${stepText(step)}" comes too late: the game is over`);
  }
  const asked: Asked = { game, decision: present };
  const found = fitting(step, asked);
  const silent = unspoken(asked);
  if (found.length === 0 && step.do !== 'boost' && silent >= 0) {
    apply(game, silent, (event) => events.push(event));
    choose(table, step);
    return;
  }
  if (found.length === 0 && (isIdle(step, game) || wasApplied(table, step))) return;
  if (found.length !== 1) {
    const options = found.length === 0 ? present.options : found.map((i) => present.options[i]);
    throw new ScenarioError(
      step.path,
      `"${stepText(step)}" fits ${found.length === 0 ? 'no option' : `${found.length} options`}; ` +
        `${questionText(present)}: ${optionsText(game, options)}`,
    );
  }
  if (step.do === 'move' && step.via !== undefined && present.prompt === 'moves')
    checkWay(game, step, present.options[found[0]]);
  table.skipped.length = 0;
  apply(game, found[0], (event) => events.push(event));
}

/** The engine answered a question with a single option by itself; writing that step out is no mistake. */
function wasApplied({ game, skipped }: Table, step: Step): boolean {
  const at = skipped.findIndex((question) => fitting(step, { game, decision: question }).length === 1);
  skipped.splice(0, at + 1);
  return at >= 0;
}

/** Where the engine asks for the last space only, a path that is written out must still be one that can be walked. */
function checkWay(game: Game, step: StepOf<'move'>, option: Asked['decision']['options'][number]): void {
  if (option.type !== 'move') return;
  const { board } = game.content;
  const fighter = fighterNamed(game.content, option.fighter, step.path);
  let at = game.state[SPACE + fighter];
  const { to, via = [] } = step;
  for (const id of to === undefined || via.at(-1) === to ? via : [...via, to]) {
    const next = board.index.get(id);
    stepsFrom(game, fighter, at, movesThrough(game));
    if (next === undefined || !hasSpace(masks.lo, masks.hi, next))
      throw new ScenarioError(step.path, `${option.fighter} cannot step from ${board.ids[at]} to ${id}`);
    at = next;
  }
}

/** The card that the next random result gives: the one in a hand if several decks have it. */
function randomCard(game: Game, step: StepOf<'random'>): number {
  const { heroes } = game.content;
  const all = heroes.flatMap((hero, seat) =>
    hero.faces.flatMap((face, i) =>
      isCardNamed(game.content, seat, face.slug, step.card) ? [seat * FACES + i] : [],
    ),
  );
  const held = all.filter((card) => inHand(game, card) > 0);
  const found = held.length > 0 ? held : all;
  if (found.length === 1) return found[0];
  const problem = found.length === 0 ? 'nobody has it' : 'several have it; say hero/card';
  throw new ScenarioError(step.path, `random "${step.card}": ${problem}`);
}

/** Refuses names that mean nothing in this game. */
export function checkStepWords(content: Content, step: Step): void {
  const { do: _, path, ...parts } = step;
  for (const [part, value] of Object.entries(parts as Record<string, unknown>)) {
    if (part === 'items' || typeof value !== 'string') continue;
    if (part === 'fighter' || part === 'by' || part === 'target') checkFighter(content, value, step);
    else checkWord(content, value, path);
  }
}

function checkFighter(content: Content, name: string, step: Step): void {
  const twice = content.fighterIds.some((id) => id.slice(2) === name && /^\d\./.test(id));
  if (!twice) fighterNamed(content, name, step.path);
}
