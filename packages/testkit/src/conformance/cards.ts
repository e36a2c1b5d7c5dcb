import { cardKeys, KERNEL_ENGLISH } from '@sandtable/kernel';
import { Fault, type Property } from './trial.ts';
import { wording } from './wording.ts';

export const cardsHaveWords: Property = {
  name: 'every card and every ready-made scenario has its words, and no words are left without one',
  examine({ ruleset }) {
    const ids = ruleset.scenarios.filter(({ title }) => title === undefined).map(({ id }) => id);
    const titles = [...ids, 'position'].map((id) => `battle.${id}.title`);
    const keys = [...ruleset.rulebook.flatMap(cardKeys), ...titles];
    for (const key of keys) wording(ruleset).require({ key }, 'a card or scenario');
    const known = new Set([
      ...keys,
      ...ids.flatMap((id) => [`battle.${id}.setting`, `battle.${id}.facts`]),
    ]);
    // Giving up is a rule of every match, and its words are the kernel's.
    const stray = Object.keys(ruleset.catalogue.texts).find(
      (key) =>
        /^(rule|battle)\./.test(key) &&
        !known.has(key) &&
        !Object.hasOwn(KERNEL_ENGLISH.texts, key),
    );
    if (stray !== undefined) throw new Fault(`there is no card or scenario for the words ${stray}`);
  },
};
