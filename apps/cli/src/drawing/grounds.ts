import type { Area, Point } from '@sandtable/kernel';
import {
  contains,
  distanceToPolyline,
  polygonOf,
  polylineOf,
  touchesSegment,
} from '@sandtable/table';
import type { Style } from '../terminal.ts';

interface MapGround {
  readonly texture: string;
  readonly style: Style;
  /** An obstacle along a line, not an area. */
  readonly isLine: boolean;
}

const area = (texture: string, style: Style): MapGround => ({ texture, style, isLine: false });
const line = (texture: string, style: Style): MapGround => ({ texture, style, isLine: true });

/** How kinds of ground look on a map. None is a letter, since those are pieces. */
const GROUNDS: Readonly<Record<string, MapGround>> = {
  woods: area('^', 'green'),
  building: area('▒', 'bold'),
  hill: area(':', 'yellow'),
  rough: area('.', 'yellow'),
  water: area('~', 'blue'),
  wall: line('=', 'dim'),
  hedge: line('%', 'green'),
  stream: line('~', 'blue'),
};

export function groundOf({ kind, outline }: Area): MapGround {
  return GROUNDS[kind] ?? (outline.length > 2 ? area(',', 'dim') : line(',', 'dim'));
}

/** A rectangle of the table that is one letter of the map. */
export interface Patch {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** What can be seen of the ground in a patch: a line that crosses it, else the area in its middle. */
export function groundIn(areas: readonly Area[], patch: Patch): Area | undefined {
  const [left, bottom] = [Math.ceil(patch.left), Math.ceil(patch.bottom)];
  // Without its upper and right edge, which are those of the next patches.
  const right = Math.ceil(patch.left + patch.width) - 1;
  const top = Math.ceil(patch.bottom + patch.height) - 1;
  const frame = polygonOf([
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ]);
  const crosses = ({ outline }: Area): boolean =>
    outline.some(({ x, y }, i) => {
      const next = outline.at(i + 1);
      return next !== undefined && touchesSegment(frame, x, y, next.x, next.y);
    });
  const middle = { x: (left + right) / 2, y: (bottom + top) / 2 };
  return (
    areas.find((each) => groundOf(each).isLine && crosses(each)) ??
    // What lies on top was laid last.
    areas.findLast((each) => !groundOf(each).isLine && holds(each, middle))
  );
}

/** The ground at a place: the areas it is in and the lines within this reach of it. */
export function groundsAt(areas: readonly Area[], at: Point, reach: number): Area[] {
  return areas.filter((each) =>
    groundOf(each).isLine
      ? distanceToPolyline(polylineOf(each.outline), at.x, at.y) <= reach
      : holds(each, at),
  );
}

function holds({ outline }: Area, { x, y }: Point): boolean {
  return contains(polygonOf(outline), x, y);
}
