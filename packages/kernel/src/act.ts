/** What is done by a move as it is seen on the board: somebody goes somewhere, shoots, or falls upon somebody. */
export const ACTS = ['move', 'shoot', 'assault'] as const;
export type Act = (typeof ACTS)[number];

/** The types of moves by which something of the sort is done; by all others nothing is. */
export type Acts<Type extends string = string> = Readonly<Partial<Record<Type, Act>>>;
