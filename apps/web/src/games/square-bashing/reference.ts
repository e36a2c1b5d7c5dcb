import { message } from '@sandtable/kernel';
import {
  ARRIVES_ON,
  ASSET_ON,
  ATTEMPTS,
  BARRAGES,
  BREAKTHROUGH_POINTS,
  CAR_SPEED_IN_TRENCHES,
  CORNERED_HITS,
  COUNTDOWN,
  DAMAGED_POINTS,
  DECISIVE_BY,
  DEFENCE_DICE,
  DESTROYED_POINTS,
  DEVIATION,
  DISMOUNTED,
  EXIT_QUALITY,
  FIGHT_HITS_ON,
  FIGHTING_DICE,
  FIGURES,
  FLANK_DICE,
  FORT_SAVES_ON,
  GAS_BACK_ON,
  GAS_DISPERSES_TO,
  GAS_FORWARD_ON,
  GAS_HITS,
  GRADES,
  HAMPERED_CAVALRY,
  HASTY,
  HILL_DICE,
  HITS_A_UNIT,
  JOINER_DICE,
  JOINERS_A_FACE,
  KINDS,
  LEAST_DICE,
  LOSER_HITS,
  MAIN_UNITS_A_SQUARE,
  MGS_A_SQUARE,
  MORALE_BONUS,
  MORALE_COVER,
  MORALE_FAILS_ON,
  MORALE_HASTY,
  MORALE_HOLD,
  MORALE_MOST_BARRAGE,
  MORALE_MOST_CASUALTIES,
  MORALE_MOST_FACES,
  MORALE_PROFESSIONAL,
  MORALE_RESERVIST,
  MORALE_SUPPORT_ARM,
  MORALE_TRENCHES,
  OBJECTIVE_POINTS,
  OFF_TABLE_BASES,
  OFF_TABLE_MODEL,
  ORDER_NEAR_ON,
  ORDER_ON,
  OTHER_POINTS,
  OTHER_UNITS_A_SQUARE,
  OWNER_PLACES_FIGHT,
  OWNER_PLACES_SHOT,
  RETIRE_FAILS,
  RETIRE_HITS,
  RETIRING_GUN,
  RETIRING_HITS,
  RETIRING_PROFESSIONAL,
  RETIRING_RESERVIST,
  RETIRING_SHELTERED,
  RIVER_DICE,
  ROAD_ROLLS,
  ROLLING_DEPTH,
  ROLLS_ON,
  ROUTS_ON,
  ROW_SQUARES,
  RUN_FAILS,
  SAVE_BETTER,
  SAVE_WORSE,
  SHOCK_DICE,
  SHOT_HITS_ON,
  SHOT_PROFESSIONAL,
  SHOT_RESERVIST,
  STEADY_FAILS,
  SUPPORT_DICE,
  SUPPORT_MOST,
  TARGET_BARRAGE_DICE,
  TARGET_BARRAGE_MOST,
  TARGET_JOINER_DICE,
  TARGET_SUPPORT_DICE,
  TARGET_SUPPORT_MOST,
  TRAPPED_HITS,
  TRENCHES,
  WINNING_DICE,
  type BarrageKind,
  type Figures,
  type Grade,
} from '@sandtable/square-bashing';
import { change, counted, figure, row, score, words } from '../../rules/cells.ts';
import type { Cell, Reference, ReferenceSection, Row } from '../../rules/reference.ts';
import { REFERENCE_ENGLISH } from './referenceEnglish.ts';

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

const MORALE: ReferenceSection = {
  title: message('morale.title'),
  rules: ['SB-3.1', 'SB-3.2', 'SB-3.3', 'SB-3.4', 'SB-3.5'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('morale.casualties', words('cell.each', { by: '+1', most: MORALE_MOST_CASUALTIES })),
        row('morale.barrage', words('cell.each', { by: '+1', most: MORALE_MOST_BARRAGE })),
        row('morale.faces', words('cell.each', { by: '+1', most: MORALE_MOST_FACES })),
        row('morale.reservist', change(MORALE_RESERVIST)),
        row('morale.professional', change(MORALE_PROFESSIONAL)),
        row('morale.arms', change(MORALE_SUPPORT_ARM)),
        row('morale.hasty', change(MORALE_HASTY)),
        row('morale.cover', change(MORALE_COVER)),
        row('morale.bonus', change(MORALE_BONUS)),
        row('morale.trenches', change(MORALE_TRENCHES)),
        row('morale.hold', change(MORALE_HOLD)),
        row('morale.fails', score(MORALE_FAILS_ON)),
      ],
    },
    {
      kind: 'table',
      head: [message('morale.result'), message('morale.effect')],
      rows: [
        fails('morale.count', STEADY_FAILS, words('morale.steady')),
        fails('morale.count', RETIRE_FAILS, words('morale.retire', { hits: RETIRE_HITS })),
        fails('morale.countOn', RUN_FAILS, words('morale.run')),
      ],
    },
    {
      kind: 'notes',
      notes: [
        message('morale.routs', ROUTS_ON),
        message('morale.cornered', { hits: CORNERED_HITS }),
        message('morale.off', { bases: OFF_TABLE_BASES, model: OFF_TABLE_MODEL }),
      ],
    },
  ],
};

function fails(key: string, count: number, effect: Cell): Row {
  return { name: message(key, { count }), cells: [effect] };
}

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

const fromSides = (defence: number): Cell => {
  const [front, flank, rear] = DEFENCE_DICE[defence].map((by) => `−${-by}`);
  return words('assault.sides', { front, flank, rear });
};

const ASSAULT: ReferenceSection = {
  title: message('assault.title'),
  rules: ['SB-5.1', 'SB-5.3', 'SB-5.6', 'SB-5.8', 'SB-5.9', 'SB-5.10'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('assault.flank', change(FLANK_DICE)),
        row('assault.joiner', change(JOINER_DICE)),
        row('assault.support', words('cell.each', { by: `+${SUPPORT_DICE}`, most: SUPPORT_MOST })),
        row('assault.winning', change(WINNING_DICE)),
        row('assault.fighting', change(FIGHTING_DICE)),
        row('assault.shock', change(SHOCK_DICE)),
        row('assault.hill', change(HILL_DICE)),
        row('assault.hasty', fromSides(HASTY)),
        row('assault.trenches', fromSides(TRENCHES)),
        row('assault.river', change(RIVER_DICE)),
        row('assault.joiners', counted('cell.most', JOINERS_A_FACE)),
        row('assault.hit', score(FIGHT_HITS_ON)),
      ],
    },
    {
      kind: 'notes',
      notes: [
        message('assault.won', { hits: LOSER_HITS, trapped: TRAPPED_HITS }),
        message('assault.lost', { hits: LOSER_HITS }),
        message('assault.least', { count: LEAST_DICE }),
      ],
    },
  ],
};

const TARGET: ReferenceSection = {
  title: message('target.title'),
  rules: ['SB-5.2', 'SB-5.4', 'SB-5.10'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row(
          'target.support',
          words('cell.each', { by: `+${TARGET_SUPPORT_DICE}`, most: TARGET_SUPPORT_MOST }),
        ),
        row('target.winning', change(WINNING_DICE)),
        row(
          'target.barrage',
          words('cell.each', { by: `−${-TARGET_BARRAGE_DICE}`, most: TARGET_BARRAGE_MOST }),
        ),
        row('target.joiner', change(TARGET_JOINER_DICE)),
        row('target.retire', figure(RETIRING_HITS)),
        row('target.retireReservist', change(RETIRING_RESERVIST)),
        row('target.retireGun', change(RETIRING_GUN)),
        row('target.retireProfessional', change(RETIRING_PROFESSIONAL)),
        row('target.retireSheltered', change(RETIRING_SHELTERED)),
      ],
    },
  ],
};

const HITS: ReferenceSection = {
  title: message('hits.title'),
  rules: ['SB-5.7', 'SB-7.1', 'SB-7.2', 'SB-8.7'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('hits.ownerFight', figure(OWNER_PLACES_FIGHT)),
        row('hits.ownerShot', figure(OWNER_PLACES_SHOT)),
        row('hits.unit', counted('cell.most', HITS_A_UNIT)),
        row('hits.infantry', change(SAVE_BETTER)),
        row('hits.gun', change(SAVE_BETTER)),
        row('hits.mg', change(SAVE_BETTER)),
        row('hits.reservist', change(SAVE_WORSE)),
        row('hits.car', change(SAVE_WORSE)),
        row('hits.fort', score(FORT_SAVES_ON)),
      ],
    },
    { kind: 'notes', notes: [message('hits.assaulter'), message('hits.one')] },
  ],
};

const SHOOTING: ReferenceSection = {
  title: message('shooting.title'),
  rules: ['SB-6.2', 'SB-6.3'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('shooting.professional', change(SHOT_PROFESSIONAL)),
        row('shooting.reservist', change(SHOT_RESERVIST)),
        row('shooting.hit', score(SHOT_HITS_ON)),
      ],
    },
    {
      kind: 'notes',
      notes: [message('shooting.barrage'), message('shooting.blocked'), message('shooting.lobs')],
    },
  ],
};

const rowsOf = (kind: BarrageKind): Cell => {
  const [from, to] = BARRAGES[kind].rows;
  return figure(`${from}–${to}`);
};

/** How many faces of a die are each deviation. */
const deviation = (grade: Grade, by: number): Cell => {
  const faces = DEVIATION[grade].flatMap((each, i) => (each === by ? [i + 1] : []));
  return figure(faces.length === 1 ? faces[0] : `${faces[0]}–${faces.at(-1)}`);
};

const BARRAGE: ReferenceSection = {
  title: message('barrage.title'),
  rules: ['SB-8.1', 'SB-8.2', 'SB-8.3', 'SB-8.4', 'SB-8.6', 'SB-9.1'],
  blocks: [
    {
      kind: 'table',
      head: ['barrage.head', 'barrage.markers', 'barrage.hits', 'barrage.rows'].map((key) =>
        message(key),
      ),
      rows: (['suppression', 'point', 'rolling', 'gas'] as const).map((kind) =>
        row(
          `barrage.${kind}`,
          figure(kind === 'gas' ? 1 : BARRAGES[kind].markers),
          kind === 'point' ? words('barrage.die') : figure(BARRAGES[kind].hits),
          rowsOf(kind),
        ),
      ),
    },
    {
      kind: 'list',
      rows: [
        row('barrage.squares', figure(ROW_SQUARES)),
        row('barrage.asset', score(ASSET_ON)),
        row('barrage.walks', score(ROLLS_ON)),
        row('barrage.deep', counted('cell.most', ROLLING_DEPTH)),
        row('barrage.gasHits', figure(GAS_HITS)),
        row('barrage.drift', figure(`1–${GAS_DISPERSES_TO}, ${GAS_FORWARD_ON}, ${GAS_BACK_ON}`)),
      ],
    },
    { kind: 'notes', notes: [message('barrage.suppressed'), message('barrage.support')] },
  ],
};

const DEVIATIONS: ReferenceSection = {
  title: message('deviation.title'),
  rules: ['SB-8.5', 'SB-9.2'],
  blocks: [
    {
      kind: 'table',
      head: ['deviation.head', 'deviation.short', 'deviation.on', 'deviation.over'].map((key) =>
        message(key),
      ),
      rows: GRADES.map((grade) =>
        row(`grade.${grade}`, deviation(grade, -1), deviation(grade, 0), deviation(grade, 1)),
      ),
    },
    {
      kind: 'list',
      rows: [
        ...GRADES.map((grade) => row(`attempts.${grade}`, figure(ATTEMPTS[grade]))),
        row('attempts.succeeds', score(ORDER_ON)),
        row('attempts.near', score(ORDER_NEAR_ON)),
      ],
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
