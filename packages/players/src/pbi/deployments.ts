import { seededDice, type Move, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { ATTACKER, END, FIRST, ON_BOARD, type PbiMove, type PbiState } from '@sandtable/pbi';
import type { Plan } from '../search/doctrine.ts';
import { deployBy } from './deployment.ts';
import { QUICK_DEPLOYMENT } from './quickWeights.ts';
import type { DeploymentWeights } from './weights.ts';

/** Something else to go by, made from what is usual. */
type Variant = (usual: DeploymentWeights) => Partial<DeploymentWeights>;

const RIGHT: Variant = () => ({ flank: 1.5 });
const LEFT: Variant = () => ({ flank: -1.5 });

/** By side: other ways to set up than the usual one. */
const VARIANTS: readonly [readonly Variant[], readonly Variant[]] = [
  [
    RIGHT,
    LEFT,
    ({ danger }) => ({ danger: 3 * danger + 1 }),
    ({ approach, nearest }) => ({ approach: 2 * approach, nearest: nearest + 6 }),
    ({ stack }) => ({ stack: stack + 1.5 }),
    ({ stack, apart }) => ({ stack: stack - 1.5, apart: apart + 1 }),
  ],
  [
    RIGHT,
    LEFT,
    ({ garrison }) => ({
      garrison: garrison.map((each) => each + 3),
      housed: { commander: 0, lmg: 4, rifle: 1 },
    }),
    () => ({ housed: { commander: 4, lmg: 4, rifle: 2 } }),
    ({ gunField, field }) => ({ gunField: gunField + 4, field: field + 2 }),
    ({ depth }) => ({ depth: -depth }),
    ({ crowd, command }) => ({ crowd: crowd + 2, command: 2 * command }),
  ],
];

/** Whole deployments, each by other weights; none where somebody stands already. */
export function deployments(ruleset: Ruleset, state: PbiState, us: SideNumber): Plan[] {
  for (let g = FIRST[us]; g < END[us]; g++) if (state.status[g] === ON_BOARD) return [];
  const usual = QUICK_DEPLOYMENT[us];
  return VARIANTS[us === ATTACKER ? 0 : 1].map((variant) => ({
    moves: deploymentBy(ruleset, state, us, { ...usual, ...variant(usual) }),
  }));
}

function deploymentBy(
  ruleset: Ruleset,
  state: PbiState,
  us: SideNumber,
  weights: DeploymentWeights,
): Move[] {
  const world = ruleset.clone(state) as PbiState;
  const side = ruleset.sides[us];
  const dice = seededDice('deployment');
  const moves: Move[] = [];
  for (;;) {
    const frame = world.stack[world.stack.length - 1];
    if (frame.type !== 'deploy' || frame.side !== us) return moves;
    const list = ruleset.moves(world, side) as readonly PbiMove[];
    const question = { state: world, us, frame, moves: list, dice, because: undefined };
    const move = deployBy(weights, question);
    moves.push(move);
    ruleset.play(world, side, move, dice);
  }
}
