import { accept, SPECTATOR, type OptionValues, type Result, type Scene } from '@sandtable/kernel';
import type { Game } from './games.ts';

/** What a scenario looks like before the first move, to somebody who plays neither side. */
export function openingScene(
  { ruleset }: Game,
  scenario: unknown,
  options: OptionValues,
): Result<Scene> {
  const start = ruleset.setup(scenario, options);
  return start.ok ? accept(ruleset.scene(ruleset.view(start.value, SPECTATOR))) : start;
}
