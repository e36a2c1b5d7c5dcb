import { SETTING, type Move } from '@sandtable/kernel';
import {
  canSail,
  fleetOf,
  hasMark,
  REVERSE_COST,
  THROTTLE,
  TURN_COST,
  whyNotMove,
} from '@sandtable/pbi-boats';
import type { Plan } from '../search/doctrine.ts';
import { outlookAt } from './quick/outlooks.ts';
import type { Look } from './quick/look.ts';
import { aboardOf } from './quick/stand.ts';
import { FACINGS } from './ways.ts';

interface Leg {
  readonly place: number;
  readonly cost: number;
  readonly moves: readonly Move[];
}

/** BT-3.2: whole ways to where a boat could be with its AP, the best places first. */
export function coursesOf(look: Look, most: number): Plan[] {
  const { state } = look;
  const { facing } = fleetOf(state);
  const { boat } = state.stack[state.stack.length - 1] as unknown as { readonly boat: number };
  if (whyNotMove(state, boat) !== undefined || hasMark(state, boat, THROTTLE)) return [];
  const groups = Math.max(1, aboardOf(state, boat).length);
  const { [boat]: here } = state.at;
  const stay = outlookAt(look, groups, here * FACINGS + facing[boat]);
  // Each square once, as it is best to face there.
  const best = new Map<number, { readonly leg: Leg; readonly value: number }>();
  for (const leg of legsOf(look, boat)) {
    const square = Math.floor(leg.place / FACINGS);
    const value = outlookAt(look, groups, leg.place) - 0.001 * leg.cost;
    // To turn where it is without seeing more ahead is nearly as good as nothing: chance would have it turn about until its AP are gone.
    if (square === here && value <= stay) continue;
    const known = best.get(square);
    if (known === undefined || value > known.value) best.set(square, { leg, value });
  }
  return [...best.values()]
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ leg }) => ({ moves: leg.moves }));
}

/** The places that a boat can get to, each by its cheapest way. */
function legsOf({ state, survey, stand }: Look, boat: number): Leg[] {
  const { board, roster } = state[SETTING];
  const { ap, facing } = fleetOf(state);
  const { waters } = survey;
  const id = roster.ids[boat];
  const found = new Map<number, Leg>();
  const open: Leg[][] = [[{ place: state.at[boat] * FACINGS + facing[boat], cost: 0, moves: [] }]];
  for (let cost = 0; cost < open.length && cost <= ap[boat]; cost++) {
    for (const leg of open[cost] ?? []) {
      if (found.has(leg.place)) continue;
      found.set(leg.place, leg);
      const square = Math.floor(leg.place / FACINGS);
      const heading = leg.place % FACINGS;
      const add = (place: number, price: number, move: Move): void => {
        const sum = cost + price;
        (open[sum] ??= []).push({ place, cost: sum, moves: [...leg.moves, move] });
      };
      for (const [by, hand] of [
        [3, 'left'],
        [1, 'right'],
      ] as const) {
        const turned = square * FACINGS + ((heading + by) % FACINGS);
        add(turned, TURN_COST, { type: 'boats:turn', boat: id, hand } as Move);
      }
      for (const astern of [0, 2]) {
        const to = waters.beside[square][(heading + astern) % FACINGS];
        if (to === -1 || !canSail(waters, to)) continue;
        if (stand.theirs[to] > 0 || stand.hulls[to] === 1) continue;
        const price = waters.leave[square] + (astern === 0 ? 0 : REVERSE_COST);
        add(to * FACINGS + heading, price, {
          type: 'boats:go',
          boat: id,
          to: board.names[to],
        } as Move);
      }
    }
  }
  found.delete(state.at[boat] * FACINGS + facing[boat]);
  return [...found.values()];
}
