import { accept, SPECTATOR, type OptionValues, type Result, type Scene } from '@sandtable/kernel';
import type { Rules } from './games.ts';

/** What a scenario looks like before the first move, to somebody who plays neither side. */
export function openingScene(
  { ruleset }: Rules,
  scenario: unknown,
  options: OptionValues,
): Result<Scene> {
  const start = ruleset.setup(scenario, options);
  return start.ok ? accept(ruleset.scene(ruleset.view(start.value, SPECTATOR))) : start;
}
