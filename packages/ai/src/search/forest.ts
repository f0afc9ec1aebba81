import { slotOf } from '../hash.ts';

/**
 * The nodes of all players' trees in one pool. A node is what its player knows has happened since the root; it is
 * found by its parent and the label of the step. Numbers in flat arrays: a search makes tens of thousands of nodes.
 */
export class Forest {
  readonly visits: Int32Array;
  /** The sum of the chances that its player's side had at the end of the trials through a node. */
  readonly chances: Float64Array;
  /** The same, less what waiting took off (`tempo.ts`): what the search goes by. */
  readonly total: Float64Array;
  size = 0;
  private readonly parents: Int32Array;
  private readonly labels: Int32Array;
  /** A hash table of the nodes below others, half empty at least; its size is a power of two. */
  private readonly slots: Int32Array;

  constructor(capacity: number) {
    this.visits = new Int32Array(capacity);
    this.chances = new Float64Array(capacity);
    this.total = new Float64Array(capacity);
    this.parents = new Int32Array(capacity);
    this.labels = new Int32Array(capacity);
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(capacity * 2))).fill(-1);
  }

  clear(): void {
    this.size = 0;
    this.slots.fill(-1);
  }

  /** A node without a parent. */
  addRoot(): number {
    return this.fill(-1, 0);
  }

  /** The child behind a label, or -1. */
  child(parent: number, label: number): number {
    return this.slots[this.find(parent, label)];
  }

  /** Makes a child that is not there yet. There must be room. */
  add(parent: number, label: number): number {
    const slot = this.find(parent, label);
    const node = this.fill(parent, label);
    this.slots[slot] = node;
    return node;
  }

  /** The slot of a child, or the empty one where it belongs. */
  private find(parent: number, label: number): number {
    const { slots, parents, labels } = this;
    for (let at = slotOf(parent, label, slots.length); ; at = at + 1 === slots.length ? 0 : at + 1) {
      const node = slots[at];
      if (node < 0 || (parents[node] === parent && labels[node] === label)) return at;
    }
  }

  private fill(parent: number, label: number): number {
    const node = this.size++;
    this.visits[node] = 0;
    this.chances[node] = 0;
    this.total[node] = 0;
    this.parents[node] = parent;
    this.labels[node] = label;
    return node;
  }
}
