import { POSITION, SETTING } from '@sandtable/kernel';
import { FACES } from '../rules/01-board/field.ts';
import { flow } from '../rules/flow.ts';
import { ASSETS, DEFENCES, SIDES, SQUARES, UNDEFENDED, type Asset } from '../rules/tables.ts';
import { BOARD } from '../state/names.ts';
import {
  FLAGS,
  LOST,
  MARKS,
  NO_SHOCK,
  ON_BOARD,
  SHOCK_READY,
  STATUSES,
  type State,
} from '../state/state.ts';
import type { SquareEntry, SquareScenario, UnitEntry } from './scenarioFile.ts';

/** The scenario that stands exactly where a state stands. */
export function positionOf(state: State): SquareScenario {
  const { fields, roster } = state[SETTING];
  const { shock, outcome } = state;
  return {
    format: 1,
    ruleset: 'square-bashing',
    id: POSITION,
    ...fields,
    defences: Object.fromEntries(
      BOARD.names.flatMap((name, square) =>
        state.defences[square] === UNDEFENDED ? [] : [[name, DEFENCES[state.defences[square]]]],
      ),
    ),
    countdown: state.countdown,
    position: {
      turn: state.turn,
      side: SIDES[state.side],
      ...(shock !== NO_SHOCK && { shock: shock === SHOCK_READY ? 'ready' : BOARD.names[shock] }),
      stack: state.stack.map((frame) => flow.codec.write(frame, state[SETTING])),
      units: roster.ids.flatMap((_, unit) =>
        state.status[unit] === LOST ? [] : [unitEntry(state, unit)],
      ),
      squares: BOARD.names.flatMap((_, square) => {
        const entry = squareEntry(state, square);
        return Object.keys(entry).length > 1 ? [entry] : [];
      }),
      holders: state.holders.map((side) => SIDES[side]),
      assets: { attacker: assetsOf(state, 0), defender: assetsOf(state, 1) },
      ...(outcome !== null && { outcome: { scores: outcome.scores } }),
    },
  };
}

function unitEntry(state: State, unit: number): UnitEntry {
  const { roster } = state[SETTING];
  const { status, at, lost, casualties } = state;
  const flags = FLAGS.filter((_, bit) => (state.flags[unit] & (1 << bit)) !== 0);
  return {
    id: roster.ids[unit],
    ...(status[unit] !== ON_BOARD && { status: STATUSES[status[unit]] }),
    ...(at[unit] !== -1 && { at: BOARD.names[at[unit]] }),
    ...(lost[unit] > 0 && { lost: lost[unit] }),
    ...(casualties[unit] > 0 && { casualties: casualties[unit] }),
    ...(flags.length > 0 && { flags }),
  };
}

function squareEntry(state: State, square: number): SquareEntry {
  const { facing, gas, barrage, suppression } = state;
  const marks = MARKS.filter((_, bit) => (state.marks[square] & (1 << bit)) !== 0);
  const shelled = SIDES.filter((_, side) => barrage[SQUARES * side + square] > 0);
  const suppressed = SIDES.filter((_, side) => suppression[SQUARES * side + square] > 0);
  return {
    at: BOARD.names[square],
    ...(facing[square] > 0 && { facing: FACES[facing[square]] }),
    ...(marks.length > 0 && { marks }),
    ...(gas[square] > 0 && { gas: SIDES[gas[square] - 1] }),
    ...(shelled.length > 0 && {
      barrage: Object.fromEntries(
        shelled.map((side) => [side, barrage[SQUARES * SIDES.indexOf(side) + square]]),
      ),
    }),
    ...(suppressed.length > 0 && { suppression: suppressed }),
  };
}

function assetsOf({ assets }: State, side: number): Partial<Record<Asset, number>> {
  return Object.fromEntries(
    ASSETS.flatMap((asset, which) => {
      const count = assets[ASSETS.length * side + which];
      return count > 0 ? [[asset, count]] : [];
    }),
  );
}
