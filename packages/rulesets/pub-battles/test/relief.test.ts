import { overlap } from '@sandtable/table';
import { expect, test } from 'vitest';
import { duelOdds } from '../src/advice/odds.ts';
import { outlookOf } from '../src/advice/outlook.ts';
import { blockOf } from '../src/rules/02-pieces/blocks.ts';
import { mayRelieve } from '../src/rules/06-attack/changeOver.ts';
import { isFight } from '../src/rules/10-combat/leads.ts';
import type { PubEvent } from '../src/state/events.ts';
import { DESTROYED } from '../src/state/state.ts';
import { game } from './support/game.ts';
import { box, Fight, needs, pair, shots, type Sketches } from './support/fight.ts';

const MISS = [1, 1, 1] as const;
const ALL = [6, 6, 6] as const;

test('[PB-6.3] the support of a lead that is destroyed takes its place and its terrain', () => {
  const f = new Fight(pair('regular', 'regular', { B: { kind: 'regular', behind: 'A' } }), {
    woods: [box(18_000, 19_812, 22_000, 20_188)],
  });
  const place = f.at('A');
  f.begin(...ALL, ...MISS);
  expect(f.asked).toBe('blue relieve B');
  expect(f.moves).toEqual([{ type: 'relieve' }, { type: 'retreat' }]);
  f.answer({ type: 'relieve' });
  expect(f.at('B')).toEqual(place);
  expect(f.contacts).toEqual(['#1 B front']);
  expect(needs(f, '#1', 'B')).toEqual([5, 'cover -1']);
  expect(f.asked).toBe('blue stand B');
});

test('[PB-6.3] or it retreats, by choice', () => {
  const f = new Fight(pair('regular', 'regular', { B: { kind: 'regular', behind: 'A' } }));
  const from = f.at('B');
  f.begin(...ALL, ...MISS);
  f.answer({ type: 'retreat' });
  expect(f.movedFrom('B', from)).toBe(1750);
  expect(f.is('B')).toBe('spent');
  expect(f.asked).toBe('over');
});

test('[PB-6.3] the supports of both sides can come up after one exchange', () => {
  const f = new Fight(
    pair('regular', 'regular', {
      B: { kind: 'regular', behind: 'A' },
      '#2': { kind: 'regular', behind: '#1' },
    }),
  );
  f.begin(...ALL, 6, 6, 1);
  expect(f.asked).toBe('blue relieve B');
  f.answer({ type: 'relieve' });
  expect(f.asked).toBe('red relieve #2');
  f.answer({ type: 'relieve' });
  expect(f.contacts).toEqual(['#2 B front']);
  expect(f.asked).toBe('blue stand B');
});

test('[PB-6.3] a lead that retreats by choice leaves its place to its support', () => {
  const f = new Fight(pair('regular', 'regular', { B: { kind: 'regular', behind: 'A' } }));
  f.begin(...MISS, ...MISS);
  f.answer({ type: 'retreat' });
  expect(f.asked).toBe('blue relieve B');
  // Whoever came up has decided to stay.
  f.answer({ type: 'relieve' });
  expect(f.asked).toBe('red stand #1');
});

test('[PB-6.3] the quality of a support is not known before it takes the lead', () => {
  const f = new Fight(pair('regular', 'regular', { B: { kind: 'elite', behind: 'A' } }));
  f.begin(...ALL, ...MISS);
  expect(f.state.known[f.number('B')]).toBe(0);
  const relieved = f.answer({ type: 'relieve' }).find(({ type }) => type === 'relieved');
  expect(f.state.known[f.number('B')]).toBe(1);
  expect(relieved?.reveals).toBe(true);
});

test('[PB-6.3] with nobody left in contact a support may stay where it is', () => {
  const f = new Fight(pair('regular', 'regular', { B: { kind: 'regular', behind: 'A' } }));
  const place = f.at('B');
  f.begin(...ALL, ...ALL);
  expect(f.moves).toEqual([{ type: 'relieve' }, { type: 'stay' }, { type: 'retreat' }]);
  const events = f.answer({ type: 'stay' });
  expect(events.map(({ rule, type }) => `${rule} ${type}`)[0]).toBe('PB-6.3 stood');
  expect([f.at('B'), f.is('B'), f.asked]).toEqual([place, 'fresh', 'over']);
});

test('[PB-6.3] while the enemy is in contact it may not', () => {
  const f = new Fight(pair('regular', 'regular', { B: { kind: 'regular', behind: 'A' } }));
  f.begin(...ALL, ...MISS);
  expect(f.refused({ type: 'stay' })).toBe('PB-6.3 supportIsMet');
});

test('[PB-6.3] where both leads are gone their supports are not in contact before one of them comes up', () => {
  const both = (): Fight => {
    const f = new Fight(
      pair('regular', 'regular', {
        B: { kind: 'regular', behind: 'A' },
        '#2': { kind: 'regular', behind: '#1' },
      }),
    );
    f.begin(...ALL, ...ALL);
    expect(f.asked).toBe('blue relieve B');
    return f;
  };
  const f = both();
  f.answer({ type: 'stay' });
  expect([f.asked, f.contacts]).toEqual(['red relieve #2', []]);
  f.answer({ type: 'stay' });
  expect(f.asked).toBe('over');
  const met = both();
  met.answer({ type: 'relieve' });
  expect(met.refused({ type: 'stay' })).toBe('PB-6.3 supportIsMet');
});

test('[PB-6.3] a support that finds no room in the place of its lead stays or retreats', () => {
  const f = new Fight({
    A: { kind: 'detachment', at: [20_000, 20_000, 180] },
    C: { kind: 'regular', at: [21_500, 20_000, 180] },
    '#1': { kind: 'regular', against: ['A', 'front'] },
    B: { kind: 'regular', behind: 'A' },
  });
  f.begin(6, 1, 1, 1);
  expect(f.asked).toBe('blue relieve B');
  expect(f.refused({ type: 'relieve' })).toBe('PB-6.3 noRoomThere');
  expect(f.moves).toEqual([{ type: 'stay' }, { type: 'retreat' }]);
  f.answer({ type: 'stay' });
  expect(f.asked).toBe('over');
});

test('[PB-6.3, PB-11.2] a lead that is pushed away leaves its contacts to its support, which is asked', () => {
  // A retreats onto L, which #3 holds in contact; S supports L.
  const f = new Fight({
    ...pair(),
    L: { kind: 'regular', at: [21_000, 22_000, 180] },
    S: { kind: 'regular', behind: 'L' },
    '#3': { kind: 'regular', against: ['L', 'left', 600] },
  });
  const place = f.at('L');
  f.begin();
  f.answer({ type: 'resolve', defender: f.tag('A') }, 6, 6, 1, ...MISS);
  expect([f.is('A'), f.is('L'), f.is('S')]).toEqual(['spent', 'spent', 'fresh']);
  expect(f.asked).toBe('blue relieve S');
  expect(f.contacts).toEqual(['#3 S left']);
  expect(f.at('L')).not.toEqual(place);
  expect(overlap(blockOf(f.state, f.number('L')), blockOf(f.state, f.number('S')))).toBe(false);
  // A stands there now, so that there is no room for S.
  expect(f.moves).toEqual([{ type: 'stay' }, { type: 'retreat' }]);
});

test('[PB-6.3, PB-11.2] a support that is pushed away itself is asked nothing', () => {
  const f = new Fight({
    ...pair(),
    L: { kind: 'regular', at: [21_000, 21_400, 180] },
    S: { kind: 'regular', behind: 'L' },
    '#3': { kind: 'regular', against: ['L', 'left', 600] },
  });
  f.begin();
  f.answer({ type: 'resolve', defender: f.tag('A') }, 6, 6, 1, ...MISS);
  expect([f.is('L'), f.is('S'), f.contacts]).toEqual(['spent', 'spent', []]);
  expect(f.asked).toBe('over');
});

test('[PB-6.4] defending artillery fires first in the first round; who falls does not reply', () => {
  const f = new Fight(pair('regular', 'artillery'));
  expect(shots(f.begin(...ALL))).toEqual(['A 4 3']);
  expect(f.is('#1')).toBe('destroyed');
  expect(f.asked).toBe('over');
});

test('[PB-6.4] who survives replies, and in the second round both fire at once', () => {
  const f = new Fight(pair('regular', 'artillery'));
  expect(shots(f.begin(6, 1, 1, 6, 1, 1))).toEqual(['A 4 1', '#1 4 1']);
  expect([f.is('A'), f.is('#1')]).toEqual(['spent', 'spent']);
  // Unsupported artillery is asked, and cannot retreat: not to ask would tell that it has no support.
  expect(f.asked).toBe('blue stand A');
  f.answer({ type: 'stay' });
  expect(f.asked).toBe('red stand #1');
  expect(shots(f.answer({ type: 'stay' }, 6, 6, 1, 6, 6, 1))).toEqual(['#1 4 2', 'A 4 2']);
  expect([f.is('A'), f.is('#1')]).toEqual(['destroyed', 'destroyed']);
});

test('[PB-6.4] a supporting attacker that takes the lead replies in the first round', () => {
  const f = new Fight(pair('regular', 'artillery', { '#2': { kind: 'regular', behind: '#1' } }));
  f.begin(...ALL);
  expect(f.asked).toBe('red relieve #2');
  expect(shots(f.answer({ type: 'relieve' }, 6, 1, 1))).toEqual(['#2 4 1']);
  expect(f.is('A')).toBe('spent');
});

test('[PB-6.4] if it retreats, nobody replies', () => {
  const f = new Fight(pair('regular', 'artillery', { '#2': { kind: 'regular', behind: '#1' } }));
  f.begin(...ALL);
  f.answer({ type: 'retreat' });
  expect(f.asked).toBe('over');
});

test('[PB-6.4] other attackers fire in their turn, whatever became of the first', () => {
  const f = new Fight(
    pair('regular', 'artillery', { '#2': { kind: 'regular', against: ['A', 'left', 600] } }),
  );
  expect(shots(f.begin(...ALL, 6, 1, 1))).toEqual(['A 4 3', '#2 3 1']);
});

/** One more contact, in front. */
function meets(f: Fight, attacker: string, defender: string): void {
  const [one, other] = [f.number(attacker), f.number(defender)];
  f.state.contacts.push({
    attacker: one,
    defender: other,
    edge: 'front',
    river: false,
    uphill: false,
  });
}

/** #1 fights A; #2 attacks the guns G beside A, and, once it meets it, A as well. */
const withGuns = (more: Sketches = {}): Fight =>
  new Fight({
    ...pair(),
    G: { kind: 'artillery', at: [22_500, 20_000, 180] },
    '#2': { kind: 'regular', against: ['G', 'front'] },
    ...more,
  });

test('[PB-6.4] guns fire first in their contact in a combat of many, before who attacks them', () => {
  const f = withGuns();
  meets(f, '#2', 'A');
  // #1 and A fire at once; then G before #2, which falls and does not reply.
  expect(shots(f.begin(...MISS, ...MISS, ...ALL))).toEqual(['#1 4 0', 'A 4 0', 'G 4 3']);
  expect([f.is('#2'), f.is('G')]).toEqual(['destroyed', 'fresh']);
});

test('[PB-6.4] who survives them replies, in the first round only; its losses are applied before', () => {
  const f = withGuns();
  meets(f, '#2', 'A');
  expect(shots(f.begin(...MISS, ...MISS, 6, 1, 1))).toEqual(['#1 4 0', 'A 4 0', 'G 4 1']);
  expect([f.asked, f.is('#2')]).toEqual(['red aim #2', 'spent']);
  expect(shots(f.answer({ type: 'fire', target: f.tag('G') }, 6, 1, 1))).toEqual(['#2 4 1']);
  f.answer({ type: 'stay' });
  f.answer({ type: 'stay' });
  f.answer({ type: 'stay' });
  // In the second round #2 fires in its turn, before the guns.
  f.answer({ type: 'stay' }, ...MISS, ...MISS);
  expect(f.asked).toBe('red aim #2');
  expect(shots(f.answer({ type: 'fire', target: f.tag('A') }, ...MISS, ...MISS))).toEqual([
    '#2 4 0',
    'G 4 0',
  ]);
});

test('[PB-6.4] the support of who attacks guns in a combat of many replies in the first round', () => {
  const f = withGuns({ '#4': { kind: 'regular', behind: '#2' } });
  meets(f, '#2', 'A');
  f.begin(...MISS, ...MISS, ...ALL);
  expect(f.asked).toBe('red relieve #4');
  f.answer({ type: 'relieve' });
  expect(f.asked).toBe('red aim #4');
  expect(shots(f.answer({ type: 'fire', target: f.tag('G') }, 6, 1, 1))).toEqual(['#4 4 1']);
});

test('[PB-6.4] guns that the first attacker attacks as well fire before it does', () => {
  const f = new Fight({
    ...pair(),
    G: { kind: 'artillery', at: [21_875, 20_000, 180] },
  });
  meets(f, '#1', 'G');
  expect(shots(f.begin(6, 1, 1, ...MISS, ...MISS))).toEqual(['G 4 1', '#1 4 0', 'A 4 0']);
  const killed = new Fight({
    ...pair(),
    G: { kind: 'artillery', at: [21_875, 20_000, 180] },
  });
  meets(killed, '#1', 'G');
  expect(shots(killed.begin(...ALL))).toEqual(['G 4 3']);
  expect(killed.asked).toBe('over');
});

test('[PB-6.4] guns that several attack choose at whom they fire first', () => {
  const f = withGuns({ '#3': { kind: 'regular', against: ['G', 'left', 600] } });
  meets(f, '#2', 'A');
  f.begin(...MISS, ...MISS);
  expect(f.asked).toBe('blue aim G');
  f.answer({ type: 'fire', target: f.tag('#3') }, 6, 1, 1);
  expect([f.is('#3'), f.asked]).toEqual(['spent', 'red aim #2']);
});

/** #1 is short and falls in the first round; in its place #2 meets the guns G beside A as well. */
function meetsGuns(more: Sketches = {}): Fight {
  const f = new Fight({
    A: { kind: 'regular', at: [20_600, 20_000, 180] },
    '#1': { kind: 'detachment', against: ['A', 'front', -600] },
    '#2': { kind: 'regular', behind: '#1' },
    G: { kind: 'artillery', at: [19_300, 20_751, 270] },
    ...more,
  });
  return f;
}

/** Everybody stays for another round. */
function stayOn(f: Fight, ...dice: readonly number[]): PubEvent[] {
  const { leads } = f.state.stack.find(isFight) ?? { leads: [] };
  for (let i = 1; i < leads.length; i++) f.answer({ type: 'stay' });
  return f.answer({ type: 'stay' }, ...dice);
}

test('[PB-6.4] guns that a support comes to meet later fire first in the first round of that contact', () => {
  const f = meetsGuns();
  f.begin(1, 6, 1, 1);
  f.answer({ type: 'relieve' });
  expect(f.contacts).toEqual(['#2 A front', '#2 G left']);
  expect(f.state.contacts.map(({ since }) => since)).toEqual([undefined, 2]);
  expect(shots(stayOn(f, ...ALL))).toEqual(['G 5 3']);
  expect([f.is('#2'), f.asked]).toEqual(['destroyed', 'over']);
});

test('[PB-6.4] in the round after that they fire in their turn', () => {
  const f = meetsGuns();
  f.begin(1, 6, 1, 1);
  f.answer({ type: 'relieve' });
  const second = stayOn(f, ...MISS, ...MISS, ...MISS);
  expect(shots(second).map((shot) => shot.split(' ')[0])).toEqual(['G', '#2', 'A']);
  const third = stayOn(f, ...MISS, ...MISS, ...MISS);
  expect(shots(third).map((shot) => shot.split(' ')[0])).toEqual(['#2', 'A', 'G']);
});

test('[PB-6.4, PB-6.7] who comes into a combat with its own contact has its first round then', () => {
  const f = meetsGuns({ '#3': { kind: 'regular', against: ['G', 'right'], river: true } });
  f.begin();
  f.answer({ type: 'resolve', defender: f.tag('A') }, 1, 6, 1, 1);
  f.answer({ type: 'relieve' });
  expect(f.contacts).toEqual(['#2 A front', '#3 G right', '#2 G left']);
  expect(f.state.contacts.map(({ since }) => since)).toEqual([undefined, 2, 2]);
  const wet = [2, 3].map((round) => needs(f, 'G', '#3', round).includes('river 1'));
  expect(wet).toEqual([true, false]);
});

test('[PB-6.4] the first round of a contact is written down and read again', () => {
  const g = game({
    red: [{ pieces: { One: ['regular', 20_000, 19_625, 0] } }],
    blue: [{ pieces: { Guns: ['artillery', 20_000, 20_000, 180] } }],
    contacts: [{ attacker: 'One', defender: 'Guns', edge: 'front', since: 2 }],
    stack: [
      { type: 'combat' },
      { type: 'stand', leads: ['One', 'Guns'], round: 1, hit: [], left: ['One'] },
    ],
  });
  g.survives();
  // PB-10.2: so the outlook is that of guns that fire first.
  const plain = { steadfast: false, spent: false, taken: 0, needsFirst: 4, needsLater: 4 };
  const odds = duelOdds({ ...plain, kind: 'regular' }, { ...plain, kind: 'artillery' }, true);
  expect(outlookOf(g.state)?.odds).toEqual(odds);
  const fired = g.play({ type: 'stay' }, ...ALL);
  expect(shots(fired)).toEqual(['Guns 4 3']);
});

test('[PB-6.4] a retreat destroys artillery in contact without support', () => {
  const f = new Fight(pair('regular', { kind: 'artillery', spent: true }));
  f.begin(...MISS, 6, 1, 1);
  expect(f.is('A')).toBe('destroyed');
});

test('[PB-6.4] with a support it retreats, and may do so by choice', () => {
  const supported = (spent: boolean): Fight =>
    new Fight(
      pair('regular', { kind: 'artillery', spent }, { B: { kind: 'regular', behind: 'A' } }),
    );
  const f = supported(true);
  f.begin(...MISS, 6, 1, 1);
  expect([f.is('A'), f.asked]).toEqual(['spent', 'blue relieve B']);
  const g = supported(false);
  g.begin(...MISS, ...MISS);
  expect(g.asked).toBe('blue stand A');
  g.answer({ type: 'retreat' });
  expect([g.is('A'), g.asked]).toEqual(['spent', 'blue relieve B']);
});

test('[PB-6.6] attacked from front and rear, lead and support fight two combats, both flanked', () => {
  const f = new Fight({
    ...pair('regular', 'regular', { B: { kind: 'regular', behind: 'A' } }),
    '#2': { kind: 'regular', against: ['B', 'rear'] },
  });
  f.begin();
  expect(f.asked).toBe('red combat');
  expect(f.moves).toHaveLength(2);
  expect(needs(f, '#1', 'A')).toEqual([3, 'enveloped 1']);
  expect(needs(f, 'A', '#1')).toEqual([5, 'envelopedSelf -1']);
  expect(needs(f, '#2', 'B')).toEqual([3, 'flank 1']);
  expect(needs(f, 'B', '#2')).toEqual([5, 'flankSelf -1']);
  // The support is broken: nobody takes A's place, and A counts as flanked though B is gone.
  f.answer({ type: 'resolve', defender: f.tag('B') }, ...ALL, ...MISS, 1, 1, 3, 4, 1, 1);
  expect(f.is('B')).toBe('destroyed');
  expect([f.is('A'), f.is('#1')]).toEqual(['spent', 'fresh']);
});

test('[PB-6.6] the support that is broken does not take the place of the lead', () => {
  const f = new Fight({
    ...pair('regular', 'regular', { B: { kind: 'regular', behind: 'A' } }),
    '#2': { kind: 'regular', against: ['B', 'rear'] },
  });
  f.begin();
  f.answer({ type: 'resolve', defender: f.tag('A') }, ...ALL, ...MISS, ...MISS, ...MISS);
  expect(f.is('A')).toBe('destroyed');
  expect(f.contacts).toEqual(['#2 B rear']);
  // Between #1 and #2 there is no way out for B.
  expect([f.asked, f.moves]).toEqual(['blue stand B', [{ type: 'stay' }]]);
});

test('[PB-6.3] who attacks the flank of a support fights its lead', () => {
  const f = new Fight({
    ...pair('regular', 'regular', { B: { kind: 'regular', behind: 'A' } }),
    '#2': { kind: 'regular', against: ['B', 'left', 300] },
  });
  expect(shots(f.begin(...MISS, ...MISS, ...MISS))).toEqual(['#1 4 0', 'A 4 0', '#2 3 0']);
});

test('[PB-8.4] the first piece in reserve supports the piece that its HQ is directly behind', () => {
  // In woods, where nobody sees the HQ (PB-8.3).
  const woods = [box(17_000, 18_000, 23_000, 23_000)];
  const reserve = (hq: readonly [number, number, number], first: Sketches = {}): Fight =>
    new Fight(
      pair('regular', 'regular', {
        H: { kind: 'hq', at: hq },
        ...first,
        B: { kind: 'regular', at: [0, 0, 0], reserve: true },
        C: { kind: 'regular', at: [0, 0, 0], reserve: true },
      }),
      { woods },
    );
  const f = reserve([20_000, 20_400, 180]);
  const place = f.at('A');
  f.begin(...ALL, ...MISS);
  expect(f.asked).toBe('blue relieve B');
  f.answer({ type: 'relieve' });
  expect(f.at('B')).toEqual(place);
  expect([f.is('B'), f.is('C')]).toEqual(['fresh', 'reserve']);
  // The first, and no other: behind guns nobody comes up.
  const guns = reserve([20_000, 20_400, 180], {
    G: { kind: 'artillery', at: [0, 0, 0], reserve: true },
  });
  guns.begin(...ALL, ...MISS);
  expect(guns.asked).toBe('over');
  const away = reserve([20_000, 20_900, 180]);
  away.begin(...ALL, ...MISS);
  expect(away.asked).toBe('over');
  const beside = reserve([21_200, 20_400, 180]);
  beside.begin(...ALL, ...MISS);
  expect(beside.asked).toBe('over');
});

test('[PB-8.4] artillery with a reserve behind it is not unsupported', () => {
  const f = new Fight(
    pair(
      'regular',
      { kind: 'artillery', spent: true },
      {
        H: { kind: 'hq', at: [20_000, 20_400, 180] },
        B: { kind: 'regular', at: [0, 0, 0], reserve: true },
      },
    ),
  );
  f.begin(...MISS, 6, 1, 1);
  expect([f.is('A'), f.asked]).toEqual(['spent', 'blue relieve B']);
});

test('[PB-9.4] baggage in contact is destroyed when combat begins', () => {
  const f = new Fight({
    T: { kind: 'train', at: [20_000, 20_000, 180] },
    '#1': { kind: 'regular', against: ['T', 'front'] },
    U: { kind: 'train', at: [30_000, 20_000, 180] },
  });
  const events = f.begin();
  expect(events.map(({ rule, type }) => `${rule} ${type}`)).toEqual(['PB-9.4 destroyed']);
  expect([f.is('T'), f.is('U')]).toEqual(['destroyed', 'fresh']);
  expect(f.asked).toBe('over');
  expect(f.contacts).toEqual([]);
});

test('[PB-9.4] also baggage that a piece touches which attacks another', () => {
  const f = new Fight({ ...pair(), T: { kind: 'train', at: [21_400, 19_600, 0] } });
  f.begin(...MISS, ...MISS);
  expect(f.is('T')).toBe('destroyed');
});

test('[PB-6.3] a support that is being asked, and an enveloped lead, are written down and read again', () => {
  const g = game({
    red: [
      { pieces: { One: ['regular', 20_000, 19_625, 0], Two: ['regular', 20_000, 21_125, 180] } },
    ],
    blue: [
      {
        pieces: {
          Lead: ['regular', 'destroyed'],
          Support: ['regular', 20_000, 20_375, 180],
          Rear: ['regular', 20_000, 20_750, 180],
        },
      },
    ],
    contacts: [
      { attacker: 'One', defender: 'Support', edge: 'front' },
      { attacker: 'Two', defender: 'Rear', edge: 'rear', enveloped: true },
    ],
    stack: [
      { type: 'combat' },
      { type: 'volley', leads: ['One', 'Support'], round: 1, hit: [], begun: true, left: [] },
      { type: 'relieve', support: 'Support', lead: 'Lead', x: 20_000, y: 20_000, facing: 180 },
    ],
  });
  g.survives();
  expect(g.asked).toBe('blue relieve');
  g.play({ type: 'relieve' });
  expect(g.at('Support')).toEqual([20_000, 20_000]);
  // Two stands in its way back.
  expect([g.asked, g.moves]).toEqual(['blue stand', [{ type: 'stay' }]]);
  g.survives();
});

test('[PB-6.3] a short support in the place of a long lead is out of contact with whom it does not touch', () => {
  const f = new Fight({
    ...pair('regular', 'regular', { B: { kind: 'detachment', behind: 'A' } }),
    '#2': { kind: 'regular', against: ['A', 'left'] },
  });
  f.begin(6, 6, 6, ...MISS);
  expect(f.asked).toBe('blue relieve B');
  // #2 stands beside where the end of A was, and has nobody to fire at.
  f.answer({ type: 'relieve' });
  expect(f.contacts).toEqual(['#1 B front']);
  expect(f.asked).toBe('blue stand B');
});

/** A is short, and #2 stands beside #1: against too little of A for a contact, but before most of who relieves it. */
function besides(kind: 'regular' | 'detachment'): Fight {
  return new Fight({
    ...pair('regular', 'detachment', { B: { kind, behind: 'A' } }),
    '#1': { kind: 'regular', against: ['A', 'front', -740] },
    '#2': { kind: 'detachment', at: [20_672, 19_625, 0] },
  });
}

test('[PB-6.3, PB-10.8] a long support in the place of a short lead is in contact with whom it comes to lie against', () => {
  const f = besides('regular');
  expect(f.at('#1')).toEqual([19_260, 19_625]);
  f.begin(6, 6, 6, 1);
  expect(f.contacts).toEqual(['#1 B front']);
  const events = f.answer({ type: 'relieve' });
  expect(events.map(({ type }) => type)).toEqual(['relieved', 'met']);
  expect(f.contacts).toEqual(['#1 B front', 'B #2 front']);
  // In the next round #2 fires, too.
  f.answer({ type: 'stay' });
  f.answer({ type: 'stay' });
  expect(f.asked).toBe('red stand #2');
  const next = f.answer({ type: 'stay' }, ...MISS, ...MISS, 1);
  expect(shots(next)).toHaveLength(3);
  // A short one takes the place as it is.
  const short = besides('detachment');
  short.begin(6, 6, 6, 1);
  short.answer({ type: 'relieve' });
  expect(short.contacts).toEqual(['#1 B front']);
});

test('[PB-6.3, PB-6.2] with nobody in contact a support does not come into contact in the place of its lead', () => {
  const place = { x: 20_000, y: 20_000, facing: 180 } as const;
  const may = (kind: 'regular' | 'detachment'): boolean => {
    const f = new Fight({
      A: { kind: 'detachment', at: [20_000, 20_000, 180] },
      B: { kind, behind: 'A' },
      '#1': { kind: 'regular', at: [21_500, 19_625, 0] },
    });
    f.state.place[f.number('A')] = DESTROYED;
    const [support, lead] = [f.number('B'), f.number('A')];
    return mayRelieve(f.state, { type: 'relieve', support, lead, ...place });
  };
  expect([may('regular'), may('detachment')]).toEqual([false, true]);
});

test('[PB-6.3, PB-11.2] the support of a piece that is pushed away is asked, also where nobody fights', () => {
  const f = new Fight(
    pair(
      'regular',
      { kind: 'regular', spent: true },
      {
        B: { kind: 'regular', at: [20_000, 21_800, 180] },
        C: { kind: 'regular', behind: 'B' },
      },
    ),
  );
  const events = f.begin(6, 1, 1, ...MISS);
  expect(events.map(({ type }) => type)).toContain('pushed');
  expect(f.asked).toBe('blue relieve C');
});
