export type { Tallies, Tally, Turn, TurningPoint } from './course.ts';
export * from './game.ts';
export * from './interval.ts';
export { luckiest, unluckiest, type Roll, type SideLuck } from './luck.ts';
export * from './odds.ts';
export * from './prospects.ts';
export * from './report.ts';
export * from './simulation.ts';
export * from './summary.ts';
