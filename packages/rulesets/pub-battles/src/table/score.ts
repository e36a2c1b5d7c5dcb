import { SETTING, type Losses } from '@sandtable/kernel';
import { DESTROYED, GONE } from '../state/state.ts';
import type { SideIndex } from '../state/field.ts';
import { KIND, NIGHT, type Kind } from '../rules/tables.ts';
import { isOwn } from '../secrets/cast.ts';
import type { View, ViewPiece } from '../secrets/view.ts';

/** PB-12.1. PB-12.6: of those who may be back, as many of the cheapest as are not. */
export function pointsIn({ pieces, fallen, gone }: View, side: number): number {
  let points = 0;
  for (const isDetachment of [true, false]) {
    const worth = fallen
      .filter((each) => each.side !== side && (each.kind === 'detachment') === isDetachment)
      .map(({ kind }) => KIND[kind].points)
      .toSorted((a, b) => a - b);
    const { detachments, others } = gone[1 - side];
    for (const each of worth.slice(0, isDetachment ? detachments : others)) points += each;
  }
  for (const piece of pieces) {
    if (piece.side !== side && isOut(piece) && piece.kind !== null) {
      points += KIND[piece.kind].points;
    }
  }
  return points;
}

/**
 * PB-12.2: how much infantry a side has lost, at least (PB-12.6: who came back in a night is its secret),
 * and how much it has; undefined where its order of battle is not known (PB-12.8).
 */
export function infantryIn(
  view: View,
  side: SideIndex,
): { readonly lost: number; readonly all: number | undefined } {
  const { pieces, fallen, gone } = view;
  const seen = pieces.filter((piece) => piece.side === side && isOut(piece) && isFoot(piece.kind));
  const vague = fallen.filter((each) => each.side === side && each.kind !== 'detachment');
  const mounted = vague.filter(({ kind }) => !isFoot(kind)).length;
  const lost = seen.length + Math.max(gone[side].others - mounted, 0);
  return { lost, all: infantryOf(view, side) };
}

/** PB-12.1, PB-12.6: how many pieces a side has lost, and how many it had where that is known. */
export function lossesIn(view: View, side: SideIndex): Losses {
  const {
    [SETTING]: { orders },
    pieces,
    gone,
  } = view;
  const seen = pieces.filter((piece) => piece.side === side && isOut(piece)).length;
  const count = seen + gone[side].detachments + gone[side].others;
  const all = orders?.pieces ?? (isOwn(view, side) ? pieces : undefined);
  if (all === undefined) return { count };
  return { count, of: all.filter((piece) => piece.side === side).length };
}

/** PB-12.2: with those who come by the end of this day. */
function infantryOf(view: View, side: SideIndex): number | undefined {
  const {
    [SETTING]: { orders },
    pieces,
    commands,
    day,
  } = view;
  const isThere = (arrives: number | undefined): boolean => (arrives ?? 0) <= day * NIGHT;
  if (orders !== null) {
    return orders.pieces.filter(
      (piece, i) =>
        piece.side === side &&
        isFoot(piece.kind) &&
        isThere(orders.commands[orders.homes[i]]?.arrives),
    ).length;
  }
  if (!isOwn(view, side)) return undefined;
  return pieces.filter(
    (piece) =>
      piece.side === side && isFoot(piece.kind) && isThere(commands[piece.command]?.arrives),
  ).length;
}

/** PB-12.3: whether a side has lost a train. */
export function hasLostTrain({ pieces }: View, side: SideIndex): boolean {
  return pieces.some((piece) => piece.side === side && piece.kind === 'train' && isOut(piece));
}

/** PB-12.3, PB-12.4: whether a side may have a train; all may whose order of battle is not known. */
export function mayHaveTrain({ [SETTING]: { orders } }: View, side: SideIndex): boolean {
  return orders?.pieces.some((piece) => piece.side === side && piece.kind === 'train') ?? true;
}

function isOut({ place }: ViewPiece): boolean {
  return place === DESTROYED || place === GONE;
}

function isFoot(kind: Kind | null): boolean {
  return kind !== null && KIND[kind].infantry;
}
