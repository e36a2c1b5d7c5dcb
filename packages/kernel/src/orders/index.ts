export * from './plan.ts';
export { due, followed, type Due, type Followed } from './following.ts';
export * from './schema.ts';
export * from './supposing.ts';
