import { oneOf, seededDice, type Dice } from '@sandtable/kernel';
import type { SquareScenario } from '../files/scenarioFile.ts';
import { BEYOND, FACE_LETTERS, FORWARD } from '../rules/01-board/field.ts';
import {
  COLUMNS,
  GROUND_LETTERS,
  ROWS,
  SQUARES,
  type Defence,
  type Ground,
} from '../rules/tables.ts';
import { BOARD } from '../state/names.ts';

/** The id of the ground that is another one for each seed. */
export const GENERATED = 'generated';

/** What a scenario says of where it is. */
export type BattleGround = Pick<
  SquareScenario,
  'board' | 'roads' | 'rivers' | 'objectives' | 'defences'
>;

/** What lies about, as often as it is named here. */
const SCATTERED: readonly Ground[] = ['woods', 'woods', 'hill', 'hill', 'roughHill', 'buildings'];
/** How many of those: one die more than this. */
const LEAST_SCATTERED = 4;
/** A river lies across some of the way on so much of a die. */
const RIVER_ON = 5;
const LEAST_RIVER = 3;

// Rows as the attacker counts them, from 0.
const SECOND = 1;
const LINE = 3;
const VILLAGES = 4;
const LAST = ROWS - 1;

/**
 * SB-1.2, SB-11.2: random scenery, a road that reaches both edges, and four objectives that the defender can
 * deploy in: two in his first line, which is dug in, a village behind it and something further back.
 */
export function generatedGround(seed: string): BattleGround {
  const dice = seededDice(`ground ${seed}`);
  const ground = new Array<Ground>(SQUARES).fill('open');
  const road = dice.die(COLUMNS) - 1;
  const objectives = objectivesOn(dice);
  const [left, right, village] = objectives;
  ground[village] = 'buildings';
  ground[oneOf([left, right], dice)] = oneOf(SCATTERED, dice);
  for (let scattered = LEAST_SCATTERED + dice.die(); scattered > 0; scattered--) {
    const square = BOARD.at(dice.die(COLUMNS) - 1, SECOND + dice.die(VILLAGES) - 1);
    if (ground[square] === 'open') ground[square] = oneOf(SCATTERED, dice);
  }
  const river = riverOn(dice);
  const defences: Record<string, Defence> = {};
  for (const square of [left, right, village]) defences[BOARD.names[square]] = 'hasty';
  return {
    board: boardOf(ground),
    roads: roadsOf(road, village),
    ...(river.length > 0 && { rivers: river }),
    objectives: objectives.map((square) => BOARD.names[square]),
    defences,
  };
}

/** SB-11.2: one in either half of the line, one in the row of villages, one in the last two rows. */
function objectivesOn(dice: Dice): number[] {
  const half = COLUMNS / 2;
  const left = BOARD.at(dice.die(half - 1), LINE);
  const right = BOARD.at(half - 1 + dice.die(half - 1), LINE);
  const village = BOARD.at(dice.die(COLUMNS) - 1, VILLAGES);
  const behind = Array.from({ length: COLUMNS }, (_, column) => column).filter(
    (column) => Math.abs(column - BOARD.column(village)) > 1,
  );
  return [left, right, village, BOARD.at(oneOf(behind, dice), oneOf([VILLAGES, LAST], dice))];
}

function boardOf(ground: readonly Ground[]): string[] {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from(
      { length: COLUMNS },
      (__, column) => GROUND_LETTERS[ground[BOARD.at(column, row)]],
    ).join(''),
  );
  return rows.toReversed();
}

/** A road from edge to edge, and one from it to the village. */
function roadsOf(column: number, village: number): Record<string, string> {
  const faces = new Array<number>(SQUARES).fill(0);
  const lead = (square: number, face: number): void => {
    faces[square] |= 1 << face;
  };
  for (let row = 0; row < ROWS; row++) {
    lead(BOARD.at(column, row), FORWARD[0]);
    lead(BOARD.at(column, row), FORWARD[1]);
  }
  const toVillage = BOARD.column(village) > column ? 1 : 3;
  let square = BOARD.at(column, VILLAGES);
  while (square !== village) {
    const next = BEYOND[4 * square + toVillage];
    lead(square, toVillage);
    lead(next, (toVillage + 2) % 4);
    square = next;
  }
  const letters = (bits: number): string =>
    FACE_LETTERS.filter((_, face) => (bits & (1 << face)) !== 0).join('');
  return Object.fromEntries(
    BOARD.names.flatMap((name, each) => (faces[each] === 0 ? [] : [[name, letters(faces[each])]])),
  );
}

/** SB-1.2: a river along some columns from one side, between the armies, or none. */
function riverOn(dice: Dice): string[][] {
  if (dice.die() < RIVER_ON) return [];
  const long = LEAST_RIVER + dice.die(3) - 1;
  const fromLeft = dice.die(2) === 1;
  return Array.from({ length: long }, (_, i) => {
    const column = fromLeft ? i : COLUMNS - 1 - i;
    return [BOARD.names[BOARD.at(column, SECOND)], BOARD.names[BOARD.at(column, SECOND + 1)]];
  });
}
