import { browning } from '@sandtable/browning';
import { seededDice, type Decision, type Message, type Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { expect, test } from 'vitest';
import { greedy, kindNamed, playersOf } from '../../src/index.ts';

const CASES = [pbi, pbiBoats, browning, pubBattles, squareBashing].flatMap((ruleset) =>
  // What happens at sea hangs on the shore; elsewhere one battle has the words of all.
  (ruleset.id === 'pub-battles' ? ruleset.scenarios.slice(0, 1) : ruleset.scenarios).map(
    (scenario) => [ruleset.id, scenario.id, ruleset as unknown as Ruleset] as const,
  ),
);
/** Every so many decisions of a game a hint is asked for, and so many of them altogether. */
const EVERY = 6;
const HINTS = 6;
/** So many of the last decisions of a game are asked about as well. */
const LAST = 40;

/** Has greedy play a battle against itself, and tells of every decision before it is made. */
function battle(
  ruleset: Ruleset,
  id: string,
  before: (view: object, decision: Decision, step: number) => void,
): number {
  const made = ruleset.setup(
    ruleset.scenarios.find((scenario) => scenario.id === id),
    {},
  );
  if (!made.ok) throw new Error(id);
  const state = made.value;
  const player = greedy.make(ruleset);
  const dice = seededDice(id);
  for (let step = 0; ; step++) {
    const [decision] = ruleset.pending(state).decisions;
    if (decision === undefined) return step;
    const view = ruleset.view(state, decision.side);
    before(view, decision, step);
    ruleset.play(state, decision.side, player.choose(view, decision, dice), dice);
  }
}

test.each(CASES)(
  '%s, %s: what a hint foresees is told in words that there are, to the last decision',
  (_, id, ruleset) => {
    const general = kindNamed(playersOf(ruleset), 'general@8');
    if (general === undefined) throw new Error('nobody gives hints');
    const words = { ...ruleset.catalogue.texts, ...general.reasons?.(ruleset) };
    const steps = battle(ruleset, id, () => {});
    const told: Message[] = [];
    let hints = 0;
    battle(ruleset, id, (view, decision, step) => {
      const isAsked = step % EVERY === 0 && hints < HINTS;
      if (!isAsked && step < steps - LAST) return;
      general.make(ruleset).choose(view, decision, seededDice(step), (reason, considered = []) => {
        const { plan = [], answer } = considered.at(0)?.foresight ?? {};
        if (considered.length > 0) hints++;
        told.push(reason, ...plan, ...(answer === undefined ? [] : [answer]));
      });
    });
    expect(hints).toBeGreaterThan(0);
    expect(told.filter(({ key }) => !Object.hasOwn(words, key)).map(({ key }) => key)).toEqual([]);
  },
);
