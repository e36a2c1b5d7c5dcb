import {
  standingMessage,
  standingMove,
  type Habit,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import { canonical } from './json.ts';
import { RandomGame, type Turn } from './randomGame.ts';
import type { Property } from './trial.ts';
import { wording } from './wording.ts';

/** So long may a text be that is chosen from a list: a phone shows no more of it. */
const MOST_LETTERS = 42;

export const habitsHaveWords: Property = {
  name: 'standing answers have words for what is asked, what they depend on and what is answered',
  examine(trial) {
    const { habits = [] } = trial.ruleset;
    const game = new RandomGame(trial);
    for (const habit of habits) requireWords(game, habit);
  },
};

function requireWords(game: RandomGame, { id: habit, rule, facts, answers }: Habit): void {
  const words = wording(game.ruleset);
  for (const [key, said] of Object.entries(game.ruleset.catalogue.texts)) {
    const isOfIt = key === `habit.${habit}` || key.startsWith(`habit.${habit}.`);
    if (isOfIt && said.length > MOST_LETTERS) game.fail(`${key} is too long for a list: ${said}`);
  }
  words.requireRule(rule, `the habit ${habit}`);
  if (answers.length === 0) game.fail(`the habit ${habit} has no answer`);
  for (const answer of answers) {
    words.require(standingMessage({ habit, when: {}, answer }), `the habit ${habit}`);
  }
  for (const [fact, values] of Object.entries(facts)) {
    words.require({ key: `habit.${habit}.${fact}` }, `the habit ${habit}`);
    for (const value of values) {
      const said = standingMessage({ habit, when: { [fact]: value }, answer: answers[0] });
      words.require(said, `the habit ${habit} where ${fact} is ${value}`);
    }
  }
}

/** What a habit finds has the values that it names, and what it gives is allowed. */
export function requireHabits(game: RandomGame, { side, decision, moves }: Turn): void {
  const { ruleset, state } = game;
  for (const habit of ruleset.habits ?? []) {
    if (habit.kind !== decision.kind) continue;
    const { id, facts, answers } = habit;
    const found = habit.read(state, side);
    if (found === undefined) continue;
    const isNamed =
      Object.keys(found).length === Object.keys(facts).length &&
      Object.entries(found).every(([fact, value]) => facts[fact]?.includes(value));
    if (!isNamed) game.fail(`the habit ${id} finds ${canonical(found)}`);
    for (const answer of answers) {
      const given = habit.give(answer, moves, state, side);
      if (given !== undefined && ruleset.check(state, side, given) !== undefined) {
        game.fail(`the habit ${id} gives ${canonical(given)}, which is not allowed`);
      }
    }
  }
}

/** What every standing answer would come to here, for whoever compares worlds that look alike. */
export function habitsIn(ruleset: Ruleset, state: object, side: Side): string {
  const decision = ruleset.pending(state).decisions.find((each) => each.side === side);
  if (decision === undefined) return '';
  return JSON.stringify(
    (ruleset.habits ?? []).flatMap((habit) => {
      if (habit.kind !== decision.kind) return [];
      const when = habit.read(state, side) ?? null;
      const moves = habit.answers.map((answer) =>
        when === null
          ? null
          : standingMove(ruleset, state, decision, [{ habit: habit.id, when, answer }]),
      );
      return { when, moves };
    }),
  );
}
