import { seededDice, type Move, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { pbi, type PbiMove, type PbiState } from '@sandtable/pbi';
import { describe, expect, test } from 'vitest';
import { levelKind } from '../../src/kinds.ts';
import { pbiDoctrine } from '../../src/pbi/doctrine.ts';
import { pbiSense } from '../../src/pbi/game.ts';
import { table } from '../support/table.ts';

const ruleset = pbi as unknown as Ruleset;
const SCENARIOS = pbi.scenarios.map(({ id }) => id);

function opening(id: string): PbiState {
  const made = pbi.setup(
    pbi.scenarios.find((scenario) => scenario.id === id),
    {},
  );
  if (!made.ok) throw new Error(`no scenario ${id}`);
  return made.value;
}

/** Plays games half by lot and half by quick answers, and shows every position on the way. */
function roam(id: string, games: number, look: (state: PbiState, us: SideNumber) => void): void {
  for (let n = 0; n < games; n++) {
    const state = opening(id);
    const dice = seededDice(`${id} ${n}`);
    for (;;) {
      const [decision] = pbi.pending(state).decisions;
      if (decision === undefined) break;
      const us = pbi.sides.indexOf(decision.side) as SideNumber;
      look(state, us);
      const move =
        dice.die(2) === 1
          ? pbi.draw(state, decision.side, dice)
          : pbiDoctrine.quick(ruleset, state, us, dice);
      pbi.play(state, decision.side, move as PbiMove, dice);
    }
  }
}

describe.each(SCENARIOS)('%s', (id) => {
  test('quick answers are legal wherever a game leads', () => {
    const dice = seededDice('quick');
    roam(id, 6, (state, us) => {
      const move = pbiDoctrine.quick(ruleset, state, us, dice);
      expect({ move, refusal: pbi.check(state, pbi.sides[us], move) }).toEqual({
        move,
        refusal: undefined,
      });
    });
  });

  test('every plan begins with a legal move', () => {
    const dice = seededDice('plans');
    let plans = 0;
    roam(id, 3, (state, us) => {
      for (const { moves } of pbiDoctrine.plans(ruleset, state, us, dice, 12)) {
        const [move] = moves;
        expect({ move, refusal: pbi.check(state, pbi.sides[us], move) }).toEqual({
          move,
          refusal: undefined,
        });
        plans++;
      }
    });
    expect(plans).toBeGreaterThan(100);
  });
});

test('an evaluation is a number for each term, and each term has its sentence', () => {
  for (const { words } of pbiDoctrine.terms) expect(words).toMatch(/^[A-Z].*\.$/u);
  roam('village', 2, (state, us) => {
    const amounts = pbiDoctrine.terms.map(() => 0);
    pbiDoctrine.weigh(state, us, amounts);
    expect(amounts.every((amount) => Number.isFinite(amount))).toBe(true);
  });
});

test('what is good for one side is as bad for the other', () => {
  roam('river-line', 2, (state) => {
    if (state.turn === 0) return;
    const sums = ([0, 1] as const).map((us) => {
      const amounts = pbiDoctrine.terms.map(() => 0);
      pbiDoctrine.weigh(state, us, amounts);
      return pbiDoctrine.terms.reduce((sum, { weight }, i) => sum + weight * amounts[i], 0);
    });
    expect(sums[0] + sums[1]).toBeCloseTo(0, 6);
  });
});

/** What a general does. */
function generals(state: PbiState, seed = 'thoughts'): Move {
  const [decision] = pbi.pending(state).decisions;
  const general = levelKind(pbiSense, 'general', 'book').make(ruleset);
  return general.choose(pbi.view(state, decision.side), decision, seededDice(seed));
}

describe('a general', () => {
  test('storms a house in his last turn, since nothing else brings him one', () => {
    const state = table({
      groups: {
        'A-commander': { at: 'd2', ap: 5 },
        'A-rifle1': { at: 'd2', ap: 5 },
        'A-rifle2': { at: 'd2', ap: 5 },
        'A-rifle3': { at: 'd2', ap: 5 },
        'D-rifle1': 'd3',
        'D-rifle2': 'h8',
      },
      houses: ['d3', 'b8', 'c8', 'd8', 'e8', 'f8'],
      turn: 4,
    });
    expect(generals(state)).toEqual({ type: 'assault', from: 'd2', to: 'd3' });
  });

  test('walks into an empty house in his last turn', () => {
    const state = table({
      groups: { 'A-rifle1': { at: 'd2', ap: 2 }, 'D-rifle1': 'h8' },
      houses: ['d4', 'b8', 'c8', 'd8', 'e8', 'f8'],
      turn: 4,
    });
    expect(generals(state)).toMatchObject({ type: 'march', from: 'd2' });
  });

  test('lays a free field out with a belt of wood from side to side', () => {
    const state = opening('free-game');
    const dice = seededDice('field');
    while (state.turn === 0 && state.edge === null) {
      const [{ side }] = pbi.pending(state).decisions;
      pbi.play(state, side, generals(state) as PbiMove, dice);
    }
    const rows = Array.from({ length: 8 }, (_, i) => state.terrain.slice(8 * i, 8 * i + 8));
    expect(state.edge).toBe('south');
    expect(rows.filter((row) => row === 'wwwwwwww')).toHaveLength(2);
  });

  test('answers the same where everything is the same', () => {
    const states = [1, 2].map(() =>
      table({
        groups: {
          'A-lmg1': { at: 'd2', ap: 4 },
          'A-rifle1': { at: 'd2', ap: 4 },
          'D-rifle1': 'd5',
          'D-lmg1': 'e6',
        },
      }),
    );
    expect(generals(states[0], 'same')).toEqual(generals(states[1], 'same'));
  });
});
