export * from './player.ts';
export * from './players.ts';
export * from './random.ts';
export { halving, type Arm, type Race } from './search/halving.ts';
export type { Considered, Search } from './search/search.ts';
export { LEVELS, type Level } from './search/effort.ts';
export { STYLES, type Style } from './search/styles.ts';
