import type { GuideShape, Point, Scene, Tone } from '@sandtable/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { apart, joined, Reach } from '../src/board/Reach.tsx';

function ring(tone: Tone, x: number): GuideShape {
  return { kind: 'ring', tone, at: { x, y: 100 }, radius: 50 };
}

const LINE: GuideShape = { kind: 'line', tone: 'plain', points: [] as readonly Point[] };

test('circles of a tone are one area, and what is alone is drawn by itself', () => {
  const shapes = [ring('plain', 1), ring('plain', 2), ring('slow', 1), LINE];
  const areas = joined(shapes);
  expect(areas).toMatchObject([{ tone: 'plain', rings: [shapes[0], shapes[1]] }]);
  expect(apart(shapes, areas)).toEqual([shapes[2], LINE]);
});

test('circles that do not touch each other stay what they are', () => {
  expect(joined([ring('bad', 1), ring('bad', 200)])).toEqual([]);
});

test('both limits of a move stay two circles', () => {
  const shapes = [ring('good', 1), ring('slow', 1)];
  expect(joined(shapes)).toEqual([]);
  expect(apart(shapes, [])).toEqual(shapes);
});

test('where it cannot be done is cut out of where it can', () => {
  const [good] = joined([ring('good', 1), ring('bad', 2)]);
  expect(good).toMatchObject({ tone: 'good', without: [{ at: { x: 2 } }] });
  const scene = { width: 400, height: 400 } as Scene;
  const drawn = renderToStaticMarkup(createElement(Reach, { scene, area: good }));
  // Once in the area, once in its line, once cut out of the line; what is cut out, out of both.
  expect(drawn.match(/cx="1"/g)).toHaveLength(3);
  expect(drawn.match(/cx="2"/g)).toHaveLength(2);
});
