import { SETTING, type SideNumber } from '@sandtable/kernel';
import type { State } from '@sandtable/pub-battles';
import type { Mind } from '../mind.ts';
import { musterInFull } from './deployment.ts';
import { mindOf, pubBattlesMind } from './mind.ts';
import { seasonedFor, type Temper } from './temper.ts';

const minds = new Map<Temper, Mind>();

function mindFor(temper: Temper): Mind {
  let mind = minds.get(temper);
  if (mind === undefined) {
    mind = mindOf(temper, { muster: musterInFull });
    minds.set(temper, mind);
  }
  return mind;
}

/** Thinks as the mind does, with a temper that was found by playing and an army that is as large as it is of use. */
export const pubBattlesRoutine: Mind = {
  ruleset: pubBattlesMind.ruleset,
  reasons: pubBattlesMind.reasons,
  answer(ruleset, world, side, dice, because) {
    const { pieces } = (world as State)[SETTING].army;
    const temper = seasonedFor(pieces.length)[ruleset.sides.indexOf(side) as SideNumber];
    return mindFor(temper).answer(ruleset, world, side, dice, because);
  },
};
