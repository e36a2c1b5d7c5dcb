import { expect, test } from 'vitest';
import { seededDice } from '@sandtable/kernel';
import { isSimple, stretchesInside, type Polygon } from '@sandtable/table';
import { areaOf } from '../src/rules/01-map/areas.ts';
import type { Place } from '../src/state/field.ts';
import { outlinesMeet, type Meeting } from '../src/rules/01-map/outlines.ts';

/** The same by looking at every leg of both. */
function byEveryLeg(first: Polygon, second: Polygon): Meeting {
  const parts: number[] = [];
  const legs = ({ xs, ys }: Polygon) =>
    xs.map((x, i) => [xs.at(i - 1) ?? 0, ys.at(i - 1) ?? 0, x, ys[i]] as const);
  const holds = (area: Polygon, other: Polygon): boolean =>
    legs(other).every(
      (leg) => stretchesInside(area, ...leg, 'in', parts) === 1 && parts[0] === 0 && parts[1] === 1,
    );
  const enters = (area: Polygon, other: Polygon): boolean =>
    legs(other).some((leg) => stretchesInside(area, ...leg, 'out', parts) > 0);
  if (holds(second, first)) return 'inside';
  if (holds(first, second)) return 'around';
  return enters(second, first) || enters(first, second) ? 'crossing' : 'apart';
}

test('[PB-1.5, PB-1.6] legs that touch decide how two areas lie to each other', () => {
  const dice = seededDice('outlines');
  const place = (): Place => [dice.die(9), dice.die(9)];
  const seen = new Map<Meeting, number>();
  const area = (): Polygon => {
    for (;;) {
      const corners = Array.from({ length: 2 + dice.die(10) }, place);
      if (isSimple(corners.map(([x, y]) => ({ x, y })))) return areaOf(corners);
    }
  };
  for (let i = 0; i < 3000; i++) {
    const [first, second] = [area(), area()];
    const meeting = outlinesMeet(first, second);
    expect(meeting, JSON.stringify([first, second])).toBe(byEveryLeg(first, second));
    seen.set(meeting, (seen.get(meeting) ?? 0) + 1);
  }
  expect([...seen.keys()].toSorted()).toEqual(['apart', 'around', 'crossing', 'inside']);
});
