import { seededDice, seededDraw, type Report } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { pubBattles } from '../src/ruleset.ts';
import type { PubEvent } from '../src/state/events.ts';

/** Every position of a battle that is played at random. */
function positions(id: string, seed: string, report: Report<PubEvent>): string[] {
  const scenario = pubBattles.scenarios.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`there is no ${id}`);
  const opening = pubBattles.setup(scenario, {});
  if (!opening.ok) throw new Error(`${id} is not good`);
  const state = opening.value;
  const dice = seededDice(seed);
  const draw = seededDraw(`${seed}/moves`);
  const found: string[] = [];
  for (let [decision] = pubBattles.pending(state).decisions; decision !== undefined;) {
    const moves = pubBattles.moves(state, decision.side);
    pubBattles.play(state, decision.side, moves[draw(moves.length) - 1], dice, report);
    found.push(JSON.stringify(state));
    [decision] = pubBattles.pending(state).decisions;
  }
  return found;
}

test.each(['teaching', 'brandywine', 'germantown', 'marengo'])(
  '[PB-4.4, PB-8.2] %s comes out the same whether or not anybody is told which way a piece marched',
  (id) => {
    let marches = 0;
    const listen: Report<PubEvent> = ({ type }) => {
      if (type === 'moved') marches++;
    };
    expect(positions(id, '1', undefined)).toEqual(positions(id, '1', listen));
    expect(marches).toBeGreaterThan(10);
  },
);
