import { seededDice } from '@sandtable/kernel';
import { BOARD, groupNamed, ON_BOARD, pbi, type PbiState } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { answer } from '../support/table.ts';

function scenario(wanted: string): PbiState {
  const made = pbi.setup(
    pbi.scenarios.find(({ id }) => id === wanted),
    {},
  );
  if (!made.ok) throw new Error(`no ${wanted}`);
  return made.value;
}

/** Plays the setting-up, each move checked, and says what was asked. */
function setUp(state: PbiState): Set<string> {
  const asked = new Set<string>();
  const dice = seededDice('setting up');
  while (state.turn === 0) {
    const [decision] = pbi.pending(state).decisions;
    asked.add(`${decision.side} ${decision.kind}`);
    const move = answer(state);
    expect(pbi.check(state, decision.side, move)).toBe(undefined);
    pbi.play(state, decision.side, move, dice);
  }
  return asked;
}

const count = (state: PbiState, letters: string): number =>
  Array.from(state.terrain).filter((letter) => letters.includes(letter)).length;

test('a free game is laid out and deployed by the book', () => {
  const state = scenario('free-game');
  const asked = setUp(state);
  const ofDefender = ['layout', 'lay', 'edge', 'deploy'].map((kind) => `defender ${kind}`);
  expect(asked).toEqual(new Set([...ofDefender, 'attacker deploy']));
  expect(count(state, 'b')).toBe(6);
  expect(count(state, 'pw')).toBe(20);
  expect(state.at.every((square) => square !== -1)).toBe(true);
});

test('a layout that somebody else began is finished', () => {
  const state = scenario('free-game');
  const dice = seededDice('somebody else');
  for (let i = 0; i < 60; i++) {
    const scenery = pbi
      .moves(state, 'defender')
      .filter(({ type }) => type === 'take' || type === 'lay');
    pbi.play(state, 'defender', scenery[dice.die(scenery.length) - 1], dice);
  }
  setUp(state);
  expect(count(state, 'b')).toBe(6);
  expect(count(state, 'pw')).toBe(20);
});

test('the attack has to come from the side that is furthest from the houses', () => {
  const state = scenario('free-game');
  setUp(state);
  const rows = BOARD.names.flatMap((_, square) =>
    state.terrain[square] === 'b' ? [BOARD.row(square)] : [],
  );
  expect(state.edge).toBe('south');
  expect(Math.min(...rows)).toBeGreaterThan(2);
});

test('the defending commander outlives the first turn in nine games of ten', () => {
  let lost = 0;
  let games = 0;
  for (const { id } of pbi.scenarios) {
    for (let seed = 0; seed < 8; seed++) {
      games++;
      const alive = commanderAfterFirstTurn(id, seed);
      if (!alive) lost++;
    }
  }
  expect(lost / games).toBeLessThan(0.1);
});

test.each(pbi.scenarios.map(({ id }) => id))(
  '%s: the defender has no two machine guns in one square',
  (id) => {
    const state = scenario(id);
    setUp(state);
    const guns = ['D-lmg1', 'D-lmg2', 'D-lmg3'].map((name) => state.at[groupNamed(name)]);
    expect(new Set(guns).size).toBe(3);
  },
);

function commanderAfterFirstTurn(id: string, seed: number): boolean {
  const state = scenario(id);
  const dice = seededDice(`first turn ${seed}`);
  while (state.turn < 2 && state.outcome === null) {
    const [decision] = pbi.pending(state).decisions;
    pbi.play(state, decision.side, answer(state), dice);
  }
  return state.status[groupNamed('D-commander')] === ON_BOARD;
}
