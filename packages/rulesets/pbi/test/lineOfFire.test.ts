import { describe, expect, test } from 'vitest';
import { ACTIVATED, game, only, type Game, type Sketch } from './support/game.ts';

const BOTH = [
  ['attacker', 'A', 'D'],
  ['defender', 'D', 'A'],
] as const;

/** One rifle group that may shoot once, and one enemy. */
function duel(from: string, to: string, sketch: Sketch = {}): Game {
  return game({
    ...sketch,
    groups: { 'A-rifle1': { at: from, ap: 1 }, 'D-rifle1': to, ...sketch.groups },
    stack: ACTIVATED,
  });
}

/** The cover that a hit is saved in. */
function coverOf(g: Game, from: string, to: string): string {
  const events = g.play({ type: 'aim', from, to }, 6, 1, 6);
  const { cover, needs } = only(events, 'save');
  return `${cover} ${needs}+`;
}

const AROUND = ['a', 'b', 'c', 'd', 'e'].flatMap((column) =>
  ['1', '2', '3', '4', '5'].map((row) => column + row),
);

test.each(AROUND.filter((name) => name !== 'c3'))(
  '[QS-7.1] a group in c3 shoots all round: at %s too',
  (to) => {
    const g = duel('c3', to);
    const volley = only(g.play({ type: 'aim', from: 'c3', to }, 1, 1), 'volley');
    expect([volley.from, volley.square]).toEqual(['c3', to]);
  },
);

describe.each(['woods', 'building'] as const)('across %s', (closed) => {
  test('[QS-7.2] the first closed square can be shot at', () => {
    const g = duel('c1', 'c3', { terrain: { c3: closed } });
    expect(g.offers({ type: 'aim', from: 'c1', to: 'c3' })).toBe(true);
  });

  test.each(['c4', 'c5'])('[QS-7.2] nothing behind a closed square can be shot at: %s', (to) => {
    const g = duel('c1', to, { terrain: { c3: closed } });
    g.refuses({ type: 'aim', from: 'c1', to }, 'QS-7.2');
    expect(g.offered('aim')).toEqual([]);
  });

  test('[QS-7.2] a second closed square behind the first cannot be shot at', () => {
    const g = duel('c1', 'c4', { terrain: { c3: closed, c4: closed } });
    g.refuses({ type: 'aim', from: 'c1', to: 'c4' }, 'QS-7.2');
  });

  test('[QS-7.2] what lies before a closed square can be shot at', () => {
    const g = duel('c1', 'c2', { terrain: { c3: closed } });
    expect(g.offers({ type: 'aim', from: 'c1', to: 'c2' })).toBe(true);
  });

  test('[QS-7.6] the shooter’s own closed square does not stop his fire', () => {
    const g = duel('c1', 'c4', { terrain: { c1: closed } });
    expect(coverOf(g, 'c1', 'c4')).toBe('open 4+');
  });

  test('[QS-7.4] the line may touch the corners of closed squares and go on', () => {
    const terrain = { c2: closed, d1: closed, d3: closed, e2: closed } as const;
    expect(coverOf(duel('c1', 'e3', { terrain }), 'c1', 'e3')).toBe('open 4+');
  });
});

test.each(BOTH)('[QS-7.2] closed ground stops the fire of the %s', (side, us, them) => {
  const g = game({
    side,
    terrain: { c3: 'woods' },
    groups: {
      [`${us}-lmg1`]: { at: 'c1', ap: 2 },
      [`${them}-rifle1`]: 'c3',
      [`${them}-rifle2`]: 'c4',
    },
    stack: ACTIVATED,
  });
  g.refuses({ type: 'aim', from: 'c1', to: 'c4' }, 'QS-7.2');
  expect(g.offered('aim')).toEqual([{ type: 'aim', from: 'c1', to: 'c3' }]);
});

test('[QS-7.2] a refusal names what stops the fire', () => {
  const behind = duel('c1', 'c4', { terrain: { c3: 'woods' } });
  expect(behind.why({ type: 'aim', from: 'c1', to: 'c4' })).toBe('QS-7.2 closedBetween');
  const blocked = duel('c1', 'c4', { groups: { 'A-rifle2': 'c3' } });
  expect(blocked.why({ type: 'aim', from: 'c1', to: 'c4' })).toBe('QS-7.5 groupsBetween');
});

test.each([
  ['open ground all the way', {}, 'open 4+'],
  ['a partial square on the way', { c2: 'partial' }, 'partial 3+'],
  ['a partial square just before the target', { c4: 'partial' }, 'partial 3+'],
  ['two partial squares on the way', { c2: 'partial', c3: 'partial' }, 'partial 3+'],
  ['a partial target', { c5: 'partial' }, 'partial 3+'],
  ['a partial target beyond a partial square', { c3: 'partial', c5: 'partial' }, 'partial 3+'],
  ['woods beyond a partial square', { c3: 'partial', c5: 'woods' }, 'closed 2+'],
  ['a building beyond a partial square', { c3: 'partial', c5: 'building' }, 'closed 2+'],
  ['a partial square beyond the target', { c6: 'partial' }, 'open 4+'],
  ['a partial square beside the way', { b3: 'partial', d3: 'partial' }, 'open 4+'],
  ['a shooter in a partial square', { c1: 'partial' }, 'open 4+'],
] as const)('[QS-7.3] cover of a target with %s', (_, terrain, cover) => {
  expect(coverOf(duel('c1', 'c5', { terrain }), 'c1', 'c5')).toBe(cover);
});

test('[QS-7.3] an open square before the partial one stays open', () => {
  expect(coverOf(duel('c1', 'c3', { terrain: { c4: 'partial' } }), 'c1', 'c3')).toBe('open 4+');
});

test('[QS-7.3, QS-7.4] a partial square of which a corner is touched gives no cover', () => {
  const terrain = { c2: 'partial', d1: 'partial' } as const;
  expect(coverOf(duel('c1', 'd2', { terrain }), 'c1', 'd2')).toBe('open 4+');
});

test.each([
  // From a1 to d2 the line goes through b1 and c2 and touches corners of b2 and c1.
  ['b1', 'QS-7.2 closedBetween'],
  ['c2', 'QS-7.2 closedBetween'],
  ['b2', undefined],
  ['c1', undefined],
  ['a2', undefined],
  ['d1', undefined],
])('[QS-7.4, QS-7.6] woods in %s and a shot from a1 at d2', (woods, why) => {
  const g = duel('a1', 'd2', { terrain: { [woods]: 'woods' } });
  expect(g.why({ type: 'aim', from: 'a1', to: 'd2' })).toBe(why);
  expect(g.offers({ type: 'aim', from: 'a1', to: 'd2' })).toBe(why === undefined);
});

test.each(['b1', 'b2'])('[QS-7.6] from a1 to c2 the line passes through %s', (woods) => {
  const g = duel('a1', 'c2', { terrain: { [woods]: 'woods' } });
  g.refuses({ type: 'aim', from: 'a1', to: 'c2' }, 'QS-7.2');
});

test('[QS-7.6] the other way round the line is the same', () => {
  const terrain = { b1: 'woods' } as const;
  const groups = { 'A-rifle1': 'a1', 'D-rifle1': { at: 'c2', ap: 1 } };
  const g = game({ side: 'defender', terrain, groups, stack: ACTIVATED });
  g.refuses({ type: 'aim', from: 'c2', to: 'a1' }, 'QS-7.2');
});

describe.each(BOTH)('the %s shoots', (side, us, them) => {
  const groups = { [`${us}-rifle1`]: { at: 'c1', ap: 1 }, [`${them}-rifle1`]: 'c4' };
  const aim = { type: 'aim', from: 'c1', to: 'c4' } as const;

  test.each([
    ['own groups', us],
    ['enemy groups', them],
  ])('[QS-7.5] not through a square with %s', (_, platoon) => {
    for (const at of ['c2', 'c3']) {
      const between = game({
        side,
        groups: { ...groups, [`${platoon}-lmg1`]: at },
        stack: ACTIVATED,
      });
      between.refuses(aim, 'QS-7.5');
    }
  });

  test.each([
    ['own markers', us],
    ['enemy markers', them],
  ])('[QS-7.5] through a square with %s', (_, platoon) => {
    const marker = { at: 'c2', status: 'casualty' } as const;
    const g = game({ side, groups: { ...groups, [`${platoon}-lmg1`]: marker }, stack: ACTIVATED });
    expect(g.offers(aim)).toBe(true);
  });

  test('[QS-7.5] past groups beside or behind, and with others in both squares', () => {
    const others = {
      [`${us}-lmg1`]: 'c1',
      [`${us}-lmg2`]: 'b2',
      [`${them}-lmg1`]: 'c4',
      [`${them}-lmg2`]: 'd3',
      [`${them}-lmg3`]: 'c5',
    };
    const g = game({ side, groups: { ...groups, ...others }, stack: ACTIVATED });
    expect(g.offers(aim)).toBe(true);
    g.refuses({ type: 'aim', from: 'c1', to: 'c5' }, 'QS-7.5');
  });
});

test('[QS-7.4, QS-7.5] groups in a square of which a corner is touched stop no fire', () => {
  const groups = { 'A-rifle2': 'b2', 'D-rifle2': 'c1' };
  const g = duel('a1', 'd2', { groups });
  expect(g.offers({ type: 'aim', from: 'a1', to: 'd2' })).toBe(true);
  const diagonal = duel('a1', 'c3', { groups: { 'A-rifle2': 'a2', 'D-rifle2': 'b1' } });
  expect(diagonal.offers({ type: 'aim', from: 'a1', to: 'c3' })).toBe(true);
});
