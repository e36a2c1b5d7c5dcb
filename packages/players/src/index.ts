export { kindNamed } from './kinds.ts';
export { levelOf, opponentNames, playerNames, swiftPlayer, usualOpponent } from './names.ts';
export * from './player.ts';
export * from './players.ts';
export * from './random.ts';
export type { Considered, Search } from './search/search.ts';
export { LEVELS, type Level } from './search/effort.ts';
export { STYLES, type Style } from './search/styles.ts';
export { finished } from './search/finished.ts';
