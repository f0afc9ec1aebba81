import {
  type Decision,
  decision,
  type GameEvent,
  isOver,
  type Library,
  PeerlessError,
} from '@peerless/rules';
import {
  forcedResults,
  gameFromPosition,
  type Position,
  PositionError,
  type Trace,
} from '@peerless/rules/position';
import { castOf } from './cast.ts';
import { differences } from './check.ts';
import { optionsText, questionText } from './describe.ts';
import { type Expectation, readExpectations } from './expectation.ts';
import { play, stopWalking, type Table } from './play.ts';
import { POSITION_KEYS, readPosition } from './position.ts';
import {
  fail,
  fieldsOf,
  isObject,
  listOf,
  optional,
  type Path,
  type Place,
  ScenarioError,
  shown,
  textOf,
} from './reader.ts';
import { readStep, type Step } from './step.ts';

/** A scenario: a position, what is played, and what is expected. A test, a ruling that can be run, a puzzle. */
export interface Scenario {
  readonly name: string;
  /** Rules (`R-`), rulings (`RU-`) and worked examples (`WE-`) that it shows. */
  readonly cites: readonly string[];
  readonly position: Position;
  readonly play: readonly (Step | Expected)[];
  readonly expect: readonly Expectation[];
}

export interface Expected {
  readonly do: 'expect';
  readonly path: Path;
  readonly expectations: readonly Expectation[];
}

export interface ScenarioResult {
  /** The document itself is wrong: a key, a name, or a step that fits no option or several. The last failure says what. */
  readonly mistake: boolean;
  /** Where in the document the mistake stands, as far as that is known. */
  readonly path: Path;
  readonly name: string;
  readonly passed: boolean;
  readonly failures: readonly string[];
  /** All that happened, from the position to the last step. */
  readonly events: readonly GameEvent[];
}

/** Reads a document as it comes out of YAML or JSON; a mistake is a `ScenarioError` with its place. */
export function readScenario(document: unknown): Scenario {
  const place: Place = { value: document, path: [] };
  const fields = fieldsOf(place, ['name', 'cites', 'notes', ...POSITION_KEYS, 'play', 'expect']);
  return {
    name: optional(fields.name, textOf) ?? 'a scenario without a name',
    cites: optional(fields.cites, (child) => listOf(child).map(readCite)) ?? [],
    position: readPosition(fields, place),
    play: optional(fields.play, (child) => listOf(child).flatMap(readItem)) ?? [],
    expect: optional(fields.expect, readExpectations) ?? [],
  };
}

function readCite(place: Place): string {
  if (/^(R-\d+\.\d+|RU-\d+|WE-\d+[a-z]?)$/.test(textOf(place))) return textOf(place);
  return fail(
    place,
    `expected a rule (R-9.9), a ruling (RU-12) or an example (WE-2), not ${shown(place.value)}`,
  );
}

function readItem(place: Place): (Step | Expected)[] {
  const { value, path } = place;
  if (isObject(value) && Object.hasOwn(value, 'expect')) {
    const { expect } = fieldsOf(place, ['expect']);
    return expect === undefined ? [] : [{ do: 'expect', path, expectations: readExpectations(expect) }];
  }
  // Several discards in a row can be written as a list.
  if (isObject(value) && Array.isArray(value.discard)) {
    const cards = listOf({ value: value.discard, path: [...path, 'discard'] });
    // None, or no more: the question is not left open.
    if (cards.length === 0) return [readStep({ value: { discard: null }, path })];
    return cards.map((card) => readStep({ value: { discard: card.value }, path: card.path }));
  }
  return [readStep(place)];
}

const nameOf = (document: unknown): string =>
  isObject(document) && typeof document.name === 'string' ? document.name : 'a scenario without a name';

/** Plays a scenario and compares. A step that does not fit ends it; expectations that fail are all reported. */
export function runScenario(document: unknown, library: Library, trace: Trace | null = null): ScenarioResult {
  const failures: string[] = [];
  const events: GameEvent[] = [];
  let mistake = false;
  let path: Path = [];
  try {
    playScenario(readScenario(document), library, events, failures, trace);
  } catch (error) {
    if (!(error instanceof PeerlessError)) throw error;
    mistake = true;
    path = mistakeAt(error) ?? [];
    failures.push(error.message);
  }
  return { name: nameOf(document), passed: failures.length === 0, mistake, path, failures, events };
}

/** Where in the document a mistake stands; null for an error that does not say it. */
export const mistakeAt = (error: unknown): Path | null =>
  error instanceof ScenarioError || error instanceof PositionError ? error.path : null;

/** Plays the steps and collects the expectations that fail. */
function playScenario(
  scenario: Scenario,
  library: Library,
  events: GameEvent[],
  failures: string[],
  outer: Trace | null,
): void {
  const skipped: Decision[] = [];
  const trace: Trace = {
    ...outer,
    skips(asked) {
      const question = decision(asked);
      if (question !== null) skipped.push(question);
    },
  };
  const game = gameFromPosition(scenario.position, library, (event) => events.push(event), trace);
  const table: Table = { game, cast: castOf(game, library), events, skipped, walking: false };
  const compare = (where: string, expectations: readonly Expectation[]): void => {
    for (const expected of expectations)
      for (const difference of differences(expected, table)) failures.push(`${where}: ${difference}`);
  };
  for (const item of scenario.play) {
    if (item.do !== 'expect') play(table, item);
    else {
      if (!asksForStep(item.expectations)) stopWalking(table);
      compare(`play[${Number(item.path[1]) + 1}]`, item.expectations);
    }
  }
  stopWalking(table);
  const before = failures.length;
  compare('expect', scenario.expect);
  if (failures.length > before) failures.push(...openQuestion(table, failures));
  failures.push(...unusedResults(table));
}

/** What the game waits for, unless a failure has said it: a step may be missing. */
function openQuestion({ game, cast }: Table, failures: readonly string[]): string[] {
  const present = isOver(game) ? null : decision(game);
  if (present === null || failures.some((said) => said.includes(questionText(present)))) return [];
  const options = present.prompt === 'action' ? '' : `: ${optionsText(cast, present.options)}`;
  return [`the game waits: ${questionText(present)}${options}`];
}

/** An expectation about the steps of a walk must not end it. */
const asksForStep = (expectations: readonly Expectation[]): boolean =>
  expectations.some(
    (expected) => expected.about === 'decision' && (expected.kind === 'step' || expected.prompt === 'step'),
  );

const unusedResults = ({ game, cast }: Table): string[] =>
  forcedResults(game).map(
    ({ seat, card }) => `random ${cast.seats[seat]?.hero}/${card} of seat ${seat + 1} was not used up`,
  );
