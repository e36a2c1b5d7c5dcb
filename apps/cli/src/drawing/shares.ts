import type { Words } from '@sandtable/kernel';
import type { Share, Spread, Summary } from '@sandtable/lab';
import { table } from '../terminal.ts';
import { text } from '../words.ts';
import { percent } from './odds.ts';

/** How often each player and each side won, and how long games were. */
export function drawShares(
  result: Summary,
  players: readonly [string, string],
  words: Words,
): string {
  const { draws, shares, bySide, byPlayerAndSide, length, scoresBySide } = result;
  const { sides } = words.ruleset;
  const rows = players.flatMap((player, which) => [
    shareRow(player, shares[which]),
    ...sides.map((side) =>
      shareRow(
        `  ${text('simulate.as', { side: words.side(side) })}`,
        byPlayerAndSide[which][side],
      ),
    ),
  ]);
  rows.push(...sides.map((side) => shareRow(words.side(side), bySide[side])));
  return [
    table(rows),
    text('simulate.draws', { draws }),
    text('simulate.length', spreadParts(length)),
    ...sides.map((side) =>
      text('simulate.score', { side: words.the(side), ...spreadParts(scoresBySide[side]) }),
    ),
  ].join('\n');
}

function shareRow(name: string, { wins, games, ...share }: Share): (string | number)[] {
  return [name, wins, text('simulate.of', { games }), shareText(share)];
}

/** A share with where it lies. */
export function shareText({
  rate,
  interval: [low, high],
}: Pick<Share, 'rate' | 'interval'>): string {
  return text('simulate.share', { rate: percent(rate), low: percent(low), high: percent(high) });
}

function spreadParts({ mean, median, least, most }: Spread): Record<string, string | number> {
  return { mean: mean.toFixed(1), median, least, most };
}
