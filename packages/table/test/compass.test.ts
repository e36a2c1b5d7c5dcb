import { expect, test } from 'vitest';
import { compassPoint } from '../src/compass.ts';

test.each([
  [0, 'north'],
  [22, 'north'],
  [23, 'northEast'],
  [90, 'east'],
  [135, 'southEast'],
  [180, 'south'],
  [225, 'southWest'],
  [270, 'west'],
  [337, 'northWest'],
  [338, 'north'],
  [360, 'north'],
])('%i degrees are %s', (degrees, point) => {
  expect(compassPoint(degrees)).toBe(point);
});
