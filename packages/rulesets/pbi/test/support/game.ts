import { expect } from 'vitest';
import { ScriptedDice, type OptionValues, type FrameEntry } from '@sandtable/kernel';
import type { Edge } from '@sandtable/board';
import type { PbiEvent } from '../../src/state/events.ts';
import { BOARD, GROUP_IDS, groupNamed } from '../../src/standard.ts';
import type { MoveOf, MoveType, PbiMove } from '../../src/state/moves.ts';
import { boardRows } from '../../src/files/position.ts';
import { pbi } from '../../src/ruleset.ts';
import type { GroupEntry, PbiScenario } from '../../src/files/scenarioFile.ts';
import { FLAGS, STATUSES, type State } from '../../src/state/state.ts';
import { TERRAIN_LETTERS, type SideName, type Terrain } from '../../src/rules/tables.ts';

/** A position in a few words. Whatever it does not mention is as harmless as can be. */
export interface Sketch {
  /** Terrain of the squares that matter. The scenery a layout still lacks is put elsewhere. */
  readonly terrain?: Readonly<Record<string, Terrain>>;
  /** `{ 'A-rifle1': 'c3', 'A-lmg1': { at: 'c3', ap: 4 } }`; who is not named is out of the game. */
  readonly groups?: Readonly<Record<string, string | Omit<GroupEntry, 'id'>>>;
  readonly edge?: Edge;
  readonly turn?: number;
  readonly turns?: number;
  readonly side?: SideName;
  readonly attempts?: Readonly<Record<string, number>>;
  readonly alone?: boolean;
  /** What is being resolved; the motivation phase unless it says otherwise. */
  readonly stack?: readonly FrameEntry[];
  readonly options?: OptionValues;
}

/** The attacker's square is being activated. */
export const ACTIVATED: readonly FrameEntry[] = [{ type: 'motivate' }, { type: 'activate' }];

/** A game from a sketch, or a failed test with every problem of it. */
export function game(sketch: Sketch): Game {
  return new Game(scenarioOf(sketch), sketch.options);
}

/** QS-1.3: no turn has begun while the ground is being laid out. */
function isLaidOut({ stack }: Sketch): boolean {
  return stack?.[0].type !== 'layout';
}

export function scenarioOf(sketch: Sketch): PbiScenario {
  return {
    format: 1,
    ruleset: 'pbi',
    id: 'test',
    title: 'Test',
    turns: sketch.turns ?? 4,
    board: board(sketch.terrain ?? {}),
    edge: sketch.edge ?? 'south',
    groups: Object.entries(sketch.groups ?? {}).map(([id, entry]) =>
      typeof entry === 'string' ? { id, at: entry } : { id, ...entry },
    ),
    position: {
      turn: sketch.turn ?? (isLaidOut(sketch) ? 1 : 0),
      side: sketch.side ?? 'attacker',
      attempts: sketch.attempts ?? { A: 3, B: 3, D: 3 },
      ...(sketch.alone && { alone: true }),
      stack: sketch.stack ?? [{ type: 'motivate' }],
    },
  };
}

/**
 * Rows of a whole layout that has the given squares as said and all squares of rows 1 to 5 open
 * otherwise (but for h5 and g5). What a layout lacks fills the board from h8 on, row by row.
 */
export function board(terrain: Readonly<Record<string, Terrain>>): string[] {
  const letters = Array.from({ length: BOARD.size }, (_, square) => {
    const given = terrain[BOARD.names[square]];
    return given === undefined ? TERRAIN_LETTERS.open : TERRAIN_LETTERS[given];
  });
  const count = (...kinds: Terrain[]): number =>
    letters.filter((letter) => kinds.some((kind) => TERRAIN_LETTERS[kind] === letter)).length;
  for (let square = BOARD.size - 1; square >= 0; square--) {
    if (BOARD.names[square] in terrain) continue;
    if (count('building') < 6) letters[square] = TERRAIN_LETTERS.building;
    else if (count('partial', 'woods') < 20) letters[square] = TERRAIN_LETTERS.partial;
  }
  return boardRows(BOARD, letters.join(''));
}

/** A game under test. Dice are scripted, and every one must be rolled. */
export class Game {
  readonly state: State;

  constructor(scenario: unknown, options: OptionValues = {}) {
    const result = pbi.setup(scenario, options);
    if (!result.ok) throw new Error(`bad sketch: ${JSON.stringify(result.problems)}`);
    this.state = result.value;
  }

  /** Who is asked what: `attacker motivate`, or `over`. */
  get asked(): string {
    const { decisions, outcome } = pbi.pending(this.state);
    return outcome === undefined ? `${decisions[0].side} ${decisions[0].kind}` : 'over';
  }

  get side(): string {
    return pbi.pending(this.state).decisions[0].side;
  }

  get moves(): PbiMove[] {
    return pbi.moves(this.state, this.side);
  }

  /** Whether the list of choices has this move. */
  offers(move: PbiMove): boolean {
    return this.moves.some((each) => JSON.stringify(each) === JSON.stringify(move));
  }

  /** The offered moves of one type, in the order of the list. */
  offered<T extends MoveType>(type: T): MoveOf<T>[] {
    return this.moves.filter((move): move is MoveOf<T> => move.type === type);
  }

  /** Why a move is refused, as the rule and the key of the message: `QS-7.2 closedBetween`. */
  why(move: PbiMove): string | undefined {
    const refusal = pbi.check(this.state, this.side, move);
    if (refusal === undefined) return undefined;
    return `${refusal.rule} ${refusal.message.key.replace('refusal.', '')}`;
  }

  /** Plays a legal move that rolls exactly these dice, and tells what happened. */
  play(move: PbiMove, ...dice: readonly number[]): PbiEvent[] {
    expect(pbi.check(this.state, this.side, move), `${JSON.stringify(move)} is refused`).toBe(
      undefined,
    );
    expect(this.offers(move), `${JSON.stringify(move)} is not offered`).toBe(true);
    const events: PbiEvent[] = [];
    const scripted = new ScriptedDice(dice);
    pbi.play(this.state, this.side, move, scripted, (event) => events.push(event));
    scripted.finish();
    return events;
  }

  /** The move is refused under this rule, is not offered, and changes nothing. */
  refuses(move: PbiMove, rule: string): void {
    const before = JSON.stringify(this.state);
    expect(pbi.check(this.state, this.side, move)?.rule, JSON.stringify(move)).toBe(rule);
    expect(this.offers(move), `${JSON.stringify(move)} is offered`).toBe(false);
    expect(JSON.stringify(this.state)).toBe(before);
  }

  /** Where a group is: its square, `casualty c4`, `waiting` or `removed`. */
  where(id: string): string {
    const group = groupNamed(id);
    const status = STATUSES[this.state.status[group]].name;
    const square = BOARD.names[this.state.at[group]];
    if (status === 'board') return square;
    return status === 'casualty' ? `casualty ${square}` : status;
  }

  ap(id: string): number {
    return this.state.ap[groupNamed(id)];
  }

  flags(id: string): string[] {
    const bits = this.state.flags[groupNamed(id)];
    return FLAGS.filter((_, bit) => (bits & (1 << bit)) !== 0);
  }

  /** The groups that are on the board or lie on it as casualties. */
  get places(): Record<string, string> {
    const entries = GROUP_IDS.map((id): [string, string] => [id, this.where(id)]);
    return Object.fromEntries(entries.filter(([, where]) => where !== 'removed'));
  }
}

/** The one event of a type, or a failed test. */
export function only<T extends PbiEvent['type']>(
  events: readonly PbiEvent[],
  type: T,
): Extract<PbiEvent, { type: T }> {
  const found = events.filter(
    (event): event is Extract<PbiEvent, { type: T }> => event.type === type,
  );
  expect(found.map((event) => event.type)).toEqual([type]);
  return found[0];
}
