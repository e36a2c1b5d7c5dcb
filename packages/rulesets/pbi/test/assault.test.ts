import type { FrameEntry } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import type { PbiEvent } from '../src/state/events.ts';
import { pbi } from '../src/ruleset.ts';
import type { Terrain } from '../src/rules/tables.ts';
import { ACTIVATED, game, only, scenarioOf, type Game, type Sketch } from './support/game.ts';

const BOTH = [
  ['attacker', 'A', 'D'],
  ['defender', 'D', 'A'],
] as const;

const CHARGE = { type: 'assault', from: 'c3', to: 'c4' } as const;
const HOLD = { type: 'hold' } as const;
const ALL = { type: 'all' } as const;
const lose = (group: string) => ({ type: 'lose', group }) as const;

/** So many sixes among so many dice. */
const sixes = (count: number, of: number): number[] =>
  Array.from({ length: of }, (_, i) => (i < count ? 6 : 5));

interface Fight {
  readonly assaulters: number;
  readonly defenders: number;
  /** Sixes thrown by either side. */
  readonly kills?: number;
  readonly losses?: number;
  /** The dice that follow where nobody has a choice. */
  readonly next?: readonly number[];
  readonly sketch?: Sketch;
  readonly side?: 'attacker' | 'defender';
}

/** Rifle groups assault rifle groups from c3 into c4; nobody shoots first. */
function fight(setup: Fight): [Game, PbiEvent[]] {
  const { assaulters, defenders, kills = 0, losses = 0, next = [], sketch = {} } = setup;
  const side = setup.side ?? 'attacker';
  const [us, them] = side === 'attacker' ? ['A', 'D'] : ['D', 'A'];
  const groups: Record<string, string | { at: string; ap: number }> = {
    [`${us}-lmg3`]: 'h1',
    [`${them}-lmg3`]: 'h4',
  };
  for (let i = 1; i <= assaulters; i++) groups[`${us}-rifle${i}`] = { at: 'c3', ap: 7 };
  for (let i = 1; i <= defenders; i++) groups[`${them}-rifle${i}`] = 'c4';
  const g = game({ ...sketch, side, groups: { ...groups, ...sketch.groups }, stack: ACTIVATED });
  g.play(CHARGE);
  if (g.asked === `${side} assault`) g.play(ALL);
  const dice = [...sixes(kills, 5 * assaulters), ...sixes(losses, 3 * defenders)];
  const [held, ...events] = g.play(HOLD, ...dice, ...next);
  const enemy = side === 'attacker' ? 'defender' : 'attacker';
  expect(held).toEqual({ type: 'held', rule: 'QS-9.3', side: enemy, target: 'c3' });
  return [g, events];
}

describe('who may assault', () => {
  const assaultWith = (entry: object, sketch: Sketch = {}): Game =>
    game({
      ...sketch,
      groups: {
        'A-rifle1': { at: 'c3', ...entry },
        'A-rifle2': { at: 'a1', ap: 1 },
        'D-rifle1': 'c4',
      },
      stack: ACTIVATED,
    });

  test.each([5, 6, 7])('[QS-10.1] a group with %i AP may, and pays 5', (ap) => {
    const g = assaultWith({ ap });
    expect(g.play(CHARGE)).toEqual([
      { type: 'assaulted', rule: 'QS-10.1', groups: ['A-rifle1'], from: 'c3', to: 'c4' },
    ]);
    expect(g.ap('A-rifle1')).toBe(ap - 5);
    expect(g.asked).toBe('defender opportunity');
  });

  test.each([0, 1, 4])('[QS-10.1, QS-5.8] a group with %i AP may not', (ap) => {
    const g = assaultWith({ ap });
    g.refuses(CHARGE, 'QS-5.8');
    expect(g.why(CHARGE)).toBe('QS-5.8 assaultAp');
  });

  test('[QS-10.1] from a closed square it costs 5 AP all the same', () => {
    const g = assaultWith({ ap: 5 }, { terrain: { c3: 'woods' } });
    g.play(CHARGE);
    expect(g.ap('A-rifle1')).toBe(0);
  });

  test('[QS-10.1] only a square with enemies in it can be assaulted', () => {
    const g = assaultWith({ ap: 5 });
    g.refuses({ type: 'assault', from: 'c3', to: 'd4' }, 'QS-10.1');
    expect(g.why({ type: 'assault', from: 'c3', to: 'd4' })).toBe('QS-10.1 nothingToAssault');
    g.refuses({ type: 'march', from: 'c3', to: 'c4' }, 'QS-6.3');
    const marker = game({
      groups: {
        'A-rifle1': { at: 'c3', ap: 5 },
        'D-rifle1': { at: 'c4', status: 'casualty' },
        'D-rifle2': 'h4',
      },
      stack: ACTIVATED,
    });
    marker.refuses(CHARGE, 'QS-10.1');
  });

  test('[QS-10.2] only an adjacent square can be assaulted', () => {
    const g = assaultWith({ ap: 7 });
    const far = { type: 'assault', from: 'c3', to: 'c5' } as const;
    const enemyThere = game({
      groups: { 'A-rifle1': { at: 'c3', ap: 7 }, 'D-rifle1': 'c5' },
      stack: ACTIVATED,
    });
    enemyThere.refuses(far, 'QS-10.2');
    expect(enemyThere.why(far)).toBe('QS-10.2 assaultAdjacent');
    expect(enemyThere.offered('assault')).toEqual([]);
    expect(g.offered('assault')).toEqual([CHARGE]);
  });

  test('[QS-10.2] every adjacent square with enemies is offered, over a corner too', () => {
    const near = ['b2', 'c2', 'd2', 'b3', 'd3', 'b4', 'c4', 'd4'];
    const defenders = near.map((at, i): [string, string] => [
      i < 6 ? `D-rifle${i + 1}` : `D-lmg${i - 5}`,
      at,
    ]);
    const g = game({
      groups: { 'A-rifle1': { at: 'c3', ap: 5 }, ...Object.fromEntries(defenders) },
      stack: ACTIVATED,
    });
    expect(g.offered('assault')).toEqual(near.map((to) => ({ type: 'assault', from: 'c3', to })));
  });

  test('[QS-10.2] nobody assaults from a square where he is not', () => {
    const g = assaultWith({ ap: 5 });
    const elsewhere = { type: 'assault', from: 'b3', to: 'c4' } as const;
    g.refuses(elsewhere, 'QS-6.1');
    expect(g.why(elsewhere)).toBe('QS-6.1 noGroups');
  });

  test('[QS-10.2] nobody assaults from where only a marker or the enemy’s commander is', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c3', ap: 5 },
        'A-rifle2': { at: 'b3', status: 'casualty' },
        'D-commander': 'd3',
        'D-rifle1': 'c4',
      },
      stack: ACTIVATED,
    });
    for (const from of ['b3', 'd3']) {
      expect(g.why({ type: 'assault', from, to: 'c4' })).toBe('QS-6.1 noGroups');
      g.refuses({ type: 'assault', from, to: 'c4' }, 'QS-6.1');
    }
  });

  test('[QS-10.2] a diagonal assault is the diagonal step of the turn', () => {
    const entry = { ap: 5, flags: ['diagonal', 'moved'] };
    const straight = assaultWith(entry);
    expect(straight.offers(CHARGE)).toBe(true);
    const g = game({
      groups: { 'A-rifle1': { at: 'b3', ap: 5, flags: ['diagonal', 'moved'] }, 'D-rifle1': 'c4' },
      stack: ACTIVATED,
    });
    const diagonal = { type: 'assault', from: 'b3', to: 'c4' } as const;
    g.refuses(diagonal, 'QS-10.2');
    expect(g.why(diagonal)).toBe('QS-10.2 assaultDiagonal');
  });

  test('[QS-10.2] after a diagonal assault the winner makes no other diagonal step', () => {
    const g = game({
      groups: { 'A-rifle1': { at: 'b3', ap: 7 }, 'D-rifle1': 'c4', 'D-rifle2': 'h4' },
      stack: ACTIVATED,
    });
    g.play({ type: 'assault', from: 'b3', to: 'c4' });
    g.play(HOLD, ...sixes(1, 5), ...sixes(0, 3));
    expect([g.where('A-rifle1'), g.ap('A-rifle1')]).toEqual(['c4', 2]);
    expect(g.flags('A-rifle1')).toEqual(['diagonal', 'moved']);
    g.refuses({ type: 'march', from: 'c4', to: 'd5' }, 'QS-6.2');
    expect(g.offers({ type: 'march', from: 'c4', to: 'c5' })).toBe(true);
  });

  test('[QS-10.2] after a straight assault the winner has his diagonal step left', () => {
    const [g] = fight({ assaulters: 1, defenders: 1, kills: 1 });
    expect(g.flags('A-rifle1')).toEqual(['moved']);
    expect(g.offers({ type: 'march', from: 'c4', to: 'd5' })).toBe(true);
  });

  test('[QS-4.8] who may not move may not assault', () => {
    const g = assaultWith({ ap: 5, flags: ['pinned'] });
    g.refuses(CHARGE, 'QS-4.8');
    expect(g.why(CHARGE)).toBe('QS-4.8 pinnedAssault');
  });
});

test.each([
  ['QS-10.2 assaultDiagonal', { ap: 5, flags: ['diagonal', 'moved'] }, { ap: 4 }],
  ['QS-4.8 pinnedAssault', { ap: 5, flags: ['pinned'] }, { ap: 4 }],
  ['QS-4.8 pinnedAssault', { ap: 5, flags: ['pinned'] }, {}],
  ['QS-5.8 assaultAp', { ap: 1 }, {}],
] as [string, object, object][])(
  '[QS-4.8, QS-5.8, QS-10.2] %s is the reason of the group that came nearest to assaulting: %j, not %j',
  (why, near, far) => {
    const groups = { 'A-rifle1': { at: 'b3', ...near }, 'A-rifle2': { at: 'b3', ...far } };
    const swapped = { 'A-rifle1': groups['A-rifle2'], 'A-rifle2': groups['A-rifle1'] };
    for (const each of [groups, swapped]) {
      const g = game({ groups: { ...each, 'D-rifle1': 'c4' }, stack: ACTIVATED });
      expect(g.why({ type: 'assault', from: 'b3', to: 'c4' })).toBe(why);
    }
  },
);

describe('who takes part', () => {
  const gather = (): Game => {
    const g = game({
      groups: {
        'A-lmg1': { at: 'c3', ap: 5 },
        'A-rifle1': { at: 'c3', ap: 4 },
        'A-rifle2': { at: 'c3', ap: 5 },
        'A-rifle3': { at: 'c3', ap: 6, flags: ['pinned'] },
        'A-rifle4': { at: 'd3', ap: 6 },
        'D-rifle1': 'c4',
      },
      stack: ACTIVATED,
    });
    expect(g.play(CHARGE)).toEqual([]);
    return g;
  };
  const join = (group: string) => ({ type: 'join', group }) as const;

  test('[QS-10.2] groups of one square that can, as many as the player likes', () => {
    const g = gather();
    expect(g.asked).toBe('attacker assault');
    expect(g.moves).toEqual([join('A-lmg1'), join('A-rifle2'), ALL]);
    g.play(join('A-rifle2'));
    expect(g.moves).toEqual([join('A-lmg1'), { type: 'go' }, ALL]);
    expect(only(g.play({ type: 'go' }), 'assaulted').groups).toEqual(['A-rifle2']);
    expect([g.ap('A-lmg1'), g.ap('A-rifle2')]).toEqual([5, 0]);
  });

  test('[QS-10.2] everybody who can, at one word', () => {
    const g = gather();
    expect(only(g.play(ALL), 'assaulted').groups).toEqual(['A-lmg1', 'A-rifle2']);
    const ids = ['A-lmg1', 'A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4'];
    expect(ids.map((id) => g.ap(id))).toEqual([0, 4, 0, 6, 6]);
  });

  test.each(['A-rifle1', 'A-rifle3', 'A-rifle4', 'A-rifle6', 'D-rifle1'])(
    '[QS-10.2, QS-5.7] %s cannot take part',
    (group) => {
      const g = gather();
      g.refuses(join(group), 'QS-5.7');
      expect(g.why(join(group))).toBe('QS-5.7 notOfParty');
    },
  );

  test('[QS-5.7] nobody joins twice, and an assault needs somebody', () => {
    const g = gather();
    g.refuses({ type: 'go' }, 'QS-5.7');
    expect(g.why({ type: 'go' })).toBe('QS-5.7 nobodyChosen');
    g.play(join('A-lmg1'));
    g.refuses(join('A-lmg1'), 'QS-5.7');
    g.refuses({ type: 'close' }, 'QS-10.2');
    expect(g.why({ type: 'fire' })).toBe('QS-10.2 notAsked');
  });

  test('[QS-10.2] a lone group that can is not asked', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c3', ap: 5 },
        'A-rifle2': { at: 'c3', ap: 4 },
        'D-rifle1': 'c4',
      },
      stack: ACTIVATED,
    });
    expect(only(g.play(CHARGE), 'assaulted').groups).toEqual(['A-rifle1']);
  });

  test('[QS-10.2] four groups of a square assault together', () => {
    const [, events] = fight({ assaulters: 4, defenders: 1, kills: 1 });
    expect(events[0].type === 'assaultDice' && events[0].dice.length).toBe(20);
  });
});

describe('assault dice', () => {
  const moved = { flags: ['moved'] } as const;

  test.each([
    ['open', 1, 0, 5],
    ['partial', 1, 0, 5],
    ['woods', 1, 0, 4],
    ['building', 1, 0, 4],
    ['open', 0, 1, 3],
    ['partial', 0, 1, 3],
    ['woods', 0, 1, 2],
    ['building', 0, 1, 2],
    ['open', 1, 1, 8],
    ['open', 4, 0, 20],
    ['woods', 4, 0, 16],
    ['building', 2, 2, 12],
  ] as [Terrain, number, number, number][])(
    '[QS-10.3, QS-10.4] into %s ground, %i groups that started adjacent and %i that moved: %i dice',
    (c4, fresh, tired, count) => {
      const groups: Sketch['groups'] = Object.fromEntries(
        Array.from({ length: fresh + tired }, (_, i) => [
          `A-rifle${i + 1}`,
          { at: 'c3', ap: 5, ...(i >= fresh && moved) },
        ]),
      );
      const g = game({ terrain: { c4 }, groups: { ...groups, 'D-lmg1': 'c4' }, stack: ACTIVATED });
      g.play(CHARGE);
      if (g.asked === 'attacker assault') g.play(ALL);
      const [, ours] = g.play(HOLD, ...sixes(0, count), 5, 5, 5, 1);
      const closed = c4 === 'woods' || c4 === 'building';
      const all = fresh + tired;
      expect(ours).toEqual({
        type: 'assaultDice',
        rule: 'QS-10.3',
        role: 'assault',
        side: 'attacker',
        square: 'c4',
        dice: sixes(0, count),
        needs: 6,
        most: 1,
        kills: 0,
        reasons: [
          { rule: 'QS-10.3', key: 'assaulters', count: 3 * all },
          ...(fresh > 0 ? [{ rule: 'QS-10.4', key: 'adjacent', count: 2 * fresh }] : []),
          ...(closed ? [{ rule: 'QS-10.3', key: 'intoClosed', count: -all }] : []),
        ],
      });
    },
  );

  test.each([1, 2, 3, 4])('[QS-10.3] %i defending groups roll 3 dice each', (defenders) => {
    const [, events] = fight({ assaulters: 1, defenders, next: sixes(0, defenders).fill(1) });
    expect(events[1]).toEqual({
      type: 'assaultDice',
      rule: 'QS-10.3',
      role: 'defence',
      side: 'defender',
      square: 'c4',
      dice: sixes(0, 3 * defenders),
      needs: 6,
      most: 1,
      kills: 0,
      reasons: [{ rule: 'QS-10.3', key: 'defenders', count: 3 * defenders }],
    });
  });

  // Ground, how many started adjacent, how many moved, and the dice that makes of the whole assault.
  test.each([
    ['open', 1, 0, 5],
    ['open', 4, 0, 14],
    ['open', 3, 1, 12],
    ['building', 1, 0, 4],
    ['woods', 4, 0, 13],
    ['building', 2, 2, 11],
    ['building', 0, 1, 2],
  ] as [Terrain, number, number, number][])(
    '[QS-10.3] with the bonus for the whole assault: into %s ground, %i adjacent and %i moved: %i dice',
    (c4, fresh, tired, count) => {
      const groups: Sketch['groups'] = Object.fromEntries(
        Array.from({ length: fresh + tired }, (_, i) => [
          `A-rifle${i + 1}`,
          { at: 'c3', ap: 5, ...(i >= fresh && moved) },
        ]),
      );
      const g = game({
        terrain: { c4 },
        groups: { ...groups, 'D-lmg1': 'c4' },
        stack: ACTIVATED,
        options: { assaultBonus: 'assault' },
      });
      g.play(CHARGE);
      if (g.asked === 'attacker assault') g.play(ALL);
      const [, ours] = g.play(HOLD, ...sixes(0, count), 5, 5, 5, 1);
      expect(ours.dice).toEqual(sixes(0, count));
      const sum = ours.reasons?.reduce((total, reason) => total + reason.count, 0);
      expect(sum).toBe(count);
    },
  );

  test('[QS-10.3] LMGs and commanders fight like rifle groups', () => {
    const g = game({
      groups: { 'A-commander': { at: 'c3', ap: 5 }, 'D-lmg1': 'c4', 'D-commander': 'c4' },
      stack: ACTIVATED,
    });
    g.play(CHARGE);
    const events = g.play(HOLD, ...sixes(0, 5), ...sixes(0, 6), 1, 1);
    expect(events.filter(({ type }) => type === 'assaultDice')).toHaveLength(2);
  });

  test('[QS-10.4] a group that moved before it assaults has no extra dice', () => {
    const g = game({
      groups: { 'A-rifle1': { at: 'c2', ap: 6 }, 'D-rifle1': 'c4' },
      stack: ACTIVATED,
    });
    g.play({ type: 'march', from: 'c2', to: 'c3' });
    g.play(HOLD);
    g.play(CHARGE);
    const events = g.play(HOLD, ...sixes(0, 3), ...sixes(0, 3), 1);
    expect(only(events, 'pursuit').side).toBe('defender');
  });

  test('[QS-10.4] a group that moved in an earlier activation starts afresh in the next turn', () => {
    const g = game({
      groups: {
        'A-commander': 'c2',
        'A-rifle1': { at: 'c2', ap: 1 },
        'D-rifle1': 'c4',
      },
      turn: 1,
      stack: ACTIVATED,
    });
    g.play({ type: 'march', from: 'c2', to: 'c3' });
    g.play(HOLD);
    expect(g.flags('A-rifle1')).toEqual(['moved']);
    for (const type of ['rest', 'endTurn', 'rest', 'endTurn'] as const) {
      if (g.offers({ type })) g.play({ type });
    }
    expect([g.asked, g.flags('A-rifle1')]).toEqual(['attacker motivate', []]);
    g.play({ type: 'motivate', commander: 'A', square: 'c3' }, 2, 5);
    g.play(CHARGE);
    const [, ours] = g.play(HOLD, ...sixes(0, 5), ...sixes(0, 3), 1);
    expect(ours.type === 'assaultDice' && ours.dice.length).toBe(5);
  });
});

describe('killed in an assault', () => {
  test.each(BOTH)(
    '[QS-10.5] each player chooses his own casualties when the %s assaults',
    (side, us, them) => {
      const enemy = side === 'attacker' ? 'defender' : 'attacker';
      const [g, events] = fight({ side, assaulters: 3, defenders: 3, kills: 2, losses: 1 });
      expect(events.map(({ type }) => type)).toEqual(['assaultDice', 'assaultDice']);
      expect(g.asked).toBe(`${enemy} losses`);
      expect(g.moves).toEqual([1, 2, 3].map((i) => lose(`${them}-rifle${i}`)));
      expect(g.play(lose(`${them}-rifle2`))).toEqual([
        { type: 'fell', rule: 'QS-10.5', group: `${them}-rifle2`, square: 'c4' },
      ]);
      expect(g.moves).toEqual([1, 3].map((i) => lose(`${them}-rifle${i}`)));
      g.play(lose(`${them}-rifle3`));
      expect(g.asked).toBe(`${side} losses`);
      expect(g.moves).toEqual([1, 2, 3].map((i) => lose(`${us}-rifle${i}`)));
      g.play(lose(`${us}-rifle1`), 1, 1);
      const fallen = [`${them}-rifle2`, `${them}-rifle3`, `${us}-rifle1`];
      expect(fallen.map((id) => g.where(id))).toEqual([
        'casualty c4',
        'casualty c4',
        'casualty c4',
      ]);
      expect([g.where(`${us}-rifle2`), g.where(`${us}-rifle3`)]).toEqual(['c4', 'c4']);
    },
  );

  test('[QS-10.5] only a 6 kills, and there are no saves', () => {
    const [g, events] = fight({ assaulters: 1, defenders: 1, kills: 1 });
    expect(
      events.map((event) => (event.type === 'assaultDice' ? event.kills : event.type)),
    ).toEqual([1, 0, 'fell', 'assaultDecided']);
    expect(g.where('D-rifle1')).toBe('casualty c4');
  });

  test('[QS-10.5] a commander falls like anybody else', () => {
    const g = game({
      groups: { 'A-rifle1': { at: 'c3', ap: 5 }, 'D-commander': 'c4', 'D-rifle1': 'h4' },
      stack: ACTIVATED,
    });
    g.play(CHARGE);
    g.play(HOLD, ...sixes(1, 5), ...sixes(0, 3));
    expect(g.where('D-commander')).toBe('casualty c4');
  });

  test('[QS-10.5] both sides’ dice count: those who are killed kill too', () => {
    const [g, events] = fight({ assaulters: 2, defenders: 2, kills: 2, losses: 2 });
    expect(only(events, 'assaultDecided')).toMatchObject({
      winner: 'defender',
      killed: 2,
      lost: 2,
    });
    const ids = ['A-rifle1', 'A-rifle2', 'D-rifle1', 'D-rifle2'];
    expect(ids.map((id) => g.where(id))).toEqual(ids.map(() => 'casualty c4'));
  });

  test('[QS-10.5] more sixes than enemies kill no more than there are', () => {
    const [, events] = fight({ assaulters: 1, defenders: 1, kills: 4, losses: 3 });
    const kills = events.flatMap((event) => (event.type === 'assaultDice' ? [event.kills] : []));
    expect(kills).toEqual([1, 1]);
    expect(only(events, 'assaultDecided')).toMatchObject({ killed: 1, lost: 1 });
  });

  test('[QS-10.5] only groups in the fight can be given up', () => {
    const [g] = fight({
      assaulters: 2,
      defenders: 3,
      kills: 2,
      losses: 0,
      sketch: { groups: { 'D-rifle6': { at: 'c4', status: 'casualty' } } },
    });
    g.play(lose('D-rifle1'));
    for (const id of ['D-rifle1', 'A-rifle1', 'D-lmg3', 'D-rifle6', 'D-rifle5']) {
      g.refuses(lose(id), 'QS-10.5');
      expect(g.why(lose(id))).toBe('QS-10.5 notInFight');
    }
    g.refuses({ type: 'hit', group: 'D-rifle2' }, 'QS-10.5');
    expect(g.why({ type: 'hold' })).toBe('QS-10.5 notAsked');
  });
});

/** Answers every question about losses with the first choice, the last of them with these dice. */
function settle(g: Game, last: number, ...dice: readonly number[]): PbiEvent[] {
  const events: PbiEvent[] = [];
  for (let i = 1; g.asked.endsWith('losses'); i++) {
    events.push(...g.play(g.moves[0], ...(i === last ? dice : [])));
  }
  return events;
}

describe('who wins', () => {
  // How many assault, how many defend, who is killed on either side, and who wins.
  const cases: [number, number, number, number, 'assault' | 'defence'][] = [
    [1, 1, 0, 0, 'defence'],
    [1, 1, 1, 0, 'assault'],
    [1, 1, 0, 1, 'defence'],
    [1, 1, 1, 1, 'defence'],
    [2, 2, 1, 1, 'defence'],
    [2, 2, 1, 0, 'assault'],
    [2, 2, 0, 1, 'defence'],
    [2, 2, 2, 1, 'assault'],
    [2, 2, 2, 2, 'defence'],
    [2, 2, 1, 2, 'defence'],
    [3, 3, 2, 1, 'assault'],
    [3, 3, 2, 2, 'defence'],
    [3, 3, 1, 2, 'defence'],
    [3, 3, 3, 3, 'defence'],
    [4, 2, 2, 3, 'assault'],
    [1, 3, 1, 1, 'defence'],
    [1, 4, 1, 0, 'assault'],
  ];

  for (const [side, , them] of BOTH) {
    const enemy = side === 'attacker' ? 'defender' : 'attacker';
    test.each(cases)(
      `[QS-10.6] the ${side} assaults: %i against %i, killed %i and %i: the %s wins`,
      (assaulters, defenders, killed, lost, winner) => {
        const setup = { side, assaulters, defenders, kills: killed, losses: lost };
        const winning = winner === 'assault' ? assaulters - lost : defenders - killed;
        const losing = winner === 'assault' ? defenders - killed : assaulters - lost;
        const pursuit = losing > 0 ? new Array<number>(winning).fill(1) : [];
        const choices = (killed < defenders ? killed : 0) + (lost < assaulters ? lost : 0);
        const [g, first] = fight({ ...setup, next: choices === 0 ? pursuit : [] });
        const events = [...first, ...settle(g, choices, ...pursuit)];
        expect(only(events, 'assaultDecided')).toEqual({
          type: 'assaultDecided',
          rule: 'QS-10.6',
          winner: winner === 'assault' ? side : enemy,
          square: 'c4',
          killed,
          lost,
        });
        // Nobody shares the square any more, and the assault has one round.
        const stayed = Object.entries(g.places).filter(([, where]) => where === 'c4');
        expect(stayed).toHaveLength(winning);
        expect(stayed.every(([id]) => id.startsWith(them) === (winner === 'defence'))).toBe(true);
      },
    );
  }

  test('[QS-10.6] the defender wins a tied assault', () => {
    const [g] = fight({ assaulters: 2, defenders: 2, kills: 1, losses: 1 });
    g.play(lose('D-rifle1'));
    const events = g.play(lose('A-rifle1'), 1);
    expect(only(events, 'assaultDecided').winner).toBe('defender');
    expect([g.where('A-rifle2'), g.where('D-rifle2')]).toEqual(['c3', 'c4']);
  });

  test('[QS-10.6] kills beyond the last enemy do not win it', () => {
    // Both throw two sixes, but there are only two assaulters to kill.
    const [g] = fight({ assaulters: 2, defenders: 3, kills: 2, losses: 1 });
    g.play(lose('D-rifle1'));
    g.play(lose('D-rifle2'));
    const events = g.play(lose('A-rifle1'), 1);
    expect(only(events, 'assaultDecided')).toMatchObject({
      winner: 'attacker',
      killed: 2,
      lost: 1,
    });
    expect([g.where('D-rifle3'), g.where('A-rifle2')]).toEqual(['c5', 'c4']);
  });

  test.each(BOTH)(
    '[QS-10.6] when the %s assaults and nobody of his is left, the defenders stay where they are',
    (side, us, them) => {
      const enemy = side === 'attacker' ? 'defender' : 'attacker';
      const [g] = fight({ side, assaulters: 1, defenders: 3, kills: 2, losses: 1 });
      g.play(lose(`${them}-rifle1`));
      const events = g.play(lose(`${them}-rifle2`));
      expect(only(events, 'assaultDecided')).toMatchObject({ winner: enemy, killed: 2, lost: 1 });
      expect(events.map(({ type }) => type)).not.toContain('pursuit');
      expect([g.where(`${them}-rifle3`), g.where(`${us}-rifle1`)]).toEqual(['c4', 'casualty c4']);
      expect(g.flags(`${them}-rifle3`)).toEqual([]);
    },
  );
});

describe('pursuit', () => {
  test.each([1, 2, 3, 4])('[QS-10.7] a pursuer with a %i kills nobody', (face) => {
    const [g, events] = fight({ assaulters: 1, defenders: 1, next: [face] });
    expect(only(events, 'pursuit')).toEqual({
      type: 'pursuit',
      rule: 'QS-10.7',
      side: 'defender',
      dice: [face],
      needs: 5,
      most: 1,
      kills: 0,
    });
    expect(g.where('A-rifle1')).toBe('c3');
  });

  test.each([5, 6])('[QS-10.7] a pursuer with a %i kills one more', (face) => {
    const [g, events] = fight({ assaulters: 1, defenders: 1, next: [face] });
    expect(only(events, 'pursuit').kills).toBe(1);
    expect(events.at(-1)).toEqual({
      type: 'fell',
      rule: 'QS-10.5',
      group: 'A-rifle1',
      square: 'c4',
    });
    expect(g.where('A-rifle1')).toBe('casualty c4');
  });

  test('[QS-10.7] one die for each group that the winner has left', () => {
    const [g] = fight({ assaulters: 4, defenders: 4, kills: 2, losses: 1 });
    g.play(lose('D-rifle1'));
    g.play(lose('D-rifle2'));
    const events = g.play(lose('A-rifle1'), 1, 5, 1);
    expect(only(events, 'pursuit')).toMatchObject({ side: 'attacker', dice: [1, 5, 1], kills: 1 });
    expect(g.asked).toBe('defender losses');
    expect(g.moves).toEqual([lose('D-rifle3'), lose('D-rifle4')]);
    g.play(lose('D-rifle4'));
    expect([g.where('D-rifle4'), g.where('D-rifle3')]).toEqual(['casualty c4', 'c5']);
  });

  test('[QS-10.7] the loser chooses who falls to the defender’s pursuit', () => {
    const [g] = fight({ assaulters: 2, defenders: 2, next: [5, 1] });
    expect(g.asked).toBe('attacker losses');
    expect(g.moves).toEqual([lose('A-rifle1'), lose('A-rifle2')]);
    g.play(lose('A-rifle2'));
    expect([g.where('A-rifle1'), g.where('A-rifle2')]).toEqual(['c3', 'casualty c4']);
  });

  test('[QS-10.7] it kills no more than are left, and then nobody withdraws', () => {
    const [g, events] = fight({ assaulters: 1, defenders: 3, next: [5, 6, 5] });
    expect(only(events, 'pursuit')).toMatchObject({ dice: [5, 6, 5], kills: 1 });
    expect(g.where('A-rifle1')).toBe('casualty c4');
    expect(events.map(({ type }) => type)).not.toContain('retreated');
  });

  test('[QS-10.7] nobody pursues where nobody is left to be pursued', () => {
    const [, events] = fight({ assaulters: 2, defenders: 1, kills: 1 });
    expect(events.map(({ type }) => type)).toEqual([
      'assaultDice',
      'assaultDice',
      'fell',
      'assaultDecided',
    ]);
  });

  test('[QS-10.7] nor where nobody is left to pursue: all are killed and the square is empty', () => {
    const [g, events] = fight({ assaulters: 1, defenders: 1, kills: 1, losses: 1 });
    expect(events.at(-1)).toMatchObject({ type: 'assaultDecided', winner: 'defender' });
    expect(g.places).toEqual({
      'A-lmg3': 'h1',
      'D-lmg3': 'h4',
      'A-rifle1': 'casualty c4',
      'D-rifle1': 'casualty c4',
    });
  });

  test('[QS-10.7] what the pursuit kills does not change who won', () => {
    const [g] = fight({ assaulters: 3, defenders: 3, kills: 1, losses: 1 });
    g.play(lose('D-rifle1'));
    g.play(lose('A-rifle1'), 6, 6);
    expect(['A-rifle2', 'A-rifle3'].map((id) => g.where(id))).toEqual([
      'casualty c4',
      'casualty c4',
    ]);
    expect(['D-rifle2', 'D-rifle3'].map((id) => g.where(id))).toEqual(['c4', 'c4']);
  });
});

describe('the loser withdraws', () => {
  test('[QS-10.8] beaten assaulters go back one square from the square they fought in', () => {
    const [g, events] = fight({ assaulters: 2, defenders: 1, next: [1] });
    expect(events.at(-1)).toEqual({
      type: 'retreated',
      rule: 'QS-10.8',
      groups: ['A-rifle1', 'A-rifle2'],
      from: 'c4',
      to: 'c3',
    });
    expect([g.ap('A-rifle1'), g.flags('A-rifle1')]).toEqual([0, ['moved', 'withdrew']]);
  });

  test('[QS-10.8] a commander who withdraws keeps the attempts that he has left', () => {
    const g = game({
      groups: {
        'A-commander': { at: 'c3', ap: 5, flags: ['acted'] },
        'A-rifle1': 'c2',
        'A-rifle2': { at: 'c3', flags: ['acted'] },
        'D-rifle1': 'c4',
      },
      attempts: { A: 2 },
      stack: ACTIVATED,
    });
    g.play(CHARGE);
    g.play(HOLD, ...sixes(0, 5), ...sixes(0, 3), 1);
    expect([g.where('A-commander'), g.ap('A-commander')]).toEqual(['c3', 0]);
    expect(g.asked).toBe('attacker motivate');
    const again = { type: 'motivate', commander: 'A', square: 'c2' } as const;
    expect(g.offers(again)).toBe(true);
    // He himself has no AP any more (QS-5.9).
    g.refuses({ type: 'motivate', commander: 'A', square: 'c3' }, 'QS-5.4');
    g.play(again, 2, 4);
    expect(g.ap('A-rifle1')).toBe(4);
  });

  test('[QS-5.9] who withdrew is not motivated by another commander', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c3', flags: ['moved', 'withdrew'] },
        'A-commander': 'c2',
        'D-rifle1': 'h8',
      },
    });
    const motivate = { type: 'motivate', commander: 'A', square: 'c3' } as const;
    g.refuses(motivate, 'QS-5.9');
    expect(g.why(motivate)).toBe('QS-5.9 withdrew');
  });

  test('[QS-10.8] beaten defenders go back one square toward their own edge', () => {
    const [g] = fight({ assaulters: 1, defenders: 2, kills: 1 });
    const events = g.play(lose('D-rifle1'), 1);
    expect(events.at(-1)).toEqual({
      type: 'retreated',
      rule: 'QS-10.8',
      groups: ['D-rifle2'],
      from: 'c4',
      to: 'c5',
    });
    expect([g.where('A-rifle1'), g.ap('A-rifle1')]).toEqual(['c4', 2]);
    expect(g.asked).toBe('attacker activate');
  });

  test.each([
    ['south', 'c3', 'c5'],
    ['north', 'c5', 'c3'],
    ['west', 'b4', 'd4'],
    ['east', 'd4', 'b4'],
  ] as const)(
    '[QS-10.8] with the attacker from the %s: attacker to %s, defender to %s',
    (edge, ours, theirs) => {
      const sketch = { edge };
      const [beaten] = fight({ assaulters: 1, defenders: 1, next: [1], sketch });
      expect(beaten.where('A-rifle1')).toBe(ours);
      const [won] = fight({ assaulters: 1, defenders: 2, kills: 1, sketch });
      won.play(lose('D-rifle1'), 1);
      expect(won.where('D-rifle2')).toBe(theirs);
    },
  );

  test('[QS-10.8] a beaten defender who assaulted goes back toward his own edge', () => {
    const [g] = fight({ side: 'defender', assaulters: 1, defenders: 1, next: [1] });
    expect(g.where('D-rifle1')).toBe('c5');
    expect(g.where('A-rifle1')).toBe('c4');
  });

  test('[QS-10.8] who would leave the board is removed without a marker', () => {
    const g = game({
      terrain: { c7: 'open', c8: 'open' },
      groups: {
        'A-rifle1': { at: 'c7', ap: 5 },
        'D-rifle1': 'c8',
        'D-rifle2': 'c8',
        'D-rifle3': 'h4',
        'A-rifle2': { at: 'h1', ap: 1 },
      },
      stack: ACTIVATED,
    });
    g.play({ type: 'assault', from: 'c7', to: 'c8' });
    g.play(HOLD, ...sixes(1, 5), ...sixes(0, 6));
    const events = g.play(lose('D-rifle1'), 1);
    expect(events.at(-1)).toEqual({
      type: 'removed',
      rule: 'QS-4.7',
      why: 'offBoard',
      groups: ['D-rifle2'],
    });
    expect(g.where('D-rifle2')).toBe('removed');
  });

  test('[QS-10.8] where the way straight back is full, the owner chooses a way aside for each', () => {
    const full = { 'D-lmg1': 'c5', 'D-lmg2': 'c5', 'D-rifle4': 'c5', 'D-rifle5': 'c5' };
    const [g] = fight({ assaulters: 2, defenders: 3, kills: 1, sketch: { groups: full } });
    g.play(lose('D-rifle1'), 1, 1);
    expect(g.asked).toBe('defender retreat');
    expect(g.moves).toEqual([
      { type: 'retreat', group: 'D-rifle2', to: 'b5' },
      { type: 'retreat', group: 'D-rifle2', to: 'd5' },
      { type: 'retreat', group: 'D-rifle3', to: 'b5' },
      { type: 'retreat', group: 'D-rifle3', to: 'd5' },
    ]);
    g.refuses({ type: 'retreat', group: 'D-rifle2', to: 'c5' }, 'QS-4.7');
    g.refuses({ type: 'retreat', group: 'D-rifle1', to: 'b5' }, 'QS-4.7');
    g.play({ type: 'retreat', group: 'D-rifle2', to: 'd5' });
    g.play({ type: 'retreat', group: 'D-rifle3', to: 'b5' });
    expect([g.where('D-rifle2'), g.where('D-rifle3')]).toEqual(['d5', 'b5']);
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-10.8] where every way back is enemy-held they are removed', () => {
    const enemies = { 'A-lmg1': 'b5', 'A-lmg2': 'c5', 'A-rifle6': 'd5' };
    const [g] = fight({ assaulters: 1, defenders: 2, kills: 1, sketch: { groups: enemies } });
    const events = g.play(lose('D-rifle1'), 1);
    expect(events.at(-1)).toMatchObject({ type: 'removed', why: 'noRoom', groups: ['D-rifle2'] });
  });

  test('[QS-10.8] the winning assaulter stays and may use the AP he has left', () => {
    const [g] = fight({ assaulters: 2, defenders: 1, kills: 1 });
    expect([g.where('A-rifle1'), g.where('A-rifle2')]).toEqual(['c4', 'c4']);
    g.play({ type: 'march', from: 'c4', to: 'c5' });
    g.play(ALL);
    expect([g.ap('A-rifle1'), g.ap('A-rifle2')]).toEqual([1, 1]);
  });

  test('[QS-10.8] withdrawing brings about no opportunity shooting', () => {
    const [g] = fight({
      assaulters: 1,
      defenders: 1,
      next: [1],
      sketch: { groups: { 'D-rifle2': 'b2', 'D-rifle3': 'd3' } },
    });
    expect(g.where('A-rifle1')).toBe('c3');
    expect(g.asked).not.toContain('opportunity');
  });

  test('[QS-10.8] there is no second round: the beaten do nothing more this turn', () => {
    const [g] = fight({ assaulters: 1, defenders: 1, next: [1] });
    expect(g.asked).toBe('attacker residual');
    expect(g.offered('use')).toEqual([{ type: 'use', square: 'h1' }]);
  });
});

describe('a written position has no assault that could not have come about', () => {
  const stack = (party: string[], to = 'c4') => [
    ...ACTIVATED,
    { type: 'assault', from: 'c3', to, party, stage: 'gather', killed: 0, lost: 0 } as const,
  ];
  const groups = {
    'A-rifle1': { at: 'c3', ap: 4 },
    'A-rifle2': { at: 'c3', ap: 5 },
    'A-rifle3': { at: 'c3', ap: 5, flags: ['pinned'] },
    'D-rifle1': 'c4',
  } as const;

  test.each([
    ['QS-4.8', 'by a group that may not move', ['A-rifle3']],
    ['QS-10.2', 'from another square', ['A-rifle4']],
    ['QS-10.2', 'twice by one group', ['A-rifle2', 'A-rifle2']],
  ])('[%s] %s', (_, __, party) => {
    const others = { 'A-rifle4': { at: 'b3', ap: 5 } };
    const result = pbi.setup(
      scenarioOf({ groups: { ...groups, ...others }, stack: stack(party) }),
      {},
    );
    expect(!result.ok && result.problems.map(({ path }) => path)).toEqual(['position.stack[2]']);
  });

  test('[QS-10.1] of an empty square, of one too far away, or by nobody', () => {
    const { 'A-rifle2': _, ...weak } = groups;
    for (const file of [
      scenarioOf({ groups, stack: stack([], 'd4') }),
      scenarioOf({ groups: { ...groups, 'D-rifle2': 'c5' }, stack: stack([], 'c5') }),
      scenarioOf({ groups: weak, stack: stack([]) }),
    ]) {
      const result = pbi.setup(file, {});
      expect(!result.ok && result.problems.map(({ path }) => path)).toEqual(['position.stack[2]']);
    }
  });

  test('[QS-10.2] but the one that could', () => {
    const g = game({ groups, stack: stack(['A-rifle2']) });
    expect(g.moves).toEqual([{ type: 'go' }, ALL]);
  });
});

describe('a written position has no charge and no fight that could not have come about', () => {
  const marker = (at: string) => ({ at, status: 'casualty' }) as const;
  /** Two defenders in c4; rifle groups 1 and 2 are on them, and number 3 that fell. */
  const groups = (at: string): NonNullable<Sketch['groups']> => ({
    'A-rifle1': { at, ap: 1 },
    'A-rifle2': at,
    'A-rifle3': marker(at),
    'A-rifle4': 'b3',
    'A-rifle5': marker('b3'),
    'D-rifle1': 'c4',
    'D-rifle2': 'c4',
    'D-rifle3': marker(at),
    'D-rifle4': 'c5',
    'D-rifle5': 'c5',
  });
  const assault = (stage: string, party: readonly string[], to = 'c4'): FrameEntry => ({
    type: 'assault',
    from: 'c3',
    to,
    party,
    stage,
    killed: stage === 'charge' ? 0 : 1,
    lost: 0,
  });
  const shotAt = (party: readonly string[]): FrameEntry => ({
    type: 'opportunity',
    target: 'c3',
    squares: ['c4'],
    party,
  });
  const losses = (square: string, count: number, side = 'defender'): FrameEntry => ({
    type: 'losses',
    side,
    square,
    count,
  });
  const problems = (at: string, ...frames: readonly FrameEntry[]): string[] => {
    const result = pbi.setup(
      scenarioOf({ groups: groups(at), stack: [...ACTIVATED, ...frames] }),
      {},
    );
    return result.ok ? [] : result.problems.map(({ path, message: { key } }) => `${path} ${key}`);
  };
  const REFUSED = ['position.stack[2] problem.framePossible'];

  test.each([
    ['A-rifle1'],
    ['A-rifle1', 'A-rifle2'],
    ['A-rifle1', 'A-rifle3'],
    ['A-rifle3', 'A-rifle1'],
  ])('[QS-10.2] these may be on it, some of them fallen: %s %s', (...party) => {
    expect(problems('c3', assault('charge', party), shotAt(party))).toEqual([]);
    for (const stage of ['fight', 'pursue']) {
      expect(problems('c4', assault(stage, party), losses('c4', 1))).toEqual([]);
    }
  });

  test.each([
    ['nobody'],
    ['a group that is elsewhere', 'A-rifle1', 'A-rifle4'],
    ['a group that fell elsewhere', 'A-rifle1', 'A-rifle5'],
    ['an enemy', 'A-rifle1', 'D-rifle3'],
    ['a group that is named twice', 'A-rifle1', 'A-rifle2', 'A-rifle1'],
  ])('[QS-10.2] but not %s', (_, ...party) => {
    expect(problems('c3', assault('charge', party), shotAt(party))).toEqual(REFUSED);
    for (const stage of ['fight', 'pursue']) {
      expect(problems('c4', assault(stage, party), losses('c4', 1))).toEqual(REFUSED);
    }
  });

  test('[QS-10.1] who charges has not come in, and who fights has', () => {
    expect(problems('c3', assault('fight', ['A-rifle1']), losses('c4', 1))).toEqual(REFUSED);
    const party = ['A-rifle1'];
    expect(problems('c4', assault('charge', party), shotAt(party))).toEqual(REFUSED);
  });

  test.each([
    ['killed', 1],
    ['lost', 1],
  ])('[QS-10.3] nobody is %s before the fight', (field, count) => {
    const charge = { ...assault('charge', ['A-rifle1']), [field]: count };
    expect(problems('c3', charge, shotAt(['A-rifle1']))).toEqual(REFUSED);
    const able = { 'A-rifle1': { at: 'c3', ap: 5 }, 'D-rifle1': 'c4' };
    const gather = { ...assault('gather', []), killed: 0, [field]: count };
    const file = scenarioOf({ groups: able, stack: [...ACTIVATED, gather] });
    const result = pbi.setup(file, {});
    expect(!result.ok && result.problems.map(({ path }) => path)).toEqual(['position.stack[2]']);
  });

  test('[QS-10.2] the square is next to the one they come from', () => {
    const party = ['A-rifle1'];
    const found = problems('c3', assault('charge', party, 'c5'), shotAt(party));
    expect(found).toContain(REFUSED[0]);
  });

  test('[QS-10.5] groups fall only where the fight is, and no more than there are', () => {
    const party = ['A-rifle1', 'A-rifle2'];
    const fought = { ...assault('fight', party), killed: 2, lost: 2 };
    const refused = ['position.stack[3] problem.framePossible'];
    expect(problems('c4', fought, losses('c5', 1))).toEqual(refused);
    expect(problems('c4', fought, losses('c4', 3))).toEqual(refused);
    expect(problems('c4', fought, losses('c4', 2))).toEqual([]);
    expect(problems('c4', fought, losses('c4', 3, 'attacker'), losses('c4', 1))).toEqual(refused);
    expect(problems('c4', fought, losses('c4', 2, 'attacker'), losses('c4', 1))).toEqual([]);
  });
});
