import type { Scene, Words } from '@sandtable/kernel';
import type { Prospects } from '@sandtable/lab';
import { lineWidth, wrap } from '../terminal.ts';
import { drawBars } from './odds.ts';

/** What lies ahead: a line and a chart for all, and a line for those on each. */
export function drawProspects(
  { playOuts, all, each }: Prospects,
  scene: Scene,
  words: Words,
): string {
  return [
    wrap(words.outlook(all), lineWidth()),
    drawBars(all.distribution),
    ...each.map(({ on, ...figures }) => {
      const piece = scene.pieces.find(({ id }) => id === on);
      return wrap(words.outlook(figures, piece?.label ?? on), lineWidth(), '  ');
    }),
    wrap(words.text('outlook.playOuts', { playOuts }), lineWidth()),
  ].join('\n');
}
