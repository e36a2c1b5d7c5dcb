import type { Rectangle } from '@sandtable/table';

/** So many answers of each kind are remembered. */
const SLOTS = 2 ** 14;

/** By how many numbers a block is known. */
const BLOCK = 5;

/**
 * Numbers for one block each, the last that fell into its slot: most blocks are asked about again and again. Blocks are
 * known by their numbers, not kept: what is kept has to be moved about in memory.
 */
export class BlockMemory {
  readonly #blocks = new Float64Array(BLOCK * SLOTS).fill(-1);
  /** By slot; -1 where the answer is not known. */
  readonly answers = new Int8Array(SLOTS).fill(-1);

  /** Where the answer for a block is, or is to be put. */
  slotOf(block: Rectangle): number {
    const slot = slotFor(hashOf(block));
    if (!isAt(this.#blocks, BLOCK * slot, block)) {
      write(this.#blocks, BLOCK * slot, block);
      this.answers[slot] = -1;
    }
    return slot;
  }
}

/** Numbers for one block that looks at another. */
export class PairMemory {
  readonly #pairs = new Float64Array(2 * BLOCK * SLOTS).fill(-1);
  /** By slot; -1 where the answer is not known. */
  readonly answers = new Int8Array(SLOTS).fill(-1);

  slotOf(from: Rectangle, to: Rectangle): number {
    const slot = slotFor(Math.imul(hashOf(from), 31) ^ hashOf(to));
    const at = 2 * BLOCK * slot;
    if (!isAt(this.#pairs, at, from) || !isAt(this.#pairs, at + BLOCK, to)) {
      write(this.#pairs, at, from);
      write(this.#pairs, at + BLOCK, to);
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

/** Whether some numbers were noted, always as many: the last that fell into their slot. */
export class NoteMemory {
  readonly #size: number;
  readonly #notes: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#notes = new Float64Array(size * SLOTS).fill(-1);
  }

  has(numbers: Float64Array): boolean {
    const at = this.#slotOf(numbers);
    for (let i = 0; i < numbers.length; i++) {
      if (this.#notes[at + i] !== numbers[i]) return false;
    }
    return true;
  }

  note(numbers: Float64Array): void {
    this.#notes.set(numbers, this.#slotOf(numbers));
  }

  #slotOf(numbers: Float64Array): number {
    let hash = 0;
    for (let i = 0; i < numbers.length; i++) hash = Math.imul(hash, 31) ^ mix(numbers[i], i);
    return this.#size * slotFor(hash);
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

function isAt(blocks: Float64Array, at: number, block: Rectangle): boolean {
  return (
    blocks[at] === block.x &&
    blocks[at + 1] === block.y &&
    blocks[at + 2] === block.facing &&
    blocks[at + 3] === block.width &&
    blocks[at + 4] === block.depth
  );
}

function write(blocks: Float64Array, at: number, block: Rectangle): void {
  blocks[at] = block.x;
  blocks[at + 1] = block.y;
  blocks[at + 2] = block.facing;
  blocks[at + 3] = block.width;
  blocks[at + 4] = block.depth;
}
