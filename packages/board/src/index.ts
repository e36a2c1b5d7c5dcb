export * from './edge.ts';
export * from './grid.ts';
export * from './line.ts';
export * from './path.ts';
