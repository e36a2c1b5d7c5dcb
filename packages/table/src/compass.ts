/** The points of the compass, clockwise from up. */
const COMPASS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
type CompassPoint = (typeof COMPASS)[number];

/** The point of the compass that is nearest to a direction, 0 to 360 degrees; half way between two it is the later. */
export function compassPoint(degrees: number): CompassPoint {
  return COMPASS[Math.round((degrees * COMPASS.length) / 360) % COMPASS.length];
}
