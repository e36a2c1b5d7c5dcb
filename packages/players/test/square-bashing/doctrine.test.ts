import { seededDice, topFrame, type SideNumber } from '@sandtable/kernel';
import { squareBashing, type SquareState } from '@sandtable/square-bashing';
import { expect, test } from 'vitest';
import { levelKind } from '../../src/kinds.ts';
import { squareBashingSense } from '../../src/square-bashing/game.ts';
import { answer, squares, type Sketch } from '../support/squares.ts';

const { doctrine } = squareBashingSense;

function thinking(state: SquareState, seed: string) {
  const [decision] = squareBashing.pending(state).decisions;
  const view = squareBashing.view(state, decision.side);
  const general = levelKind(squareBashingSense, 'general', 'book').make(squareBashing);
  return general.choose(view, decision, seededDice(seed));
}

/** A game by chance, with every position in which somebody is asked. */
function eachPosition(scenario: unknown, see: (state: SquareState, us: SideNumber) => void): void {
  const made = squareBashing.setup(scenario, {});
  if (!made.ok) throw new Error('a bad scenario');
  const state = made.value;
  const dice = seededDice('chance');
  for (;;) {
    const { decisions, outcome } = squareBashing.pending(state);
    if (outcome !== undefined) return;
    const { side } = decisions[0];
    see(state, squareBashing.sides.indexOf(side) as SideNumber);
    squareBashing.play(state, side, squareBashing.draw(state, side, dice), dice);
  }
}

test.for(squareBashing.scenarios)('$id: plans begin with what is legal', (scenario) => {
  const planned = new Set<string>();
  eachPosition(scenario, (state, us) => {
    const plans = doctrine.plans(squareBashing, state, us, seededDice(1), 6);
    expect(plans.length).toBeLessThanOrEqual(6);
    for (const { moves } of plans) {
      planned.add(topFrame(state).type);
      const refusal = squareBashing.check(state, squareBashing.sides[us], moves[0]);
      expect(refusal, JSON.stringify(moves[0])).toBeUndefined();
    }
  });
  expect([...planned].toSorted()).toEqual(
    expect.arrayContaining(['assault', 'assaults', 'asset', 'movement']),
  );
});

test('a plan for a movement is a whole one', () => {
  const made = squareBashing.setup(squareBashing.scenarios[0], {});
  if (!made.ok) throw new Error('a bad scenario');
  const state = made.value;
  const dice = seededDice('whole');
  while (topFrame(state).type !== 'movement') {
    const { side } = squareBashing.pending(state).decisions[0];
    squareBashing.play(state, side, squareBashing.fallback(state, side), dice);
  }
  const plans = doctrine.plans(squareBashing, state, 0, dice, 6);
  expect(plans.length).toBeGreaterThan(1);
  for (const { moves } of plans) expect(moves.at(-1)).toEqual({ type: 'endMovement' });
});

test('every term has a sentence and an amount, and what one side has the other lacks', () => {
  const { terms } = doctrine;
  for (const { words, weight } of terms) {
    expect(words).toMatch(/^It .*\.$/u);
    expect(weight).toBeGreaterThan(0);
  }
  eachPosition(squareBashing.scenarios[3], (state) => {
    const [ours, theirs] = ([0, 1] as const).map((us) => {
      const amounts = new Array<number>(terms.length).fill(Number.NaN);
      doctrine.weigh(state, us, amounts);
      return terms.reduce((sum, { weight }, i) => sum + weight * amounts[i], 0);
    });
    expect(ours + theirs).toBeCloseTo(0, 6);
  });
});

/** The defender's last turn: the game ends with it, whatever the die of the countdown says. */
function lastTurn(
  sketch: Omit<Sketch, 'next' | 'asked' | 'side'>,
  asked: Pick<Sketch, 'next' | 'asked'> = {
    next: 'shooting',
    asked: [{ type: 'assaults', column: 0 }],
  },
): SquareState {
  const state = squares({ ...sketch, side: 'defender', ...asked });
  state.countdown = 1;
  state.holders[0] = 0;
  state.holders[1] = 0;
  return state;
}

test('a movement that ends the battle is planned to its end', () => {
  const state = lastTurn(
    { attacker: { a1: 'infantry' }, defender: { h6: 'infantry', g5: 'infantry' } },
    { next: 'assaults', asked: [{ type: 'movement', column: 0 }] },
  );
  const plans = doctrine.plans(squareBashing, state, 1, seededDice(1), 6);
  expect(plans).not.toEqual([]);
  for (const { moves } of plans) expect(moves.at(-1)).toEqual({ type: 'endMovement' });
});

test('whoever leads at the end risks nothing for a square that counts for nothing', () => {
  // 10 points each for objectives, and one more for the defender: a damaged unit of the attacker's. Cavalry does not shoot.
  const state = lastTurn({
    attacker: { d3: 'cavalry', a1: 'infantry' },
    defender: { d4: 'infantry, infantry' },
    units: { 'A-infantry1': { lost: 4 }, 'D-infantry1': { lost: 3 }, 'D-infantry2': { lost: 3 } },
  });
  expect(answer(state)).toEqual({ type: 'assault', from: 'd4', to: 'd3' });
  expect(thinking(state, 'lead')).toEqual({ type: 'endAssaults' });
});

test('whoever is behind at the end tries even what promises little', () => {
  const state = lastTurn({
    attacker: { d3: 'infantry, infantry, mg' },
    defender: { d4: 'infantry', a6: 'infantry' },
    defences: { d3: 'trenches' },
    units: { 'D-infantry2': { lost: 4 }, 'A-infantry1': { lost: 3 }, 'A-infantry2': { lost: 3 } },
  });
  expect(answer(state)).toEqual({ type: 'endAssaults' });
  expect(thinking(state, 'behind')).toEqual({ type: 'assault', from: 'd4', to: 'd3' });
});

test('the same dice to think with give the same answer', () => {
  const state = lastTurn({
    attacker: { d3: 'infantry, infantry', c4: 'infantry' },
    defender: { d4: 'infantry, infantry', b4: 'infantry', a6: 'infantry' },
  });
  expect(thinking(state, 'same')).toEqual(thinking(state, 'same'));
});
