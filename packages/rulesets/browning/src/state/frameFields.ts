import { listOf, plain, type Field as FrameField, type SideNumber } from '@sandtable/kernel';
import type { Field, Place } from './field.ts';
import { namesIn, sideNamed } from './names.ts';
import { SIDES, type SideName } from '../rules/tables.ts';
import { A_COUNT, A_FIGURE, A_NAME, A_PLACE, A_SIDE, MOST } from '../files/schemas.ts';

// What the fields of frames hold. In a file teams, leaders, figures and platoons go by their names.

export const TEAM: FrameField<number, Field> = {
  schema: A_NAME,
  write: (team, { teams }) => teams[team].name,
  read: (name, field) => namesIn(field).teams.get(name as string),
};
export const TEAMS = listOf(TEAM, MOST.teams);

export const LEADER: FrameField<number, Field> = {
  schema: A_NAME,
  write: (leader, { leaders }) => leaders[leader].name,
  read: (name, field) => namesIn(field).leaders.get(name as string),
};
export const LEADERS = listOf(LEADER, MOST.leaders);

const FIGURE: FrameField<number, Field> = {
  schema: A_FIGURE,
  write: (figure, { figures }) => figures[figure],
  read: (name, field) => namesIn(field).figures.get(name as string),
};
export const FIGURES = listOf(FIGURE, MOST.figures);

/** Stands for a whole side in the place of a platoon. */
export const WHOLE_SIDE = -1;

/** A platoon; no name is the whole side. */
const PLATOON: FrameField<number, Field> = {
  schema: { type: 'string', maxLength: 30 },
  write: (platoon, { platoons }) => (platoon === WHOLE_SIDE ? '' : platoons[platoon].name),
  read(name, { platoons }) {
    if (name === '') return WHOLE_SIDE;
    const platoon = platoons.findIndex((each) => each.name === name);
    return platoon === -1 ? undefined : platoon;
  },
};
export const PLATOONS = listOf(PLATOON, 20);

export const SIDE: FrameField<SideNumber, Field> = {
  schema: A_SIDE,
  write: (side) => SIDES[side],
  read: (name) => sideNamed(name as SideName),
};

export const COUNT = plain<number>(A_COUNT);
export const NUMBERS = listOf(plain<number>({ type: 'integer', minimum: 0 }), MOST.figures);
export const FLAG = plain<boolean>({ type: 'boolean' });
export const PLACE = plain<Place>(A_PLACE);
