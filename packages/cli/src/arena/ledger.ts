import { type Hypotheses, SequentialTest, type Verdict } from '@peerless/ai';
import { type ArenaPlan, unitSize } from './plan.ts';
import type { GameLine } from './play.ts';

/** What a game was worth to bot A. */
export const scoreOf = ({ result }: GameLine): number => (result === 'a' ? 1 : result === 'draw' ? 0.5 : 0);

/** All finished games, each once, and where a sequential test ends the match. */
export class Ledger {
  private readonly lines = new Map<number, GameLine>();
  private readonly size: number;
  private readonly test: SequentialTest | null;
  /** The first unit that the test has not seen: it takes units in their order, whichever thread is faster. */
  private unit = 0;
  private won = 0;
  private finished = 0;

  constructor(plan: ArenaPlan, hypotheses: Hypotheses | null) {
    this.size = unitSize(plan);
    this.test = hypotheses === null ? null : new SequentialTest(hypotheses);
  }

  has(game: number): boolean {
    return this.lines.has(game);
  }

  get games(): number {
    return this.lines.size;
  }

  /** Adds a game unless it is known; false if the test has decided. */
  add(line: GameLine): boolean {
    if (!this.lines.has(line.game)) this.enter(line);
    while (this.test !== null && this.verdict?.decided === null) {
      const games = this.unitAt(this.unit);
      if (games === null) break;
      this.unit++;
      // A unit with a crashed game would favour somebody.
      if (games.every((game) => game.result !== 'crashed'))
        this.test.add(games.reduce((sum, game) => sum + scoreOf(game), 0) / games.length);
    }
    return this.isOpen;
  }

  private enter(line: GameLine): void {
    this.lines.set(line.game, line);
    if (line.result === 'crashed') return;
    this.finished++;
    this.won += scoreOf(line);
  }

  /** The win rate of bot A so far. */
  get winRate(): number {
    return this.won / Math.max(1, this.finished);
  }

  /** Whether more games are wanted. */
  get isOpen(): boolean {
    return this.verdict === null || this.verdict.decided === null;
  }

  get verdict(): Verdict | null {
    return this.test?.verdict ?? null;
  }

  /** The games that count, in their order: none after the decision. */
  get counted(): GameLine[] {
    const end = this.isOpen ? Number.POSITIVE_INFINITY : this.unit * this.size;
    return [...this.lines.values()].filter((line) => line.game < end).sort((a, b) => a.game - b.game);
  }

  private unitAt(unit: number): GameLine[] | null {
    const games = Array.from({ length: this.size }, (_, i) => this.lines.get(unit * this.size + i));
    return games.every((game) => game !== undefined) ? games : null;
  }
}
