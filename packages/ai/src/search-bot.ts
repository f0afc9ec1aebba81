import { type Observation, optionCount, type Rng } from '@peerless/rules';
import { hash } from '@peerless/rules/match';
import {
  askedPrompt,
  askedSeat,
  OPTION,
  optionAt,
  optionType,
  PROMPT,
  turnNumber,
} from '@peerless/rules/numbers';
import { type Bot, type Budget, type Ranked, type Reason, type Thought, withoutThinking } from './bot.ts';
import { withoutIdleDoors } from './idle-doors.ts';
import { Search, type SearchSettings } from './search/search.ts';
import { type Manner, PLAIN, take } from './style/manner.ts';

/** Trials after which a search without a number and without a host that stops it ends anyway. */
const MOST = 1_000_000;

/** A maneuver is several choices of one player in a row: what was thought for the first serves the next. */
const MANEUVER: readonly number[] = [PROMPT.action, PROMPT.moveBoost, PROMPT.moves];

/** A bot that searches; its own budget holds where the host gives none. */
export class SearchBot implements Bot {
  readonly name: string;
  private readonly settings: SearchSettings;
  private readonly iterations: number;
  private readonly manner: Manner;
  private search: Search | null = null;
  private last: { position: string; turn: number; option: number; prompt: number; seat: number } | null =
    null;

  constructor(name: string, settings: SearchSettings, iterations: number, manner: Manner = PLAIN) {
    this.name = name;
    this.settings = settings;
    this.iterations = iterations;
    this.manner = manner;
  }

  think(observation: Observation, rng: Rng, budget: Budget = {}): Thought {
    const quick = withoutThinking(observation, budget);
    if (quick !== null) return quick;
    const search = this.searchFor(observation);
    const iterations = Math.min(budget.iterations ?? this.iterations, MOST);
    const stop = stopOf(search, iterations, budget);
    do search.iterate(rng);
    while (search.iterations < iterations && !stop());
    const thought = conclude(search, observation, this.manner, rng);
    this.last = {
      position: hash(observation),
      turn: turnNumber(observation),
      option: optionAt(observation, thought.option),
      prompt: askedPrompt(observation),
      seat: askedSeat(observation),
    };
    return thought;
  }

  private searchFor(observation: Observation): Search {
    if (this.search === null) {
      this.search = new Search(observation, this.settings);
      return this.search;
    }
    if (!(this.isNext(observation) && this.search.follow(this.last?.option ?? 0, observation)))
      this.search.restart(observation);
    return this.search;
  }

  /** Whether this position follows the last choice without a choice of anybody else between. */
  private isNext(observation: Observation): boolean {
    const { last } = this;
    if (last === null || last.turn !== turnNumber(observation) || last.seat !== askedSeat(observation))
      return false;
    // Asked again about the same position: the answer was not played.
    if (last.position === hash(observation)) return false;
    const before = MANEUVER.indexOf(last.prompt);
    const now = MANEUVER.indexOf(askedPrompt(observation));
    if (last.prompt === PROMPT.action && optionType(last.option) !== OPTION.maneuver) return false;
    return before >= 0 && now > 0 && now >= before;
  }
}

/** How many trials there are from one look at who leads to the next. */
const SELDOM = 256;

/**
 * Whose time is counted need not go on once the leader cannot be caught any more. Where there is but a number of trials, all of
 * them are made: that can be repeated exactly.
 */
function stopOf(search: Search, iterations: number, { iterations: asked, stop }: Budget): () => boolean {
  if (stop === undefined) return () => false;
  if (asked !== undefined) return stop;
  return () => stop() || (search.iterations % SELDOM === 0 && search.lead() > iterations - search.iterations);
}

function conclude(search: Search, observation: Observation, manner: Manner, rng: Rng): Thought {
  const count = optionCount(observation);
  const ranked: Ranked[] = Array.from({ length: count }, (_, option) => {
    const { chance, trials } = search.result(option);
    return { option, chance, trials };
  });
  ranked.sort((a, b) => b.trials - a.trials || b.chance - a.chance || a.option - b.option);
  const ranking = withoutIdleDoors(observation, ranked);
  const { option, isSlip } = take(observation, ranking, manner, rng);
  const { iterations } = search;
  const reason = isSlip
    ? ({ kind: 'chance', iterations, line: [], expected: null } as const)
    : reasonFor(search, observation, option, rng);
  return { option, ranking, reason };
}

const reasonFor = (search: Search, observation: Observation, option: number, rng: Rng): Reason => ({
  kind: 'searched',
  iterations: search.iterations,
  line: search.line(option, rng),
  // Before the first turn figures are still being set up: what they add is no gain.
  expected: turnNumber(observation) === 0 ? null : search.expected(option),
});
