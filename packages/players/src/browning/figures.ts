import { sideFigures, type State } from '@sandtable/browning';
import { otherSide, type SideNumber } from '@sandtable/kernel';

export function figureNamed({ field }: State, name: string): number {
  return field.figures.indexOf(name);
}

export function teamNamed({ field }: State, name: string): number {
  return field.teams.findIndex((team) => team.name === name);
}

export function leaderNamed({ field }: State, name: string): number {
  return field.leaders.findIndex((leader) => leader.name === name);
}

/** Everybody of the other side on the table. */
export function enemiesOf(state: State, us: SideNumber): number[] {
  return sideFigures(state, otherSide(us));
}
