import { pubBattlesRules, SIDES, type PubMove } from '@sandtable/pub-battles';
import type { Situation } from './situation.ts';

/** Whether the rules have nothing against a move. */
export function isAllowed({ state, us }: Situation, move: PubMove): boolean {
  return pubBattlesRules.check(state, SIDES[us], move) === undefined;
}
