import { expect, test } from 'vitest';
import { armies, endTurn, NEXT } from './support/evening.ts';
import { viewOf } from './support/fog.ts';
import { game, only, told, type Game } from './support/game.ts';
import { box, ridge } from './support/ground.ts';
import type { CommandSketch, PieceSketch, Sketch } from './support/sketch.ts';

/** Blue looks south, and an inch before it Red has its back turned; nobody can move any more. */
function before(
  red: PieceSketch = ['regular', 20_000, 19_000, 180, 'moved'],
  blue: PieceSketch = ['regular', 20_000, 20_000, 180],
  more: Sketch = {},
): Game {
  return game(armies({ A: red }, { X: blue }, more));
}

test('[PB-11.4] after all combat, who stands in a field of fire falls back by a third', () => {
  const g = before();
  const events = endTurn(g, NEXT);
  expect(told(events)).toContain('PB-11.4 retreated');
  expect([g.at('A'), g.facing('A')]).toEqual([[20_000, 17_250], 180]);
  expect(g.is('A', 'spent')).toBe(false);
  expect(g.at('X')).toEqual([20_000, 20_000]);
});

test('[PB-11.4] both fall back who look at each other', () => {
  const g = before(['regular', 20_000, 19_000, 0, 'moved']);
  endTurn(g, NEXT);
  // That Red goes first does not help Blue.
  expect([g.at('A'), g.at('X')]).toEqual([
    [20_000, 17_250],
    [20_000, 21_750],
  ]);
});

test('[PB-11.4] who fought stays', () => {
  const g = before(['regular', 20_000, 19_000, 180, 'moved', 'fought']);
  endTurn(g, NEXT);
  expect(g.at('A')).toEqual([20_000, 19_000]);
  expect(g.is('A', 'fought')).toBe(false);
});

test('[PB-11.4, PB-9.4] who has caught baggage has fought', () => {
  const g = game(
    armies(
      { A: ['cavalry', 20_000, 19_000, 180, 'moved'] },
      { X: ['regular', 20_000, 20_000, 180], Y: ['train', 20_000, 18_625, 180] },
      { contacts: [{ attacker: 'A', defender: 'Y', edge: 'rear' }] },
    ),
  );
  endTurn(g);
  expect(g.place('Y')).toBe('destroyed');
  expect(g.at('A')).toEqual([20_000, 19_000]);
});

test('[PB-11.4] who has cover stays: woods, buildings, a hill above the enemy', () => {
  const around = box(18_000, 18_500, 22_000, 19_500);
  const stays = (map: NonNullable<Sketch['map']>): boolean => {
    const g = before(undefined, undefined, { map });
    endTurn(g, NEXT);
    return g.at('A')[1] === 19_000;
  };
  expect(stays({ woods: [around] })).toBe(true);
  expect(stays({ towns: [{ outline: around }] })).toBe(true);
  const crest = [
    [19_000, 19_000],
    [21_000, 19_000],
  ] as const;
  expect(stays({ hills: [{ level: 1, outline: around, crest }] })).toBe(true);
  const both = box(18_000, 18_500, 22_000, 20_500);
  expect(stays({ hills: [{ level: 1, outline: both, crest }] })).toBe(false);
  expect(stays({ marshes: [around] })).toBe(false);
});

test('[PB-11.4, PB-5.1] who is not in sight, not mostly in it, or before cavalry, stays', () => {
  const wall = { woods: [box(15_000, 19_300, 25_000, 19_750)] };
  const behind = before(undefined, undefined, { map: wall });
  endTurn(behind, NEXT);
  expect(behind.at('A')).toEqual([20_000, 19_000]);
  const far = before(['regular', 20_000, 18_050, 180, 'moved']);
  endTurn(far, NEXT);
  expect(far.at('A')).toEqual([20_000, 18_050]);
  const horse = before(undefined, ['cavalry', 20_000, 20_000, 180]);
  endTurn(horse, NEXT);
  expect(horse.at('A')).toEqual([20_000, 19_000]);
});

test('[PB-11.4, PB-7.4] what only might have a field of fire drives nobody away', () => {
  // From its hill the cavalry sees over the woods at its feet; from below nobody sees it.
  const map = {
    hills: [ridge(17_000, 19_700, 23_000, 21_500)],
    woods: [box(15_000, 19_400, 25_000, 19_650)],
  };
  const stays = (kind: 'cavalry' | 'regular'): boolean => {
    const red: PieceSketch = ['regular', 20_000, 18_500, 180, 'moved'];
    const g = before(red, [kind, 20_000, 20_000, 180], { map });
    endTurn(g, NEXT);
    return g.at('A')[1] === 18_500;
  };
  expect([stays('regular'), stays('cavalry')]).toEqual([false, true]);
});

test('[PB-8.3] who falls back may see an HQ, and what it hides is shown', () => {
  const sketch = armies({ A: ['regular', 20_000, 19_000, 180, 'moved'] }, {});
  const blue: CommandSketch = {
    hq: [20_000, 13_000, 0],
    pieces: { X: ['regular', 20_000, 20_000, 180], Hidden: ['regular', 'reserve'] },
  };
  const g = game({ ...sketch, blue: [blue] });
  expect(told(endTurn(g, NEXT))).toContain('PB-8.3 appeared');
  expect(g.place('Hidden')).toBe('map');
});

test('[PB-4.4] a train that falls back into a town is neither Spent nor lost from sight', () => {
  const towns = [{ outline: box(17_000, 16_500, 23_000, 18_000) }];
  const g = before(['train', 20_000, 19_000, 180, 'moved'], undefined, { map: { towns } });
  const events = endTurn(g, NEXT);
  expect(g.at('A')).toEqual([20_000, 17_250]);
  expect(told(events)).not.toContain('PB-4.4 scattered');
  expect(g.is('A', 'spent')).toBe(false);
  g.survives();
  // A regular does become Spent there.
  const foot = before(undefined, undefined, { map: { towns } });
  expect(told(endTurn(foot, NEXT))).toContain('PB-4.4 scattered');
  expect(foot.is('A', 'spent')).toBe(true);
});

test('[PB-11.4] a packed train falls back; one that is unpacked and an HQ stay', () => {
  const packed = before(['train', 20_000, 19_000, 180, 'moved']);
  endTurn(packed, NEXT);
  expect(packed.at('A')).toEqual([20_000, 17_250]);
  const unpacked = before(['train', 20_000, 19_000, 180, 'moved', 'unpacked']);
  endTurn(unpacked, NEXT);
  expect(unpacked.at('A')).toEqual([20_000, 19_000]);
  const hq = game({
    ...armies({}, { X: ['regular', 20_000, 20_000, 180] }),
    red: [{ hq: [20_000, 19_000, 180, 'moved'], pieces: { A: ['regular', 3000, 3000, 0] } }],
  });
  endTurn(hq, NEXT);
  expect(hq.at('Red 1')).toEqual([20_000, 19_000]);
});

test('[PB-11.4, PB-11.1] who cannot fall back is destroyed', () => {
  const g = before(['regular', 30_000, 1000, 180, 'moved'], ['regular', 30_000, 2000, 180]);
  // It was all the infantry that Red had.
  endTurn(g);
  expect(g.place('A')).toBe('destroyed');
  expect(g.result).toBe('blue 0 12');
});

test('[PB-11.2] who falls back pushes own pieces, which become Spent', () => {
  const g = game(
    armies(
      {
        A: ['regular', 20_000, 19_000, 180, 'moved'],
        B: ['regular', 20_000, 17_300, 0, 'moved'],
      },
      { X: ['regular', 20_000, 20_000, 180] },
    ),
  );
  endTurn(g, NEXT);
  expect(g.is('B', 'spent')).toBe(true);
  expect(g.at('B')[1]).toBeLessThan(17_000);
});

test('[PB-6.3, PB-11.4] the support of one that falls back is asked, and then the others go', () => {
  const g = game(
    armies(
      {
        A: ['cavalry', 20_000, 18_400, 0, 'moved'],
        B: ['regular', 20_000, 18_025, 0, 'moved'],
        C: ['regular', 26_000, 18_900, 180, 'moved'],
      },
      { X: ['regular', 20_000, 20_000, 180], Y: ['regular', 26_000, 20_000, 180] },
    ),
  );
  const events = endTurn(g);
  expect(told(events)).toEqual(['PB-3.1 orderEnded', 'PB-11.4 retreated']);
  expect([g.asked, g.choices]).toEqual(['red relieve', ['relieve', 'stay', 'retreat']]);
  // PB-7.4: who goes next is not shown to anybody.
  for (const side of ['red', 'blue']) {
    expect(viewOf(g, side).stack[0]).toEqual({ type: 'giveWay', left: [] });
  }
  g.survives();
  const then = g.play({ type: 'relieve' }, NEXT);
  expect(told(then).slice(0, 2)).toEqual(['PB-6.3 relieved', 'PB-11.4 retreated']);
  expect([g.at('A'), g.at('B'), g.at('C')]).toEqual([
    [20_000, 15_900],
    [20_000, 18_400],
    [26_000, 17_150],
  ]);
});

test('[PB-6.3, PB-11.4] a support that must fall back itself is not asked', () => {
  const g = game(
    armies(
      {
        A: ['cavalry', 20_000, 18_400, 180, 'moved'],
        B: ['regular', 20_000, 18_775, 180, 'moved'],
      },
      { X: ['regular', 20_000, 20_000, 180] },
    ),
  );
  expect(only(endTurn(g, NEXT), 'turnBegan').turn).toBe(2);
  expect([g.at('A'), g.at('B')]).toEqual([
    [20_000, 15_900],
    [20_000, 17_025],
  ]);
});

test('[PB-6.3, PB-11.2, PB-11.4] the support of one that is pushed by it is asked, too', () => {
  const g = game(
    armies(
      {
        A: ['regular', 20_000, 19_000, 180, 'moved'],
        B: ['regular', 20_900, 17_300, 270, 'moved'],
        C: ['regular', 21_275, 17_300, 270, 'moved'],
      },
      { X: ['regular', 20_000, 20_000, 180] },
    ),
  );
  endTurn(g);
  expect(g.asked).toBe('red relieve');
  g.play({ type: 'stay' }, NEXT);
  expect(g.is('B', 'spent')).toBe(true);
});

test('[PB-3.5, PB-3.1] HQs that have tried to alter the order are Fresh again, and no others', () => {
  const g = game({
    ...armies({}, {}),
    red: [{ hq: [500, 500, 0, 'spent'], pieces: { A: ['regular', 3000, 3000, 0, 'spent'] } }],
  });
  endTurn(g, NEXT);
  expect([g.is('Red 1', 'spent'), g.is('A', 'spent')]).toEqual([false, true]);
});

test('[PB-3.1] then the next turn begins with all chits in the pool, and all may move again', () => {
  const g = before(['regular', 3000, 9000, 0, 'moved'], undefined, {
    turn: 4,
    red: [{ name: 'Second' }, { name: 'Later', arrives: 5, entry: [0, 5000], facing: 90 }],
    blue: [{ name: 'Too late', arrives: 6, entry: [40_000, 5000], facing: 270 }],
  });
  const events = endTurn(g, 2);
  expect(told(events)).toEqual(['PB-3.1 orderEnded', 'PB-1.2 turnBegan', 'PB-3.2 drawn']);
  expect([g.state.turn, ...g.pool]).toEqual([5, 'Red 1', 'Later', 'Blue 1']);
  expect(g.is('A', 'moved')).toBe(false);
});

test('[PB-11.4, PB-7.5] they fall back in the order of their blocks, which tells nothing of who they are', () => {
  const g = game(
    armies(
      {
        A: ['regular', 24_000, 19_000, 180, 'moved'],
        B: ['militia', 20_000, 19_000, 180, 'moved'],
      },
      { X: ['regular', 20_000, 20_000, 180], Y: ['regular', 24_000, 20_000, 180] },
    ),
  );
  const [a, b] = [g.tag('A'), g.tag('B')];
  const events = endTurn(g, NEXT);
  const tags = events.flatMap((event) => (event.type === 'retreated' ? [event.piece.tag] : []));
  expect(tags).toEqual([b, a]);
});

test('[PB-11.4] of two behind each other the farther goes first, and is not run into', () => {
  // Blocks are numbered from the left: either may have the lower number.
  for (const x of [19_900, 20_100]) {
    const g = game(
      armies(
        {
          Front: ['regular', 20_000, 19_100, 180, 'moved'],
          Rear: ['regular', x, 18_400, 180, 'moved'],
        },
        { X: ['regular', 20_000, 20_000, 180] },
      ),
    );
    endTurn(g, NEXT);
    expect([g.at('Front'), g.at('Rear')]).toEqual([
      [20_000, 17_350],
      [x, 16_650],
    ]);
    expect([g.is('Front', 'spent'), g.is('Rear', 'spent')]).toEqual([false, false]);
  }
});
