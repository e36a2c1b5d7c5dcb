import { bytesOf, canonicalJson, sha256, toHex, type GameEvent } from '@sandtable/kernel';

/**
 * A short word for what somebody has been told, so that he is not told it again: the host compares it with what it
 * would tell him of as many steps. Where they differ, because something was taken back meanwhile, he is told all.
 */
export function digestOf(told: readonly (readonly GameEvent[])[]): string {
  return toHex(sha256(bytesOf(canonicalJson(told))));
}
