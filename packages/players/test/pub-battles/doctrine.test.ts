import { seededDice, topFrame, type SideNumber } from '@sandtable/kernel';
import { pubBattles, type PubMove, type State } from '@sandtable/pub-battles';
import { describe, expect, test } from 'vitest';
import { levelKind } from '../../src/kinds.ts';
import { pubBattlesDoctrine } from '../../src/pub-battles/doctrine.ts';
import { pubBattlesSense } from '../../src/pub-battles/game.ts';
import { answer, battle, named, scenarioNamed } from '../support/battle.ts';

const doctrine = pubBattlesDoctrine;
const { terms } = doctrine;

/** As the strongest, with so few play-outs that it takes no time. */
const general = levelKind(
  {
    ...pubBattlesSense,
    efforts: {
      ...pubBattlesSense.efforts,
      general: { playOuts: 24, plans: 6, horizon: 1, worlds: 2, slips: 0, whims: 0 },
    },
  },
  'general',
  'book',
);

function opening(id: string): State {
  const made = pubBattles.setup(scenarioNamed(id), {});
  if (!made.ok) throw new Error('the scenario is not good');
  return made.value;
}

function chosen(state: State, seed = 'general'): PubMove {
  const [decision] = pubBattles.pending(state).decisions;
  const view = pubBattles.view(state, decision.side);
  return general.make(pubBattles).choose(view, decision, seededDice(seed)) as PubMove;
}

describe.each(pubBattles.scenarios.map(({ id }) => id))('in %s', (id) => {
  test('quick answers and plans are legal wherever whims lead', () => {
    const state = opening(id);
    const dice = seededDice(id);
    let planned = 0;
    for (let step = 0; step < 150; step++) {
      const { decisions, outcome } = pubBattles.pending(state);
      if (outcome !== undefined) break;
      const { side } = decisions[0];
      const us = pubBattles.sides.indexOf(side) as SideNumber;
      const move = doctrine.quick(pubBattles, state, us, dice) as PubMove;
      expect(pubBattles.check(state, side, move), JSON.stringify(move)).toBeUndefined();
      if (step % 10 === 0) {
        for (const { moves } of doctrine.plans(pubBattles, state, us, dice, 3)) {
          expect(pubBattles.check(state, side, moves[0]), JSON.stringify(moves)).toBeUndefined();
          planned++;
        }
      }
      const isWhim = topFrame(state).type === 'order' && dice.die(6) === 1;
      const played = isWhim ? pubBattles.draw(state, side, dice) : move;
      pubBattles.play(state, side, played, dice);
    }
    if (!id.startsWith('free-')) expect(planned).toBeGreaterThan(0);
  });
});

test('what is good for one side is as bad for the other', () => {
  const state = opening('germantown');
  const dice = seededDice('on');
  for (let step = 0; step < 200; step++) {
    const { side } = pubBattles.pending(state).decisions[0];
    const us = pubBattles.sides.indexOf(side) as SideNumber;
    pubBattles.play(state, side, doctrine.quick(pubBattles, state, us, dice) as PubMove, dice);
  }
  const [ours, theirs]: [number[], number[]] = [[], []];
  doctrine.weigh(state, 0, ours);
  doctrine.weigh(state, 1, theirs);
  expect(ours).toHaveLength(terms.length);
  for (const [i, { name }] of terms.entries()) expect(ours[i], name).toBeCloseTo(-theirs[i], 9);
  expect(ours.some((amount) => amount !== 0)).toBe(true);
});

test('every term has a weight and says why in a sentence', () => {
  expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
  for (const { words, weight } of terms) {
    expect(words).toMatch(/^[A-Z].*\.$/);
    expect(weight).toBeGreaterThan(0);
  }
});

test('a play-out ends where a turn does', () => {
  const state = opening('teaching');
  const before = doctrine.phase(state);
  state.turn++;
  expect(doctrine.phase(state)).toBe(before + 1);
});

describe('the general', () => {
  const raided = (): State =>
    battle({
      red: {
        hq: [7, 10, 90],
        pieces: { A1: ['regular', 8, 10, 90, 'moved'], T: ['train', 3, 10, 90] },
      },
      blue: {
        hq: [17, 10, 270],
        pieces: { D1: ['cavalry', 15, 12, 270, 'known'], D2: ['cavalry', 15, 8, 270, 'known'] },
      },
      stack: [{ type: 'draw' }, { type: 'order', command: 'Red', waiting: [], inRange: ['A1'] }],
    });

  test('does not unpack where cavalry could be at the train in two moves', () => {
    expect(answer(raided()).type).toBe('unpack');
    expect(chosen(raided()).type).not.toBe('unpack');
  });

  test('answers the same to the same dice', () => {
    const first = chosen(raided(), 'twice');
    expect(chosen(raided(), 'twice')).toEqual(first);
  });

  test('plays the same whatever stands behind a block that it does not know', () => {
    const met = (first: 'elite' | 'militia', second: 'elite' | 'militia'): State =>
      battle({
        red: {
          hq: [7, 10, 90],
          pieces: { A1: ['regular', 9, 9, 90], A2: ['regular', 9, 11, 90] },
        },
        blue: {
          hq: [17, 10, 270],
          pieces: { D1: [first, 13, 9, 270], D2: [second, 13, 11, 270] },
        },
      });
    const [one, other] = [met('elite', 'militia'), met('militia', 'elite')];
    expect(one.place[named(one, 'D1')]).toBe(0);
    // The orders of battle are written the other way round: what stands where is what matters.
    const blocks = (state: State): unknown =>
      pubBattles.view(state, 'red').pieces.map(({ tag, x, y, kind }) => ({ tag, x, y, kind }));
    expect(blocks(other)).toEqual(blocks(one));
    expect(chosen(other).type).toBe(chosen(one).type);
  });
});
