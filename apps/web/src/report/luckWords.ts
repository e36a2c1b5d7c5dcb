import type { Roll, SideLuck } from '@sandtable/lab';
import { text } from '../words/words.ts';

/** The luck of a side from before the first roll to after the last, in deviations of all its dice. */
export function luckSoFar(rolls: readonly Roll[], { side, dice }: SideLuck): number[] {
  let sum = 0;
  const after = rolls.map((roll) => {
    if (roll.side === side) sum += roll.luck;
    return dice === 0 ? 0 : sum / Math.sqrt(dice);
  });
  return [0, ...after];
}

/** A number that says which way it goes. */
export function signed(value: number): string {
  const rounded = Math.abs(value).toFixed(1);
  if (rounded === '0.0') return rounded;
  return value < 0 ? `−${rounded}` : `+${rounded}`;
}

/** Where a side's luck stands among all that it could have been. */
export function rankWords({ rank }: Pick<SideLuck, 'rank'>): string {
  const better = Math.min(Math.max(Math.round(rank * 100), 0), 100);
  if (better === 50) return text('report.luck.even');
  return better > 50
    ? text('report.luck.good', { count: better })
    : text('report.luck.bad', { count: 100 - better });
}

/** A chance: never 0 for what can happen. */
export function percent(share: number): string {
  const parts = share * 100;
  const digits = parts < 1 ? 2 : parts < 10 ? 1 : 0;
  const written = parts < 0.01 ? '< 0.01' : parts.toFixed(digits);
  return text('report.percent', { percent: written });
}
