import type { Ruleset, Side } from '@sandtable/kernel';
import { playAhead, prospects, type Fates, type Prospects } from '@sandtable/lab';
import { swiftPlayer } from '@sandtable/players';
import { playerNamed } from './opponents.ts';

export const PLAY_OUTS = 50;
export const MOST_PLAY_OUTS = 1000;

/** What lies ahead of a side, from what it knows; undefined where there is nothing of the sort to find out. */
export function lookAhead(
  ruleset: Ruleset,
  view: object,
  side: Side,
  { playOuts = PLAY_OUTS, seed = 'outlook', tell = (_done: number): void => undefined } = {},
): Prospects | undefined {
  const outlook = ruleset.outlook?.(view, side);
  if (outlook === undefined) return undefined;
  const player = playerNamed(ruleset, swiftPlayer(ruleset));
  const venture = { ruleset, outlook, view, side, player, seed };
  const found: Fates[] = [];
  while (found.length < playOuts) {
    found.push(playAhead(venture, found.length));
    tell(found.length);
  }
  return prospects(outlook, found);
}
