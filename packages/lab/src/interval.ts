/** From and to, as shares of 1. */
export type Interval = readonly [number, number];

/** 95 % of a normal distribution lie within so many standard deviations. */
export const DEVIATIONS = 1.959_963_984_540_054;

/**
 * Wilson's 95 % interval for a share of which `wins` of `games` were seen. Unlike the plain one it
 * stays inside 0 to 1 and is honest about few games and about 0 or 100 %.
 */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const square = DEVIATIONS * DEVIATIONS;
  const scale = 1 + square / games;
  const centre = (share + square / (2 * games)) / scale;
  const spread = Math.sqrt((share * (1 - share)) / games + square / (4 * games * games));
  const half = (DEVIATIONS * spread) / scale;
  return [wins === 0 ? 0 : centre - half, wins === games ? 1 : centre + half];
}
