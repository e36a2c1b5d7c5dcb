import { ASSAULT_COST, KIND_OF, MARKER_CLEARS_ON, PLATOON_OF, CASUALTY, shotDice } from '@sandtable/pbi';
import type { Plan, Plans } from './plans.ts';
import { bestStorm, type Storm } from './storming.ts';
import type { Target } from './targets.ts';
import { WEIGHTS } from './weights.ts';
import { costOfBreaking } from './worth.ts';

const CLEARS = (7 - MARKER_CLEARS_ON) / 6;

/** Shots that groups of one square want to fire together. */
export interface Volley {
  readonly target: number;
  readonly party: readonly number[];
  readonly shots: readonly number[];
  readonly value: number;
}

/**
 * What the groups of an activated square mean to do. It follows from the position alone, so that
 * who begins a volley or a march finds the same intent when he is asked who takes part.
 */
export interface Intent {
  readonly from: number;
  readonly storm: Storm | undefined;
  readonly volley: Volley | undefined;
  /** Groups that want to walk, with their next square and what the walk is worth. */
  readonly walks: readonly { readonly group: number; readonly to: number; readonly gain: number }[];
}

export function intentOf(plans: Plans, from: number): Intent {
  const { state, ours } = plans.situation;
  const groups = ours[from].filter((group) => state.ap[group] > 0);
  const storm = bestStorm(plans, from, (group) => state.ap[group]);
  const planned = groups.map((group) => plans.plan(group));
  // Who storms shoots with what he has beyond the cost of it, and only at those he will meet.
  const volley =
    storm && softeningFire(plans, from, storm) ? softeningFire(plans, from, storm) : bestVolley(plans, from, groups, planned, storm);
  const walks = groups.flatMap((group, i) => {
    const { step, value } = planned[i];
    if (step === -1 || storm?.party.includes(group)) return [];
    return [{ group, to: step, gain: value - plans.places.stand(group, from) }];
  });
  return { from, storm, volley, walks };
}

function softeningFire(plans: Plans, from: number, storm: Storm): Volley | undefined {
  const { situation, places } = plans;
  const target = places.targets.from(from).find(({ square }) => square === storm.to);
  if (target === undefined) return undefined;
  const shots = storm.party.map((g) =>
    Math.min(situation.state.ap[g] - ASSAULT_COST, 3 - situation.state.shots[g]),
  );
  return volleyAt(plans, target, storm.party, shots);
}

function bestVolley(
  plans: Plans,
  from: number,
  groups: readonly number[],
  planned: readonly Plan[],
  storm: Storm | undefined,
): Volley | undefined {
  const shots = planned.map((plan, i) => (storm?.party.includes(groups[i]) ? 0 : plan.shots));
  let best: Volley | undefined;
  for (const target of plans.places.targets.from(from)) {
    const volley = volleyAt(plans, target, groups, shots);
    if (volley && volley.value > (best?.value ?? 0)) best = volley;
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
  const party = groups.filter((g, i) => wanted[i] > 0 && shotDice(KIND_OF[g], target.range) > 0);
  if (party.length === 0) return undefined;
  const most = party.map((group) => wanted[groups.indexOf(group)]);
  const { targets } = plans.places;
  const value = targets.volley(party, most, target);
  const { theirs } = plans.situation;
  // A group that is hit twice dies once: against few, one shot each, and then look again.
  const hits = party.reduce((sum, g, i) => sum + most[i] * shotDice(KIND_OF[g], target.range), 0) / 6;
  const shots = hits > theirs[target.square].length ? most.map(() => 1) : most;
  return { target: target.square, party, shots, value };
}

/** What it is worth to roll for the markers in a square, and for whose; undefined if not at all. */
export function bestClearance(
  plans: Plans,
  square: number,
  apOf: (group: number) => number,
): { readonly platoon: number; readonly gain: number } | undefined {
  const { situation } = plans;
  const groups = situation.ours[square];
  if (situation.markersIn[square] === 0 || groups.some((group) => apOf(group) === 0)) {
    return undefined;
  }
  let best: { platoon: number; gain: number } | undefined;
  let cost: number | undefined;
  for (const platoon of new Set(groups.length > 0 ? platoonsMarked(plans, square) : [])) {
    cost ??= groups.reduce((sum, group) => {
      const values = plans.values(group);
      return sum + values[apOf(group)] - values[apOf(group) - 1];
    }, 0);
    const gain = CLEARS * reliefOf(plans, square, platoon) - cost;
    if (gain > (best?.gain ?? 0)) best = { platoon, gain };
  }
  return best;
}

function platoonsMarked(plans: Plans, square: number): number[] {
  const { state, us } = plans.situation;
  void us;
  return state.status.flatMap((status, g) =>
    status === CASUALTY && state.at[g] === square ? [PLATOON_OF[g]] : [],
  );
}

/** What a marker less is worth: to the platoon (QS-4.1) and to whoever stands on it (QS-4.2). */
function reliefOf(plans: Plans, square: number, platoon: number): number {
  const { situation, places } = plans;
  if (situation.turnsToCome(situation.us) === 0) return 0;
  const markers = Math.min(situation.markers[platoon], WEIGHTS.relief.length - 1);
  let relief = WEIGHTS.relief[markers] * costOfBreaking(situation, platoon);
  for (const group of situation.ours[square]) relief += WEIGHTS.moraleDie * 0.3 * places.worth[group];
  return relief;
}
