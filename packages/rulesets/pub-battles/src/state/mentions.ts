import { SETTING } from '@sandtable/kernel';
import { depthOf, frontOf } from '../rules/02-pieces/blocks.ts';
import type { Ref, Standing } from './events.ts';
import { DESTROYED, type State } from './state.ts';
import { tagOf } from './tags.ts';
import { SIDES } from '../rules/tables.ts';

/** A piece as events speak of it, from what is known at this moment. */
export function refOf(state: State, piece: number): Ref {
  const { name, side, kind } = state[SETTING].army.pieces[piece];
  const out = state.place[piece] >= DESTROYED;
  const open = out || state.known[piece] === 1;
  return { tag: tagOf(state, piece), side: SIDES[side], name, kind, open, out };
}

export function standingOf({ x, y, facing }: State, piece: number): Standing {
  return { at: [x[piece], y[piece]], facing: facing[piece] };
}

/** PB-1.4: how wide and how deep its block is. */
export function sizeOf(state: State, piece: number): readonly [number, number] {
  return [frontOf(state, piece), depthOf(state, piece)];
}
