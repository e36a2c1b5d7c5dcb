import { SETTING } from '@sandtable/kernel';
import { blockWouldBe, originOf, tagOf, thirdOf, type PubMoveOf } from '@sandtable/pub-battles';
import { wrapDegrees, type Rectangle } from '@sandtable/table';
import { routesOf, type Far } from './routes.ts';
import type { Situation } from './situation.ts';

interface RoadMarch {
  readonly move: PubMoveOf<'road'>;
  readonly block: Rectangle;
}

/** So many roads around a piece are thought of. */
const ROADS = 2;

/** PB-4.6: along the roads near a piece, the way that leads to where it is going. */
export function roadMarches(
  { state, ground }: Situation,
  piece: number,
  far: Far | undefined,
): RoadMarch[] {
  if (far === undefined || state.unpacked[piece] === 1) return [];
  const { x, y, budget, column } = originOf(state, piece);
  const third = thirdOf(state, piece);
  const found: RoadMarch[] = [];
  const near = ground.roads
    .map((road) => ({ road, start: road.nearest(x, y) }))
    .filter(({ start }) => start.away < budget / 2)
    .toSorted((a, b) => a.start.away - b.start.away)
    .slice(0, ROADS);
  const routes = routesOf(state[SETTING].field);
  for (const { road, start } of near) {
    const here = routes.from(far, start.x, start.y);
    for (const hand of [1, -1]) {
      const probe = road.pointAt(start.distance + hand * 600);
      if (routes.from(far, probe.x, probe.y) >= here) continue;
      for (const form of ['column', 'line'] as const) {
        const forming = (column && start.away < 130 ? 0 : third) + (form === 'line' ? third : 0);
        const left = budget - start.away * 1.05 - forming - 10;
        if (left <= 0) continue;
        for (const part of [1, 0.8, 0.5]) {
          const along = start.distance + hand * 2 * left * part;
          if (along < 0 || along > road.length) continue;
          const at = road.pointAt(along);
          const facing = wrapDegrees(road.headingAt(along) + (hand === 1 ? 0 : 180));
          const to = [at.x, at.y] as const;
          const block = blockWouldBe(state, piece, at.x, at.y, facing, form === 'column');
          found.push({
            move: { type: 'road', piece: tagOf(state, piece), road: road.name, to, form, facing },
            block,
          });
        }
      }
    }
  }
  return found;
}
