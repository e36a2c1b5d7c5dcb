import {
  BOTH,
  message,
  otherSide,
  replaceTop,
  SETTING,
  type Answer,
  type Message,
} from '@sandtable/kernel';
import { isOnMap, kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import type { SideIndex } from '../../state/field.ts';
import type { Definition, PubGame, PubReport } from '../../state/definition.ts';
import { BY_SIDE, COUNT, SIDE } from '../../state/frameFields.ts';
import type { PubMove } from '../../state/moves.ts';
import { namesIn } from '../../state/names.ts';
import { nextTurn } from '../03-turn/nextTurn.ts';
import { spendInTown } from '../../files/opening.ts';
import { refOf, standingOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import { pushHqs, setDown } from '../08-reserves/reserves.ts';
import { DESTROYED, GONE, type State } from '../../state/state.ts';
import { NIGHT, SIDES } from '../tables.ts';
import { hqOf } from '../04-movement/origins.ts';
import { finish } from './victory.ts';

const REFUSED = {
  chosenAlready: refuse('PB-12.5', 'chosenAlready'),
  notDestroyed: refuse('PB-12.6', 'notDestroyed'),
  noneLeft: refuse('PB-12.6', 'noneLeft'),
} as const;

const STAYS = 1;
const WITHDRAWS = 2;

/** PB-12.5: both sides secretly choose to stay or to withdraw. */
export interface Nightfall {
  readonly type: 'nightfall';
  /** By side: 0 not chosen yet, 1 stay, 2 withdraw. */
  readonly chosen: readonly number[];
}

export const nightfall: Definition<Nightfall> = {
  fields: { chosen: BY_SIDE },
  on: [null],
  rule: 'PB-12.5',
  asked(_state, { chosen }) {
    if (chosen[0] === 0 && chosen[1] === 0) return BOTH;
    return chosen[0] === 0 ? 0 : 1;
  },
  settle(state, { chosen }, _dice, report) {
    if (chosen.includes(0)) return false;
    const stays = SIDES.filter((_, side) => chosen[side] === STAYS);
    report?.({ type: 'revealed', rule: 'PB-12.5', reveals: true, stays });
    if (stays.length === 2) beginNight(state);
    else if (state.won !== null) finish(state, state.won.side, state.won.by, report);
    else if (stays.length === 0) finish(state, undefined, 'points', report);
    else finish(state, chosen[0] === STAYS ? 0 : 1, 'withdrawal', report);
    return true;
  },
  moves(_state, { chosen }, list, side) {
    if (chosen[side] === 0) list.push({ type: 'remain' }, { type: 'retire' });
  },
  answers: { remain: choosing(STAYS), retire: choosing(WITHDRAWS) },
  fallback: ['remain'],
};

function choosing(choice: number): Answer<PubGame, Nightfall, PubMove> {
  return {
    check: (_state, { chosen }, _move, side) =>
      chosen[side] === 0 ? undefined : REFUSED.chosenAlready,

    play(state, { chosen }, _move, _dice, report, side) {
      replaceTop(state, {
        type: 'nightfall',
        chosen: chosen.map((was, each) => (each === side ? choice : was)),
      });
      report?.({ type: 'chose', rule: 'PB-12.5', side: SIDES[side] });
    },
  };
}

/** PB-12.6: stragglers first, then the chits of the night. The enemy is told how many come back, not which. */
function beginNight(state: State): void {
  state.turn = NIGHT;
  for (const side of [0, 1] as SideIndex[]) {
    for (const piece of destroyedOf(state, side)) state.fallen[piece] = 1;
  }
  replaceTop(state, recovering(state, 0));
}

/** PB-12.6: half of the destroyed pieces, rounded up, detachments counted apart. */
function recovering(state: State, side: SideIndex): Recover {
  const lost = destroyedOf(state, side);
  const half = (isDetachment: boolean): number => {
    const group = lost.filter((piece) => (kindOf(state, piece) === 'detachment') === isDetachment);
    const can = group.filter((piece) => hasHq(state, piece));
    return Math.min((group.length + 1) >> 1, can.length);
  };
  return { type: 'recover', side, detachments: half(true), others: half(false) };
}

/** PB-12.6: whether its HQ is on the map, so that it can come back near it. */
function hasHq(state: State, piece: number): boolean {
  const hq = hqOf(state, state.command[piece]);
  return hq >= 0 && isOnMap(state, hq);
}

/** The destroyed pieces of a side that can come back; trains cannot. */
function destroyedOf(state: State, side: SideIndex): number[] {
  const lost: number[] = [];
  for (let piece = 0; piece < state.place.length; piece++) {
    if (state.place[piece] !== DESTROYED || sideOfPiece(state, piece) !== side) continue;
    if (kindOf(state, piece) !== 'train') lost.push(piece);
  }
  return lost;
}

function left(state: State, { detachments, others }: Recover, piece: number): number {
  if (!hasHq(state, piece)) return 0;
  return kindOf(state, piece) === 'detachment' ? detachments : others;
}

/** PB-12.6: a side gets back some of its destroyed pieces. */
export interface Recover {
  readonly type: 'recover';
  readonly side: SideIndex;
  /** How many may still come back: of the detachments, and of the others. */
  readonly detachments: number;
  readonly others: number;
}

/** PB-12.6: the owner chooses which of his destroyed pieces come back. */
export const recover: Definition<Recover> = {
  fields: { side: SIDE, detachments: COUNT, others: COUNT },
  on: [null, 'recover'],
  rule: 'PB-12.6',
  asked: (_state, frame) => frame.side,
  settle(state, frame, _dice, report) {
    if (frame.detachments + frame.others > 0) return false;
    for (const piece of destroyedOf(state, frame.side)) state.place[piece] = GONE;
    if (frame.side === 0) replaceTop(state, recovering(state, otherSide(frame.side)));
    else nextTurn(state, report);
    return true;
  },
  moves(state, frame, list) {
    for (const piece of destroyedOf(state, frame.side)) {
      if (left(state, frame, piece) > 0) {
        list.push({ type: 'recover', piece: state[SETTING].army.pieces[piece].name });
      }
    }
  },
  answers: {
    recover: {
      check(state, frame, move) {
        const piece = namesIn(state[SETTING].army).pieces.get(move.piece) ?? -1;
        if (piece < 0 || !destroyedOf(state, frame.side).includes(piece)) {
          return REFUSED.notDestroyed;
        }
        return left(state, frame, piece) > 0 ? undefined : REFUSED.noneLeft;
      },

      play(state, frame, move, _dice, report) {
        const piece = namesIn(state[SETTING].army).pieces.get(move.piece) ?? -1;
        const isDetachment = kindOf(state, piece) === 'detachment';
        replaceTop(state, {
          ...frame,
          detachments: frame.detachments - (isDetachment ? 1 : 0),
          others: frame.others - (isDetachment ? 0 : 1),
        });
        comeBack(state, piece, report);
      },
    },
  },

  ask: (_view, { others, detachments }) =>
    message('ask.recover', { left: comingBack(others, detachments) }),
};

/** PB-12.6: how many may come back, of those of whom any may. */
function comingBack(others: number, detachments: number): Message[] {
  return [
    ...(others > 0 ? [message('recover.others', { count: others })] : []),
    ...(detachments > 0 ? [message('recover.detachments', { count: detachments })] : []),
  ];
}

/**
 * PB-12.6: near its HQ, and Fresh: a Spent block would show which it is (PB-7.5). PB-4.4: not in buildings
 * while there is room elsewhere. Where there is no room it is lost for good.
 */
function comeBack(state: State, piece: number, report: PubReport): void {
  const hq = hqOf(state, state.command[piece]);
  const [x, y, facing] = [state.x[hq], state.y[hq], state.facing[hq]];
  state.spent[piece] = 0;
  const isBack =
    setDown(state, piece, x, y, facing, { outside: true }) ||
    setDown(state, piece, x, y, facing, {});
  if (!isBack) {
    state.place[piece] = GONE;
    return;
  }
  spendInTown(state, piece);
  pushHqs(state, piece, report);
  report?.({
    type: 'recovered',
    rule: 'PB-12.6',
    // Where it comes back tells which HQ is its own.
    reveals: true,
    piece: refOf(state, piece),
    to: standingOf(state, piece),
  });
}
