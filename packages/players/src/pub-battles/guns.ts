import { SETTING } from '@sandtable/kernel';
import {
  blockOf,
  bombardmentEffect,
  bombardmentNeeds,
  isInContact,
  pubBattlesRules,
  SIDES,
  tagOf,
  whyNotBombard,
  type PubMove,
} from '@sandtable/pub-battles';
import { isNear, type Rectangle } from '@sandtable/table';
import { volleyToll } from './duels.ts';
import { fights, type Situation } from './situation.ts';

/** A gun that has somebody in range and sight is of use: what that is worth, for each turn to come. */
const IN_RANGE = 0.7;

/** PB-7.1: the target that a bombardment costs most; whoever is in contact is about to fight as it is. */
export function bestBombardment(situation: Situation, gun: number): PubMove | undefined {
  const { state, us, enemies, kinds } = situation;
  let best = 0;
  let found: PubMove | undefined;
  for (const target of enemies) {
    if (!fights(situation, target) || whyNotBombard(state, gun, target) !== undefined) continue;
    const move: PubMove = {
      type: 'bombard',
      piece: tagOf(state, gun),
      target: tagOf(state, target),
    };
    // PB-5.3: guns that stand under fire have something better to do.
    if (pubBattlesRules.check(state, SIDES[us], move) !== undefined) continue;
    const needs = bombardmentNeeds(state, gun, target);
    const struck = { kind: kinds[target], spent: state.spent[target] === 1 };
    const worth =
      volleyToll('artillery', needs, struck, bombardmentEffect) *
      (isInContact(state, target) ? 1.2 : 1);
    if (worth <= best) continue;
    best = worth;
    found = move;
  }
  return found;
}

/** What guns could do from there in turns to come. */
export function gunsWorth(situation: Situation, block: Rectangle): number {
  const { state, enemies, ground } = situation;
  const range = state[SETTING].field.rates.foot;
  for (const enemy of enemies) {
    if (!fights(situation, enemy)) continue;
    const target = blockOf(state, enemy);
    if (isNear(target, block.x, block.y, range) && ground.sees(block, target)) return IN_RANGE;
  }
  return 0;
}
