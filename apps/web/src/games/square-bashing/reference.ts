import { message } from '@sandtable/kernel';
import {
  ARRIVES_ON,
  BREAKTHROUGH_POINTS,
  CAR_SPEED_IN_TRENCHES,
  COUNTDOWN,
  DAMAGED_POINTS,
  DECISIVE_BY,
  DESTROYED_POINTS,
  DISMOUNTED,
  EXIT_QUALITY,
  FIGURES,
  HAMPERED_CAVALRY,
  KINDS,
  MAIN_UNITS_A_SQUARE,
  MGS_A_SQUARE,
  OBJECTIVE_POINTS,
  OTHER_POINTS,
  OTHER_UNITS_A_SQUARE,
  ROAD_ROLLS,
  type Figures,
} from '@sandtable/square-bashing';
import { change, counted, figure, row, score, words } from '../../rules/cells.ts';
import type { Cell, Reference, ReferenceSection, Row } from '../../rules/reference.ts';
import { BARRAGE, DEVIATIONS } from './referenceBarrage.ts';
import { REFERENCE_ENGLISH } from './referenceEnglish.ts';
import { ASSAULT, HITS, MORALE, SHOOTING, TARGET } from './referenceFight.ts';

/** A figure, and behind a stroke that of a damaged unit where it differs. */
function ofTwo([whole, damaged]: readonly [number, number]): Cell {
  if (whole === 0) return figure(message('reference.nothing'));
  return figure(whole === damaged ? whole : `${whole}/${damaged}`);
}

function orNothing(cell: Cell, count: number): Cell {
  return count === 0 ? figure(message('reference.nothing')) : cell;
}

function unitRow(key: string, figures: Figures): Row {
  const { strength, speed, exitOn, range, shots, assault, target, savesOn } = figures;
  return row(
    `unit.${key}`,
    figure(strength),
    figure(speed),
    orNothing(score(exitOn), exitOn),
    orNothing(figure(range), range),
    ofTwo(shots),
    ofTwo(assault),
    ofTwo(target),
    score(savesOn),
  );
}

const UNITS: ReferenceSection = {
  title: message('units.title'),
  rules: ['SB-1.4', 'SB-4.1', 'SB-4.2', 'SB-5.3', 'SB-5.4', 'SB-5.5', 'SB-6.1', 'SB-6.2', 'SB-7.1'],
  wide: true,
  blocks: [
    {
      kind: 'table',
      head: [
        'units.head',
        'units.strength',
        'units.speed',
        'units.exit',
        'units.range',
        'units.shots',
        'units.assault',
        'units.target',
        'units.save',
      ].map((key) => message(key)),
      rows: KINDS.flatMap((kind) => [
        // A mountain gun is as a mortar in all of this.
        ...(kind === 'command' || kind === 'mountainGun' ? [] : [unitRow(kind, FIGURES[kind])]),
        ...(kind === 'cavalry' ? [unitRow('dismounted', DISMOUNTED)] : []),
      ]),
    },
    {
      kind: 'notes',
      notes: [
        message('units.damaged'),
        message('units.exceptions', {
          squares: CAR_SPEED_IN_TRENCHES,
          dice: HAMPERED_CAVALRY,
        }),
      ],
    },
  ],
};

const TURN: ReferenceSection = {
  title: message('turn.title'),
  rules: ['SB-2.1', 'SB-2.2'],
  blocks: [
    {
      kind: 'steps',
      steps: [
        'gas',
        'asset',
        'orders',
        'morale',
        'movement',
        'assaults',
        'shooting',
        'command',
        'barrages',
        'reinforcements',
        'countdown',
      ].map((step) => row(`turn.${step}`)),
    },
    { kind: 'list', rows: [row('turn.clock', figure(COUNTDOWN))] },
  ],
};

const STACKING: ReferenceSection = {
  title: message('stacking.title'),
  rules: ['SB-1.5', 'SB-1.6'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('stacking.main', counted('cell.most', MAIN_UNITS_A_SQUARE)),
        row('stacking.others', counted('cell.most', OTHER_UNITS_A_SQUARE)),
        row('stacking.mg', counted('cell.most', MGS_A_SQUARE)),
      ],
    },
    { kind: 'notes', notes: [message('stacking.facing')] },
  ],
};

const MOVEMENT: ReferenceSection = {
  title: message('movement.title'),
  rules: ['SB-1.2', 'SB-4.2', 'SB-4.3', 'SB-4.4', 'SB-8.4'],
  blocks: [
    {
      kind: 'list',
      rows: (['professional', 'reservist'] as const).map((quality) =>
        row(`movement.${quality}`, change(EXIT_QUALITY[quality])),
      ),
    },
    {
      kind: 'notes',
      notes: ['road', 'extra', 'near', 'river', 'gas', 'horse'].map((note) =>
        message(`movement.${note}`),
      ),
    },
  ],
};

const ARRIVALS: ReferenceSection = {
  title: message('arrivals.title'),
  rules: ['SB-10.1', 'SB-10.2'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('arrivals.all', score(ARRIVES_ON)),
        row('arrivals.one', words('arrivals.sure')),
        row('arrivals.road', words('arrivals.sure')),
        {
          name: message('arrivals.more', { count: ROAD_ROLLS }),
          cells: [score(ARRIVES_ON)],
        },
      ],
    },
  ],
};

const VICTORY: ReferenceSection = {
  title: message('victory.title'),
  rules: ['SB-11.2'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('victory.objective', counted('cell.points', OBJECTIVE_POINTS)),
        row('victory.destroyed', counted('cell.points', DESTROYED_POINTS)),
        row('victory.damaged', counted('cell.points', DAMAGED_POINTS)),
        row('victory.other', counted('cell.points', OTHER_POINTS)),
        row('victory.through', counted('cell.points', BREAKTHROUGH_POINTS)),
        row('victory.decisive', counted('cell.points', DECISIVE_BY)),
      ],
    },
  ],
};

/** Square Bashing on one page: what is looked up during play, out of the tables of the rules. */
export const squareBashingReference: Reference = {
  sections: [
    UNITS,
    TURN,
    MORALE,
    MOVEMENT,
    ASSAULT,
    TARGET,
    HITS,
    STACKING,
    SHOOTING,
    BARRAGE,
    DEVIATIONS,
    ARRIVALS,
    VICTORY,
  ],
  dense: true,
  narrow: true,
  catalogue: REFERENCE_ENGLISH,
};
