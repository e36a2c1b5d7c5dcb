import { oneOf, otherSide, SETTING, type Dice, type SideNumber } from '@sandtable/kernel';
import { ATTACKER, holds, NEAR, SQUARES, type SquareState } from '@sandtable/square-bashing';
import { USUAL, type Stance } from './quick/stance.ts';

/** So many are made up by chance beside those that have a name. */
const WHIMS = 6;
/** And so many that are drawn to some square that matters. */
const LURES = 8;
const MOST_PULL = 4;

/** What a person would call a plan for a turn: each by what it weighs otherwise than usual. */
export function stancesFor(state: SquareState, us: SideNumber, dice: Dice): Stance[] {
  const { field } = state[SETTING];
  const usual = USUAL[us];
  const stances: Stance[] = [];
  for (let i = 0; i < field.objectives.length; i++) stances.push({ ...usual, focus: i });
  stances.push(bold(usual), cautious(usual));
  if (us === ATTACKER) stances.push(through(usual));
  for (let i = 0; i < WHIMS; i++) stances.push(whim(usual, dice));
  const places = placesThatMatter(state, us);
  for (let i = 0; i < LURES && places.length > 0; i++) {
    stances.push({ ...usual, lure: oneOf(places, dice), pull: dice.die(MOST_PULL) });
  }
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

/** Objectives, and whatever is next to the enemy and not his. */
function placesThatMatter(state: SquareState, us: SideNumber): number[] {
  const { field } = state[SETTING];
  const enemy = otherSide(us);
  const places: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (holds(state, enemy, square)) continue;
    const isNext = NEAR[square].some((near) => holds(state, enemy, near));
    if (isNext || field.objectiveAt[square] !== -1) places.push(square);
  }
  return places;
}

/** Everything is weighed a little otherwise, by chance. */
function whim(usual: Stance, dice: Dice): Stance {
  const weights: Record<string, number> = { ...usual };
  for (const name of Object.keys(weights)) {
    if (FIXED.has(name)) continue;
    weights[name] *= dice.total(WHIM_DICE) / MEAN_TOTAL;
  }
  return { ...usual, ...weights };
}

/** What is no weight. */
const FIXED: ReadonlySet<string> = new Set(['focus', 'lure', 'pull']);

/** A weight is multiplied by 0.3 to 1.7, as a rule by about 1. */
const WHIM_DICE = 2;
const MEAN_TOTAL = 7;
