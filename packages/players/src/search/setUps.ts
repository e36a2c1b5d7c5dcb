import { seededDice, type Dice, type Move, type Ruleset, type SideNumber } from '@sandtable/kernel';
import type { Plan } from './doctrine.ts';

/** So many others than the usual one are thought of; on most ground half of them come to the same. */
const THOUGHT_OF = 24;
/** How far what is gone by is moved, as a share of what it is, and at the least. */
const STIRRED = 0.6;
const LEAST_STIRRED = 0.3;

/** Of a game in which everybody is set up on squares. */
interface Standing {
  readonly at: readonly number[];
}

/**
 * Whole deployments, the usual one first and others by weights that chance has moved. On given ground some of these win a
 * fifth more games than what is best on average: no weights fit every ground.
 *
 * @param answer Where the next is set up, by these weights.
 */
export function setUps<State extends Standing, Weights extends object>(
  ruleset: Ruleset,
  state: State,
  us: SideNumber,
  usual: Weights,
  stirring: Dice,
  answer: (weights: Weights, world: State, dice: Dice) => Move,
): Plan[] {
  const side = ruleset.sides[us];
  const found = new Map<string, Plan>();
  for (let nth = 0; nth <= THOUGHT_OF; nth++) {
    const weights = nth === 0 ? usual : stirred(usual, stirring);
    const world = ruleset.clone(state) as State;
    const dice = seededDice('deployment');
    const moves: Move[] = [];
    for (;;) {
      const next = ruleset.pending(world).decisions.at(0);
      if (next?.kind !== 'deploy' || next.side !== side) break;
      const move = answer(weights, world, dice);
      moves.push(move);
      ruleset.play(world, side, move, dice);
    }
    const name = world.at.join(' ');
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
