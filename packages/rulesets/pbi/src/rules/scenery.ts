import { SETTING, message, replaceTop, refuse, type Dice, type Refusal } from '@sandtable/kernel';
import type { Definition, PbiReport } from '../state/definition.ts';
import { COUNT, TERRAIN } from '../state/frameFields.ts';
import { DEFENDER } from '../state/groups.ts';
import { groundOf } from './ground.ts';
import { nextPhase } from './phases.ts';
import { type State } from '../state/state.ts';
import {
  BUILDINGS,
  LAYOUT_CHANGES,
  OTHER_SCENERY,
  TERRAIN_LETTERS,
  TERRAINS,
  type Terrain,
} from './tables.ts';

const REFUSED = {
  sameTerrain: refuse('QS-1.1', 'sameTerrain'),
  tooManyBuildings: refuse('QS-1.2', 'tooManyBuildings'),
  tooMuchScenery: refuse('QS-1.2', 'tooMuchScenery'),
  layoutIncomplete: refuse('QS-1.3', 'layoutIncomplete'),
  layoutChanges: refuse('QS-1.3', 'layoutChanges'),
  layoutBegun: refuse('QS-1.3', 'layoutBegun'),
} as const;

interface Tally {
  readonly buildings: number;
  readonly others: number;
}

export interface Layout {
  readonly type: 'layout';
  readonly changes: number;
}

/** QS-1.2, QS-1.3: the defender takes scenery, piece by piece, until the layout stands. */
export const layout: Definition<Layout> = {
  fields: { changes: COUNT },
  on: [null],
  rule: 'QS-1.2',
  endsAtOnce: false,
  asked: () => DEFENDER,

  moves(state, frame, list) {
    const { make } = state[SETTING];
    const tally = tallyOf(state.terrain);
    if (isComplete(tally)) list.push(make.finish);
    if (whyNotGenerate(frame.changes) === undefined) list.push(make.generate);
    for (let i = 0; i < TERRAINS.length; i++) {
      if (whyNotTake(state, frame.changes, TERRAINS[i], tally) === undefined) {
        list.push(make.take(i));
      }
    }
  },

  answers: {
    take: {
      check: (state, { changes }, { terrain }) => whyNotTake(state, changes, terrain),
      play(state, _frame, { terrain }) {
        state.stack.push({ type: 'lay', terrain });
      },
    },
    generate: {
      check: (_state, { changes }) => whyNotGenerate(changes),
      play(state, _frame, _move, dice, report) {
        generate(state, dice, report);
        replaceTop(state, { type: 'layout', changes: BUILDINGS + OTHER_SCENERY });
      },
    },
    finish: {
      check: ({ terrain }) => (isWholeLayout(terrain) ? undefined : REFUSED.layoutIncomplete),
      play(state, _frame, _move, dice, report) {
        nextPhase(state, 'layout', dice, report);
        report?.({ type: 'layoutFinished', rule: 'QS-1.3' });
      },
    },
  },

  ask({ terrain }) {
    const { buildings, others } = tallyOf(terrain);
    const whole = { wholeBuildings: BUILDINGS, wholeOthers: OTHER_SCENERY };
    return message('ask.layout', { buildings, others, ...whole });
  },
  fallback: ['generate', 'finish'],
};

/** On top of the layout: where to lay what was taken. */
export interface Lay {
  readonly type: 'lay';
  readonly terrain: Terrain;
}

/** QS-1.2: where what was taken is laid. */
export const lay: Definition<Lay> = {
  fields: { terrain: TERRAIN },
  on: ['layout'],
  rule: 'QS-1.2',
  endsAtOnce: false,
  asked: () => DEFENDER,

  possible: (state, { terrain }, below) =>
    below?.type === 'layout' && whyNotTake(state, below.changes, terrain) === undefined,

  moves(state, { terrain }, list) {
    const { board, make } = state[SETTING];
    const tally = tallyOf(state.terrain);
    const changes = changesSoFar(state);
    for (const present of TERRAINS) {
      if (whyNotLay(changes, tally, present, terrain) !== undefined) continue;
      const letter = TERRAIN_LETTERS[present];
      for (let square = 0; square < board.size; square++) {
        if (state.terrain[square] === letter) list.push(make.lay(square));
      }
    }
  },

  answers: {
    lay: {
      check(state, { terrain }, { square }) {
        const { board } = state[SETTING];
        const present = groundOf(state).terrain[board.named(square)];
        return whyNotLay(changesSoFar(state), tallyOf(state.terrain), present, terrain);
      },
      play(state, { terrain }, { square }, _dice, report) {
        const { board } = state[SETTING];
        state.terrain = withTerrain(state.terrain, board.named(square), terrain);
        state.stack.pop();
        replaceTop(state, { type: 'layout', changes: changesSoFar(state) + 1 });
        report?.({ type: 'laid', rule: 'QS-1.2', square, terrain });
      },
    },
  },

  ask: (_state, { terrain }) => message('ask.lay', { terrain: message(`laid.${terrain}`) }),
};

function changesSoFar({ stack }: State): number {
  const [phase] = stack;
  return phase.type === 'layout' ? phase.changes : 0;
}

/** Whether there is a square that could become this. */
function whyNotTake(
  state: State,
  changes: number,
  wanted: Terrain,
  tally = tallyOf(state.terrain),
): Refusal | undefined {
  let refusal: Refusal | undefined = REFUSED.sameTerrain;
  for (const present of TERRAINS) {
    if (!state.terrain.includes(TERRAIN_LETTERS[present])) continue;
    const reason = whyNotLay(changes, tally, present, wanted);
    if (reason === undefined) return undefined;
    // Other scenery could make room where there is too much; what has changed too often cannot.
    if (refusal !== REFUSED.layoutChanges && reason !== REFUSED.sameTerrain) refusal = reason;
  }
  return refusal;
}

/** Whether a layout has the scenery that QS-1.2 asks for. */
export function isWholeLayout(terrain: string): boolean {
  return isComplete(tallyOf(terrain));
}

function isComplete(tally: Tally): boolean {
  return tally.buildings === BUILDINGS && tally.others === OTHER_SCENERY;
}

function tallyOf(terrain: string): Tally {
  let buildings = 0;
  let open = 0;
  for (let square = 0; square < terrain.length; square++) {
    if (terrain[square] === TERRAIN_LETTERS.building) buildings++;
    if (terrain[square] === TERRAIN_LETTERS.open) open++;
  }
  return { buildings, others: terrain.length - buildings - open };
}

/** Whether a square may become something else. It does not matter which square it is. */
function whyNotLay(
  changes: number,
  before: Tally,
  present: Terrain,
  wanted: Terrain,
): Refusal | undefined {
  if (present === wanted) return REFUSED.sameTerrain;
  const buildings = before.buildings + countAs('building', wanted) - countAs('building', present);
  const others = before.others + countAsOther(wanted) - countAsOther(present);
  if (buildings > BUILDINGS) return REFUSED.tooManyBuildings;
  if (others > OTHER_SCENERY) return REFUSED.tooMuchScenery;
  // Enough changes must be left to lay what is missing.
  const missing = BUILDINGS + OTHER_SCENERY - buildings - others;
  return changes + 1 + missing > LAYOUT_CHANGES ? REFUSED.layoutChanges : undefined;
}

function countAs(kind: Terrain, terrain: Terrain): number {
  return terrain === kind ? 1 : 0;
}

function countAsOther(terrain: Terrain): number {
  return countAs('partial', terrain) + countAs('woods', terrain);
}

function whyNotGenerate(changes: number): Refusal | undefined {
  return changes > 0 ? REFUSED.layoutBegun : undefined;
}

function withTerrain(terrain: string, square: number, as: Terrain): string {
  return terrain.slice(0, square) + TERRAIN_LETTERS[as] + terrain.slice(square + 1);
}

/**
 * QS-1.3: a village near the middle, with hedges, walls and woods strewn about it. All its houses are in
 * the sixteen squares of the middle, so that none lies in the rows closed to the defender, whatever the
 * edge (QS-2.4).
 */
function generate(state: State, dice: Dice, report: PbiReport): void {
  const { board } = state[SETTING];
  let terrain = '.'.repeat(board.size);
  const put = (squares: readonly number[], as: Terrain): number => {
    const open = squares.filter((square) => terrain[square] === TERRAIN_LETTERS.open);
    const square = open[dice.die(open.length) - 1];
    terrain = withTerrain(terrain, square, as);
    return square;
  };
  const everywhere = board.names.map((_, square) => square);
  const middle = everywhere.filter((square) =>
    [board.column(square), board.row(square)].every((line) => line >= 2 && line <= 5),
  );
  const buildings = Array.from({ length: BUILDINGS }, () => put(middle, 'building'));
  for (let i = 0; i < OTHER_SCENERY; i++) put(everywhere, dice.die() <= 2 ? 'woods' : 'partial');
  state.terrain = terrain;
  report?.({
    type: 'generated',
    rule: 'QS-1.3',
    buildings: buildings.map((square) => board.names[square]),
  });
}

/** QS-12.1: the building squares. */
export function buildingSquares(state: State): number[] {
  const { kinds } = groundOf(state);
  const others = state[SETTING].book.extension?.objectives?.(state);
  if (others !== undefined) return others;
  return kinds.flatMap(({ objective }, square) => (objective ? [square] : []));
}
