import type { Ruleset } from '@sandtable/kernel';
import { greedy } from './greedy.ts';
import type { PlayerKind } from './player.ts';
import { random } from './random.ts';

/** Every sort of player, strongest first. */
const PLAYER_KINDS: readonly PlayerKind[] = [greedy, random];

/** Those that can play these rules, strongest first. */
export function playersOf(ruleset: Ruleset): PlayerKind[] {
  return PLAYER_KINDS.filter((kind) => kind.plays(ruleset));
}
