import type { Place } from '../../src/state/field.ts';
import type { BrowningEvent } from '../../src/state/events.ts';
import type { FeatureKind } from '../../src/rules/tables.ts';
import type { Game } from './game.ts';

/** A feature with an upright rectangle as its outline. */
export function box(
  kind: FeatureKind,
  left: number,
  bottom: number,
  right: number,
  top: number,
): [FeatureKind, ...Place[]] {
  return [kind, [left, bottom], [right, bottom], [right, top], [left, top]];
}

/** A hill across the whole table: nobody below 20 inches sees anybody above 28. */
export const RIDGE = box('hill', 0, 2000, 4800, 2800);

/** Activates a team that sees nobody: its control is rolled, and it stays where it is. */
export function activate(g: Game, team: string, control: number): BrowningEvent[] {
  return [
    ...g.play({ type: 'activate', team }),
    ...g.play({ type: 'place', at: g.at(`${team}-1`) }, control),
    ...g.play({ type: 'stay' }),
  ];
}
