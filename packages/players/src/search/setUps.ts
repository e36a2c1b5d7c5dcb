import type { Dice, Move } from '@sandtable/kernel';
import type { Plan } from './doctrine.ts';

/** So many others than the usual one are thought of; on most ground half of them come to the same. */
const THOUGHT_OF = 24;
/** How far what is gone by is moved, as a share of what it is, and at the least. */
const STIRRED = 0.6;
const LEAST_STIRRED = 0.3;

/** A whole deployment. */
export interface SetUp {
  readonly moves: readonly Move[];
  /** Where everybody stands after it: two that come to the same have the same name. */
  readonly name: string;
}

/**
 * Whole deployments, the usual one first and others by weights that chance has moved. On given ground some of these win a
 * fifth more games than what is best on average: no weights fit every ground.
 */
export function setUps<Weights extends object>(
  usual: Weights,
  dice: Dice,
  by: (weights: Weights) => SetUp,
): Plan[] {
  const found = new Map<string, Plan>();
  for (let nth = 0; nth <= THOUGHT_OF; nth++) {
    const { moves, name } = by(nth === 0 ? usual : stirred(usual, dice));
    if (!found.has(name)) found.set(name, { moves, isUsual: nth === 0 });
  }
  return [...found.values()];
}

/** The same weights, each moved a little by chance. */
function stirred<Weights extends object>(weights: Weights, dice: Dice): Weights {
  const stir = (value: unknown): unknown => {
    if (typeof value === 'number') {
      const moved = (dice.total(12) - 42) / Math.sqrt(35);
      return value + moved * Math.max(LEAST_STIRRED, STIRRED * Math.abs(value));
    }
    if (Array.isArray(value)) return value.map(stir);
    return Object.fromEntries(
      Object.entries(value as object).map(([key, each]) => [key, stir(each)]),
    );
  };
  return stir(weights) as Weights;
}
