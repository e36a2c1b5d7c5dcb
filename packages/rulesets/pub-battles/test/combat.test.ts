import { expect, test } from 'vitest';
import { Fight, pair, shots, told, type Sketch, type Sketches } from './support/fight.ts';

const MISS = [1, 1, 1] as const;
const ALL = [6, 6, 6] as const;

test('[PB-10.1] contact is fought out round by round until it is broken', () => {
  const f = new Fight(pair());
  f.begin(...MISS, ...MISS);
  f.answer({ type: 'stay' });
  f.answer({ type: 'stay' }, ...MISS, ...MISS);
  expect(f.asked).toBe('blue stand A');
  f.answer({ type: 'stay' });
  const events = f.answer({ type: 'stay' }, ...ALL, ...MISS);
  expect(f.is('A')).toBe('destroyed');
  expect(f.asked).toBe('over');
  expect(events.map(({ type }) => type)).toContain('combatEnded');
});

test('[PB-10.1] the side that the scenario names chooses which combat is resolved first', () => {
  const two: Sketches = {
    ...pair(),
    B: { kind: 'regular', at: [30_000, 20_000, 180] },
    '#2': { kind: 'regular', against: ['B', 'front'] },
  };
  expect(new Fight(two).begin()).toHaveLength(1);
  const f = new Fight(two, {}, 1);
  f.begin();
  expect(f.asked).toBe('blue combat');
  expect(f.moves).toEqual([
    { type: 'resolve', defender: f.tag('A') },
    { type: 'resolve', defender: f.tag('B') },
  ]);
  expect(f.refused({ type: 'resolve', defender: f.tag('#2') })).toBe('PB-10.1 noCombat');
  // The last one needs no choice: it begins at once.
  f.answer({ type: 'resolve', defender: f.tag('B') }, ...ALL, ...MISS, ...MISS, ...MISS);
  expect(f.is('B')).toBe('destroyed');
  expect(f.asked).toBe('blue stand A');
});

test('[PB-10.2] the leads fire at the same time: both can fall', () => {
  const f = new Fight(pair());
  f.begin(...ALL, ...ALL);
  expect([f.is('A'), f.is('#1')]).toEqual(['destroyed', 'destroyed']);
  expect(f.asked).toBe('over');
});

test('[PB-10.2] the defender decides first, then the attacker', () => {
  const f = new Fight(pair());
  f.begin(...MISS, ...MISS);
  expect(f.asked).toBe('blue stand A');
  expect(f.moves).toEqual([{ type: 'stay' }, { type: 'retreat' }]);
  f.answer({ type: 'stay' });
  expect(f.asked).toBe('red stand #1');
  f.answer({ type: 'retreat' });
  expect(f.asked).toBe('over');
});

test('[PB-10.2] the attacker is not asked once the defender has gone', () => {
  const f = new Fight(pair());
  f.begin(...MISS, ...MISS);
  f.answer({ type: 'retreat' });
  expect(f.asked).toBe('over');
  expect(f.contacts).toEqual([]);
});

test('[PB-10.6] the hit that an elite absorbs is the first of the combat, not of each round', () => {
  const f = new Fight(pair('regular', 'elite'));
  const events = f.begin(6, 6, 1, ...MISS);
  expect(f.is('A')).toBe('spent');
  expect(told(events)).toContain('shrugged A');
  f.answer({ type: 'stay' });
  f.answer({ type: 'stay' }, 6, 1, 1, ...MISS);
  expect(f.is('A')).toBe('spent');
  expect(f.contacts).toEqual([]);
});

test('[PB-10.6] a militia that is hit once becomes Spent and retreats', () => {
  const f = new Fight(pair('regular', 'militia'));
  const events = f.begin(6, 1, 1, ...MISS);
  expect(told(events)).toContain('shaken A');
  expect(f.is('A')).toBe('spent');
  expect(f.asked).toBe('over');
});

test('[PB-10.5] what is too much for the lead does nothing to its support', () => {
  const f = new Fight(
    pair('regular', { kind: 'regular', spent: true }, { B: { kind: 'militia', behind: 'A' } }),
  );
  f.begin(...ALL, ...MISS);
  expect([f.is('A'), f.is('B')]).toEqual(['destroyed', 'fresh']);
});

test('[PB-10.7] defending cavalry may withdraw before infantry fights it', () => {
  for (const kind of ['cavalry', 'dragoons'] as const) {
    const f = new Fight(pair('regular', kind));
    const from = f.at('A');
    f.begin();
    expect(f.asked).toBe('blue withdraw A');
    const events = f.answer({ type: 'withdraw' });
    expect(told(events)).toContain('withdrew A');
    expect(f.movedFrom('A', from)).toBe(2500);
    expect(f.is('A')).toBe('spent');
    expect(f.asked).toBe('over');
  }
});

test('[PB-10.7] it may stay, and then it fights', () => {
  const f = new Fight(pair('regular', 'cavalry'));
  f.begin();
  expect(f.moves).toEqual([{ type: 'stay' }, { type: 'withdraw' }]);
  f.answer({ type: 'stay' }, ...MISS, ...MISS);
  expect(f.asked).toBe('blue stand A');
});

test('[PB-10.7] Spent cavalry may withdraw, Spent dragoons and columns may not', () => {
  const asked = (defender: Partial<Sketch>, dice: readonly number[]): string => {
    const f = new Fight(pair('regular', defender));
    f.begin(...dice);
    return f.asked;
  };
  expect(asked({ kind: 'cavalry', spent: true }, [])).toBe('blue withdraw A');
  expect(asked({ kind: 'dragoons', spent: true }, [...MISS, 1, 1])).toBe('blue stand A');
  expect(asked({ kind: 'cavalry', column: true }, [...MISS, ...MISS])).toBe('blue stand A');
});

test('[PB-10.7] cavalry that cavalry attacks fights, and so does cavalry that attacks', () => {
  const f = new Fight(pair('cavalry', 'cavalry'));
  f.begin(...MISS, ...MISS);
  expect(f.asked).toBe('blue stand A');
  const g = new Fight(pair('cavalry', 'regular'));
  g.begin(...MISS, ...MISS);
  expect(g.asked).toBe('blue stand A');
});

test('[PB-10.8] pieces that touch each other fight one combined combat', () => {
  const f = new Fight(
    pair('regular', 'regular', { '#2': { kind: 'regular', against: ['A', 'left', 600] } }),
  );
  expect(shots(f.begin(...MISS, ...MISS, ...MISS))).toEqual(['#1 4 0', 'A 4 0', '#2 3 0']);
  expect(f.asked).toBe('blue stand A');
});

test('[PB-10.8] where the initial pair is gone, the earliest contact left gives the next', () => {
  const f = new Fight(
    pair('regular', 'regular', { '#2': { kind: 'regular', against: ['A', 'left', 600] } }),
  );
  f.begin(...MISS, ...MISS, ...MISS);
  f.answer({ type: 'stay' });
  f.answer({ type: 'retreat' });
  expect(f.asked).toBe('red stand #2');
  // Now #2 and A fire at the same time: both can fall.
  f.answer({ type: 'stay' }, ...ALL, ...ALL);
  expect([f.is('#2'), f.is('A')]).toEqual(['destroyed', 'destroyed']);
});

test('[PB-10.9] later ones fire one by one, and who falls before its turn does not fire', () => {
  const f = new Fight({
    A: { kind: 'regular', at: [20_000, 20_000, 180] },
    '#1': { kind: 'regular', against: ['A', 'front'] },
    '#2': { kind: 'regular', against: ['A', 'left', 600] },
    C: { kind: 'regular', against: ['#2', 'right', -900] },
  });
  f.begin(...MISS, ...MISS);
  expect(shots(f.answer({ type: 'fire', target: f.tag('C') }, ...ALL))).toEqual(['#2 5 3']);
  expect(f.is('C')).toBe('destroyed');
});

test('[PB-11.4] leads and their supports have taken part in combat', () => {
  const f = new Fight(
    pair('regular', 'regular', {
      B: { kind: 'regular', behind: 'A' },
      C: { kind: 'regular', at: [30_000, 30_000, 0] },
    }),
  );
  f.begin(...MISS, ...MISS);
  const fought = ['A', 'B', 'C', '#1'].map((name) => f.state.fought[f.number(name)]);
  expect(fought).toEqual([1, 1, 0, 1]);
});

test('[PB-7.4] all leads in contact know each other when combat begins', () => {
  const f = new Fight(pair('regular', 'regular', { B: { kind: 'regular', behind: 'A' } }));
  const [met] = f.begin(...MISS, ...MISS);
  expect([met.type, met.reveals]).toEqual(['met', true]);
  expect(['A', 'B', '#1'].map((name) => f.state.known[f.number(name)])).toEqual([1, 0, 1]);
});

test('[PB-10.7] cavalry that attacks somebody itself does not withdraw', () => {
  const f = new Fight({
    '#1': { kind: 'regular', at: [20_000, 20_000, 0] },
    A: { kind: 'cavalry', against: ['#1', 'front'] },
    '#2': { kind: 'regular', against: ['A', 'left'] },
  });
  f.begin(1, 1, 1, 1, 1, 1, 1, 1, 1);
  expect(f.asked).not.toContain('withdraw');
});
