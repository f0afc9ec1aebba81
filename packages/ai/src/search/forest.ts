/**
 * The nodes of all players' trees in one pool. A node is what its player knows has happened since the root; it is
 * found by its parent and the label of the step. Numbers in flat arrays: a search makes tens of thousands of nodes.
 */
export class Forest {
  readonly visits: Int32Array;
  /** The sum of the chances that its player's side had at the end of the trials through a node. */
  readonly total: Float64Array;
  size = 0;
  private readonly parents: Int32Array;
  private readonly labels: Int32Array;
  private readonly slots: Int32Array;
  private readonly mask: number;

  constructor(capacity: number) {
    const table = 2 ** Math.ceil(Math.log2(capacity * 2));
    this.visits = new Int32Array(capacity);
    this.total = new Float64Array(capacity);
    this.parents = new Int32Array(capacity);
    this.labels = new Int32Array(capacity);
    this.slots = new Int32Array(table).fill(-1);
    this.mask = table - 1;
  }

  get isFull(): boolean {
    return this.size >= this.visits.length;
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
    for (let at = this.hash(parent, label); ; at = (at + 1) & this.mask) {
      const node = this.slots[at];
      if (node < 0 || (this.parents[node] === parent && this.labels[node] === label)) return node;
    }
  }

  /** Makes a child that is not there yet. There must be room. */
  add(parent: number, label: number): number {
    let at = this.hash(parent, label);
    while (this.slots[at] >= 0) at = (at + 1) & this.mask;
    const node = this.fill(parent, label);
    this.slots[at] = node;
    return node;
  }

  private fill(parent: number, label: number): number {
    const node = this.size++;
    this.visits[node] = 0;
    this.total[node] = 0;
    this.parents[node] = parent;
    this.labels[node] = label;
    return node;
  }

  private hash(parent: number, label: number): number {
    let h = Math.imul(parent + 1, 0x9e3779b1) ^ Math.imul(label, 0x85ebca6b);
    h ^= h >>> 15;
    h = Math.imul(h, 0x2c1b3c6d);
    return (h ^ (h >>> 13)) & this.mask;
  }
}
