import {
  apply,
  determinize,
  type Game,
  isOver,
  type Observation,
  optionCount,
  type Readable,
  type Rng,
} from '@peerless/rules';
import {
  areFoes,
  askedPrompt,
  askedSeat,
  asSeenBy,
  attackCard,
  blankGame,
  handSize,
  isSameTable,
  optionAt,
  optionKey,
  PROMPT,
  playerOf,
  seatCount,
  seatHealth,
} from '@peerless/rules/numbers';
import type { Expected } from '../bot.ts';
import { evaluate, type Value } from '../evaluation.ts';
import { exp } from '../exp.ts';
import { type Finish, playOn } from '../playout.ts';
import { Forest } from './forest.ts';
import { KeptPriors } from './kept-priors.ts';
import { shareLeft, type Tempo } from './tempo.ts';

/** What can be tuned. */
export interface SearchSettings extends Finish {
  readonly value: Value;
  readonly tempo: Tempo;
  /** How far priors draw the search to options that were tried little. */
  readonly exploration: number;
  /** How much worse than its siblings an untried option is taken to be. */
  readonly caution: number;
  /** Priors are a softmax of what the policy says divided by this. */
  readonly temperature: number;
  /** Whether a node that is met again with the same options takes the priors of before. */
  readonly keepsPriors: boolean;
}

const MAX_NODES = 2 ** 18;
const MAX_OPTIONS = 4096;
const MAX_PATH = 512;
/** How many numbers are summed for an option of the root. */
const SUMS = 4;

/** The label of a card that is turned up: below 0, where no option is. */
const turnedUp = (card: number): number => -2 - card;

/**
 * Information-set Monte Carlo tree search with one tree a player: every trial guesses what is hidden, walks down all
 * trees at once, each along what its own player sees, and evaluates the position a little later. So nobody in the
 * search knows a card that lies face down: the defender answers an attack, not the card behind it.
 */
export class Search {
  iterations = 0;
  private readonly settings: SearchSettings;
  private readonly forest = new Forest(MAX_NODES);
  private observation: Observation;
  private game: Game;
  /** By player. */
  private readonly roots = new Int32Array(4);
  private readonly at = new Int32Array(4);
  private readonly chances = new Float64Array(4);
  private readonly priors = new Float64Array(MAX_OPTIONS);
  private readonly kept = new KeptPriors(MAX_NODES);
  private readonly children = new Int32Array(MAX_OPTIONS);
  private readonly path = new Int32Array(MAX_PATH);
  private readonly pathSeat = new Int32Array(MAX_PATH);
  private length = 0;
  /** By option of the root: its trials since this root, and sums of what stood at their ends. */
  private readonly sums = new Float64Array(MAX_OPTIONS * SUMS);

  constructor(observation: Observation, settings: SearchSettings) {
    this.settings = settings;
    this.observation = observation;
    this.game = blankGame(observation);
    this.restart(observation);
  }

  /** Forgets everything and looks at another position. */
  restart(observation: Observation): void {
    if (!isSameTable(observation, this.game)) this.game = blankGame(observation);
    this.forest.clear();
    this.kept.clear();
    for (let player = 0; player < 4; player++) this.roots[player] = this.forest.addRoot();
    this.begin(observation);
  }

  /** Goes on below an option of the present root, when nobody else has chosen since. False if nothing is known there. */
  follow(option: number, observation: Observation): boolean {
    if (!isSameTable(observation, this.game) || this.forest.size > MAX_NODES / 2) return false;
    const seat = askedSeat(this.observation);
    if (this.forest.child(this.roots[playerOf(observation, seat)], option) < 0) return false;
    this.roots.forEach((root, viewer) => {
      const node = this.forest.child(root, asSeenBy(observation, viewer, seat, option));
      this.roots[viewer] = node < 0 ? this.forest.addRoot() : node;
    });
    this.begin(observation);
    return true;
  }

  private begin(observation: Observation): void {
    this.observation = observation;
    this.iterations = 0;
    this.sums.fill(0, 0, SUMS * optionCount(observation));
  }

  get player(): number {
    return playerOf(this.observation, askedSeat(this.observation));
  }

  /** One trial. */
  iterate(rng: Rng): void {
    const game = determinize(this.observation, rng, this.game);
    this.at.set(this.roots);
    this.length = 0;
    let first = -1;
    for (let isKnown = true; isKnown && !isOver(game); ) {
      const count = optionCount(game);
      if (count === 1) {
        apply(game, 0);
        continue;
      }
      const choice = this.select(game, Math.min(count, MAX_OPTIONS));
      if (first < 0) first = this.rootIndex(optionAt(game, choice));
      isKnown = this.descend(game, choice) && this.length < MAX_PATH;
    }
    playOn(game, this.settings, rng);
    evaluate(game, this.settings.value, this.chances);
    this.backUp(shareLeft(game, this.settings.tempo));
    if (first >= 0) this.note(game, first);
    this.iterations++;
  }

  /** The option that promises most: its mean so far, and its prior as long as it was tried little. */
  private select(game: Game, count: number): number {
    const { forest, priors, children } = this;
    const { exploration, caution } = this.settings;
    const node = this.at[playerOf(game, askedSeat(game))];
    this.fillPriors(game, node, count);
    let visits = 0;
    let total = 0;
    for (let i = 0; i < count; i++) {
      const child = forest.child(node, optionAt(game, i));
      children[i] = child;
      if (child < 0) continue;
      visits += forest.visits[child];
      total += forest.total[child];
    }
    const untried = visits === 0 ? 0.5 : Math.max(0, total / visits - caution);
    const scale = exploration * Math.sqrt(visits + 1);
    let best = 0;
    let bestScore = -1;
    for (let i = 0; i < count; i++) {
      const child = children[i];
      const tried = child < 0 ? 0 : forest.visits[child];
      const mean = tried === 0 ? untried : forest.total[child] / tried;
      const score = mean + (scale * priors[i]) / (1 + tried);
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    return best;
  }

  private fillPriors(game: Game, node: number, count: number): void {
    const { priors, kept } = this;
    const { policy, temperature, keepsPriors } = this.settings;
    if (keepsPriors && kept.recall(game, node, count, priors)) return;
    policy(game, count, priors);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      priors[i] = exp(priors[i] / temperature);
      sum += priors[i];
    }
    for (let i = 0; i < count; i++) priors[i] /= sum;
    if (keepsPriors) kept.keep(node, count, priors);
  }

  /** Applies the choice and goes down every player's tree; false when the chooser has never been here. */
  private descend(game: Game, choice: number): boolean {
    const seat = askedSeat(game);
    const seats = seatCount(game);
    const option = optionAt(game, choice);
    // Both cards are turned up as soon as the defender has chosen: from then on everybody knows the attack, too.
    const isRevealed = askedPrompt(game) === PROMPT.defend;
    const revealed = turnedUp(attackCard(game));
    apply(game, choice);
    if (this.forest.size + 2 * seats > MAX_NODES) return false;
    for (let viewer = 0; viewer < seats; viewer++) this.step(viewer, asSeenBy(game, viewer, seat, option));
    const node = this.at[playerOf(game, seat)];
    this.path[this.length] = node;
    this.pathSeat[this.length++] = seat;
    if (isRevealed) for (let viewer = 0; viewer < seats; viewer++) this.step(viewer, revealed);
    return this.forest.visits[node] > 0;
  }

  /** One step down a player's tree. */
  private step(viewer: number, label: number): void {
    const child = this.forest.child(this.at[viewer], label);
    this.at[viewer] = child < 0 ? this.forest.add(this.at[viewer], label) : child;
  }

  private backUp(share: number): void {
    const { forest, path, pathSeat, chances } = this;
    for (let i = 0; i < this.length; i++) {
      forest.visits[path[i]]++;
      const chance = chances[pathSeat[i]];
      forest.chances[path[i]] += chance;
      forest.total[path[i]] += share * chance;
    }
  }

  private rootIndex(option: number): number {
    const count = optionCount(this.observation);
    for (let i = 0; i < count; i++) if (optionAt(this.observation, i) === option) return i;
    return -1;
  }

  private note(game: Game, first: number): void {
    const seat = askedSeat(this.observation);
    const at = SUMS * first;
    this.sums[at]++;
    this.sums[at + 1] += sideHealth(game, seat, true);
    this.sums[at + 2] += sideHealth(game, seat, false);
    this.sums[at + 3] += sideCards(game, seat);
  }

  /** What an option of the root has brought: trials, also those of an older root, and the mean chance, waiting left aside. */
  result(index: number): { trials: number; chance: number } {
    const node = this.forest.child(this.roots[this.player], optionAt(this.observation, index));
    const trials = node < 0 ? 0 : this.forest.visits[node];
    return { trials, chance: trials === 0 ? 0 : this.forest.chances[node] / trials };
  }

  /** How many trials more than the next best option the one has that was tried most. */
  lead(): number {
    let [most, next] = [0, 0];
    for (let i = optionCount(this.observation) - 1; i >= 0; i--) {
      const { trials } = this.result(i);
      if (trials > most) [most, next] = [trials, most];
      else if (trials > next) next = trials;
    }
    return most - next;
  }

  /** What changes on average from the root to the ends of an option's trials; null without any since this root. */
  expected(index: number): Expected | null {
    const seat = askedSeat(this.observation);
    const [trials, health, foeHealth, cards] = this.sums.subarray(SUMS * index, SUMS * (index + 1));
    if (trials === 0) return null;
    return {
      health: health / trials - sideHealth(this.observation, seat, true),
      foeHealth: foeHealth / trials - sideHealth(this.observation, seat, false),
      cards: cards / trials - sideCards(this.observation, seat),
    };
  }

  /** The choices that the search takes to be the likeliest from here on, as keys, on one guess of what is hidden. */
  line(first: number, rng: Rng, longest: number = 6): string[] {
    const game = determinize(this.observation, rng, this.game);
    this.at.set(this.roots);
    this.length = 0;
    const keys: string[] = [];
    let choice = first;
    while (choice >= 0 && keys.length < longest && optionCount(game) > choice) {
      keys.push(optionKey(game, choice));
      if (!this.descend(game, choice)) break;
      while (!isOver(game) && optionCount(game) === 1) apply(game, 0);
      choice = isOver(game) ? -1 : this.favourite(game);
    }
    return keys;
  }

  /** The option tried most at the present node, or -1 if too little is known. */
  private favourite(game: Game): number {
    const count = optionCount(game);
    const node = this.at[playerOf(game, askedSeat(game))];
    let best = -1;
    let most = 8;
    for (let i = 0; i < count; i++) {
      const child = this.forest.child(node, optionAt(game, i));
      if (child < 0 || this.forest.visits[child] < most) continue;
      most = this.forest.visits[child];
      best = i;
    }
    return best;
  }
}

/** The health of a seat's side, or of everybody else. */
function sideHealth(game: Readable, seat: number, own: boolean): number {
  let sum = 0;
  for (let other = seatCount(game) - 1; other >= 0; other--)
    if (areFoes(game, seat, other) !== own) sum += seatHealth(game, other);
  return sum;
}

/** Cards in the hands of a seat's side. */
function sideCards(game: Readable, seat: number): number {
  let sum = 0;
  for (let other = seatCount(game) - 1; other >= 0; other--)
    if (!areFoes(game, seat, other)) sum += handSize(game, other);
  return sum;
}
