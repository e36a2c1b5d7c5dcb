import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  ASSETS,
  ATTACKER,
  BACK,
  BARRAGES,
  BEYOND,
  BOARD,
  census,
  COLUMNS,
  DEVIATION,
  elbow,
  FORWARD,
  holds,
  mainUnits,
  NEAR,
  otherUnits,
  ROLLING_DEPTH,
  ROLLS_ON,
  ROW_SQUARES,
  rowsFromEdge,
  SIDES,
  SQUARES,
  UNDEFENDED,
  type Asset,
  type BarrageKind,
  type SquareMove,
  type SquareState,
} from '@sandtable/square-bashing';
import { failingIn, prizeOf } from './clash.ts';
import type { Stance } from './stance.ts';

const MEAN_DIE = 3.5;
const HALF_ROW = (ROW_SQUARES - 1) / 2;
/** Own troops under own shells count for more than the enemy's. */
const OWN = 1.5;

/** Where a barrage is best laid, and what it promises. For an L, the corner and where its arms lie. */
export interface Laying {
  readonly worth: number;
  readonly square: number;
  readonly toward: number;
}

/** By square: what it is worth that shells come down there, and that they are aimed there. */
const falling = new Float64Array(SQUARES);
const aimed = new Float64Array(SQUARES);

/** Every L: its corner, where its arms lie, and the two squares of these. */
const ELBOWS: readonly (readonly [number, number, number, number])[] = BOARD.names.flatMap(
  (_, square) =>
    BOARD.neighbours[square]
      .filter((toward) => BOARD.isDiagonal(square, toward))
      .map((toward): [number, number, number, number] => {
        const [, beside, beyond] = elbow(square, toward);
        return [square, toward, beside, beyond];
      }),
);

/** Tells of every place to lay a barrage what it promises. */
function eachLaying(
  state: SquareState,
  us: SideNumber,
  kind: BarrageKind,
  stance: Stance,
  take: (worth: number, square: number, toward: number) => void,
): void {
  reckon(state, us, kind, stance);
  if (kind === 'point') {
    for (const [square, toward, beside, beyond] of ELBOWS) {
      take(aimed[square] + aimed[beside] + aimed[beyond], square, toward);
    }
    return;
  }
  const [nearest, furthest] = BARRAGES[kind].rows;
  for (let square = 0; square < SQUARES; square++) {
    const column = square % COLUMNS;
    const row = rowsFromEdge(us, square) + 1;
    if (column < HALF_ROW || column >= COLUMNS - HALF_ROW) continue;
    if (row < nearest || row > furthest) continue;
    let worth = 0;
    for (let i = -HALF_ROW; i <= HALF_ROW; i++) worth += aimed[square + i];
    take(worth, square, -1);
  }
}

/** Where to lay a barrage, best first. */
export function layings(
  state: SquareState,
  us: SideNumber,
  kind: BarrageKind,
  stance: Stance,
): Laying[] {
  const found: Laying[] = [];
  eachLaying(state, us, kind, stance, (worth, square, toward) => {
    found.push({ worth, square, toward });
  });
  return found.sort((a, b) => b.worth - a.worth || a.square - b.square || a.toward - b.toward);
}

/** What was found last: an asset is chosen by where it would be laid, and then it is laid there. */
interface Found extends Laying {
  readonly state: SquareState;
  readonly turn: number;
  readonly kind: BarrageKind;
  readonly stance: Stance;
}

const found = new Map<BarrageKind, Found>();

/** The best place to lay a barrage. */
function bestLaying(state: SquareState, us: SideNumber, kind: BarrageKind, stance: Stance): Laying {
  const best = { worth: -Infinity, square: -1, toward: -1 };
  eachLaying(state, us, kind, stance, (worth, square, toward) => {
    if (worth <= best.worth) return;
    best.worth = worth;
    best.square = square;
    best.toward = toward;
  });
  found.set(kind, { ...best, state, turn: state.turn, kind, stance });
  return best;
}

/** The best place; nothing has changed since it was looked for, if it was in this turn. */
function knownLaying(
  state: SquareState,
  us: SideNumber,
  kind: BarrageKind,
  stance: Stance,
): Laying {
  const known = found.get(kind);
  const isKnown = known?.state === state && known.turn === state.turn && known.stance === stance;
  return isKnown ? known : bestLaying(state, us, kind, stance);
}

/** Where the arms of an L lie best whose corner was chosen. */
function bestArms(state: SquareState, us: SideNumber, corner: number, stance: Stance): number {
  const known = knownLaying(state, us, 'point', stance);
  if (known.square === corner) return known.toward;
  let best = -1;
  let most = -Infinity;
  eachLaying(state, us, 'point', stance, (worth, square, toward) => {
    if (square === corner && worth > most) [best, most] = [toward, worth];
  });
  return best;
}

function reckon(state: SquareState, us: SideNumber, kind: BarrageKind, stance: Stance): void {
  for (let square = 0; square < SQUARES; square++) {
    falling[square] = shellWorth(state, us, kind, square, stance);
  }
  const deviation = DEVIATION[state[SETTING].fields.forces[SIDES[us]].artillery];
  const depth = kind === 'rolling' ? ROLLING_DEPTH : 1;
  for (let square = 0; square < SQUARES; square++) {
    let sum = 0;
    for (const off of deviation) {
      let fell = off === 0 ? square : BEYOND[4 * square + (off < 0 ? BACK : FORWARD)[us]];
      let chance = 1 / deviation.length;
      for (let i = 0; i < depth && fell !== -1; i++) {
        sum += chance * falling[fell];
        chance *= (7 - ROLLS_ON) / 6;
        fell = BEYOND[4 * fell + FORWARD[us]];
      }
    }
    aimed[square] = sum;
  }
}

function shellWorth(
  state: SquareState,
  us: SideNumber,
  kind: BarrageKind,
  square: number,
  stance: Stance,
): number {
  const enemy = otherSide(us);
  const side = holds(state, enemy, square) ? enemy : us;
  const units = unitsOf(state, side, square);
  if (units === 0) return 0;
  const { markers, hits } = BARRAGES[kind];
  const count = markers + (kind === 'gas' ? 1 : 0);
  const failing = failingIn(state, side, square, kind !== 'gas') / 12;
  const harm =
    2 * stance.shell * Math.min(hits === 0 ? MEAN_DIE : hits, 2 * units) * failing +
    stance.shaken * count * units;
  if (side === us) return -OWN * harm;
  const near = stormersNear(state, us, square);
  if (kind === 'suppression') return harm + (us === ATTACKER ? -0.3 : Math.min(near, 4) * 0.15);
  if (near < 2) return harm;
  return harm + stance.prepared * count * prizeOf(state, us, square, stance);
}

function unitsOf(state: SquareState, side: SideNumber, square: number): number {
  const load = census(state)[SQUARES * side + square];
  return mainUnits(load) + otherUnits(load);
}

/** How many infantry and cavalry of a side are two squares off or nearer. */
function stormersNear(state: SquareState, us: SideNumber, square: number): number {
  const counts = census(state);
  let count = 0;
  for (const near of NEAR[square]) {
    count += mainUnits(counts[SQUARES * us + near]);
    for (const beyond of NEAR[near]) count += mainUnits(counts[SQUARES * us + beyond]) / 2;
  }
  return count;
}

/** SB-9.1: the asset that promises most; a try that fails costs nothing. */
export function chooseAsset(state: SquareState, us: SideNumber, stance: Stance): SquareMove {
  const { make } = state[SETTING];
  let best: SquareMove = make.noAsset;
  let most = 0;
  for (let i = 0; i < ASSETS.length; i++) {
    if (state.assets[ASSETS.length * us + i] === 0) continue;
    const worth = assetWorth(state, us, ASSETS[i], stance);
    if (worth > most) [best, most] = [make.asset(i), worth];
  }
  return best;
}

function assetWorth(state: SquareState, us: SideNumber, asset: Asset, stance: Stance): number {
  if (asset === 'digIn') {
    return state.options.digIn ? digWorth(state, us, digSpot(state, us)) : 0;
  }
  if (asset === 'shock') return shockWorth(state, us, stance);
  if (asset === 'rolling' && us !== ATTACKER) return 0;
  return bestLaying(state, us, asset, stance).worth - stance.spared;
}

/** SB-9.1: something is near enough to be stormed this turn. */
function shockWorth(state: SquareState, us: SideNumber, stance: Stance): number {
  const enemy = otherSide(us);
  let most = 0;
  for (let to = 0; to < SQUARES; to++) {
    if (!holds(state, enemy, to) || stormersNear(state, us, to) < 2) continue;
    most = Math.max(most, prizeOf(state, us, to, stance) / 4);
  }
  return most;
}

export function chooseBarrage(
  state: SquareState,
  us: SideNumber,
  { asset, corner }: { readonly asset: BarrageKind; readonly corner: number },
  stance: Stance,
): SquareMove {
  const { make } = state[SETTING];
  if (corner !== -1) return make.arms(bestArms(state, us, corner, stance));
  const { square } = knownLaying(state, us, asset, stance);
  return asset === 'point' ? make.corner(square) : make.row(square);
}

/** SB-9.3: the best square to dig in; -1 where there is none. */
export function digSpot(state: SquareState, us: SideNumber): number {
  let best = -1;
  let most = 0;
  for (let square = 0; square < SQUARES; square++) {
    const worth = digWorth(state, us, square);
    if (worth > most) [best, most] = [square, worth];
  }
  return best;
}

function digWorth(state: SquareState, us: SideNumber, square: number): number {
  if (square === -1 || !holds(state, us, square)) return 0;
  if (state.defences[square] !== UNDEFENDED) return 0;
  const { field } = state[SETTING];
  const objective = field.objectiveAt[square];
  const isOurs = objective !== -1 && state.holders[objective] === us;
  return 0.2 * unitsOf(state, us, square) + (isOurs ? 1.5 : 0);
}
