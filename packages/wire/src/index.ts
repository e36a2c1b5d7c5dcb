/** What a host of matches and those who play there say to each other, over a socket, one JSON object a message. */
export * from './asks.ts';
export * from './answers.ts';
export * from './english.ts';
export * from './matters.ts';
export * from './dealings.ts';
export * from './talk.ts';
export * from './orders.ts';
export * from './past.ts';
export * from './seen.ts';
export * from './seat.ts';
export * from './line.ts';
export * from './terms.ts';
export * from './facts.ts';
export * from './account.ts';
export * from './lists.ts';
