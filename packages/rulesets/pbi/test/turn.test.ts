import { describe, expect, test } from 'vitest';
import type { PbiEvent } from '../src/state/events.ts';
import type { PbiMove } from '../src/state/moves.ts';
import { pbi } from '../src/ruleset.ts';
import type { SideName } from '../src/rules/tables.ts';
import { game, only, type Game, type Sketch } from './support/game.ts';
import { EITHER_SIDE, offered, typesOf } from './support/lists.ts';

/** Nobody has a commander, so every turn comes to its residual AP at once. */
const QUIET: Sketch = {
  groups: { 'A-rifle1': 'c2', 'D-rifle1': 'c8' },
  stack: [{ type: 'residual' }],
};

/** Ends turns, and declines every roll for another, until the game is over; the turns that began. */
function playOut(g: Game): string[] {
  const events: PbiEvent[] = [];
  for (let i = 0; i < 100 && g.asked !== 'over'; i++) {
    const move: PbiMove = g.asked.endsWith('extend') ? { type: 'decline' } : { type: 'endTurn' };
    events.push(...g.play(move));
  }
  return events.flatMap((event) =>
    event.type === 'turnBegan' ? [`${event.side} ${event.turn}`] : [],
  );
}

test('[QS-3.1] the sides alternate, four turns each, and the defender has the last', () => {
  const g = game(QUIET);
  expect(g.asked).toBe('attacker residual');
  expect(playOut(g)).toEqual([
    'defender 1',
    'attacker 2',
    'defender 2',
    'attacker 3',
    'defender 3',
    'attacker 4',
    'defender 4',
  ]);
});

test('[QS-3.1] the turn that begins is announced', () => {
  expect(game(QUIET).play({ type: 'endTurn' })).toEqual([
    { type: 'turnBegan', rule: 'QS-3.1', side: 'defender', turn: 1 },
  ]);
});

test('[QS-3.1] a scenario may have other than four turns', () => {
  expect(playOut(game({ ...QUIET, turns: 2 }))).toEqual(['defender 1', 'attacker 2', 'defender 2']);
});

test('[QS-3.1] only the side whose turn it is decides', () => {
  const g = game(QUIET);
  expect(pbi.moves(g.state, 'defender')).toEqual([]);
  expect(pbi.check(g.state, 'defender', { type: 'endTurn' })?.rule).toBe('QS-3.1');
  g.play({ type: 'endTurn' });
  expect(pbi.moves(g.state, 'attacker')).toEqual([]);
  expect(pbi.check(g.state, 'attacker', { type: 'endTurn' })?.rule).toBe('QS-3.1');
});

test('[QS-3.1] after the last turn nobody decides any more', () => {
  const g = game({ ...QUIET, side: 'defender', turn: 4, stack: [{ type: 'extend' }] });
  expect(typesOf(g.play({ type: 'decline' }))).toEqual([
    'declined',
    'buildingPoints',
    'groupPoints',
    'ended',
  ]);
  expect(pbi.pending(g.state).decisions).toEqual([]);
  expect(pbi.moves(g.state, 'attacker')).toEqual([]);
  expect(pbi.moves(g.state, 'defender')).toEqual([]);
  expect(pbi.check(g.state, 'attacker', { type: 'endTurn' })?.rule).toBe('QS-12.3');
});

test('[QS-3.1] what is not a move is refused under the rule of the question', () => {
  const g = game(QUIET);
  const nonsense = [null, undefined, 7, 'endTurn', [], {}, { type: 'fly' }, { type: 'use' }];
  for (const move of nonsense) {
    const refusal = pbi.check(g.state, 'attacker', move);
    expect(refusal).toEqual({ rule: 'QS-3.5', message: { key: 'refusal.malformed' } });
  }
  expect(pbi.check(g.state, 'attacker', { type: 'endTurn', extra: 1 })?.rule).toBe('QS-3.5');
});

test.each(EITHER_SIDE)('[QS-3.1, QS-5.1] a turn begins afresh after one of the %s', (side) => {
  const stale = { shots: 2, flags: ['pinned', 'idle', 'acted', 'diagonal', 'moved'] } as const;
  const g = game({
    groups: {
      'A-rifle1': { at: 'c2', ...stale },
      'A-commander': 'a1',
      'B-commander': 'b1',
      'D-commander': { at: 'c8', ...stale },
    },
    side,
    attempts: { A: 1, B: 2, D: 1 },
    stack: [{ type: 'residual' }],
  });
  g.play({ type: 'endTurn' });
  expect(g.state.attempts).toEqual(side === 'defender' ? [3, 3, 0] : [0, 0, 3]);
  expect(g.state.flags.every((flags) => flags === 0)).toBe(true);
  expect(g.state.shots.every((shots) => shots === 0)).toBe(true);
  expect(g.state.ap.every((ap) => ap === 0)).toBe(true);
});

describe('another turn', () => {
  const lastTurn = (side: SideName): Game =>
    game({ ...QUIET, side, turn: 4, stack: [{ type: 'residual' }] });

  test.each<[SideName, number, boolean]>([
    ['attacker', 4, false],
    ['attacker', 5, true],
    ['attacker', 6, true],
    ['defender', 4, false],
    ['defender', 5, true],
    ['defender', 6, true],
  ])('[QS-3.2] the %s rolls %i for one in his last turn', (side, die, success) => {
    const g = lastTurn(side);
    expect(g.play({ type: 'endTurn' })).toEqual([]);
    expect(pbi.pending(g.state).decisions).toEqual([{ side, kind: 'extend', rule: 'QS-3.2' }]);
    expect(offered(g)).toEqual(['decline', 'extend']);
    g.refuses({ type: 'endTurn' }, 'QS-3.2');
    const events = g.play({ type: 'extend' }, die);
    expect(events[0]).toEqual({
      type: 'extension',
      rule: 'QS-3.2',
      side,
      dice: [die],
      needs: 5,
      success,
      both: true,
    });
    expect(g.state.turns).toBe(success ? 5 : 4);
    const goesOn = side === 'attacker' ? 'defender residual' : 'attacker residual';
    expect(g.asked).toBe(success || side === 'attacker' ? goesOn : 'over');
  });

  test('[QS-3.2] the attacker’s success adds one turn for both', () => {
    const g = lastTurn('attacker');
    g.play({ type: 'endTurn' });
    g.play({ type: 'extend' }, 5);
    expect(playOut(g)).toEqual(['attacker 5', 'defender 5']);
  });

  test('[QS-3.2] the defender’s success adds one turn for both', () => {
    const g = lastTurn('defender');
    g.play({ type: 'endTurn' });
    const events = g.play({ type: 'extend' }, 6);
    expect(typesOf(events)).toEqual(['extension', 'turnBegan']);
    expect(only(events, 'turnBegan')).toMatchObject({ side: 'attacker', turn: 5 });
    expect(playOut(g)).toEqual(['defender 5']);
  });

  test.each<[SideName, string, string]>([
    ['attacker', 'turnBegan', 'defender residual'],
    ['defender', 'buildingPoints', 'over'],
  ])('[QS-3.2, QS-3.3] the %s may do without the roll', (side, next, asked) => {
    const g = lastTurn(side);
    g.play({ type: 'endTurn' });
    const events = g.play({ type: 'decline' });
    expect(events[0]).toEqual({ type: 'declined', rule: 'QS-3.3', side });
    expect(events[1].type).toBe(next);
    expect([g.state.turns, g.asked]).toEqual([4, asked]);
  });

  test('[QS-3.2] who rolls for another turn has not declined it', () => {
    const g = lastTurn('attacker');
    g.play({ type: 'endTurn' });
    expect(typesOf(g.play({ type: 'extend' }, 4))).toEqual(['extension', 'turnBegan']);
  });

  test('[QS-3.2] the added turn may be followed by another', () => {
    const g = lastTurn('attacker');
    g.play({ type: 'endTurn' });
    g.play({ type: 'extend' }, 5);
    g.play({ type: 'endTurn' });
    g.play({ type: 'endTurn' });
    expect(g.asked).toBe('attacker extend');
    g.play({ type: 'extend' }, 6);
    expect([g.state.turn, g.state.turns]).toEqual([5, 6]);
    expect(playOut(g)).toEqual(['attacker 6', 'defender 6']);
  });

  test('[QS-3.3] after the attacker’s success the defender does not roll in that turn', () => {
    const g = lastTurn('attacker');
    g.play({ type: 'endTurn' });
    g.play({ type: 'extend' }, 5);
    expect(g.asked).toBe('defender residual');
    g.play({ type: 'endTurn' });
    expect(g.asked).toBe('attacker residual');
    expect(g.state.turn).toBe(5);
  });

  test('[QS-3.3] after the attacker’s failure the defender has his own roll', () => {
    const g = lastTurn('attacker');
    g.play({ type: 'endTurn' });
    g.play({ type: 'extend' }, 4);
    g.play({ type: 'endTurn' });
    expect(g.asked).toBe('defender extend');
  });

  test.each<SideName>(['attacker', 'defender'])(
    '[QS-3.3] the %s does not roll before his last turn',
    (side) => {
      const g = game({ ...QUIET, side, turn: 3 });
      expect(typesOf(g.play({ type: 'endTurn' }))).toEqual(['turnBegan']);
    },
  );

  test('[QS-3.3] the roll comes at the end of the turn, not before', () => {
    lastTurn('attacker').refuses({ type: 'extend' }, 'QS-3.5');
    lastTurn('attacker').refuses({ type: 'decline' }, 'QS-3.5');
  });
});

test.each(EITHER_SIDE)(
  '[QS-3.4] the %s tests morale, motivates square by square, then ends his turn',
  (side, own, enemy, other) => {
    const g = game({
      groups: {
        [`${own}-commander`]: 'c3',
        [`${own}-rifle1`]: 'd3',
        [`${own}-rifle2`]: { at: 'd3', status: 'casualty' },
        [`${other}-rifle1`]: side === 'attacker' ? 'c8' : 'c1',
      },
      side: enemy,
      stack: [{ type: 'residual' }],
    });
    g.play({ type: 'endTurn' });
    expect(g.asked).toBe(`${side} morale`);
    g.refuses({ type: 'rest' }, 'QS-4.2');
    g.play({ type: 'test', square: 'd3' }, 1, 1);
    expect(g.asked).toBe(`${side} motivate`);
    g.refuses({ type: 'endTurn' }, 'QS-5.1');
    g.play({ type: 'motivate', commander: own, square: 'd3' }, 6, 1);
    expect(g.asked).toBe(`${side} activate`);
    g.refuses({ type: 'rest' }, 'QS-5.7');
    g.play({ type: 'march', from: 'd3', to: 'e3' });
    expect(g.asked).toBe(`${side} motivate`);
    expect(g.play({ type: 'rest' })).toEqual([{ type: 'rested', rule: 'QS-3.4', side }]);
    expect(g.asked).toBe(`${side} residual`);
    g.refuses({ type: 'rest' }, 'QS-3.5');
    g.play({ type: 'endTurn' });
    expect(g.asked).toBe(`${enemy} residual`);
  },
);

describe('residual AP', () => {
  const waiting: Sketch = {
    groups: {
      'A-commander': 'a1',
      'A-rifle1': 'c2',
      'A-rifle2': 'c2',
      'B-rifle1': 'c2',
      'B-lmg1': 'e2',
      'D-rifle1': 'c8',
    },
  };

  test('[QS-3.5] every group of a square that was not motivated has 1 AP', () => {
    const g = game({ ...waiting, stack: [{ type: 'residual' }] });
    expect(offered(g)).toEqual(['endTurn', 'use a1', 'use c2', 'use e2']);
    expect(g.play({ type: 'use', square: 'c2' })).toEqual([
      {
        type: 'actionPoints',
        rule: 'QS-3.5',
        side: 'attacker',
        square: 'c2',
        groups: ['A-rifle1', 'A-rifle2', 'B-rifle1'],
        dice: [],
        ap: 1,
        reasons: [{ rule: 'QS-3.5', key: 'residual', count: 1 }],
      },
    ]);
    expect([g.ap('A-rifle1'), g.ap('A-rifle2'), g.ap('B-rifle1')]).toEqual([1, 1, 1]);
    expect([g.ap('A-commander'), g.ap('B-lmg1')]).toEqual([0, 0]);
    expect(g.flags('A-rifle1')).toEqual(['acted']);
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-3.5] the squares spend it one by one in any order, and each but once', () => {
    const g = game({ ...waiting, stack: [{ type: 'residual' }] });
    g.play({ type: 'use', square: 'e2' });
    g.play({ type: 'march', from: 'e2', to: 'e3' });
    expect(offered(g)).toEqual(['endTurn', 'use a1', 'use c2']);
    g.refuses({ type: 'use', square: 'e3' }, 'QS-3.5');
    g.play({ type: 'use', square: 'a1' });
    g.play({ type: 'close' });
    g.refuses({ type: 'use', square: 'a1' }, 'QS-3.5');
    g.play({ type: 'use', square: 'c2' });
    g.play({ type: 'close' });
    expect(offered(g)).toEqual(['endTurn']);
  });

  test('[QS-3.5] it comes after the last motivation attempt', () => {
    const g = game(waiting);
    g.refuses({ type: 'use', square: 'c2' }, 'QS-5.1');
    g.play({ type: 'rest' });
    g.refuses({ type: 'motivate', commander: 'A', square: 'c2' }, 'QS-3.5');
    expect(g.offers({ type: 'use', square: 'c2' })).toBe(true);
  });

  test('[QS-3.5] a failed attempt does not cost a square its residual AP, a success does', () => {
    const g = game(waiting);
    g.play({ type: 'motivate', commander: 'A', square: 'c2' }, 1);
    g.play({ type: 'motivate', commander: 'A', square: 'a1' }, 6, 1);
    g.play({ type: 'close' });
    g.play({ type: 'rest' });
    expect(offered(g)).toEqual(['endTurn', 'use c2', 'use e2']);
    g.refuses({ type: 'use', square: 'a1' }, 'QS-3.5');
  });

  test('[QS-3.5] groups that came into the square with AP of their own have none of it', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c2', flags: ['acted', 'moved'] },
        'A-rifle2': 'c2',
        'D-rifle1': 'c8',
      },
      stack: [{ type: 'residual' }],
    });
    expect(only(g.play({ type: 'use', square: 'c2' }), 'actionPoints').groups).toEqual([
      'A-rifle2',
    ]);
    expect(g.ap('A-rifle1')).toBe(0);
  });

  test('[QS-3.5] empty squares, casualties and the enemy have none', () => {
    const g = game({
      groups: { 'A-rifle1': 'c2', 'A-rifle2': { at: 'd2', status: 'casualty' }, 'D-rifle1': 'c8' },
      stack: [{ type: 'residual' }],
    });
    for (const square of ['b2', 'd2', 'c8']) g.refuses({ type: 'use', square }, 'QS-3.5');
    expect(offered(g)).toEqual(['endTurn', 'use c2']);
  });

  test('[QS-3.5] the defender’s squares have it in his turn', () => {
    const g = game({ ...waiting, side: 'defender', stack: [{ type: 'residual' }] });
    expect(offered(g)).toEqual(['endTurn', 'use c8']);
    g.play({ type: 'use', square: 'c8' });
    expect(g.ap('D-rifle1')).toBe(1);
    g.refuses({ type: 'use', square: 'c2' }, 'QS-5.7');
  });

  test('[QS-3.5] with 1 AP nobody leaves a closed square', () => {
    const g = game({
      terrain: { c2: 'woods' },
      groups: { 'A-rifle1': 'c2', 'D-rifle1': 'a8' },
      stack: [{ type: 'residual' }],
    });
    g.play({ type: 'use', square: 'c2' });
    g.refuses({ type: 'march', from: 'c2', to: 'c3' }, 'QS-5.8');
    expect(offered(g, 'march')).toEqual([]);
  });
});

describe('residual AP for those who have a use for it', () => {
  const rest = (sketch: Sketch): Game => game({ ...sketch, stack: [{ type: 'residual' }] });

  test('[QS-3.5] a square that could do nothing with one AP is not offered it', () => {
    // Two AP to leave the house, nobody in sight, no marker.
    const g = rest({
      terrain: { c3: 'building', d4: 'woods' },
      groups: { 'A-rifle1': 'c3', 'D-rifle1': 'h8' },
    });
    expect(g.moves).toEqual([{ type: 'endTurn' }]);
    const use = { type: 'use', square: 'c3' } as const;
    g.refuses(use, 'QS-3.5');
    expect(g.why(use)).toBe('QS-3.5 noUse');
  });

  test('[QS-3.5] it is offered to who can shoot, carry off a marker or walk', () => {
    const c3 = { c3: 'building', d4: 'woods' } as const;
    const use = { type: 'use', square: 'c3' } as const;
    const shoots = rest({ terrain: c3, groups: { 'A-rifle1': 'c3', 'D-rifle1': 'c5' } });
    expect(shoots.offers(use)).toBe(true);
    const marker = { at: 'c3', status: 'casualty' } as const;
    const carries = rest({
      terrain: c3,
      groups: { 'A-rifle1': 'c3', 'A-rifle2': marker, 'D-rifle1': 'h8' },
    });
    expect(carries.offers(use)).toBe(true);
    const walks = rest({ groups: { 'A-rifle1': 'c3', 'D-rifle1': 'h8' } });
    expect(walks.offers(use)).toBe(true);
  });

  test('[QS-3.5] a marker is no use where somebody in the square has acted', () => {
    const g = rest({
      terrain: { c3: 'building', d4: 'woods' },
      groups: {
        'A-rifle1': 'c3',
        'A-rifle3': { at: 'c3', flags: ['acted'] },
        'A-rifle2': { at: 'c3', status: 'casualty' },
        'D-rifle1': 'h8',
      },
    });
    expect(g.offers({ type: 'use', square: 'c3' })).toBe(false);
  });
});
