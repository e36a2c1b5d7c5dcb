import { EDGES, type Edge } from '@sandtable/board';
import type { Scenario, Schema } from '@sandtable/kernel';
import { GROUP_NAME, SIDES, SQUARE_NAME, type SideName } from '@sandtable/pbi/extending';
import { MARKS } from '../state/fleet.ts';
import { SINKS_AT } from '../tables/figures.ts';
import { BOAT_SHOTS, MOST_WEAPONS, WEAPON_NAMES } from '../tables/weapons.ts';

/** What a scenario with boats may say beside what one of PBI may. */
export interface BoatScenario extends Scenario {
  readonly board?: readonly string[];
  readonly edge?: Edge;
  /** BT-2.4: what hulls are fitted with, and in a position how they are. */
  readonly boats?: readonly BoatEntry[];
  /** Who is aboard of which boat, markers among them. */
  readonly aboard?: readonly { readonly boat: string; readonly pieces: readonly string[] }[];
  /** BT-4.4 */
  readonly reserves?: readonly { readonly pieces: readonly string[]; readonly turn: number }[];
  /** BT-8.1 */
  readonly mines?: MinesEntry;
  /** BT-7.3 */
  readonly current?: Edge;
  readonly sight?: number;
  /** BT-1.5 */
  readonly attackerRows?: number;
  /** BT-11.1 */
  readonly objectives?: 'landings';
  /** BT-3.7 */
  readonly minimumMove?: boolean;
  /** In a position: where boats have been. */
  readonly sailed?: readonly string[];
  /** BT-7.4: in a position, the groups and vehicles that were saved out of the water this turn. */
  readonly saved?: readonly string[];
  readonly position?: object;
}

export interface BoatEntry {
  readonly id: string;
  readonly weapons?: readonly string[];
  readonly nets?: boolean;
  readonly portable?: boolean;
  // In a position
  readonly facing?: Edge;
  readonly damage?: number;
  readonly crew?: SideName;
  readonly carrier?: string;
  readonly ap?: number;
  readonly shots?: readonly number[];
  readonly marks?: readonly (typeof MARKS)[number][];
  readonly beached?: string;
}

/** BT-8.1: the rows, from the attacker's edge, that each mine may be laid in; and where each is. */
export interface MinesEntry {
  readonly rows: readonly (readonly [number, number])[];
  /** In a position: a square; `unlaid`, `gone`, or `hidden` in what is published. */
  readonly laid?: readonly string[];
  readonly found?: readonly boolean[];
}

export const MOST_MINES = 20;
const MOST_PIECES = 100;
const pieces: Schema = { type: 'array', minItems: 1, maxItems: MOST_PIECES, items: GROUP_NAME };
const ROW: Schema = { type: 'integer', minimum: 1, maximum: 20 };

export const BOAT_FIELDS: Readonly<Record<string, Schema>> = {
  boats: {
    type: 'array',
    description: 'What boats and vehicles are fitted with.',
    maxItems: MOST_PIECES,
    items: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: {
        id: GROUP_NAME,
        weapons: {
          type: 'array',
          maxItems: MOST_WEAPONS,
          items: { type: 'string', enum: WEAPON_NAMES },
        },
        nets: { type: 'boolean', description: 'A mine detector, or nets.' },
        portable: { type: 'boolean', description: 'A group can carry it over land.' },
        facing: { type: 'string', enum: EDGES },
        damage: { type: 'integer', minimum: 0, maximum: SINKS_AT - 1 },
        crew: { type: 'string', enum: SIDES },
        carrier: GROUP_NAME,
        ap: { type: 'integer', minimum: 0, maximum: 12 },
        shots: {
          type: 'array',
          maxItems: MOST_WEAPONS,
          items: { type: 'integer', minimum: 0, maximum: BOAT_SHOTS },
        },
        marks: { type: 'array', maxItems: MARKS.length, items: { type: 'string', enum: MARKS } },
        beached: SQUARE_NAME,
      },
    },
  },
  aboard: {
    type: 'array',
    description: 'Who is aboard of which boat.',
    maxItems: MOST_PIECES,
    items: {
      type: 'object',
      required: ['boat', 'pieces'],
      additionalProperties: false,
      properties: { boat: GROUP_NAME, pieces },
    },
  },
  reserves: {
    type: 'array',
    description: 'Boats that come together, or groups on foot, and the turn from which they may.',
    maxItems: MOST_PIECES,
    items: {
      type: 'object',
      required: ['pieces', 'turn'],
      additionalProperties: false,
      properties: { pieces, turn: { type: 'integer', minimum: 1, maximum: 100 } },
    },
  },
  mines: {
    type: 'object',
    description: "The defender's mines: the rows from the attacker's edge that each may lie in.",
    required: ['rows'],
    additionalProperties: false,
    properties: {
      rows: {
        type: 'array',
        maxItems: MOST_MINES,
        items: { type: 'array', minItems: 2, maxItems: 2, items: ROW },
      },
      laid: {
        type: 'array',
        maxItems: MOST_MINES,
        items: { type: 'string', pattern: '^(?:[a-z][1-9][0-9]?|unlaid|gone|hidden)$' },
      },
      found: { type: 'array', maxItems: MOST_MINES, items: { type: 'boolean' } },
    },
  },
  current: { type: 'string', enum: EDGES, description: 'Where a drifting boat goes on a 5 or 6.' },
  sight: { type: 'integer', minimum: 1, maximum: 20, description: 'The range at night.' },
  attackerRows: { ...ROW, description: "The rows that the attacker's boats start in." },
  objectives: { const: 'landings', description: 'Landing places count in place of buildings.' },
  minimumMove: { type: 'boolean', description: 'BT-3.7 is in force.' },
  sailed: { type: 'array', maxItems: 400, items: SQUARE_NAME },
  saved: pieces,
};
