import { message } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { STEPS } from '../src/rules/02-turn/turn.ts';
import { SQUARES } from '../src/rules/tables.ts';
import { BOARD } from '../src/state/names.ts';
import { squareBashing } from '../src/ruleset.ts';
import { game, only, type Sketch } from './support/game.ts';

describe('[SB-2.1]', () => {
  test('[SB-2.1] a turn has its steps in order, and those without a decision are not asked for', () => {
    expect(STEPS).toEqual([
      'begin',
      'gas',
      'asset',
      'command',
      'morale',
      'movement',
      'assaults',
      'shooting',
      'markers',
      'reinforcements',
      'countdown',
      'end',
    ]);
    const g = game({ attacker: { a1: 'infantry' }, defender: { h6: 'infantry' } });
    const events = g.play({ type: 'endMovement' });
    // No assault, shot, reinforcement or asset: the next question is the opponent's orders.
    expect(events.map(({ type }) => type)).toEqual(['turnBegan']);
    expect(g.asked).toBe('defender command');
    expect(only(events, 'turnBegan')).toMatchObject({ side: 'defender', turn: 1 });
  });

  test('[SB-2.1] the attacker’s next turn is a new round', () => {
    const g = game({ side: 'defender', attacker: { a1: 'infantry' } });
    const events = g.play({ type: 'endMovement' }, 1);
    expect(only(events, 'turnBegan')).toMatchObject({ side: 'attacker', turn: 2 });
  });

  test.each([
    { dice: [1], to: null },
    { dice: [2], to: null },
    { dice: [3], to: 'd4' },
    { dice: [4], to: 'd2' },
    { dice: [5], to: 'd3' },
    { dice: [6], to: 'd3' },
  ])('[SB-2.1] own gas rolls $dice and is then in $to', ({ dice, to }) => {
    const g = game({
      side: 'defender',
      attacker: { a1: 'infantry' },
      defender: { h6: 'infantry' },
      squares: { d3: { gas: 'attacker' } },
    });
    const events = g.play({ type: 'endMovement' }, 1, ...dice);
    expect(only(events, 'gasRolled').to).toBe(to);
    expect(g.state.gas.filter((each) => each > 0)).toHaveLength(to === null ? 0 : 1);
  });

  test('[SB-2.1] gas makes 2 hits on its squares after it has drifted, whoever is there', () => {
    const g = game({
      side: 'defender',
      attacker: { d4: 'infantry', a1: 'infantry' },
      squares: { d3: { gas: 'attacker' } },
    });
    const events = g.play({ type: 'endMovement' }, 1, 3, 3, 3);
    expect(only(events, 'save')).toMatchObject({ unit: 'A-infantry1', failed: 2 });
  });

  test('[SB-2.1] the enemy’s gas does not drift in one’s own turn', () => {
    const g = game({
      side: 'defender',
      attacker: { a1: 'infantry' },
      squares: { d3: { gas: 'defender' } },
    });
    const events = g.play({ type: 'endMovement' }, 1);
    expect(events.some(({ type }) => type === 'gasRolled')).toBe(false);
  });

  test('[SB-2.1] orders go, and barrages of the opponent; one’s own stay, and gas', () => {
    const g = game({
      attacker: { a1: 'infantry' },
      squares: {
        a1: { marks: ['hold', 'fighting', 'morale', 'drive'] },
        d3: { barrage: { defender: 2 }, suppression: ['defender'] },
        e3: { barrage: { attacker: 3 }, suppression: ['attacker'] },
        f3: { gas: 'defender' },
      },
    });
    g.play({ type: 'endMovement' }, 5);
    expect(g.marks('a1')).toEqual([]);
    const of = (values: readonly number[]): number[] => values.filter((each) => each > 0);
    expect([of(g.state.barrage), of(g.state.suppression), of(g.state.gas)]).toEqual([
      [3],
      [1],
      [2],
    ]);
  });

  const COLUMNS: Sketch = {
    attacker: { b2: 'infantry', g2: 'infantry', d2: 'infantry' },
    defender: { h6: 'infantry' },
  };

  test('[SB-2.1] units move column by column, from the right to the left', () => {
    const g = game(COLUMNS);
    g.play({ type: 'march', unit: 'A-infantry3', to: 'd3' });
    g.play({ type: 'halt' });
    g.refuses({ type: 'march', unit: 'A-infantry2', to: 'g3' }, 'SB-2.1');
    expect(g.goes('A-infantry1')).toHaveLength(4);
  });

  test('[SB-2.1] the defender’s right is the attacker’s left', () => {
    const g = game({ ...COLUMNS, side: 'defender', defender: { b5: 'infantry', g5: 'infantry' } });
    g.play({ type: 'march', unit: 'D-infantry2', to: 'g4' });
    g.play({ type: 'halt' });
    g.refuses({ type: 'march', unit: 'D-infantry1', to: 'b4' }, 'SB-2.1');
  });

  test('[SB-2.1] assaults and shots go from right to left too', () => {
    const line = {
      attacker: { b3: 'infantry', g3: 'infantry' },
      defender: { b4: 'infantry', g4: 'infantry' },
    } as const;
    const g = game({ ...line, step: 'assaults' });
    g.play({ type: 'assault', from: 'b3', to: 'b4' });
    g.play({ type: 'retire' }, 6, 6, 6);
    while (g.asked !== 'defender shooting') g.play(g.moves[0]);
    const shots = game({ ...line, step: 'shooting' });
    shots.play({ type: 'shoot', from: 'g4', to: 'g3' }, 1);
    expect(shots.asked).not.toBe('defender shooting');
  });

  test('[SB-2.1] a square that was assaulted does not shoot', () => {
    const g = game({
      step: 'shooting',
      attacker: { d3: 'infantry', f3: 'infantry' },
      defender: { d4: 'infantry', f4: 'infantry' },
      squares: { d4: { marks: ['targeted'] } },
    });
    g.refuses({ type: 'shoot', from: 'd4', to: 'd3' }, 'SB-2.1');
    expect(g.offers({ type: 'shoot', from: 'f4', to: 'f3' })).toBe(true);
  });

  test('[SB-2.1] only the side that is asked decides', () => {
    const g = game({ attacker: { a1: 'infantry' } });
    expect(g.asked).toBe('attacker movement');
    g.refuses({ type: 'cease' }, 'SB-4.1');
  });
});

describe('[SB-2.2]', () => {
  const LAST: Sketch = { side: 'defender', attacker: { a1: 'infantry' }, countdown: 4 };

  test('[SB-2.2] each turn of the defender takes a die off the countdown', () => {
    const g = game({ ...LAST, countdown: 21 });
    const events = g.play({ type: 'endMovement' }, 5);
    expect(only(events, 'countdown')).toMatchObject({ by: 5, left: 16 });
    expect(g.state.countdown).toBe(16);
  });

  test('[SB-2.2] the attacker’s turn takes nothing off it', () => {
    const g = game({ ...LAST, side: 'attacker' });
    g.play({ type: 'endMovement' });
    expect(g.state.countdown).toBe(4);
  });

  test.each([
    { die: 3, asked: 'attacker command' },
    { die: 4, asked: 'over' },
    { die: 6, asked: 'over' },
  ])('[SB-2.2] at 4 a $die leaves it $asked', ({ die, asked }) => {
    const g = game(LAST);
    g.play({ type: 'endMovement' }, die);
    expect(g.asked).toBe(asked);
  });

  test('[SB-2.2] it ends when a side has no unit left on the board, though more wait', () => {
    const g = game({
      step: 'shooting',
      attacker: { d3: 'mg' },
      defender: { d4: 'mg' },
      waiting: { attacker: 'infantry' },
      units: { 'A-mg1': { lost: 1 } },
    });
    g.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6, 1, 1);
    expect(g.asked).toBe('over');
    const [{ over }] = squareBashing.standing(g.state);
    expect(over?.message).toEqual(
      message('standing.over.gone', { side: message('side.attacker') }),
    );
  });

  test.each([
    { die: 1, by: 2 },
    { die: 2, by: 3 },
    { die: 3, by: 3 },
    { die: 4, by: 4 },
    { die: 5, by: 4 },
    { die: 6, by: 5 },
  ])('[SB-2.2] steadyClock: a $die takes $by off', ({ die, by }) => {
    const g = game({ ...LAST, countdown: 21, options: { steadyClock: true } });
    expect(only(g.play({ type: 'endMovement' }, die), 'countdown')).toMatchObject({
      by,
      left: 21 - by,
    });
  });
});

test('[SB-2.1] the markers that the attacker inflicted go in the defender’s turn, his own stay', () => {
  const g = game({
    side: 'defender',
    step: 'shooting',
    attacker: { a1: 'infantry', d3: 'mg' },
    defender: { h6: 'infantry', d4: 'infantry' },
    squares: {
      e4: { barrage: { attacker: 1, defender: 2 }, suppression: ['attacker', 'defender'] },
    },
  });
  g.play({ type: 'cease' }, 1);
  const e4 = BOARD.named('e4');
  expect([g.state.barrage[e4], g.state.barrage[SQUARES + e4]]).toEqual([0, 2]);
  expect([g.state.suppression[e4], g.state.suppression[SQUARES + e4]]).toEqual([0, 1]);
});

test('[SB-2.1] reinforcements are asked for where somebody waits, and nowhere else', () => {
  const ceased = (waiting: Sketch['waiting']): string => {
    const g = game({
      step: 'shooting',
      attacker: { d3: 'infantry', h1: 'infantry' },
      defender: { d4: 'mg' },
      waiting: waiting ?? {},
    });
    g.play({ type: 'cease' });
    return g.asked;
  };
  expect(ceased({})).toBe('defender command');
  expect(ceased({ defender: 'mg' })).toBe('defender command');
  expect(ceased({ attacker: 'mg' })).toBe('attacker reinforce');
});
