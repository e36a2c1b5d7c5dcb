import { cardKeys, KERNEL_ENGLISH } from '@sandtable/kernel';
import { Fault, type Property } from './trial.ts';
import { wording } from './wording.ts';

export const cardsHaveWords: Property = {
  name: 'every card of the rulebook has its words, and no words are left without a card',
  examine({ ruleset }) {
    const keys = ruleset.rulebook.flatMap(cardKeys);
    for (const key of keys) wording(ruleset).require({ key }, 'the rulebook');
    const known = new Set(keys);
    // Giving up is a rule of every match, and its words are the kernel's.
    const stray = Object.keys(ruleset.catalogue.texts).find(
      (key) =>
        key.startsWith('rule.') && !known.has(key) && !Object.hasOwn(KERNEL_ENGLISH.texts, key),
    );
    if (stray !== undefined) throw new Fault(`there is no card for the words ${stray}`);
  },
};
