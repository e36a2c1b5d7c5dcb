import { BOTH, message, otherSide, replaceTop, SETTING, type Refusal } from '@sandtable/kernel';
import { blockWouldBe, isOnMap, kindOf } from '../02-pieces/blocks.ts';
import { deploySpots, facingOutward, isInZone } from './deploySpots.ts';
import {
  draftName,
  draftPieceName,
  isDraftable,
  musterArmies,
  whyNotEnlist,
  whyNotRaise,
  whyNotReady,
  type Draft,
} from './drafts.ts';
import { BLUE, RED, type Place, type SideIndex } from '../../state/field.ts';
import type { Definition, PubReport } from '../../state/definition.ts';
import { BY_SIDE, DRAFTS } from '../../state/frameFields.ts';
import { edgeOf, INWARD } from './edgeLines.ts';
import type { MoveOf } from '../../state/moves.ts';
import { numberBlocks, spendInTown } from '../../files/opening.ts';
import { joinReserve } from '../08-reserves/ranks.ts';
import { refOf, sizeOf, standingOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import { whyNotStand } from '../04-movement/footing.ts';
import { DUE, ON_MAP, writeOrders, type State } from '../../state/state.ts';
import { byBlock, giveBlock, pieceTagged, tagOf } from '../../state/tags.ts';
import { KINDS, MAP_EDGES, SIDES } from '../tables.ts';
import type { View } from '../../secrets/view.ts';
import { beginTurn } from '../03-turn/turn.ts';

const REFUSED = {
  isReady: refuse('PB-12.8', 'isReady'),
  notToDeploy: refuse('PB-12.8', 'notToDeploy'),
  hqsFirst: refuse('PB-12.8', 'hqsFirst'),
  hqStands: refuse('PB-12.8', 'hqStands'),
  outOfZone: refuse('PB-12.8', 'outOfZone'),
} as const;

/** What is proposed: any other rating and turn may be chosen as well. */
const RATINGS = [2, 3, 4, 5];
const LATER = [2, 5];

/** PB-12.8: both sides write their orders of battle, at the same time. */
export interface Muster {
  readonly type: 'muster';
  /** By side: 1 once it has said that it is ready. */
  readonly ready: readonly number[];
  /** By side: what it has written so far, which is its secret. */
  readonly drafts: readonly (readonly Draft[])[];
}

/** PB-12.8: both write their orders of battle at the same time, each in secret. */
export const muster: Definition<Muster> = {
  fields: { ready: BY_SIDE, drafts: DRAFTS },
  on: [null],
  rule: 'PB-12.8',

  asked(_state, { ready }) {
    if (ready[RED] === 1) return BLUE;
    return ready[BLUE] === 1 ? RED : BOTH;
  },

  possible(state, { ready, drafts }) {
    return (
      state[SETTING].field.free !== null &&
      state[SETTING].army.pieces.length === 0 &&
      ready.length === 2 &&
      ready.includes(0) &&
      ready.every((each) => each <= 1) &&
      drafts.every(
        (own, side) =>
          isDraftable(state, side as SideIndex, own) &&
          (ready[side] === 0 || whyNotReady(own) === undefined),
      )
    );
  },

  moves(state, { drafts }, list, side) {
    const own = drafts[side];
    const { firstTurn } = state[SETTING].field;
    for (const arrives of [0, ...LATER.map((turns) => firstTurn + turns)]) {
      if (whyNotRaise(state, side, own, arrives) !== undefined) continue;
      for (const rating of RATINGS) list.push({ type: 'raise', rating, arrives });
    }
    for (const kind of KINDS) {
      if (whyNotEnlist(own, kind) === undefined) list.push({ type: 'enlist', kind });
    }
    if (whyNotReady(own) === undefined) list.push({ type: 'ready' });
  },

  answers: {
    raise: {
      check: (state, { ready, drafts }, { arrives }, side) =>
        whyNotWrite(ready, side) ?? whyNotRaise(state, side, drafts[side], arrives),
      play: (state, frame, move, _dice, report, side) => raise(state, frame, side, move, report),
    },
    enlist: {
      check: (_state, { ready, drafts }, { kind }, side) =>
        whyNotWrite(ready, side) ?? whyNotEnlist(drafts[side], kind),
      play: (state, frame, move, _dice, report, side) => enlist(state, frame, side, move, report),
    },
    ready: {
      check: (_state, { ready, drafts }, _move, side) =>
        whyNotWrite(ready, side) ?? whyNotReady(drafts[side]),

      play(state, frame, _move, _dice, report, side) {
        report?.({ type: 'mustered', rule: 'PB-12.8', side: SIDES[side] });
        const ready = frame.ready.with(side, 1);
        replaceTop(state, { ...frame, ready });
        if (ready.includes(0)) return;
        musterArmies(state, frame.drafts);
        replaceTop(state, { type: 'deploy' });
      },
    },
  },

  ask({ viewer }, { drafts }) {
    const side = sideOf(viewer);
    const count = drafts[side].length;
    const command = draftName(side, Math.max(count - 1, 0));
    return message(count === 0 ? 'ask.muster.first' : 'ask.muster.more', { command });
  },

  fallback: ['ready'],
};

function whyNotWrite(ready: readonly number[], side: SideIndex): Refusal | undefined {
  return ready[side] === 1 ? REFUSED.isReady : undefined;
}

function sideOf(viewer: View['viewer']): SideIndex {
  return viewer === SIDES[BLUE] ? BLUE : RED;
}

function write(state: State, frame: Muster, side: SideIndex, drafts: readonly Draft[]): void {
  replaceTop(state, { ...frame, drafts: frame.drafts.with(side, drafts) });
}

function raise(
  state: State,
  frame: Muster,
  side: SideIndex,
  { rating, arrives }: MoveOf<'raise'>,
  report: PubReport,
): void {
  const own = frame.drafts[side];
  write(state, frame, side, [...own, { rating, arrives, kinds: [] }]);
  report?.({
    type: 'raised',
    rule: 'PB-12.8',
    side: SIDES[side],
    command: draftName(side, own.length),
    rating,
  });
}

function enlist(
  state: State,
  frame: Muster,
  side: SideIndex,
  { kind }: MoveOf<'enlist'>,
  report: PubReport,
): void {
  const own = frame.drafts[side];
  const last = own.length - 1;
  const draft = own[last];
  write(state, frame, side, own.with(last, { ...draft, kinds: [...draft.kinds, kind] }));
  report?.({
    type: 'enlisted',
    rule: 'PB-12.8',
    side: SIDES[side],
    name: draftPieceName(side, last, draft.kinds.length),
    kind,
  });
}

function hostOf({ [SETTING]: { field } }: State): SideIndex {
  return field.free?.host ?? RED;
}

/** PB-12.8: the side that does not set up has seen the other, and names the edge it comes from. */
export interface Edge {
  readonly type: 'edge';
}

/** PB-12.8: the guest has seen how the host stands, and names the edge that he comes from. */
export const edge: Definition<Edge> = {
  fields: {},
  on: [null],
  rule: 'PB-12.8',
  asked: (state) => otherSide(hostOf(state)),
  possible: (state) => isBeforeTheEdge(state) && nextToDeploy(state) === -1,

  moves(_state, _frame, list) {
    for (const each of MAP_EDGES) list.push({ type: 'edge', edge: each });
  },

  answers: {
    edge: {
      play(state, _frame, move, _dice, report) {
        state.edge = move.edge;
        nameEntries(state);
        report?.({
          type: 'edgeChosen',
          rule: 'PB-12.8',
          // The chits go into the pool now, and tell how many Commands have come.
          reveals: true,
          side: SIDES[otherSide(hostOf(state))],
          edge: move.edge,
        });
        beginTurn(state, report);
      },
    },
  },
};

/** Both armies are written down, and nobody of the guest's is on the map. */
function isBeforeTheEdge(state: State): boolean {
  const {
    [SETTING]: { field, army },
    place,
  } = state;
  const host = hostOf(state);
  return (
    field.free !== null &&
    state.edge === null &&
    army.pieces.every(({ side }, piece) => side === host || place[piece] === DUE) &&
    SIDES.every((_, side) => army.pieces.some((one) => one.side === side && one.kind === 'hq'))
  );
}

/** PB-12.8, PB-12.9: the guest comes by his edge, and what comes later to the host by the one across. */
function nameEntries(state: State): void {
  const commands = state[SETTING].army.commands.map((command) => {
    const from = edgeOf(state, command.side);
    if (command.arrives === 0 || from === null) return command;
    return {
      ...command,
      entry: state[SETTING].field.free?.entries[from] ?? null,
      facing: INWARD[from],
    };
  });
  writeOrders(state, { ...state[SETTING].army, commands });
}

/** PB-12.8: the host sets up, piece by piece. */
export interface Deploy {
  readonly type: 'deploy';
}

/** PB-12.8: the host sets up, and does not know yet where the guest comes from, who sees it when all stand. */
export const deploy: Definition<Deploy> = {
  fields: {},
  on: [null],
  rule: 'PB-12.8',
  asked: hostOf,
  possible: (state) => isBeforeTheEdge(state) && nextToDeploy(state) !== -1,

  moves(state, _frame, list) {
    const piece = nextToDeploy(state);
    const tag = tagOf(state, piece);
    for (const to of deploySpots(state[SETTING].field, kindOf(state, piece))) {
      const facing = facingOutward(state[SETTING].field, to);
      if (whyNotDeploy(state, piece, to, facing) !== undefined) continue;
      list.push({ type: 'deploy', piece: tag, to, facing });
    }
    if (whyNotKeep(state, piece) === undefined) list.push({ type: 'keep', piece: tag });
  },

  answers: {
    deploy: {
      check: (state, _frame, { piece, to, facing }) =>
        whyNotDeploy(state, pieceTagged(state, piece), to, facing),

      play(state, _frame, move, _dice, report) {
        const piece = pieceTagged(state, move.piece);
        giveBlock(state, piece);
        state.place[piece] = ON_MAP;
        [state.x[piece], state.y[piece]] = move.to;
        state.facing[piece] = move.facing;
        spendInTown(state, piece);
        if (nextToDeploy(state) === -1) show(state, report);
      },
    },
    keep: {
      check: (state, _frame, { piece }) => whyNotKeep(state, pieceTagged(state, piece)),

      play(state, _frame, move, _dice, report) {
        const piece = pieceTagged(state, move.piece);
        joinReserve(state, piece, state.command[piece]);
        if (nextToDeploy(state) === -1) show(state, report);
      },
    },
  },
};

/** PB-12.8: the host's pieces that are there from the beginning and not on the map yet, HQs first. */
export function isToDeploy({ [SETTING]: { army }, place, command }: State, piece: number): boolean {
  return (
    place[piece] === DUE && command[piece] !== -1 && army.commands[command[piece]].arrives === 0
  );
}

function nextToDeploy(state: State): number {
  let first = -1;
  for (let piece = 0; piece < state.place.length; piece++) {
    if (!isToDeploy(state, piece)) continue;
    if (kindOf(state, piece) === 'hq') return piece;
    if (first === -1) first = piece;
  }
  return first;
}

/** PB-12.8: why the host cannot set up that piece now, wherever it is. */
export function whyNotTake(state: State, piece: number): Refusal | undefined {
  if (piece === -1 || !isToDeploy(state, piece)) return REFUSED.notToDeploy;
  const isHqLeft = kindOf(state, nextToDeploy(state)) === 'hq';
  return isHqLeft && kindOf(state, piece) !== 'hq' ? REFUSED.hqsFirst : undefined;
}

function whyNotDeploy(
  state: State,
  piece: number,
  [x, y]: Place,
  facing: number,
): Refusal | undefined {
  const refusal = whyNotTake(state, piece);
  if (refusal !== undefined) return refusal;
  const block = blockWouldBe(state, piece, x, y, facing);
  if (!isInZone(state[SETTING].field, block)) return REFUSED.outOfZone;
  return whyNotStand(state, piece, block);
}

/** PB-8.2: pieces may begin in reserve. */
function whyNotKeep(state: State, piece: number): Refusal | undefined {
  const refusal = whyNotTake(state, piece);
  if (refusal !== undefined) return refusal;
  return kindOf(state, piece) === 'hq' ? REFUSED.hqStands : undefined;
}

/** PB-12.8: all stand. Blocks get their numbers anew, so that these do not tell in which order. */
function show(state: State, report: PubReport): void {
  const side = hostOf(state);
  state.block.fill(0);
  state.nextBlock[side] = 1;
  numberBlocks(state);
  const shown = [...state.place.keys()].filter((piece) => isOnMap(state, piece));
  for (const piece of shown.toSorted(byBlock(state))) {
    report?.({
      type: 'appeared',
      rule: 'PB-12.8',
      reveals: true,
      piece: refOf(state, piece),
      to: standingOf(state, piece),
      size: sizeOf(state, piece),
    });
  }
  replaceTop(state, { type: 'edge' });
}
