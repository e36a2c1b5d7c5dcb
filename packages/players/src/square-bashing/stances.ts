import { SETTING, type Dice, type SideNumber } from '@sandtable/kernel';
import { ATTACKER, type SquareState } from '@sandtable/square-bashing';
import { USUAL, type Stance } from './quick/stance.ts';

/** So many are made up by chance beside those that have a name. */
const WHIMS = 4;

/** What a person would call a plan for a turn: each by what it weighs otherwise than usual. */
export function stancesFor(state: SquareState, us: SideNumber, dice: Dice): Stance[] {
  const { field } = state[SETTING];
  const usual = USUAL[us];
  const stances: Stance[] = [];
  for (let i = 0; i < field.objectives.length; i++) stances.push({ ...usual, focus: i });
  stances.push(bold(usual), cautious(usual));
  if (us === ATTACKER) stances.push(through(usual));
  for (let i = 0; i < WHIMS; i++) stances.push(whim(usual, dice));
  // By lot, so that none is always too late to be thought about.
  for (let i = stances.length - 1; i > 0; i--) {
    const other = dice.die(i + 1) - 1;
    [stances[i], stances[other]] = [stances[other], stances[i]];
  }
  return stances;
}

/** Up to the enemy, whatever stands there. */
function bold(usual: Stance): Stance {
  return {
    ...usual,
    beside: usual.beside * 1.6,
    menace: 0,
    underFire: 0,
    garrison: usual.garrison / 2,
  };
}

/** What is held is kept. */
function cautious(usual: Stance): Stance {
  return {
    ...usual,
    beside: usual.beside / 2,
    menace: usual.menace + 0.1,
    garrison: usual.garrison * 1.5,
    second: usual.second * 1.5,
    relief: usual.relief * 2,
  };
}

/** Past the enemy, to the far edge. */
function through(usual: Stance): Stance {
  return { ...usual, forward: usual.forward + 0.5, breakthrough: usual.breakthrough * 2 };
}

/** Everything is weighed a little otherwise, by chance. */
function whim(usual: Stance, dice: Dice): Stance {
  const weights: Record<string, number> = { ...usual };
  for (const name of Object.keys(weights)) {
    if (name !== 'focus') weights[name] *= LEAST_WHIM + dice.total(WHIM_DICE) / MEAN_TOTAL;
  }
  return { ...usual, ...weights };
}

/** A weight is multiplied by 0.57 to 1.43, as a rule by about 1. */
const WHIM_DICE = 3;
const MEAN_TOTAL = 17.5;
const LEAST_WHIM = 0.4;
