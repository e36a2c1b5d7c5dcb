import { SETTING } from '@sandtable/kernel';
import { BLOCKED, buildingSquares } from '@sandtable/pbi';
import { fleetOf, groundOf, watersOf, type BoatState as State } from '@sandtable/pbi-boats';
import { deadliness } from '../danger.ts';
import { walkTo } from '../goals.ts';
import { Stand } from './stand.ts';

/** What follows from the scenario alone, and is asked in every play-out. */
export interface Survey {
  readonly ground: ReturnType<typeof groundOf>;
  readonly waters: ReturnType<typeof watersOf>;
  readonly size: number;
  readonly objectives: readonly number[];
  /** By square: the number of the objective that it is; -1. */
  readonly objectiveAt: readonly number[];
  /** By objective: AP on foot from every square. */
  readonly walks: readonly (readonly number[])[];
  /** `from * size + to`: 1 where the ground lets one see the other. */
  readonly sees: Uint8Array;
  /** The chance that a die kills a group there. */
  readonly deadly: readonly number[];
  /** Whether somebody on foot may ever be there. */
  readonly isFooting: readonly boolean[];
  /** Where it is counted who stands where: it holds until the next look. */
  readonly stand: Stand;
}

const known = new WeakMap<object, Survey>();

export function surveyOf(state: State): Survey {
  const { plan } = fleetOf(state);
  const found = known.get(plan);
  // The ground is laid before anybody is on it, and stays.
  if (found?.ground.letters === state.terrain) return found;
  const made = survey(state);
  known.set(plan, made);
  return made;
}

function survey(state: State): Survey {
  const { board } = state[SETTING];
  const { sight } = fleetOf(state).plan;
  const ground = groundOf(state);
  const waters = watersOf(state);
  const { size } = board;
  const sees = new Uint8Array(size * size);
  for (let from = 0; from < size; from++) {
    for (let to = 0; to < size; to++) {
      if (from === to || ground.sight(from, to) === BLOCKED) continue;
      if (sight === 0 || board.range(from, to) <= sight) sees[from * size + to] = 1;
    }
  }
  const objectives = buildingSquares(state);
  return {
    ground,
    waters,
    size,
    objectives,
    objectiveAt: board.names.map((_, square) => objectives.indexOf(square)),
    walks: objectives.map((square) => walkTo({ ground, board, waters }, square)),
    sees,
    deadly: ground.cover.map((cover) => deadliness(cover)),
    isFooting: board.names.map((_, square) => !waters.isWater[square] && !waters.burns[square]),
    stand: new Stand(size, state[SETTING].roster.platoons.length),
  };
}
