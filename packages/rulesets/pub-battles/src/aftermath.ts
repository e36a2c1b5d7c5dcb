import { distanceSquared } from '@sandtable/table';
import { blockOf, isOnMap, kindOf, sideOfPiece } from './blocks.ts';
import { otherSide, type SideIndex } from './field.ts';
import { fieldsOver, hasCover } from './fields.ts';
import { NOT_ASKED, type FrameRules, type PubReport } from './frameRules.ts';
import { nextTurn } from './nextTurn.ts';
import { flightFrom, retreat } from './retreat.ts';
import { replaceTop, type State } from './state.ts';
import { KIND, SIDES, TURNS_A_DAY } from './tables.ts';
import { byBlock } from './tags.ts';
import { isNight } from './turn.ts';
import { finish, isOffTheField, winnerNow } from './victory.ts';
import { unmaskSeen } from './unmask.ts';

/** PB-11.4, PB-3.1, PB-12: what comes after all combat, up to the next turn. */
export const aftermath: FrameRules<'aftermath'> = {
  rule: 'PB-11.4',
  asked: () => 0,
  settle(state, _frame, _dice, report) {
    if (!isNight(state)) clearFields(state, report);
    freshenHqs(state);
    if (isDecided(state, report)) return true;
    if (isNight(state)) {
      state.day++;
      state.turn = 1;
      nextTurn(state, report);
    } else if (state.turn < TURNS_A_DAY) {
      state.turn++;
      nextTurn(state, report);
    } else if (state.day === state.field.days) {
      // PB-12.10: a battle that was won stays so, however long it was played on.
      finish(state, state.won?.side, state.won?.by ?? 'points', report);
    } else replaceTop(state, { type: 'nightfall', chosen: [0, 0] });
    return true;
  },
  moves: () => undefined,
  check: () => NOT_ASKED,
  play: () => undefined,
};

/**
 * PB-11.4: all who stand in a field of fire then, retreat at once; Red's blocks first, and of one side
 * those farther from the enemy, so that who stands before them does not run into them.
 */
function clearFields(state: State, report: PubReport): void {
  const drivers = state.place.map((_, piece) => driversOf(state, piece));
  // By their blocks: the order of the pieces would tell who they are.
  const driven = [...drivers.keys()].filter((piece) => drivers[piece].length > 0);
  const far = drivers.map((from, piece) => farFrom(state, piece, from));
  const inOrder = byBlock(state);
  driven.sort((one, other) =>
    sideOfPiece(state, one) === sideOfPiece(state, other)
      ? far[other] - far[one] || inOrder(one, other)
      : inOrder(one, other),
  );
  for (const piece of driven) {
    // Whom others have pushed off the map meanwhile, or whose enemies are gone, does not.
    const from = drivers[piece].filter((enemy) => isOnMap(state, enemy));
    if (from.length === 0 || !isOnMap(state, piece)) continue;
    retreat(state, piece, flightFrom(state, piece, from), 'fields', report);
    unmaskSeen(state, report);
  }
}

/** How far a piece is from the nearest of others, squared. */
function farFrom({ x, y }: State, piece: number, others: readonly number[]): number {
  let least = Infinity;
  for (const other of others) {
    least = Math.min(least, distanceSquared(x[piece], y[piece], x[other], y[other]));
  }
  return least;
}

const NOBODY: readonly number[] = [];

/**
 * PB-11.4: the enemies in whose fields of fire a piece stands without cover, if it did not fight. HQs
 * are not driven away (PB-2.4), nor trains that are unpacked and cannot move (PB-9.3).
 */
function driversOf(state: State, piece: number): readonly number[] {
  if (!isOnMap(state, piece) || state.fought[piece] === 1) return NOBODY;
  if (kindOf(state, piece) === 'hq' || state.unpacked[piece] === 1) return NOBODY;
  const block = blockOf(state, piece);
  // What only might have a field of fire drives nobody away.
  return fieldsOver(state, block, sideOfPiece(state, piece)).filter(
    (enemy) => KIND[kindOf(state, enemy)].field && !hasCover(state, block, blockOf(state, enemy)),
  );
}

/** PB-3.1, PB-3.5: all HQs may try again. */
function freshenHqs(state: State): void {
  for (let piece = 0; piece < state.place.length; piece++) {
    if (kindOf(state, piece) === 'hq') state.spent[piece] = 0;
  }
}

/** PB-12.2 to PB-12.4 at the end of any turn; PB-12.10 until one side is gone. */
function isDecided(state: State, report: PubReport): boolean {
  const won = state.won ?? winnerNow(state);
  if (won !== undefined) {
    if (!state.options.bitterEnd) {
      finish(state, won.side, won.by, report);
      return true;
    }
    if (state.won === null) {
      state.won = won;
      report?.({ type: 'won', rule: 'PB-12.10', side: SIDES[won.side], by: won.by });
    }
  }
  const gone = ([0, 1] as SideIndex[]).filter((side) => isOffTheField(state, side));
  if (gone.length === 0) return false;
  if (state.won !== null) finish(state, state.won.side, state.won.by, report);
  else finish(state, gone.length === 2 ? undefined : otherSide(gone[0]), 'withdrawal', report);
  return true;
}
