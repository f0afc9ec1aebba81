import { Counter, Histogram, Registry } from 'prom-client';
import type { Meter } from './store/game-store.ts';

/** Figures about moves, for the store to count. */
export class MoveMeter implements Meter {
  readonly registry = new Registry();
  private readonly moves = new Counter({
    name: 'peerless_moves_total',
    help: 'Moves that were committed by this node.',
    registers: [this.registry],
  });
  private readonly seconds = new Histogram({
    name: 'peerless_commit_seconds',
    help: 'How long a commit took that keeps one or more moves.',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });

  committed(moves: number, seconds: number): void {
    this.moves.inc(moves);
    this.seconds.observe(seconds);
  }
}
