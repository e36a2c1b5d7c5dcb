import { SPECTATOR } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { turnedScene } from '../src/board/turnedScene.ts';
import { pbiLook } from '../src/games/pbi/look.ts';

const start = pbi.setup(pbiLook.showcase, {});
if (!start.ok) throw new Error('the showcase does not set up');
const scene = pbi.scene(pbi.view(start.value, SPECTATOR));
const turned = turnedScene(scene);

test('the far right corner becomes the near left one', () => {
  expect(turned.areas[0].id).toBe('h8');
  expect(turned.areas[0].outline[0]).toEqual({ x: 0, y: 0 });
  expect(turned.areas[0].outline[2]).toEqual({ x: 100, y: 100 });
  expect(turned.areas.at(-1)?.id).toBe('a1');
});

test('every piece stays in its square', () => {
  for (const { place, at } of turned.pieces) {
    const [low, , high] = turned.areas.find(({ id }) => id === place)?.outline ?? [];
    expect(at.x).toBeGreaterThan(low.x);
    expect(at.x).toBeLessThan(high.x);
    expect(at.y).toBeGreaterThan(low.y);
    expect(at.y).toBeLessThan(high.y);
  }
});

test('turned twice it is as before', () => {
  const twice = turnedScene(turned);
  expect(twice.pieces).toEqual(scene.pieces);
  expect(twice.markers).toEqual(scene.markers);
  expect(twice.areas).toEqual(scene.areas);
});
