import { ASSAULT_COST, KIND_OF, SHOTS_A_TURN, shotDice } from '@sandtable/pbi';
import type { Plans } from './plans.ts';
import { bestStorm, type Storm } from './storming.ts';
import type { Target } from './targets.ts';

/** Shots that groups of one square want to fire together. */
export interface Volley {
  readonly target: number;
  readonly party: readonly number[];
  readonly shots: readonly number[];
  readonly value: number;
}

/** A group that wants to walk, its next square, and what the walk is worth. */
export interface Walk {
  readonly group: number;
  readonly to: number;
  readonly gain: number;
}

/**
 * What the groups of an activated square mean to do. It follows from the position alone, so that
 * who begins a volley or a march finds the same intent when he is asked who takes part.
 */
export interface Intent {
  readonly from: number;
  readonly storm: Storm | undefined;
  readonly volley: Volley | undefined;
  readonly walks: readonly Walk[];
}

const known = new WeakMap<Plans, Map<number, Intent>>();

export function intentOf(plans: Plans, from: number): Intent {
  const bySquare = known.get(plans) ?? new Map<number, Intent>();
  known.set(plans, bySquare);
  const intent = bySquare.get(from) ?? newIntent(plans, from);
  bySquare.set(from, intent);
  return intent;
}

function newIntent(plans: Plans, from: number): Intent {
  const { state } = plans;
  const { ours } = plans.situation;
  const groups = ours[from].filter((group) => state.ap[group] > 0);
  const storm = bestStorm(plans, from, (group) => state.ap[group]);
  const shots: number[] = [];
  const walks: Walk[] = [];
  for (const group of groups) {
    if (storm?.party.includes(group)) {
      // Who storms shoots with what he has beyond the cost of it.
      const spare = state.ap[group] - ASSAULT_COST;
      shots.push(Math.min(spare, SHOTS_A_TURN - state.shots[group]));
      continue;
    }
    const plan = plans.plan(group);
    shots.push(plan.shots);
    if (plan.step === -1) continue;
    walks.push({ group, to: plan.step, gain: plan.value - plans.places.stand(group, from) });
  }
  return { from, storm, volley: bestVolley(plans, from, groups, shots, storm), walks };
}

/** The best target for these shots. Before an assault it is those who will be met. */
function bestVolley(
  plans: Plans,
  from: number,
  groups: readonly number[],
  shots: readonly number[],
  storm: Storm | undefined,
): Volley | undefined {
  let best: Volley | undefined;
  for (const target of plans.places.targets.from(from)) {
    if (storm !== undefined && target.square !== storm.to) continue;
    const volley = volleyAt(plans, target, groups, shots);
    if (volley !== undefined && volley.value > (best?.value ?? 0)) best = volley;
  }
  return best;
}

/** The volley of those who have shots to fire and reach the target. */
function volleyAt(
  plans: Plans,
  target: Target,
  groups: readonly number[],
  wanted: readonly number[],
): Volley | undefined {
  const party: number[] = [];
  const shots: number[] = [];
  let dice = 0;
  for (const [i, group] of groups.entries()) {
    const each = shotDice(KIND_OF[group], target.range);
    if (wanted[i] === 0 || each === 0) continue;
    party.push(group);
    shots.push(wanted[i]);
    dice += wanted[i] * each;
  }
  if (party.length === 0) return undefined;
  const value = plans.places.targets.volley(dice, target);
  // A group that is hit twice dies once: against few, one shot each, and then look again.
  const isTooMuch = dice / 6 > plans.situation.theirs[target.square].length;
  return { target: target.square, party, shots: isTooMuch ? shots.map(() => 1) : shots, value };
}
