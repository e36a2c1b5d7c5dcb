/**
 * Geometry of open tables, for games that measure. Whole units and whole degrees go in; what is asked
 * millions of times takes numbers, what makes a point takes and gives points.
 */
export * from './circle.ts';
export { compassPoint } from './compass.ts';
export * from './convex.ts';
export * from './legs.ts';
export * from './point.ts';
export * from './polygon.ts';
export * from './polyline.ts';
export * from './rectangle.ts';
export * from './segment.ts';
export * from './share.ts';
export { RIMS, stretchesInside, type Rim } from './stretches.ts';
export * from './turn.ts';
export * from './whole.ts';
