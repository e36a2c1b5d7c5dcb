import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  ATTACKER,
  BACK,
  BARRAGES,
  BEYOND,
  BOARD,
  COLUMNS,
  DEVIATION,
  elbow,
  FORWARD,
  NEAR,
  ROLLING_DEPTH,
  ROLLS_ON,
  rowAround,
  rowsFromEdge,
  savesOn,
  SIDES,
  SQUARES,
  stepsBetween,
  UNDEFENDED,
  unitsIn,
  type Asset,
  type BarrageKind,
  type SquareMove,
  type SquareState,
} from '@sandtable/square-bashing';
import { best } from '../best.ts';
import type { Answer } from './question.ts';
import { targetsFor, type Targets } from './targets.ts';
import { WEIGHTS } from './weights.ts';

/** The mean of one die (SB-8.2). */
const MEAN = 3.5;
/** How far off the own troops are that will storm a square this turn. */
const STORMING = 3;

/** An asset that is kept for later. */
const KEPT = 0.01;

/** SB-9.1: the asset that promises the most, if it is worth to be used up. */
export const answerAsset: Answer<'asset'> = ({ state, us, moves, dice }) => {
  const targets = targetsFor(state);
  return best(
    moves,
    (move) => (move.type === 'asset' ? assetWorth(state, us, targets, move.asset) : KEPT),
    dice,
  );
};

function assetWorth(state: SquareState, us: SideNumber, targets: Targets, asset: Asset): number {
  if (asset === 'shock') return shockWorth(state, us, targets);
  if (asset === 'digIn') return Math.max(...unshelteredWorths(state, us)) - SPARED;
  const worths = layings(us, asset).map((aimed) => barrageWorth(state, us, targets, asset, aimed));
  return Math.max(...worths) - SPARED;
}

/** What must be promised at the least, or it is kept for later. */
const SPARED = 0.8;

/** SB-9.1: something is near enough to be stormed this turn. */
function shockWorth(state: SquareState, us: SideNumber, targets: Targets): number {
  const { roster } = state[SETTING];
  let most = 0;
  for (let target = 0; target < SQUARES; target++) {
    if (targets[target] <= 0) continue;
    let near = 0;
    for (let unit = roster.first[us], end = roster.end[us]; unit < end; unit++) {
      const at = state.at[unit];
      if (at !== -1 && roster.isMain[unit] && stepsBetween(at, target) <= STORMING) near++;
    }
    if (near >= 2) most = Math.max(most, targets[target] / 3);
  }
  return most;
}

/** Every way to lay a barrage. */
function layings(us: SideNumber, asset: BarrageKind): number[][] {
  if (asset === 'point') return BOARD.names.flatMap((_, corner) => elbows(corner));
  const [nearest, furthest] = BARRAGES[asset].rows;
  return BOARD.names.flatMap((_, centre) => {
    const column = BOARD.column(centre);
    const row = rowsFromEdge(us, centre) + 1;
    const fits = column >= 2 && column < COLUMNS - 2 && row >= nearest && row <= furthest;
    return fits ? [rowAround(centre)] : [];
  });
}

function elbows(corner: number): number[][] {
  return BOARD.neighbours[corner].flatMap((toward) =>
    BOARD.isDiagonal(corner, toward) ? [elbow(corner, toward)] : [],
  );
}

/** SB-8: where it does the most harm to the enemy, and the least to us. */
export const answerBarrage: Answer<'barrage'> = ({ state, us, frame, moves, dice }) => {
  const targets = targetsFor(state);
  const worth = (aimed: readonly number[]): number =>
    barrageWorth(state, us, targets, frame.asset, aimed);
  const byMove = (move: SquareMove): number => {
    if (move.type === 'row') return worth(rowAround(BOARD.named(move.centre)));
    if (move.type === 'arms') return worth(elbow(frame.corner, BOARD.named(move.square)));
    if (move.type !== 'corner') return -Infinity;
    return Math.max(...elbows(BOARD.named(move.square)).map(worth));
  };
  return best(moves, byMove, dice);
};

/** SB-8.5: what falls short and over is reckoned with. */
function barrageWorth(
  state: SquareState,
  us: SideNumber,
  targets: Targets,
  asset: BarrageKind,
  aimed: readonly number[],
): number {
  const deviation = DEVIATION[state[SETTING].fields.forces[SIDES[us]].artillery];
  let sum = 0;
  for (const square of aimed) {
    for (const off of deviation) {
      let fell = off === 0 ? square : BEYOND[4 * square + (off < 0 ? BACK : FORWARD)[us]];
      let chance = 1 / deviation.length;
      const depth = asset === 'rolling' ? ROLLING_DEPTH : 1;
      for (let i = 0; i < depth && fell !== -1; i++) {
        sum += chance * shellWorth(state, us, targets, asset, fell);
        chance *= (7 - ROLLS_ON) / 6;
        fell = BEYOND[4 * fell + FORWARD[us]];
      }
    }
  }
  return sum;
}

function shellWorth(
  state: SquareState,
  us: SideNumber,
  targets: Targets,
  asset: BarrageKind,
  square: number,
): number {
  const { markers, hits } = BARRAGES[asset];
  const enemy = otherSide(us);
  const count = markers + (asset === 'gas' ? 1 : 0);
  let worth = 0;
  for (const side of [enemy, us]) {
    const units = unitsIn(state, side, square);
    if (units.length === 0) continue;
    let failing = 0;
    for (const unit of units) {
      failing += savesOn(state, unit, asset === 'gas' ? 'bare' : 'covered') - 1;
    }
    const share = (Math.min(hits === 0 ? MEAN : hits, 2 * units.length) * failing) / 6;
    const shells = WEIGHTS.shell * 2 * (share / units.length);
    // SB-3.1: they test with a die more for each.
    const shaken = WEIGHTS.marked * count * units.length;
    if (side === us) worth -= 1.5 * (shells + shaken);
    else worth += shells + shaken + prepared(state, us, targets, asset, square, count);
  }
  return worth;
}

/** SB-5.4: what it adds to storming that square; SB-8.1: a suppressed one is not stormed, nor storms. */
function prepared(
  state: SquareState,
  us: SideNumber,
  targets: Targets,
  asset: BarrageKind,
  square: number,
  markers: number,
): number {
  const { roster } = state[SETTING];
  let near = 0;
  for (let unit = roster.first[us], end = roster.end[us]; unit < end; unit++) {
    const at = state.at[unit];
    if (at !== -1 && roster.isMain[unit] && stepsBetween(at, square) <= STORMING) near++;
  }
  if (asset === 'suppression') return us === ATTACKER ? -0.3 : Math.min(near, 4) * 0.15;
  return near < 2 ? 0 : WEIGHTS.markedTarget * markers * Math.max(0, targets[square]);
}

/** SB-9.3 */
export const answerDig: Answer<'dig'> = ({ state, us, moves, dice }) => {
  const worths = unshelteredWorths(state, us);
  return best(moves, (move) => (move.type === 'dig' ? worths[BOARD.named(move.square)] : -1), dice);
};

/** By square: what hasty defences would be worth there. */
function unshelteredWorths(state: SquareState, us: SideNumber): number[] {
  const { field } = state[SETTING];
  return BOARD.names.map((_, square) => {
    if (state.defences[square] !== UNDEFENDED) return 0;
    const units = unitsIn(state, us, square).length;
    if (units === 0) return 0;
    const objective = field.objectiveAt[square];
    const isOurs = objective !== -1 && state.holders[objective] === us;
    const isNear = NEAR[square].some((near) => field.objectiveAt[near] !== -1);
    return 0.3 * units + (isOurs ? 1.5 : 0) + (isNear ? 0.4 : 0);
  });
}
