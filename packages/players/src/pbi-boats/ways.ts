import { EDGES } from '@sandtable/board';
import {
  costToGo,
  fleetOf,
  hasMark,
  LEAVE_OPEN,
  REVERSE_COST,
  SPENT,
  TURN_COST,
} from '@sandtable/pbi-boats';
import type { Chart } from './chart.ts';
import type { Situation } from './situation.ts';

/** A place is a square with a facing: `square * 4 + facing`. */
export const FACINGS = EDGES.length;

/** What a boat does next on its way. */
export type Step = { readonly to: number } | { readonly hand: 'left' | 'right' };

const TURNS: readonly { readonly by: number; readonly step: Step }[] = [
  { by: 3, step: { hand: 'left' } },
  { by: 1, step: { hand: 'right' } },
];
const ASTERN = [false, true];

/** A way to a place. */
export interface Way {
  readonly cost: number;
  /** What is risked on it, in points. */
  readonly paid: number;
  /** Nothing where the boat is there already. */
  readonly step: Step | undefined;
}

/** A boat of ours with what it has to fear, and where it starts from. */
export interface Departure {
  readonly boat: number;
  readonly chart: Chart;
  /** What is lost with the boat and those aboard. */
  readonly full: number;
  readonly square: number;
  readonly facing: number;
}

/** BT-3.2, BT-3.4: the places within so many AP, each with the first step to it. */
export function ways(
  { state, waters }: Situation,
  { boat, chart, full, square: from, facing }: Departure,
  ap: number,
): Map<number, Way> {
  const found = new Map<number, Way>();
  const open: [place: number, way: Way][][] = [];
  const reach = (place: number, cost: number, paid: number, step: Step | undefined): void => {
    // A longer way is another only where less is risked on it.
    const known = found.get(place);
    if (known !== undefined && known.paid <= paid) return;
    (open[cost] ??= []).push([place, { cost, paid, step }]);
  };
  reach(from * FACINGS + facing, 0, 0, undefined);
  const isHere = from === state.at[boat] && fleetOf(state).facing[boat] === facing;
  const isFresh = isHere && !hasMark(state, boat, SPENT) && fleetOf(state).ap[boat] > 0;
  for (let cost = 0; cost < open.length; cost++) {
    for (const [place, way] of open[cost] ?? []) {
      const known = found.get(place);
      if (known !== undefined && known.paid <= way.paid) continue;
      found.set(place, way);
      const square = Math.floor(place / FACINGS);
      const heading = place % FACINGS;
      if (cost + TURN_COST <= ap) {
        for (const turn of TURNS) {
          const turned = square * FACINGS + ((heading + turn.by) % FACINGS);
          reach(turned, cost + TURN_COST, way.paid, way.step ?? turn.step);
        }
      }
      for (const astern of ASTERN) {
        const to = waters.beside[square][(heading + (astern ? 2 : 0)) % FACINGS];
        if (to === -1 || !chart.enter[to]) continue;
        const dear = chart.leave[square] + (astern ? REVERSE_COST : 0);
        const price = way.step === undefined && isFresh ? costToGo(state, boat, astern) : dear;
        const sum = cost + price;
        if (sum > ap) continue;
        const paid = way.paid + chart.mined(square, full) + chart.risk(to, ap - sum);
        reach(to * FACINGS + heading, sum, paid, way.step ?? { to });
      }
    }
  }
  return found;
}

/** BT-3.4: the places within so many AP at full throttle. */
export function waysAhead(
  { waters }: Situation,
  { chart, square: from, facing }: Departure,
  ap: number,
): Map<number, Way> {
  const found = new Map<number, Way>();
  found.set(from * FACINGS + facing, { cost: 0, paid: 0, step: undefined });
  let square = from;
  let step: Step | undefined;
  let paid = 0;
  for (let cost = 0.5; ; cost += 0.5) {
    if (chart.leave[square] !== LEAVE_OPEN || Math.ceil(cost) > ap) return found;
    const to = waters.beside[square][facing];
    if (to === -1 || !chart.enter[to] || !waters.isWater[to] || waters.isShallow[to]) return found;
    if (chart.leave[to] !== LEAVE_OPEN) return found;
    paid += chart.risk(to, ap - Math.ceil(cost));
    step ??= { to };
    found.set(to * FACINGS + facing, { cost: Math.ceil(cost), paid, step });
    square = to;
  }
}
