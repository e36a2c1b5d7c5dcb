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

/** Where the next is set up, by these weights. */
export type Placing<State, Weights> = (weights: Weights, world: State, dice: Dice) => Move;

const DEPLOYING: ReadonlySet<string> = new Set(['deploy']);

/** One deployment to its end, and the world with it. */
function deployedBy<State extends object, Weights>(
  ruleset: Ruleset,
  state: State,
  us: SideNumber,
  weights: Weights,
  place: Placing<State, Weights>,
  kinds: ReadonlySet<string>,
): { readonly moves: readonly Move[]; readonly world: State } {
  const side = ruleset.sides[us];
  const world = ruleset.clone(state) as State;
  const dice = seededDice('deployment');
  const moves: Move[] = [];
  for (;;) {
    const next = ruleset.pending(world).decisions.at(0);
    if (next === undefined || !kinds.has(next.kind) || next.side !== side) break;
    const move = place(weights, world, dice);
    moves.push(move);
    ruleset.play(world, side, move, dice);
  }
  return { moves, world };
}

/**
 * A deployment to its end by weights that chance has moved so many times as far as those that are thought of: no square of it is where
 * somebody who knows better would be, and yet each goes with the others. None where nobody is being set up.
 *
 * @param kinds The questions that it answers.
 */
export function roughSetUp<State extends object, Weights extends object>(
  ruleset: Ruleset,
  state: State,
  us: SideNumber,
  usual: Weights,
  { dice, roughness }: { readonly dice: Dice; readonly roughness: number },
  place: Placing<State, Weights>,
  kinds = DEPLOYING,
): readonly Move[] {
  const next = ruleset.pending(state).decisions.at(0);
  if (next === undefined || !kinds.has(next.kind)) return [];
  const weights = stirred(usual, dice, roughness);
  return deployedBy(ruleset, state, us, weights, place, kinds).moves;
}

/**
 * Whole deployments, the usual one first and others by weights that chance has moved. On given ground some of these win a
 * fifth more games than what is best on average: no weights fit every ground.
 */
export function setUps<State extends Standing, Weights extends object>(
  ruleset: Ruleset,
  state: State,
  us: SideNumber,
  usual: Weights,
  stirring: Dice,
  place: Placing<State, Weights>,
): Plan[] {
  const found = new Map<string, Plan>();
  for (let nth = 0; nth <= THOUGHT_OF; nth++) {
    const weights = nth === 0 ? usual : stirred(usual, stirring);
    const { moves, world } = deployedBy(ruleset, state, us, weights, place, DEPLOYING);
    const name = world.at.join(' ');
    if (!found.has(name)) found.set(name, { moves, isUsual: nth === 0 });
  }
  return [...found.values()];
}

/** The same weights, each moved a little by chance, or so many times as far. */
function stirred<Weights extends object>(weights: Weights, dice: Dice, times = 1): Weights {
  const stir = (value: unknown): unknown => {
    if (typeof value === 'number') {
      const moved = (times * (dice.total(12) - 42)) / Math.sqrt(35);
      return value + moved * Math.max(LEAST_STIRRED, STIRRED * Math.abs(value));
    }
    if (Array.isArray(value)) return value.map(stir);
    return Object.fromEntries(
      Object.entries(value as object).map(([key, each]) => [key, stir(each)]),
    );
  };
  return stir(weights) as Weights;
}
