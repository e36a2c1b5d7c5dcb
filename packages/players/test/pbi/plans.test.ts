import { seededDice, type Message } from '@sandtable/kernel';
import { pbi, type PbiState } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { kindNamed, playersOf, reasonTold, type PlayerKind } from '../../src/index.ts';

function kindOf(name: string): PlayerKind {
  const kind = kindNamed(playersOf(pbi), name);
  if (kind === undefined) throw new Error(name);
  return kind;
}

function village(): PbiState {
  const made = pbi.setup(pbi.scenarios[0], {});
  if (!made.ok) throw new Error('no village');
  return made.value;
}

test('a long plan is given its reason once, as that of a plan, and what follows of it is said to go on with it', () => {
  const state = village();
  const general = kindOf('general@40');
  const player = general.make(pbi);
  const told: string[] = [];
  for (let step = 0; step < 4; step++) {
    const [asked] = pbi.pending(state).decisions;
    let why: Message | undefined;
    const view = pbi.view(state, asked.side);
    const move = player.choose(view, asked, seededDice(step), (reason) => (why = reason));
    told.push(why === undefined ? '' : reasonTold(pbi, general, why));
    pbi.play(state, asked.side, move as never, seededDice(step));
  }
  const [first, ...others] = told;
  expect(first).toMatch(/^It begins a plan\. It |^Thought through/u);
  expect(others).toEqual(others.map(() => 'It goes on with the plan.'));
});
