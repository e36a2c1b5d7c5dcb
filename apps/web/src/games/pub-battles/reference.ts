import { message, type Message } from '@sandtable/kernel';
import {
  COLUMN_WIDTH,
  FOG_PART,
  HITS_ON,
  INCH,
  KIND,
  KINDS,
  MODIFIERS,
  MULTIPLIERS,
  OBLIQUE,
  ON_FRESH,
  ON_SPENT,
  PACES,
  RATES,
  SIGHT_INTO,
  SIZES,
  TURNS_A_DAY,
} from '@sandtable/pub-battles';
import { change, counted, figure, row, score, words } from '../../rules/cells.ts';
import type { Cell, Reference, ReferenceSection, Row } from '../../rules/reference.ts';
import { REFERENCE_ENGLISH } from './referenceEnglish.ts';

/** A length of the tables, which are in thousandths of an inch. */
function inches(length: number): Cell {
  return counted('cell.inches', length / INCH);
}

/** PB-1.3: a third of a rate. */
function third(rate: number): number {
  return Math.trunc(rate / 3);
}

/** So many, or nothing. */
function number(count: number): Cell {
  return figure(count === 0 ? message('reference.nothing') : count);
}

/** Something that is done, with nothing beside it. */
function step(key: string): Row {
  return { name: message(key), cells: [] };
}

function notes(...keys: readonly string[]): { kind: 'notes'; notes: Message[] } {
  return { kind: 'notes', notes: keys.map((key) => message(key)) };
}

const TURN: ReferenceSection = {
  title: message('turn.title'),
  rules: ['PB-1.2', 'PB-3.1', 'PB-3.3', 'PB-3.4', 'PB-3.5', 'PB-3.6', 'PB-11.4'],
  blocks: [
    {
      kind: 'steps',
      steps: [
        step('turn.pool'),
        step('turn.draw'),
        step('turn.alter'),
        step('turn.move'),
        step('turn.again'),
        step('turn.combat'),
        step('turn.fallBack'),
        step('turn.end'),
      ],
    },
    { kind: 'list', rows: [row('turn.day', figure(TURNS_A_DAY))] },
    notes('turn.delay', 'turn.jump', 'turn.army'),
  ],
};

const DISTANCES: ReferenceSection = {
  title: message('distances.title'),
  rules: ['PB-1.1', 'PB-1.3', 'PB-5.1', 'PB-6.1', 'PB-7.1', 'PB-7.2', 'PB-7.4', 'PB-9.1', 'PB-9.5'],
  blocks: [
    {
      kind: 'table',
      head: [message('distances.head'), message('distances.whole'), message('distances.third')],
      rows: PACES.map((pace) =>
        row(`distances.${pace}`, inches(RATES[pace]), inches(third(RATES[pace]))),
      ),
    },
    {
      kind: 'list',
      rows: [
        row('distances.command', inches(third(RATES.mounted))),
        row('distances.field', inches(third(RATES.foot))),
        row('distances.clear', inches(third(RATES.foot))),
        row('distances.guns', inches(RATES.foot)),
        row('distances.fog', inches(Math.trunc(RATES.foot / FOG_PART))),
        row('distances.into', inches(SIGHT_INTO)),
      ],
    },
  ],
};

const MOVEMENT: ReferenceSection = {
  title: message('movement.title'),
  rules: ['PB-4.1', 'PB-4.2', 'PB-4.3', 'PB-4.5', 'PB-4.6', 'PB-5.2', 'PB-5.3', 'PB-5.4'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('movement.oblique', counted('cell.degrees', OBLIQUE)),
        row('movement.turn', words('movement.free')),
        row('movement.turns', words('movement.third')),
        row('movement.ground', words('movement.once')),
        row('movement.column', words('movement.third')),
        row('movement.road', words('movement.double')),
        row('movement.width', inches(COLUMN_WIDTH)),
      ],
    },
    notes('movement.stack', 'movement.inColumn', 'movement.underFire', 'movement.leave'),
  ],
};

const PIECES: ReferenceSection = {
  title: message('pieces.title'),
  rules: ['PB-1.3', 'PB-1.4', 'PB-2.2', 'PB-10.3', 'PB-12.1'],
  blocks: [
    {
      kind: 'table',
      head: [
        message('pieces.head'),
        message('pieces.dice'),
        message('pieces.points'),
        message('pieces.rate'),
        message('pieces.front'),
      ],
      rows: KINDS.map((kind) => {
        const { dice, points, pace, shape } = KIND[kind];
        return {
          name: message(`kind.${kind}`),
          cells: [number(dice), number(points), words(`pieces.${pace}`), inches(SIZES[shape][0])],
        };
      }),
    },
    notes('pieces.field'),
  ],
};

const GROUND: ReferenceSection = {
  title: message('ground.title'),
  rules: ['PB-4.3', 'PB-4.4', 'PB-4.6', 'PB-6.7', 'PB-7.2', 'PB-7.3', 'PB-10.4'],
  blocks: [
    {
      kind: 'table',
      head: [message('ground.head'), message('ground.movement'), message('ground.combat')],
      rows: [
        row('ground.woods', words('ground.slow'), words('ground.cover')),
        row('ground.buildings', words('ground.spent'), words('ground.noFlank')),
        row('ground.hill', words('ground.slope'), words('ground.higher')),
        row('ground.stream', words('ground.crossing'), words('ground.nothing')),
        row('ground.river', words('ground.bridges'), words('ground.firstRound')),
        row('ground.marsh', words('ground.footOnly'), words('ground.nothing')),
        row('ground.column', words('ground.road'), words('ground.flanked')),
      ],
    },
    notes('ground.sight', 'ground.over'),
  ],
};

const COMBAT: ReferenceSection = {
  title: message('combat.title'),
  rules: ['PB-6.4', 'PB-6.5', 'PB-10.2', 'PB-10.3', 'PB-10.4', 'PB-10.7', 'PB-10.8'],
  blocks: [
    {
      kind: 'steps',
      steps: [
        step('combat.withdraw'),
        step('combat.fire'),
        step('combat.support'),
        step('combat.defender'),
        step('combat.attacker'),
        step('combat.again'),
      ],
    },
    {
      kind: 'list',
      rows: [
        row('combat.hit', score(HITS_ON)),
        row('combat.cover', change(MODIFIERS.cover)),
        row('combat.flank', change(MODIFIERS.flank)),
        row('combat.flanked', change(MODIFIERS.flanked)),
      ],
    },
    notes('combat.guns', 'combat.many'),
  ],
};

const RESULTS: ReferenceSection = {
  title: message('hits.title'),
  rules: ['PB-2.2', 'PB-10.5', 'PB-10.6'],
  blocks: [
    {
      kind: 'table',
      head: [message('hits.head'), message('hits.fresh'), message('hits.spentPiece')],
      rows: ON_FRESH.slice(1).map((effect, i) => ({
        name: message('hits.count', { count: i + 1 }),
        cells: [words(`hits.${effect}`), words(`hits.${ON_SPENT[i + 1]}`)],
      })),
    },
    notes('hits.elite', 'hits.militia', 'hits.detachment', 'hits.steadfast', 'hits.excess'),
  ],
};

const RETREAT: ReferenceSection = {
  title: message('retreat.title'),
  rules: ['PB-6.4', 'PB-11.1', 'PB-11.2', 'PB-11.3'],
  blocks: [notes('retreat.way', 'retreat.pushed', 'retreat.choice', 'retreat.guns')],
};

const INSTEAD: ReferenceSection = {
  title: message('instead.title'),
  rules: ['PB-7.1', 'PB-8.2', 'PB-9.1', 'PB-9.2', 'PB-9.3', 'PB-9.5', 'PB-9.6'],
  blocks: [notes('instead.bombard', 'instead.rally', 'instead.train', 'instead.reserve')],
};

const VICTORY: ReferenceSection = {
  title: message('victory.title'),
  rules: ['PB-12.1', 'PB-12.2', 'PB-12.3', 'PB-12.4', 'PB-12.5', 'PB-12.6', 'PB-12.7'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('victory.rout', counted('cell.times', MULTIPLIERS.rout)),
        row('victory.broken', counted('cell.times', MULTIPLIERS.broken)),
        row('victory.forcedBack', counted('cell.times', MULTIPLIERS.forcedBack)),
        row('victory.withdrawal', counted('cell.times', MULTIPLIERS.points)),
      ],
    },
    notes('victory.night', 'victory.unsupplied'),
  ],
};

/** Pub Battles on one page: what is looked up during play, out of the tables of the rules. */
export const pubReference: Reference = {
  dense: true,
  sections: [TURN, MOVEMENT, INSTEAD, DISTANCES, GROUND, PIECES, COMBAT, RESULTS, RETREAT, VICTORY],
  catalogue: REFERENCE_ENGLISH,
};
