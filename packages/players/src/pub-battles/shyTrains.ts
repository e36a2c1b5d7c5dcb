import { SETTING } from '@sandtable/kernel';
import {
  isInContact,
  isOnMap,
  isTrainSupplied,
  KIND,
  kindOf,
  movesWith,
  originOf,
  tagOf,
  type PubFrameOf,
  type PubMove,
  type State,
} from '@sandtable/pub-battles';
import { distance } from '@sandtable/table';
import { isAllowed } from './allowed.ts';
import { straightOn } from './marches.ts';
import type { Situation } from './situation.ts';

/** Beyond his own move a raider needs so much more to be no danger to a train in this turn or the next. */
const MARGIN = 4000;
/** It unpacks, and cannot run any more, where nobody can be at it in two of his moves, and so many are Spent. */
const WORN = 3;

/**
 * PB-9.3, PB-12.3: a train that is taken decides the battle, and one that has unpacked stands there for the taking. So it keeps
 * away from whoever could come at it, and out of the battle while it has not arrived.
 */
export function shyTrainMove(
  situation: Situation,
  frame: PubFrameOf<'order'>,
): PubMove | undefined {
  const { state } = situation;
  for (let train = 0; train < state.place.length; train++) {
    if (kindOf(state, train) !== 'train' || !movesWith(state, frame, train)) continue;
    if (!isOnMap(state, train) || state.unpacked[train] === 1) continue;
    const move = moveOf(situation, train);
    if (move !== undefined && isAllowed(situation, move)) return move;
  }
  return undefined;
}

function moveOf(situation: Situation, train: number): PubMove | undefined {
  const { state, own } = situation;
  const tag = tagOf(state, train);
  const here = leeway(situation, state.x[train], state.y[train]);
  if (here > MARGIN) {
    const isWanted = own.filter((piece) => state.spent[piece] === 1).length >= WORN;
    const isFar = here > state[SETTING].field.rates.mounted;
    return isWanted && isFar && isTrainSupplied(state, train)
      ? { type: 'unpack', piece: tag }
      : undefined;
  }
  if (state.moved[train] === 1 || isInContact(state, train)) return undefined;
  const origin = originOf(state, train);
  let best = here + 300;
  let found: PubMove | undefined;
  for (let turn = 0; turn < 360; turn += 30) {
    for (const part of [0.97, 0.6, 0.3]) {
      const { to, facing } = straightOn(origin, turn, origin.budget * part);
      if (!isInside(state, to[0], to[1])) continue;
      const there = leeway(situation, to[0], to[1]);
      if (there <= best) continue;
      const move: PubMove = { type: 'march', piece: tag, to, facing };
      if (!isAllowed(situation, move)) continue;
      best = there;
      found = move;
    }
  }
  return found;
}

/** How much farther off the enemy is than he can go in a turn: the least of all. */
function leeway({ state, threats, kinds }: Situation, x: number, y: number): number {
  const { rates } = state[SETTING].field;
  let least = Infinity;
  for (const enemy of threats) {
    const far = distance(state.x[enemy], state.y[enemy], x, y);
    least = Math.min(least, far - rates[KIND[kinds[enemy]].pace]);
  }
  return least;
}

const EDGE = 400;

function isInside({ [SETTING]: { field } }: State, x: number, y: number): boolean {
  const { width, height } = field.map;
  return x > EDGE && y > EDGE && x < width - EDGE && y < height - EDGE;
}
