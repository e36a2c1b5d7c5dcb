import { createContext } from 'react';

/**
 * How many pixels a unit of the scene is, as the board is drawn: what cannot be read is left out, or put in fewer
 * letters. Undefined in a picture, which shows everything.
 */
export const Closeness = createContext<number | undefined>(undefined);
