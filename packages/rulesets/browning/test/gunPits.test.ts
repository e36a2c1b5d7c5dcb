import { expect, test } from 'vitest';
import { browning } from '../src/index.ts';

interface Ground {
  readonly features: readonly {
    readonly kind: string;
    readonly points?: readonly [number, number][];
  }[];
  readonly victory: {
    readonly objectives: readonly { readonly name: string; readonly at: [number, number] }[];
  };
}

/** Whether a place lies within a shape without dents. */
function isWithin(
  [x, y]: readonly [number, number],
  points: readonly (readonly [number, number])[],
): boolean {
  const sides = points.map(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length];
    return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  });
  return new Set(sides).size === 1;
}

test('every gun of the hedgerow stands in a pit', () => {
  const found = browning.scenarios.find(({ id }) => id === 'hedgerow-guns');
  const { features, victory } = found as unknown as Ground;
  const pits = features.flatMap(({ kind, points }) => (kind === 'rough' && points ? [points] : []));
  const guns = victory.objectives.map(({ at }) => pits.filter((pit) => isWithin(at, pit)).length);
  expect(guns).toEqual([1, 1, 1]);
});
