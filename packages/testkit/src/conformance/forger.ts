import type { Move, RolledDice } from '@sandtable/kernel';
import { pick } from './randomGame.ts';

const NUMBERS = [0, -1, 1, 1.5, NaN, Infinity, 2 ** 53, -(2 ** 31)];
const WORDS = ['', ' ', 'a', '0', '__proto__', 'constructor', 'prototype', 'toString', 'valueOf'];
const LISTS = [[], [[]], [0], [null], ['a1', 'a1'], Array.from({ length: 100 }, () => 'a')];
const OBJECTS = [
  {},
  { length: 1 },
  { toString: 1 },
  { type: 'constructor' },
  { type: {} },
  deep(50),
];
const POISONED: unknown = JSON.parse('{ "__proto__": { "type": "a" }, "type": "__proto__" }');

/** Things that no careless `check` expects. */
export const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  POISONED,
  ...NUMBERS,
  ...WORDS,
  ...LISTS,
  ...OBJECTS,
];

/** Makes moves that were never offered out of those that were. */
export class Forger {
  readonly #chance: RolledDice;
  /** The values that each field was seen with. */
  readonly #values = new Map<string, Set<unknown>>();
  readonly #moves: Move[] = [];

  constructor(chance: RolledDice) {
    this.#chance = chance;
  }

  /** Remembers some of these moves, for the moves to come. */
  learn(moves: readonly Move[]): void {
    for (let i = 0; i < 3; i++) {
      const move = pick(moves, this.#chance);
      if (this.#moves.length < 500) this.#moves.push(move);
      else this.#moves[this.#chance.die(500) - 1] = move;
      for (const [field, value] of Object.entries(move)) {
        const known = this.#values.get(field) ?? new Set();
        this.#values.set(field, known);
        if (known.size < 500) known.add(value);
      }
    }
  }

  /** A move that is like these, but for something; by chance it may still be one of them. */
  forge(moves: readonly Move[]): unknown {
    const move = { ...pick(moves, this.#chance) } as Record<string, unknown>;
    const field = pick(Object.keys(move), this.#chance);
    switch (this.#chance.die(8)) {
      case 1:
      case 2:
        return { ...move, [field]: this.#other(field) };
      case 3:
        return { ...move, [field]: this.#other(pick([...this.#values.keys()], this.#chance)) };
      case 4:
        return { ...move, [field]: pick(GARBAGE, this.#chance) };
      case 5:
        Reflect.deleteProperty(move, field);
        return move;
      case 6:
        return { ...move, [pick(NAMES, this.#chance)]: this.#other(field) };
      case 7:
        return pick(this.#moves, this.#chance);
      default:
        return pick([...GARBAGE, [move], JSON.stringify(move), { move }], this.#chance);
    }
  }

  #other(field: string): unknown {
    return pick([...(this.#values.get(field) ?? GARBAGE)], this.#chance);
  }
}

const NAMES = ['extra', 'side', 'toString', 'constructor', 'to', 'at', 'piece', 'from'];

function deep(levels: number): object {
  return levels === 0 ? [] : { type: deep(levels - 1) };
}
