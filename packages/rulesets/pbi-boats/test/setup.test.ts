import { describe, expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import { Game, only, type AnyMove } from './support/game.ts';

const place = (boat: string, square: string, facing = 'north'): AnyMove => {
  return { type: 'boats:place', boat, square, facing };
};
const load = (group: string, boat: string): AnyMove => ({ type: 'boats:load', group, boat });

const SEAT = {
  format: 1,
  ruleset: 'pbi-boats',
  id: 'seat',
  turns: 4,
  edge: 'south',
  board: [
    '........',
    '........',
    '...f....',
    '________',
    '~~~~~~~~',
    '~~r~~~~~',
    '~~~~~=~~',
    '~~~~~~~~',
  ],
  platoons: [
    { id: 'A', side: 'attacker', groups: { rifle: 2, launch: 2 } },
    { id: 'D', side: 'defender', groups: { rifle: 1 } },
  ],
} as const;

function setting(more: object = {}): Game {
  return new Game({ ...SEAT, ...more });
}

/** The defender's group stands, and the attacker's boats are next. */
function deployed(more: object = {}): Game {
  const played = setting(more);
  played.play({ type: 'deploy', square: 'a8' });
  return played;
}

const problems = (more: object): string[] => {
  const result = pbiBoats.setup({ ...SEAT, ...more }, {});
  return result.ok ? [] : result.problems.map(({ path, message }) => `${path} ${message.key}`);
};

const WITH_DEFENDERS = {
  platoons: [
    { id: 'A', side: 'attacker', groups: { rifle: 2, launch: 2 } },
    { id: 'D', side: 'defender', groups: { rifle: 1, launch: 1 } },
  ],
} as const;

describe('BT-1.5 setting up', () => {
  test('[BT-1.5] groups of the defender start on land, outside two rows, and not in burning woods', () => {
    const played = setting();
    expect(played.asked).toBe('defender deploy');
    for (const square of ['d5', 'd4', 'd3']) {
      played.refuses({ type: 'deploy', square }, 'BT-1.5');
    }
    played.refuses({ type: 'deploy', square: 'd6' }, 'BT-1.5');
    played.refuses({ type: 'deploy', square: 'd2' }, 'QS-2.4');
    played.play({ type: 'deploy', square: 'd7' });
    expect(played.asked).toBe('attacker boats:attackers');
    played.isKept();
  });

  test('[BT-1.5] the attacker’s boats start in water of his first row, loaded, with any facing', () => {
    const played = deployed();
    played.refuses(place('A-launch1', 'd2'), 'BT-1.5');
    played.refuses(place('A-launch1', 'd5'), 'BT-1.3');
    played.refuses(place('A-launch1', 'f2'), 'BT-1.3');
    played.refuses(place('A-launch2', 'd1'), 'BT-1.5');
    expect(new Set(played.offered('boats:place').map(({ facing }) => facing)).size).toBe(4);
    played.play(load('A-rifle1', 'A-launch1'));
    played.isKept();
    played.play(load('A-rifle2', 'A-launch1'));
    played.refuses(load('A-rifle1', 'A-launch1'), 'BT-1.5');
    played.play(place('A-launch1', 'd1', 'east'));
    expect(played.hull('A-launch1')).toMatchObject({
      at: 'd1',
      facing: 'east',
      aboard: ['A-rifle1', 'A-rifle2'],
    });
    expect(played.where('A-rifle2')).toBe('aboard d1');
    played.isKept();
    played.play(place('A-launch2', 'd1'));
    expect(played.asked).toBe('attacker residual');
    expect(played.state.turn).toBe(1);
  });

  test('[BT-1.5] or where the scenario says', () => {
    const played = deployed({ attackerRows: 3 });
    expect(played.why(load('A-rifle1', 'A-launch1'))).toBe(undefined);
    played.play(place('A-launch1', 'd3'));
    played.refuses(place('A-launch2', 'd4'), 'BT-1.5');
  });

  test('[BT-1.5] nobody is left behind who has no land to start on', () => {
    const played = deployed();
    played.play(place('A-launch1', 'd1'));
    played.refuses(place('A-launch2', 'd1'), 'BT-1.5');
    played.play(load('A-rifle1', 'A-launch2'));
    played.refuses(place('A-launch2', 'd1'), 'BT-1.5');
    played.play(load('A-rifle2', 'A-launch2'));
    played.play(place('A-launch2', 'd1'));
    expect(played.asked).toBe('attacker residual');
    // With land in his first row the rest start there.
    const board = [...SEAT.board.slice(0, 7), '.~~~~~~~'];
    const land = deployed({ board });
    land.play(place('A-launch1', 'd1'));
    land.play(place('A-launch2', 'd1'));
    expect(land.asked).toBe('attacker deploy');
    land.isKept();
  });

  test('[BT-1.5] the defender’s boats start in water outside the two rows nearest the attacker', () => {
    const played = setting(WITH_DEFENDERS);
    expect(played.asked).toBe('defender boats:defenders');
    played.isKept();
    played.refuses(place('D-launch1', 'd2'), 'BT-1.5');
    played.refuses(place('D-launch1', 'd5'), 'BT-1.3');
    played.refuses(load('A-rifle1', 'D-launch1'), 'BT-1.5');
    played.play(place('D-launch1', 'd3', 'south'));
    expect(played.asked).toBe('defender deploy');
    played.isKept();
  });

  test('[BT-2.2] boats of both sides do not start in one square', () => {
    // As no game comes to it, but a file may say.
    const waiting = ['A-launch1', 'A-launch2', 'A-rifle1', 'A-rifle2'];
    const played = setting({
      ...WITH_DEFENDERS,
      groups: [
        ...waiting.map((id) => ({ id, status: 'waiting' })),
        { id: 'D-launch1', at: 'd1', status: 'afloat' },
        { id: 'D-rifle1', at: 'a8' },
      ],
      position: { turn: 0, side: 'attacker', stack: [{ type: 'boats:attackers' }] },
    });
    played.refuses(place('A-launch1', 'd1'), 'BT-2.2');
  });

  test('[BT-2.2] no more boats in a square than it holds, and no more aboard', () => {
    const played = deployed({
      platoons: [
        { id: 'A', side: 'attacker', groups: { rifle: 5, launch: 2, dinghy: 3 } },
        { id: 'D', side: 'defender', groups: { rifle: 1 } },
      ],
    });
    // Dinghies come first in the roster.
    played.play(load('A-rifle1', 'A-dinghy1'));
    played.refuses(load('A-rifle2', 'A-dinghy1'), 'BT-2.2');
    for (const nth of [1, 2, 3]) played.play(place(`A-dinghy${nth}`, 'd1'));
    played.refuses(place('A-launch1', 'd1'), 'BT-2.2');
    for (const nth of [2, 3, 4, 5]) played.play(load(`A-rifle${nth}`, 'A-launch1'));
    played.play(place('A-launch1', 'e1'));
    played.play(place('A-launch2', 'e1'));
  });

  test('[BT-1.5] who comes later is not placed', () => {
    const played = deployed({
      aboard: [{ boat: 'A-launch2', pieces: ['A-rifle2'] }],
      reserves: [{ pieces: ['A-launch2'], turn: 2 }],
    });
    played.refuses(place('A-launch1', 'd1'), 'BT-1.5');
    played.play(load('A-rifle1', 'A-launch1'));
    played.play(place('A-launch1', 'd1'));
    expect(played.asked).toBe('attacker residual');
    expect(played.where('A-rifle2')).toBe('reserve');
  });

  test('[BT-1.5] a scenario gives board and edge, and room for all', () => {
    expect(problems({})).toEqual([]);
    const { board: _, edge: __, ...bare } = SEAT;
    const result = pbiBoats.setup(bare, {});
    const said = result.ok ? [] : result.problems.map(({ path, message }) => [path, message.key]);
    expect(said).toContainEqual(['board', 'scenario.boats:needsBoard']);
    expect(said).toContainEqual(['edge', 'scenario.boats:needsBoard']);
    const many = {
      platoons: [
        { id: 'A', side: 'attacker', groups: { rifle: 9, launch: 2 } },
        { id: 'D', side: 'defender', groups: { rifle: 1 } },
      ],
    };
    expect(problems(many)).toEqual(['platoons scenario.boats:noStart']);
    const tank = {
      platoons: [
        { id: 'A', side: 'attacker', groups: { rifle: 1, launch: 2, tank: 1 } },
        { id: 'D', side: 'defender', groups: { rifle: 1 } },
      ],
    };
    expect(problems(tank)).toEqual(['platoons scenario.boats:noStart']);
  });

  test('[BT-3.5] a tank is loaded as a group is', () => {
    const played = deployed({
      platoons: [
        { id: 'A', side: 'attacker', groups: { rifle: 7, landingcraft: 1, tank: 1 } },
        { id: 'B', side: 'attacker', groups: { launch: 1 } },
        { id: 'D', side: 'defender', groups: { rifle: 1 } },
      ],
    });
    played.refuses(place('A-landingcraft1', 'd1'), 'BT-1.5');
    played.play(load('A-tank1', 'A-landingcraft1'));
    for (const nth of [1, 2, 3, 4, 5, 6]) played.play(load(`A-rifle${nth}`, 'A-landingcraft1'));
    played.refuses(load('A-rifle7', 'A-landingcraft1'), 'BT-2.2');
    played.isKept();
    played.play(place('A-landingcraft1', 'd1'));
    expect(played.where('A-tank1')).toBe('stowed d1');
  });

  test('[BT-1.5, BT-2.2] nobody is loaded where another would find no deck for his tank', () => {
    const played = deployed({
      platoons: [
        { id: 'A', side: 'attacker', groups: { rifle: 7, landingcraft: 1, tank: 1 } },
        { id: 'B', side: 'attacker', groups: { launch: 1 } },
        { id: 'D', side: 'defender', groups: { rifle: 1 } },
      ],
    });
    for (const nth of [1, 2, 3, 4, 5, 6]) played.play(load(`A-rifle${nth}`, 'A-landingcraft1'));
    played.refuses(load('A-rifle7', 'A-landingcraft1'), 'BT-1.5');
    played.play(load('A-tank1', 'A-landingcraft1'));
  });

  test('[BT-1.5] boats out in the rows of the scenario are no offence while groups deploy', () => {
    const board = [...SEAT.board.slice(0, 7), '.~~~~~~~'];
    const played = deployed({ board, attackerRows: 3 });
    played.play(load('A-rifle1', 'A-launch1'));
    played.play(place('A-launch1', 'd3'));
    played.play(place('A-launch2', 'e3'));
    expect(played.asked).toBe('attacker deploy');
    played.isKept();
  });
});

describe('BT-2.2 water for every boat', () => {
  /** Two squares of water in the first row. */
  const NARROW = [...SEAT.board.slice(0, -1), '~~......'];
  const boats = (groups: object): object => ({
    board: NARROW,
    platoons: [
      { id: 'A', side: 'attacker', groups: { rifle: 1, ...groups } },
      { id: 'D', side: 'defender', groups: { rifle: 1 } },
    ],
  });

  test.each([
    [{ launch: 4 }, true],
    [{ launch: 5 }, false],
    [{ dinghy: 8 }, true],
    [{ dinghy: 9 }, false],
    [{ dinghy: 4, launch: 2 }, true],
    [{ dinghy: 5, launch: 1 }, true],
    [{ dinghy: 6, launch: 1 }, false],
    [{ dinghy: 1, launch: 3 }, true],
    [{ dinghy: 2, launch: 3 }, false],
  ])('[BT-2.2] in two squares there is room for %j: %s', (groups, isRoom) => {
    const found = isRoom ? [] : ['platoons scenario.boats:noWater'];
    expect(problems(boats(groups))).toEqual(found);
  });

  test('[BT-2.2] boats of the other side start elsewhere, and take no room', () => {
    const platoons = [
      { id: 'A', side: 'attacker', groups: { rifle: 1, launch: 4 } },
      { id: 'D', side: 'defender', groups: { rifle: 1, launch: 2 } },
    ];
    expect(problems({ board: NARROW, platoons })).toEqual([]);
  });

  test('[BT-2.2] no boat is put where it leaves another without water', () => {
    const played = deployed(boats({ dinghy: 4, launch: 1 }));
    played.play(place('A-dinghy1', 'a1'));
    played.play(place('A-dinghy2', 'b1'));
    played.play(place('A-dinghy3', 'a1'));
    played.refuses(place('A-dinghy4', 'b1'), 'BT-2.2');
    played.play(place('A-dinghy4', 'a1'));
    played.play(place('A-launch1', 'b1'));
  });

  test('[BT-1.5] boats of the defender keep out of all rows that the attacker’s start in', () => {
    const played = setting({ ...WITH_DEFENDERS, attackerRows: 3 });
    played.refuses(place('D-launch1', 'a3'), 'BT-1.5');
    played.play(place('D-launch1', 'a4'));
  });
});

describe('BT-8.1 laying mines', () => {
  const lay = (square: string): AnyMove => ({ type: 'boats:lay', square });
  const MINES = {
    mines: {
      rows: [
        [2, 3],
        [2, 2],
      ],
    },
  };

  test('[BT-8.1] the defender lays them one after another before anybody deploys, each in its rows', () => {
    const played = setting(MINES);
    expect(played.asked).toBe('defender boats:mines');
    expect(played.question).toMatch(/^BT-8\.1 .*2/);
    played.refuses(lay('d5'), 'BT-1.3');
    played.refuses(lay('d1'), 'BT-8.1');
    played.refuses(lay('d4'), 'BT-8.1');
    expect(played.offered('boats:lay')).toHaveLength(15);
    expect(only(played.play(lay('d2')), 'boats:laid')).toMatchObject({
      rule: 'BT-8.1',
      square: 'd2',
    });
    expect(played.why(lay('d2'))).toBe('BT-8.1 boats:mineThere');
    played.refuses(lay('d2'), 'BT-8.1');
    expect(played.why(lay('d3'))).toBe('BT-8.1 boats:mineRow');
    expect(played.question).toMatch(/^BT-8\.1 .*(?:1|one|last)/i);
    played.play(lay('e2'));
    expect(played.asked).toBe('defender deploy');
  });

  test('[BT-8.1] a boat that starts on a mine shows it to all, and one that might have is not taken back', () => {
    const played = setting({ mines: { rows: [[2, 2]] }, attackerRows: 2 });
    played.play(lay('d2'));
    played.play({ type: 'deploy', square: 'a8' });
    played.play(load('A-rifle1', 'A-launch1'));
    played.play(load('A-rifle2', 'A-launch1'));
    const found = played.play(place('A-launch1', 'd2'));
    expect(only(found, 'boats:placed')).toMatchObject({ rule: 'BT-1.5', reveals: true });
    expect(only(found, 'boats:mineFound')).toMatchObject({ square: 'd2' });
    expect(only(played.play(place('A-launch2', 'd1')), 'boats:placed').reveals).toBe(undefined);
  });
});

describe('BT-1.5 loading', () => {
  test('[BT-1.5] the boat that is next takes on whoever waits, is of its side and no boat', () => {
    const played = deployed();
    expect(played.question).toMatch(/^BT-1\.5 .*launch A1/);
    expect(played.why(load('A-rifle1', 'A-launch2'))).toBe('BT-1.5 boats:otherBoat');
    expect(played.why(load('D-rifle1', 'A-launch1'))).toBe('BT-1.5 boats:notWaiting');
    expect(played.why(load('A-launch2', 'A-launch1'))).toBe('BT-1.5 boats:notWaiting');
    const before = played.question;
    played.play(load('A-rifle1', 'A-launch1'));
    expect(played.why(load('A-rifle1', 'A-launch1'))).toBe('BT-1.5 boats:notWaiting');
    played.play(load('A-rifle2', 'A-launch1'));
    // There is nobody left to load.
    expect(played.question).not.toBe(before);
    expect(played.offered('boats:load')).toEqual([]);
  });
});

describe('BT-1.5 a place for everybody', () => {
  const army = (groups: object): object => ({
    platoons: [
      { id: 'A', side: 'attacker', groups },
      { id: 'D', side: 'defender', groups: { rifle: 1 } },
    ],
  });
  const NOWHERE = ['platoons scenario.boats:noStart'];

  test('[BT-2.2] beside tanks that are aboard already', () => {
    const loaded = (groups: object, ...tanks: string[]): string[] =>
      problems({
        ...army({ landingcraft: 1, ...groups }),
        aboard: [{ boat: 'A-landingcraft1', pieces: tanks }],
      });
    expect(loaded({ rifle: 6, tank: 1 }, 'A-tank1')).toEqual([]);
    expect(loaded({ rifle: 7, tank: 1 }, 'A-tank1')).toEqual(NOWHERE);
    expect(loaded({ rifle: 2, tank: 2 }, 'A-tank1')).toEqual([]);
    expect(loaded({ rifle: 3, tank: 2 }, 'A-tank1')).toEqual(NOWHERE);
    expect(loaded({ rifle: 1, tank: 3 }, 'A-tank1', 'A-tank2')).toEqual(NOWHERE);
  });

  test('[BT-1.5] four to a square of land, where there is some in the attacker’s first row', () => {
    const ashore = (lmg: number): string[] =>
      problems({
        ...army({ rifle: 9, lmg, launch: 2 }),
        board: [...SEAT.board.slice(0, 7), '.~~~~~~~'],
      });
    expect(ashore(3)).toEqual([]);
    expect(ashore(4)).toEqual(NOWHERE);
  });

  test('[BT-1.5] the defender’s on land outside the two rows nearest the attacker', () => {
    const sea = '~~~~~~~~';
    const island = (row: number): string[] =>
      problems({ board: Array.from({ length: 8 }, (_, i) => (8 - i === row ? '...~~~~~' : sea)) });
    expect(island(3)).toEqual([]);
    expect(island(2)).toContain(NOWHERE[0]);
  });

  test('[BT-4.4] who comes later is not loaded, nor named for himself where his boat is', () => {
    const reserves = [{ pieces: ['A-rifle2'], turn: 2 }];
    const board = [...SEAT.board.slice(0, 7), '.~~~~~~~'];
    const played = deployed({ board, reserves });
    expect(played.why(load('A-rifle2', 'A-launch1'))).toBe('BT-1.5 boats:notWaiting');
    const twice = [...reserves, { pieces: ['A-launch2'], turn: 2 }];
    const aboard = [{ boat: 'A-launch2', pieces: ['A-rifle2'] }];
    expect(problems({ board, aboard, reserves: twice })).toContain(
      'reserves[0].pieces[0] scenario.boats:reserve',
    );
  });
});
