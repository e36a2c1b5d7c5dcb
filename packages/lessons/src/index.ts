export * from './judge.ts';
export * from './lecture.ts';
export type * from './lesson.ts';
export * from './pattern.ts';
export * from './remarks.ts';
export * from './schema.ts';
export * from './words.ts';
