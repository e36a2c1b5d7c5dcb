import {
  OBJECTIVE,
  SPECTATOR,
  type GameEvent,
  type Piece,
  type Ruleset,
  type Scene,
  type Side,
  type Standing,
} from '@sandtable/kernel';
import type { Onlooker } from './game.ts';
import { cellAt, heatGrid, type HeatGrid } from './heatGrid.ts';
import { openedBy, UNSAID, type Opened } from './turnNames.ts';

/** What a game was like, in numbers only: a run has many thousands of them. Sides are 0 and 1, as the ruleset has them. */
export interface Detail {
  /** At the end of each turn, what each side has lost so far and what it would score. */
  readonly turns: readonly TurnCount[];
  /** What each of them began with; games that were played before this was noted lack it. */
  readonly opened?: readonly Opened[];
  /** Side, cell, how many: where something was lost. */
  readonly losses: readonly CellCount[];
  /** Side, cell, how often: which objectives it took, be it from the other or from nobody. */
  readonly taken: readonly CellCount[];
}

export interface TurnCount {
  readonly lost: readonly [number, number];
  readonly scores: readonly [number, number];
}

export type CellCount = readonly [side: 0 | 1, cell: number, count: number];

/**
 * Somebody who looks on at a game and notes what the tables of a run are made of. Only what everybody may ask is asked: how the
 * sides stand, after every step, which is quick; and what there is to draw, when somebody has lost something or a turn is over.
 */
export class Witness implements Onlooker {
  readonly #ruleset: Ruleset;
  readonly #turns: TurnCount[] = [];
  readonly #opened: Opened[] = [UNSAID];
  readonly #losses = new Map<string, CellCount>();
  readonly #taken = new Map<string, CellCount>();
  readonly #holders = new Map<string, string>();
  #before: object;
  #count: TurnCount;
  #grid: HeatGrid | undefined;
  /** So many turns began in this step, and whether any did in the last one. */
  #began = 0;
  #hasBegun = false;
  #rolled = false;
  /** Before the last step, which may have rolled in a turn that began with it. */
  #hadRolled = false;
  #isSetUp: boolean | undefined;

  constructor(ruleset: Ruleset, opening: object) {
    this.#ruleset = ruleset;
    this.#before = ruleset.clone(opening);
    this.#count = this.#counted(opening);
    this.#lookAtObjectives(opening, true);
  }

  readonly report = (event: GameEvent): void => {
    if (event.dice !== undefined) this.#rolled = true;
    if (!this.#ruleset.chapter(event)) return;
    this.#began++;
    this.#opened.push(openedBy(event));
  };

  after(state: object): void {
    const count = this.#counted(state);
    for (const side of [0, 1] as const) {
      const more = count.lost[side] - this.#count.lost[side];
      if (more > 0) this.#place(side, more, state);
    }
    if (this.#began > 0) {
      // Nobody rolls while the sides set up, and nothing is lost: that is no turn.
      const isFirst = this.#turns.length === 0;
      this.#isSetUp ??= !this.#hadRolled;
      for (let i = 0; i < this.#began; i++) this.#turns.push(this.#count);
      this.#lookAtObjectives(state, isFirst && this.#isSetUp);
    }
    this.#hadRolled = this.#rolled;
    this.#hasBegun = this.#began > 0;
    this.#began = 0;
    this.#count = count;
    this.#before = this.#ruleset.clone(state);
  }

  /** All that was noted, when the game is over. */
  detail(): Detail {
    this.#lookAtObjectives(this.#before, false);
    // What begins with the very end is no turn any more.
    const begin = this.#isSetUp === true ? 1 : 0;
    const turns = this.#turns.slice(begin, this.#hasBegun ? -1 : undefined);
    return {
      turns: [...turns, this.#count],
      opened: this.#opened.slice(begin, begin + turns.length + 1),
      losses: [...this.#losses.values()],
      taken: [...this.#taken.values()],
    };
  }

  #counted(state: object): TurnCount {
    const [first, second] = this.#standing(state, SPECTATOR);
    const scoreOf = ({ score, average }: Standing[number]): number => score ?? average ?? 0;
    return {
      lost: [first.losses.count, second.losses.count],
      scores: [scoreOf(first), scoreOf(second)],
    };
  }

  #standing(state: object, viewer: Side): Standing {
    return this.#ruleset.standing(this.#ruleset.view(state, viewer));
  }

  #scene(state: object, viewer: Side): Scene {
    return this.#ruleset.scene(this.#ruleset.view(state, viewer));
  }

  /** Where a side lost something in the last step: where its pieces stood that are gone, or else those that are not what they were. */
  #place(side: 0 | 1, count: number, state: object): void {
    const name = this.#ruleset.sides[side];
    const before = this.#scene(this.#before, name);
    const after = this.#scene(state, name);
    const left = new Map(ofSide(after, name).map(({ piece }) => [piece.id, piece]));
    const own = ofSide(before, name);
    const gone = own.filter(({ piece }) => !left.has(piece.id));
    const worn = own.filter(({ piece }) => {
      const now = left.get(piece.id);
      return now !== undefined && JSON.stringify(now.counts) !== JSON.stringify(piece.counts);
    });
    const places = gone.length > 0 ? gone : worn;
    const grid = (this.#grid ??= heatGrid(before));
    places.slice(0, count).forEach(({ at }, i, all) => {
      // As many to each as to the others; what is left over to the first.
      const share = Math.floor(count / all.length) + (i < count % all.length ? 1 : 0);
      add(this.#losses, side, cellAt(grid, at), share);
    });
  }

  /** Who holds what. Nobody takes what he only had left alone for a while, nor what he holds when the sides have set up. */
  #lookAtObjectives(state: object, isOpening: boolean): void {
    const scene = this.#scene(state, SPECTATOR);
    const grid = (this.#grid ??= heatGrid(scene));
    for (const { kind, side, place, formation, at } of scene.markers) {
      // What has no name moves about, and is not held but carried along.
      const name = place ?? formation;
      if (kind !== OBJECTIVE || side === undefined || name === undefined) continue;
      const holder = this.#holders.get(name);
      this.#holders.set(name, side);
      if (isOpening || holder === side) continue;
      add(this.#taken, side === this.#ruleset.sides[0] ? 0 : 1, cellAt(grid, at), 1);
    }
  }
}

function add(counts: Map<string, CellCount>, side: 0 | 1, cell: number, count: number): void {
  const key = `${side} ${cell}`;
  counts.set(key, [side, cell, (counts.get(key)?.[2] ?? 0) + count]);
}

/** The pieces of a side with where they are; those inside another are where that is. Off the table there is no such place. */
function ofSide(scene: Scene, side: Side): { piece: Piece; at: Piece['at'] }[] {
  const inside = (scene.trays ?? []).flatMap(({ of, pieces }) => {
    const carrier = scene.pieces.find(({ id }) => id === of);
    return carrier === undefined ? [] : pieces.map((piece) => ({ piece, at: carrier.at }));
  });
  return [...scene.pieces.map((piece) => ({ piece, at: piece.at })), ...inside].filter(
    ({ piece }) => piece.side === side,
  );
}
