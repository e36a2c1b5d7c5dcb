import { seededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { Doctrine } from '../../src/search/doctrine.ts';
import { Coach } from '../../src/search/coach.ts';
import { Searcher } from '../../src/search/searcher.ts';
import { AMBUSH, ambushSense } from './ambushSense.ts';

/** The doctrine of an ambush, with a foe who notes for which side he is asked. */
function withFoe(): { readonly doctrine: Doctrine; readonly asked: Set<number> } {
  const asked = new Set<number>();
  const plain = ambushSense.doctrine;
  const foe: Doctrine['foe'] = {
    quick(ruleset, state, us, dice) {
      asked.add(us);
      return plain.quick(ruleset, state, us, dice);
    },
  };
  return { doctrine: { ...plain, foe }, asked };
}

function opening(): object {
  const made = AMBUSH.setup(AMBUSH.scenarios[0], {});
  if (!made.ok) throw new Error('the scenario is not good');
  return made.value;
}

test('whoever chooses takes the other side to answer as a foe does, and himself as usual', () => {
  const { doctrine, asked } = withFoe();
  const { mind, efforts } = ambushSense;
  const effort = efforts.general;
  const player = new Searcher(AMBUSH, {
    name: 'general',
    mind,
    doctrine,
    terms: doctrine.terms,
    effort,
  });
  const state = opening();
  const [decision] = AMBUSH.pending(state).decisions;
  player.choose(AMBUSH.view(state, decision.side), decision, seededDice('foe'));
  expect([...asked]).toEqual([1 - AMBUSH.sides.indexOf(decision.side)]);
});

test('chances are told with both sides answering alike', () => {
  const { doctrine, asked } = withFoe();
  const { mind, efforts } = ambushSense;
  const coach = new Coach(AMBUSH, {
    mind,
    doctrine,
    terms: doctrine.terms,
    effort: efforts.general,
  });
  const chance = coach.chance(opening(), seededDice('both'));
  expect(chance).toBeGreaterThanOrEqual(0);
  expect([...asked]).toEqual([]);
});
