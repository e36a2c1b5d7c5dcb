import { describe, expect, test } from 'vitest';
import {
  render,
  type Marker,
  type Pick,
  type Piece,
  type Scene,
  type Tray,
} from '@sandtable/kernel';
import { pbiBoats } from '../src/index.ts';
import { MOVE_SHAPES } from '../src/state/moves.ts';
import { ACTS } from '../src/table/acts.ts';
import { pointing } from '../src/table/pointing.ts';
import { WAYS } from '../src/table/ways.ts';
import { ACTIVATED, Game, game, sailing, SHORE, type AnyMove } from './support/game.ts';

function sceneOf(g: Game, viewer = 'attacker'): Scene {
  return pbiBoats.scene(pbiBoats.view(g.state, viewer));
}

function drawn(g: Game, id: string): Piece {
  const piece = sceneOf(g).pieces.find((each) => each.id === id);
  if (piece === undefined) throw new Error(`${id} is not drawn`);
  return piece;
}

function tray(g: Game, of: string): Tray | undefined {
  return sceneOf(g).trays?.find((each) => each.of === of);
}

function stakes(g: Game, move: AnyMove): { costs: string[]; risks: string[] } {
  const { costs, risks } = pbiBoats.stakes(g.state, g.side, move as never);
  const told = (lines: typeof costs): string[] =>
    lines.map(({ rule, message }) => `${rule} ${render(message, pbiBoats.catalogue)}`);
  return { costs: told(costs), risks: told(risks) };
}

test('what boats are seen to do is told of moves that there are', () => {
  const types = Object.keys(ACTS);
  expect(types.filter((type) => !Object.hasOwn(WAYS, type))).toEqual([]);
  expect(Object.keys(pbiBoats.acts)).toEqual(expect.arrayContaining([...types, 'march', 'aim']));
});

describe('a boat on the table', () => {
  test('faces as it does, in degrees from north, with its marks and numbers', () => {
    const g = game({
      hulls: {
        'A-mtb1': {
          at: 'c2',
          facing: 'east',
          damage: 1,
          nets: true,
          weapons: ['hmg', 'hmg', 'cannon7'],
          aboard: ['A-rifle1', 'A-rifle2'],
          marks: ['sailed'],
        },
      },
    });
    expect(drawn(g, 'A-mtb1')).toMatchObject({
      side: 'attacker',
      kind: 'mtb',
      facing: 90,
      place: 'c2',
      at: { x: 250, y: 150 },
      marks: ['slowed', 'sailed', 'nets'],
      counts: { ap: 0, damage: 1, aboard: 2, vehicles: 0, room: 6, armour: 5, hmg: 2, cannon: 7 },
    });
  });

  test('[BT-9.4] is drawn for the side that crews it', () => {
    const g = game({ hulls: { 'D-launch1': { at: 'c2', crew: 'attacker' } } });
    expect(drawn(g, 'D-launch1')).toMatchObject({ side: 'attacker', marks: ['captured'] });
  });

  test('lies apart from others and from groups, inside its square, whatever way they face', () => {
    const dinghies = ['A-dinghy1', 'A-dinghy2', 'A-dinghy3', 'A-dinghy4'];
    const groups = ['A-rifle1', 'A-rifle2', 'A-rifle3', 'A-rifle4'];
    for (const hulls of [dinghies.slice(0, 1), dinghies.slice(0, 2), dinghies]) {
      for (const ashore of [[], groups.slice(0, 2), groups]) {
        const g = game({
          groups: Object.fromEntries(ashore.map((id) => [id, 'c4'])),
          hulls: Object.fromEntries(hulls.map((id) => [id, 'c4'])),
        });
        const berths = hulls.map((id) => drawn(g, id));
        for (const { at, size } of berths) {
          const half = (size?.depth ?? 0) / 2;
          expect(at.x - half).toBeGreaterThanOrEqual(200);
          expect(at.x + half).toBeLessThanOrEqual(300);
          expect(at.y - half).toBeGreaterThanOrEqual(300);
          expect(at.y + half).toBeLessThanOrEqual(400);
        }
        for (const [i, one] of berths.entries()) {
          for (const other of berths.slice(i + 1)) {
            const room = ((one.size?.depth ?? 0) + (other.size?.depth ?? 0)) / 2;
            const apart = Math.max(
              Math.abs(one.at.x - other.at.x),
              Math.abs(one.at.y - other.at.y),
            );
            expect(apart).toBeGreaterThanOrEqual(room);
          }
        }
      }
    }
  });

  test('has its full length beside another that lies the same way', () => {
    const two = (one: 'north' | 'east', other: 'south' | 'west'): Game =>
      game({
        hulls: {
          'A-landingcraft1': { at: 'c2', facing: one },
          'A-landingcraft2': { at: 'c2', facing: other },
        },
      });
    const berths = (g: Game) =>
      ['A-landingcraft1', 'A-landingcraft2'].map((id) => {
        const { at, size } = drawn(g, id);
        return [at.x - 200, at.y - 100, size?.depth];
      });
    expect(berths(two('north', 'south'))).toEqual([
      [27, 50, 80],
      [73, 50, 80],
    ]);
    expect(berths(two('east', 'west'))).toEqual([
      [50, 27, 80],
      [50, 73, 80],
    ]);
    expect(berths(two('north', 'west'))).toEqual([
      [27, 50, 44],
      [73, 50, 44],
    ]);
  });

  test('is drawn in full where there is room: four small ones, one beside two groups, an MTB', () => {
    const depths = (ids: string[], ashore: string[] = []): unknown[] => {
      const g = game({
        groups: Object.fromEntries(ashore.map((id) => [id, 'c4'])),
        hulls: Object.fromEntries(ids.map((id) => [id, 'c4'])),
      });
      return ids.map((id) => drawn(g, id).size?.depth);
    };
    const four = ['A-dinghy1', 'A-dinghy2', 'A-dinghy3', 'A-dinghy4'];
    expect(depths(four)).toEqual([40, 40, 40, 40]);
    expect(depths(['A-dinghy1'], ['A-rifle1', 'A-rifle2'])).toEqual([40]);
    expect(depths(['A-mtb1'])).toEqual([80]);
  });

  test('is seen below four groups, too', () => {
    const groups = Object.fromEntries([1, 2, 3, 4].map((nth) => [`A-rifle${nth}`, 'c4']));
    const below = (facing: 'north' | 'east') =>
      drawn(game({ groups, hulls: { 'A-largeferry1': { at: 'c4', facing } } }), 'A-largeferry1');
    expect(below('east')).toMatchObject({ at: { x: 250, y: 310 }, size: { width: 18, depth: 44 } });
    expect(below('north')).toMatchObject({ at: { x: 250, y: 316 }, size: { depth: 32 } });
  });

  test('has its full length in a tray as well', () => {
    const g = game({
      hulls: { 'A-landingcraft1': { at: 'c2', aboard: ['A-tank1'] }, 'A-tank1': {} },
    });
    expect(tray(g, 'A-landingcraft1')?.pieces[0].size).toEqual({ width: 26, depth: 62 });
  });

  test('has those aboard in a tray of its own, and no tray where it is empty', () => {
    const g = game({
      hulls: {
        'A-landingcraft1': { at: 'c2', aboard: ['A-rifle1', 'A-lmg1'] },
        'A-launch1': 'e2',
      },
    });
    const hold = tray(g, 'A-landingcraft1');
    expect(hold?.pieces.map(({ id, place }) => [id, place])).toEqual([
      ['A-lmg1', 'c2'],
      ['A-rifle1', 'c2'],
    ]);
    expect(tray(g, 'A-launch1')).toBeUndefined();
    expect(sceneOf(g).pieces.map(({ id }) => id)).not.toContain('A-rifle1');
  });

  test('[BT-10.1] casualties aboard lie where it lies, and say so', () => {
    const hulls = { 'A-launch1': { at: 'c2', aboard: ['A-rifle1'], fallen: ['A-rifle2'] } };
    const [marker] = sceneOf(game({ hulls })).markers;
    expect(marker).toMatchObject({ kind: 'casualty', side: 'attacker', place: 'c2', count: 1 });
    expect(render(marker.label, pbiBoats.catalogue)).toBe(
      'a casualty of platoon A aboard launch A1',
    );
  });
});

test('[BT-8.1] a mine is drawn for the defender, and for others when it has been found', () => {
  const mines = {
    rows: [
      [2, 3],
      [2, 3],
    ],
    laid: ['b2', 'd3'],
    found: [false, true],
  } as const;
  const g = game({ hulls: { 'A-launch1': 'g1' }, more: { mines } });
  const seenBy = (viewer: string): string[] =>
    sceneOf(g, viewer).markers.map(({ kind, place }: Marker) => `${kind} ${place}`);
  expect(seenBy('defender')).toEqual(['ownMine b2', 'mine d3']);
  expect(seenBy('attacker')).toEqual(['mine d3']);
  expect(seenBy('spectator')).toEqual(['mine d3']);
  for (const viewer of ['attacker', 'defender']) {
    expect(sceneOf(g, viewer).status).toContainEqual({
      key: 'status.boats:mines',
      with: { count: 1 },
    });
  }
});

test('[BT-7.3] the current and the night are told beside the board', () => {
  const g = game({ hulls: { 'A-launch1': 'g1' }, more: { current: 'east', sight: 2 } });
  const { markers } = sceneOf(g);
  expect(markers.map(({ kind, count, place }) => [kind, count, place])).toEqual([
    ['night', 2, undefined],
    ['current', 2, undefined],
  ]);
  // In no square, and so in the middle.
  for (const { at } of markers) expect(at).toEqual({ x: 400, y: 400 });
  expect(markers.map(({ label }) => render(label, pbiBoats.catalogue))).toEqual([
    'night',
    'a current',
  ]);
  const lines = sceneOf(g).status.map((line) => render(line, pbiBoats.catalogue));
  expect(lines).toContain('The current runs east');
  expect(lines).toContain('It is night: nobody shoots further than 2 squares');
});

describe('pointing', () => {
  test('every kind of move that boats add has its way', () => {
    const types = MOVE_SHAPES.map(({ properties }) => String(properties?.['type'].const));
    expect(Object.keys(WAYS).toSorted()).toEqual(types.toSorted());
  });

  test('what points out a move means it, and nothing else does', () => {
    const g = game({
      hulls: {
        'A-landingcraft1': {
          at: 'c3',
          facing: 'north',
          ap: 9,
          marks: ['started'],
          weapons: ['hmg'],
          aboard: ['A-rifle1', 'A-rifle2'],
        },
      },
      groups: { 'D-rifle1': 'c6' },
      stack: sailing('A-landingcraft1'),
    });
    const means = (picks: readonly Pick[]) => pointing.means(g.state, picks);
    for (const move of g.moves) {
      expect(means(pointing.gesture(move as never)), JSON.stringify(move)).toEqual(move);
    }
    const boat = { piece: 'A-landingcraft1' };
    expect(means([boat, { square: 'c4' }])).toMatchObject({ type: 'boats:go', to: 'c4' });
    expect(means([boat, { square: 'z9' }])).toBeUndefined();
    expect(means([boat, { button: 'boats:turn', value: 'about' }])).toBeUndefined();
    expect(means([boat, { button: 'boats:go' }])).toBeUndefined();
    expect(means([boat, { square: 'c4' }, { button: 'boats:go' }])).toBeUndefined();
    expect(means([{ piece: 'Q-launch9' }, { square: 'c4' }])).toBeUndefined();
    expect(means([boat, { square: 'a1' }])).toMatchObject({ type: 'boats:go', to: 'a1' });
    expect(pointing.gesture({ type: 'boats:done' })).toEqual([
      { button: 'boats:done', ends: true },
    ]);
    expect(pointing.gesture({ type: 'boats:turn', boat: 'A-landingcraft1', hand: 'left' })).toEqual(
      [boat, { button: 'boats:turn', value: 'left' }],
    );
    expect(means([{ square: 'c4' }])).toBeUndefined();
    expect(means([])).toBeUndefined();
    // All who find room, or one of them.
    const all = { type: 'boats:landAll', boat: 'A-landingcraft1', to: 'c4' };
    expect(means([boat, { square: 'c4' }, { button: 'boats:landAll' }])).toEqual(all);
    const one = [boat, { piece: 'A-rifle2' }, { square: 'c4' }, { button: 'boats:land' }];
    expect(means(one)).toEqual({
      type: 'boats:land',
      boat: 'A-landingcraft1',
      to: 'c4',
      group: 'A-rifle2',
    });
    expect(means([{ square: 'c4' }, { button: 'boats:landAll' }])).toBeUndefined();
    // Whoever gathers is pointed at, and needs no button.
    expect(means([{ piece: 'A-rifle2' }])).toBeUndefined();
    const many = game({
      hulls: { 'A-launch1': { at: 'c3', aboard: ['A-rifle1', 'A-rifle2', 'A-rifle3'] } },
    });
    many.play({ type: 'boats:landSome', boat: 'A-launch1', to: 'c4' });
    expect(pointing.means(many.state, [{ piece: 'A-rifle2' }])).toEqual({
      type: 'boats:join',
      group: 'A-rifle2',
    });
  });

  test('who points at one boat and then at another has nobody change between them', () => {
    const g = game({
      hulls: {
        'A-launch1': { at: 'c2', aboard: ['A-rifle1', 'A-rifle2'] },
        'A-launch2': { at: 'c2', aboard: ['A-rifle3'] },
      },
    });
    const changes = g.moves.filter(({ type }) => type.startsWith('boats:change'));
    expect(changes.map((move) => pointing.gesture(move as never)).slice(0, 2)).toEqual([
      [{ piece: 'A-launch1' }, { button: 'boats:changeAll' }, { piece: 'A-launch2' }],
      [
        { piece: 'A-launch1' },
        { piece: 'A-rifle1' },
        { piece: 'A-launch2' },
        { button: 'boats:change', implied: true },
      ],
    ]);
    for (const move of changes) {
      expect(pointing.means(g.state, pointing.gesture(move as never))).toEqual(move);
    }
  });

  test('what needs no button is meant only where it is asked', () => {
    const g = game({ hulls: { 'A-launch1': 'c2' } });
    expect(pointing.means(g.state, [{ piece: 'A-launch1' }, { square: 'c3' }])).toBeUndefined();
    expect(pointing.means(g.state, [{ square: 'c3' }])).toBeUndefined();
  });
});

describe('what is at stake', () => {
  test('[BT-6.7] for a boat that comes near: AP, and who may shoot with how many dice', () => {
    const g = game({
      hulls: {
        'A-launch1': { at: 'c2', facing: 'north', ap: 5, marks: ['started'], aboard: ['A-rifle1'] },
      },
      groups: { 'D-lmg1': 'd4', 'D-rifle1': 'd4' },
      stack: sailing('A-launch1'),
    });
    expect(stakes(g, { type: 'boats:go', boat: 'A-launch1', to: 'c3' })).toEqual({
      costs: ['BT-3.2 1 AP'],
      risks: ['BT-6.7 d4 may shoot, on 4+: 4 dice'],
    });
    expect(stakes(g, { type: 'boats:turn', boat: 'A-launch1', hand: 'left' }).costs).toEqual([
      'BT-3.2 1 AP',
    ]);
    expect(stakes(g, { type: 'boats:done' }).costs).toEqual(['BT-3.1 loses 5 AP']);
  });

  test('[BT-3.4] for full throttle: what it rules out, and where it leads nowhere', () => {
    const throttle = { type: 'boats:start', boat: 'A-launch1', throttle: true };
    const facing = (way: 'north' | 'east') =>
      stakes(game({ hulls: { 'A-launch1': { at: 'c2', facing: way } } }), throttle).risks;
    expect(facing('east')).toEqual([]);
    // The shallows are ahead.
    expect(facing('north')).toEqual([
      'BT-3.4 the water ahead is not open and deep: it would not move at all',
    ]);
  });

  test('[BT-8.2] for a boat that leaves a mine that it knows of', () => {
    const mines = { rows: [[2, 2]], laid: ['c2'], found: [true] } as const;
    const g = game({
      hulls: { 'A-launch1': { at: 'c2', facing: 'north', ap: 8, marks: ['started'] } },
      stack: sailing('A-launch1'),
      more: { mines },
    });
    expect(stakes(g, { type: 'boats:go', boat: 'A-launch1', to: 'c3' })).toEqual({
      costs: ['BT-3.2 6 AP'],
      risks: ['BT-8.2 the mine goes off 2 times in 6'],
    });
  });

  test('[BT-3.4] full throttle gives up all else, and a damaged boat has half its AP', () => {
    const g = game({ hulls: { 'A-launch1': { at: 'c1', damage: 1 } } });
    expect(stakes(g, { type: 'boats:start', boat: 'A-launch1', throttle: true })).toEqual({
      costs: ['BT-3.4 no turning, shooting or landing this turn'],
      risks: ['BT-7.1 half the AP that it rolls'],
    });
  });

  test('[BT-4.1] who lands does nothing more, and may be shot at', () => {
    const g = game({
      hulls: { 'A-launch1': { at: 'c3', aboard: ['A-rifle1', 'A-rifle2'] } },
      groups: { 'D-rifle1': 'd5' },
    });
    expect(stakes(g, { type: 'boats:landAll', boat: 'A-launch1', to: 'c4' })).toEqual({
      costs: ['BT-4.1 they do nothing more this turn'],
      risks: ['BT-6.7 d5 may shoot, on 4+: one die'],
    });
  });

  test('[BT-9.2] an assault on a boat costs 5 AP each, and the crew strikes back', () => {
    const g = game({
      hulls: { 'D-launch1': { at: 'c3', aboard: ['D-rifle1'] } },
      groups: { 'A-rifle1': { at: 'c4', ap: 5 }, 'A-rifle2': { at: 'c4', ap: 5 } },
      stack: ACTIVATED,
    });
    expect(stakes(g, { type: 'boats:board', from: 'c4', boat: 'D-launch1' })).toEqual({
      costs: ['BT-9.1 5 AP each'],
      risks: ['BT-9.2 launch D1 may shoot, on 4+: one die', 'BT-9.2 6 dice strike back'],
    });
  });
});

describe('what ails a hull, and what it has', () => {
  test('[BT-7.1, BT-7.3] without power, beached, portable', () => {
    const g = game({
      hulls: {
        'A-dinghy1': { at: 'c4', damage: 2, beached: 'c4', portable: true },
        'A-tank1': { at: 'd5', ap: 3, marks: ['started'] },
      },
    });
    expect(drawn(g, 'A-dinghy1').marks).toEqual(['powerless', 'beached', 'portable']);
    // A vehicle carries nobody.
    expect(drawn(g, 'A-tank1').counts).toEqual({ ap: 3, damage: 0, armour: 6, lmg: 1, cannon: 6 });
  });

  test('[BT-10.1] the fallen of two platoons lie beside each other', () => {
    const hulls = { 'A-launch1': { at: 'c2', fallen: ['A-rifle1', 'B-rifle1', 'A-rifle2'] } };
    const fallen = sceneOf(game({ hulls })).markers;
    expect(fallen.map(({ formation, count, at }) => [formation, count, at.x, at.y])).toEqual([
      ['A', 2, 250, 140],
      ['B', 1, 262, 140],
    ]);
  });

  test('[BT-8.1] a mine lies in a corner of its square', () => {
    const mines = { rows: [[2, 3]], laid: ['c2'], found: [true] } as const;
    const [marker] = sceneOf(game({ hulls: { 'A-launch1': 'g1' }, more: { mines } })).markers;
    expect(marker).toMatchObject({ at: { x: 286, y: 114 }, count: 1 });
  });

  test('nothing is told of mines, current and night where there are none, or the game is over', () => {
    const calm = game({ hulls: { 'A-launch1': 'g1' } });
    const keys = (g: Game): string[] => sceneOf(g).status.map(({ key }) => key);
    expect(keys(calm).filter((key) => key.includes('boats:'))).toEqual([]);
    const over = game({
      side: 'defender',
      stack: [{ type: 'residual' }],
      hulls: { 'A-mtb1': { at: 'd1', damage: 2, aboard: ['A-rifle1'] } },
      more: { current: 'south' },
    });
    expect(keys(over)).toContain('status.boats:current');
    over.play({ type: 'endTurn' }, 5);
    expect(over.asked).toBe('over');
    expect(keys(over)).not.toContain('status.boats:current');
  });

  test('[BT-8.1] mines that are found or gone are not counted among those that lie somewhere', () => {
    const mines = {
      rows: [
        [2, 3],
        [2, 3],
        [2, 3],
      ],
      laid: ['b2', 'd3', 'gone'],
      found: [false, true, true],
    } as const;
    const g = game({ hulls: { 'A-launch1': 'g1' }, more: { mines } });
    const line = { key: 'status.boats:mines', with: { count: 1 } };
    for (const viewer of ['attacker', 'defender']) {
      expect(sceneOf(g, viewer).status).toContainEqual(line);
    }
  });
});

describe('trays', () => {
  const trays = (g: Game): unknown =>
    sceneOf(g).trays?.map(({ side, of, label, pieces }) => [
      side,
      of,
      render(label, pbiBoats.catalogue),
      pieces.map(({ id, place }) => `${id} ${place}`),
    ]);

  test('[BT-4.3] have what a group carries, [BT-9.4] and are of the side that crews a boat', () => {
    const g = game({
      groups: { 'A-rifle1': 'd5' },
      hulls: {
        'A-dinghy1': { portable: true, carrier: 'A-rifle1' },
        'D-launch1': { at: 'c2', crew: 'attacker', aboard: ['A-rifle2'] },
      },
    });
    expect(trays(g)).toEqual([
      ['attacker', 'D-launch1', 'Aboard launch D1', ['A-rifle2 c2']],
      ['attacker', 'A-rifle1', 'Carried by rifle group A1', ['A-dinghy1 undefined']],
    ]);
  });

  test('[BT-4.4] have who comes later, with the turn, boats with their loads', () => {
    const g = game({
      hulls: { 'A-launch1': { aboard: ['A-rifle1'] }, 'D-launch1': {} },
      more: {
        reserves: [
          { pieces: ['A-launch1'], turn: 2 },
          { pieces: ['D-launch1'], turn: 3 },
        ],
      },
    });
    expect(trays(g)).toEqual([
      [
        'attacker',
        undefined,
        'In reserve from turn 2',
        ['A-launch1 undefined', 'A-rifle1 undefined'],
      ],
      ['defender', undefined, 'In reserve from turn 3', ['D-launch1 undefined']],
    ]);
  });

  test('[BT-1.5] have who is still to be placed, where boats are among them', () => {
    const scenario = {
      format: 1,
      ruleset: 'pbi-boats',
      id: 'seat',
      turns: 4,
      edge: 'south',
      board: SHORE,
      platoons: [
        { id: 'A', side: 'attacker', groups: { rifle: 1, launch: 1 } },
        { id: 'D', side: 'defender', groups: { rifle: 1 } },
      ],
    };
    expect(trays(new Game(scenario))).toEqual([
      ['attacker', undefined, 'Still to be placed', ['A-rifle1 undefined', 'A-launch1 undefined']],
    ]);
  });
});

test('what is offered at every move of the enemy is declined once for a turn', () => {
  for (const type of ['boats:hold', 'boats:letCome'] as const) {
    expect(pointing.gesture({ type })).toEqual([{ button: type, ends: true, declines: true }]);
  }
});
