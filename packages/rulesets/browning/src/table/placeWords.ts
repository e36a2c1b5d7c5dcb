import { message, type Message, type Part } from '@sandtable/kernel';
import {
  compassPoint,
  distance,
  distanceSquared,
  distanceToPolyline,
  heading,
  isWithin,
  placeIn,
  polygonOf,
  polylineOf,
  type Polygon,
  type Polyline,
} from '@sandtable/table';
import type { Feature, Field, Place } from '../state/field.ts';
import { PINNED, type State } from '../state/state.ts';
import { AREAS, COVER_REACH, INCH, RALLY_REACH } from '../rules/tables.ts';

/**
 * A place in inches from the lower left corner, as it has to be typed to get the same again: rounded, two
 * choices would be called alike.
 */
export function placeWords([x, y]: Place): Message {
  return message('place.inches', { x: String(x / INCH), y: String(y / INCH) });
}

/** How far somebody goes, which way, and what he comes to: nobody at the table says it in inches from a corner. */
export function wayWords({ field, x, y }: State, figure: number | undefined, to: Place): Parts {
  const from = figure === undefined ? to : [x[figure], y[figure]];
  const degrees = heading(from[0], from[1], to[0], to[1]);
  return {
    far: String(Math.round((distance(from[0], from[1], to[0], to[1]) * 10) / INCH) / 10),
    way: message(`way.${compassPoint(degrees)}`),
    spot: spotWords(field, to),
    at: placeWords(to),
  };
}

/** BB-3.3: beside whom a leader is put, and how many he could rally from there. */
export function besideWords(state: State, figures: readonly number[], at: Place): Parts {
  const { field, x, y, status } = state;
  const [first] = figures;
  const nearest = figures.reduce(
    (best, f) =>
      distanceSquared(x[f], y[f], at[0], at[1]) < distanceSquared(x[best], y[best], at[0], at[1])
        ? f
        : best,
    first,
  );
  const pinned = status.filter(
    (each, f) =>
      each === PINNED &&
      field.sides[f] === field.sides[first] &&
      isWithin(x[f], y[f], at[0], at[1], RALLY_REACH),
  );
  return {
    beside: field.figures[nearest] ?? '',
    count: pinned.length,
    spot: spotWords(field, at),
    at: placeWords(at),
  };
}

type Parts = Record<string, Part>;

type Shape =
  | { readonly kind: Feature['kind']; readonly polygon: Polygon }
  | { readonly kind: Feature['kind']; readonly line: Polyline };

const shapes = new WeakMap<Field, readonly Shape[]>();

/** What the ground is like at a place: what it lies in, or the wall or hedge that it lies at. */
function spotWords(field: Field, [x, y]: Place): Message {
  let all = shapes.get(field);
  if (all === undefined) shapes.set(field, (all = field.features.map(shapeOf)));
  const inside = all.find((each) => 'polygon' in each && placeIn(each.polygon, x, y) > 0);
  const near = all.find(
    (each) => 'line' in each && distanceToPolyline(each.line, x, y) <= COVER_REACH,
  );
  return message(`spot.${inside?.kind ?? near?.kind ?? 'open'}`);
}

function shapeOf({ kind, points }: Feature): Shape {
  const corners = points.map(([x, y]) => ({ x, y }));
  return (AREAS as readonly string[]).includes(kind)
    ? { kind, polygon: polygonOf(corners) }
    : { kind, line: polylineOf(corners) };
}
