import { isOnMap, kindOf } from './blocks.ts';
import type { PubReport } from './frameRules.ts';
import { refOf } from './refs.ts';
import { isSpotted } from './spotting.ts';
import type { State } from './state.ts';
import { KIND } from './tables.ts';
import { byBlock } from './tags.ts';

/** PB-7.4: by piece, whether the enemy sees what it is. HQs are known by their shape. */
export function whatIsSeen(state: State): boolean[] {
  return state.place.map(
    (_, piece) => isOnMap(state, piece) && kindOf(state, piece) !== 'hq' && isSpotted(state, piece),
  );
}

/** PB-7.4: what has come into sight since then, of either side. */
export function tellSpotted(
  state: State,
  before: readonly boolean[] | undefined,
  report: PubReport,
): void {
  if (report === undefined || before === undefined) return;
  const after = whatIsSeen(state);
  const news = [...after.keys()].filter((piece) => after[piece] && !before[piece]);
  for (const piece of news.toSorted(byBlock(state))) {
    report({
      type: 'spotted',
      rule: 'PB-7.4',
      reveals: true,
      piece: refOf(state, piece),
      arm: KIND[kindOf(state, piece)].arm,
      at: [state.x[piece], state.y[piece]],
    });
  }
}
