import type { Game } from '@peerless/rules';
import { optionAt } from '@peerless/rules/numbers';
import { mixed } from '../hash.ts';

const ROOM = 2 ** 20;

/** The priors of nodes, kept as long as a node is met with the same options: most of a search goes through the same few. */
export class KeptPriors {
  /** By node: what its options were, and where their priors begin; -1 where none are kept. */
  private readonly keys: Int32Array;
  private readonly begins: Int32Array;
  private readonly values = new Float32Array(ROOM);
  private used = 0;
  private key = 0;

  constructor(nodes: number) {
    this.keys = new Int32Array(nodes);
    this.begins = new Int32Array(nodes).fill(-1);
  }

  clear(): void {
    this.begins.fill(-1);
    this.used = 0;
  }

  /** Writes the priors of a node if they are kept for just these options. */
  recall(game: Game, node: number, count: number, priors: Float64Array): boolean {
    let key = count;
    for (let i = 0; i < count; i++) key = mixed(key, optionAt(game, i));
    this.key = key;
    const begin = this.begins[node];
    if (begin < 0 || this.keys[node] !== key) return false;
    for (let i = 0; i < count; i++) priors[i] = this.values[begin + i];
    return true;
  }

  /** Keeps the priors of the options that were asked for just now; what a node had for others is forgotten. */
  keep(node: number, count: number, priors: Float64Array): void {
    if (this.used + count > ROOM) return;
    this.keys[node] = this.key;
    this.begins[node] = this.used;
    for (let i = 0; i < count; i++) this.values[this.used + i] = priors[i];
    this.used += count;
  }
}
