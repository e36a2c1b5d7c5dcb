import type { OwnDefinition, OwnMove, OwnName, State } from '@sandtable/pbi/extending';
import { SWEEPING } from './sweeping.ts';
import { SHIP_TRANSFERS } from './transfers.ts';
import { WEAPONS } from './weapons.ts';

/** What a hull that is acting can do beside sailing: each chapter of the rules brings its own. */
export interface ShipAnswers {
  list(this: void, state: State, boat: number, list: OwnMove[]): void;
  readonly answers: Readonly<Record<OwnName, OwnDefinition['answers'][OwnName]>>;
}

/** BT-3.2: everything that a hull can do, put together. */
const CHAPTERS: readonly ShipAnswers[] = [WEAPONS, SWEEPING, SHIP_TRANSFERS];

export const SHIP_ANSWERS: ShipAnswers = {
  list(state, boat, list) {
    for (const chapter of CHAPTERS) chapter.list(state, boat, list);
  },
  answers: Object.assign({}, ...CHAPTERS.map(({ answers }) => answers)) as ShipAnswers['answers'],
};
