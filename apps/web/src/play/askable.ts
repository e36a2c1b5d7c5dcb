import { ownSides } from '../store/seats.ts';
import type { Moment } from './moment.ts';
import type { Sitting } from './sitting.ts';

/** Whether anybody here may still be asked something, or take something back: not who looks on, nor once it is over what was played elsewhere. */
export function isAskable({ game }: Sitting, { seats, outcome }: Moment): boolean {
  const isEnded = outcome !== undefined && Object.values(seats).includes('remote');
  return !isEnded && ownSides(game.ruleset, seats).length > 0;
}
