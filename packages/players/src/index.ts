export * from './player.ts';
export * from './players.ts';
export * from './random.ts';
export { Coach, Choices, type Answered, type Judgement } from './search/coach.ts';
export type { Doctrine, Learner, Plan, Term } from './search/doctrine.ts';
export type { Considered, Search } from './search/search.ts';
export { LEVELS, type Level } from './search/effort.ts';
export { STYLES, type Style } from './search/styles.ts';
