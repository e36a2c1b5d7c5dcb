import type { SideNumber } from '@sandtable/kernel';
import type { Mind } from '../mind.ts';
import { musterInFull } from './deployment.ts';
import { mindOf, pubBattlesMind } from './mind.ts';
import { SEASONED } from './temper.ts';

const minds = SEASONED.map((temper) => mindOf(temper, { muster: musterInFull }));

/** Thinks as the mind does, with a temper that was found by playing and an army that is as large as it is of use. */
export const pubBattlesRoutine: Mind = {
  ruleset: pubBattlesMind.ruleset,
  reasons: pubBattlesMind.reasons,
  answer: (ruleset, world, side, dice, because) =>
    minds[ruleset.sides.indexOf(side) as SideNumber].answer(ruleset, world, side, dice, because),
};
