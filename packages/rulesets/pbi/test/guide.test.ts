import { seededDice, type Guide, type Pick } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { BOARD, GROUP_IDS } from '../src/standard.ts';
import type { PbiMove } from '../src/state/moves.ts';
import { pbi } from '../src/ruleset.ts';
import { ACTIVATED, board, Game, game, type Sketch } from './support/game.ts';

/** What is pointed at: `c3` is a square, `A-rifle1` a piece, anything else a button, `shots 2` with a value. */
function picksOf(words: string): Pick[] {
  return words.split(', ').map((word) => {
    if (BOARD.named(word) !== -1) return { square: word };
    if (GROUP_IDS.includes(word)) return { piece: word };
    const [button, value] = word.split(' ');
    if (value === undefined) return { button };
    return { button, value: /^\d+$/.test(value) ? Number(value) : value };
  });
}

function guided(g: Game, picks: readonly Pick[]): Guide<PbiMove> {
  return pbi.guide(g.state, pbi.pending(g.state).decisions[0], picks);
}

const meant = (g: Game, words: string): PbiMove | undefined => guided(g, picksOf(words)).means;

/** Why what is meant cannot be done, as the rule and the key of the message. */
function why(g: Game, words: string): string | undefined {
  const { means, refusal } = guided(g, picksOf(words));
  if (means === undefined) throw new Error(`${words} means nothing`);
  expect(refusal).toEqual(pbi.check(g.state, g.side, means));
  return g.why(means);
}

/** Why nothing is done with that, as the rule and the key of the message. */
function whyNothing(g: Game, words: string): string | undefined {
  const { means, refusal } = guided(g, picksOf(words));
  expect(means).toBeUndefined();
  return refusal && `${refusal.rule} ${refusal.message.key.replace('refusal.', '')}`;
}

/** Groups of platoon A act in c2; enemies are near and far, some of them behind woods. */
const ACTING: Sketch = {
  terrain: { e3: 'woods' },
  groups: {
    'A-rifle1': { at: 'c2', ap: 3, flags: ['acted', 'diagonal'] },
    'A-lmg1': { at: 'c2', ap: 3, flags: ['acted', 'diagonal'] },
    'A-rifle2': 'b2',
    'A-rifle3': 'b2',
    'A-rifle4': 'b2',
    'A-rifle5': 'b2',
    'A-commander': 'a2',
    'B-rifle1': 'a1',
    'D-rifle1': 'c3',
    'D-rifle2': 'g4',
    'D-rifle3': 'c5',
  },
  stack: ACTIVATED,
};

describe('an activated square', () => {
  test.each([
    ['c2, c3', { type: 'aim', from: 'c2', to: 'c3' }],
    ['A-rifle1, D-rifle1', { type: 'aim', from: 'c2', to: 'c3' }],
    ['c2, d2', { type: 'march', from: 'c2', to: 'd2' }],
    ['c2, d2, march', { type: 'march', from: 'c2', to: 'd2' }],
    ['c2, c3, assault', { type: 'assault', from: 'c2', to: 'c3' }],
    ['c2, clear B', { type: 'clear', square: 'c2', platoon: 'B' }],
    ['close', { type: 'close' }],
    ['rest', { type: 'rest' }],
  ])('%s', (words, move) => {
    expect(meant(game(ACTING), words)).toEqual(move);
  });

  test.each([
    ['[QS-7.2] behind a closed square', 'c2, g4', 'QS-7.2 closedBetween'],
    ['[QS-7.5] behind other groups', 'c2, c5', 'QS-7.5 groupsBetween'],
    ['[QS-8.2] shooting at nobody', 'c2, d4, aim', 'QS-8.2 noTarget'],
    ['[QS-6.3] into a full square', 'c2, b2', 'QS-6.3 full'],
    ['[QS-6.3] into a square of the enemy', 'c2, c3, march', 'QS-6.3 enemyHeld'],
    ['[QS-6.2] a second diagonal step', 'c2, d1', 'QS-6.2 diagonal'],
    ['[QS-6.1] two squares at once', 'c2, c4', 'QS-6.1 notAdjacent'],
    ['[QS-6.1] groups without action points', 'a1, b1', 'QS-6.1 noGroups'],
    ['[QS-10.2] an assault from afar', 'c2, c5, assault', 'QS-10.2 assaultAdjacent'],
    ['[QS-5.8] an assault with 3 action points', 'c2, c3, assault', 'QS-5.8 assaultAp'],
    ['[QS-10.1] an assault on nobody', 'c2, d2, assault', 'QS-10.1 nothingToAssault'],
    ['[QS-11.1] a marker that is not there', 'c2, clear A', 'QS-11.1 noMarker'],
    ['[QS-5.7] the answer to another question', 'rest', 'QS-5.7 notAsked'],
  ])('%s', (_, words, refusal) => {
    expect(why(game(ACTING), words)).toBe(refusal);
  });

  test.each(['c2', 'A-rifle1', 'c2, c2', 'c2, fly', 'fly', 'c2, c3, fly', 'c2, clear X', 'D-lmg1'])(
    '%s means nothing yet, or at all',
    (words) => {
      expect(meant(game(ACTING), words)).toBeUndefined();
    },
  );
});

describe('motivation', () => {
  const sketch: Sketch = {
    groups: {
      'A-commander': 'a1',
      'A-rifle1': 'b1',
      'A-rifle2': { at: 'b2', flags: ['acted'] },
      'A-rifle3': 'h4',
      'B-commander': 'e1',
      'B-rifle1': 'd1',
      'D-commander': 'c4',
    },
    attempts: { A: 0, B: 2, D: 3 },
  };

  test.each([
    ['A-commander, b1', { type: 'motivate', commander: 'A', square: 'b1' }],
    ['a1, B-rifle1', { type: 'motivate', commander: 'A', square: 'd1' }],
    ['d1', { type: 'motivate', commander: 'B', square: 'd1' }],
    ['B-rifle1', { type: 'motivate', commander: 'B', square: 'd1' }],
    ['A-rifle1, b2', { type: 'march', from: 'b1', to: 'b2' }],
  ])('%s', (words, move) => {
    expect(meant(game(sketch), words)).toEqual(move);
  });

  test('a square alone is for the nearest commander who can', () => {
    const near = game({ ...sketch, attempts: { A: 1, B: 1, D: 3 } });
    expect(meant(near, 'b1')).toMatchObject({ commander: 'A' });
    expect(meant(game(sketch), 'b1')).toMatchObject({ commander: 'B' });
    const gone = game({ ...sketch, groups: { ...sketch.groups, 'B-commander': 'd1' } });
    expect(why(gone, 'h8')).toBe('QS-5.4 nobodyToMotivate');
  });

  test.each([
    ['[QS-5.1] a commander without attempts', 'A-commander, b1', 'QS-5.1 noAttempts'],
    ['[QS-5.1] the enemy’s commander', 'D-commander, b1', 'QS-5.1 otherCommander'],
    ['[QS-5.4] an empty square', 'B-commander, c3', 'QS-5.4 nobodyToMotivate'],
    ['[QS-5.4] the enemy’s square', 'D-commander', 'QS-5.4 nobodyToMotivate'],
    ['[QS-5.4] groups that have acted', 'B-commander, b2', 'QS-5.4 alreadyMotivated'],
    ['[QS-5.1] a step without action points', 'b1, b2', 'QS-5.1 notAsked'],
    ['[QS-5.1] a shot without action points', 'b1, c4', 'QS-5.1 notAsked'],
  ])('%s', (_, words, refusal) => {
    expect(why(game(sketch), words)).toBe(refusal);
  });

  test('[QS-5.3] a square that is too far', () => {
    const far = { 'B-commander': 'a1', 'B-rifle1': 'h5', 'D-rifle1': 'c4' };
    expect(why(game({ groups: { ...far, 'B-rifle2': 'a2' } }), 'B-commander, h5')).toBe(
      'QS-5.3 tooFar',
    );
  });

  test.each(['B-commander', 'fly', 'd1, fly', 'a1, b1, b2'])('%s means nothing', (words) => {
    expect(meant(game(sketch), words)).toBeUndefined();
  });
});

describe('before the first turn', () => {
  const setting = (type: string, fields: object = {}, edge?: string): Game =>
    new Game({
      format: 1,
      ruleset: 'pbi',
      id: 'test',
      title: 'Test',
      board: board({}),
      ...(edge !== undefined && { edge }),
      groups: GROUP_IDS.filter((id) => type !== 'deploy' || !id.startsWith('D')).map((id) => ({
        id,
        status: 'waiting',
      })),
      position: { turn: 0, side: 'attacker', stack: [{ type, ...fields }] },
    });

  test('scenery, an edge and a place are pointed out', () => {
    const layout = setting('layout', { changes: 26 });
    expect(meant(layout, 'take woods')).toEqual({ type: 'take', terrain: 'woods' });
    expect(meant(layout, 'c3')).toBeUndefined();
    expect(why(layout, 'generate')).toBe('QS-1.3 layoutBegun');
    expect(meant(setting('edge'), 'edge north')).toEqual({ type: 'edge', edge: 'north' });
  });

  test('[QS-1.1] laying what is there already', () => {
    const layout = setting('layout', { changes: 26 });
    layout.play({ type: 'take', terrain: 'open' });
    expect(meant(layout, 'h8')).toEqual({ type: 'lay', square: 'h8' });
    expect(why(layout, 'a1')).toBe('QS-1.1 sameTerrain');
  });

  test('[QS-2.5] the attacker deploys in the row along his edge', () => {
    const g = setting('deploy', { side: 'attacker' }, 'south');
    expect(why(g, 'c1')).toBeUndefined();
    expect(why(g, 'c2')).toBe('QS-2.5 attackerRow');
  });
});

describe('other questions', () => {
  test('[QS-4.6] a square with no morale to test', () => {
    const marker = (at: string) => ({ at, status: 'casualty' as const });
    const g = game({
      groups: {
        'A-rifle1': 'a1',
        'A-lmg1': 'c1',
        'A-rifle2': marker('a1'),
        'A-rifle3': marker('c1'),
        'A-rifle4': 'e1',
        'D-rifle1': 'h4',
      },
      stack: [{ type: 'morale', squares: ['a1', 'c1'] }],
    });
    expect(meant(g, 'A-rifle1')).toEqual({ type: 'test', square: 'a1' });
    expect(why(g, 'e1')).toBe('QS-4.6 noTest');
  });

  test('[QS-3.5] a square without residual action points', () => {
    const g = game({
      groups: { 'A-rifle1': 'a1', 'A-rifle2': { at: 'b1', flags: ['acted'] }, 'D-rifle1': 'h4' },
      stack: [{ type: 'residual' }],
    });
    expect(why(g, 'a1')).toBeUndefined();
    expect(why(g, 'b1')).toBe('QS-3.5 nobodyLeft');
    expect(why(g, 'a1, a2')).toBe('QS-3.5 notAsked');
  });

  const volley: Sketch = {
    groups: {
      'A-lmg1': { at: 'a1', ap: 3 },
      'A-lmg2': { at: 'a1', ap: 1 },
      'A-commander': { at: 'a1', ap: 3 },
      'A-rifle6': { at: 'h1', ap: 1 },
      'D-lmg1': 'c1',
      'D-rifle1': 'c1',
      'D-rifle2': 'c1',
      'D-rifle6': 'h4',
    },
    stack: ACTIVATED,
  };

  test('who shoots, and how often', () => {
    const g = game(volley);
    g.play({ type: 'aim', from: 'a1', to: 'c1' });
    expect(meant(g, 'A-lmg1, shots 2')).toEqual({ type: 'add', group: 'A-lmg1', shots: 2 });
    expect(meant(g, 'a1, shots 3')).toEqual({ type: 'add', group: 'A-commander', shots: 3 });
    for (const words of [
      'A-lmg1',
      'a1',
      'A-lmg1, shots 4',
      'A-lmg1, shots 0',
      'A-lmg1, shots x',
      'A-lmg1, 2',
      'a1, c1',
    ]) {
      expect(meant(g, words), words).toBeUndefined();
    }
    expect(why(g, 'A-lmg2, shots 2')).toBe('QS-5.8 noAp');
    expect(why(g, 'A-rifle6')).toBe('QS-8.2 notShooting');
    expect(why(g, 'D-rifle1')).toBe('QS-8.2 notShooting');
    expect(why(g, 'fire')).toBe('QS-5.7 nobodyChosen');
  });

  test('[QS-8.4] whom the hits are for', () => {
    const g = game(volley);
    g.play({ type: 'aim', from: 'a1', to: 'c1' });
    g.play({ type: 'add', group: 'A-lmg1', shots: 3 });
    g.play({ type: 'fire' }, 6, 6, 1, 1, 1, 1, 1, 1, 1, 4);
    expect(g.asked).toBe('defender allocate');
    expect(meant(g, 'c1')).toEqual({ type: 'hit', group: 'D-lmg1' });
    expect(why(g, 'D-rifle6')).toBe('QS-8.4 notTarget');
    expect(why(g, 'a1')).toBe('QS-8.4 notTarget');
    g.play({ type: 'hit', group: 'D-lmg1' });
    expect(meant(g, 'd4')).toBeUndefined();
  });

  test('[QS-9.2] which square shoots', () => {
    const g = game({
      groups: { 'A-rifle1': 'a1', 'D-rifle1': 'a2', 'D-rifle2': 'b2', 'D-rifle3': 'd3' },
      stack: [
        ...ACTIVATED,
        { type: 'opportunity', target: 'a1', squares: ['b2', 'a2'], party: [] },
      ],
    });
    expect(meant(g, 'D-rifle2')).toEqual({ type: 'snap', square: 'b2' });
    expect(why(g, 'd3')).toBe('QS-9.2 noOpportunity');
    expect(meant(g, 'hold')).toEqual({ type: 'hold' });
  });

  test('[QS-10.5] who falls in an assault', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c3', ap: 6 },
        'D-rifle1': 'c4',
        'D-rifle2': 'c4',
        'D-lmg1': 'c5',
        'A-rifle2': 'a1',
      },
      stack: ACTIVATED,
    });
    g.play({ type: 'assault', from: 'c3', to: 'c4' });
    g.play({ type: 'hold' }, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(g.asked).toBe('defender losses');
    expect(meant(g, 'c4')).toEqual({ type: 'lose', group: 'D-rifle1' });
    expect(why(g, 'D-lmg1')).toBe('QS-10.5 notInFight');
    expect(why(g, 'A-rifle1')).toBe('QS-10.5 notInFight');
  });

  test('[QS-5.7] who goes along', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'a1', ap: 2 },
        'A-rifle2': { at: 'a1', ap: 2 },
        'A-rifle3': 'b1',
        'D-rifle1': 'h4',
      },
      stack: [...ACTIVATED, { type: 'march', from: 'a1', to: 'a2', party: [] }],
    });
    expect(meant(g, 'a1')).toEqual({ type: 'join', group: 'A-rifle1' });
    expect(why(g, 'A-rifle3')).toBe('QS-5.7 notOfParty');
    expect(meant(g, 'a1, a2')).toBeUndefined();
  });

  test('[QS-4.7] where groups go back to', () => {
    const g = game({
      terrain: { d4: 'partial' },
      groups: {
        'A-rifle1': 'd4',
        'A-rifle2': 'd4',
        'A-lmg1': 'd3',
        'A-lmg2': 'd3',
        'A-lmg3': 'd3',
        'A-rifle3': 'g1',
        'D-rifle1': 'g8',
      },
      stack: [
        { type: 'morale', squares: [] },
        { type: 'retreat', side: 'attacker', from: 'd4', groups: ['A-rifle1', 'A-rifle2'] },
      ],
    });
    expect(g.asked).toBe('attacker retreat');
    const move = { type: 'retreat', group: 'A-rifle1', to: 'd3' };
    expect(meant(g, 'A-rifle1, d3')).toEqual(move);
    expect(meant(g, 'd4, A-lmg1')).toEqual(move);
    expect(meant(g, 'd3')).toEqual(move);
    expect(meant(g, 'A-rifle1')).toBeUndefined();
    expect(why(g, 'A-rifle1, d5')).toBe('QS-4.7 notThere');
    expect(why(g, 'A-rifle3, d3')).toBe('QS-4.7 notRetreating');
  });
});

describe('why nothing is done with something', () => {
  test('[QS-6.1] a square where nobody of this side acts', () => {
    expect(whyNothing(game(ACTING), 'c2')).toBeUndefined();
    for (const words of ['D-rifle1', 'b2', 'h8']) {
      expect(whyNothing(game(ACTING), words), words).toBe('QS-6.1 noGroups');
    }
  });

  test('[QS-5.1] a commander who cannot try', () => {
    const groups = { 'A-commander': 'a1', 'B-commander': 'd1', 'B-rifle1': 'd1', 'D-rifle1': 'h4' };
    const g = game({ groups, attempts: { A: 0, B: 2, D: 3 } });
    expect(whyNothing(g, 'A-commander')).toBe('QS-5.1 noAttempts');
    expect(whyNothing(g, 'B-commander')).toBeUndefined();
  });

  test('[QS-4.7] a group that does not go back', () => {
    const g = game({
      terrain: { d4: 'partial' },
      groups: {
        'A-rifle1': 'd4',
        'A-rifle2': 'd4',
        'A-lmg1': 'd3',
        'A-lmg2': 'd3',
        'A-lmg3': 'd3',
        'D-rifle1': 'g8',
      },
      stack: [
        { type: 'morale', squares: [] },
        { type: 'retreat', side: 'attacker', from: 'd4', groups: ['A-rifle1', 'A-rifle2'] },
      ],
    });
    expect(whyNothing(g, 'A-lmg1')).toBe('QS-4.7 notRetreating');
    expect(whyNothing(g, 'A-rifle1')).toBeUndefined();
  });
});

test('no pointing at all makes it throw', () => {
  const dice = seededDice('guide');
  const words = ['', 'clear', 'clear ', 'clear A B', '1.5', '-1', 'NaN', '__proto__', 'toString'];
  const names = [...BOARD.names, ...GROUP_IDS, ...words];
  const KINDS = ['square', 'piece', 'button'] as const;
  const any = (): Pick => {
    const name = names[dice.die(names.length) - 1];
    return { [KINDS[dice.die(3) - 1]]: name } as unknown as Pick;
  };
  for (const scenario of pbi.scenarios) {
    const g = new Game(scenario);
    while (g.asked !== 'over') {
      for (let i = 0; i < 10; i++) {
        const { means } = guided(
          g,
          Array.from({ length: dice.die(5) - 1 }, () => any()),
        );
        if (means !== undefined) expect(g.why(means) ?? 'legal').not.toContain('malformed');
      }
      const { moves } = g;
      pbi.play(g.state, g.side, moves[dice.die(moves.length) - 1], dice);
    }
  }
});
