import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  ATTACKER,
  barrageIn,
  canSee,
  figuresOf,
  holds,
  NEAR,
  rowsFromEdge,
  SQUARES,
  stepsBetween,
  UNDEFENDED,
  type SquareState,
} from '@sandtable/square-bashing';
import { targetsFor, type Targets } from './targets.ts';
import { WEIGHTS } from './weights.ts';

/** From how far the enemy is felt. */
const NEARBY = 3;

/** What there is to know of a position before it is asked where units should go. */
export interface Ground {
  readonly us: SideNumber;
  readonly targets: Targets;
  /** By square: infantry and cavalry of ours, and of the enemy's. */
  readonly ours: Uint8Array;
  readonly theirs: Uint8Array;
  /** By square: dice that may be shot at it. */
  readonly fire: Float64Array;
  /** How near the end is: 0 to 1. */
  readonly late: number;
}

export function groundOf(state: SquareState, us: SideNumber): Ground {
  const { roster } = state[SETTING];
  const ours = new Uint8Array(SQUARES);
  const theirs = new Uint8Array(SQUARES);
  const fire = new Float64Array(SQUARES);
  for (let unit = 0; unit < roster.units.length; unit++) {
    const square = state.at[unit];
    if (square === -1) continue;
    if (roster.isMain[unit]) (roster.sideOf[unit] === us ? ours : theirs)[square]++;
    if (roster.sideOf[unit] === us) continue;
    const { range, shots } = figuresOf(state, unit);
    if (range === 0 || barrageIn(state, square) > 0) continue;
    // Guns choose among many; those who shoot next door hardly can.
    for (const near of range === 1 ? NEAR[square] : []) fire[near] += shots[0];
  }
  return {
    us,
    targets: targetsFor(state),
    ours,
    theirs,
    fire,
    late: Math.max(0, Math.min(1, (14 - state.countdown) / 10)),
  };
}

/** How many infantry and cavalry of these are at most so far from a square. */
function massAround(mass: Uint8Array, square: number, steps: number): number {
  let sum = 0;
  for (let other = 0; other < SQUARES; other++) {
    if (mass[other] > 0 && stepsBetween(square, other) <= steps) sum += mass[other];
  }
  return sum;
}

/** What it is worth to have a unit in a square. It counts for nothing where it stands itself. */
export function placeWorth(
  state: SquareState,
  ground: Ground,
  unit: number,
  square: number,
): number {
  const { roster, field } = state[SETTING];
  const { arm } = roster.figures[unit];
  const isSheltered = field.isCover[square] || state.defences[square] !== UNDEFENDED;
  const shelter = isSheltered ? WEIGHTS.shelter : 0;
  if (roster.isCommand[unit]) return commandWorth(ground, square);
  if (arm === 'gun') return shelter + batteryWorth(state, ground, unit, square);
  if (arm === 'mg') return shelter + gunnerWorth(state, ground, unit, square);
  if (roster.isMain[unit]) {
    const garrison = garrisonWorth(state, ground, unit, square);
    const storm = stormingWorth(state, ground, unit, square);
    return shelter + garrison + storm + breakthrough(ground, square) - danger(ground, square);
  }
  return stormingWorth(state, ground, unit, square);
}

/** SB-11.2: those of the attacker's who have got through. */
export function breakthrough({ us, late }: Ground, square: number): number {
  if (us !== ATTACKER || rowsFromEdge(otherSide(us), square) > 0) return 0;
  return WEIGHTS.breakthrough * late;
}

export function danger({ fire, late }: Ground, square: number): number {
  return WEIGHTS.underFire * fire[square] * (1 - late / 2);
}

/**
 * To hold an objective, to occupy it, or to come to one that needs more to hold it.
 *
 * @param whose Only of those that it holds, or of the others.
 */
export function garrisonWorth(
  state: SquareState,
  ground: Ground,
  unit: number,
  square: number,
  whose?: 'own' | 'others',
): number {
  const { field } = state[SETTING];
  const { us, ours, theirs } = ground;
  let relief = 0;
  for (const [i, objective] of field.objectives.entries()) {
    if (whose !== undefined && (state.holders[i] === us) !== (whose === 'own')) continue;
    const steps = stepsBetween(square, objective);
    const isEnemys = holds(state, otherSide(us), objective);
    if (steps === 0) {
      if (state.holders[i] !== us) return WEIGHTS.objective;
      const threat = massAround(theirs, objective, NEARBY);
      const others = ours[objective] - (state.at[unit] === objective ? 1 : 0);
      return threat > 0 ? WEIGHTS.garrison[Math.min(others, 2)] : WEIGHTS.garrison[2];
    }
    if (isEnemys) continue;
    if (state.holders[i] !== us) relief = Math.max(relief, WEIGHTS.objective / (2 + 2 * steps));
    else {
      const lacking = massAround(theirs, objective, NEARBY) / 2 - massAround(ours, objective, 1);
      if (lacking > 0) relief = Math.max(relief, (WEIGHTS.relief * lacking) / (1 + steps));
    }
  }
  return relief;
}

/** To stand where something promising can be stormed from, or to come nearer to it. */
export function stormingWorth(
  state: SquareState,
  ground: Ground,
  unit: number,
  square: number,
): number {
  const { targets, ours } = ground;
  let most = 0;
  for (let target = 0; target < SQUARES; target++) {
    if (targets[target] <= 0) continue;
    const steps = stepsBetween(square, target);
    let worth = targets[target] * WEIGHTS.beside;
    if (steps === 1) {
      let others = 0;
      for (const near of NEAR[target]) others += ours[near];
      if (stepsBetween(state.at[unit], target) === 1) others--;
      worth *= 1 - WEIGHTS.crowded * Math.max(0, others - 3);
    } else worth *= 1 - WEIGHTS.away * (steps - 1) - WEIGHTS.away / 2;
    most = Math.max(most, worth);
  }
  return most;
}

/** A machine gun belongs to those who hold what matters. */
function gunnerWorth(state: SquareState, ground: Ground, unit: number, square: number): number {
  const { field } = state[SETTING];
  const { us, ours } = ground;
  const objective = field.objectiveAt[square];
  const isOurs = objective !== -1 && state.holders[objective] === us;
  const escorted = ours[square] > 0 ? 1 : -1;
  return (
    (isOurs ? WEIGHTS.gunner : 0) + escorted + 0.3 * stormingWorth(state, ground, unit, square)
  );
}

/** A gun wants to see the enemy, and not from next door. */
function batteryWorth(state: SquareState, ground: Ground, unit: number, square: number): number {
  const { us, ours, theirs } = ground;
  const enemy = otherSide(us);
  const { range, lobs } = figuresOf(state, unit);
  let seen = 0;
  let nearest = 12;
  for (let target = 0; target < SQUARES; target++) {
    if (!holds(state, enemy, target)) continue;
    const steps = stepsBetween(square, target);
    nearest = Math.min(nearest, steps);
    if (steps <= range && seen < 3 && canSee(state, square, target, lobs === true)) seen++;
  }
  const isExposed = ours[square] === 0 && massAround(theirs, square, 2) > 0;
  const near = NEAR[square].some((each) => theirs[each] > 0);
  return (
    (seen === 0 ? -0.05 * nearest : WEIGHTS.battery + 0.05 * seen) -
    (isExposed ? WEIGHTS.exposed : 0) -
    (near ? WEIGHTS.exposed / 2 : 0)
  );
}

/** SB-9.2: orders are heard best in its own square and those next to it, and it must not be left alone. */
function commandWorth({ ours, theirs }: Ground, square: number): number {
  let heard = Math.min(ours[square], 2);
  for (const near of NEAR[square]) heard += Math.min(ours[near], 2);
  const fighting = massAround(theirs, square, NEARBY);
  const near = NEAR[square].some((each) => theirs[each] > 0);
  const isAlone = ours[square] === 0;
  return 0.1 * heard + 0.03 * fighting - (near ? 0.4 : 0) - (isAlone && fighting > 0 ? 0.6 : 0);
}
