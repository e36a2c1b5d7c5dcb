import {
  listNamed,
  pointsOf,
  render,
  scenarioOf,
  usualArmies,
  violations,
  withCount,
  withFitting,
  type Armies,
  type Army,
} from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import { muster } from '../src/armies/muster.ts';
import type { BoatScenario } from '../src/files/scenario.ts';

const landing = listNamed(muster, 'landing');
const garrison = listNamed(muster, 'garrison');
const usual = usualArmies(pbiBoats, muster);

function entry(list: typeof landing, id: string) {
  const found = list.entries.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

/** An army of a list with so many of some entries, and budget for everything. */
function army(list: typeof landing, counts: Army['counts']): Army {
  const none: Army = { list: list.id, budget: 9999, counts: {} };
  return Object.entries(counts).reduce(
    (all, [id, count]) => withCount(all, entry(list, id), count),
    none,
  );
}

function wrong(list: typeof landing, chosen: Army): string[] {
  return violations(list, chosen).map(
    ({ rule, message }) => `${rule} ${render(message, pbiBoats.catalogue)}`,
  );
}

function battle(armies: Partial<Armies['armies']>, ground = usual.ground): BoatScenario {
  const made = scenarioOf(pbiBoats, muster, {
    ...usual,
    ground,
    armies: { ...usual.armies, ...armies } as Armies['armies'],
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

const PLATOON = { commander: 1, lmg: 3, rifle: 6 };

describe('BT-2.3 what things cost', () => {
  test('a platoon costs 64', () => {
    expect(pointsOf(landing, army(landing, PLATOON))).toBe(64);
  });

  test('the forces of the boards cost what their descriptions say', () => {
    expect(usual.armies['attacker'].budget).toBe(308);
    expect(usual.armies['defender'].budget).toBe(114);
    const crossing = { commander: 2, lmg: 6, rifle: 12, largeferry: 1, launch: 2, rowingboat: 2 };
    expect(pointsOf(landing, army(landing, crossing))).toBe(210);
    expect(pointsOf(garrison, army(garrison, { ...PLATOON, lightgun: 1, hmg: 1 }))).toBe(99);
    let river = army(landing, { commander: 1, lmg: 2, rifle: 5, dinghy: 8 });
    for (let nth = 0; nth < 8; nth++) {
      river = withFitting(river, entry(landing, 'dinghy'), nth, 'portable', 1);
    }
    expect(pointsOf(landing, river)).toBe(67);
    expect(pointsOf(garrison, army(garrison, { commander: 1, lmg: 2, rifle: 2 }))).toBe(36);
    let raid = army(landing, { commander: 2, lmg: 6, rifle: 10, mtb: 3 });
    const mtb = entry(landing, 'mtb');
    for (let nth = 0; nth < 3; nth++) raid = withFitting(raid, mtb, nth, 'mountedhmg', 1);
    raid = withFitting(withFitting(raid, mtb, 0, 'cannon', 7), mtb, 1, 'nets', 1);
    expect(pointsOf(landing, raid)).toBe(358);
    const harbour = { commander: 1, lmg: 2, rifle: 4, heavygun: 1, picketboat: 1, mine: 3 };
    const guarded = withFitting(
      army(garrison, harbour),
      entry(garrison, 'picketboat'),
      0,
      'mountedhmg',
      1,
    );
    expect(pointsOf(garrison, guarded)).toBe(166);
  });
});

describe('BT-2.4 what boats are fitted with', () => {
  test('a second weapon of a kind costs double the first, on the same boat only', () => {
    const launch = entry(landing, 'launch');
    const two = army(landing, { launch: 2 });
    const one = withFitting(two, launch, 0, 'mountedhmg', 1);
    expect(pointsOf(landing, one)).toBe(20 + 15);
    expect(pointsOf(landing, withFitting(one, launch, 0, 'mountedhmg', 2))).toBe(20 + 15 + 30);
    expect(pointsOf(landing, withFitting(one, launch, 1, 'mountedhmg', 1))).toBe(20 + 15 + 15);
    expect(pointsOf(landing, withFitting(one, launch, 0, 'mountedlmg', 1))).toBe(20 + 15 + 8);
  });

  test('a soft hull has two machine guns at the most, a dinghy none', () => {
    const launch = entry(landing, 'launch');
    let chosen = army(landing, { ...PLATOON, launch: 3 });
    chosen = withFitting(chosen, launch, 2, 'mountedhmg', 2);
    chosen = withFitting(chosen, launch, 2, 'mountedlmg', 1);
    expect(violations(landing, chosen)).toMatchObject([
      { rule: 'BT-2.4', fitting: { entry: 'launch', nth: 2 } },
    ]);
    const fittings = (id: string): unknown =>
      entry(landing, id).fittings?.entries.map((fitting) => fitting.id);
    expect(fittings('dinghy')).toEqual(['portable']);
    expect(fittings('rowingboat')).toEqual(['portable', 'mountedhmg', 'mountedlmg']);
  });

  test('what is fitted is what sails', () => {
    const mtb = entry(landing, 'mtb');
    let chosen = army(landing, { ...PLATOON, mtb: 2 });
    chosen = withFitting(chosen, mtb, 1, 'mountedhmg', 2);
    chosen = withFitting(withFitting(chosen, mtb, 1, 'cannon', 7), mtb, 1, 'nets', 1);
    expect(battle({ attacker: chosen }).boats).toEqual([
      { id: 'A-mtb1' },
      { id: 'A-mtb2', weapons: ['hmg', 'hmg', 'cannon7'], nets: true },
    ]);
  });

  test('mines join one allocation, whichever way they are bought', () => {
    const picket = entry(garrison, 'picketboat');
    const chosen = withFitting(
      army(garrison, { ...PLATOON, mine: 2, picketboat: 1 }),
      picket,
      0,
      'hullmine',
      1,
    );
    expect(battle({ defender: chosen }).mines?.rows).toHaveLength(3);
    expect(entry(landing, 'picketboat').fittings?.entries.map(({ id }) => id)).not.toContain(
      'hullmine',
    );
    expect(landing.entries.map(({ id }) => id)).not.toContain('mine');
  });
});

describe('limits', () => {
  test('[BT-2.1] three hard hulls, tanks counted in', () => {
    const chosen = army(landing, { ...PLATOON, landingcraft: 2, mtb: 1, tank: 1 });
    expect(wrong(landing, chosen)).toEqual([expect.stringMatching(/^BT-2\.1 /)]);
  });

  test('[BT-1.5] all of the attacker have a place aboard', () => {
    const chosen = army(landing, { ...PLATOON, launch: 2 });
    expect(wrong(landing, chosen)).toEqual([expect.stringMatching(/^BT-1\.5 .*\b2\b/)]);
    expect(wrong(landing, army(landing, { ...PLATOON, launch: 2, dinghy: 2 }))).toEqual([]);
  });

  test('[BT-2.2] tanks only on what carries vehicles', () => {
    const chosen = army(landing, { ...PLATOON, launch: 4, tank: 1 });
    expect(wrong(landing, chosen)).toEqual([expect.stringMatching(/^BT-2\.2 /)]);
    expect(
      wrong(landing, army(landing, { commander: 1, rifle: 5, landingcraft: 1, tank: 1 })),
    ).toEqual([]);
  });

  test('[QS-5.1, QS-2.1] somebody commands, and not too many', () => {
    expect(wrong(garrison, army(garrison, { rifle: 3 }))).toEqual([
      expect.stringMatching(/^QS-5\.1 /),
      expect.stringMatching(/^QS-2\.1 /),
    ]);
    expect(wrong(garrison, army(garrison, { commander: 1, rifle: 10 }))).toHaveLength(1);
    expect(wrong(garrison, army(garrison, { commander: 1, rifle: 9 }))).toEqual([]);
  });

  test('every violation is told in words', () => {
    for (const list of [landing, garrison]) {
      for (const each of list.entries) {
        const chosen = withCount(army(list, {}), each, 99);
        for (const text of wrong(list, chosen)) expect(text).not.toMatch(/limit\.|muster\.|\{/);
      }
    }
  });
});

describe('a battle', () => {
  const grounds = muster.grounds.map(({ id }) => id);

  test.each(grounds)('can be played by usual armies on %s', (ground) => {
    expect(pbiBoats.setup(battle({}, ground), {}).ok).toBe(true);
  });

  test('can be played by the largest and the smallest armies', () => {
    const large = army(landing, {
      commander: 2,
      lmg: 6,
      rifle: 12,
      hmg: 2,
      mortar: 2,
      lightgun: 2,
      heavygun: 2,
      antitank: 2,
      landingcraft: 3,
      dinghy: 12,
    });
    const small = army(landing, { commander: 1, dinghy: 1 });
    const tanks = army(landing, { commander: 1, rifle: 1, landingcraft: 1, tank: 2 });
    const navy = army(garrison, { commander: 1, rifle: 1, mtb: 3, launch: 4, dinghy: 6, mine: 10 });
    for (const attacker of [large, small, tanks]) {
      for (const ground of grounds) {
        const scenario = battle({ attacker, defender: navy }, ground);
        expect(pbiBoats.setup(scenario, {})).toMatchObject({ ok: true });
      }
    }
  });

  test('has boats as full as the others, with platoons together', () => {
    const { aboard } = battle({});
    expect(aboard?.map(({ pieces }) => pieces.length)).toEqual([7, 7, 6]);
    expect(aboard?.[0].pieces.every((id) => id.startsWith('A-'))).toBe(true);
  });
});

describe('a force', () => {
  test('[QS-2.1] is shared out among its platoons as evenly as it goes', () => {
    const chosen = army(landing, { commander: 2, lmg: 3, rifle: 5, launch: 3 });
    const { platoons } = battle({ attacker: chosen }) as unknown as {
      readonly platoons: readonly {
        readonly id: string;
        readonly side: string;
        readonly groups: object;
      }[];
    };
    expect(platoons.filter(({ side }) => side === 'attacker')).toEqual([
      { id: 'A', side: 'attacker', groups: { commander: 1, lmg: 2, rifle: 3, launch: 2 } },
      { id: 'B', side: 'attacker', groups: { commander: 1, lmg: 1, rifle: 2, launch: 1 } },
    ]);
    expect(platoons.filter(({ side }) => side === 'defender').map(({ id }) => id)).toEqual(['D']);
  });

  test('[BT-2.4, BT-4.3] has what was bought for each boat, those of the first platoon first', () => {
    const launch = entry(landing, 'launch');
    const mtb = entry(landing, 'mtb');
    let chosen = army(landing, { commander: 2, rifle: 8, launch: 2, mtb: 1, dinghy: 1 });
    chosen = withFitting(chosen, launch, 1, 'mountedlmg', 2);
    chosen = withFitting(chosen, mtb, 0, 'mountedmortar', 1);
    chosen = withFitting(chosen, entry(landing, 'dinghy'), 0, 'portable', 1);
    expect(battle({ attacker: chosen }).boats).toEqual([
      { id: 'A-dinghy1', portable: true },
      { id: 'A-launch1' },
      { id: 'B-launch1', weapons: ['lmg', 'lmg'] },
      { id: 'A-mtb1', weapons: ['mortar'] },
    ]);
  });

  test('[BT-1.5] of the attacker is all aboard, [BT-2.2] vehicles first and where they find room', () => {
    const chosen = army(landing, {
      commander: 1,
      lmg: 1,
      rifle: 1,
      launch: 1,
      landingcraft: 1,
      tank: 2,
    });
    const { aboard } = battle({ attacker: chosen });
    expect(aboard).toEqual([
      { boat: 'A-launch1', pieces: ['A-commander', 'A-lmg1'] },
      { boat: 'A-landingcraft1', pieces: ['A-tank1', 'A-tank2', 'A-rifle1'] },
    ]);
    const two = army(landing, { commander: 1, landingcraft: 2, tank: 1 });
    expect(battle({ attacker: two }).aboard?.flatMap(({ pieces }) => pieces)).toEqual([
      'A-tank1',
      'A-commander',
    ]);
  });

  test('[BT-1.5] is aboard of the tenth boat as of the first, and an empty one has no load', () => {
    const chosen = army(landing, { commander: 1, rifle: 9, dinghy: 12 });
    const { aboard } = battle({ attacker: chosen });
    expect(aboard).toHaveLength(10);
    expect(aboard?.every(({ pieces }) => pieces.length === 1)).toBe(true);
    expect(aboard?.map(({ boat }) => boat)).toContain('A-dinghy10');
  });

  test('[BT-8.1] of the defender lays his mines anywhere but in the first row', () => {
    const chosen = army(garrison, { ...PLATOON, mine: 2 });
    const { mines, board = [] } = battle({ defender: chosen });
    expect(mines).toEqual({
      rows: [
        [2, board.length],
        [2, board.length],
      ],
    });
    expect(battle({}).mines).toBe(undefined);
  });

  test('keeps of the ready-made battle the ground alone', () => {
    const made = battle({}, muster.grounds[3].id);
    expect(made.id).not.toBe(muster.grounds[3].id);
    expect(made.board).toEqual((pbiBoats.scenarios[3] as BoatScenario).board);
    expect([made.reserves, made.mines, made.measured]).toEqual([undefined, undefined, undefined]);
  });

  test('[BT-2.1, BT-2.3] has so many of each at the most', () => {
    const most = (list: typeof landing): object =>
      Object.fromEntries(list.entries.map(({ id, most: each }) => [id, each]));
    expect(most(landing)).toMatchObject({
      commander: 2,
      lmg: 12,
      rifle: 18,
      hmg: 2,
      dinghy: 12,
      launch: 4,
      mtb: 3,
      tank: 3,
    });
    expect(most(garrison)).toMatchObject({ commander: 3, mine: 10 });
  });
});
