import {
  SETTING,
  topFrame,
  type GuideShape,
  type Pick,
  type SideNumber,
  type Tone,
} from '@sandtable/kernel';
import { assaultMeant } from '../advice/fightOdds.ts';
import { supportersOf, type Clash } from '../rules/05-assault/assaultDice.ts';
import { elbow, rowAround } from '../rules/08-barrages/shapes.ts';
import type { SquareMove } from '../state/moves.ts';
import { BOARD } from '../state/names.ts';
import type { State } from '../state/state.ts';
import { isByColumns, openActors } from './columns.ts';
import { middleOf, outlineOf } from './scene.ts';

/** What is about these picks and the move that they mean, more than what was pointed at. */
export function shapesOf(
  state: State,
  side: SideNumber,
  picks: readonly Pick[],
  means: SquareMove | undefined,
): readonly GuideShape[] {
  return [
    ...fightShapes(state, side),
    ...passedShapes(state, side, picks[0]),
    ...(means === undefined ? [] : aimShapes(state, means)),
  ];
}

/** SB-5.1: the assault that is under way; before its dice, with whoever helps. */
export function fightShapes(state: State, side: SideNumber): readonly GuideShape[] {
  const assault = state.stack.find((frame) => frame.type === 'assault');
  if (assault === undefined) return [];
  const { stage, from, to } = assault;
  if (stage === 'join' || stage === 'answer') return clashShapes(state, side, assault);
  return [between(from, to, side === state.side ? 'good' : 'bad')];
}

/** How large the ring is around whoever is passed over, in a square of 100. */
const PASSED = 44;

/** SB-2.1: the squares of those who could no longer act, once this unit or square has. */
function passedShapes(state: State, side: SideNumber, first: Pick): readonly GuideShape[] {
  if (!isByColumns(topFrame(state))) return [];
  const name = 'piece' in first ? first.piece : 'square' in first ? first.square : undefined;
  const open = openActors(state, side);
  const actor = open.find((each) => each.name === name);
  if (actor === undefined) return [];
  const passed = open.filter(({ place }) => place < actor.place).map(({ square }) => square);
  return [...new Set(passed)].map((square): GuideShape => {
    // Not as an area: whoever is passed over may support the assault.
    return { kind: 'ring', tone: 'bad', at: middleOf(square), radius: PASSED };
  });
}

/** The squares of a barrage, who is shot at, who helps in an assault. */
function aimShapes(state: State, move: SquareMove): readonly GuideShape[] {
  const frame = topFrame(state);
  const aimed = (squares: readonly number[]): GuideShape[] =>
    squares.map((square) => over(square, 'good'));
  if (move.type === 'row') return aimed(rowAround(BOARD.named(move.centre)));
  if (move.type === 'arms' && frame.type === 'barrage') {
    return aimed(elbow(frame.corner, BOARD.named(move.square)));
  }
  if (move.type === 'shoot') return [between(BOARD.named(move.from), BOARD.named(move.to), 'good')];
  const clash = move.type === 'assault' ? assaultMeant(state, move) : undefined;
  return clash === undefined ? [] : clashShapes(state, state.side, clash);
}

/** SB-5.1, SB-5.10: from where to where, who joins, and the squares that support either side. */
function clashShapes(state: State, side: SideNumber, clash: Clash): readonly GuideShape[] {
  const { from, to, joiners } = clash;
  const { ids } = state[SETTING].roster;
  const [assaulter, target]: readonly [Tone, Tone] =
    side === state.side ? ['good', 'bad'] : ['bad', 'good'];
  return [
    ...supportersOf(state, clash, from).map((square) => over(square, assaulter)),
    ...supportersOf(state, clash, to).map((square) => over(square, target)),
    ...joiners.map((unit): GuideShape => ({ kind: 'mark', tone: assaulter, piece: ids[unit] })),
    between(from, to, assaulter),
  ];
}

function between(from: number, to: number, tone: Tone): GuideShape {
  return { kind: 'line', tone, points: [middleOf(from), middleOf(to)] };
}

function over(square: number, tone: Tone): GuideShape {
  return { kind: 'area', tone, outline: outlineOf(square) };
}
