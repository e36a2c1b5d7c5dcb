export { greedy } from './greedy.ts';
export * from './player.ts';
export * from './players.ts';
export * from './random.ts';
