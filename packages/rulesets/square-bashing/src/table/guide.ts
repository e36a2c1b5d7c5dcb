import {
  message,
  NO_GUIDE,
  SETTING,
  topFrame,
  type Decision,
  type Guide,
  type Pick,
  type Refusal,
  type SideNumber,
} from '@sandtable/kernel';
import { mayBegin } from '../rules/04-movement/movement.ts';
import { flow } from '../rules/flow.ts';
import { SIDES, type SideName } from '../rules/tables.ts';
import type { SquareMove } from '../state/moves.ts';
import { BOARD, unitWords } from '../state/names.ts';
import type { State } from '../state/state.ts';
import { gesture } from './gesture.ts';
import { fightShapes, shapesOf } from './guideShapes.ts';
import { meantBy, thingAt, type Thing } from './meant.ts';

/** What somebody means who points at these. The squares themselves say how it goes on. */
export function guide(state: State, decision: Decision, picks: readonly Pick[]): Guide<SquareMove> {
  if (state.outcome !== null) return NO_GUIDE;
  const side = SIDES.indexOf(decision.side as SideName) as SideNumber;
  if (picks.length === 0) return { ...NO_GUIDE, shapes: fightShapes(state, side) };
  const nextOne = nextToMove(state, picks[picks.length - 1]);
  if (nextOne !== undefined) return nextOne;
  const means = meantBy(state, picks);
  const refusal =
    means === undefined ? whyNothing(state, side, picks) : flow.judge(state, means, side);
  return {
    shapes: refusal === undefined ? shapesOf(state, side, picks, means) : [],
    lines: [],
    ...(means !== undefined && { means }),
    ...(refusal !== undefined && { refusal }),
  };
}

/** SB-4.1: whoever points at the next unit that is to move has done with the one on the march. */
function nextToMove(state: State, takesUp: Pick): Guide<SquareMove> | undefined {
  const frame = topFrame(state);
  if (frame.type !== 'march' || !('piece' in takesUp)) return undefined;
  const { roster, make } = state[SETTING];
  const unit = roster.named(takesUp.piece);
  if (unit === -1 || unit === frame.unit || !mayBegin(state, unit)) return undefined;
  const refusal = flow.judge(state, make.halt);
  const lines = [message('guide.halt', { unit: unitWords(roster.ids[frame.unit]) })];
  return {
    shapes: [],
    lines,
    means: make.halt,
    takesUp,
    ...(refusal !== undefined && { refusal }),
  };
}

/** Why nothing is done with the one thing that was pointed at, whatever else is. */
function whyNothing(state: State, side: SideNumber, picks: readonly Pick[]): Refusal | undefined {
  const thing = picks.length === 1 ? thingAt(state, picks[0]) : undefined;
  if (thing === undefined) return undefined;
  const example = exampleOf(state, thing);
  if (
    example === undefined ||
    flow.listMoves(state, side).some((move) => begins(state, move, thing))
  ) {
    return undefined;
  }
  return flow.judge(state, example, side);
}

/** Whether a move is pointed out by this first. */
function begins(state: State, move: SquareMove, { square, unit }: Thing): boolean {
  const first = thingAt(state, gesture(move)[0]);
  if (first === undefined) return false;
  return first.unit === undefined || unit === undefined
    ? first.square === square
    : first.unit === unit;
}

/** What is asked for, done with this thing. */
function exampleOf(state: State, { square, unit }: Thing): SquareMove | undefined {
  const { make } = state[SETTING];
  const beside = square === -1 ? -1 : BOARD.neighbours[square][0];
  switch (topFrame(state).type) {
    case 'command':
      return square === -1 ? undefined : make.order(square, 0);
    case 'movement':
    case 'march':
      return unit === undefined || beside === -1 ? undefined : make.march(unit, beside);
    case 'assaults':
      return beside === -1 ? undefined : make.assault(square, beside);
    case 'shooting':
      return beside === -1 ? undefined : make.shoot(square, beside);
    case 'deploy':
    case 'barrage':
    case 'dig':
    case 'displace':
    case 'facing':
    case 'assault':
    case 'advance':
    case 'award':
    case 'hits':
    case 'byRoad':
    case 'reinforce':
    case 'arrivals':
    case 'turn':
    case 'impacts':
    case 'asset':
    case 'morale':
    case 'fallBack':
      return undefined;
  }
}
