import { message, type Message } from '@sandtable/kernel';
import {
  ASSAULT_COST,
  ASSAULT_DICE,
  ASSAULT_FROM_ADJACENT,
  ASSAULT_INTO_CLOSED,
  ASSAULT_KILLS_ON,
  ATTACKER_ROWS,
  ATTEMPTS,
  BREAK_TEST_AT,
  BREAKS_ON,
  BUILDINGS,
  CHOICE_ON,
  COLUMNS,
  COMMANDER_AP,
  COMMANDER_SAVES_ON,
  COVER_OF,
  COVERS,
  DICE_A_BUILDING,
  EXTENSION_NEEDS,
  FAILS_TO_FALL_BACK,
  FAILS_TO_PIN,
  GROUPS_A_SQUARE,
  HIGHEST_NEED,
  HITS_ON,
  KINDS,
  LAYOUT_CHANGES,
  LEAVE_COST,
  MARKER_CLEARS_ON,
  MORALE_CASUALTIES,
  MORALE_COMMANDED,
  MORALE_FAILS_ON,
  MORALE_IN_OPEN,
  OPPORTUNITY_ON,
  OPPORTUNITY_SHOTS,
  OTHER_SCENERY,
  PATH_COST,
  PATH_DIAGONALS,
  PLATOON,
  PLATOON_SIDE,
  PLATOONS,
  POINTS_A_GROUP,
  PURSUIT_KILLS_ON,
  RESIDUAL_AP,
  ROWS,
  ROWS_CLOSED_TO_DEFENDER,
  SAVES_ON,
  SHOT_COST,
  SHOT_DICE,
  SHOTS_A_TURN,
  SIDES,
  TERRAINS,
  TURNS,
  type Cover,
  type SideName,
} from '@sandtable/pbi';
import { change, counted, figure, row, score, words } from '../../rules/cells.ts';
import type { Cell, Reference, ReferenceSection, Row } from '../../rules/reference.ts';
import { REFERENCE_ENGLISH } from './referenceEnglish.ts';

/** One cell for each kind of cover. */
function byCover(cell: (cover: Cover) => Cell): Cell[] {
  return COVERS.map((cover) => cell(cover));
}

const GROUND: ReferenceSection = {
  title: message('ground.title'),
  rules: ['QS-1.1', 'QS-4.2', 'QS-5.2', 'QS-5.8', 'QS-7.2', 'QS-7.3', 'QS-8.5', 'QS-10.3'],
  wide: true,
  blocks: [
    {
      kind: 'table',
      head: [message('ground.head'), ...COVERS.map((cover) => message(`cover.${cover}`))],
      rows: [
        row(
          'ground.terrain',
          ...byCover((cover) => ({
            kind: 'words',
            text: TERRAINS.filter((terrain) => COVER_OF[terrain] === cover).map((terrain) =>
              message(`ground.${terrain}`),
            ),
          })),
        ),
        row('ground.path', ...byCover((cover) => change(PATH_COST[cover]))),
        row('ground.leave', ...byCover((cover) => counted('cell.ap', LEAVE_COST[cover]))),
        row('ground.save', ...byCover((cover) => score(SAVES_ON[cover]))),
        row('ground.saveCommander', ...byCover(() => score(COMMANDER_SAVES_ON))),
        row('ground.morale', ...byCover((cover) => change(cover === 'open' ? MORALE_IN_OPEN : 0))),
        row(
          'ground.assault',
          ...byCover((cover) => change(cover === 'closed' ? ASSAULT_INTO_CLOSED : 0)),
        ),
        row('ground.fire', ...byCover((cover) => words(`ground.fire.${cover}`))),
      ],
    },
  ],
};

const platoonsOf = (side: SideName): number =>
  PLATOONS.filter((platoon) => PLATOON_SIDE[platoon] === side).length;

const SET_UP: ReferenceSection = {
  title: message('setUp.title'),
  rules: ['QS-1.2', 'QS-2.1', 'QS-2.2', 'QS-2.4', 'QS-2.5', 'QS-2.6'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('setUp.board', figure(message('setUp.size', { columns: COLUMNS, rows: ROWS }))),
        row(
          'setUp.scenery',
          words('setUp.squares', { buildings: BUILDINGS, others: OTHER_SCENERY }),
        ),
        row('setUp.changes', counted('cell.most', LAYOUT_CHANGES)),
        row('setUp.platoon', words('setUp.forces', PLATOON)),
        ...SIDES.map((side) => row(`setUp.${side}`, counted('cell.platoons', platoonsOf(side)))),
        row('setUp.square', counted('cell.most', GROUPS_A_SQUARE)),
      ],
    },
    {
      kind: 'notes',
      notes: [
        message('setUp.defenderRows', { count: ROWS_CLOSED_TO_DEFENDER }),
        message('setUp.attackerRows', { count: ATTACKER_ROWS }),
      ],
    },
  ],
};

const TURN: ReferenceSection = {
  title: message('turn.title'),
  rules: ['QS-3.1', 'QS-3.2', 'QS-3.4', 'QS-3.5'],
  blocks: [
    {
      kind: 'steps',
      steps: [
        { name: message('turn.break', { count: BREAK_TEST_AT }), cells: [] },
        { name: message('turn.morale'), cells: [] },
        { name: message('turn.motivate', { count: ATTEMPTS }), cells: [] },
        { name: message('turn.residual', { count: RESIDUAL_AP }), cells: [] },
        row('turn.extend', score(EXTENSION_NEEDS)),
      ],
    },
    { kind: 'list', rows: [row('turn.turns', figure(TURNS))] },
  ],
};

const fails = (key: string, count: number, effect: string): Row => ({
  name: message(key, { count }),
  cells: [words(effect)],
});

const MORALE: ReferenceSection = {
  title: message('morale.title'),
  rules: ['QS-4.1', 'QS-4.2', 'QS-4.3', 'QS-4.4', 'QS-4.5', 'QS-4.8'],
  blocks: [
    {
      kind: 'list',
      rows: [
        { name: message('morale.break', { count: BREAK_TEST_AT }), cells: [score(BREAKS_ON)] },
        row('morale.dice', counted('cell.most', MORALE_CASUALTIES)),
        row('morale.open', change(MORALE_IN_OPEN)),
        row('morale.commander', change(MORALE_COMMANDED)),
        row('morale.fails', score(MORALE_FAILS_ON)),
      ],
    },
    {
      kind: 'table',
      head: [message('morale.result'), message('morale.effect')],
      rows: [
        fails('morale.fail', FAILS_TO_PIN, 'morale.pinned'),
        fails('morale.fail', FAILS_TO_FALL_BACK, 'morale.back'),
        fails('morale.failsOn', FAILS_TO_FALL_BACK + 1, 'morale.gone'),
      ],
    },
  ],
};

const MOTIVATION: ReferenceSection = {
  title: message('motivation.title'),
  rules: ['QS-5.1', 'QS-5.2', 'QS-5.3', 'QS-5.4', 'QS-5.6'],
  blocks: [
    {
      kind: 'notes',
      notes: [message('motivation.need'), message('motivation.roll'), message('motivation.once')],
    },
    {
      kind: 'list',
      rows: [
        row('motivation.highest', figure(HIGHEST_NEED)),
        row('motivation.diagonals', counted('cell.most', PATH_DIAGONALS)),
        row('motivation.commander', change(COMMANDER_AP)),
      ],
    },
  ],
};

const ACTIONS: ReferenceSection = {
  title: message('actions.title'),
  rules: ['QS-5.7', 'QS-5.8', 'QS-6.2', 'QS-11.1'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('actions.leave', figure(message('actions.leaveCost', LEAVE_COST))),
        row('actions.shot', counted('cell.ap', SHOT_COST)),
        row('actions.shots', counted('cell.most', SHOTS_A_TURN)),
        row('actions.assault', counted('cell.ap', ASSAULT_COST)),
        row('actions.markers', score(MARKER_CLEARS_ON)),
      ],
    },
    { kind: 'notes', notes: [message('actions.same'), message('actions.diagonal')] },
  ],
};

/** Where the dice of some group change for the last time. */
const RANGES = Math.max(...KINDS.map((kind) => SHOT_DICE[kind].length));
const ranges = Array.from({ length: RANGES }, (_, i) => i + 1);

const rangeHead = (range: number): Message =>
  message(range === RANGES ? 'cell.rangeOn' : 'cell.range', { range });

const SHOOTING: ReferenceSection = {
  title: message('shooting.title'),
  rules: ['QS-7.5', 'QS-8.1', 'QS-8.2', 'QS-8.3', 'QS-8.4', 'QS-8.6'],
  blocks: [
    {
      kind: 'table',
      head: [message('shooting.head'), ...ranges.map((range) => rangeHead(range))],
      rows: KINDS.map((kind) => ({
        name: message(`kind.${kind}`),
        cells: ranges.map((range) =>
          figure(SHOT_DICE[kind][Math.min(range, SHOT_DICE[kind].length) - 1]),
        ),
      })),
    },
    {
      kind: 'list',
      rows: [row('shooting.hit', score(HITS_ON)), row('shooting.choice', score(CHOICE_ON))],
    },
    {
      kind: 'notes',
      notes: [
        message('shooting.deal'),
        message('shooting.fallen'),
        message('shooting.together'),
        message('shooting.blocked'),
      ],
    },
  ],
};

const OPPORTUNITY: ReferenceSection = {
  title: message('opportunity.title'),
  rules: ['QS-9.1', 'QS-9.2', 'QS-9.3'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('opportunity.score', score(OPPORTUNITY_ON)),
        row('opportunity.shots', figure(OPPORTUNITY_SHOTS)),
      ],
    },
    { kind: 'notes', notes: [message('opportunity.when')] },
  ],
};

const ASSAULT: ReferenceSection = {
  title: message('assault.title'),
  rules: ['QS-10.1', 'QS-10.3', 'QS-10.4', 'QS-10.5', 'QS-10.6', 'QS-10.7', 'QS-10.8'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('assault.attacker', counted('cell.dice', ASSAULT_DICE)),
        row('assault.adjacent', change(ASSAULT_FROM_ADJACENT)),
        row('assault.closed', change(ASSAULT_INTO_CLOSED)),
        row('assault.defender', counted('cell.dice', ASSAULT_DICE)),
        row('assault.kill', score(ASSAULT_KILLS_ON)),
        row('assault.pursuit', score(PURSUIT_KILLS_ON)),
      ],
    },
    {
      kind: 'notes',
      notes: [message('assault.winner'), message('assault.loser'), message('assault.once')],
    },
  ],
};

const attackers =
  platoonsOf('attacker') * KINDS.reduce((groups, kind) => groups + PLATOON[kind], 0);

const VICTORY: ReferenceSection = {
  title: message('victory.title'),
  rules: ['QS-12.1', 'QS-12.2', 'QS-12.3'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('victory.building', counted('cell.dice', DICE_A_BUILDING)),
        row('victory.buildings', counted('cell.dice', DICE_A_BUILDING * BUILDINGS)),
        row('victory.group', counted('cell.points', POINTS_A_GROUP)),
        row('victory.groups', counted('cell.points', POINTS_A_GROUP * attackers)),
      ],
    },
    { kind: 'notes', notes: [message('victory.higher'), message('victory.alone')] },
  ],
};

/** PBI on one page: what is looked up during play, out of the tables of the rules. */
export const pbiReference: Reference = {
  sections: [
    GROUND,
    SET_UP,
    TURN,
    MORALE,
    MOTIVATION,
    ACTIONS,
    SHOOTING,
    OPPORTUNITY,
    ASSAULT,
    VICTORY,
  ],
  catalogue: REFERENCE_ENGLISH,
};
