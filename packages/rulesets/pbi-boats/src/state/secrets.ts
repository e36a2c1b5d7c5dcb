import { oneOf, type Dice, type GameEvent, type Scenario, type Viewer } from '@sandtable/kernel';
import { SIDES, type State } from '@sandtable/pbi/extending';
import type { BoatScenario } from '../files/scenario.ts';
import { cloneFleet, fleetOf, SOMEWHERE, type Fleet } from './fleet.ts';
import { rowOf, watersOf } from './waters.ts';

// BT-8.1: the defender alone knows where his mines lie, until a boat finds them.

const DEFENDER = SIDES[1];

/** What a viewer may know of the fleet. */
export function viewFleet(state: State, viewer: Viewer): Fleet {
  const fleet = cloneFleet(fleetOf(state));
  if (viewer === DEFENDER) return fleet;
  const { found, mines } = fleet;
  for (const [mine, square] of mines.entries()) {
    if (square >= 0 && !found[mine]) mines[mine] = SOMEWHERE;
  }
  return fleet;
}

/** One that looks like this to him: mines that he does not know lie where they may, and no boat has been. */
export function imagineFleet(view: State, _viewer: Viewer, dice: Dice): Fleet {
  const fleet = cloneFleet(fleetOf(view));
  const { mines, sailed } = fleet;
  const hidden = [...mines.keys()].filter((mine) => mines[mine] === SOMEWHERE);
  const free = hidden.map((mine) => {
    return shuffled(mineSquares(view, mine), dice).filter((square) => sailed[square] === 0);
  });
  const laid = apart(free);
  for (const [i, mine] of hidden.entries()) {
    // Somebody's boats may have been everywhere in a position that never came about.
    mines[mine] = laid[i] ?? oneOf(mineSquares({ ...view, own: fleet }, mine), dice);
  }
  return fleet;
}

/** One square for each of these lists, no two the same, the first of a list rather than the next; none where there is none. */
function apart(lists: readonly (readonly number[])[]): (number | undefined)[] {
  const holders = new Map<number, number>();
  const settle = (list: number, seen: Set<number>): boolean =>
    lists[list].some((square) => {
      if (seen.has(square)) return false;
      seen.add(square);
      const holder = holders.get(square);
      // Whoever has it may go elsewhere.
      if (holder !== undefined && !settle(holder, seen)) return false;
      holders.set(square, list);
      return true;
    });
  for (const list of lists.keys()) settle(list, new Set());
  const found = [...holders];
  return lists.map((_, list) => found.find(([, holder]) => holder === list)?.[0]);
}

function shuffled(squares: readonly number[], dice: Dice): number[] {
  const left = [...squares];
  return squares.map(() => left.splice(dice.die(left.length) - 1, 1)[0]);
}

/** BT-8.1: the squares that a mine may lie in: water of its rows without another. */
export function mineSquares(state: State, mine: number): number[] {
  const { mines, plan } = fleetOf(state);
  const { isWater } = watersOf(state);
  const [first, last] = plan.mines[mine];
  return isWater.flatMap((water, square) => {
    const row = rowOf(state, square) + 1;
    return water && row >= first && row <= last && !mines.includes(square) ? [square] : [];
  });
}

/** The scenario as everybody may know it; without what could be set otherwise, which may be where mines lie. */
export function publishedScenario(whole: Scenario): Scenario {
  const { knobs, ...scenario } = whole;
  const { mines } = scenario as BoatScenario;
  if (mines?.laid === undefined) return knobs === undefined ? whole : scenario;
  const laid = mines.laid.map((where, mine) =>
    where === 'unlaid' || where === 'gone' || mines.found?.[mine] ? where : 'hidden',
  );
  return { ...scenario, mines: { ...mines, laid } } as BoatScenario;
}

/** BT-8.1: where a mine is laid is told to nobody else. */
export function redactMine(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.type !== 'boats:laid' || viewer === DEFENDER) return event;
  const { square: _, ...rest } = event as GameEvent & { readonly square?: string };
  return rest;
}
