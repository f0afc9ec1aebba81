import { fileURLToPath } from 'node:url';
import { PeerlessError } from '@peerless/rules';
import type { Figure, Meter } from './meter.ts';

/** The peers lie beside the packages and need the development dependencies of a clone. */
export async function peerMeters(): Promise<Meter[]> {
  const path = new URL('../../../../bench/peers.mjs', import.meta.url);
  try {
    const peers: { peerMeters: () => Meter[] } = await import(path.href);
    return peers.peerMeters();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new PeerlessError(`the peers in ${fileURLToPath(path)} cannot be measured: ${reason}`);
  }
}

/** Our speed as a multiple of a peer's. */
export interface Ratio {
  readonly name: string;
  readonly ours: string;
  readonly peer: string;
  readonly ratio: number;
}

/** Ours through theirs. */
export function ratiosOf(figures: ReadonlyMap<string, Figure>): Ratio[] {
  const rate = (name: string): number => figures.get(name)?.rate ?? 0;
  const ratio = (name: string, ours: string, peer: string): Ratio => ({
    name,
    ours,
    peer,
    ratio: rate(ours) / rate(peer),
  });
  return [
    ratio('decisionsToBoardgameIo', 'decisionsPerSecond', 'boardgame.io reducer'),
    ratio('decisionsToTypedArrays', 'decisionsPerSecond', 'typed-array limit'),
    ratio('clonesToStructuredClone', 'clonesPerSecond', 'structuredClone'),
    // A playout of ours goes to the end of the game; so do theirs at depth 400, at depth 50 they stop on the way.
    ratio('playoutsToBoardgameIoMcts', 'playoutsPerSecond', 'boardgame.io MCTS, depth 400'),
    ratio('playoutsToBoardgameIoMctsDepth50', 'playoutsPerSecond', 'boardgame.io MCTS, depth 50'),
  ];
}
