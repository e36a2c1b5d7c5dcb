import { SETTING, type Move } from '@sandtable/kernel';
import type { Plan } from '../search/doctrine.ts';
import type { Look } from './quick/look.ts';
import { groupsAshore } from './quick/shots.ts';
import { reachOf, walkTo, type Reached } from './quick/walks.ts';

interface Valued {
  readonly plan: Plan;
  readonly value: number;
}

/** QS-6: whole walks of those who are active, to the squares that they have most of. */
export function marchesOf(look: Look, most: number): Plan[] {
  const { state, stand } = look;
  const { roster, make } = state[SETTING];
  const valued: Valued[] = [];
  const seen = new Set<number>();
  for (let g = roster.first[stand.us]; g < roster.end[stand.us]; g++) {
    const from = state.at[g];
    if (state.ap[g] === 0 || seen.has(from)) continue;
    seen.add(from);
    const party = groupsAshore(state, stand.us, from).filter((each) => state.ap[each] > 0);
    // Whoever goes aboard or ashore is no matter of walks.
    if (!party.includes(g)) continue;
    const best = new Map<number, { readonly reached: Reached; readonly value: number }>();
    for (const reached of reachOf(look, g)) {
      if (reached.cost > state.ap[g]) break;
      const value = walkTo(look, g, state.ap[g], reached);
      const known = best.get(reached.square);
      if (known === undefined || value > known.value) best.set(reached.square, { reached, value });
    }
    for (const { reached, value } of best.values()) {
      const moves: Move[] = [];
      let before = from;
      for (const square of wayTo(reached)) {
        moves.push(make.march(before, square));
        if (party.length > 1) moves.push(make.all);
        before = square;
      }
      valued.push({ plan: { moves }, value });
    }
  }
  return valued
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ plan }) => plan);
}

function wayTo(reached: Reached): number[] {
  const way: number[] = [];
  for (let at: Reached | undefined = reached; at?.before !== undefined; at = at.before) {
    way.unshift(at.square);
  }
  return way;
}
