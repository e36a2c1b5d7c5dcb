import { entryOf, isOnMap, kindOf } from '../02-pieces/blocks.ts';
import type { PubReport } from '../../state/definition.ts';
import { refOf } from '../../state/mentions.ts';
import { isSpotted } from './spotting.ts';
import type { State } from '../../state/state.ts';
import { byBlock } from '../../state/tags.ts';
import { spottingRange } from '../01-map/weather.ts';

/**
 * PB-7.4, PB-7.5: what has come into sight, of either side, is told and remembered. HQs are known by their
 * shape, and of whom the quality is known there is nothing more to tell.
 */
export function noteSpotted(state: State, report: PubReport): void {
  let news: number[] | undefined;
  const range = spottingRange(state);
  for (let piece = 0; piece < state.place.length; piece++) {
    if (state.spotted[piece] === 1 || !isOnMap(state, piece)) continue;
    if (kindOf(state, piece) === 'hq' || !isSpotted(state, piece, range)) continue;
    state.spotted[piece] = 1;
    if (state.known[piece] === 0) (news ??= []).push(piece);
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
