import { seededDice, type Dice, type Move, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { END, FIRST, ON_BOARD, type PbiMove, type PbiState } from '@sandtable/pbi';
import type { Plan } from '../search/doctrine.ts';
import { deployBy } from './deployment.ts';
import { QUICK_DEPLOYMENT } from './quickWeights.ts';
import type { DeploymentWeights } from './weights.ts';

/** So many others than the usual one are thought of; on most ground half of them come to the same. */
const THOUGHT_OF = 24;
/** How far what is gone by is moved, as a share of what it is, and at the least. */
const STIRRED = 0.6;
const LEAST_STIRRED = 0.3;

/**
 * Whole deployments, the usual one first and others by weights that chance has moved; none where somebody stands already. On
 * given ground some of these win a fifth more games than what is best on average: no weights fit every ground.
 */
export function deployments(ruleset: Ruleset, state: PbiState, us: SideNumber, dice: Dice): Plan[] {
  for (let g = FIRST[us]; g < END[us]; g++) if (state.status[g] === ON_BOARD) return [];
  const usual = QUICK_DEPLOYMENT[us];
  const found = new Map<string, Plan>();
  for (let nth = 0; nth <= THOUGHT_OF; nth++) {
    const { moves, name } = deploymentBy(
      ruleset,
      state,
      us,
      nth === 0 ? usual : stirred(usual, dice),
    );
    if (!found.has(name)) found.set(name, { moves, isUsual: nth === 0 });
  }
  return [...found.values()];
}

/** The same weights, each moved a little by chance. */
function stirred(weights: DeploymentWeights, dice: Dice): DeploymentWeights {
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
  return stir(weights) as DeploymentWeights;
}

/** The moves of a deployment, and where everybody stands after it. */
function deploymentBy(
  ruleset: Ruleset,
  state: PbiState,
  us: SideNumber,
  weights: DeploymentWeights,
): { readonly moves: readonly Move[]; readonly name: string } {
  const world = ruleset.clone(state) as PbiState;
  const side = ruleset.sides[us];
  const dice = seededDice('deployment');
  const moves: Move[] = [];
  for (;;) {
    const frame = world.stack[world.stack.length - 1];
    if (frame.type !== 'deploy' || frame.side !== us) return { moves, name: world.at.join(' ') };
    const list = ruleset.moves(world, side) as readonly PbiMove[];
    const question = { state: world, us, frame, moves: list, dice, because: undefined };
    const move = deployBy(weights, question);
    moves.push(move);
    ruleset.play(world, side, move, dice);
  }
}
