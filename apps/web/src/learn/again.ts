import { ADDRESS } from '../app/address.ts';
import type { SavedMatch } from '../store/matches.ts';
import { BATTLE } from './taught.ts';

/** Where a battle can be begun once more: a guided one with its advice. */
export function whereAgain({ file, guided }: Pick<SavedMatch, 'file' | 'guided'>): string {
  const { ruleset, scenario } = file;
  return guided === true ? ADDRESS.learn(ruleset, BATTLE) : ADDRESS.start(ruleset, scenario.id);
}
