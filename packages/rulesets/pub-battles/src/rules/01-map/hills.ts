import {
  crossingsOf,
  missesBox,
  placeIn,
  polylineOf,
  stretchesInside,
  touchesSegment,
  type Polygon,
  type Polyline,
  type Rectangle,
} from '@sandtable/table';
import { areaOf, commonArea, isMostOf } from './areas.ts';
import type { BattleMap } from '../../state/field.ts';
import { BlockMemory } from '../04-movement/memory.ts';
import { AreasNearby } from './areaIndex.ts';

interface Contour {
  readonly level: number;
  readonly polygon: Polygon;
  readonly crest: Polyline;
}

const parts: number[] = [];
const crossings: number[] = [];

/** PB-1.6: hills as closed contours, each with a level and a crest. */
export class Hills {
  /** The highest first. */
  readonly #contours: readonly Contour[];
  readonly #nearby: AreasNearby<Contour>;
  readonly #levels = new BlockMemory();

  constructor({ hills, width, height }: BattleMap) {
    this.#contours = hills
      .map(({ level, outline, crest }) => ({
        level,
        polygon: areaOf(outline),
        crest: polylineOf(crest.map(([x, y]) => ({ x, y }))),
      }))
      .toSorted((a, b) => b.level - a.level);
    this.#nearby = new AreasNearby(this.#contours, width, height);
  }

  /** PB-1.6: the level of the highest hill that has most of the block inside; 0 in the plain. */
  levelUnder(block: Rectangle): number {
    const slot = this.#levels.slotOf(block);
    const { answers } = this.#levels;
    if (answers[slot] < 0) answers[slot] = this.#highestUnder(block);
    return answers[slot];
  }

  #highestUnder(block: Rectangle): number {
    for (const { level, polygon } of this.#nearby.around(block)) {
      if (isMostOf(commonArea(polygon, block), block)) return level;
    }
    return 0;
  }

  /** PB-4.3: whether a way crosses a contour. On the contour is still outside. */
  isSlopeCrossed(ax: number, ay: number, bx: number, by: number): boolean {
    for (const { polygon } of this.#contours) {
      if (missesBox(polygon, ax, ay, bx, by)) continue;
      const count = stretchesInside(polygon, ax, ay, bx, by, 'out', parts);
      if (count === 0) continue;
      if (count > 1 || parts[0] > 0 || parts[1] < 1) return true;
      if (placeIn(polygon, ax, ay) === 0 || placeIn(polygon, bx, by) === 0) return true;
    }
    return false;
  }

  /** PB-4.3: whether a contour lies between two points, whichever way one goes. */
  part(ax: number, ay: number, bx: number, by: number): boolean {
    for (const { polygon } of this.#contours) {
      if (placeIn(polygon, ax, ay) > 0 !== placeIn(polygon, bx, by) > 0) return true;
    }
    return false;
  }

  /**
   * PB-7.2, PB-7.3: whether a hill is in the way. One does not look through a hill, nor past the crest
   * of one on which either end is, unless it is lower than the viewer's and nearer to him than to
   * the target. Who stands on the crest sees down both slopes, and is seen from both.
   */
  hide(from: Rectangle, to: Rectangle): boolean {
    const [ax, ay, bx, by] = [from.x, from.y, to.x, to.y];
    for (const { level, polygon, crest } of this.#contours) {
      if (missesBox(polygon, ax, ay, bx, by)) continue;
      const count = stretchesInside(polygon, ax, ay, bx, by, 'out', parts);
      if (count === 0) continue;
      if (parts[0] > 0 && parts[2 * count - 1] < 1) {
        // What is farthest away is nearest to the target.
        const middle = (parts[2 * count - 2] + parts[2 * count - 1]) / 2;
        if (middle >= 0.5 || this.levelUnder(from) <= level) return true;
      } else {
        const crossed = crossingsOf(crest, ax, ay, bx, by, crossings);
        if (crossed === 0) continue;
        if (crossings[crossed - 1] < 0.5 && this.levelUnder(from) > level) continue;
        if (!touchesLine(from, crest) && !touchesLine(to, crest)) return true;
      }
    }
    return false;
  }
}

function touchesLine(block: Rectangle, { xs, ys }: Polyline): boolean {
  for (let i = 1; i < xs.length; i++) {
    if (touchesSegment(block, xs[i - 1], ys[i - 1], xs[i], ys[i])) return true;
  }
  return false;
}
