import { usualArmy } from '@sandtable/kernel';
import { musteringNamed, musterings, type Mustering } from '../army/muster.ts';
import type { Command } from '../arguments.ts';
import { drawList } from '../drawing/army.ts';
import { print, printJson } from '../terminal.ts';
import { wordsOf } from '../words.ts';

export const armyList: Command = {
  name: 'army list',
  operands: ['[RULESET]'],
  flags: { json: {} },
  run(given) {
    const [id] = given.operands;
    const chosen = id === undefined ? musterings() : [musteringNamed(id)];
    if (given.flag('json')) printJson(chosen.flatMap(linesOf));
    else chosen.forEach(show);
    return 0;
  },
};

/** The lists as other programs read them. */
function linesOf({ ruleset, muster }: Mustering): object[] {
  const words = wordsOf(ruleset);
  return muster.lists.map((list) => ({
    ruleset: ruleset.id,
    title: words.text(`army.${list.id}.title`),
    ...list,
    facts: list.facts.map(({ rule, message }) => ({ rule, text: words.render(message) })),
    usual: usualArmy(list),
  }));
}

function show({ ruleset, muster }: Mustering): void {
  for (const list of muster.lists) print(drawList(list, wordsOf(ruleset)));
}
