import type { OptionValues } from '@sandtable/kernel';
import type { PbiEvent } from '../../src/state/events.ts';
import type { MoveType } from '../../src/state/moves.ts';
import { pbi } from '../../src/ruleset.ts';
import type { SideName } from '../../src/rules/tables.ts';
import type { Game } from './game.ts';

/** The moves on offer as words, `march c3 c4`, in alphabetical order; of these types where given. */
export function offered(g: Game, ...types: readonly MoveType[]): string[] {
  return g.moves
    .filter((move) => types.length === 0 || types.includes(move.type))
    .map((move) => Object.values(move).join(' '))
    .toSorted();
}

/** The types of some events, in their order. */
export function typesOf(events: readonly PbiEvent[]): string[] {
  return events.map((event) => event.type);
}

/** Every problem of a scenario as `path key`; none where it is accepted. */
export function problemsOf(scenario: unknown, options: OptionValues = {}): string[] {
  const result = pbi.setup(scenario, options);
  if (result.ok) return [];
  return result.problems.map(({ path, message }) => `${path} ${message.key}`);
}

/** Each side as the active one: its name, a platoon of it, the enemy's name and a platoon of his. */
export const EITHER_SIDE: readonly [SideName, string, SideName, string][] = [
  ['attacker', 'A', 'defender', 'D'],
  ['defender', 'D', 'attacker', 'A'],
];
