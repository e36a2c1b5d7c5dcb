import { expect, test } from 'vitest';
import { bombard, whyNotBombard } from '../src/rules/07-sight/bombardment.ts';
import type { PubEvent } from '../src/state/events.ts';
import type { BattleMap } from '../src/state/field.ts';
import { pubBattles } from '../src/ruleset.ts';
import { box, Fight, shots, told, type Sketch, type Sketches } from './support/fight.ts';

/** Red guns that face up, and Blue's A four inches ahead of them that faces down. */
function guns(
  target: Partial<Sketch> = {},
  more: Sketches = {},
  map: Partial<BattleMap> = {},
): Fight {
  return new Fight(
    {
      '#1': { kind: 'artillery', at: [20_000, 20_000, 0] },
      A: { kind: 'regular', at: [20_000, 24_000, 180], ...target },
      ...more,
    },
    map,
  );
}

function why(f: Fight, gun = '#1', target = 'A'): string | undefined {
  const refusal = whyNotBombard(f.state, f.number(gun), f.number(target));
  return refusal && `${refusal.rule} ${refusal.message.key.replace('refusal.', '')}`;
}

function fire(f: Fight, ...dice: number[]): PubEvent[] {
  expect(why(f)).toBe(undefined);
  return f.do(
    (state, scripted, report) => bombard(state, f.number('#1'), f.number('A'), scripted, report),
    ...dice,
  );
}

test('[PB-7.1] only Fresh artillery that has not moved and is not in contact bombards', () => {
  expect(why(guns())).toBe(undefined);
  expect(why(guns({}, { '#2': { kind: 'regular', at: [10_000, 20_000, 0] } }), '#2')).toBe(
    'PB-7.1 noGun',
  );
  const spent = guns();
  spent.state.spent[0] = 1;
  expect(why(spent)).toBe('PB-7.1 spentGun');
  const moved = guns();
  moved.state.moved[0] = 1;
  expect(why(moved)).toBe('PB-7.1 gunMoved');
  expect(why(guns({}, { B: { kind: 'regular', against: ['#1', 'left'] } }))).toBe(
    'PB-7.1 gunInContact',
  );
});

test('[PB-7.1] the range is one Foot move from its centre to the nearest point of the target', () => {
  expect(why(guns({ at: [20_000, 25_437, 180] }))).toBe(undefined);
  expect(why(guns({ at: [20_000, 25_438, 180] }))).toBe('PB-7.1 outOfReach');
});

test('[PB-7.1] targets are enemy pieces, no HQs and no trains', () => {
  expect(why(guns({ kind: 'train' }))).toBe('PB-7.1 immuneTrain');
  expect(why(guns({ kind: 'hq' }))).toBe('PB-2.4 hqTarget');
  const own = guns({}, { '#2': { kind: 'regular', at: [23_000, 22_000, 0] } });
  expect(why(own, '#1', '#2')).toBe('PB-7.1 noBombTarget');
  expect(whyNotBombard(own.state, 0, -1)?.rule).toBe('PB-7.1');
});

test('[PB-7.2] it must see the target', () => {
  const f = guns({}, {}, { woods: [box(18_000, 21_000, 22_000, 22_000)] });
  expect(why(f)).toBe('PB-7.2 unseen');
});

test('[PB-7.2] own pieces cannot be fired through, HQs neither; enemies can', () => {
  for (const kind of ['regular', 'hq', 'train'] as const) {
    expect(why(guns({}, { '#2': { kind, at: [20_000, 22_000, 0] } }))).toBe('PB-7.2 ownInLine');
  }
  expect(why(guns({}, { '#2': { kind: 'regular', at: [22_000, 22_000, 0] } }))).toBe(undefined);
  expect(why(guns({}, { B: { kind: 'regular', at: [20_000, 22_000, 0] } }))).toBe(undefined);
});

test('[PB-7.1] it turns toward the target and fires once, in place of moving', () => {
  const f = guns({ at: [24_000, 20_000, 270] });
  expect(shots(fire(f, 1, 1, 1))).toEqual(['#1 4 0']);
  expect(f.facing('#1')).toBe(90);
  expect(f.state.moved[0]).toBe(1);
  expect(why(f)).toBe('PB-7.1 gunMoved');
  expect(f.state.bombarded).toEqual([{ gun: 0, target: f.number('A') }]);
});

test('[PB-7.1] without room to turn it fires as far aside as its field of fire opens', () => {
  const behind: Sketches = { '#2': { kind: 'regular', at: [20_000, 19_600, 0] } };
  const free = guns({ at: [22_000, 24_000, 180] });
  fire(free, 1, 1, 1);
  expect(free.facing('#1')).toBe(27);
  const f = guns({ at: [22_000, 24_000, 180] }, behind);
  fire(f, 1, 1, 1);
  expect(f.facing('#1')).toBe(0);
  expect(why(guns({ at: [23_500, 23_500, 180] }, behind))).toBe(undefined);
  expect(why(guns({ at: [23_600, 23_500, 180] }, behind))).toBe('PB-7.1 noRoomToTurn');
});

test('[PB-7.1] hits are applied as usual: one makes a Fresh piece Spent', () => {
  const f = guns();
  fire(f, 4, 1, 1);
  expect(f.is('A')).toBe('spent');
  expect(f.at('A')).toEqual([20_000, 24_000]);
});

test('[PB-7.1] two drive it back, and three do not destroy it', () => {
  for (const dice of [
    [4, 4, 1],
    [6, 6, 6],
  ]) {
    const f = guns();
    fire(f, ...dice);
    expect(f.is('A')).toBe('spent');
    expect(f.at('A')).toEqual([20_000, 25_750]);
  }
});

test('[PB-7.1] a Spent piece is driven back by any number of hits', () => {
  const f = guns({ spent: true });
  fire(f, 6, 6, 6);
  expect(f.is('A')).toBe('spent');
  expect(f.at('A')).toEqual([20_000, 25_750]);
});

test('[PB-7.1] a detachment that is hit retreats and suffers nothing else', () => {
  const f = guns({ kind: 'detachment' });
  fire(f, 6, 6, 6);
  expect(f.is('A')).toBe('fresh');
  expect(f.at('A')).toEqual([20_000, 25_750]);
});

test('[PB-10.6] the hit that an elite absorbs in a bombardment is not the one in combat', () => {
  const f = guns({ kind: 'elite' }, { '#2': { kind: 'regular', against: ['A', 'left', 600] } });
  const events = fire(f, 6, 1, 1);
  expect(told(events)).toEqual(['bombarded #1', 'shrugged A']);
  f.begin(6, 1, 1, 1, 1, 1);
  expect(f.is('A')).toBe('fresh');
});

test('[PB-7.1] terrain counts: woods, buildings and a hill above the guns are cover', () => {
  const woods = guns({}, {}, { woods: [box(18_000, 23_800, 22_000, 30_000)] });
  expect(shots(fire(woods, 4, 4, 4))).toEqual(['#1 5 0']);
  const hill = {
    level: 1,
    outline: box(10_000, 23_000, 30_000, 30_000),
    crest: [[10_000, 29_000] as const, [30_000, 29_000] as const],
  };
  const onHill = guns({}, {}, { hills: [hill] });
  expect(shots(fire(onHill, 4, 4, 4))).toEqual(['#1 5 0']);
});

test('[PB-7.1, PB-6.5] guns behind the line of its front fire into its flank', () => {
  const aside = guns({ at: [20_000, 24_000, 90] });
  const events = fire(aside, 3, 1, 1);
  expect(shots(events)).toEqual(['#1 3 1']);
  expect(events.find(({ type }) => type === 'bombarded')?.reasons).toEqual([
    { rule: 'PB-6.5', key: 'flank', count: 1 },
  ]);
  // Cover and flank cancel out; buildings have no flank.
  const woods = guns(
    { at: [20_000, 24_000, 0] },
    {},
    { woods: [box(18_000, 23_800, 22_000, 30_000)] },
  );
  expect(shots(fire(woods, 3, 1, 1))).toEqual(['#1 4 0']);
  const town = [{ outline: box(18_000, 23_800, 22_000, 25_000) }];
  expect(shots(fire(guns({ at: [20_000, 24_000, 0] }, {}, { towns: town }), 4, 1, 1))).toEqual([
    '#1 5 0',
  ]);
});

test('[PB-7.1, PB-4.6] a column counts as flanked, also from ahead; not in buildings', () => {
  const events = fire(guns({ column: true }), 3, 1, 1);
  expect(shots(events)).toEqual(['#1 3 1']);
  expect(events.find(({ type }) => type === 'bombarded')?.reasons).toEqual([
    { rule: 'PB-4.6', key: 'column', count: 1 },
  ]);
  const towns = [{ outline: box(18_000, 23_800, 22_000, 27_000) }];
  const inTown = guns({ column: true }, {}, { towns });
  expect(shots(fire(inTown, 4, 1, 1))).toEqual(['#1 5 0']);
});

test('[PB-10.6] one hit of a bombardment makes militia Spent, and does not use up the one in combat', () => {
  const f = guns({ kind: 'militia' }, { '#2': { kind: 'regular', against: ['A', 'left', 600] } });
  expect(told(fire(f, 6, 1, 1))).toEqual(['bombarded #1', 'becameSpent A']);
  f.begin(6, 1, 1, 1, 1, 1);
  expect(f.is('A')).toBe('destroyed');
});

test('[PB-7.5] what quality makes of a bombardment is told to the owner only, unless it is known', () => {
  const shrug = (f: Fight): unknown[] => {
    const event = fire(f, 6, 1, 1).find(({ type }) => type === 'shrugged') as PubEvent;
    return ['red', 'blue'].map((viewer) => pubBattles.redact(event, viewer)?.type);
  };
  expect(shrug(guns({ kind: 'elite' }))).toEqual([undefined, 'shrugged']);
  const known = guns({ kind: 'elite' });
  known.state.known[known.number('A')] = 1;
  expect(shrug(known)).toEqual(['shrugged', 'shrugged']);
});

test('[PB-7.1] who cannot retreat from a bombardment stays', () => {
  const f = guns(
    { at: [20_000, 24_000, 180] },
    {
      '#8': { kind: 'regular', at: [19_000, 25_000, 180] },
      '#9': { kind: 'regular', at: [21_000, 25_000, 180] },
    },
  );
  fire(f, 6, 6, 6);
  expect(f.is('A')).toBe('spent');
  expect(f.at('A')).toEqual([20_000, 24_000]);
});

test('[PB-6.3] the support of a bombarded lead takes its place or retreats', () => {
  const f = guns({}, { B: { kind: 'regular', behind: 'A' } });
  fire(f, 6, 6, 1);
  expect(f.asked).toBe('blue relieve B');
  const events = f.answer({ type: 'relieve' });
  expect(f.at('B')).toEqual([20_000, 24_000]);
  // Nobody touches it, so nobody learns what it is.
  expect(events.some(({ reveals }) => reveals)).toBe(false);
  expect(f.state.known[f.number('B')]).toBe(0);
});

test('[PB-6.3] or it stays where it is: nobody is in contact', () => {
  const f = guns({}, { B: { kind: 'regular', behind: 'A' } });
  const place = f.at('B');
  fire(f, 6, 6, 1);
  f.answer({ type: 'stay' });
  expect([f.at('B'), f.is('B')]).toEqual([place, 'fresh']);
});

test('[PB-6.3] a bombarded piece that is in contact leaves its contacts to its support', () => {
  const f = guns(
    {},
    {
      B: { kind: 'regular', behind: 'A' },
      '#2': { kind: 'regular', against: ['A', 'left', 600] },
    },
  );
  fire(f, 6, 6, 1);
  f.answer({ type: 'relieve' });
  expect(f.contacts).toEqual(['#2 B left']);
});

test('[PB-2.4, PB-7.1] guns that turn onto an enemy HQ push it away', () => {
  const f = guns({ at: [23_000, 20_000, 270] }, { H: { kind: 'hq', at: [20_000, 20_500, 180] } });
  const events = f.do(
    (state, dice, report) => bombard(state, f.number('#1'), f.number('A'), dice, report),
    1,
    1,
    1,
  );
  expect(told(events)).toEqual(['hqPushed H', 'bombarded #1']);
});
