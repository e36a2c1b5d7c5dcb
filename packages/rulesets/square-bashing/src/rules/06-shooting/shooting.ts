import {
  otherSide,
  refuse,
  replaceTop,
  SETTING,
  type Dice,
  type Reason,
  type Refusal,
  type SideNumber,
} from '@sandtable/kernel';
import type { Definition, SquareReport } from '../../state/definition.ts';
import { COLUMN } from '../../state/frameFields.ts';
import { BOARD } from '../../state/names.ts';
import {
  barrageIn,
  damageOf,
  figuresOf,
  FIRED,
  holds,
  isOnFoot,
  RETIRED,
  TARGETED,
  unitsIn,
  type State,
} from '../../state/state.ts';
import { placeFromRight, stepsBetween, WITHIN } from '../01-board/field.ts';
import { nameOf } from '../01-board/occupation.ts';
import { pushHits } from '../05-assault/hits.ts';
import { reasonsOf, sumOf, type Modifier } from '../modifiers.ts';
import {
  OWNER_PLACES_SHOT,
  SHOT_HITS_ON,
  SHOT_PROFESSIONAL,
  SHOT_RESERVIST,
  SIDES,
  SQUARES,
} from '../tables.ts';
import { canSee } from './sight.ts';

const REFUSED = {
  nobody: refuse('SB-6.2', 'nobodyShoots'),
  noTarget: refuse('SB-6.3', 'noTarget'),
  assaulted: refuse('SB-2.1', 'wasAssaulted'),
  fired: refuse('SB-6.3', 'firedAlready'),
  column: refuse('SB-2.1', 'columnShot'),
  barrage: refuse('SB-6.3', 'barrageShot'),
  outOfRange: refuse('SB-6.1', 'outOfRange'),
  hidden: refuse('SB-6.3', 'hidden'),
  noDice: refuse('SB-6.2', 'noDice'),
} as const;

/** SB-2.1: the opponent shoots, with the squares of the columns on his right first. */
export interface Shooting {
  readonly type: 'shooting';
  /** How many columns are done with. */
  readonly column: number;
}

export const shooting: Definition<Shooting> = {
  fields: { column: COLUMN },
  on: ['turn'],
  rule: 'SB-2.1',
  asked: (state) => otherSide(state.side),

  settle(state, frame) {
    if (firstShot(state, frame, undefined)) return false;
    state.stack.pop();
    return true;
  },

  moves(state, frame, list) {
    firstShot(state, frame, (from, to) => list.push(state[SETTING].make.shoot(from, to)));
    list.push(state[SETTING].make.cease);
  },

  answers: {
    shoot: {
      check(state, frame, move) {
        const [from, to] = [BOARD.named(move.from), BOARD.named(move.to)];
        const there = unitsIn(state, otherSide(state.side), from);
        return (
          whyNotFrom(state, frame, from) ??
          whyNotShoot(state, from, to, there, reachOf(state, there))
        );
      },
      play(state, frame, move, dice, report) {
        const from = BOARD.named(move.from);
        const place = placeFromRight(otherSide(state.side), from);
        if (place > frame.column) replaceTop(state, { type: 'shooting', column: place });
        shoot(state, from, BOARD.named(move.to), dice, report);
      },
    },
    cease: {
      play(state) {
        state.stack.pop();
      },
    },
  },

  fallback: ['shoot', 'cease'],
};

/** Whether there is a shot to be had; where somebody takes them, all of them are given to him. */
function firstShot(
  state: State,
  frame: Shooting,
  take: ((from: number, to: number) => void) | undefined,
): boolean {
  for (let from = 0; from < SQUARES; from++) {
    if (whyNotFrom(state, frame, from) !== undefined) continue;
    const there = unitsIn(state, otherSide(state.side), from);
    const reach = reachOf(state, there);
    // Most shoot at the next square only, so that there are few to ask about.
    for (const to of WITHIN[reach][from]) {
      if (whyNotShoot(state, from, to, there, reach) !== undefined) continue;
      if (take === undefined) return true;
      take(from, to);
    }
  }
  return false;
}

/** SB-2.1, SB-6.3: why a square may not shoot at all. */
function whyNotFrom(state: State, { column }: Shooting, from: number): Refusal | undefined {
  const shooter = otherSide(state.side);
  if (!holds(state, shooter, from)) return REFUSED.nobody;
  if ((state.marks[from] & TARGETED) !== 0) return REFUSED.assaulted;
  if ((state.marks[from] & FIRED) !== 0) return REFUSED.fired;
  if (placeFromRight(shooter, from) < column) return REFUSED.column;
  return barrageIn(state, from) > 0 ? REFUSED.barrage : undefined;
}

/** SB-6: why the units of a square, who reach so far, may not shoot at that other. */
function whyNotShoot(
  state: State,
  from: number,
  to: number,
  there: readonly number[],
  reach: number,
): Refusal | undefined {
  if (!holds(state, state.side, to)) return REFUSED.noTarget;
  if (barrageIn(state, to) > 0) return REFUSED.barrage;
  if (stepsBetween(from, to) > reach) return REFUSED.outOfRange;
  const shot = { from, to, units: shootersAmong(state, there, from, to) };
  if (shot.units.length === 0) return REFUSED.hidden;
  return sumOf(SHOT_MODIFIERS, state, shot) > 0 ? undefined : REFUSED.noDice;
}

/** SB-6.1: how far somebody among some units shoots. */
function reachOf(state: State, units: readonly number[]): number {
  let reach = 0;
  for (const unit of units) {
    if (mayShoot(state, unit, reach + 1)) reach = figuresOf(state, unit).range;
  }
  return reach;
}

/** SB-6.1, SB-5.11: whether a unit shoots so far. */
function mayShoot(state: State, unit: number, range: number): boolean {
  return range <= figuresOf(state, unit).range && (state.flags[unit] & RETIRED) === 0;
}

/** SB-6.3: the units of a square that reach and see the target. */
function shootersIn(state: State, side: SideNumber, from: number, to: number): number[] {
  return shootersAmong(state, unitsIn(state, side, from), from, to);
}

function shootersAmong(state: State, there: readonly number[], from: number, to: number): number[] {
  const range = stepsBetween(from, to);
  const units: number[] = [];
  for (const unit of there) {
    if (!mayShoot(state, unit, range)) continue;
    if (canSee(state, from, to, figuresOf(state, unit).lobs === true)) units.push(unit);
  }
  return units;
}

/** A shot of the units of a square that add to it. */
interface Shot {
  readonly from: number;
  readonly to: number;
  readonly units: readonly number[];
}

/** SB-6.2: the dice of a square, line by line. */
export const SHOT_MODIFIERS: readonly Modifier<Shot>[] = [
  ...(['foot', 'horse', 'mg', 'gun', 'car'] as const).map((arm): Modifier<Shot> => ({
    rule: 'SB-6.2',
    key: `shot.${arm}`,
    count(state, { units }) {
      const { figures } = state[SETTING].roster;
      let sum = 0;
      for (const unit of units) {
        if (figures[unit].arm === arm) sum += figuresOf(state, unit).shots[damageOf(state, unit)];
      }
      return sum;
    },
  })),
  {
    rule: 'SB-6.2',
    key: 'professional',
    count(state, { units }) {
      const { figures, isProfessional } = state[SETTING].roster;
      for (const unit of units) {
        if (figures[unit].arm === 'foot' && isProfessional[unit]) return SHOT_PROFESSIONAL;
      }
      return 0;
    },
  },
  {
    rule: 'SB-6.2',
    key: 'poorShots',
    count(state, { units }) {
      const { figures, isReservist } = state[SETTING].roster;
      for (const unit of units) {
        const isReserve = figures[unit].arm === 'foot' && isReservist[unit];
        if (isReserve || isOnFoot(state, unit)) return SHOT_RESERVIST;
      }
      return 0;
    },
  },
];

/** SB-6: the squares that could shoot at a square of the side whose turn it is, each with its dice. */
export function shootersAt(
  state: State,
  to: number,
): { readonly from: number; readonly dice: number }[] {
  const shooter = otherSide(state.side);
  if (barrageIn(state, to) > 0) return [];
  return BOARD.names.flatMap((_, from) => {
    if (whyNotFrom(state, { type: 'shooting', column: 0 }, from) !== undefined) return [];
    const shot = { from, to, units: shootersIn(state, shooter, from, to) };
    const dice = sumOf(SHOT_MODIFIERS, state, shot);
    return dice > 0 ? [{ from, dice }] : [];
  });
}

/** SB-6.2: how many dice a square shoots with, and why. */
export function shotReasons(state: State, from: number, to: number): Reason[] {
  const units = shootersIn(state, otherSide(state.side), from, to);
  return reasonsOf(SHOT_MODIFIERS, state, { from, to, units });
}

function shoot(state: State, from: number, to: number, dice: Dice, report: SquareReport): void {
  const shot = { from, to, units: shootersIn(state, otherSide(state.side), from, to) };
  state.marks[from] |= FIRED;
  const hits = dice.successes(sumOf(SHOT_MODIFIERS, state, shot), SHOT_HITS_ON);
  report?.({
    type: 'volley',
    rule: 'SB-6.2',
    side: SIDES[otherSide(state.side)],
    from: nameOf(from),
    square: nameOf(to),
    dice: [...dice.faces],
    needs: SHOT_HITS_ON,
    reasons: reasonsOf(SHOT_MODIFIERS, state, shot),
    hits,
  });
  pushHits(state, state.side, unitsIn(state, state.side, to), hits, OWNER_PLACES_SHOT, 'covered');
}
