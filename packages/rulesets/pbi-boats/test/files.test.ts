import { describe, expect, test } from 'vitest';
import { wording } from '@sandtable/testkit';
import { pbiBoats } from '../src/index.ts';
import { game, scenarioOf, type Game, type Sketch } from './support/game.ts';

const WORDS = wording(pbiBoats);

/** What is wrong with a file, as `path key about`. */
function problemsOf(scenario: object): string[] {
  const result = pbiBoats.setup(scenario, {});
  if (result.ok) return [];
  return result.problems.map(({ path, message }) => {
    WORDS.require(message, path);
    const about = message.with?.['about'] as string | undefined;
    return `${path} ${message.key.replace('scenario.', '')} ${about}`;
  });
}

function problems(sketch: Sketch, change: object = {}): string[] {
  return problemsOf({ ...scenarioOf(sketch), ...change });
}

/** One of each that somebody may be aboard of. */
const HULLS = {
  'A-mtb1': { at: 'c2', aboard: ['A-rifle1', 'A-rifle2'] },
  'A-launch1': 'e2',
  'A-dinghy1': 'f2',
  'A-rowingboat1': 'f2',
  'A-tank1': 'd5',
} as const;

describe('BT-2.4: what a hull is fitted with', () => {
  test.each([
    ['A-launch1', ['lmg', 'hmg'], true],
    ['A-launch1', ['lmg', 'lmg', 'lmg'], false],
    ['A-launch1', ['mortar'], false],
    ['A-launch1', ['lmg', 'cannon1'], false],
    ['A-rowingboat1', ['lmg'], true],
    ['A-dinghy1', ['lmg'], false],
    ['A-dinghy1', [], true],
    ['A-mtb1', ['hmg', 'hmg', 'hmg', 'mortar', 'mortar', 'cannon7'], true],
    ['A-mtb1', ['cannon1', 'cannon2'], false],
    ['A-tank1', ['lmg'], false],
  ])('[BT-2.4] %s with %j: %s', (id, weapons, fits) => {
    const found = problems({ hulls: HULLS }, { boats: [{ id, weapons }] });
    expect(found).toEqual(fits ? [] : [`boats[0].weapons boats:weapons ${id}`]);
  });

  test('[BT-2.4] nets on hard hulls, [BT-4.3] and only what is small can be carried', () => {
    const fitted = (id: string, kit: object): string[] =>
      problems({ hulls: HULLS }, { boats: [{ id, ...kit }] });
    expect(fitted('A-mtb1', { nets: true })).toEqual([]);
    for (const id of ['A-launch1', 'A-tank1']) {
      expect(fitted(id, { nets: true })).toEqual([`boats[0].nets boats:nets ${id}`]);
    }
    for (const id of ['A-dinghy1', 'A-rowingboat1']) {
      expect(fitted(id, { portable: true })).toEqual([]);
    }
    for (const id of ['A-launch1', 'A-mtb1', 'A-tank1']) {
      expect(fitted(id, { portable: true })).toEqual([`boats[0].portable boats:portable ${id}`]);
    }
  });

  test('[BT-2.1] of each hull once, and of nothing else', () => {
    const boats = [{ id: 'A-mtb1' }, { id: 'A-launch1' }, { id: 'A-mtb1' }, { id: 'A-rifle1' }];
    expect(problems({ hulls: HULLS }, { boats })).toEqual([
      'boats[2].id boats:twice A-mtb1',
      'boats[3].id boats:noHull A-rifle1',
    ]);
  });
});

describe('BT-2.2: who is aboard', () => {
  test('[BT-2.2] is aboard of a boat', () => {
    for (const boat of ['A-rifle3', 'A-tank1']) {
      const aboard = [{ boat, pieces: ['A-rifle1'] }];
      const sketch = { hulls: HULLS, groups: { 'A-rifle3': 'd5' } };
      expect(problems(sketch, { aboard })).toContain(`aboard[0].boat boats:noBoat ${boat}`);
    }
  });

  test('[BT-2.2] has room, of which a marker takes none', () => {
    const four = ['A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4'];
    const launch = (aboard: string[], fallen: string[]): string[] =>
      problems({ hulls: { 'A-launch1': { at: 'c2', aboard, fallen } } });
    expect(launch(four, ['A-rifle5'])).toEqual([]);
    expect(launch([...four, 'A-rifle5'], [])).toEqual(['aboard[0].pieces boats:noRoom A-launch1']);
    const craft = (...aboard: string[]): string[] =>
      problems({
        hulls: { 'A-landingcraft1': { at: 'c2', aboard }, 'A-tank1': {}, 'A-tank2': {} },
      });
    expect(craft('A-tank1', 'A-tank2', 'A-rifle1', 'A-rifle2')).toEqual([]);
    expect(craft('A-tank1', 'A-tank2', 'A-rifle1', 'A-rifle2', 'A-rifle3')).toEqual([
      'aboard[0].pieces boats:noRoom A-landingcraft1',
    ]);
  });

  test('[BT-2.2] is of its side, but for markers on a boat that was taken; no boat is', () => {
    const launch = (more: object): string[] =>
      problems({ hulls: { 'A-launch1': { at: 'c2', ...more }, 'A-dinghy1': 'e2' } }).filter(
        (each) => each.startsWith('aboard['),
      );
    expect(launch({ aboard: ['D-rifle1'] })).toEqual([
      'aboard[0].pieces[0] boats:notCargo D-rifle1',
    ]);
    expect(launch({ crew: 'defender', aboard: ['D-rifle1'], fallen: ['A-rifle1'] })).toEqual([]);
    expect(launch({ aboard: ['A-dinghy1'] })).toContain(
      'aboard[0].pieces[0] boats:notCargo A-dinghy1',
    );
  });

  test('[BT-2.2] is where the boat is, as the boat is', () => {
    const somewhere = (entry: object, hull: object = {}): string[] =>
      problems({
        hulls: { 'A-launch1': { at: 'c2', ...hull, aboard: ['A-rifle1'] } },
        groups: { 'A-rifle1': entry },
        more: { reserves: [{ pieces: ['A-launch1'], turn: 3 }] },
      });
    const wrong = ['aboard boats:notThere A-rifle1'];
    expect(somewhere({ status: 'aboard', at: 'c2' })).toEqual([]);
    expect(somewhere({ status: 'aboard', at: 'd2' })).toEqual(wrong);
    expect(somewhere({ status: 'board', at: 'c4' })).toEqual(wrong);
    expect(somewhere({ status: 'reserve' })).toContain(wrong[0]);
    expect(somewhere({ status: 'removed' })).toContain(wrong[0]);
    const sketch = { hulls: HULLS, groups: { 'A-rifle3': { status: 'aboard', at: 'c2' } } };
    expect(problems(sketch)).toEqual(['aboard boats:notThere A-rifle3']);
    const coming: Sketch = {
      hulls: { 'A-launch1': { aboard: ['A-rifle1'] } },
      more: { reserves: [{ pieces: ['A-launch1'], turn: 3 }] },
    };
    expect(problems(coming)).toEqual([]);
    const early = { ...coming, groups: { 'A-rifle1': { status: 'aboard', at: 'c2' } } };
    expect(problems(early)).toEqual(wrong);
  });
});

describe('BT-4.4: reserves', () => {
  const reserves = (hulls: object, ...parties: string[][]): string[] =>
    problems({
      // Where groups and vehicles come in.
      ground: { a1: '.' },
      hulls: hulls as NonNullable<Sketch['hulls']>,
      more: { reserves: parties.map((pieces) => ({ pieces, turn: 2 })) },
    });
  const MTBS = { 'A-mtb1': {}, 'A-mtb2': {}, 'A-mtb3': {}, 'A-mtb4': {} };

  test('[BT-2.1] hard hulls come by threes, others each for itself, groups as they like', () => {
    expect(reserves(MTBS, ['A-mtb1', 'A-mtb2', 'A-mtb3'], ['A-mtb4'])).toEqual([]);
    expect(reserves(MTBS, ['A-mtb1', 'A-mtb2', 'A-mtb3', 'A-mtb4'])).toEqual([
      'reserves[0].pieces boats:flotilla A-mtb1',
    ]);
    const others = { 'A-launch1': {}, 'A-launch2': {}, 'A-tank1': {}, 'A-mtb1': {} };
    expect(reserves(others, ['A-launch1', 'A-launch2'], ['A-tank1'], ['A-mtb1'])).toEqual([
      'reserves[0].pieces boats:flotilla A-launch1',
    ]);
    expect(reserves(others, ['A-launch1'], ['A-launch2'], ['A-mtb1', 'A-tank1'])).toEqual([
      'reserves[2].pieces boats:flotilla A-mtb1',
    ]);
    const groups = ['A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4'];
    expect(reserves({}, groups)).toEqual([]);
  });

  test('[BT-4.4] each is named once, with others of its side and kind', () => {
    const hulls = { 'A-mtb1': {}, 'D-mtb1': {}, 'A-mtb2': {} };
    expect(reserves(hulls, ['A-mtb1', 'D-mtb1'], ['A-mtb2'])).toEqual([
      'reserves[0].pieces[1] boats:reserve D-mtb1',
    ]);
    expect(reserves(hulls, ['A-mtb1', 'A-rifle1'], ['A-mtb2'], ['D-mtb1'])).toEqual([
      'reserves[0].pieces[1] boats:reserve A-rifle1',
    ]);
    expect(reserves(hulls, ['A-mtb1'], ['A-mtb2', 'A-mtb1'], ['D-mtb1'])).toEqual([
      'reserves[1].pieces[1] boats:reserve A-mtb1',
    ]);
  });

  test('[BT-4.4] who waits comes with somebody', () => {
    const waiting = { 'A-rifle1': { status: 'reserve' }, 'A-mtb1': { status: 'expected' } };
    expect(problems({ groups: waiting }).toSorted()).toEqual([
      'reserves boats:noReserve A-mtb1',
      'reserves boats:noReserve A-rifle1',
    ]);
  });
});

describe('BT-1.2: where pieces are', () => {
  test('[BT-1.2] a group is none of what hulls are', () => {
    for (const status of ['afloat', 'stowed', 'vehicle', 'carried', 'expected']) {
      const placed = ['carried', 'expected'].includes(status) ? {} : { at: 'd5' };
      expect(problems({ groups: { 'A-rifle1': { status, ...placed } } })).toContain(
        'groups boats:notHullStatus A-rifle1',
      );
    }
  });

  test('[BT-1.2] a hull is none of what groups are, a boat no vehicle and a vehicle no boat', () => {
    const is = (id: string, status: string, at?: string): string[] =>
      problems({ groups: { [id]: { status, ...(at !== undefined && { at }) } } });
    expect(is('A-launch1', 'board', 'c4')).toContain('groups boats:hullStatus A-launch1');
    expect(is('A-launch1', 'aboard', 'c4')).toContain('groups boats:hullStatus A-launch1');
    expect(is('A-launch1', 'reserve')).toContain('groups boats:hullStatus A-launch1');
    expect(is('A-launch1', 'vehicle', 'c4')).toContain('groups boats:hullStatus A-launch1');
    expect(is('A-launch1', 'afloat', 'c4')).toEqual([]);
    expect(is('A-tank1', 'afloat', 'c4')).toContain('groups boats:hullStatus A-tank1');
    expect(is('A-tank1', 'carried')).toContain('groups boats:hullStatus A-tank1');
    expect(is('A-tank1', 'vehicle', 'c4')).toEqual([]);
  });

  test('[BT-1.2] nobody stands in water or fire, and no boat lies on land that cannot be carried', () => {
    const sketch = { ground: { d5: 'f' } };
    expect(problems({ ...sketch, groups: { 'A-rifle1': 'c3' } })).toEqual([
      'groups boats:inWater A-rifle1',
    ]);
    expect(problems({ ...sketch, hulls: { 'A-tank1': 'c3' } })).toEqual([
      'groups boats:inWater A-tank1',
    ]);
    expect(problems({ ...sketch, hulls: { 'A-tank1': 'd5' } })).toEqual([
      'groups boats:inFire A-tank1',
    ]);
    expect(problems({ hulls: { 'A-launch1': 'c5' } })).toEqual(['groups boats:ashore A-launch1']);
    expect(problems({ hulls: { 'A-launch1': 'c4' } })).toEqual([]);
    expect(problems({ hulls: { 'A-dinghy1': { at: 'c5', portable: true } } })).toEqual([]);
  });

  test('[BT-4.3] a group ashore carries one boat of its side, if that can be carried', () => {
    const carried = (more: Sketch): string[] =>
      problems({ ...more, groups: { 'A-rifle1': 'd5', 'D-rifle1': 'h8', ...more.groups } });
    const dinghy = { portable: true, carrier: 'A-rifle1' };
    const wrong = ['boats boats:carrier A-dinghy1'];
    expect(carried({ hulls: { 'A-dinghy1': dinghy } })).toEqual([]);
    expect(carried({ hulls: { 'A-dinghy1': { carrier: 'A-rifle1' } } })).toEqual(wrong);
    expect(carried({ hulls: { 'A-dinghy1': { ...dinghy, carrier: 'D-rifle1' } } })).toEqual(wrong);
    expect(carried({ hulls: { 'A-dinghy1': dinghy, 'A-dinghy2': dinghy } })).toEqual([
      'boats boats:carrier A-dinghy2',
    ]);
    const aboard = { 'A-launch1': { at: 'c2', aboard: ['A-rifle1'] } };
    expect(
      carried({ groups: { 'A-rifle1': {} }, hulls: { 'A-dinghy1': dinghy, ...aboard } }),
    ).toEqual(wrong);
    expect(carried({ groups: { 'A-dinghy1': { status: 'carried' } }, hulls: {} })).toEqual(wrong);
    expect(
      carried({
        groups: { 'A-dinghy1': { at: 'd4', status: 'afloat' } },
        hulls: { 'A-dinghy1': dinghy },
      }),
    ).toEqual(wrong);
  });

  test('[BT-2.2] two boats to a square, four where all are small, and none of both sides', () => {
    const there = (...ids: string[]): string[] =>
      problems({ hulls: Object.fromEntries(ids.map((id) => [id, 'c2'])) });
    const crowded = ['groups boats:crowded c2'];
    expect(there('A-launch1', 'A-launch2')).toEqual([]);
    expect(there('A-launch1', 'A-launch2', 'A-launch3')).toEqual(crowded);
    expect(there('A-dinghy1', 'A-dinghy2', 'A-rowingboat1', 'A-rowingboat2')).toEqual([]);
    expect(there('A-dinghy1', 'A-dinghy2', 'A-dinghy3', 'A-dinghy4', 'A-dinghy5')).toEqual(crowded);
    expect(there('A-dinghy1', 'A-dinghy2', 'A-launch1')).toEqual(crowded);
    expect(there('A-launch1', 'D-launch1')).toEqual(crowded);
    const taken = { 'D-launch1': { at: 'c2', crew: 'attacker' }, 'D-launch2': 'c2' } as const;
    expect(problems({ hulls: taken })).toEqual([]);
  });
});

describe('BT-8.1: mines', () => {
  const mines = (entry: object): string[] =>
    problems({ more: { mines: entry as { readonly rows: [] } } });

  test('[BT-8.1] lie in rows from the second on', () => {
    expect(mines({ rows: [[2, 2]] })).toEqual([]);
    expect(mines({ rows: [[1, 3]] })).toEqual(['mines.rows[0] boats:mineRows 1-3']);
    const crowd = Array.from({ length: 9 }, () => [3, 3]);
    expect(mines({ rows: crowd })).toEqual(
      crowd.map((_, i) => `mines.rows[${i}] boats:manyMineRows 3-3`),
    );
    expect(
      mines({
        rows: [
          [2, 3],
          [3, 2],
        ],
      }),
    ).toContain('mines.rows[1] boats:mineRows 3-2');
  });

  test('[BT-8.1] are as many as there are', () => {
    const rows = [[2, 3]];
    expect(mines({ rows, laid: ['c2'], found: [true] })).toEqual([]);
    expect(mines({ rows, laid: ['c2', 'unlaid'] })).toEqual(['mines.laid boats:manyMines 1']);
    expect(mines({ rows, laid: ['c2'], found: [true, true] })).toEqual([
      'mines.laid boats:manyMines 1',
    ]);
  });

  test('[BT-8.1] lie somewhere: in water of their rows, one a square', () => {
    const rows = [
      [2, 3],
      [2, 2],
    ];
    expect(mines({ rows, laid: ['c3', 'd2'] })).toEqual([]);
    expect(mines({ rows, laid: ['unlaid', 'gone'] })).toEqual([]);
    expect(mines({ rows, laid: ['hidden', 'd2'] })).toEqual(['mines.laid[0] boats:hiddenMine 1']);
    expect(mines({ rows, laid: ['c4', 'd2'] })).toEqual(['mines.laid[0] boats:mine c4']);
    expect(mines({ rows: [[2, 4]], laid: ['c4'] })).toEqual(['mines.laid[0] boats:mine c4']);
    expect(mines({ rows, laid: ['c1', 'd2'] })).toEqual(['mines.laid[0] boats:mine c1']);
    expect(mines({ rows, laid: ['c3', 'd3'] })).toEqual(['mines.laid[1] boats:mine d3']);
    expect(mines({ rows, laid: ['d2', 'd2'] })).toEqual(['mines.laid[1] boats:mine d2']);
    expect(mines({ rows, laid: ['z9', 'd2'] })).toEqual(['mines.laid[0] boats:mine z9']);
  });
});

describe('what is written', () => {
  const FIELDS = [
    'boats',
    'aboard',
    'reserves',
    'mines',
    'current',
    'sight',
    'attackerRows',
    'objectives',
    'minimumMove',
    'sailed',
  ] as const;
  const written = (g: Game): Record<string, unknown> => {
    const file = pbiBoats.position(g.state) as unknown as Record<string, unknown>;
    return Object.fromEntries(
      FIELDS.filter((field) => field in file).map((field) => [field, file[field]]),
    );
  };

  test('is all that was read', () => {
    const g = game({
      hulls: {
        'A-mtb1': {
          at: 'c2',
          facing: 'east',
          weapons: ['hmg', 'cannon7'],
          nets: true,
          damage: 1,
          ap: 5,
          shots: [1, 2],
          marks: ['started', 'weaponsShot', 'spent'],
          aboard: ['A-rifle1'],
          fallen: ['A-rifle2'],
        },
        'A-dinghy1': { portable: true, carrier: 'A-rifle3' },
        'A-launch1': { at: 'e4', beached: 'e4', crew: 'defender' },
        'A-launch2': {},
      },
      groups: { 'A-rifle3': 'd5' },
      stack: [{ type: 'motivate' }, { type: 'boats:sail', boat: 'A-mtb1' }],
      more: {
        reserves: [{ pieces: ['A-launch2'], turn: 3 }],
        mines: {
          rows: [
            [2, 3],
            [2, 2],
            [2, 3],
          ],
          laid: ['d3', 'gone', 'unlaid'],
          found: [false, true, false],
        },
        current: 'west',
        sight: 3,
        attackerRows: 2,
        objectives: 'landings',
        minimumMove: true,
        sailed: ['a1'],
      },
    });
    expect(written(g)).toEqual({
      boats: [
        { id: 'A-dinghy1', portable: true, facing: 'north', carrier: 'A-rifle3' },
        { id: 'A-launch1', facing: 'north', crew: 'defender', beached: 'e4' },
        { id: 'A-launch2', facing: 'north' },
        {
          id: 'A-mtb1',
          weapons: ['hmg', 'cannon7'],
          nets: true,
          facing: 'east',
          damage: 1,
          ap: 5,
          shots: [1, 2],
          marks: ['started', 'weaponsShot', 'spent'],
        },
      ],
      aboard: [{ boat: 'A-mtb1', pieces: ['A-rifle1', 'A-rifle2'] }],
      reserves: [{ pieces: ['A-launch2'], turn: 3 }],
      mines: {
        rows: [
          [2, 3],
          [2, 2],
          [2, 3],
        ],
        laid: ['d3', 'gone', 'unlaid'],
        found: [false, true, false],
      },
      current: 'west',
      sight: 3,
      attackerRows: 2,
      objectives: 'landings',
      minimumMove: true,
      // And where a boat lies.
      sailed: ['a1', 'c2'],
    });
    g.isKept();
  });

  test('is nothing else', () => {
    expect(written(game({}))).toEqual({});
    const laid = { mines: { rows: [[2, 2]] } } as const;
    expect(written(game({ more: laid }))).toEqual(laid);
  });

  test('[BT-1.5] a hull faces the other side unless the file says otherwise', () => {
    const facing = (edge: 'south' | 'north' | 'east'): string[] => {
      const g = game({ more: { edge }, hulls: { 'A-launch1': 'c2', 'D-launch1': 'e2' } });
      return [g.hull('A-launch1').facing, g.hull('D-launch1').facing];
    };
    expect(facing('south')).toEqual(['north', 'south']);
    expect(facing('north')).toEqual(['south', 'north']);
    expect(facing('east')).toEqual(['west', 'east']);
  });
});
