import type { SideNumber } from '@sandtable/kernel';
import { fleetOf, type BoatState as State } from '@sandtable/pbi-boats';
import { fieldOf, type Field } from './field.ts';
import { preyOf, type Prey } from './shots.ts';
import type { Stand } from './stand.ts';
import { surveyOf, type Survey } from './survey.ts';
import { manner, weighBy } from './going.ts';

/** A position as somebody sees it who has no time. */
export interface Look {
  readonly state: State;
  readonly survey: Survey;
  readonly stand: Stand;
  readonly field: Field;
  readonly preys: readonly Prey[];
}

/** BT-1.5: whether nobody shoots far. */
export function isNight(state: State): boolean {
  return fleetOf(state).plan.sight > 0;
}

export function look(state: State, us: SideNumber): Look {
  weighBy(manner(us, isNight(state)));
  const survey = surveyOf(state);
  const { stand } = survey;
  stand.take(state, us);
  const preys = preyOf(state, survey, stand);
  return { state, survey, stand, field: fieldOf(state, survey, stand, preys), preys };
}
