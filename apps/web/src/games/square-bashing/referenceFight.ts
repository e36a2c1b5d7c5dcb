import { message } from '@sandtable/kernel';
import {
  CORNERED_HITS,
  DEFENCE_DICE,
  FIGHT_HITS_ON,
  FIGHTING_DICE,
  FLANK_DICE,
  FORT_SAVES_ON,
  HASTY,
  HILL_DICE,
  HITS_A_UNIT,
  JOINER_DICE,
  JOINERS_A_FACE,
  LEAST_DICE,
  LOSER_HITS,
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
  OFF_TABLE_BASES,
  OFF_TABLE_MODEL,
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
  ROUTS_ON,
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
} from '@sandtable/square-bashing';
import { change, counted, figure, row, score, words } from '../../rules/cells.ts';
import type { Cell, ReferenceSection, Row } from '../../rules/reference.ts';

export const MORALE: ReferenceSection = {
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

const fromSides = (defence: number): Cell => {
  const [front, flank, rear] = DEFENCE_DICE[defence].map((by) => `−${-by}`);
  return words('assault.sides', { front, flank, rear });
};

export const ASSAULT: ReferenceSection = {
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

export const TARGET: ReferenceSection = {
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

export const HITS: ReferenceSection = {
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

export const SHOOTING: ReferenceSection = {
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
