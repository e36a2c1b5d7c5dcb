import { message } from '@sandtable/kernel';
import {
  ARRIVES_ON,
  BOAT_DICE,
  BOAT_SHOTS,
  BOATS_A_SQUARE,
  COUNTS_FROM,
  CREW_DICE,
  DISARM_COST,
  GUN_EFFECT,
  GUN_SHOT_COST,
  HULLS,
  INFLATABLE_HIT,
  LARGE_FROM,
  LARGE_HIT,
  LEAVE_CLOSED,
  LEAVE_OPEN,
  LEAVE_PARTIAL,
  MINE_DISARMED_ON,
  MINE_EXPLODES_ON,
  MORTAR_FROM,
  MOVED_HIT,
  PATCHED_ON,
  POWERLESS_AT,
  REFLOATED_ON,
  REPULSE_KILLS_ON,
  REVERSE_COST,
  SAVED_ON,
  SCRAMBLE_DIES_ON,
  SINKS_AT,
  SLOWED_AT,
  SMALL_A_SQUARE,
  SOFT_HULL_HIT_ON,
  SOFT_HULL_SAVES_ON,
  THROTTLE_SQUARES,
  TROOPS_SAVE_ON,
  TROOPS_SHOOTING,
  TROOPS_SHOTS,
  TURN_COST,
  weaponsNamed,
} from '@sandtable/pbi-boats';
import { change, counted, figure, row, score, words } from '../../rules/cells.ts';
import type { Reference, ReferenceSection } from '../../rules/reference.ts';
import { REFERENCE_ENGLISH } from './referenceEnglish.ts';

const TURN: ReferenceSection = {
  title: message('turn.title'),
  rules: ['BT-3.6', 'BT-3.1', 'BT-4.4', 'BT-7.2', 'BT-7.3', 'BT-8.2'],
  blocks: [
    {
      kind: 'steps',
      steps: [
        row('turn.drift'),
        row('turn.reserves', score(ARRIVES_ON)),
        row('turn.morale'),
        row('turn.activations', counted('cell.apDice', BOAT_DICE)),
        row('turn.mines', score(MINE_EXPLODES_ON)),
        row('turn.patch', score(PATCHED_ON)),
        row('turn.refloat', score(REFLOATED_ON)),
      ],
    },
  ],
};

const COSTS: ReferenceSection = {
  title: message('costs.title'),
  rules: ['BT-1.1', 'BT-1.2', 'BT-3.2', 'BT-3.4', 'BT-8.3'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('costs.open', counted('cell.ap', LEAVE_OPEN)),
        row('costs.partial', counted('cell.ap', LEAVE_PARTIAL)),
        row('costs.closed', counted('cell.ap', LEAVE_CLOSED)),
        row('costs.reverse', change(REVERSE_COST)),
        row('costs.throttle', counted('cell.squares', THROTTLE_SQUARES)),
        row('costs.turn', counted('cell.ap', TURN_COST)),
        row('costs.disarm', counted('cell.ap', DISARM_COST)),
      ],
    },
    { kind: 'notes', notes: [message('costs.dearest'), message('costs.embark')] },
  ],
};

const BOATS: ReferenceSection = {
  title: message('hulls.title'),
  rules: ['BT-2.1', 'BT-2.2', 'BT-2.3', 'BT-3.5'],
  wide: true,
  blocks: [
    {
      kind: 'table',
      head: ['hulls.head', 'hulls.capacity', 'hulls.armour', 'hulls.points'].map((key) =>
        message(key),
      ),
      rows: HULLS.map(({ name, capacity, armour, points }) => ({
        name: message(`kind.${name}`),
        cells: [
          counted('cell.groups', capacity),
          armour > 0 ? figure(armour) : words('hulls.soft'),
          figure(points),
        ],
      })),
    },
    {
      kind: 'notes',
      notes: [message('hulls.square', { boats: BOATS_A_SQUARE, small: SMALL_A_SQUARE })],
    },
  ],
};

const FROM: ReferenceSection = {
  title: message('from.title'),
  rules: ['BT-2.4', 'BT-3.3', 'BT-5.1', 'BT-5.2'],
  blocks: [
    {
      kind: 'table',
      head: ['from.head', 'from.dice', 'from.cost', 'from.arc'].map((key) => message(key)),
      rows: weaponsNamed(['lmg', 'hmg', 'mortar', 'cannon7']).map(({ kind, dice, cost, arc }) => ({
        name: message(`from.${kind}`),
        cells: [
          kind === 'cannon' ? words('from.effect') : figure(dice),
          counted('cell.ap', cost),
          words(`arc.${arc}`),
        ],
      })),
    },
    {
      kind: 'notes',
      notes: [
        message('from.shots', { count: BOAT_SHOTS }),
        message('from.troops', { groups: TROOPS_SHOOTING, shots: TROOPS_SHOTS }),
        message('from.mortars', { range: MORTAR_FROM }),
      ],
    },
  ],
};

const AT: ReferenceSection = {
  title: message('at.title'),
  rules: ['BT-6.1', 'BT-6.2', 'BT-6.3', 'BT-6.4', 'BT-6.6'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('at.troops', score(TROOPS_SAVE_ON)),
        row('at.soft', score(SOFT_HULL_SAVES_ON)),
        row('at.softGun', score(SOFT_HULL_HIT_ON)),
        row('at.hardGun', words('at.armour')),
        row('at.moved', change(MOVED_HIT)),
        row('at.inflatable', change(INFLATABLE_HIT)),
        { name: message('at.large', { groups: LARGE_FROM }), cells: [change(LARGE_HIT)] },
        ...Object.entries(GUN_EFFECT).map(([kind, effect]) => ({
          name: message('at.effect', { kind: message(`kind.${kind}`) }),
          cells: [figure(effect)],
        })),
        row('at.gunCost', counted('cell.ap', GUN_SHOT_COST)),
      ],
    },
    { kind: 'notes', notes: [message('at.naturals'), message('at.declare')] },
  ],
};

const DAMAGE: ReferenceSection = {
  title: message('damage.title'),
  rules: ['BT-7.1', 'BT-7.3', 'BT-7.4', 'BT-8.2', 'BT-8.3'],
  blocks: [
    {
      kind: 'list',
      rows: [
        { name: message('damage.slowed'), cells: [figure(SLOWED_AT)] },
        { name: message('damage.powerless'), cells: [figure(POWERLESS_AT)] },
        { name: message('damage.sinks'), cells: [figure(SINKS_AT)] },
        row('damage.saved', score(SAVED_ON)),
        row('damage.explodes', score(MINE_EXPLODES_ON)),
        row('damage.disarmed', score(MINE_DISARMED_ON)),
      ],
    },
    { kind: 'notes', notes: [message('damage.drift')] },
  ],
};

const ASSAULT: ReferenceSection = {
  title: message('boarding.title'),
  rules: ['BT-9.1', 'BT-9.2', 'BT-9.3', 'BT-9.4', 'BT-9.5', 'BT-10.1', 'BT-11.1'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('boarding.crew', counted('cell.dice', CREW_DICE)),
        row('boarding.scramble', score(SCRAMBLE_DIES_ON)),
        row('boarding.repulse', score(REPULSE_KILLS_ON)),
        { name: message('boarding.counts', { points: COUNTS_FROM }), cells: [] },
      ],
    },
    {
      kind: 'notes',
      notes: [message('boarding.where'), message('boarding.closed'), message('boarding.morale')],
    },
  ],
};

/** Boats on one page; everything else is as on the sheet of PBI. */
export const boatsReference: Reference = {
  sections: [BOATS, TURN, COSTS, FROM, AT, DAMAGE, ASSAULT],
  catalogue: REFERENCE_ENGLISH,
};
