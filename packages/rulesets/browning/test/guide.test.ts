import { expect, test } from 'vitest';
import { render, type Guide, type Pick } from '@sandtable/kernel';
import { browning } from '../src/ruleset.ts';
import { acting, game, type Game } from './support/game.ts';
import { box } from './support/ground.ts';
import { row, type Sketch } from './support/sketch.ts';

const FACING: Sketch = {
  teams: { A1: row(1000, 1000, 4), D1: row(1000, 2000, 4) },
  features: [box('rough', 980, 1950, 1020, 2050)],
};

function guided(g: Game, ...picks: readonly Pick[]): Guide {
  const [decision] = browning.pending(g.state).decisions;
  return browning.guide(browning.view(g.state, g.side), decision, picks);
}

function shapes({ shapes: drawn }: Guide): string[] {
  return drawn.map((shape) => {
    if (shape.kind === 'ring') return `ring ${shape.tone} ${shape.radius}`;
    return 'piece' in shape
      ? `${shape.kind} ${shape.tone} ${shape.piece}`
      : `${shape.kind} ${shape.tone}`;
  });
}

test('[BB-3.1, BB-3.3] where the leader may go, and how far he reaches from there', () => {
  const g = game({ ...FACING, stack: acting('place', 'A1') });
  expect(shapes(guided(g))).toEqual(new Array<string>(4).fill('ring plain 300'));
  expect(shapes(guided(g, { point: { x: 1000, y: 1000 } })).at(-1)).toBe('ring good 800');
  expect(shapes(guided(g, { point: { x: 100, y: 1000 } })).at(-1)).toBe('ring bad 800');
});

test('[BB-4.1] both limits, and where everybody would end', () => {
  const g = game({ ...FACING, stack: acting('march', 'A1', { high: 5, low: 2 }) });
  const piece = { piece: 'A1-1' };
  expect(shapes(guided(g, piece))).toEqual(['ring good 500', 'ring slow 200']);
  const march = shapes(guided(g, piece, { point: { x: 1000, y: 1300 } }));
  expect(march.filter((shape) => shape.startsWith('ghost good')).length).toBe(4);
  const far = [piece, { button: 'alone' }, { point: { x: 1000, y: 1501 } }];
  expect(shapes(guided(g, ...far)).slice(2)).toEqual(['line bad', 'ghost bad A1-1']);
});

test('[BB-5.1, BB-5.8] the square, who fires, at whom, and what they are up against', () => {
  const g = game({ ...FACING, figures: { 'D1-4': 'pinned' }, stack: acting('fire', 'A1') });
  const guide = guided(g, { point: { x: 1200, y: 2200 } });
  expect(shapes(guide)).toEqual([
    'area good',
    ...['A1-1', 'A1-2', 'A1-3', 'A1-4'].map((name) => `mark good ${name}`),
    'mark slow D1-1',
    ...['D1-2', 'D1-3', 'D1-4'].map((name) => `mark bad ${name}`),
  ]);
  expect(guide.lines.map((line) => render(line, browning.catalogue))).toEqual([
    '4 targets: 3 in the open, 1 pinned already',
    '4 fire: one die plus 0 against limited cover, 2',
  ]);
});

test('[BB-5.4] too few are told so before they fire', () => {
  const teams = { A1: row(1000, 1000, 3), D1: row(1000, 2000, 4) };
  const g = game({ teams, stack: acting('fire', 'A1') });
  const guide = guided(g, { point: { x: 1200, y: 2200 } });
  expect(render(guide.lines[1], browning.catalogue)).toMatch(/^3 fire, fewer than 4/);
});
