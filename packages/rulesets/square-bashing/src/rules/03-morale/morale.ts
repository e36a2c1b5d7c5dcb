import {
  otherSide,
  replaceTop,
  SETTING,
  type Dice,
  type Reason,
  type SideNumber,
} from '@sandtable/kernel';
import type { Definition, SquareReport } from '../../state/definition.ts';
import { PLACE } from '../../state/frameFields.ts';
import { barrageIn, HOLD, holds, MORALE, STEADY, unitsIn, type State } from '../../state/state.ts';
import { MORALE_ORDER, NEAR } from '../01-board/field.ts';
import { lose, nameOf } from '../01-board/occupation.ts';
import { pushHits } from '../05-assault/hits.ts';
import { reasonsOf, sumOf, type Modifier } from '../modifiers.ts';
import {
  HASTY,
  MORALE_BONUS,
  MORALE_COVER,
  MORALE_FAILS_ON,
  MORALE_FREE_FACES,
  MORALE_HASTY,
  MORALE_HOLD,
  MORALE_MOST_BARRAGE,
  MORALE_MOST_CASUALTIES,
  MORALE_MOST_FACES,
  MORALE_PROFESSIONAL,
  MORALE_RESERVIST,
  MORALE_SUPPORT_ARM,
  MORALE_TRENCHES,
  RETIRE_FAILS,
  RETIRE_HITS,
  ROUTS_ON,
  RUN_FAILS,
  SIDES,
  SQUARES,
  STEADY_FAILS,
  TRENCHES,
} from '../tables.ts';

/** The squares of a side test their morale, column by column from its right. */
export interface Morale {
  readonly type: 'morale';
  /** How many squares are done with. */
  readonly done: number;
}

/** SB-3.1: every square tests in its turn. Nothing is asked but where hits fall. */
export const morale: Definition<Morale> = {
  fields: { done: PLACE },
  on: ['turn'],
  rule: 'SB-3.1',
  asked: (state) => state.side,

  settle(state, { done }, dice, report) {
    const { side } = state;
    const order = MORALE_ORDER[side];
    for (let i = done; i < SQUARES; i++) {
      const square = order[i];
      if (!holds(state, side, square)) continue;
      const count = moraleDice(state, side, square);
      if (count === 0) continue;
      replaceTop(state, { type: 'morale', done: i + 1 });
      test(state, square, count, dice, report);
      return true;
    }
    state.stack.pop();
    return true;
  },

  moves() {},
  answers: {},
};

/** A square with the units in it that test. */
interface Tested {
  readonly side: SideNumber;
  readonly square: number;
  readonly units: readonly number[];
}

/** SB-3.1: no dice, no test. */
export function moraleDice(state: State, side: SideNumber, square: number): number {
  const tested = { side, square, units: unitsIn(state, side, square) };
  return Math.max(0, sumOf(MORALE_MODIFIERS, state, tested));
}

export function moraleReasons(state: State, side: SideNumber, square: number): Reason[] {
  return reasonsOf(MORALE_MODIFIERS, state, { side, square, units: unitsIn(state, side, square) });
}

/** SB-3.1, line by line. */
export const MORALE_MODIFIERS: readonly Modifier<Tested>[] = [
  {
    rule: 'SB-3.1',
    key: 'casualties',
    count(state, { units }) {
      let markers = 0;
      for (const unit of units) markers += state.casualties[unit];
      return Math.min(markers, MORALE_MOST_CASUALTIES);
    },
  },
  {
    rule: 'SB-3.1',
    key: 'reservist',
    count: ({ [SETTING]: { roster } }, { units }) =>
      units.some((unit) => roster.isReservist[unit]) ? MORALE_RESERVIST : 0,
  },
  {
    rule: 'SB-3.1',
    key: 'barrage',
    count: (state, { square }) => Math.min(barrageIn(state, square), MORALE_MOST_BARRAGE),
  },
  {
    rule: 'SB-3.1',
    key: 'surrounded',
    count(state, { side, square }) {
      let faces = 0;
      for (const near of NEAR[square]) if (holds(state, otherSide(side), near)) faces++;
      return Math.min(Math.max(0, faces - MORALE_FREE_FACES), MORALE_MOST_FACES);
    },
  },
  {
    rule: 'SB-3.1',
    key: 'professional',
    count: ({ [SETTING]: { roster } }, { units }) =>
      units.some((unit) => roster.isProfessional[unit]) ? MORALE_PROFESSIONAL : 0,
  },
  {
    rule: 'SB-3.1',
    key: 'supportArm',
    count: ({ [SETTING]: { roster } }, { units }) =>
      units.some((unit) => SUPPORT_ARMS.has(roster.figures[unit].arm)) ? MORALE_SUPPORT_ARM : 0,
  },
  {
    rule: 'SB-3.1',
    key: 'hasty',
    count: ({ defences }, { square }) => (defences[square] === HASTY ? MORALE_HASTY : 0),
  },
  {
    rule: 'SB-3.1',
    key: 'cover',
    count: ({ [SETTING]: { field } }, { square }) => (field.isCover[square] ? MORALE_COVER : 0),
  },
  {
    rule: 'SB-9.2',
    key: 'moraleBonus',
    count: ({ marks }, { square }) => ((marks[square] & MORALE) !== 0 ? MORALE_BONUS : 0),
  },
  {
    // SB-3.6: a fort counts as trenches.
    rule: 'SB-3.1',
    key: 'trenches',
    count: ({ defences }, { square }) => (defences[square] >= TRENCHES ? MORALE_TRENCHES : 0),
  },
  {
    rule: 'SB-9.2',
    key: 'holdTheLine',
    count: ({ marks }, { square }) => ((marks[square] & HOLD) !== 0 ? MORALE_HOLD : 0),
  },
];

const SUPPORT_ARMS: ReadonlySet<string> = new Set(['mg', 'tank', 'car']);

/** SB-3.1 to SB-3.5: the test of a square, and what comes of it. */
function test(state: State, square: number, count: number, dice: Dice, report: SquareReport): void {
  const { side } = state;
  const fails = dice.successes(count, MORALE_FAILS_ON, RUN_FAILS);
  report?.({
    type: 'moraleTest',
    rule: 'SB-3.1',
    side: SIDES[side],
    square: nameOf(square),
    dice: [...dice.faces],
    needs: MORALE_FAILS_ON,
    fails,
    reasons: moraleReasons(state, side, square),
  });
  // SB-3.5: before the outcome is carried out.
  for (const unit of unitsIn(state, side, square)) state.casualties[unit] = 0;
  if (fails === STEADY_FAILS) {
    state.marks[square] |= STEADY;
    report?.({ type: 'steadied', rule: 'SB-3.2', square: nameOf(square) });
  }
  if (fails < RETIRE_FAILS) return;
  if (fails >= RUN_FAILS) rout(state, square, dice, report);
  const units = unitsIn(state, side, square);
  if (units.length === 0) return;
  state.stack.push({ type: 'fallBack', side, square });
  pushHits(state, side, units, RETIRE_HITS, RETIRE_HITS, 'covered');
}

/** SB-3.4: each unit may be gone before the others fall back. */
function rout(state: State, square: number, dice: Dice, report: SquareReport): void {
  const { units, ids } = state[SETTING].roster;
  for (const unit of unitsIn(state, state.side, square)) {
    const { quality } = units[unit];
    const needs = ROUTS_ON[quality];
    const routed = dice.successes(1, needs) === 1;
    report?.({
      type: 'routTest',
      rule: 'SB-3.4',
      side: SIDES[state.side],
      unit: ids[unit],
      dice: [...dice.faces],
      needs,
      reasons: [{ rule: 'SB-3.4', key: `rout.${quality}`, count: needs }],
      routed,
    });
    if (routed) lose(state, unit, 'routed', 'SB-3.4', report);
  }
}
