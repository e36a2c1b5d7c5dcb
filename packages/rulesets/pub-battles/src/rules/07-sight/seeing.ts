import { SETTING } from '@sandtable/kernel';
import type { Box } from '@sandtable/table';
import { entryOf, isOnMap, kindOf } from '../02-pieces/blocks.ts';
import type { PubReport } from '../../state/definition.ts';
import { refOf } from '../../state/mentions.ts';
import { isSpotted } from './spotting.ts';
import { ON_MAP, type State } from '../../state/state.ts';
import { byBlock } from '../../state/tags.ts';
import { spottingRange } from '../01-map/weather.ts';

/**
 * PB-7.4, PB-7.5: what has come into sight, of either side, is told and remembered. HQs are known by their
 * shape, and of whom the quality is known there is nothing more to tell.
 */
export function noteSpotted(state: State, report: PubReport): void {
  let news: number[] | undefined;
  const range = spottingRange(state);
  const { ofSide } = state[SETTING];
  for (let side = 0; side < ofSide.length; side++) {
    // Most are far from all of their enemies.
    const viewers = boxAround(state, ofSide[1 - side], range + state[SETTING].columnReach);
    for (const piece of ofSide[side]) {
      if (state.spotted[piece] === 1 || !isOnMap(state, piece)) continue;
      if (!isIn(viewers, state.x[piece], state.y[piece]) || kindOf(state, piece) === 'hq') continue;
      if (!isSpotted(state, piece, range)) continue;
      state.spotted[piece] = 1;
      if (state.known[piece] === 0) (news ??= []).push(piece);
    }
  }
  if (report === undefined || news === undefined) return;
  for (const piece of news.toSorted(byBlock(state))) {
    report({
      type: 'spotted',
      rule: 'PB-7.4',
      reveals: true,
      piece: refOf(state, piece),
      arm: entryOf(state, piece).arm,
      at: [state.x[piece], state.y[piece]],
    });
  }
}

/** PB-8.3: the HQs of either side that are seen. */
export function hqsInSight(state: State): number[] {
  return state[SETTING].hqs.filter((hq) => isOnMap(state, hq) && isSpotted(state, hq));
}

/** The box around the places of some pieces that are on the map, and so much farther; it has nothing in it where none is. */
function boxAround({ place, x, y }: State, pieces: readonly number[], margin: number): Box {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const piece of pieces) {
    if (place[piece] !== ON_MAP) continue;
    minX = Math.min(minX, x[piece]);
    minY = Math.min(minY, y[piece]);
    maxX = Math.max(maxX, x[piece]);
    maxY = Math.max(maxY, y[piece]);
  }
  return { minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin };
}

function isIn({ minX, minY, maxX, maxY }: Box, x: number, y: number): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}
