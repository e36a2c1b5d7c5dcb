import { message, plain, refuse, replaceTop, SETTING, type Dice } from '@sandtable/kernel';
import {
  asEvent,
  asFrame,
  countIn,
  GROUP,
  GROUPS,
  GROUPS_A_SQUARE,
  groupWords,
  IDLE,
  SIDES,
  type OwnDefinition,
  type OwnFrame,
  type OwnMove,
  type PbiReport,
  type State,
  remove,
} from '@sandtable/pbi/extending';
import {
  fleetOf,
  groupsAboard,
  hullOf,
  loseHull,
  putAboard,
  putAshore,
  roomOn,
  SAVED,
  setMark,
  STARTED,
  vehiclesAboard,
} from '../state/fleet.ts';
import { boatsFor, landingsNear, placesFor, shoresFor, sideOf } from '../state/havens.ts';
import { SAVED_ON } from '../tables/figures.ts';

const REFUSED = {
  notSaved: refuse('BT-7.4', 'boats:notSaved'),
  noHaven: refuse('BT-7.4', 'boats:noHaven'),
  noHaul: refuse('BT-7.4', 'boats:noHaul'),
} as const;

/**
 * Groups and vehicles in the water that are saved. Until their owner has put each somewhere they count as
 * aboard of the boat that they leave, and a boat that sinks is there as long.
 */
export interface Rescue extends OwnFrame {
  readonly type: 'boats:rescue';
  readonly boat: number;
  readonly pieces: readonly number[];
  readonly sinks: boolean;
}

interface Swim extends OwnMove {
  readonly group: string;
  readonly to: string;
}

interface Haul extends OwnMove {
  readonly group: string;
  readonly boat: string;
}

/**
 * BT-7.4, BT-10.1: groups and vehicles are in the water because their boat sinks, or because they jump. Each
 * that is near enough to a place is saved on 4+; who jumps needs a landing place, others a boat or that.
 */
export function abandon(
  state: State,
  boat: number,
  pieces: readonly number[],
  sinks: boolean,
  dice: Dice,
  report: PbiReport,
): void {
  const { ids } = state[SETTING].roster;
  const rule = sinks ? 'BT-7.4' : 'BT-10.1';
  const saved: number[] = [];
  const lost: number[] = [];
  for (const piece of pieces) {
    if (!canBeSaved(state, boat, piece, sinks)) {
      lost.push(piece);
      continue;
    }
    const isSaved = dice.successes(1, SAVED_ON) === 1;
    report?.(
      asEvent({
        type: isSaved ? 'boats:saved' : 'boats:drowned',
        rule,
        side: SIDES[state[SETTING].roster.sideOf[piece]],
        group: ids[piece],
        dice: [...dice.faces],
        needs: SAVED_ON,
      }),
    );
    if (isSaved) saved.push(piece);
    else remove(state, piece);
  }
  for (const piece of lost) remove(state, piece);
  if (lost.length > 0) {
    const groups = lost.map((piece) => ids[piece]);
    report?.(asEvent({ type: 'boats:lostAboard', rule, groups, count: groups.length }));
  }
  if (saved.length > 0) {
    state.stack.push(asFrame({ type: 'boats:rescue', boat, pieces: saved, sinks }));
  } else if (sinks) loseHull(state, boat);
}

function canBeSaved(state: State, boat: number, piece: number, sinks: boolean): boolean {
  const near = sinks || landingsNear(state, sideOf(state, piece), state.at[boat]).length > 0;
  return near && placesFor(state, boat, piece) > 0;
}

/** BT-7.4: the owner puts each into a landing place or boat; where there is but one place for each, they go there. */
export const rescue: OwnDefinition = {
  fields: { boat: GROUP, pieces: GROUPS, sinks: plain<boolean>({ type: 'boolean' }) },
  on: ['activate', 'boats:sail', 'boats:drift', 'boats:ending', 'boats:watch', 'boats:morale'],
  rule: 'BT-7.4',
  endsAtOnce: false,
  asked: (state, frame) => sideOf(state, (frame as Rescue).pieces[0]),

  possible(state, frame) {
    const { boat, pieces, sinks } = frame as Rescue;
    const groups = groupsAboard(state, boat);
    const aboard = [...groups, ...vehiclesAboard(state, boat)];
    // Who jumps can jump again only where he is still in a boat: nobody but groups does.
    const all = sinks ? aboard : groups;
    return (
      pieces.length > 0 &&
      pieces.every((piece, i) => all.includes(piece) && !pieces.includes(piece, i + 1)) &&
      (!sinks || pieces.length === aboard.length)
    );
  },

  settle(state, frame, _dice, report) {
    const { boat, pieces, sinks } = frame as Rescue;
    const stranded = pieces.find((piece) => placesFor(state, boat, piece) === 0);
    if (stranded !== undefined) {
      leave(state, frame as Rescue, stranded);
      remove(state, stranded);
      const groups = [state[SETTING].roster.ids[stranded]];
      report?.(asEvent({ type: 'boats:lostAboard', rule: 'BT-7.4', groups, count: 1 }));
      return true;
    }
    if (pieces.length === 0) {
      state.stack.pop();
      if (sinks) loseHull(state, boat);
      return true;
    }
    const [piece] = pieces;
    if (isContested(state, frame as Rescue)) return false;
    leave(state, frame as Rescue, piece);
    const [square] = shoresFor(state, boat, piece);
    if (square === undefined) haul(state, piece, boatsFor(state, boat, piece)[0], report);
    else swim(state, piece, square, report);
    return true;
  },

  moves(state, frame, list) {
    const { boat, pieces } = frame as Rescue;
    const { board, roster } = state[SETTING];
    for (const piece of pieces) {
      const group = roster.ids[piece];
      for (const to of shoresFor(state, boat, piece)) {
        list.push({ type: 'boats:swim', group, to: board.names[to] });
      }
      for (const other of boatsFor(state, boat, piece)) {
        list.push({ type: 'boats:haul', group, boat: roster.ids[other] });
      }
    }
  },

  answers: {
    'boats:swim': {
      check(state, frame, move) {
        const { boat, pieces } = frame as Rescue;
        const { board, roster } = state[SETTING];
        const piece = roster.named((move as Swim).group);
        if (!pieces.includes(piece)) return REFUSED.notSaved;
        const to = board.named((move as Swim).to);
        return shoresFor(state, boat, piece).includes(to) ? undefined : REFUSED.noHaven;
      },
      play(state, frame, move, _dice, report) {
        const { board, roster } = state[SETTING];
        const { group, to } = move as Swim;
        leave(state, frame as Rescue, roster.named(group));
        swim(state, roster.named(group), board.named(to), report);
      },
    },
    'boats:haul': {
      check(state, frame, move) {
        const { boat, pieces } = frame as Rescue;
        const { roster } = state[SETTING];
        const piece = roster.named((move as Haul).group);
        if (!pieces.includes(piece)) return REFUSED.notSaved;
        const other = roster.named((move as Haul).boat);
        return boatsFor(state, boat, piece).includes(other) ? undefined : REFUSED.noHaul;
      },
      play(state, frame, move, _dice, report) {
        const { roster } = state[SETTING];
        const { group, boat } = move as Haul;
        leave(state, frame as Rescue, roster.named(group));
        haul(state, roster.named(group), roster.named(boat), report);
      },
    },
  },

  ask: (state, frame) => {
    const { boat, pieces } = frame as Rescue;
    const { ids } = state[SETTING].roster;
    return message('ask.boats:rescue', {
      boat: groupWords(ids[boat]),
      groups: pieces.map((piece) => groupWords(ids[piece])),
    });
  },
};

/** Whether somebody has more than one place to go to, or not all find room in theirs. */
function isContested(state: State, { boat, pieces }: Rescue): boolean {
  if (pieces.some((piece) => placesFor(state, boat, piece) > 1)) return true;
  const groups = pieces.filter((piece) => hullOf(state, piece) === undefined);
  if (groups.length === 0) return false;
  const [square] = shoresFor(state, boat, groups[0]);
  const [other] = boatsFor(state, boat, groups[0]);
  const room =
    square === undefined
      ? roomOn(state, other)
      : GROUPS_A_SQUARE - countIn(state, sideOf(state, groups[0]), square);
  return groups.length > room;
}

function leave(state: State, frame: Rescue, piece: number): void {
  const pieces = frame.pieces.filter((each) => each !== piece);
  replaceTop(state, asFrame({ ...frame, pieces }));
}

/** BT-7.4: it comes ashore, and does nothing more this turn. */
function swim(state: State, piece: number, to: number, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  putAshore(state, piece, to);
  rest(state, piece);
  report?.(
    asEvent({
      type: 'boats:swam',
      rule: 'BT-7.4',
      group: roster.ids[piece],
      square: board.names[to],
    }),
  );
}

/** BT-7.4: another boat takes it on. */
function haul(state: State, piece: number, boat: number, report: PbiReport): void {
  const { ids } = state[SETTING].roster;
  putAboard(state, piece, boat);
  rest(state, piece);
  report?.(asEvent({ type: 'boats:hauled', rule: 'BT-7.4', group: ids[piece], boat: ids[boat] }));
}

function rest(state: State, piece: number): void {
  setMark(state, piece, SAVED);
  state.ap[piece] = 0;
  if (hullOf(state, piece) === undefined) {
    state.flags[piece] |= IDLE;
  } else {
    fleetOf(state).ap[piece] = 0;
    setMark(state, piece, STARTED);
  }
}
