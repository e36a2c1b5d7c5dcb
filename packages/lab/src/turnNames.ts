import type { GameEvent, Side } from '@sandtable/kernel';

/** How the rules themselves count a part of a game, and whose it is; null where they do not say. */
export type Opened = readonly [turn: number | null, side: Side | null];

/** What a part of many games is called: by the turn of the rules, and by the side whose turn it is. */
export interface TurnName {
  readonly turn?: number;
  readonly side?: Side;
}

/** Nothing is said of what a game begins with. */
export const UNSAID: Opened = [null, null];

/** What the event says that a part begins with. */
export function openedBy(event: GameEvent): Opened {
  const { turn, side } = event as { readonly turn?: unknown; readonly side?: unknown };
  return [typeof turn === 'number' ? turn : null, typeof side === 'string' ? side : null];
}

/** The names of all parts, by the longest of some games: a scenario may begin with any turn, and a turn may have a part for each side. */
export function turnNames(
  games: readonly (readonly Opened[] | undefined)[],
  sides: readonly Side[],
): TurnName[] {
  let longest: readonly Opened[] = [];
  for (const opened of games) {
    if (opened !== undefined && opened.length > longest.length) longest = opened;
  }
  const names = longest.map(([turn, side]): TurnName => ({
    ...(turn !== null && { turn }),
    ...(side !== null && { side }),
  }));
  const [first] = names;
  if (first === undefined || first.turn !== undefined) return names;
  return [{ ...first, ...beginning(names, sides) }, ...names.slice(1)];
}

/** What a game begins with of which nothing is said: it comes before what follows, as that does before what comes then. */
function beginning([, next, third, fourth]: readonly TurnName[], sides: readonly Side[]): TurnName {
  if (next?.turn === undefined || third?.turn === undefined) return {};
  const isHalf = third.turn !== next.turn && fourth?.turn === third.turn;
  const other = sides.find((side) => side !== next.side);
  return {
    turn: isHalf ? next.turn : next.turn - 1,
    ...(next.side !== undefined && other !== undefined && { side: other }),
  };
}
