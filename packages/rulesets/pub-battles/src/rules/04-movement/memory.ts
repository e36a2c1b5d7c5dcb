import type { Rectangle } from '@sandtable/table';

/** So many answers of each kind are remembered. */
const SLOTS = 2 ** 14;

/** Numbers for one block each, the last that fell into its slot: most blocks are asked about again and again. */
export class BlockMemory {
  readonly #blocks = new Array<Rectangle | undefined>(SLOTS).fill(undefined);
  /** By slot; -1 where the answer is not known. */
  readonly answers = new Int8Array(SLOTS).fill(-1);

  /** Where the answer for a block is, or is to be put. */
  slotOf(block: Rectangle): number {
    const slot = slotFor(hashOf(block));
    if (!isSame(this.#blocks[slot], block)) {
      this.#blocks[slot] = block;
      this.answers[slot] = -1;
    }
    return slot;
  }
}

/** Numbers for one block that looks at another. */
export class PairMemory {
  readonly #from = new Array<Rectangle | undefined>(SLOTS).fill(undefined);
  readonly #to = new Array<Rectangle | undefined>(SLOTS).fill(undefined);
  /** By slot; -1 where the answer is not known. */
  readonly answers = new Int8Array(SLOTS).fill(-1);

  slotOf(from: Rectangle, to: Rectangle): number {
    const slot = slotFor(Math.imul(hashOf(from), 31) ^ hashOf(to));
    if (!isSame(this.#from[slot], from) || !isSame(this.#to[slot], to)) {
      this.#from[slot] = from;
      this.#to[slot] = to;
      this.answers[slot] = -1;
    }
    return slot;
  }
}

/** Numbers for one straight way each. */
export class WayMemory {
  readonly #ways = new Int32Array(4 * SLOTS).fill(-1);
  /** By slot; -1 where the answer is not known. */
  readonly answers = new Int8Array(SLOTS).fill(-1);

  slotOf(ax: number, ay: number, bx: number, by: number): number {
    const slot = slotFor(Math.imul(mix(ax, ay), 31) ^ mix(bx, by));
    const ways = this.#ways;
    const at = 4 * slot;
    if (ways[at] !== ax || ways[at + 1] !== ay || ways[at + 2] !== bx || ways[at + 3] !== by) {
      ways[at] = ax;
      ways[at + 1] = ay;
      ways[at + 2] = bx;
      ways[at + 3] = by;
      this.answers[slot] = -1;
    }
    return slot;
  }
}

function mix(x: number, y: number): number {
  return Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b);
}

function hashOf(block: Rectangle): number {
  return mix(block.x, block.y) ^ Math.imul(block.facing + block.width, 977);
}

function slotFor(hash: number): number {
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

function isSame(known: Rectangle | undefined, block: Rectangle): boolean {
  return (
    known === block ||
    (known !== undefined &&
      known.x === block.x &&
      known.y === block.y &&
      known.facing === block.facing &&
      known.width === block.width &&
      known.depth === block.depth)
  );
}
