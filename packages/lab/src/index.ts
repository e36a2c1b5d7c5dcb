export * from './game.ts';
export * from './interval.ts';
export * from './odds.ts';
export * from './prospects.ts';
export * from './simulation.ts';
export * from './summary.ts';
