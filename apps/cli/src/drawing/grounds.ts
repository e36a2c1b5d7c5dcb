import type { Area, Point } from '@sandtable/kernel';
import {
  contains,
  distanceToPolyline,
  polygonOf,
  polylineOf,
  touchesSegment,
  type Polygon,
} from '@sandtable/table';
import type { Style } from '../terminal.ts';

interface MapGround {
  readonly texture: string;
  readonly style: Style;
  /** An obstacle along a line, not an area. */
  readonly isLine: boolean;
  /** Of lines that cross, the one that matters more is seen. */
  readonly rank: number;
}

const area = (texture: string, style: Style): MapGround => ({
  texture,
  style,
  isLine: false,
  rank: 0,
});
const line = (texture: string, style: Style, rank = 2): MapGround => ({
  texture,
  style,
  isLine: true,
  rank,
});

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
  town: area('▒', 'bold'),
  marsh: area('"', 'green'),
  river: line('≈', 'blue'),
  road: line('·', 'dim', 1),
  bridge: line('╪', 'bold', 3),
  ford: line('¦', 'bold', 3),
};

/** What is on a map for its looks, and would hide what matters on one of letters. */
const LOOKS: ReadonlySet<string> = new Set([
  'field',
  'orchard',
  'crest',
  'fence',
  'path',
  'farm',
  'fog',
]);

/** Whether ground is shown on a map of letters. Letterings are written, not drawn. */
export function isDrawn({ kind }: Area): boolean {
  return !LOOKS.has(kind) && !kind.startsWith('name.');
}

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
  const middle = { x: (left + right) / 2, y: (bottom + top) / 2 };
  let [crossing, under]: (Area | undefined)[] = [];
  for (const each of areas) {
    const { minX, minY, maxX, maxY } = boxOf(each);
    if (maxX < left || minX > right || maxY < bottom || minY > top || !isDrawn(each)) continue;
    // What lies on top was laid last.
    if (!groundOf(each).isLine) under = holds(each, middle) ? each : under;
    else if (crossing === undefined || groundOf(each).rank > groundOf(crossing).rank) {
      if (crosses(each, frame)) crossing = each;
    }
  }
  return crossing ?? under;
}

function crosses({ outline }: Area, frame: Polygon): boolean {
  return outline.some(({ x, y }, i) => {
    const next = outline.at(i + 1);
    return next !== undefined && touchesSegment(frame, x, y, next.x, next.y);
  });
}

type Box = Pick<Polygon, 'minX' | 'minY' | 'maxX' | 'maxY'>;
const boxes = new WeakMap<Area, Box>();

/** Where an area lies, worked out once: a map has thousands of letters. */
function boxOf(each: Area): Box {
  let box = boxes.get(each);
  if (box === undefined) {
    const xs = each.outline.map(({ x }) => x);
    const ys = each.outline.map(({ y }) => y);
    box = {
      minX: Math.min(...xs),
      minY: Math.min(...ys),
      maxX: Math.max(...xs),
      maxY: Math.max(...ys),
    };
    boxes.set(each, box);
  }
  return box;
}

/** The ground at a place: the areas it is in and the lines within this reach of it. */
export function groundsAt(areas: readonly Area[], at: Point, reach: number): Area[] {
  return areas.filter((each) =>
    !isDrawn(each)
      ? false
      : groundOf(each).isLine
        ? distanceToPolyline(polylineOf(each.outline), at.x, at.y) <= reach
        : holds(each, at),
  );
}

const polygons = new WeakMap<Area, Polygon>();

function holds(each: Area, { x, y }: Point): boolean {
  let polygon = polygons.get(each);
  if (polygon === undefined) polygons.set(each, (polygon = polygonOf(each.outline)));
  return contains(polygon, x, y);
}
