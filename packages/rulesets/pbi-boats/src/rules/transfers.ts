import { SETTING, topFrame } from '@sandtable/kernel';
import type { OwnAnswers, OwnDefinition, OwnMove, OwnName, State } from '@sandtable/pbi/extending';
import { boatsOf } from '../state/fleet.ts';
import { isAlongside, landingsOf, shoresOf, whyNotBoat } from './embarking.ts';
import { gather, wayOf, type Gather } from './gathering.ts';
import {
  ableTo,
  leaveChoice,
  placesOf,
  transfer,
  TRANSFER_KINDS,
  transferOf,
  whyNotAll,
  whyNotNow,
  whyNotSome,
  whyNotTransfer,
  withOthers,
  type Transfer,
  type TransferKind,
} from './parties.ts';
import type { ShipAnswers } from './shipAnswers.ts';

// BT-4.1: troops land, embark and change boats at any time among the activations: between them, and while
// their boat acts. One goes alone, all go who find room, or the player chooses who goes together.

type Answer = NonNullable<OwnDefinition['answers'][OwnName]>;

function piecesOf(state: State, { group }: OwnMove): number[] {
  return [state[SETTING].roster.named(String(group))];
}

function answersTo(kind: TransferKind): Record<OwnName, Answer> {
  const alone: Answer = {
    check(state, frame, move) {
      const way = transferOf(state, kind, move);
      const pieces = piecesOf(state, move);
      return whyNotNow(way, frame) ?? whyNotTransfer(state, way, pieces);
    },
    play(state, _frame, move, _dice, report) {
      const way = transferOf(state, kind, move);
      transfer(state, way, piecesOf(state, move), report);
    },
  };
  const all: Answer = {
    check(state, frame, move) {
      const way = transferOf(state, kind, move);
      return whyNotNow(way, frame) ?? whyNotAll(state, way);
    },
    play(state, _frame, move, _dice, report) {
      const way = transferOf(state, kind, move);
      transfer(state, way, withOthers(state, way, []), report);
    },
  };
  const some: Answer = {
    check(state, frame, move) {
      const way = transferOf(state, kind, move);
      return whyNotNow(way, frame) ?? whyNotSome(state, way);
    },
    play(state, _frame, move) {
      gather(state, transferOf(state, kind, move));
    },
  };
  return { [`boats:${kind}`]: alone, [`boats:${kind}All`]: all, [`boats:${kind}Some`]: some };
}

const ANSWERS = Object.assign({}, ...TRANSFER_KINDS.map(answersTo)) as Record<OwnName, Answer>;

/** Who goes from where to where. */
export interface Goers {
  readonly way: Transfer;
  readonly pieces: readonly number[];
}

/** BT-4.1: who goes with a move; undefined for one with which nobody does. */
export function goersOf(state: State, move: OwnMove): Goers | undefined {
  const frame = topFrame(state) as { readonly type: string };
  if (frame.type === 'boats:gather') return gatheredBy(state, frame as Gather, move);
  for (const kind of TRANSFER_KINDS) {
    const isAll = move.type === `boats:${kind}All`;
    if (!isAll && move.type !== `boats:${kind}`) continue;
    const way = transferOf(state, kind, move);
    return { way, pieces: isAll ? withOthers(state, way, []) : piecesOf(state, move) };
  }
  return undefined;
}

function gatheredBy(state: State, now: Gather, { type }: OwnMove): Goers | undefined {
  const way = wayOf(state, now);
  if (type === 'boats:together') return { way, pieces: now.party };
  return type === 'boats:togetherAll'
    ? { way, pieces: withOthers(state, way, now.party) }
    : undefined;
}

/** What can be done with a boat now: whom it lands where, whom it takes on, and who changes. */
function listTransfers(state: State, boat: number, list: OwnMove[]): void {
  if (whyNotBoat(state, boat) !== undefined) return;
  for (const to of landingsOf(state, boat)) listWay(state, { kind: 'land', from: boat, to }, list);
  for (const from of shoresOf(state, boat)) {
    listWay(state, { kind: 'embark', from, to: boat }, list);
  }
  for (const into of boatsOf(state, state.side)) listChanges(state, boat, into, list);
}

function listChanges(state: State, boat: number, into: number, list: OwnMove[]): void {
  if (!isAlongside(state, boat, into)) return;
  listWay(state, { kind: 'change', from: boat, to: into }, list);
}

/** All who find room, some of them, and each alone. */
function listWay(state: State, way: Transfer, list: OwnMove[]): void {
  const able = ableTo(state, way);
  if (able.length === 0) return;
  const { ids } = state[SETTING].roster;
  const { kind } = way;
  const places = placesOf(state, way);
  if (whyNotAll(state, way, able) === undefined) {
    list.push({ type: `boats:${kind}All`, ...places });
    if (leaveChoice(able)) list.push({ type: `boats:${kind}Some`, ...places });
  }
  const { from: _, ...named } = places;
  for (const piece of able) list.push({ type: `boats:${kind}`, ...named, group: ids[piece] });
}

/** BT-4.1: between the activations. */
export const TRANSFERS: OwnAnswers = {
  list(state, _frame, list) {
    for (const boat of boatsOf(state, state.side)) {
      listTransfers(state, boat, list as object[] as OwnMove[]);
    }
  },
  answers: ANSWERS,
};

/** BT-4.1: while a boat acts it lands groups, takes them on and changes them; others wait. */
export const SHIP_TRANSFERS: ShipAnswers = {
  list(state, boat, list) {
    listTransfers(state, boat, list);
    for (const other of boatsOf(state, state.side)) listChanges(state, other, boat, list);
  },
  answers: ANSWERS,
};
