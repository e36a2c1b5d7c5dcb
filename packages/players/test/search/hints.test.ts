import { browning } from '@sandtable/browning';
import { seededDice, type Message, type Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { expect, test } from 'vitest';
import { greedy, kindNamed, playersOf } from '../../src/index.ts';

const CASES = [pbi, pbiBoats, browning, pubBattles, squareBashing].flatMap((ruleset) =>
  // What happens at sea hangs on the shore; elsewhere one battle has the words of all.
  (ruleset.id === 'pbi-boats' ? ruleset.scenarios : ruleset.scenarios.slice(0, 1)).map(
    (scenario) => [ruleset.id, scenario.id, ruleset as unknown as Ruleset] as const,
  ),
);
/** Every so many decisions of a game a hint is asked for, and so many of them altogether. */
const EVERY = 6;
const HINTS = 6;

test.each(CASES)(
  '%s, %s: what a hint foresees is told in words that there are',
  (_, id, ruleset) => {
    const made = ruleset.setup(
      ruleset.scenarios.find((scenario) => scenario.id === id),
      {},
    );
    if (!made.ok) throw new Error(id);
    const state = made.value;
    const player = greedy.make(ruleset);
    const general = kindNamed(playersOf(ruleset), 'general@8');
    const words = { ...ruleset.catalogue.texts, ...general?.reasons?.(ruleset) };
    const dice = seededDice(id);
    const told: Message[] = [];
    let hints = 0;
    for (let step = 0; ; step++) {
      if (hints >= HINTS) break;
      const [decision] = ruleset.pending(state).decisions;
      if (decision === undefined) break;
      const view = ruleset.view(state, decision.side);
      if (step % EVERY === 0) {
        general
          ?.make(ruleset)
          .choose(view, decision, seededDice(step), (reason, considered = []) => {
            const { plan = [], answer } = considered.at(0)?.foresight ?? {};
            if (considered.length > 0) hints++;
            told.push(reason, ...plan, ...(answer === undefined ? [] : [answer]));
          });
      }
      ruleset.play(state, decision.side, player.choose(view, decision, dice), dice);
    }
    expect(hints).toBeGreaterThan(0);
    expect(told.filter(({ key }) => !Object.hasOwn(words, key)).map(({ key }) => key)).toEqual([]);
  },
);
