export * from './edge.ts';
export * from './grid.ts';
export * from './line.ts';
export * from './lines.ts';
export * from './path.ts';
export * from './squareSet.ts';
