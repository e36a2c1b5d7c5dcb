import { describe, expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import {
  game,
  only,
  scenarioOf,
  SHORE,
  type AnyMove,
  type Game,
  type Sketch,
} from './support/game.ts';

const enter = (square: string, facing: string, boat = 'A-launch1'): AnyMove => {
  return { type: 'boats:enter', boat, square, facing };
};
const arrive = (group: string, square: string): AnyMove => ({
  type: 'boats:arrive',
  group,
  square,
});
const END: AnyMove = { type: 'endTurn' };

/** Water in rows 1 to 3, beach in row 4; the attacker's reserves are due in turn 2. */
function due(sketch: Partial<Sketch> = {}): Game {
  return game({
    turn: 1,
    side: 'defender',
    hulls: { 'A-launch1': { aboard: ['A-rifle1', 'A-rifle2'] } },
    groups: { 'A-commander': 'a4', 'D-rifle1': 'h8', ...sketch.groups },
    more: { reserves: [{ pieces: ['A-launch1'], turn: 2 }] },
    ...sketch,
    stack: [{ type: 'residual' }],
  });
}

describe('BT-4.4 reserves', () => {
  test('[BT-4.4] a boat with its load arrives on 4+ at the start of its owner’s turn', () => {
    const played = due();
    expect(only(played.play(END, 4), 'boats:reservesCome')).toMatchObject({
      rule: 'BT-4.4',
      groups: ['A-launch1'],
      dice: [4],
      needs: 4,
    });
    expect(played.asked).toBe('attacker boats:reserves');
    played.isKept();
    expect(only(played.play(enter('d1', 'north')), 'boats:entered')).toMatchObject({
      rule: 'BT-4.4',
      square: 'd1',
      facing: 'north',
    });
    expect(played.hull('A-launch1')).toMatchObject({
      at: 'd1',
      facing: 'north',
      aboard: ['A-rifle1', 'A-rifle2'],
      marks: [],
    });
    expect(played.where('A-rifle1')).toBe('aboard d1');
    expect(played.asked).toBe('attacker motivate');
    // It may act.
    expect(played.why({ type: 'boats:start', boat: 'A-launch1', throttle: false })).toBe(undefined);
    played.isKept();
  });

  test('[BT-4.4] on less it waits, and it is rolled for again every turn', () => {
    const played = due();
    expect(only(played.play(END, 3), 'boats:reservesWait')).toMatchObject({ dice: [3], needs: 4 });
    expect(played.asked).toBe('attacker motivate');
    expect(played.where('A-launch1')).toBe('expected');
    expect(played.where('A-rifle1')).toBe('reserve');
    played.isKept();
    played.play({ type: 'rest' });
    played.play(END);
    played.play(END, 5);
    expect(played.asked).toBe('attacker boats:reserves');
  });

  test('[BT-4.4] not before its turn, and not in the turn of the other side', () => {
    const early = due({ more: { reserves: [{ pieces: ['A-launch1'], turn: 3 }] } });
    early.play(END);
    expect(early.asked).toBe('attacker motivate');
    const theirs = due({ side: 'attacker', turn: 2 });
    theirs.play(END);
    expect(theirs.asked).toBe('defender residual');
  });

  test('[BT-4.4] by water of its own edge or a side edge, facing inward', () => {
    const played = due();
    played.play(END, 6);
    const entries = played
      .offered('boats:enter')
      .map(({ square, facing }) => [square, facing].join(' '));
    expect(entries).toEqual([
      'a1 north',
      'a1 east',
      ...['b1', 'c1', 'd1', 'e1', 'f1', 'g1'].map((square) => `${square} north`),
      'h1 west',
      'h1 north',
      'a2 east',
      'h2 west',
      'a3 east',
      'h3 west',
    ]);
    played.refuses(enter('d1', 'south'), 'BT-4.4');
    played.refuses(enter('d2', 'north'), 'BT-4.4');
    played.refuses(enter('a4', 'east'), 'BT-4.4');
    played.refuses(enter('a5', 'east'), 'BT-4.4');
    played.refuses(arrive('A-launch1', 'd1'), 'BT-4.4');
  });

  test('[BT-4.4] never on the edge of the enemy, corners and all', () => {
    const sea = Array.from({ length: 8 }, (_, row) => (row === 4 ? '~~~__~~~' : '~~~~~~~~'));
    const played = due({
      board: sea,
      groups: { 'A-commander': 'd4', 'D-rifle1': 'e4', 'A-rifle9': 'd4' },
    });
    played.play(END, 6);
    played.refuses(enter('h8', 'west'), 'BT-4.4');
    played.refuses(enter('d8', 'south'), 'BT-4.4');
    expect(played.why(enter('h7', 'west'))).toBe(undefined);
  });

  test('[BT-2.2] not among enemies, nor where boats leave no room', () => {
    const played = due({
      hulls: {
        'A-launch1': { aboard: ['A-rifle1'] },
        'A-mtb1': 'b1',
        'A-mtb2': 'b1',
        'D-mtb1': 'c1',
      },
    });
    played.play(END, 6);
    played.refuses(enter('b1', 'north'), 'BT-2.2');
    played.refuses(enter('c1', 'north'), 'BT-2.2');
  });

  test('[BT-4.4] where no square is free it waits', () => {
    const played = due({
      board: [...Array.from({ length: 7 }, () => '........'), '...~....'],
      hulls: { 'A-launch1': { aboard: ['A-rifle1'] }, 'A-mtb1': 'd1', 'A-mtb2': 'd1' },
      groups: { 'A-commander': 'a4', 'D-rifle1': 'h8' },
    });
    const events = played.play(END, 6);
    expect(only(events, 'boats:noEntry')).toMatchObject({ rule: 'BT-4.4', group: 'A-launch1' });
    expect(played.asked).toBe('attacker motivate');
    expect(played.where('A-launch1')).toBe('expected');
  });

  test('[BT-2.1] a flotilla makes one roll, and its boats come in one after another', () => {
    const played = due({
      hulls: { 'A-mtb1': { aboard: ['A-rifle1'] }, 'A-mtb2': {} },
      more: { reserves: [{ pieces: ['A-mtb1', 'A-mtb2'], turn: 1 }] },
    });
    played.play(END, 4);
    played.refuses(enter('d1', 'north', 'A-mtb2'), 'BT-4.4');
    played.play(enter('d1', 'north', 'A-mtb1'));
    expect(played.asked).toBe('attacker boats:reserves');
    played.isKept();
    played.play(enter('h2', 'west', 'A-mtb2'));
    expect(played.asked).toBe('attacker motivate');
  });

  test('[BT-2.1] each other boat makes its own', () => {
    const played = due({
      hulls: { 'A-launch1': { aboard: ['A-rifle1'] }, 'A-launch2': {} },
      more: {
        reserves: [
          { pieces: ['A-launch1'], turn: 2 },
          { pieces: ['A-launch2'], turn: 2 },
        ],
      },
    });
    const events = played.play(END, 3, 4);
    expect(events.map(({ type }) => type)).toContain('boats:reservesWait');
    expect(played.offered('boats:enter')[0]).toMatchObject({ boat: 'A-launch2' });
  });

  test('[BT-2.1] a file has no flotilla of soft hulls, nor of four', () => {
    const written = (kind: string, count: number): unknown => {
      const pieces = Array.from({ length: count }, (_, i) => `A-${kind}${i + 1}`);
      const result = pbiBoats.setup(
        scenarioOf({
          hulls: Object.fromEntries(pieces.map((id) => [id, {}])),
          groups: { 'A-rifle1': 'a4', 'D-rifle1': 'h8' },
          more: { reserves: [{ pieces, turn: 2 }] },
        }),
        {},
      );
      return result.ok ? [] : result.problems.map(({ message: { key } }) => key);
    };
    expect(written('mtb', 3)).toEqual([]);
    expect(written('mtb', 4)).toEqual(['scenario.boats:flotilla']);
    expect(written('launch', 1)).toEqual([]);
    expect(written('launch', 2)).toEqual(['scenario.boats:flotilla']);
  });

  test('[BT-4.4] a file has nobody in reserve who could never come in', () => {
    const written = (piece: string, board: readonly string[]): unknown => {
      const isGroup = piece.includes('rifle');
      const result = pbiBoats.setup(
        scenarioOf({
          board,
          hulls: isGroup ? {} : { [piece]: {} },
          groups: { 'A-rifle1': 'd5', 'D-rifle1': 'e5' },
          more: { reserves: [{ pieces: [piece], turn: 2 }] },
        }),
        {},
      );
      return result.ok ? [] : result.problems.map(({ path, message: { key } }) => `${path} ${key}`);
    };
    const sea = Array.from({ length: 8 }, (_, i) => (i === 3 ? '~~~..~~~' : '~~~~~~~~'));
    const lake = Array.from({ length: 8 }, (_, i) => (i === 3 ? '..~...~.' : '........'));
    const problem = ['reserves[0].pieces[0] scenario.boats:noWayIn'];
    expect(written('A-launch1', SHORE)).toEqual([]);
    // Its own edge is dry, but a side edge has water.
    expect(written('D-launch1', SHORE)).toEqual([]);
    expect(written('A-launch1', lake)).toEqual(problem);
    expect(written('A-tank1', SHORE)).toEqual(problem);
    expect(written('D-tank1', SHORE)).toEqual([]);
    expect(written('D-rifle2', SHORE)).toEqual([]);
    expect(written('D-rifle2', sea)).toEqual(problem);
  });

  test('[BT-8.1] a boat that comes in upon a mine finds it', () => {
    const played = due({
      more: {
        reserves: [{ pieces: ['A-launch1'], turn: 2 }],
        mines: { rows: [[2, 3]], laid: ['h2'] },
      },
    });
    played.play(END, 6);
    expect(only(played.play(enter('h2', 'west')), 'boats:mineFound')).toMatchObject({
      square: 'h2',
    });
  });
});

describe('BT-4.4 reserves on land', () => {
  const LAND = Array.from({ length: 8 }, () => '........');

  function walking(sketch: Partial<Sketch> = {}): Game {
    const played = game({
      turn: 1,
      side: 'defender',
      board: LAND,
      more: { reserves: [{ pieces: ['A-rifle1', 'A-rifle2'], turn: 2 }] },
      ...sketch,
      groups: { 'A-commander': 'a4', 'D-rifle1': 'h8', ...sketch.groups },
      stack: [{ type: 'residual' }],
    });
    played.play(END, 4);
    return played;
  }

  test.each([
    [1, 'c1', 'boats:scattered'],
    [2, 'd1', 'boats:arrived'],
    [5, 'd1', 'boats:arrived'],
    [6, 'e1', 'boats:scattered'],
  ])('[BT-4.4] a second die: on a %i it comes in at %s', (face, square, type) => {
    const played = walking();
    played.isKept();
    expect(only(played.play(arrive('A-rifle1', 'd1'), face), type)).toMatchObject({
      rule: 'BT-4.4',
      group: 'A-rifle1',
      square,
      dice: [face],
    });
    expect(played.where('A-rifle1')).toBe(square);
    expect(played.asked).toBe('attacker boats:reserves');
    played.play(arrive('A-rifle2', 'h1'), 3);
    expect(played.asked).toBe('attacker motivate');
  });

  test('[BT-4.4] the defender sees left and right from his own edge', () => {
    const played = game({
      side: 'attacker',
      turn: 2,
      board: LAND,
      groups: { 'A-rifle1': 'a1', 'D-commander': 'h8' },
      more: { reserves: [{ pieces: ['D-rifle1'], turn: 2 }] },
      stack: [{ type: 'residual' }],
    });
    played.play(END, 4);
    played.play(arrive('D-rifle1', 'd8'), 1);
    expect(played.where('D-rifle1')).toBe('e8');
  });

  test('[BT-4.4] it is not led off the board, into water, among enemies or into a full square', () => {
    const edge = walking();
    edge.play(arrive('A-rifle1', 'a1'), 1);
    expect(edge.where('A-rifle1')).toBe('a1');
    const water = walking({ ground: { c1: '~' } });
    water.play(arrive('A-rifle1', 'd1'), 1);
    expect(water.where('A-rifle1')).toBe('d1');
    const full = walking({
      groups: Object.fromEntries([1, 2, 3, 4].map((n) => [`B-rifle${n}`, 'c1'])),
    });
    full.play(arrive('A-rifle1', 'd1'), 1);
    expect(full.where('A-rifle1')).toBe('d1');
  });

  test('[BT-4.4] on land, beach or pier of their own edge, with room and no enemy', () => {
    const played = walking({
      ground: { c1: '~', e1: 'f' },
      groups: {
        'D-rifle2': 'b1',
        ...Object.fromEntries([1, 2, 3, 4].map((n) => [`B-rifle${n}`, 'f1'])),
      },
    });
    const squares = played.offered('boats:arrive').map(({ square }) => square);
    expect(squares).toEqual(['a1', 'd1', 'g1', 'h1']);
    played.refuses(arrive('A-rifle1', 'd2'), 'BT-4.4');
    played.refuses(arrive('A-rifle1', 'f1'), 'BT-4.4');
    played.refuses(arrive('A-rifle1', 'c1'), 'BT-1.2');
    played.refuses(arrive('A-rifle1', 'b1'), 'BT-2.2');
    played.refuses(arrive('A-rifle1', 'e1'), 'BT-1.5');
    played.refuses(arrive('A-rifle2', 'd1'), 'BT-4.4');
    played.refuses(enter('d1', 'north', 'A-rifle1'), 'BT-4.4');
  });

  test('[BT-4.4] whoever is near may shoot at them (QS-9)', () => {
    const played = walking({ groups: { 'D-rifle2': 'd2' } });
    played.play(arrive('A-rifle1', 'c1'), 3);
    expect(played.asked).toBe('defender opportunity');
    played.isKept();
    played.play({ type: 'hold' });
    expect(played.asked).toBe('attacker boats:reserves');
  });

  test('[BT-3.5] a tank comes in the same way, outside the four, facing inward', () => {
    const played = walking({
      hulls: { 'A-tank1': {} },
      groups: Object.fromEntries([1, 2, 3, 4].map((n) => [`B-rifle${n}`, 'd1'])),
      more: { reserves: [{ pieces: ['A-tank1'], turn: 2 }] },
    });
    played.play(arrive('A-tank1', 'd1'), 3);
    expect(played.hull('A-tank1')).toMatchObject({ at: 'd1', facing: 'north' });
    played.isKept();
  });

  test('[BT-11.1] they keep the game going', () => {
    const played = game({
      side: 'defender',
      board: LAND,
      groups: { 'D-rifle1': 'h8', 'A-rifle2': { at: 'a1', status: 'casualty' } },
      more: { reserves: [{ pieces: ['A-rifle1'], turn: 2 }] },
      stack: [{ type: 'residual' }],
    });
    expect(played.asked).toBe('defender residual');
    played.play(END, 1);
    expect(played.asked).toBe('attacker residual');
  });

  test('[BT-4.4] a file has those arrive who are due, each once', () => {
    const written = (pieces: readonly string[], turn = 2): Game =>
      game({
        turn,
        board: LAND,
        groups: { 'A-commander': 'a4', 'D-rifle1': 'h8' },
        more: {
          reserves: [
            { pieces: ['A-rifle1', 'A-rifle2'], turn: 2 },
            { pieces: ['D-rifle2'], turn: 2 },
          ],
        },
        stack: [{ type: 'boats:reserves', pieces }],
      });
    expect(written(['A-rifle2']).asked).toBe('attacker boats:reserves');
    expect(() => written(['A-rifle1', 'A-rifle1'])).toThrow();
    expect(() => written(['A-commander'])).toThrow();
    expect(() => written(['D-rifle2'])).toThrow();
    expect(() => written(['A-rifle1'], 1)).toThrow();
  });
});

describe('BT-4.4 where reserves come in', () => {
  test('[BT-4.4] who has arrived is not rolled for again', () => {
    const played = due();
    played.play(END, 4);
    played.play(enter('d1', 'north'));
    for (const type of ['rest', 'endTurn', 'endTurn']) played.play({ type });
    expect(played.state.turn).toBe(3);
  });

  test('[BT-4.4] who waits at the shore of a lake finds no way in', () => {
    const board = ['........', ...Array.from({ length: 6 }, () => '..~~~~..'), '........'];
    // Its one outlet is the enemy's.
    const hulls = { 'A-launch1': { aboard: ['A-rifle1', 'A-rifle2'] }, 'D-launch1': 'h4' };
    const played = due({ board, ground: { h4: '~' }, hulls });
    only(played.play(END, 4), 'boats:noEntry');
    expect(played.where('A-launch1')).toBe('expected');
  });

  test('[BT-8.1] where a mine may lie nobody comes in, looks and takes it back', () => {
    const entered = (square: string, facing: string): unknown => {
      const reserves = [{ pieces: ['A-launch1'], turn: 2 }];
      const played = due({ more: { reserves, mines: { rows: [[2, 2]] } } });
      played.play(END, 4);
      return only(played.play(enter(square, facing)), 'boats:entered').reveals;
    };
    expect(entered('a2', 'east')).toBe(true);
    expect(entered('d1', 'north')).toBe(undefined);
  });

  test('[BT-6.7] who watches may shoot at a boat that comes in near', () => {
    const hulls = { 'A-launch1': { aboard: ['A-rifle1', 'A-rifle2'] } };
    const played = due({ hulls: { ...hulls, 'D-launch1': { at: 'e2', aboard: ['D-rifle2'] } } });
    played.play(END, 4);
    played.play(enter('d1', 'north'));
    expect(played.asked).toBe('defender boats:watch');
  });

  test('[BT-4.4, QS-2.3] each side has the edge across from the other’s, wherever that is', () => {
    const board = Array.from({ length: 8 }, () => '~~~..~~~');
    const entries = (edge: 'north' | 'east', side: 'attacker' | 'defender'): unknown => {
      const boat = side === 'attacker' ? 'A-launch1' : 'D-launch1';
      const played = due({
        board,
        side: side === 'attacker' ? 'defender' : 'attacker',
        turn: side === 'attacker' ? 1 : 2,
        groups: { 'A-commander': 'd4', 'D-rifle1': 'e5' },
        hulls: { [boat]: {} },
        more: { edge, reserves: [{ pieces: [boat], turn: 2 }] },
      });
      played.play(END, 4);
      const found = played
        .offered('boats:enter')
        .map(({ square, facing }) => `${String(square)} ${String(facing)}`);
      return found.filter((entry) => /^[abh][148] /.test(entry)).toSorted();
    };
    expect(entries('north', 'attacker')).toEqual([
      'a4 east',
      'a8 east',
      'a8 south',
      'b8 south',
      'h4 west',
      'h8 south',
      'h8 west',
    ]);
    expect(entries('north', 'defender')).toEqual([
      'a1 east',
      'a1 north',
      'a4 east',
      'b1 north',
      'h1 north',
      'h1 west',
      'h4 west',
    ]);
    expect(entries('east', 'defender')).toEqual([
      'a1 east',
      'a1 north',
      'a4 east',
      'a8 east',
      'a8 south',
      'b1 north',
      'b8 south',
    ]);
  });

  test('[BT-4.4] BT-3.5 nobody shoots at others because a vehicle comes', () => {
    const played = due({
      board: Array.from({ length: 8 }, () => '........'),
      groups: { 'A-commander': 'd1', 'D-rifle1': 'd2' },
      hulls: { 'A-tank1': {} },
      more: { reserves: [{ pieces: ['A-tank1'], turn: 2 }] },
    });
    played.play(END, 4);
    played.play(arrive('A-tank1', 'd1'), 3);
    expect(played.asked).toBe('attacker motivate');
  });
});
