import { describe, expect, test } from 'vitest';
import { render, type FrameEntry } from '@sandtable/kernel';
import type { PbiEvent } from '../src/state/events.ts';
import { pbi } from '../src/ruleset.ts';
import { ACTIVATED, game, only, scenarioOf, type Game, type Sketch } from './support/game.ts';

/** So many dice that all miss. */
const misses = (count: number): number[] => new Array<number>(count).fill(1);

const BOTH = [
  ['attacker', 'A', 'D'],
  ['defender', 'D', 'A'],
] as const;

/** Groups in c1 that may act, and one enemy rifle group so many squares away along the first row. */
function range(
  groups: NonNullable<Sketch['groups']>,
  squares = 2,
  sketch: Sketch = {},
): Game & { readonly target: string } {
  const target = `${'abcdefgh'[squares]}1`;
  const g = game({ ...sketch, groups: { 'D-rifle1': target, ...groups }, stack: ACTIVATED });
  return Object.assign(g, { target });
}

const AIM = { type: 'aim', from: 'a1', to: 'c1' } as const;

/** Everybody in a1 shoots at c1 with all they have, and misses with so many dice. */
function fireAll(g: Game, dice: number): Extract<PbiEvent, { type: 'volley' }> {
  g.play(AIM);
  return only(g.play({ type: 'all' }, ...misses(dice), 1), 'volley');
}

describe('dice for a shot', () => {
  const figures = [
    ...[1, 2, 3, 4, 5, 6, 7].map((squares) => ['rifle1', squares, 1] as const),
    ...[1, 2, 3, 4, 5, 6, 7].map((squares) => ['lmg1', squares, 3] as const),
    ['commander', 1, 3] as const,
    ['commander', 2, 1] as const,
  ];

  test.each(figures)('[QS-8.1] one shot of %s at range %i has %i dice', (who, squares, dice) => {
    const g = range({ [`A-${who}`]: { at: 'a1', ap: 1 } }, squares);
    const aim = { type: 'aim', from: 'a1', to: g.target } as const;
    const volley = only(g.play(aim, ...misses(dice), 1), 'volley');
    expect(volley.dice).toEqual(misses(dice));
    const key = who === 'commander' ? 'smg' : who.replace('1', '');
    expect(volley.reasons).toEqual([{ rule: 'QS-8.1', key, count: dice }]);
  });

  test.each(figures)(
    '[QS-8.1] three shots of %s at range %i: 3 times %i dice',
    (who, squares, dice) => {
      const g = range({ [`A-${who}`]: { at: 'a1', ap: 3 } }, squares);
      g.play({ type: 'aim', from: 'a1', to: g.target });
      const volley = only(g.play({ type: 'all' }, ...misses(3 * dice), 1), 'volley');
      expect(volley.dice).toHaveLength(3 * dice);
    },
  );

  test.each([3, 4, 5, 6, 7])('[QS-8.1] a commander does not shoot at range %i', (squares) => {
    const g = range({ 'A-commander': { at: 'a1', ap: 3 } }, squares);
    const aim = { type: 'aim', from: 'a1', to: g.target } as const;
    g.refuses(aim, 'QS-8.1');
    expect(g.why(aim)).toBe('QS-8.1 outOfRange');
  });

  test('[QS-8.1] a range over a corner counts like any other', () => {
    const groups = { 'A-commander': { at: 'a1', ap: 1 }, 'D-rifle1': 'b2' };
    const g = game({ groups, stack: ACTIVATED });
    g.play({ type: 'aim', from: 'a1', to: 'b2' }, 1, 1, 1, 1);
    const far = game({ groups: { ...groups, 'D-rifle1': 'c2' }, stack: ACTIVATED });
    far.play({ type: 'aim', from: 'a1', to: 'c2' }, 1, 1);
    expect([g.ap('A-commander'), far.ap('A-commander')]).toEqual([0, 0]);
  });

  test('[QS-8.1] out of his range a commander adds nothing to a volley', () => {
    const g = range({ 'A-commander': { at: 'a1', ap: 2 }, 'A-rifle1': { at: 'a1', ap: 2 } }, 3);
    g.play({ type: 'aim', from: 'a1', to: 'd1' });
    g.refuses({ type: 'add', group: 'A-commander', shots: 1 }, 'QS-8.1');
    const volley = only(g.play({ type: 'all' }, 1, 1, 1), 'volley');
    expect(volley.groups).toEqual(['A-rifle1']);
    expect([g.ap('A-commander'), g.ap('A-rifle1')]).toEqual([2, 0]);
  });
});

describe('groups that shoot together', () => {
  test('[QS-8.2] the book’s example: 3 rifle groups with 2 AP each roll 6 dice', () => {
    const rifles = { at: 'a1', ap: 2 };
    const g = range({ 'A-rifle1': rifles, 'A-rifle2': rifles, 'A-rifle3': rifles });
    const volley = fireAll(g, 6);
    expect(volley.groups).toEqual(['A-rifle1', 'A-rifle2', 'A-rifle3']);
    const two = { rule: 'QS-8.1', key: 'rifle', count: 2 };
    expect(volley.reasons).toEqual([two, two, two]);
  });

  test('[QS-8.2] the book’s example: 1 LMG with 2 AP rolls 6 dice', () => {
    const volley = fireAll(range({ 'A-lmg1': { at: 'a1', ap: 2 } }), 6);
    expect(volley.reasons).toEqual([{ rule: 'QS-8.1', key: 'lmg', count: 6 }]);
  });

  test('[QS-5.6] the book’s example: a score of 4 is 4 AP for each and every group', () => {
    const groups = { 'A-commander': 'b1', 'A-rifle1': 'a1', 'A-lmg1': 'a1', 'D-rifle1': 'c4' };
    const g = game({ groups });
    g.play({ type: 'motivate', commander: 'A', square: 'a1' }, 2, 4);
    expect([g.ap('A-rifle1'), g.ap('A-lmg1'), g.ap('A-commander')]).toEqual([4, 4, 0]);
  });

  test('[QS-8.2] different groups add their dice, and each pays its own shots', () => {
    const g = range({
      'A-commander': { at: 'a1', ap: 4 },
      'A-lmg1': { at: 'a1', ap: 4 },
      'A-rifle1': { at: 'a1', ap: 4 },
      'A-rifle2': { at: 'a1', ap: 4 },
    });
    g.play(AIM);
    g.play({ type: 'add', group: 'A-rifle1', shots: 3 });
    g.play({ type: 'add', group: 'A-lmg1', shots: 2 });
    g.play({ type: 'add', group: 'A-commander', shots: 1 });
    const volley = only(g.play({ type: 'fire' }, ...misses(3 + 6 + 1), 4), 'volley');
    expect(volley).toEqual({
      type: 'volley',
      rule: 'QS-8.3',
      side: 'attacker',
      from: 'a1',
      square: 'c1',
      groups: ['A-rifle1', 'A-lmg1', 'A-commander'],
      dice: misses(10),
      needs: 6,
      hits: 0,
      choice: 4,
      chooser: null,
      reasons: [
        { rule: 'QS-8.1', key: 'rifle', count: 3 },
        { rule: 'QS-8.1', key: 'lmg', count: 6 },
        { rule: 'QS-8.1', key: 'smg', count: 1 },
      ],
    });
    const ids = ['A-commander', 'A-lmg1', 'A-rifle1', 'A-rifle2'];
    expect(ids.map((id) => g.ap(id))).toEqual([3, 2, 1, 4]);
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-8.2] what was chosen stays as it is when everybody else joins in', () => {
    const g = range({ 'A-lmg1': { at: 'a1', ap: 3 }, 'A-rifle1': { at: 'a1', ap: 2 } });
    g.play(AIM);
    g.play({ type: 'add', group: 'A-lmg1', shots: 1 });
    const volley = only(g.play({ type: 'all' }, ...misses(5), 1), 'volley');
    expect(volley.groups).toEqual(['A-lmg1', 'A-rifle1']);
    expect([g.ap('A-lmg1'), g.ap('A-rifle1')]).toEqual([2, 0]);
  });

  test('[QS-8.2] the choices are every number of shots of every group that can', () => {
    const g = range({
      'A-lmg1': { at: 'a1', ap: 2 },
      'A-lmg2': { at: 'a1', ap: 0 },
      'A-rifle1': { at: 'a1', ap: 5, shots: 2 },
      'A-rifle2': { at: 'a2', ap: 2 },
    });
    expect(g.play(AIM)).toEqual([]);
    expect(g.asked).toBe('attacker volley');
    expect(g.moves).toEqual([
      { type: 'add', group: 'A-lmg1', shots: 1 },
      { type: 'add', group: 'A-lmg1', shots: 2 },
      { type: 'add', group: 'A-rifle1', shots: 1 },
      { type: 'all' },
    ]);
    g.play({ type: 'add', group: 'A-lmg1', shots: 2 });
    expect(g.moves).toEqual([
      { type: 'add', group: 'A-rifle1', shots: 1 },
      { type: 'fire' },
      { type: 'all' },
    ]);
  });

  test('[QS-8.2] only groups of that square shoot, each once, and nobody else', () => {
    const g = range({
      'A-rifle1': { at: 'a1', ap: 3 },
      'A-rifle2': { at: 'a2', ap: 3 },
      'A-rifle3': { at: 'a1', status: 'casualty' },
    });
    g.play(AIM);
    g.refuses({ type: 'add', group: 'A-rifle2', shots: 1 }, 'QS-8.2');
    g.refuses({ type: 'add', group: 'A-rifle3', shots: 1 }, 'QS-8.2');
    g.refuses({ type: 'add', group: 'D-rifle1', shots: 1 }, 'QS-8.2');
    g.play({ type: 'add', group: 'A-rifle1', shots: 1 });
    g.refuses({ type: 'add', group: 'A-rifle1', shots: 1 }, 'QS-8.2');
  });

  test('[QS-5.7] a volley needs at least one group', () => {
    const g = range({ 'A-rifle1': { at: 'a1', ap: 3 } });
    g.play(AIM);
    g.refuses({ type: 'fire' }, 'QS-5.7');
    g.refuses({ type: 'close' }, 'QS-8.2');
    g.refuses({ type: 'go' }, 'QS-8.2');
    expect(g.why({ type: 'go' })).toBe('QS-8.2 notAsked');
  });

  test('[QS-8.2] one group with one shot fires it without being asked', () => {
    const g = range({ 'A-rifle1': { at: 'a1', ap: 1 }, 'A-rifle2': 'a1' });
    expect(only(g.play(AIM, 1, 1), 'volley').groups).toEqual(['A-rifle1']);
  });

  test('[QS-8.2] one group with one shot left of three fires it without being asked', () => {
    const g = range({ 'A-rifle1': { at: 'a1', ap: 4, shots: 2 } });
    only(g.play(AIM, 1, 1), 'volley');
    expect(g.ap('A-rifle1')).toBe(3);
  });

  test('[QS-8.2] two groups with one shot each are asked who shoots', () => {
    const g = range({ 'A-rifle1': { at: 'a1', ap: 1 }, 'A-rifle2': { at: 'a1', ap: 1 } });
    g.play(AIM);
    expect(g.asked).toBe('attacker volley');
  });
});

describe('what can be aimed at', () => {
  test('[QS-8.2] every enemy square in sight, once, and no other', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'a1', ap: 1 },
        'A-rifle2': 'b2',
        'D-rifle1': 'a4',
        'D-rifle2': 'a4',
        'D-lmg1': 'd1',
        'D-lmg2': 'c3',
        'D-lmg3': { at: 'b1', status: 'casualty' },
      },
      stack: ACTIVATED,
    });
    expect(g.offered('aim')).toEqual([
      { type: 'aim', from: 'a1', to: 'd1' },
      { type: 'aim', from: 'a1', to: 'a4' },
    ]);
    g.refuses({ type: 'aim', from: 'a1', to: 'c3' }, 'QS-7.5');
    for (const to of ['b1', 'b2', 'a1', 'h8']) g.refuses({ type: 'aim', from: 'a1', to }, 'QS-8.2');
    expect(g.why({ type: 'aim', from: 'a1', to: 'b1' })).toBe('QS-8.2 noTarget');
  });

  test('[QS-8.2] groups shoot from the square they are in', () => {
    const g = range({ 'A-rifle1': { at: 'a1', ap: 1 }, 'A-rifle2': 'a2' });
    expect(g.why({ type: 'aim', from: 'b2', to: 'c1' })).toBe('QS-8.2 notShooting');
    g.refuses({ type: 'aim', from: 'b2', to: 'c1' }, 'QS-8.2');
    expect(g.why({ type: 'aim', from: 'a2', to: 'c1' })).toBe('QS-5.8 noAp');
    g.refuses({ type: 'aim', from: 'a2', to: 'c1' }, 'QS-5.8');
  });

  test('[QS-8.2] the fallen of a square do not shoot from it', () => {
    const fallen = { at: 'b2', status: 'casualty' } as const;
    const g = range({ 'A-rifle1': { at: 'a1', ap: 1 }, 'A-rifle2': fallen });
    expect(g.why({ type: 'aim', from: 'b2', to: 'c1' })).toBe('QS-8.2 notShooting');
  });

  test('[QS-8.2] it is enough that one group of the square can shoot', () => {
    const g = range({ 'A-commander': { at: 'a1', ap: 2 }, 'A-rifle1': { at: 'a1', ap: 2 } }, 3);
    expect(g.offers({ type: 'aim', from: 'a1', to: 'd1' })).toBe(true);
    const last = range({ 'A-rifle1': { at: 'a1', ap: 2 }, 'A-rifle2': 'a1' });
    expect(last.offers(AIM)).toBe(true);
  });

  test.each([
    ['QS-8.1 outOfRange', { 'A-commander': { at: 'd3', ap: 1 }, 'A-rifle1': 'd3' }],
    ['QS-5.8 noShots', { 'A-rifle1': { at: 'd3', ap: 1, shots: 3 }, 'A-rifle2': 'd3' }],
    [
      'QS-8.1 outOfRange',
      { 'A-commander': { at: 'd3', ap: 1 }, 'A-rifle1': { at: 'd3', ap: 1, shots: 3 } },
    ],
  ] as [string, Sketch['groups']][])(
    '[QS-5.8, QS-8.1] %s is the reason of the group that came nearest to shooting: %j',
    (why, groups) => {
      const g = game({ groups: { ...groups, 'D-rifle1': 'd7' }, stack: ACTIVATED });
      expect(g.why({ type: 'aim', from: 'd3', to: 'd7' })).toBe(why);
    },
  );

  test('[QS-8.2] the enemy’s groups are no shooters of one’s own', () => {
    const g = range({ 'A-rifle1': { at: 'a1', ap: 1 }, 'D-commander': 'c3' });
    expect(g.why({ type: 'aim', from: 'c3', to: 'c1' })).toBe('QS-8.2 notShooting');
  });
});

describe('shots a turn', () => {
  test.each([
    [0, 3],
    [1, 2],
    [2, 1],
  ])('[QS-5.8] after %i shots a group has %i more, whatever its AP', (shots, left) => {
    const g = range({ 'A-rifle1': { at: 'a1', ap: 6, shots }, 'A-rifle2': { at: 'a1', ap: 1 } });
    g.play(AIM);
    const own = g.offered('add').filter(({ group }) => group === 'A-rifle1');
    expect(own.map((move) => move.shots)).toEqual([1, 2, 3].slice(0, left));
    if (left < 3) {
      const tooMany = { type: 'add', group: 'A-rifle1', shots: left + 1 } as const;
      g.refuses(tooMany, 'QS-5.8');
      expect(g.why(tooMany)).toBe('QS-5.8 noShots');
    }
  });

  test('[QS-5.8] after three shots a group shoots no more this turn', () => {
    const g = range({ 'A-rifle1': { at: 'a1', ap: 6 } });
    fireAll(g, 3);
    expect(g.ap('A-rifle1')).toBe(3);
    g.refuses(AIM, 'QS-5.8');
    expect(g.why(AIM)).toBe('QS-5.8 noShots');
  });

  test('[QS-5.8] a shot is 1 AP: with 2 AP there are 2 shots', () => {
    const g = range({ 'A-lmg1': { at: 'a1', ap: 2 }, 'A-rifle1': { at: 'a1', ap: 1 } });
    g.play(AIM);
    g.refuses({ type: 'add', group: 'A-lmg1', shots: 3 }, 'QS-5.8');
    expect(g.why({ type: 'add', group: 'A-lmg1', shots: 3 })).toBe('QS-5.8 noAp');
    g.play({ type: 'add', group: 'A-lmg1', shots: 2 });
    g.play({ type: 'fire' }, ...misses(6), 1);
    expect([g.ap('A-lmg1'), g.ap('A-rifle1')]).toEqual([0, 1]);
  });

  test('[QS-5.8] shots add up over a turn, shot by shot', () => {
    const g = range({ 'A-rifle1': { at: 'a1', ap: 5 } });
    g.play(AIM);
    g.play({ type: 'add', group: 'A-rifle1', shots: 1 });
    g.play({ type: 'fire' }, 1, 1);
    g.play(AIM);
    g.refuses({ type: 'add', group: 'A-rifle1', shots: 3 }, 'QS-5.8');
    g.play({ type: 'add', group: 'A-rifle1', shots: 2 });
    g.play({ type: 'fire' }, 1, 1, 1);
    g.refuses(AIM, 'QS-5.8');
    expect(g.ap('A-rifle1')).toBe(2);
  });
});

describe.each(BOTH)('a volley of the %s', (side, us, them) => {
  const enemy = side === 'attacker' ? 'defender' : 'attacker';
  const volleyOf = (...dice: number[]): [Game, PbiEvent[]] => {
    const g = game({
      side,
      groups: {
        [`${us}-lmg1`]: { at: 'a1', ap: 1 },
        [`${them}-rifle1`]: 'c1',
        [`${them}-rifle2`]: 'c1',
        [`${them}-rifle3`]: 'c1',
        [`${them}-rifle4`]: 'c1',
      },
      stack: ACTIVATED,
    });
    return [g, g.play(AIM, ...dice)];
  };

  test.each([
    [[1, 2, 3], 0],
    [[4, 5, 5], 0],
    [[6, 5, 5], 1],
    [[6, 1, 6], 2],
    [[6, 6, 6], 3],
  ])('[QS-8.3] every 6 hits: %j', (dice, hits) => {
    const [g, events] = volleyOf(...dice, 1);
    const volley = only(events, 'volley');
    expect([volley.rule, volley.dice, volley.needs, volley.hits]).toEqual([
      'QS-8.3',
      dice,
      6,
      hits,
    ]);
    expect(g.asked === `${enemy} allocate`).toBe(hits > 0);
  });

  test.each([
    [1, enemy],
    [2, enemy],
    [3, enemy],
    [4, enemy],
    [5, side],
    [6, side],
  ])('[QS-8.3] with a choice die of %i the %s deals the hits', (choice, chooser) => {
    const [g, events] = volleyOf(6, 1, 1, choice);
    const volley = only(events, 'volley');
    // The choice die is no hit, not even with a 6.
    expect([volley.choice, volley.chooser, volley.hits]).toEqual([choice, chooser, 1]);
    expect(g.asked).toBe(`${chooser} allocate`);
  });
});

describe('the option that the choice die hits', () => {
  const options = { choiceDieHits: true };
  const groups = { 'A-rifle1': { at: 'a1', ap: 1 }, 'D-rifle2': 'c1', 'D-rifle3': 'c1' };

  test.each([
    [[1, 4], 0, 'defender'],
    [[1, 5], 0, 'attacker'],
    [[1, 6], 1, 'attacker'],
    [[6, 4], 1, 'defender'],
    [[6, 5], 1, 'attacker'],
    [[6, 6], 2, 'attacker'],
  ])('[QS-8.3] shot and choice die %j: %i hits, and the %s chooses', (dice, hits, chooser) => {
    const g = range(groups, 2, { options });
    const volley = only(g.play(AIM, ...dice), 'volley');
    // It is one of the dice that hit, so every hit is one of the dice that are told.
    expect([volley.dice, volley.hits]).toEqual([dice, hits]);
    expect(volley.dice.filter((face) => face >= volley.needs)).toHaveLength(hits);
    // Without a hit there is nothing to choose.
    expect([volley.choice, volley.chooser]).toEqual([dice[1], hits > 0 ? chooser : null]);
    expect(g.asked).toBe(hits > 0 ? `${chooser} allocate` : 'attacker residual');
  });

  test.each([
    [
      [1, 6],
      '1 6 (1 from rifles and 1 from the choice die), hitting on 6. One hit; the choice die is 6, so the attacker chooses.',
    ],
    [[1, 5], '1 5 (1 from rifles and 1 from the choice die), hitting on 6. No hit.'],
  ])('[QS-8.3] the log of %j shows the choice die, hit or no hit', (dice, told) => {
    const volley = only(range(groups, 2, { options }).play(AIM, ...dice), 'volley');
    expect(render(pbi.tell(volley), pbi.catalogue)).toBe(
      `rifle group A1 shoots from a1 at c1: ${told}`,
    );
  });

  test('[QS-8.3] it is off unless a match switches it on', () => {
    const volley = only(range(groups).play(AIM, 1, 6), 'volley');
    expect([volley.hits, volley.dice, volley.reasons]).toEqual([
      0,
      [1],
      [{ rule: 'QS-8.1', key: 'rifle', count: 1 }],
    ]);
  });
});

describe('a written position has no volley that could not have come about', () => {
  const groups = {
    'A-rifle1': 'c1',
    'A-rifle2': { at: 'c1', ap: 2, shots: 2 },
    'A-commander': { at: 'c1', ap: 1 },
    'A-lmg1': { at: 'b1', ap: 1 },
    'D-rifle1': 'c4',
    'D-rifle2': 'c5',
    'D-rifle3': 'h1',
  };
  const volley = (target: string, party: string[], shots: number[]): FrameEntry[] => [
    ...ACTIVATED,
    { type: 'volley', from: 'c1', target, party, shots },
  ];

  test.each([
    ['QS-5.8', 'with more AP than a group has', volley('c4', ['A-rifle1'], [1])],
    ['QS-5.8', 'with a fourth shot', volley('c4', ['A-rifle2'], [2])],
    ['QS-8.1', 'of a commander out of range', volley('c4', ['A-commander'], [1])],
    ['QS-7.5', 'through a square with groups', volley('c5', ['A-rifle2'], [1])],
    ['QS-8.2', 'that nobody can shoot', volley('c4', [], []), 'A-rifle2'],
    ['QS-8.2', 'of an empty square', volley('d4', ['A-rifle2'], [1])],
    ['QS-8.2', 'of a group elsewhere', volley('c4', ['A-lmg1'], [1])],
    ['QS-8.2', 'of a group that shoots twice', volley('c4', ['A-rifle2', 'A-rifle2'], [1, 1])],
    ['QS-8.2', 'with shots of nobody', volley('c4', ['A-rifle2'], [1, 1])],
    ['QS-8.2', 'of a group without shots', volley('c4', ['A-rifle2'], [])],
  ])('[%s] %s', (_, __, stack, without = '') => {
    const present = Object.entries(groups).filter(([id]) => id !== without);
    const file = scenarioOf({ groups: Object.fromEntries(present), stack });
    const result = pbi.setup(file, {});
    expect(!result.ok && result.problems.map(({ path }) => path)).toEqual(['position.stack[2]']);
  });

  test('[QS-8.2] but the one that could', () => {
    const g = game({ groups, stack: volley('c4', ['A-rifle2'], [1]) });
    expect(g.moves).toEqual([{ type: 'fire' }, { type: 'all' }]);
  });
});
