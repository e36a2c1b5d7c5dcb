import { EDGES, stepToEdge } from '@sandtable/board';
import { message, refuse, replaceTop, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  asEvent,
  asFrame,
  ATTACKER,
  GROUPS,
  IDLE,
  MOVED,
  ON_BOARD,
  type OwnDefinition,
  type OwnFrame,
  type OwnMove,
  type PbiReport,
  PINNED,
  removeGroups,
  SQUARE,
  type State,
  WITHDREW,
} from '@sandtable/pbi/extending';
import { boatsIn, crewOf, putAboard, roomOn, setMark, TOOK_ON } from '../state/fleet.ts';
import { attackersEdge, watersOf } from '../state/waters.ts';
import { drop } from './carrying.ts';

const REFUSED = {
  notGoingBack: refuse('BT-4.5', 'boats:notGoingBack'),
  noBoatBack: refuse('BT-4.5', 'boats:noBoatBack'),
} as const;

/** Groups with only water behind them, who have not gone aboard yet. */
interface Back extends OwnFrame {
  readonly type: 'boats:back';
  readonly from: number;
  readonly groups: readonly number[];
}

interface Flee extends OwnMove {
  readonly group: string;
  readonly boat: string;
}

/** BT-4.5: what becomes of groups that cannot go back, where water is behind them. */
export function noWayBack(state: State, from: number, groups: readonly number[]): boolean {
  if (watersBehind(state, sideOf(state, groups), from).length === 0) return false;
  state.stack.push(asFrame({ type: 'boats:back', from, groups }));
  return true;
}

function sideOf(state: State, groups: readonly number[]): SideNumber {
  return state[SETTING].roster.sideOf[groups[0]];
}

/** QS-4.7: the squares of water toward a side's edge, the straight one first. */
function watersBehind(state: State, side: SideNumber, from: number): number[] {
  const { board } = state[SETTING];
  const { isWater } = watersOf(state);
  const edge = EDGES[(EDGES.indexOf(attackersEdge(state)) + (side === ATTACKER ? 0 : 2)) % 4];
  return ([0, -1, 1] as const)
    .map((aside) => stepToEdge(board, from, edge, aside))
    .filter((square) => isWater[square]);
}

/** QS-4.7, BT-4.5: the own boats with room: those straight behind, and where there is none those aside. */
function boatsBehind(state: State, { from, groups }: Back): number[] {
  const side = sideOf(state, groups);
  const { board } = state[SETTING];
  const boats = watersBehind(state, side, from)
    .flatMap((square) => boatsIn(state, square))
    .filter((boat) => crewOf(state, boat) === side && roomOn(state, boat) > 0);
  const straight = boats.filter((boat) => !board.isDiagonal(from, state.at[boat]));
  return straight.length > 0 ? straight : boats;
}

/** BT-4.5: they go aboard, who of them and where as their owner likes where not all fit in one boat. */
export const back: OwnDefinition = {
  fields: { from: SQUARE, groups: GROUPS },
  on: ['morale', 'activate'],
  rule: 'BT-4.5',
  endsAtOnce: false,
  asked: (state, frame) => sideOf(state, (frame as Back).groups),

  possible(state, frame, below) {
    const { from, groups } = frame as Back;
    const { roster } = state[SETTING];
    return (
      groups.length > 0 &&
      groups.every(
        (group, i) =>
          state.status[group] === ON_BOARD &&
          state.at[group] === from &&
          roster.sideOf[group] === sideOf(state, groups) &&
          !groups.includes(group, i + 1),
      ) &&
      watersBehind(state, sideOf(state, groups), from).length > 0 &&
      (below?.type !== 'morale' || sideOf(state, groups) === state.side)
    );
  },

  settle(state, frame, _dice, report) {
    const { groups } = frame as Back;
    const boats = groups.length === 0 ? [] : boatsBehind(state, frame as Back);
    const [boat] = boats;
    if (boats.length > 1 || (boats.length === 1 && roomOn(state, boat) < groups.length)) {
      return false;
    }
    state.stack.pop();
    if (boat !== undefined) goAboard(state, groups, boat, report);
    else if (groups.length > 0) stay(state, groups, report);
    return true;
  },

  moves(state, frame, list) {
    const { ids } = state[SETTING].roster;
    const boats = boatsBehind(state, frame as Back);
    for (const group of (frame as Back).groups) {
      for (const boat of boats) {
        list.push({ type: 'boats:flee', group: ids[group], boat: ids[boat] });
      }
    }
  },

  answers: {
    'boats:flee': {
      check(state, frame, move) {
        const { roster } = state[SETTING];
        const { group, boat } = move as Flee;
        if (!(frame as Back).groups.includes(roster.named(group))) return REFUSED.notGoingBack;
        const boats = boatsBehind(state, frame as Back);
        return boats.includes(roster.named(boat)) ? undefined : REFUSED.noBoatBack;
      },
      play(state, frame, move, _dice, report) {
        const { roster } = state[SETTING];
        const group = roster.named((move as Flee).group);
        const groups = (frame as Back).groups.filter((each) => each !== group);
        replaceTop(state, asFrame({ ...(frame as Back), groups }));
        goAboard(state, [group], roster.named((move as Flee).boat), report);
      },
    },
  },

  ask: (state, frame) =>
    message('ask.boats:back', { from: state[SETTING].board.names[(frame as Back).from] }),
};

/** QS-4.4, QS-10.8: whether they fall back; otherwise they withdraw from an assault. */
function isFallBack(state: State): boolean {
  return state.stack[0].type === 'morale';
}

/** BT-4.5: they go aboard, and the boat has taken troops on (BT-4.1). */
function goAboard(state: State, groups: readonly number[], boat: number, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const from = board.names[state.at[groups[0]]];
  for (const group of groups) {
    drop(state, group);
    putAboard(state, group, boat);
    state.ap[group] = 0;
    state.flags[group] |= MOVED | (isFallBack(state) ? IDLE : WITHDREW);
  }
  setMark(state, boat, TOOK_ON);
  report?.(
    asEvent({
      type: 'boats:fled',
      rule: 'BT-4.5',
      groups: groups.map((group) => roster.ids[group]),
      boat: roster.ids[boat],
      from,
    }),
  );
}

/** BT-4.5: who would fall back stays and does nothing; who withdraws is lost. */
function stay(state: State, groups: readonly number[], report: PbiReport): void {
  if (!isFallBack(state)) return removeGroups(state, groups, 'noRoom', 'BT-4.5', report);
  const { board, roster } = state[SETTING];
  for (const group of groups) state.flags[group] |= PINNED | IDLE;
  report?.(
    asEvent({
      type: 'boats:stayed',
      rule: 'BT-4.5',
      groups: groups.map((group) => roster.ids[group]),
      square: board.names[state.at[groups[0]]],
    }),
  );
}
