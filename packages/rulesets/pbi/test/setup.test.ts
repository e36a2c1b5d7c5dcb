import { KERNEL_ENGLISH, Words, type FrameEntry } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { GROUP_IDS } from '../src/standard.ts';
import { pbi } from '../src/ruleset.ts';
import type { GroupEntry } from '../src/files/scenarioFile.ts';
import { SCENARIOS } from '../src/scenarios/scenarios.ts';
import type { SideName } from '../src/rules/tables.ts';
import { ACTIVATED, board, Game, game, scenarioOf, type Sketch } from './support/game.ts';
import { problemsOf } from './support/lists.ts';

/** A scenario from which the game starts, with some parts changed. */
function start(changes: object = {}): object {
  const plain = { format: 1, ruleset: 'pbi', id: 'test', title: 'Test', board: board({}) };
  return { ...plain, edge: 'south', ...changes };
}

/** A position in the middle of a game, with some parts changed. */
function position(sketch: Sketch = {}, changes: object = {}): object {
  const groups = { 'A-rifle1': 'c2', 'D-rifle1': 'c8' };
  return { ...scenarioOf({ groups, ...sketch }), ...changes };
}

describe('shipped scenarios', () => {
  test('[QS-1.3] there are five, each with a name of its own and the village first', () => {
    expect(SCENARIOS.map(({ id }) => id)).toEqual([
      'village',
      'hedgerow-farm',
      'wooded-ridge',
      'river-line',
      'free-game',
    ]);
    const words = new Words(pbi, KERNEL_ENGLISH);
    for (const scenario of SCENARIOS) {
      const { title, setting } = words.battle(scenario);
      expect(title.length).toBeGreaterThan(5);
      expect(setting?.length).toBeGreaterThan(100);
    }
  });

  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    '[QS-1.2] %s is valid, with 6 buildings and 20 other squares if any',
    (_id, scenario) => {
      expect(problemsOf(scenario)).toEqual([]);
      const letters = scenario.board?.join('');
      if (letters === undefined) {
        expect(new Game(scenario).asked).toBe('defender layout');
        return;
      }
      expect(letters.replaceAll(/[^b]/g, '')).toHaveLength(6);
      expect(letters.replaceAll(/[^pw]/g, '')).toHaveLength(20);
      expect(letters).toHaveLength(64);
      expect(new Game(scenario).asked).toBe('defender deploy');
    },
  );

  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    '[QS-3.1] %s has the four turns of the book',
    (_id, scenario) => {
      expect(new Game(scenario).state.turns).toBe(4);
    },
  );

  /** So many games of both sides by the same player, or more, with another seed for each 400. */
  const GAMES_MEASURED = 400;

  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    '%s has been measured, and is even between equal players',
    (_id, { measured }) => {
      if (measured === undefined) throw new Error('nobody has measured it');
      const { wins, draws } = measured;
      const games = wins['attacker'] + wins['defender'] + draws;
      expect(games).toBeGreaterThanOrEqual(GAMES_MEASURED);
      // By wins alone, and with half of every draw: neither way of counting may hide a lopsided one.
      for (const share of [wins['attacker'] / games, (wins['attacker'] + draws / 2) / games]) {
        expect(share).toBeGreaterThanOrEqual(0.45);
        expect(share).toBeLessThanOrEqual(0.55);
      }
    },
  );

  test('[QS-3.1] four turns are scheduled unless the scenario says otherwise', () => {
    expect(new Game(start()).state.turns).toBe(4);
    expect(new Game(start({ turns: 6 })).state.turns).toBe(6);
  });

  test('[QS-1.1] the rows of a board are drawn north first', () => {
    const rows = board({ a8: 'woods', h1: 'building' });
    expect([rows[0][0], rows[7][7]]).toEqual(['w', 'b']);
    const { terrain } = new Game(start({ board: rows })).state;
    expect([terrain[56], terrain[7]]).toEqual(['w', 'b']);
  });
});

describe('what is not even the form of a scenario', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a word', 'village'],
    ['a list', [1, 2]],
    ['a function', () => 0],
  ])('%s is one problem', (_what, scenario) => {
    expect(problemsOf(scenario)).toEqual([' problem.type']);
  });

  test('an empty object lacks three things', () => {
    expect(problemsOf({})).toEqual([
      'format problem.missing',
      'ruleset problem.missing',
      'id problem.missing',
    ]);
  });

  test.each<[object, string]>([
    [{ format: 2 }, 'format problem.const'],
    [{ ruleset: 'chess' }, 'ruleset problem.const'],
    [{ id: 'Two Words' }, 'id problem.pattern'],
    [{ id: '' }, 'id problem.pattern'],
    [{ id: 'a'.repeat(41) }, 'id problem.pattern'],
    [{ title: '' }, 'title problem.short'],
    [{ title: 'x'.repeat(101) }, 'title problem.long'],
    [{ setting: 'x'.repeat(2001) }, 'setting problem.long'],
    [{ setting: 3 }, 'setting problem.type'],
    [{ turns: 0 }, 'turns problem.minimum'],
    [{ turns: 101 }, 'turns problem.maximum'],
    [{ turns: 2.5 }, 'turns problem.type'],
    [{ edge: 'up' }, 'edge problem.enum'],
    [{ weather: 'rain' }, 'weather problem.unknown'],
    [{ board: 'b' }, 'board problem.type'],
    [{ board: board({}).slice(1) }, 'board problem.few'],
    [{ board: [...board({}), '........'] }, 'board problem.many'],
    [{ board: board({}).with(2, '.......') }, 'board[2] problem.pattern'],
    [{ board: board({}).with(7, '........x') }, 'board[7] problem.pattern'],
    [{ board: board({}).with(0, 'bbbbxbbb') }, 'board[0] problem.pattern'],
    [{ groups: {} }, 'groups problem.type'],
    [{ groups: [...GROUP_IDS, 'A-rifle1'].map((id) => ({ id })) }, 'groups problem.many'],
    [{ groups: [{}] }, 'groups[0].id problem.missing'],
    [{ groups: [{ id: 'A-rifle7', at: 'c1' }] }, 'groups[0].id problem.enum'],
    [{ groups: [{ id: 'A-rifle1', at: 'i9' }] }, 'groups[0].at problem.enum'],
    [{ groups: [{ id: 'A-rifle1', at: 'c1', hat: 1 }] }, 'groups[0].hat problem.unknown'],
    [{ groups: [{ id: 'A-rifle1', status: 'asleep' }] }, 'groups[0].status problem.enum'],
    [{ groups: [{ id: 'A-rifle1', at: 'c1', ap: 8 }] }, 'groups[0].ap problem.maximum'],
    [{ groups: [{ id: 'A-rifle1', at: 'c1', ap: -1 }] }, 'groups[0].ap problem.minimum'],
    [{ groups: [{ id: 'A-rifle1', at: 'c1', shots: 4 }] }, 'groups[0].shots problem.maximum'],
    [{ groups: [{ id: 'A-rifle1', at: 'c1', shots: -1 }] }, 'groups[0].shots problem.minimum'],
    [
      { groups: [{ id: 'A-rifle1', at: 'c1', flags: ['brave'] }] },
      'groups[0].flags[0] problem.enum',
    ],
    [{ position: 1 }, 'position problem.type'],
  ])('%j: %s', (change, problem) => {
    expect(problemsOf(start(change))).toEqual([problem]);
  });

  test.each<[object, string]>([
    [{ turn: -1 }, 'position.turn problem.minimum'],
    [{ turn: 1001 }, 'position.turn problem.maximum'],
    [{ side: 'both' }, 'position.side problem.enum'],
    [{ attempts: { C: 1 } }, 'position.attempts.C problem.unknown'],
    [{ attempts: { A: 4 } }, 'position.attempts.A problem.maximum'],
    [{ attempts: { A: -1 } }, 'position.attempts.A problem.minimum'],
    [{ stack: 'motivate' }, 'position.stack problem.type'],
    [
      { stack: Array.from({ length: 9 }, () => ({ type: 'motivate' })) },
      'position.stack problem.many',
    ],
    [{ stack: [7] }, 'position.stack[0] problem.type'],
    [{ stack: [{ type: 'tea' }] }, 'position.stack[0].type problem.enum'],
    [{ stack: [{ type: 'motivate', x: 1 }] }, 'position.stack[0].x problem.unknown'],
    [{ stack: [{ type: 'layout' }] }, 'position.stack[0].changes problem.missing'],
    [{ stack: [{ type: 'layout', changes: -1 }] }, 'position.stack[0].changes problem.minimum'],
    [{ stack: [{ type: 'layout', changes: 1001 }] }, 'position.stack[0].changes problem.maximum'],
    [{ stack: [{ type: 'deploy', side: 'x' }] }, 'position.stack[0].side problem.enum'],
    [{ stack: [{ type: 'morale', squares: ['i1'] }] }, 'position.stack[0].squares[0] problem.enum'],
    [{ weather: 1 }, 'position.weather problem.unknown'],
    [{ stack: [{ type: 'lay' }] }, 'position.stack[0].terrain problem.missing'],
    [{ stack: [{ type: 'lay', terrain: 'sea' }] }, 'position.stack[0].terrain problem.enum'],
    [{ outcome: {} }, 'position.outcome.scores problem.missing'],
  ])('in a position %j: %s', (change, problem) => {
    const plain = { turn: 1, side: 'attacker', stack: [{ type: 'motivate' }] };
    const found = problemsOf(position({}, { position: { ...plain, ...change } }));
    expect(found[0]).toBe(problem);
  });

  test('a position needs a turn, a side and a stack', () => {
    expect(problemsOf(position({}, { position: {} }))).toEqual([
      'position.turn problem.missing',
      'position.side problem.missing',
      'position.stack problem.missing',
    ]);
  });

  test('all of the problems are listed, not only the first', () => {
    const scenario = start({ format: 2, id: '', edge: 'up', groups: [{ id: 'X' }] });
    expect(problemsOf(scenario, { weather: true })).toEqual([
      'format problem.const',
      'id problem.pattern',
      'edge problem.enum',
      'groups[0].id problem.enum',
      'options.weather problem.unknown',
    ]);
  });

  test('what is allowed at the limits is accepted', () => {
    const most = { id: 'a'.repeat(40), title: 'x'.repeat(100), setting: 'x'.repeat(2000) };
    expect(problemsOf(start({ ...most, turns: 100, $schema: 'x' }))).toEqual([]);
    expect(problemsOf(start({ id: '0', title: 'x', setting: '', turns: 1 }))).toEqual([]);
  });
});

describe('options', () => {
  test('[QS-5.5, QS-8.3, QS-10.3] all are as usual unless the match says otherwise', () => {
    expect(pbi.optionsOf(new Game(start()).state)).toEqual({
      ownPlatoonOnly: false,
      choiceDieHits: false,
      assaultBonus: 'group',
    });
    expect(pbi.options.map(({ id, rule }) => [id, rule])).toEqual([
      ['ownPlatoonOnly', 'QS-5.5'],
      ['choiceDieHits', 'QS-8.3'],
      ['assaultBonus', 'QS-10.3'],
    ]);
  });

  test('each is switched by itself', () => {
    const own = new Game(start(), { ownPlatoonOnly: true }).state;
    expect(pbi.optionsOf(own)).toMatchObject({ ownPlatoonOnly: true, choiceDieHits: false });
    const choice = new Game(start(), { choiceDieHits: true, ownPlatoonOnly: false }).state;
    expect(pbi.optionsOf(choice)).toMatchObject({ ownPlatoonOnly: false, choiceDieHits: true });
    const bonus = new Game(start(), { assaultBonus: 'assault' }).state;
    expect(pbi.optionsOf(bonus)).toMatchObject({ choiceDieHits: false, assaultBonus: 'assault' });
  });

  test('options come as an object', () => {
    expect(problemsOf(start(), 7 as never)).toEqual(['options problem.type']);
  });

  test('options that do not exist, and values they do not have, are listed', () => {
    const result = pbi.setup(start(), { ownPlatoonOnly: 'yes', weather: true });
    expect(result).toEqual({
      ok: false,
      problems: [
        {
          path: 'options.ownPlatoonOnly',
          message: { key: 'problem.enum', with: { expected: ['false', 'true'], found: '"yes"' } },
        },
        { path: 'options.weather', message: { key: 'problem.unknown' } },
      ],
    });
  });
});

/** The plain layout with one square changed: the counts are then wrong. */
function miscounted(square: string, letter: string): string[] {
  const row = 8 - Number(square[1]);
  const column = 'abcdefgh'.indexOf(square[0]);
  const rows = board({});
  return rows.with(row, rows[row].slice(0, column) + letter + rows[row].slice(column + 1));
}

describe('the start of a game', () => {
  test.each([
    ['a seventh building', 'a1', 'b'],
    ['a twenty-first hedge', 'a1', 'p'],
    ['a twenty-first square of woods', 'a1', 'w'],
    ['five buildings', 'h8', '.'],
    ['nineteen others', 'a8', '.'],
    ['a hedge for a building', 'h8', 'p'],
  ])('[QS-1.2, QS-1.3] %s is no layout', (_what, square, letter) => {
    const scenario = start({ board: miscounted(square, letter) });
    expect(problemsOf(scenario)).toEqual(['board scenario.layout']);
    expect(problemsOf(position({}, { board: miscounted(square, letter) }))).toEqual([
      'board scenario.layout',
    ]);
  });

  test('[QS-1.3] woods may stand for hedges', () => {
    expect(problemsOf(start({ board: miscounted('a8', 'w') }))).toEqual([]);
  });

  test('[QS-1.3] without a board the defender lays one out, whether the edge is fixed or not', () => {
    const { board: _board, ...noBoard } = start() as { board: unknown };
    const { edge: _edge, ...neither } = noBoard as { edge?: unknown };
    expect(new Game(noBoard).asked).toBe('defender layout');
    expect(new Game(neither).asked).toBe('defender layout');
  });

  test('[QS-2.3] without an edge the defender chooses it', () => {
    const { edge: _edge, ...rest } = start() as { edge: string };
    expect(new Game(rest).asked).toBe('defender edge');
  });

  const placed = (...groups: GroupEntry[]): string[] => problemsOf(start({ groups }));

  test('[QS-2.4, QS-2.5] a scenario places groups where their side could have put them', () => {
    expect(placed({ id: 'D-rifle1', at: 'c3' }, { id: 'A-rifle1', at: 'c1' })).toEqual([]);
    expect(
      placed(
        { id: 'D-rifle1', at: 'c2' },
        { id: 'D-rifle2', at: 'c1' },
        { id: 'A-rifle1', at: 'd2' },
        { id: 'B-rifle1', at: 'c8' },
      ),
    ).toEqual([
      'groups[0].at refusal.defenderRows',
      'groups[1].at refusal.defenderRows',
      'groups[2].at refusal.attackerRow',
      'groups[3].at refusal.attackerRow',
    ]);
  });

  test('[QS-2.6] and never more than four of them in a square', () => {
    const four = [1, 2, 3, 4].map((nth) => ({ id: `D-rifle${nth}`, at: 'c4' }));
    expect(placed(...four)).toEqual([]);
    expect(placed(...four, { id: 'D-rifle5', at: 'c4' })).toEqual(['groups scenario.crowded']);
  });

  test('a group is placed once', () => {
    const result = pbi.setup(
      start({
        groups: [
          { id: 'D-rifle1', at: 'c3' },
          { id: 'D-rifle1', at: 'c4' },
        ],
      }),
      {},
    );
    expect(result).toMatchObject({
      problems: [
        { path: 'groups[1].id', message: { key: 'scenario.twice', with: { id: 'D-rifle1' } } },
      ],
    });
  });

  test('a group is placed in a square', () => {
    expect(placed({ id: 'D-rifle1' })).toEqual(['groups[0].at scenario.needsSquare']);
    expect(placed({ id: 'D-rifle1', status: 'board' })).toEqual([
      'groups[0].at scenario.needsSquare',
    ]);
  });

  test.each<Omit<GroupEntry, 'id'>>([
    { at: 'c1', ap: 1 },
    { at: 'c1', status: 'board', ap: 1 },
    { at: 'c1', shots: 0 },
    { at: 'c1', flags: [] },
    { at: 'c1', status: 'casualty' },
    { status: 'waiting' },
    { status: 'removed' },
  ])('%j can be said only in a position', (entry) => {
    expect(placed({ id: 'A-rifle1', ...entry })).toEqual(['groups[0] scenario.onlyInPosition']);
  });

  test('“on the board” may be said', () => {
    expect(placed({ id: 'D-rifle1', at: 'c4', status: 'board' })).toEqual([]);
  });

  test('groups are placed only where board and edge are fixed', () => {
    const groups = [{ id: 'D-rifle1', at: 'c4' }];
    const { board: _board, ...noBoard } = start({ groups }) as { board: unknown };
    const { edge: _edge, ...noEdge } = start({ groups }) as { edge: unknown };
    expect(problemsOf(noBoard)).toEqual(['groups[0] scenario.needsBoard']);
    expect(problemsOf(noEdge)).toEqual(['groups[0] scenario.needsBoard']);
  });

  test('who is not placed waits', () => {
    const g = new Game(start({ groups: [{ id: 'D-rifle1', at: 'c4' }] }));
    expect(g.where('D-rifle1')).toBe('c4');
    expect(g.where('D-rifle2')).toBe('waiting');
    expect(g.where('A-rifle1')).toBe('waiting');
    expect(g.state).toMatchObject({ turn: 0, side: 0, attempts: [0, 0, 0], edge: 'south' });
  });
});

describe('positions', () => {
  test('say who is where, and who is not named is out of the game', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c2', ap: 3, shots: 2, flags: ['acted', 'moved'] },
        'A-rifle2': { at: 'd2', status: 'casualty' },
        'A-rifle3': { status: 'removed' },
        'D-rifle1': 'c8',
      },
      turn: 3,
      turns: 5,
      attempts: { A: 2, D: 1 },
      stack: [{ type: 'motivate' }, { type: 'activate' }],
      edge: 'west',
    });
    expect(g.places).toEqual({ 'A-rifle1': 'c2', 'A-rifle2': 'casualty d2', 'D-rifle1': 'c8' });
    expect(g.flags('A-rifle1')).toEqual(['acted', 'moved']);
    expect(g.state.shots[4]).toBe(2);
    expect(g.ap('A-rifle1')).toBe(3);
    expect(g.state).toMatchObject({
      turn: 3,
      turns: 5,
      attempts: [2, 0, 1],
      edge: 'west',
      side: 0,
    });
    expect(
      game({ groups: { 'A-rifle1': 'c2', 'D-rifle1': 'c8' }, side: 'defender' }).state.side,
    ).toBe(1);
  });

  test('a group is where its status says', () => {
    const groups = {
      'A-rifle1': { status: 'casualty' },
      'A-rifle2': { at: 'c2', status: 'removed' },
      'A-rifle3': { at: 'c2', status: 'waiting' },
      'A-rifle4': { at: 'c2' },
      'D-rifle1': 'c8',
    } as const;
    expect(problemsOf(position({ groups }))).toEqual([
      'groups[0].at scenario.needsSquare',
      'groups[1].at scenario.noSquare',
      'groups[2].at scenario.noSquare',
      'groups scenario.stillWaiting',
    ]);
  });

  test('[QS-2.4] groups may be anywhere in the middle of a game', () => {
    expect(problemsOf(position({ groups: { 'A-rifle1': 'c8', 'D-rifle1': 'c1' } }))).toEqual([]);
  });

  test('[QS-2.6, QS-6.3] no more than four of a side in a square, markers not counted', () => {
    const rifles = (side: string, count: number, at: string): Record<string, string> =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`${side}-rifle${i + 1}`, at]));
    const marker = { 'A-lmg1': { at: 'c3', status: 'casualty' } } as const;
    const four = { ...rifles('A', 4, 'c3'), ...marker, 'D-rifle1': 'c8' };
    expect(problemsOf(position({ groups: four }))).toEqual([]);
    const result = pbi.setup(
      position({ groups: { ...rifles('A', 5, 'c3'), ...rifles('D', 6, 'e6') } }),
      {},
    );
    expect(result).toEqual({
      ok: false,
      problems: [
        {
          path: 'groups',
          message: { key: 'scenario.crowded', with: { square: 'c3', side: 'attacker' } },
        },
        {
          path: 'groups',
          message: { key: 'scenario.crowded', with: { square: 'e6', side: 'defender' } },
        },
      ],
    });
  });

  test('[QS-6.3, QS-10.1] both sides share a square only while they fight for it', () => {
    const groups = { 'A-rifle1': 'c3', 'A-rifle2': 'c3', 'D-rifle1': 'c3', 'D-rifle2': 'c3' };
    const result = pbi.setup(position({ groups }), {});
    expect(result).toEqual({
      ok: false,
      problems: [{ path: 'groups', message: { key: 'scenario.shared', with: { square: 'c3' } } }],
    });
    const fight = (to: string): FrameEntry[] => [
      { type: 'motivate' },
      { type: 'activate' },
      {
        type: 'assault',
        from: 'c2',
        to,
        party: ['A-rifle1', 'A-rifle2'],
        stage: 'fight',
        killed: 1,
        lost: 0,
      },
      { type: 'losses', side: 'defender', square: to, count: 1 },
    ];
    expect(problemsOf(position({ groups, stack: fight('c3') }))).toEqual([]);
    const back: FrameEntry[] = [
      { type: 'motivate' },
      { type: 'activate' },
      { type: 'retreat', side: 'defender', from: 'c3', groups: ['D-rifle1', 'D-rifle2'] },
    ];
    const held = { ...groups, 'A-rifle3': 'c4' };
    expect(problemsOf(position({ groups: held, stack: back }))).toEqual([]);
    expect(problemsOf(position({ groups, stack: fight('d3') }))).toEqual([
      'groups scenario.shared',
    ]);
  });

  test('[QS-2.3] after the edge is chosen there is one', () => {
    expect(problemsOf(position({}, { edge: undefined }))).toEqual(['edge problem.enum']);
    const { edge: _edge, ...none } = position() as { edge: unknown };
    expect(problemsOf(none)).toEqual(['edge scenario.needsEdge']);
  });

  test('nobody waits once the game has begun', () => {
    const groups = {
      'A-rifle1': 'c1',
      'A-rifle2': { status: 'waiting' },
      'D-rifle1': 'c8',
    } as const;
    expect(problemsOf(position({ groups }))).toEqual(['groups scenario.stillWaiting']);
    const deploying: Sketch = { groups, turn: 0, stack: [{ type: 'deploy', side: 'attacker' }] };
    expect(problemsOf(position(deploying))).toEqual([]);
  });

  test('a layout that is being laid out need not be whole', () => {
    const stack: FrameEntry[] = [{ type: 'layout', changes: 3 }];
    const rows = Array.from({ length: 8 }, () => '........');
    expect(problemsOf(position({ stack }, { board: rows }))).toEqual([]);
  });

  test('where nothing is left to choose, that is a problem', () => {
    const stack: FrameEntry[] = [{ type: 'layout', changes: 60 }];
    const rows = Array.from({ length: 8 }, () => '........');
    expect(problemsOf(position({ stack }, { board: rows }))).toEqual([
      'position.stack problem.deadEnd',
    ]);
  });

  test('where dice are still to be rolled, that is a problem', () => {
    const saves: FrameEntry = {
      type: 'allocate',
      side: 'attacker',
      cover: 'closed',
      targets: ['D-rifle1'],
      rounds: 1,
      dealt: [],
      left: 0,
    };
    const groups = { 'A-rifle1': { at: 'c2', ap: 1 }, 'D-rifle1': 'c8' };
    const stack: FrameEntry[] = [{ type: 'motivate' }, { type: 'activate' }, saves];
    expect(problemsOf(position({ groups, stack }))).toEqual(['position.stack problem.unsettled']);
  });

  test('what needs no dice is settled at once', () => {
    expect(game({ groups: { 'A-rifle1': 'c2', 'D-rifle1': 'c8' } }).asked).toBe(
      'attacker residual',
    );
  });

  const finished = { turn: 4, side: 'defender', stack: [] };
  const ended = (changes: object): object =>
    position({}, { position: { ...finished, ...changes } });
  const scores = { attacker: 7, defender: 2 };

  test('[QS-12.3] a finished game has an outcome and nothing to resolve, any other the reverse', () => {
    expect(problemsOf(ended({ outcome: { scores } }))).toEqual([]);
    expect(problemsOf(ended({}))).toEqual(['position.stack problem.stackOutcome']);
    expect(problemsOf(ended({ outcome: { scores }, stack: [{ type: 'residual' }] }))).toEqual([
      'position.stack problem.stackOutcome',
    ]);
  });

  test.each([
    [7, 2, 'attacker'],
    [2, 7, 'defender'],
    [4, 4, undefined],
  ])('[QS-12.3] %i to %i: the winner follows from the scores, %s', (attacker, defender, winner) => {
    const outcome = { scores: { attacker, defender } };
    expect(new Game(ended({ outcome })).state.outcome).toEqual({
      winner,
      scores: { attacker, defender },
      rule: 'QS-12.3',
    });
  });

  test.each<[object, string]>([
    [{ winner: 'attacker', scores }, 'position.outcome.winner problem.unknown'],
    [{ scores: { attacker: 1 } }, 'position.outcome.scores.defender problem.missing'],
    [{ scores: { defender: 1 } }, 'position.outcome.scores.attacker problem.missing'],
    [{ scores: { ...scores, defender: 101 } }, 'position.outcome.scores.defender problem.maximum'],
    [{ scores: { ...scores, attacker: -1 } }, 'position.outcome.scores.attacker problem.minimum'],
    [{ scores: { ...scores, umpire: 1 } }, 'position.outcome.scores.umpire problem.unknown'],
  ])('[QS-12.3] the outcome %j is none', (outcome, problem) => {
    expect(problemsOf(ended({ outcome }))).toEqual([problem]);
  });
});

describe('positions that cannot be', () => {
  test.each<[string, 'casualty' | 'removed', string | undefined]>([
    ['a casualty', 'casualty', 'c3'],
    ['a group that was removed', 'removed', undefined],
  ])('[QS-5.9] %s has no AP, no shots and no flags', (_who, status, at) => {
    const entry = { status, ...(at !== undefined && { at }) };
    const groups = { 'A-rifle1': { at: 'c2', ap: 1 }, 'D-rifle1': 'c8' };
    const stack: FrameEntry[] = [{ type: 'motivate' }, { type: 'activate' }];
    const found = (more: object): string[] =>
      problemsOf(position({ groups: { ...groups, 'A-rifle2': { ...entry, ...more } }, stack }));
    expect(found({})).toEqual([]);
    for (const more of [{ ap: 2 }, { shots: 1 }, { flags: ['acted'] }]) {
      expect(found(more)).toEqual(['groups[2] scenario.notActing']);
    }
  });

  test.each<[SideName, string[]]>([
    ['attacker', ['groups[2].ap scenario.noAp']],
    ['defender', ['groups[0].ap scenario.noAp', 'groups[1].ap scenario.noAp']],
  ])('[QS-5.9] in the turn of the %s nobody else has AP', (side, problems) => {
    const groups = {
      'A-rifle1': { at: 'c2', ap: 1 },
      'B-rifle1': { at: 'e2', ap: 1 },
      'D-rifle1': { at: 'c8', ap: 1 },
    };
    expect(problemsOf(position({ groups, side, stack: ACTIVATED }))).toEqual(problems);
  });

  test('[QS-4.4, QS-5.9] who fell back has no AP', () => {
    const found = (...flags: ('pinned' | 'idle' | 'acted' | 'moved')[]): string[] => {
      const groups = { 'A-rifle1': { at: 'c2', ap: 1, flags }, 'D-rifle1': 'c8' };
      return problemsOf(position({ groups, stack: ACTIVATED }));
    };
    expect(found('acted', 'moved', 'pinned')).toEqual([]);
    expect(found('moved', 'idle')).toEqual(['groups[0].ap scenario.noAp']);
  });

  test('[QS-2.4] the attacker does not deploy while defenders wait', () => {
    const groups = {
      'A-rifle1': { status: 'waiting' },
      'D-rifle1': { status: 'waiting' },
    } as const;
    const stack: FrameEntry[] = [{ type: 'deploy', side: 'attacker' }];
    expect(problemsOf(position({ groups, turn: 0, stack }))).toEqual([
      'groups scenario.stillWaiting',
    ]);
  });

  test('[QS-2.4, QS-2.5] while groups are deployed, all stand where their side may start', () => {
    const stack: FrameEntry[] = [{ type: 'deploy', side: 'attacker' }];
    const at = (attacker: string, defender: string): string[] =>
      problemsOf(
        position({
          groups: {
            'A-rifle1': attacker,
            'A-rifle2': { status: 'waiting' },
            'D-rifle1': defender,
          } as const,
          turn: 0,
          stack,
        }),
      );
    expect(at('c1', 'c3')).toEqual([]);
    expect(at('c2', 'c3')).toEqual(['groups[0].at refusal.attackerRow']);
    expect(at('c1', 'd2')).toEqual(['groups[2].at refusal.defenderRows']);
  });

  test('[QS-2.5] nobody deploys once a turn has begun', () => {
    const groups = { 'A-rifle1': { status: 'waiting' }, 'D-rifle1': 'c8' } as const;
    const stack: FrameEntry[] = [{ type: 'deploy', side: 'attacker' }];
    expect(problemsOf(position({ groups, turn: 3, stack }))).toEqual([
      'position.turn scenario.turnZero',
    ]);
  });

  test('[QS-5.9] no AP is no AP, whoever has none', () => {
    const groups = { 'A-rifle1': 'c2', 'D-rifle1': { at: 'c8', ap: 0 } } as const;
    expect(problemsOf(position({ groups }))).toEqual([]);
  });

  test('[QS-3.1] no turn comes after the last one', () => {
    expect(problemsOf(position({ turn: 4, turns: 4 }))).toEqual([]);
    expect(problemsOf(position({ turn: 5, turns: 4 }))).toEqual([
      'position.turn scenario.lastTurn',
    ]);
  });

  test('[QS-3.1] once everybody is deployed, a turn has begun', () => {
    const waiting = { 'A-rifle1': { status: 'waiting' }, 'D-rifle1': 'c8' } as const;
    const deploying: Sketch = { groups: waiting, stack: [{ type: 'deploy', side: 'attacker' }] };
    expect(problemsOf(position({ ...deploying, turn: 0 }))).toEqual([]);
    expect(problemsOf(position({ turn: 0 }))).toEqual(['position.turn scenario.noTurn']);
    const scores = { attacker: 7, defender: 2 };
    const over = { turn: 0, side: 'defender', stack: [], outcome: { scores } };
    expect(problemsOf(position({}, { position: over }))).toEqual(['position.turn scenario.noTurn']);
  });

  test.each<FrameEntry>([{ type: 'layout', changes: 0 }, { type: 'edge' }])(
    '[QS-1.3, QS-2.3] before that there is none: %j',
    (frame) => {
      const groups = {
        'A-rifle1': { status: 'waiting' },
        'D-rifle1': { status: 'waiting' },
      } as const;
      expect(problemsOf(position({ groups, turn: 0, stack: [frame] }))).toEqual([]);
    },
  );
});
