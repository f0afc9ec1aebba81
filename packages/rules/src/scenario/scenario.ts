import type { Decision } from '../ask/decision.ts';
import { decision } from '../ask/options.ts';
import type { Library } from '../content/library.ts';
import { PeerlessError } from '../error.ts';
import { gameFromPosition, type Position } from '../position.ts';
import type { GameEvent } from '../state/event.ts';
import { causeOf, seatOfCard, type Trace } from '../state/game.ts';
import { differences } from './check.ts';
import { type Expectation, readExpectations } from './expectation.ts';
import { play, stopWalking, type Table } from './play.ts';
import { POSITION_KEYS, readPosition } from './position.ts';
import {
  entriesOf,
  fieldsOf,
  isObject,
  listOf,
  namesOf,
  optional,
  type Path,
  type Place,
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

interface Expected {
  readonly do: 'expect';
  readonly path: Path;
  readonly expectations: readonly Expectation[];
}

export interface ScenarioResult {
  /** The document itself is wrong: a key, a name, or a step that fits no option or several. The last failure says what. */
  readonly mistake: boolean;
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
    cites: optional(fields.cites, namesOf) ?? [],
    position: readPosition(fields, place),
    play: optional(fields.play, (child) => listOf(child).flatMap(readItem)) ?? [],
    expect: optional(fields.expect, readExpectations) ?? [],
  };
}

function readItem(place: Place): (Step | Expected)[] {
  const { value, path } = place;
  if (isObject(value) && Object.hasOwn(value, 'expect')) {
    const { expect } = fieldsOf(place, ['expect']);
    return expect === undefined ? [] : [{ do: 'expect', path, expectations: readExpectations(expect) }];
  }
  // Several discards in a row can be written as a list.
  if (isObject(value) && Array.isArray(value.discard)) {
    const [[, cards]] = entriesOf(place);
    return listOf(cards).map((card) => readStep({ value: { discard: card.value }, path: card.path }));
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
  try {
    playScenario(readScenario(document), library, events, failures, trace);
  } catch (error) {
    if (!(error instanceof PeerlessError)) throw error;
    mistake = true;
    failures.push(error.message);
  }
  return { name: nameOf(document), passed: failures.length === 0, mistake, failures, events };
}

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
  const table: Table = { game, events, skipped, walking: false };
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
  compare('expect', scenario.expect);
  failures.push(...unusedResults(table));
}

/** An expectation about the steps of a walk must not end it. */
const asksForStep = (expectations: readonly Expectation[]): boolean =>
  expectations.some(
    (expected) => expected.about === 'decision' && (expected.kind === 'step' || expected.prompt === 'step'),
  );

const unusedResults = ({ game }: Table): string[] =>
  game.forced.map(
    (card) => `random ${causeOf(game, card).card} of seat ${seatOfCard(card) + 1} was not used up`,
  );
