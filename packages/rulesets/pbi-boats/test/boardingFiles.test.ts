import { describe, expect, test } from 'vitest';
import type { FrameEntry } from '@sandtable/kernel';
import { pbiBoats } from '../src/index.ts';
import { ACTIVATED, scenarioOf, type Sketch } from './support/game.ts';

describe('BT-9: files from strangers', () => {
  const ASSAULT = {
    type: 'boats:assault',
    from: 'c1',
    to: 'c2',
    boat: ['D-launch1'],
    party: ['A-rifle1'],
    stage: 'charge',
    killed: 0,
    lost: 0,
    crewLost: false,
  };

  /** Whether a position with these frames on an activation can be. */
  function isGame(frames: readonly object[], more: Sketch = {}): boolean {
    const stack = [...ACTIVATED, ...(frames as FrameEntry[])];
    const sketch = {
      ...more,
      stack,
      hulls: {
        'A-launch1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2'] },
        'D-launch1': { at: 'c2', aboard: ['D-rifle1', 'D-rifle2'] },
        'D-launch2': 'h1',
        ...more.hulls,
      },
      groups: { 'A-rifle1': { ap: 6 }, 'A-rifle2': { ap: 6 }, 'A-rifle3': 'g8', ...more.groups },
    };
    return pbiBoats.setup(scenarioOf(sketch), {}).ok;
  }
  const REPEL = { type: 'boats:repel' };
  const losses = (side: string, count: number): object => ({ type: 'boats:losses', side, count });

  test('[BT-9.1] what is gathered, and who is charging', () => {
    const gather = { ...ASSAULT, stage: 'gather' };
    expect(isGame([gather])).toBe(true);
    expect(isGame([{ ...gather, party: [] }])).toBe(true);
    expect(isGame([{ ...gather, party: ['A-rifle1', 'A-rifle1'] }])).toBe(false);
    expect(isGame([{ ...gather, party: ['A-rifle3'] }])).toBe(false);
    expect(isGame([{ ...gather, killed: 1 }])).toBe(false);
    expect(isGame([{ ...gather, crewLost: true }])).toBe(false);
    expect(isGame([{ ...gather, from: 'c3' }])).toBe(false);
    expect(isGame([{ ...gather, to: 'c3' }])).toBe(false);
    expect(isGame([{ ...gather, boat: ['A-launch1'] }])).toBe(false);
    expect(isGame([{ ...gather, boat: ['D-rifle1'] }])).toBe(false);
    expect(isGame([{ ...gather, boat: ['D-launch2'], to: 'h1' }])).toBe(false);
    expect(isGame([{ ...gather, boat: [] }])).toBe(false);
    expect(isGame([ASSAULT, REPEL])).toBe(true);
    expect(isGame([{ ...ASSAULT, party: [] }, REPEL])).toBe(false);
    expect(isGame([{ ...ASSAULT, party: ['A-rifle3'] }, REPEL])).toBe(false);
    expect(isGame([{ ...ASSAULT, party: ['D-rifle1'] }, REPEL])).toBe(false);
    // Dice are due.
    expect(isGame([ASSAULT])).toBe(false);
  });

  test('[BT-9.2] who may be asked to shoot, or to choose losses', () => {
    const fight = { ...ASSAULT, stage: 'fight', killed: 1, lost: 1 };
    const both = { ...fight, party: ['A-rifle1', 'A-rifle2'] };
    expect(isGame([REPEL])).toBe(false);
    expect(isGame([fight, REPEL])).toBe(false);
    expect(isGame([ASSAULT, REPEL], { hulls: { 'D-launch1': 'c2' } })).toBe(false);
    expect(isGame([losses('attacker', 1)])).toBe(false);
    expect(isGame([both, losses('attacker', 1)])).toBe(true);
    expect(isGame([both, losses('attacker', 1), losses('defender', 1)])).toBe(true);
    expect(isGame([both, losses('defender', 1), losses('defender', 1)])).toBe(false);
    expect(isGame([both, losses('attacker', 2)])).toBe(false);
    expect(isGame([{ ...both, lost: 3 }, losses('attacker', 3)])).toBe(false);
    expect(isGame([{ ...both, lost: 5 }, losses('attacker', 1)])).toBe(false);
    expect(isGame([{ ...both, stage: 'lost' }, losses('attacker', 1)])).toBe(true);
    expect(isGame([{ ...both, stage: 'lost' }, losses('defender', 1)])).toBe(false);
    expect(isGame([{ ...both, stage: 'won' }, losses('defender', 1)])).toBe(false);
    expect(isGame([{ ...both, killed: 0, crewLost: true }, losses('attacker', 1)])).toBe(false);
  });

  test('[BT-9.3, BT-9.4] what is won', () => {
    const won = { ...ASSAULT, from: 'b4', to: 'c3', stage: 'won', killed: 1 };
    const ashore: Sketch = {
      groups: { 'A-rifle1': 'b4', 'A-rifle2': 'a8', 'D-rifle4': 'd4' },
      hulls: {
        'A-launch1': 'a1',
        'D-launch1': { at: 'c3', aboard: ['D-rifle1', 'D-rifle2'] },
      },
      ground: { b3: '=' },
    };
    const scramble = {
      type: 'boats:scramble',
      boat: 'D-launch1',
      groups: ['D-rifle1', 'D-rifle2'],
    };
    expect(isGame([won, scramble], ashore)).toBe(true);
    expect(isGame([won], ashore)).toBe(false);
    expect(isGame([scramble], ashore)).toBe(false);
    expect(isGame([{ ...won, stage: 'lost' }, scramble], ashore)).toBe(false);
    expect(isGame([won, { ...scramble, groups: ['D-rifle1'] }], ashore)).toBe(false);
    expect(isGame([won, { ...scramble, groups: [] }], ashore)).toBe(false);
    expect(isGame([won, { ...scramble, boat: 'D-launch2' }], ashore)).toBe(false);
    const crew = { ...ASSAULT, to: 'c2', boat: ['D-dinghy1'], stage: 'crew', killed: 1 };
    const party = ['A-rifle1', 'A-rifle2'];
    const taken = (side: 'attacker' | 'defender'): Sketch => ({
      hulls: { 'D-launch1': 'h1', 'D-dinghy1': { at: 'c2', crew: side } },
    });
    expect(isGame([{ ...crew, party }], taken('attacker'))).toBe(true);
    expect(isGame([{ ...crew, party }], taken('defender'))).toBe(false);
    expect(isGame([{ ...crew, boat: [], party }], taken('attacker'))).toBe(false);
  });

  /** Four groups aboard of a landing craft, five with the one on a launch beside it. */
  const CROWD = {
    hulls: {
      'A-launch1': { at: 'c1', aboard: ['A-rifle5'] },
      'A-landingcraft1': { at: 'c1', aboard: ['A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4'] },
    },
    groups: { 'A-rifle3': { ap: 5 }, 'A-rifle4': { ap: 5 }, 'A-rifle5': { ap: 5 } },
  } satisfies Sketch;
  const FOUR = ['A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4'];

  test('[QS-10.2] four at the most assault, all of them from one square next to it', () => {
    expect(isGame([{ ...ASSAULT, party: FOUR }, REPEL], CROWD)).toBe(true);
    expect(isGame([{ ...ASSAULT, party: [...FOUR, 'A-rifle5'] }, REPEL], CROWD)).toBe(false);
    expect(isGame([{ ...ASSAULT, party: ['A-rifle1', 'A-rifle3'] }, REPEL])).toBe(false);
    const fight = { ...ASSAULT, stage: 'fight', killed: 1, lost: 4, party: FOUR };
    expect(isGame([fight, losses('attacker', 3)], CROWD)).toBe(true);
    const far = { hulls: { ...CROWD.hulls, 'D-launch1': 'e1' }, groups: CROWD.groups };
    expect(isGame([{ ...fight, to: 'e1' }, losses('attacker', 3)], far)).toBe(false);
  });

  test('[BT-9.1] a hull is assaulted where it is, and none that is inside another', () => {
    const stowed: Sketch = {
      hulls: {
        'D-launch1': { at: 'c2', aboard: [] },
        'D-tank1': {},
        'D-landingcraft1': { at: 'c2', aboard: ['D-tank1'] },
      },
    };
    const fight = {
      ...ASSAULT,
      stage: 'fight',
      killed: 1,
      lost: 1,
      party: ['A-rifle1', 'A-rifle2'],
    };
    const dying = losses('attacker', 1);
    expect(isGame([fight, dying], stowed)).toBe(true);
    expect(isGame([{ ...fight, boat: ['D-tank1'] }, dying], stowed)).toBe(false);
    expect(isGame([{ ...fight, to: 'c1' }, dying], stowed)).toBe(false);
    expect(isGame([{ ...fight, boat: ['A-launch1'], to: 'c1' }, dying], stowed)).toBe(false);
  });

  test('[BT-9.2] nobody has fallen before the fight, and a crew falls on hulls only', () => {
    expect(isGame([{ ...ASSAULT, killed: 1 }, REPEL])).toBe(false);
    expect(isGame([{ ...ASSAULT, lost: 1 }, REPEL])).toBe(false);
    const storm = { ...ASSAULT, boat: [], from: 'c3', to: 'c4', party: ['A-rifle1', 'A-rifle2'] };
    const fight = { ...storm, stage: 'fight', killed: 1, lost: 1 };
    expect(isGame([fight, losses('attacker', 1)], SHALLOWS)).toBe(true);
    expect(isGame([{ ...fight, crewLost: true }, losses('attacker', 1)], SHALLOWS)).toBe(false);
  });

  /** A launch in the shallows, and two groups of the enemy's on the beach before it. */
  const SHALLOWS = {
    hulls: { 'A-launch1': { at: 'c3', aboard: ['A-rifle1', 'A-rifle2'] }, 'D-launch1': 'h1' },
    groups: { 'D-rifle1': 'c4', 'D-rifle2': 'c4' },
  } satisfies Sketch;

  test('[QS-10.6] somebody is left who has won, and nobody of the enemy’s was with them', () => {
    const won = { ...ASSAULT, boat: [], from: 'c3', to: 'c4', stage: 'won', killed: 1 };
    const dying = losses('defender', 1);
    expect(isGame([won, dying], SHALLOWS)).toBe(true);
    expect(isGame([won, losses('attacker', 1)], SHALLOWS)).toBe(false);
    const fallen: Sketch = {
      ...SHALLOWS,
      hulls: { 'A-launch1': { at: 'c3', fallen: ['A-rifle1'] }, 'D-launch1': 'h1' },
      groups: {
        ...SHALLOWS.groups,
        'A-rifle2': 'g8',
        'D-rifle3': { at: 'c4', status: 'casualty' },
      },
    };
    expect(isGame([won, dying], fallen)).toBe(false);
    const withEnemy = { ...won, party: ['A-rifle1', 'D-rifle3'] };
    expect(
      isGame([withEnemy, dying], {
        ...fallen,
        hulls: SHALLOWS.hulls,
        groups: { ...fallen.groups, 'A-rifle2': {} },
      }),
    ).toBe(false);
    const both = { ...won, stage: 'lost', party: ['A-rifle1', 'A-rifle2'] };
    expect(isGame([both, losses('attacker', 1)], SHALLOWS)).toBe(true);
    expect(isGame([both, dying], SHALLOWS)).toBe(false);
  });

  test('[BT-9.4, BT-3.5] winners choose who goes aboard a boat, never a vehicle, and are alive', () => {
    const crew = {
      ...ASSAULT,
      boat: ['D-dinghy1'],
      stage: 'crew',
      killed: 1,
      party: ['A-rifle1', 'A-rifle2'],
    };
    const taken: Sketch = {
      hulls: { 'D-launch1': 'h1', 'D-dinghy1': { at: 'c2', crew: 'attacker' } },
    };
    expect(isGame([crew], taken)).toBe(true);
    const dead = {
      ...taken,
      hulls: { ...taken.hulls, 'A-launch1': { at: 'c1', fallen: ['A-rifle1', 'A-rifle2'] } },
      groups: { 'A-rifle1': {}, 'A-rifle2': {} },
    };
    expect(isGame([crew], dead)).toBe(false);
    const tank: Sketch = {
      hulls: { 'A-launch1': 'a1', 'D-launch1': 'h1', 'A-tank1': 'd5' },
      groups: { 'A-rifle1': 'c5', 'A-rifle2': 'c5' },
    };
    expect(isGame([{ ...crew, boat: ['A-tank1'], from: 'c5', to: 'd5' }], tank)).toBe(false);
  });

  test('[BT-9.2] QS-8.4 hits are dealt among all who charge', () => {
    const charge = { ...ASSAULT, party: FOUR };
    const hits = {
      type: 'allocate',
      side: 'attacker',
      cover: 'open',
      targets: FOUR,
      rounds: 0,
      dealt: [],
      left: 1,
    };
    const isDealt = (change: object, stage = 'charge'): boolean =>
      isGame(
        [
          { ...charge, stage },
          { ...hits, ...change },
        ],
        CROWD,
      );
    expect(isDealt({})).toBe(true);
    expect(isDealt({ dealt: ['A-rifle2'], left: 2 })).toBe(true);
    expect(isDealt({}, 'fight')).toBe(false);
    expect(isDealt({ targets: FOUR.slice(0, 3) })).toBe(false);
    expect(isDealt({ targets: [...FOUR].reverse() })).toBe(false);
    expect(isDealt({ targets: ['A-rifle1', 'A-rifle3', 'A-rifle2', 'A-rifle4'] })).toBe(false);
    expect(isDealt({ dealt: ['A-rifle5'] })).toBe(false);
    expect(isDealt({ dealt: ['A-rifle2', 'A-rifle2'] })).toBe(false);
    expect(isDealt({ left: 4 })).toBe(false);
    expect(isDealt({ side: 'defender', targets: ['D-rifle1', 'D-rifle2'] })).toBe(false);
    expect(isDealt({ dealt: ['A-rifle2', 'A-rifle3'], left: 2 })).toBe(false);
  });

  test('[QS-10.5] each side loses its own, on the fight that they fell in', () => {
    const fight = {
      ...ASSAULT,
      stage: 'fight',
      killed: 1,
      lost: 1,
      party: ['A-rifle1', 'A-rifle2'],
    };
    expect(isGame([fight, losses('attacker', 1), losses('attacker', 1)])).toBe(false);
    expect(
      isGame([{ ...fight, stage: 'lost' }, losses('attacker', 1), losses('attacker', 1)]),
    ).toBe(false);
    const won = { ...ASSAULT, boat: [], from: 'c3', to: 'c4', stage: 'won', killed: 1 };
    expect(isGame([won, losses('defender', 1), losses('defender', 1)], SHALLOWS)).toBe(false);
    expect(isGame([{ ...ASSAULT, party: fight.party }, losses('attacker', 1)])).toBe(false);
  });

  test('[BT-9.3] those who scramble are all who are aboard, of the boat that is lost', () => {
    const won = { ...ASSAULT, from: 'b4', to: 'c3', stage: 'won', killed: 1 };
    const ashore: Sketch = {
      groups: { 'A-rifle1': 'b4', 'A-rifle2': 'a8', 'D-rifle4': 'd4' },
      hulls: {
        'A-launch1': 'a1',
        'D-launch1': { at: 'c3', aboard: ['D-rifle1', 'D-rifle2'] },
        'D-launch2': { at: 'd3', aboard: ['D-rifle3', 'D-rifle5'] },
      },
      ground: { b3: '=' },
    };
    const scramble = (boat: string, ...groups: string[]): object => ({
      type: 'boats:scramble',
      boat,
      groups,
    });
    expect(isGame([won, scramble('D-launch1', 'D-rifle1', 'D-rifle2')], ashore)).toBe(true);
    expect(isGame([won, scramble('D-launch1', 'D-rifle2', 'D-rifle1')], ashore)).toBe(false);
    expect(isGame([won, scramble('D-launch1', 'D-rifle1', 'D-rifle3')], ashore)).toBe(false);
    expect(isGame([won, scramble('D-launch2', 'D-rifle3', 'D-rifle5')], ashore)).toBe(false);
  });
});
