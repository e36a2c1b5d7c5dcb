import {
  listsFor,
  scenarioOf,
  usualArmies,
  usualArmy,
  violations,
  type Armies,
  type ArmyList,
  type Muster,
  type Ruleset,
} from '@sandtable/kernel';
import { Fault, type Property } from './trial.ts';
import { wording } from './wording.ts';

export const armiesCanBeChosen: Property = {
  name: 'every army list has its words, its usual army goes against nothing, and any two that meet have a battle',
  examine({ ruleset, seed }) {
    const { muster } = ruleset;
    if (muster === undefined) return;
    for (const list of muster.lists) {
      requireWords(ruleset, list);
      requireLimits(ruleset, list);
    }
    requireBattles(ruleset, muster, seed);
  },
};

function requireWords(ruleset: Ruleset, list: ArmyList): void {
  const words = wording(ruleset);
  const where = `the army list ${list.id}`;
  const fittings = list.entries.flatMap((entry) => entry.fittings ?? []);
  const entries = [list, ...fittings].flatMap((each) => each.entries);
  const keys = [
    ...['title', 'about'].map((part) => `army.${list.id}.${part}`),
    ...entries.map(({ id }) => `muster.${id}`),
  ];
  for (const key of keys) words.require({ key }, where);
  for (const { id, least, most } of [list, ...fittings].flatMap((each) => each.limits)) {
    words.require({ key: `limit.${id}`, with: { limit: least ?? most ?? 0 } }, where);
  }
  for (const { rule, message } of list.facts) {
    words.requireRule(rule, where);
    words.require(message, where);
  }
}

/** What goes against a list is found, and can be said: nothing at all, and more of everything than there is. */
function requireLimits(ruleset: Ruleset, list: ArmyList): void {
  const words = wording(ruleset);
  const usual = usualArmy(list);
  if (violations(list, usual).length > 0) {
    throw new Fault(`the usual army of ${list.id} goes against its own list`);
  }
  const all = list.entries.map(({ id, most }) => [id, most + 1] as const);
  for (const counts of [{}, Object.fromEntries(all), ...all.map(([id, n]) => ({ [id]: n }))]) {
    for (const { rule, message } of violations(list, { ...usual, budget: 0, counts })) {
      words.requireRule(rule, `a limit of ${list.id}`);
      words.require(message, `what goes against ${list.id}`);
    }
  }
}

function requireBattles(ruleset: Ruleset, muster: Muster, seed: string): void {
  const usual = usualArmies(ruleset, muster);
  for (const { id } of muster.grounds) {
    wording(ruleset).require({ key: `battlefield.${id}` }, 'a ground');
  }
  const [ours, theirs] = ruleset.sides.map((side) => listsFor(muster.lists, side));
  for (const [i, first] of ours.entries()) {
    for (const [j, second] of theirs.entries()) {
      const ground = muster.grounds[(i + j) % muster.grounds.length].id;
      const armies = [first, second].map((list, side) => [ruleset.sides[side], usualArmy(list)]);
      const chosen: Armies = {
        ...usual,
        ground,
        seed,
        armies: Object.fromEntries(armies) as Armies['armies'],
      };
      const scenario = scenarioOf(ruleset, muster, chosen);
      const state = scenario.ok && ruleset.setup(scenario.value, {});
      if (state !== false && state.ok) continue;
      throw new Fault(`${first.id} and ${second.id} cannot meet on the ground ${ground}`);
    }
  }
}
