import {
  touchesPolyline,
  touchesSegment,
  type Box,
  type Polygon,
  type Polyline,
} from '@sandtable/table';

/** The features that whoever moves has to do with. */
export class Ground {
  readonly #slowAreas: readonly Polygon[];
  readonly #slowLines: readonly Polyline[];
  /** BB-5.8: walls and hedges. */
  readonly #walls: readonly Polyline[];

  constructor(
    slowAreas: readonly Polygon[],
    slowLines: readonly Polyline[],
    walls: readonly Polyline[],
  ) {
    this.#slowAreas = slowAreas;
    this.#slowLines = slowLines;
    this.#walls = walls;
  }

  /** BB-4.1, BB-4.3: whether a leg touches ground that slows, or crosses an obstacle. */
  slows(ax: number, ay: number, bx: number, by: number): boolean {
    for (const polygon of this.#slowAreas) if (touchesSegment(polygon, ax, ay, bx, by)) return true;
    for (const line of this.#slowLines) if (touchesPolyline(line, ax, ay, bx, by)) return true;
    return false;
  }

  /** BB-5.8: whether a place is exactly on a wall or hedge, where nobody may end. */
  isOnLine(x: number, y: number): boolean {
    for (const line of this.#walls) if (touchesPolyline(line, x, y, x, y)) return true;
    return false;
  }

  /** What of it there may be in a box. To whoever stays in there it is all the same. */
  within(box: Box): Ground {
    const isIn = (feature: Box): boolean =>
      feature.minX <= box.maxX &&
      feature.maxX >= box.minX &&
      feature.minY <= box.maxY &&
      feature.maxY >= box.minY;
    return new Ground(
      this.#slowAreas.filter(isIn),
      this.#slowLines.filter(isIn),
      this.#walls.filter(isIn),
    );
  }
}
