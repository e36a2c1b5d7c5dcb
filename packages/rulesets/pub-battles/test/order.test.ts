import { expect, test } from 'vitest';
import { game, only, told, type Game } from './support/game.ts';
import { FAR, IDLE, attack, march, ordering, stand } from './support/ordering.ts';
import { moving, type PieceSketch, type Sketch } from './support/sketch.ts';

test('[PB-3.2] nobody has to move when drawn', () => {
  const g = ordering({ A: ['regular', 20_000, 17_500, 0] });
  const events = g.play({ type: 'end' }, 1);
  expect(told(events)[0]).toBe('PB-3.1 orderEnded');
  expect(g.at('A')).toEqual([20_000, 17_500]);
});

test('[PB-3.2] or one does nothing with some of them; the owner ends the order, also when nothing is left', () => {
  const g = ordering({ A: ['regular', 20_000, 17_500, 0] });
  g.play(stand(g, 'Ney'));
  expect(g.asked).toBe('red order');
  expect(g.play(stand(g, 'A'))).toEqual([]);
  expect(g.moves).toEqual([{ type: 'end' }]);
  const events = g.play({ type: 'end' }, 1);
  expect(told(events)[0]).toBe('PB-3.1 orderEnded');
});

test('[PB-3.1] each piece moves once a turn', () => {
  const g = ordering({ A: ['regular', 20_000, 17_500, 0], B: ['regular', 10_000, 17_500, 0] });
  g.play(march(g, 'A', 20_000, 18_000));
  g.refuses(march(g, 'A', 20_000, 18_500), 'PB-3.1 moved');
  g.refuses({ type: 'rally', piece: g.tag('A'), facing: 0 }, 'PB-3.1 moved');
});

test('[PB-2.3] only pieces of the Command whose chit was drawn move', () => {
  const g = game({
    red: [
      { name: 'Ney', pieces: { A: ['regular', 5000, 5000, 0], D: ['regular', 'destroyed'] } },
      { name: 'Lannes', pieces: { B: ['regular', 10_000, 5000, 0], T: ['train', 15_000, 500, 0] } },
      { name: 'Late', arrives: 3, entry: [0, 20_000], pieces: { L: ['regular', 'due'] } },
    ],
    blue: [{ name: 'Hill', pieces: { X: FAR } }],
  });
  g.allows(march(g, 'A', 5000, 6000));
  g.refuses(march(g, 'B', 10_000, 6000), 'PB-3.1 otherCommand');
  g.refuses(march(g, 'Lannes', 1500, 5000), 'PB-3.1 otherCommand');
  g.refuses({ type: 'unpack', piece: g.tag('T') }, 'PB-3.1 otherCommand');
  g.refuses(march(g, 'X', 5000, 29_000, 180), 'PB-2.3 noPiece');
  g.refuses({ type: 'march', piece: 'R99', to: [5000, 6000], facing: 0 }, 'PB-2.3 noPiece');
  g.refuses(march(g, 'D', 5000, 6000), 'PB-12.9 notThere');
  g.refuses({ type: 'accept' }, 'PB-3.1 notAsked');
  g.refuses({ type: 'deploy', piece: g.tag('A'), to: [1, 1], facing: 0 }, 'PB-3.1 notAsked');
  const late = game({
    red: [
      { name: 'Late', arrives: 1, entry: [0, 20_000], pieces: { L: ['regular', 'due'] } },
      { name: 'Later', arrives: 2, entry: [0, 20_000], pieces: { M: ['regular', 'due'] } },
    ],
    blue: [{ name: 'Hill', pieces: { X: FAR } }],
  });
  late.refuses(march(late, 'M', 1000, 20_000, 90), 'PB-3.1 otherCommand');
});

test('[PB-4.7] HQs move first', () => {
  const g = ordering({ A: ['regular', 20_000, 17_500, 0], B: ['regular', 10_000, 17_500, 0] });
  // It is what is proposed first.
  expect(g.offered('march').every(({ piece }) => piece === g.tag('Ney'))).toBe(true);
  g.play(march(g, 'A', 20_000, 18_000));
  g.refuses(march(g, 'Ney', 20_000, 17_000), 'PB-4.7 hqFirst');
  g.allows(march(g, 'B', 10_000, 18_000));
  const other = ordering({ A: ['regular', 20_000, 17_500, 0] });
  other.play(march(other, 'Ney', 20_000, 15_500, 0));
  other.allows(march(other, 'A', 20_000, 18_000));
});

test('[PB-4.7, PB-6.1] then command range is measured', () => {
  const pieces: Record<string, PieceSketch> = { A: ['regular', 20_000, 15_000, 0], I: IDLE };
  const blue: Record<string, PieceSketch> = { X: ['regular', 20_000, 19_000, 180] };
  const red = [{ name: 'Ney', hq: [10_000, 15_000, 0], pieces }] as const;
  const g = ordering(pieces, blue, { red });
  g.refuses(attack(g, 'A', 'X'), 'PB-6.1 outOfRange');
  g.play(march(g, 'Ney', 17_000, 15_000, 90));
  g.play(attack(g, 'A', 'X'));
  expect(g.contacts).toEqual(['A X front']);
});

test('[PB-4.7, PB-6.1] once others move it stays as it was measured', () => {
  const g = ordering(
    {
      A: ['regular', 20_000, 17_500, 0],
      B: ['regular', 17_000, 17_500, 0],
      C: ['regular', 30_000, 17_500, 0],
    },
    { X: ['regular', 20_000, 20_000, 180], Y: ['regular', 30_000, 20_000, 180] },
  );
  g.play(stand(g, 'B'));
  g.refuses(attack(g, 'C', 'Y'), 'PB-6.1 outOfRange');
  g.survives();
  g.play(attack(g, 'A', 'X'));
  expect(g.contacts).toEqual(['A X front']);
});

test('[PB-2.5] an army commander moves once a turn, with any own chit', () => {
  const sketch: Sketch = {
    red: [
      { name: 'Ney', pieces: { A: ['regular', 5000, 5000, 0] } },
      { name: 'Lannes', pieces: { B: ['regular', 10_000, 5000, 0] } },
      { name: 'Marshal', army: true, chit: false, hq: [20_000, 500, 0] },
      { name: 'Guest', army: true, hq: [25_000, 500, 0] },
    ],
    blue: [
      { name: 'Hill', pieces: { X: FAR } },
      { name: 'Duke', army: true, chit: false },
    ],
    stack: moving('Ney', { waiting: ['Lannes'] }),
  };
  const g = game(sketch);
  // One who has a chit waits for it.
  g.refuses(march(g, 'Guest', 25_000, 5000), 'PB-3.1 otherCommand');
  g.refuses(march(g, 'Duke', 38_500, 35_000, 180), 'PB-2.3 noPiece');
  g.play(march(g, 'Marshal', 20_000, 5000));
  g.play({ type: 'end' });
  expect(g.asked).toBe('red order');
  g.refuses(march(g, 'Marshal', 20_000, 6000), 'PB-3.1 moved');
  const later = game(sketch);
  later.play({ type: 'end' });
  later.play(march(later, 'Marshal', 20_000, 5000));
  expect(later.at('Marshal')).toEqual([20_000, 5000]);
});

test('[PB-2.5, PB-6.1] he commands the attacks of every piece of his army', () => {
  const g = game({
    red: [
      { name: 'Ney', pieces: { A: ['regular', 20_000, 17_000, 0], I: IDLE } },
      { name: 'Marshal', army: true, chit: false, hq: [20_000, 10_000, 0] },
    ],
    blue: [{ name: 'Hill', pieces: { X: ['regular', 20_000, 20_000, 180] } }],
  });
  g.refuses(attack(g, 'A', 'X'), 'PB-6.1 outOfRange');
  g.play(march(g, 'Marshal', 20_000, 15_000));
  g.play(attack(g, 'A', 'X'));
  expect(g.contacts).toEqual(['A X front']);
});

const TOWN = [
  {
    outline: [
      [18_000, 19_000],
      [22_000, 19_000],
      [22_000, 21_000],
      [18_000, 21_000],
    ],
  },
] as const;

test('[PB-4.4] a piece that ends its move in buildings becomes Spent', () => {
  const g = ordering(
    { A: ['regular', 20_000, 17_500, 0], B: ['regular', 16_000, 17_500, 0] },
    { X: FAR },
    {
      map: { towns: TOWN },
    },
  );
  const events = g.play(march(g, 'A', 20_000, 20_000));
  expect(only(events, 'scattered')).toMatchObject({ rule: 'PB-4.4' });
  expect(g.is('A', 'spent')).toBe(true);
  // Most of it is outside.
  expect(told(g.play(march(g, 'B', 17_500, 20_000)))).not.toContain('PB-4.4 scattered');
});

test('[PB-4.4] so does one that attacks from there; HQs and baggage do not', () => {
  const g = ordering(
    { A: ['regular', 20_000, 17_500, 0], T: ['train', 20_000, 15_500, 0] },
    { X: ['regular', 20_000, 20_750, 180] },
    { map: { towns: TOWN } },
  );
  g.play(march(g, 'Ney', 19_000, 19_300));
  expect(g.is('Ney', 'spent')).toBe(false);
  g.play(attack(g, 'A', 'X'));
  expect(g.is('A', 'spent')).toBe(true);
});

test('[PB-2.4] an HQ that an enemy comes to stand on is pushed back toward its own lines', () => {
  const at = (y: number): Game => {
    const pieces: Record<string, PieceSketch> = { A: ['regular', 20_000, 17_500, 0] };
    const g = game({
      red: [{ name: 'Ney', hq: [20_000, 16_500, 0, 'moved'], pieces }],
      blue: [{ name: 'Hill', hq: [20_000, y, 180], pieces: { W: FAR } }],
    });
    const events = g.play(march(g, 'A', 20_000, 20_000));
    expect(only(events, 'hqPushed').rule).toBe('PB-2.4');
    return g;
  };
  // In its middle, before it and behind it: it never gets behind the enemy.
  expect(at(20_000).at('Hill')).toEqual([20_000, 20_500]);
  expect(at(20_300).at('Hill')).toEqual([20_000, 20_550]);
  expect(at(19_700).at('Hill')[1]).toBeGreaterThan(20_374);
});

test('[PB-2.4] an HQ that nobody comes to stand on stays where it is', () => {
  const g = game({
    red: [
      {
        name: 'Ney',
        hq: [20_000, 16_500, 0, 'moved'],
        pieces: { A: ['regular', 20_000, 17_500, 0] },
      },
    ],
    blue: [{ name: 'Hill', hq: [20_000, 19_000, 180], pieces: { W: FAR } }],
  });
  g.play(march(g, 'A', 20_000, 21_000));
  expect(g.at('Hill')).toEqual([20_000, 19_000]);
});

test('[PB-12.6] at night nobody attacks or bombards, nor comes nearer than a third of a Foot move', () => {
  const g = ordering(
    {
      A: ['regular', 20_000, 17_500, 0],
      G: ['artillery', 17_000, 17_000, 0],
      N: ['regular', 26_000, 18_900, 0],
    },
    { X: ['cavalry', 20_000, 20_000, 180], Y: ['cavalry', 26_000, 20_000, 180] },
    { turn: 9 },
  );
  g.refuses(attack(g, 'A', 'X'), 'PB-12.6 noAttackAtNight');
  g.refuses({ type: 'bombard', piece: g.tag('G'), target: g.tag('X') }, 'PB-12.6 noBombardAtNight');
  g.refuses(march(g, 'A', 20_000, 17_900), 'PB-12.6 nearAtNight');
  g.allows(march(g, 'A', 20_000, 17_870));
  // Who is nearer already may stay as near.
  g.refuses(march(g, 'N', 26_000, 18_950), 'PB-12.6 nearAtNight');
  g.allows(march(g, 'N', 26_000, 18_800));
  g.play(stand(g, 'Ney'));
  expect(g.choices).not.toContain('attack');
});

test('[PB-6.1, PB-12.9] who arrives begins at its entry, and may be out of command range there', () => {
  const arriving = (x: number): Game => {
    const g = game({
      red: [
        {
          name: 'Ney',
          arrives: 1,
          entry: [10_000, 0],
          facing: 0,
          pieces: { A: ['regular', 'due'], B: ['regular', 'due'] },
        },
      ],
      blue: [{ name: 'Hill', pieces: { X: ['cavalry', 10_000, 3000, 180] } }],
    });
    g.play(march(g, 'Ney', x, 1000, 90));
    return g;
  };
  const far = arriving(16_000);
  far.refuses(attack(far, 'A', 'X'), 'PB-6.1 outOfRange');
  const near = arriving(12_500);
  near.allows(attack(near, 'A', 'X'));
});

test('[PB-7.5] a block goes by its tag as it is written, and by no other', () => {
  const g = ordering({ A: ['regular', 20_000, 17_500, 0] });
  const [letter, number] = [g.tag('A')[0], g.tag('A').slice(1)];
  for (const other of [`0${number}`, ` ${number}`, `+${number}`, `${number}.0`, `${number}e0`]) {
    g.refuses({ type: 'stand', piece: letter + other }, 'PB-2.3 noPiece');
  }
});

test('[PB-12.6] at night nobody passes so near to the enemy either', () => {
  const g = ordering(
    { A: ['cavalry', 20_000, 17_500, 0], N: ['cavalry', 26_000, 18_900, 0] },
    { X: ['cavalry', 22_500, 20_500, 180], Y: ['cavalry', 28_100, 19_500, 180] },
    { turn: 9 },
  );
  g.refuses(march(g, 'A', 20_000, 24_900), 'PB-12.6 nearAtNight');
  g.allows(march(g, 'A', 19_000, 24_700));
  // Who is as near already gets away past him.
  g.allows(march(g, 'N', 26_000, 24_500));
});

test('[PB-10.8] an attacker is in contact with all against whom it comes to lie', () => {
  const g = ordering(
    { A: ['regular', 18_300, 19_000, 90], I: IDLE },
    { X: ['regular', 20_000, 19_000, 180], Y: ['regular', 20_000, 19_500, 180] },
  );
  g.play(attack(g, 'A', 'X', 'right'));
  expect(g.contacts).toEqual(['A X right', 'A Y right']);
  // PB-6.3: a support does not fight beside its lead.
  const supported = ordering(
    { A: ['regular', 18_300, 19_000, 90] },
    { X: ['regular', 20_000, 19_000, 180], Y: ['regular', 20_000, 19_376, 180] },
  );
  supported.play(attack(supported, 'A', 'X', 'right'));
  const events = supported.play({ type: 'end' }, 1, 1, 1, 1, 1, 1);
  expect(supported.contacts).toEqual(['A X right']);
  expect(only(events, 'combatBegan').pieces.map(({ name }) => name)).toEqual(['A', 'X']);
});

test('[PB-5.4, PB-10.8] who leaves a contact does not come to lie against the same enemy again', () => {
  const g = ordering(
    { A: ['regular', 18_875, 19_000, 90], I: IDLE },
    { X: ['regular', 20_000, 19_000, 180], Y: ['regular', 20_000, 19_500, 180] },
    { contacts: [{ attacker: 'X', defender: 'A', edge: 'front' }] },
  );
  g.refuses(attack(g, 'A', 'Y', 'right'), 'PB-5.4 sameAgain');
});
