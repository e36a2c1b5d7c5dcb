import { BOARD, KIND_OF, shotDice, type Cover, type Kind } from '@sandtable/pbi';
import { coverFrom } from './danger.ts';
import { deadliness, expectedLoss } from './fire.ts';
import type { Situation } from './situation.ts';
import { isUnknown, unknownBySquare } from './unknown.ts';

/** An enemy square that can be shot at. */
export interface Target {
  readonly square: number;
  readonly range: number;
  readonly cover: Cover;
  /** What one die of a volley is worth, on average. */
  readonly perDie: number;
}

/** Who can be shot at from where, and what that is worth. */
export class Targets {
  readonly #situation: Situation;
  readonly #worth: readonly number[];
  readonly #from: (readonly Target[] | undefined)[] = [];
  readonly #shots: Partial<Record<Kind, number[]>> = {};
  readonly #lossOfOne = new Map<number, number>();

  constructor(situation: Situation, worth: readonly number[]) {
    this.#situation = situation;
    this.#worth = worth;
  }

  /** The enemy squares in sight of a square. */
  from(square: number): readonly Target[] {
    return (this.#from[square] ??= this.#lookFrom(square));
  }

  /** What one shot of a group is worth from there, at the best target it has. */
  shot(group: number, square: number): number {
    const kind = KIND_OF[group];
    const shots = (this.#shots[kind] ??= unknownBySquare());
    if (isUnknown(shots[square])) shots[square] = this.#bestShot(kind, square);
    return shots[square];
  }

  #bestShot(kind: Kind, square: number): number {
    let best = 0;
    for (const { range, perDie } of this.from(square)) {
      best = Math.max(best, shotDice(kind, range) * perDie);
    }
    return best;
  }

  /** What a volley of so many dice is worth. */
  volley(dice: number, { square, cover }: Target): number {
    return expectedLoss(dice, cover, this.#situation.theirs[square], this.#worth);
  }

  #lookFrom(square: number): Target[] {
    const situation = this.#situation;
    const targets: Target[] = [];
    for (const enemy of situation.enemySquares) {
      if (enemy === square) continue;
      const cover = coverFrom(situation, square, enemy);
      if (cover === undefined) continue;
      const perDie = deadliness(cover) * this.#meanWorth(enemy);
      targets.push({ square: enemy, range: BOARD.range(square, enemy), cover, perDie });
    }
    return targets;
  }

  /** A single hit falls on the cheapest group or on the dearest, as the choice die has it. */
  #meanWorth(square: number): number {
    let mean = this.#lossOfOne.get(square);
    if (mean === undefined) {
      const worths = this.#situation.theirs[square].map((group) => this.#worth[group]);
      mean = (2 * Math.min(...worths) + Math.max(...worths)) / 3;
      this.#lossOfOne.set(square, mean);
    }
    return mean;
  }
}
