import { expect, test } from 'vitest';
import type { PubMove } from '../src/state/moves.ts';
import { game, only, told, type Game } from './support/game.ts';
import { FAR, IDLE, attack, march, ordering, stand } from './support/ordering.ts';
import { moving, type PieceSketch, type Sketch } from './support/sketch.ts';

/** A stands in the field of fire of X. */
const UNDER_FIRE: PieceSketch = ['regular', 20_000, 18_800, 0];
const X: PieceSketch = ['regular', 20_000, 20_000, 180];

test('[PB-5.2] nobody ends his move in a field of fire unless he attacks or supports', () => {
  const g = ordering(
    {
      A: ['regular', 20_000, 17_500, 0],
      B: ['regular', 18_000, 17_000, 0],
      G: ['artillery', 22_500, 17_000, 0],
    },
    { X },
  );
  g.refuses(march(g, 'B', 20_000, 19_100), 'PB-5.2 inField');
  g.refuses(march(g, 'B', 20_000, 19_620), 'PB-6.2 mustAttack');
  g.refuses({ type: 'support', piece: g.tag('B'), lead: g.tag('X') }, 'PB-6.3 noLead');
  g.play(attack(g, 'A', 'X'));
  expect(g.at('A')).toEqual([20_000, 19_625]);
  // Artillery does not support, so that it may not be there either.
  g.refuses(march(g, 'G', 20_000, 19_250), 'PB-5.2 inField');
  g.refuses({ type: 'support', piece: g.tag('G'), lead: g.tag('A') }, 'PB-6.4 cannotSupport');
  g.play({ type: 'support', piece: g.tag('B'), lead: g.tag('A') });
  expect(g.at('B')).toEqual([20_000, 19_250]);
});

test('[PB-5.2, PB-6.3] to march directly behind a fighting piece is to support it', () => {
  const pieces: Record<string, PieceSketch> = {
    A: ['regular', 20_000, 19_625, 0, 'moved'],
    B: ['regular', 20_000, 17_500, 0],
    D: ['detachment', 22_000, 17_500, 0],
  };
  const contacts = [{ attacker: 'A', defender: 'X', edge: 'front' }] as const;
  const g = ordering(pieces, { X }, { contacts });
  g.play(march(g, 'B', 20_000, 19_250));
  expect(g.at('B')).toEqual([20_000, 19_250]);
  // One only, and nobody stands behind the support.
  g.refuses({ type: 'support', piece: g.tag('D'), lead: g.tag('A') }, 'PB-6.3 supportedAlready');
  g.refuses(march(g, 'D', 20_000, 18_870), 'PB-5.2 inField');
  const two = ordering(
    { ...pieces, B: ['detachment', 20_400, 19_250, 0, 'moved'] },
    { X },
    { contacts },
  );
  two.refuses(march(two, 'D', 19_450, 19_250), 'PB-5.2 inField');
});

test('[PB-6.3] one supports own pieces that can lead, and nobody twice', () => {
  const g = ordering({
    A: ['regular', 20_000, 20_000, 0],
    B: ['regular', 20_000, 19_625, 0],
    C: ['regular', 23_000, 18_000, 0],
    T: ['train', 26_000, 18_000, 0],
    U: ['train', 28_000, 18_000, 0, 'unpacked'],
  });
  const support = (piece: string, lead: string): PubMove => ({
    type: 'support',
    piece: g.tag(piece),
    lead: g.tag(lead),
  });
  g.refuses(support('C', 'A'), 'PB-6.3 supportedAlready');
  g.refuses(support('C', 'C'), 'PB-6.3 noLead');
  g.refuses(support('C', 'Ney'), 'PB-6.3 noLead');
  g.refuses(support('C', 'T'), 'PB-6.3 noLead');
  g.refuses(support('T', 'B'), 'PB-6.4 cannotSupport');
  g.refuses(support('U', 'B'), 'PB-9.3 unpackedTrain');
  g.refuses(march(g, 'U', 28_000, 19_000), 'PB-9.3 unpackedTrain');
  g.refuses({ type: 'support', piece: g.tag('C'), lead: 'R99' }, 'PB-6.3 noLead');
});

test('[PB-6.2] baggage may not end its move touching an enemy either; an HQ may', () => {
  const g = ordering({ T: ['train', 20_000, 17_300, 0] }, { X: ['cavalry', 20_000, 20_000, 180] });
  g.refuses(march(g, 'T', 20_000, 19_625), 'PB-6.2 mustAttack');
  g.allows(march(g, 'T', 20_000, 19_500));
  g.allows(march(g, 'Ney', 20_000, 19_625));
});

test('[PB-5.3] who begins in a field of fire must attack or leave it', () => {
  const g = ordering({ A: UNDER_FIRE }, { X });
  g.play(stand(g, 'Ney'));
  g.refuses(stand(g, 'A'), 'PB-5.3 mustLeave');
  g.refuses({ type: 'end' }, 'PB-5.3 mustLeave');
  g.refuses(march(g, 'A', 20_000, 18_700), 'PB-5.3 mustLeave');
  g.allows(attack(g, 'A', 'X'));
  g.play(march(g, 'A', 20_000, 17_500));
  expect(g.at('A')).toEqual([20_000, 17_500]);
  g.play({ type: 'end' }, 1);
});

test('[PB-5.3] whatever it could do in place of moving', () => {
  const g = ordering(
    {
      A: ['cavalry', 20_000, 18_800, 0, 'spent'],
      T: ['train', 20_000, 18_300, 0],
    },
    { X },
  );
  g.refuses({ type: 'rally', piece: g.tag('A'), facing: 0 }, 'PB-5.3 mustLeave');
  g.refuses({ type: 'unpack', piece: g.tag('T') }, 'PB-5.3 mustLeave');
  g.play(stand(g, 'Ney'));
  g.play(march(g, 'A', 16_000, 18_000, 270));
  expect(g.offered('unpack')).toEqual([]);
  g.play(march(g, 'T', 20_000, 17_000, 0));
  g.play({ type: 'unpack', piece: g.tag('T') });
  expect(g.is('T', 'unpacked')).toBe(true);
});

test('[PB-5.3] guns do not stay by their own fire, but by that of others', () => {
  const g = ordering(
    { G: ['artillery', 20_000, 18_800, 0], H: ['artillery', 17_000, 17_000, 0] },
    { X, Y: ['regular', 25_000, 20_000, 180] },
  );
  g.play(stand(g, 'Ney'));
  const fire = (gun: string, target: string): PubMove => ({
    type: 'bombard',
    piece: g.tag(gun),
    target: g.tag(target),
  });
  g.refuses(fire('G', 'Y'), 'PB-5.3 mustLeave');
  g.refuses(fire('G', 'X'), 'PB-5.3 mustLeave');
  expect(g.offered('bombard')).toEqual([]);
  g.play(fire('H', 'X'), 1, 1, 1);
  g.play(fire('G', 'X'), 1, 1, 1);
  g.play({ type: 'end' }, 1);
});

test('[PB-5.3] it may stay under cover', () => {
  const woods = [
    [
      [18_000, 18_000],
      [22_000, 18_000],
      [22_000, 19_300],
      [18_000, 19_300],
    ],
  ] as const;
  const g = ordering({ A: UNDER_FIRE }, { X }, { map: { woods } });
  g.allows({ type: 'end' });
  g.play(stand(g, 'A'));
  g.play({ type: 'end' }, 1);
});

test('[PB-5.3] it may stay when an own piece attacks that enemy in this move', () => {
  const g = ordering({ A: UNDER_FIRE, B: ['regular', 17_800, 18_800, 0], I: IDLE }, { X });
  g.play(stand(g, 'Ney'));
  g.refuses(stand(g, 'A'), 'PB-5.3 mustLeave');
  g.play(attack(g, 'B', 'X'));
  expect(g.contacts).toEqual(['B X front']);
  g.play(stand(g, 'A'));
});

test('[PB-5.3] or bombards it; with the next Command that is over', () => {
  const pieces: Record<string, PieceSketch> = {
    A: UNDER_FIRE,
    G: ['artillery', 17_000, 17_000, 0],
  };
  const g = ordering(
    pieces,
    { X },
    {
      red: [
        { name: 'Ney', hq: [20_000, 16_500, 0, 'moved'], pieces },
        {
          name: 'Lannes',
          hq: [500, 500, 0, 'moved'],
          pieces: { B: ['regular', 20_000, 18_200, 0] },
        },
      ],
      stack: moving('Ney', { waiting: ['Lannes'] }),
    },
  );
  g.play({ type: 'bombard', piece: g.tag('G'), target: g.tag('X') }, 1, 1, 1);
  g.play(stand(g, 'A'));
  g.play({ type: 'end' });
  expect(g.asked).toBe('red order');
  g.refuses(stand(g, 'B'), 'PB-5.3 mustLeave');
});

test('[PB-5.3] it stays where it cannot get away', () => {
  const g = ordering({ T: ['train', 20_000, 18_800, 0, 'unpacked'], I: IDLE }, { X });
  g.play(stand(g, 'Ney'));
  g.play({ type: 'end' }, 1);
});

test('[PB-5.3, PB-2.5] an army commander may leave with a later chit', () => {
  const g = game({
    red: [
      { name: 'Ney', pieces: { A: ['regular', 5000, 5000, 0] } },
      { name: 'Marshal', army: true, chit: false, hq: [20_000, 18_800, 0] },
    ],
    blue: [{ name: 'Hill', pieces: { X } }],
  });
  g.refuses(stand(g, 'Marshal'), 'PB-5.3 mustLeave');
  g.allows({ type: 'end' });
});

/** Hill's Command moves: X is attacked in front by A, and Z supports it. */
function engaged(more: Sketch = {}): Game {
  return game({
    red: [
      {
        name: 'Ney',
        pieces: {
          A: ['regular', 20_000, 19_625, 0, 'moved'],
          B: ['regular', 15_000, 19_625, 0, 'moved'],
        },
      },
    ],
    blue: [
      {
        name: 'Hill',
        hq: [20_000, 22_000, 180, 'moved'],
        pieces: { X, Z: ['regular', 20_000, 20_375, 180] },
      },
    ],
    contacts: [{ attacker: 'A', defender: 'X', edge: 'front' }],
    stack: moving('Hill'),
    ...more,
  });
}

test('[PB-5.4] a piece in contact may stay', () => {
  const g = engaged();
  g.play(stand(g, 'X'));
  g.allows({ type: 'end' });
  expect(g.contacts).toEqual(['A X front']);
});

test('[PB-5.4] it may leave and attack another enemy, not the same again', () => {
  const g = engaged({
    blue: [
      {
        name: 'Hill',
        hq: [20_000, 22_000, 180, 'moved'],
        pieces: { X, W: ['regular', 30_000, 20_000, 180] },
      },
    ],
  });
  g.refuses(attack(g, 'X', 'A', 'left'), 'PB-5.4 sameAgain');
  const events = g.play(attack(g, 'X', 'B'));
  expect(only(events, 'attacked')).toMatchObject({ rule: 'PB-6.2', flank: false });
  expect(g.contacts).toEqual(['X B front']);
});

test('[PB-5.4] or leave contact and that field of fire, even under cover', () => {
  const woods = [
    [
      [18_000, 19_800],
      [22_000, 19_800],
      [22_000, 23_000],
      [18_000, 23_000],
    ],
  ] as const;
  const alone: Sketch = {
    blue: [
      {
        name: 'Hill',
        hq: [20_000, 24_500, 180, 'moved'],
        pieces: { X, W: ['regular', 30_000, 20_000, 180] },
      },
    ],
  };
  const open = engaged(alone);
  open.refuses(march(open, 'X', 20_000, 21_000, 180), 'PB-5.3 mustLeave');
  const g = engaged({ ...alone, map: { woods } });
  // It sees no further into woods than a piece is deep.
  g.refuses(march(g, 'X', 20_000, 20_100, 180), 'PB-5.4 stillInField');
  g.play(march(g, 'X', 20_000, 22_000, 0));
  expect(g.contacts).toEqual([]);
});

test('[PB-6.3] a lead that leaves is replaced by its support', () => {
  const g = engaged();
  g.play(march(g, 'X', 20_000, 23_000, 180));
  expect(g.asked).toBe('blue relieve');
  expect(g.choices).toEqual(['relieve', 'retreat']);
  g.survives();
  g.play({ type: 'relieve' });
  expect(g.at('Z')).toEqual([20_000, 20_000]);
  expect(g.contacts).toEqual(['A Z front']);
  expect(g.asked).toBe('blue order');
});

test('[PB-6.3] or its support retreats', () => {
  const g = engaged();
  g.play(march(g, 'X', 20_000, 23_000, 180));
  g.play({ type: 'retreat' });
  expect(g.contacts).toEqual([]);
  expect(g.at('Z')).toEqual([20_000, 22_125]);
  expect(g.is('Z', 'spent')).toBe(true);
});

test('[PB-8.4] one out of reserve does not come out where the lead goes itself', () => {
  const at = (x: number, y: number): Game => {
    const g = engaged({
      red: [{ name: 'Ney', pieces: { A: ['cavalry', 20_000, 19_625, 0, 'moved', 'known'] } }],
      blue: [
        {
          name: 'Hill',
          hq: [20_000, 20_375, 180, 'moved'],
          pieces: { X, R: ['regular', 'reserve'] },
        },
      ],
    });
    g.play(march(g, 'X', x, y, 180));
    return g;
  };
  const clear = at(22_500, 20_500);
  expect(clear.asked).toBe('blue relieve');
  expect(clear.at('R')).toEqual([20_000, 20_375]);
  const same = at(21_300, 20_600);
  expect(same.contacts).toEqual([]);
  expect(same.asked).toBe('blue order');
  // Its HQ makes room for both of them.
  const behind = at(20_000, 20_800);
  expect([behind.at('R'), behind.at('X')]).toEqual([
    [20_000, 20_375],
    [20_000, 20_800],
  ]);
  expect(behind.at('Hill')).toEqual([20_000, 21_375]);
});

/** Hill's Command moves: X has been attacked in its left flank. */
function flanked(more: Record<string, PieceSketch> = {}, contacts: Sketch['contacts'] = []): Game {
  return game({
    red: [
      {
        name: 'Ney',
        pieces: {
          // X faces south: its left is east.
          A: ['regular', 21_125, 20_000, 270, 'moved'],
          B: ['regular', 15_000, 19_625, 0, 'moved'],
          ...more,
        },
      },
    ],
    blue: [{ name: 'Hill', hq: [20_000, 22_000, 180, 'moved'], pieces: { X, W: FAR } }],
    contacts: [{ attacker: 'A', defender: 'X', edge: 'left' }, ...(contacts ?? [])],
    stack: moving('Hill'),
  });
}

test('[PB-5.4] it may stay and turn its front to an enemy', () => {
  const g = flanked();
  const face: PubMove = { type: 'face', piece: g.tag('X'), target: g.tag('A') };
  expect(g.offered('face')).toEqual([face]);
  g.refuses({ ...face, target: g.tag('B') }, 'PB-5.4 notInContact');
  g.refuses({ ...face, piece: g.tag('W') }, 'PB-5.4 notInContact');
  const events = g.play(face);
  expect(told(events)[0]).toBe('PB-5.4 moved');
  expect([g.at('X'), g.facing('X')]).toEqual([[20_750, 20_000], 90]);
  expect(g.contacts).toEqual(['A X front']);
  expect(g.is('X', 'moved')).toBe(true);
});

test('[PB-5.4] not where there is no room to turn', () => {
  const g = flanked({ C: ['regular', 20_000, 19_625, 0, 'moved'] }, [
    { attacker: 'C', defender: 'X', edge: 'front' },
  ]);
  const face: PubMove = { type: 'face', piece: g.tag('X'), target: g.tag('A') };
  g.refuses(face, 'PB-4.5 stacked');
  // Toward the one before its front there is nothing to turn.
  g.play({ ...face, target: g.tag('C') });
  expect([g.at('X'), g.facing('X')]).toEqual([[20_000, 20_000], 180]);
  expect(g.contacts).toEqual(['A X left', 'C X front']);
});

test('[PB-5.4] front to front there is nothing to turn, and it does not shift aside', () => {
  const g = engaged({
    red: [{ name: 'Ney', pieces: { A: ['regular', 20_500, 19_625, 0, 'moved'] } }],
  });
  expect(g.choices).not.toContain('face');
  g.play({ type: 'face', piece: g.tag('X'), target: g.tag('A') });
  expect(g.at('X')).toEqual([20_000, 20_000]);
});

test('[PB-5.4] an enemy whom it turns away from is out of contact', () => {
  const g = flanked({ C: ['regular', 18_700, 19_625, 0, 'moved'] }, [
    { attacker: 'C', defender: 'X', edge: 'front' },
  ]);
  g.play({ type: 'face', piece: g.tag('X'), target: g.tag('A') });
  expect(g.contacts).toEqual(['A X front']);
});

test('[PB-9.3, PB-5.4] an unpacked train does not turn', () => {
  const g = game({
    red: [{ name: 'Ney', pieces: { A: ['regular', 20_657, 20_000, 270, 'moved'] } }],
    blue: [
      {
        name: 'Hill',
        hq: [20_000, 22_000, 180, 'moved'],
        pieces: { T: ['train', 20_000, 20_000, 180, 'unpacked'] },
      },
    ],
    contacts: [{ attacker: 'A', defender: 'T', edge: 'left' }],
    stack: moving('Hill'),
  });
  g.refuses({ type: 'face', piece: g.tag('T'), target: g.tag('A') }, 'PB-9.3 unpackedTrain');
});

test('[PB-5.3] who can get away by any march does not stay', () => {
  const woods = [
    [
      [16_000, 13_000],
      [24_000, 13_000],
      [24_000, 17_800],
      [16_000, 17_800],
    ],
  ] as const;
  const g = game({
    map: { woods },
    red: [
      {
        name: 'Ney',
        hq: [20_000, 13_000, 0],
        pieces: { A: ['regular', 20_000, 18_000, 0], B: ['regular', 20_000, 15_375, 0] },
      },
    ],
    blue: [
      {
        name: 'Hill',
        pieces: {
          X: ['regular', 20_000, 19_500, 180],
          Y: ['regular', 22_000, 19_500, 180],
          Z: ['regular', 18_000, 19_500, 180],
        },
      },
    ],
  });
  g.allows(march(g, 'A', 20_000, 16_200, 180));
  g.refuses(stand(g, 'A'), 'PB-5.3 mustLeave');
  g.refuses({ type: 'end' }, 'PB-5.3 mustLeave');
  // Some way out is proposed.
  g.play(stand(g, 'Ney'));
  expect(g.offered('march').some(({ piece }) => piece === g.tag('A'))).toBe(true);
});

test('[PB-5.4] who leaves a contact does not support another against the same enemy', () => {
  const g = ordering(
    { A: ['detachment', 20_400, 19_125, 0], B: ['detachment', 19_000, 17_000, 0], I: IDLE },
    { X: ['regular', 20_000, 19_500, 180] },
    { contacts: [{ attacker: 'X', defender: 'A', edge: 'front' }] },
  );
  const [piece, target] = [g.tag('B'), g.tag('X')];
  g.play({ type: 'attack', piece, target, edge: 'front', aside: -550 });
  g.refuses({ type: 'support', piece: g.tag('A'), lead: piece }, 'PB-5.4 stillInField');
  g.refuses(march(g, 'A', g.at('B')[0], g.at('B')[1] - 375), 'PB-5.4 stillInField');
});

test('[PB-5.3] guns in the field of fire of one enemy all stay if they all bombard him', () => {
  const at = (): Game =>
    ordering(
      { G: ['artillery', 19_000, 18_500, 0], H: ['artillery', 21_000, 18_500, 0], I: IDLE },
      { X, Y: ['regular', 25_000, 20_000, 180] },
    );
  const fire = (g: Game, gun: string, target = 'X'): PubMove => ({
    type: 'bombard',
    piece: g.tag(gun),
    target: g.tag(target),
  });
  const g = at();
  g.play(stand(g, 'Ney'));
  g.refuses(stand(g, 'G'), 'PB-5.3 mustLeave');
  g.refuses(fire(g, 'H', 'Y'), 'PB-5.3 mustLeave');
  expect(g.offers(fire(g, 'G'))).toBe(true);
  g.play(fire(g, 'G'), 1, 1, 1);
  g.survives();
  // Now they rely on the others.
  g.refuses(march(g, 'H', 21_000, 15_000, 180), 'PB-5.3 reliedOn');
  g.refuses(fire(g, 'H', 'Y'), 'PB-5.3 reliedOn');
  g.refuses(stand(g, 'H'), 'PB-5.3 reliedOn');
  g.refuses({ type: 'end' }, 'PB-5.3 reliedOn');
  g.allows(march(g, 'I', 30_000, 4000));
  expect(g.moves).toEqual([fire(g, 'H')]);
  g.play(fire(g, 'H'), 1, 1, 1);
  g.play({ type: 'end' }, 1);
  // Alone they do not stay by their own fire.
  const alone = at();
  alone.play(stand(alone, 'Ney'));
  alone.play(march(alone, 'H', 21_000, 15_000, 180));
  alone.refuses(fire(alone, 'G'), 'PB-5.3 mustLeave');
});

/** Two guns rely on others at two enemies: G on A and B, F on B alone. */
const CROSSED: Record<string, PieceSketch> = {
  G: ['artillery', 13_419, 14_133, 60],
  B: ['artillery', 16_300, 13_797, 352],
  F: ['artillery', 18_429, 14_433, 298],
  A: ['artillery', 15_028, 13_203, 356],
};
const TARGETS: Record<string, PieceSketch> = {
  X: ['regular', 14_900, 15_000, 180],
  Y: ['regular', 17_363, 15_000, 180],
};
const fireAt = (g: Game, gun: string, target: string): PubMove => ({
  type: 'bombard',
  piece: g.tag(gun),
  target: g.tag(target),
});

test('[PB-5.3] nobody leaves two guns that stay with one partner, who cannot bombard both', () => {
  const g = ordering(CROSSED, TARGETS);
  g.play(stand(g, 'Ney'));
  g.play(fireAt(g, 'G', 'X'), 1, 1, 1);
  g.play(fireAt(g, 'F', 'Y'), 1, 1, 1);
  g.refuses(march(g, 'A', 14_900, 10_900), 'PB-5.3 reliedOn');
  g.refuses(fireAt(g, 'B', 'X'), 'PB-5.3 reliedOn');
  g.play(fireAt(g, 'B', 'Y'), 1, 1, 1);
  g.refuses({ type: 'end' }, 'PB-5.3 reliedOn');
  g.play(fireAt(g, 'A', 'X'), 1, 1, 1);
  g.allows({ type: 'end' });
});

test('[PB-5.3] where one partner is left to two guns, it bombards either enemy, and the move ends', () => {
  for (const target of ['X', 'Y']) {
    const g = ordering(
      {
        G: ['artillery', 13_419, 14_133, 60, 'moved'],
        B: CROSSED['B'],
        F: ['artillery', 18_429, 14_433, 298, 'moved'],
        A: ['artillery', 14_900, 10_900, 0, 'moved'],
      },
      TARGETS,
      {
        bombarded: [
          { gun: 'G', target: 'X' },
          { gun: 'F', target: 'Y' },
        ],
        stack: moving('Ney', { inRange: [] }),
      },
    );
    g.refuses({ type: 'end' }, 'PB-5.3 reliedOn');
    g.refuses(stand(g, 'B'), 'PB-5.3 reliedOn');
    expect(g.moves).toEqual([fireAt(g, 'B', 'X'), fireAt(g, 'B', 'Y')]);
    for (const move of g.moves) g.allows(move);
    g.play(fireAt(g, 'B', target), 1, 1, 1);
    expect(g.moves).toEqual([{ type: 'end' }]);
    g.allows({ type: 'end' });
  }
});
