import { expect } from 'vitest';
import {
  render,
  ScriptedDice,
  SETTING,
  type FrameEntry,
  type GameEvent,
  type Move,
  type OptionValues,
  type Viewer,
} from '@sandtable/kernel';
import type { SideName, State } from '@sandtable/pbi/extending';
import { EDGES } from '@sandtable/board';
import type { BoatEntry, BoatScenario } from '../../src/files/scenario.ts';
import { pbiBoats } from '../../src/index.ts';
import { fleetOf, MARKS } from '../../src/state/fleet.ts';
import { isTold, WORDS } from './telling.ts';

/** A move of PBI or of boats. */
export interface AnyMove extends Move {
  readonly [field: string]: unknown;
}

/** A group of a sketch: its square, or that and more. Who is aboard of something needs no square. */
interface GroupSketch {
  readonly at?: string;
  readonly status?: string;
  readonly ap?: number;
  readonly shots?: number;
  readonly flags?: readonly string[];
}

/** A hull of a sketch. */
export interface HullSketch extends Omit<BoatEntry, 'id'> {
  /** Missing for one that is carried or has not arrived. */
  readonly at?: string;
  /** Groups, and vehicles. */
  readonly aboard?: readonly string[];
  /** BT-10.1: groups that were killed aboard. */
  readonly fallen?: readonly string[];
}

/** A position in a few words. Whatever it does not mention is as harmless as can be. */
export interface Sketch {
  /** Rows of letters, north first; `SHORE` unless it says otherwise. */
  readonly board?: readonly string[];
  /** Letters of single squares that are otherwise: `{ c3: 'r' }`. */
  readonly ground?: Readonly<Record<string, string>>;
  /** `{ 'D-rifle1': 'c5', 'A-lmg1': { ap: 4 } }`. Platoons A to C attack, the others defend. */
  readonly groups?: Readonly<Record<string, string | GroupSketch>>;
  readonly hulls?: Readonly<Record<string, string | HullSketch>>;
  readonly side?: SideName;
  readonly turn?: number;
  readonly turns?: number;
  readonly attempts?: Readonly<Record<string, number>>;
  /** What is being resolved; the motivation phase unless it says otherwise. */
  readonly stack?: readonly FrameEntry[];
  readonly options?: OptionValues;
  /** Anything else that a scenario may say: mines, current, reserves, sight. */
  readonly more?: Partial<BoatScenario>;
}

/** Beach in row 4, shallows in row 3, deep water in rows 1 and 2; land to the north. */
export const SHORE: readonly string[] = [
  '........',
  '........',
  '........',
  '........',
  '________',
  '~~~~~~~~',
  '~~~~~~~~',
  '~~~~~~~~',
];

/** Water all over, but for land in row 8 and beach in row 7. */
export const SEA: readonly string[] = [
  '........',
  '________',
  ...Array.from({ length: 6 }, () => '~~~~~~~~'),
];

/** A square of the side to move is activated. */
export const ACTIVATED: readonly FrameEntry[] = [{ type: 'motivate' }, { type: 'activate' }];

/** A hull of the side to move is activated; the sketch has its AP, and that it has started. */
export function sailing(boat: string): readonly FrameEntry[] {
  return [{ type: 'motivate' }, { type: 'boats:sail', boat }];
}

/** A game from a sketch, or a failed test with every problem of it. */
export function game(sketch: Sketch): Game {
  return new Game(scenarioOf(sketch), sketch.options);
}

export function scenarioOf(sketch: Sketch): object {
  const hulls = Object.entries(sketch.hulls ?? {}).map(([id, hull]) => {
    return typeof hull === 'string' ? { id, at: hull } : { id, ...hull };
  });
  const groups = withSomebody(entriesOf(sketch, hulls), rowsOf(sketch));
  const loads = hulls.flatMap(({ id, aboard = [], fallen = [] }) => {
    const pieces = [...aboard, ...fallen];
    return pieces.length > 0 ? [{ boat: id, pieces }] : [];
  });
  const platoons = platoonsOf(groups.map(({ id }) => id));
  return {
    format: 1,
    ruleset: 'pbi-boats',
    id: 'test',
    title: 'Test',
    turns: sketch.turns ?? 6,
    edge: 'south',
    board: rowsOf(sketch),
    platoons,
    groups,
    boats: hulls.map(({ at: _, aboard: __, fallen: ___, ...entry }) => entry),
    aboard: loads,
    ...sketch.more,
    position: {
      turn: sketch.turn ?? 1,
      side: sketch.side ?? 'attacker',
      attempts: sketch.attempts ?? Object.fromEntries(platoons.map(({ id }) => [id, 3])),
      stack: sketch.stack ?? [{ type: 'motivate' }],
    },
  };
}

function rowsOf({ board = SHORE, ground = {} }: Sketch): string[] {
  return board.map((row, i) =>
    Array.from(row, (letter, column) => {
      const name = `${String.fromCharCode(97 + column)}${board.length - i}`;
      return ground[name] ?? letter;
    }).join(''),
  );
}

type Entry = GroupSketch & { readonly id: string };
type HullEntry = HullSketch & { readonly id: string };

/** What each piece is by what the sketch says of it, and of what carries it. */
function entriesOf({ groups = {}, more }: Sketch, hulls: readonly HullEntry[]): Entry[] {
  const expected = new Set((more?.reserves ?? []).flatMap(({ pieces }) => pieces));
  const entries = new Map<string, Entry>();
  const add = (id: string, entry: GroupSketch): void => {
    entries.set(id, { id, ...entry, ...entries.get(id) });
  };
  for (const [id, group] of Object.entries(groups)) {
    add(id, typeof group === 'string' ? { at: group } : group);
  }
  for (const { id, at, carrier, aboard = [], fallen = [] } of hulls) {
    const waits = at === undefined && carrier === undefined && expected.has(id);
    if (carrier !== undefined) add(id, { status: 'carried' });
    else if (waits) add(id, { status: 'expected' });
    // Without a square it is what it is aboard of that says where it is.
    else if (at !== undefined) add(id, { at });
    const where = at === undefined ? {} : { at };
    for (const piece of aboard) {
      const isHull = hulls.some((hull) => hull.id === piece);
      const status = waits ? ['reserve', 'expected'] : ['aboard', 'stowed'];
      add(piece, { status: status[isHull ? 1 : 0], ...where });
    }
    for (const piece of fallen) add(piece, { status: 'fallenAboard', ...where });
  }
  for (const id of expected) if (!entries.has(id)) add(id, { status: 'reserve' });
  return [...entries.values()];
}

/** QS-12.3: a side of which nobody is in play would have lost: it has a rifle group in a far corner. */
function withSomebody(entries: readonly Entry[], rows: readonly string[]): Entry[] {
  const all = [...entries];
  for (const [platoon, corner] of Object.entries({ C: 'a', Z: 'h' })) {
    const isHere = entries.some(
      ({ id, status = 'board' }) =>
        isAttacking(id) === isAttacking(platoon) &&
        ['board', 'aboard', 'reserve'].includes(status) &&
        /-(?:commander|lmg|rifle|hmg|mortar|lightgun|heavygun|antitank)/.test(id),
    );
    if (!isHere) all.push({ id: `${platoon}-rifle1`, at: `${corner}${rows.length}` });
  }
  return all;
}

function isAttacking(id: string): boolean {
  return id[0] < 'D';
}

/** The platoons that these pieces are of. */
function platoonsOf(ids: readonly string[]): { id: string; side: SideName; groups: object }[] {
  const letters = [...new Set(ids.map((id) => id[0]))].toSorted();
  return letters.map((id) => {
    const groups: Record<string, number> = {};
    for (const [, kind, nth] of ids.flatMap((each) => {
      const found = each[0] === id ? /^.-([a-z]+)(\d*)$/.exec(each) : null;
      return found === null ? [] : [found];
    })) {
      groups[kind] = Math.max(groups[kind] ?? 0, nth === '' ? 1 : Number(nth));
    }
    return { id, side: isAttacking(id) ? 'attacker' : 'defender', groups };
  });
}

/** A game under test. Dice are scripted, and every one must be rolled. */
export class Game {
  readonly state: State;
  readonly #options: OptionValues;

  constructor(scenario: unknown, options: OptionValues = {}) {
    const result = pbiBoats.setup(scenario, options);
    if (!result.ok) throw new Error(`bad sketch: ${JSON.stringify(result.problems)}`);
    this.state = result.value;
    this.#options = options;
  }

  /** Who is asked what: `attacker motivate`, or `over`. */
  get asked(): string {
    const { decisions, outcome } = pbiBoats.pending(this.state);
    return outcome === undefined ? `${decisions[0].side} ${decisions[0].kind}` : 'over';
  }

  get side(): string {
    return pbiBoats.pending(this.state).decisions[0].side;
  }

  /** What is asked, under which rule and in words. */
  get question(): string {
    const [decision] = pbiBoats.pending(this.state).decisions;
    return `${decision.rule} ${render(pbiBoats.ask(this.state, decision), pbiBoats.catalogue)}`;
  }

  get moves(): AnyMove[] {
    return pbiBoats.moves(this.state, this.side) as Move[] as AnyMove[];
  }

  /** Whether the list of choices has this move. */
  offers(move: AnyMove): boolean {
    return this.moves.some((each) => JSON.stringify(each) === JSON.stringify(move));
  }

  /** The offered moves of one type, in the order of the list, each without its type. */
  offered(type: string): Record<string, unknown>[] {
    return this.moves.flatMap(({ type: each, ...fields }) => (each === type ? [fields] : []));
  }

  /** Why a move is refused, as the rule and the key of the message: `BT-1.3 boats:notWater`. */
  why(move: AnyMove): string | undefined {
    const refusal = pbiBoats.check(this.state, this.side, move);
    if (refusal === undefined) return undefined;
    return `${refusal.rule} ${refusal.message.key.replace('refusal.', '')}`;
  }

  /** Plays a move that is legal and offered, rolling exactly these dice, and tells what happened. */
  play(move: AnyMove, ...dice: readonly number[]): GameEvent[] {
    expect(this.offers(move), `${JSON.stringify(move)} is not offered`).toBe(
      this.why(move) === undefined,
    );
    this.#isPointedOut(move);
    expect(this.why(move), `${JSON.stringify(move)} is refused`).toBe(undefined);
    const unheard = pbiBoats.clone(this.state);
    const { side } = this;
    pbiBoats.play(unheard, side, move as never, new ScriptedDice(dice));
    const events: GameEvent[] = [];
    const scripted = new ScriptedDice(dice);
    pbiBoats.play(this.state, side, move as never, scripted, (event) => events.push(event));
    scripted.finish();
    // Whether anybody listens changes nothing.
    expect(JSON.stringify(unheard)).toBe(JSON.stringify(this.state));
    for (const event of events) isTold(event);
    this.#isAsked();
    this.isKept();
    return events;
  }

  /** Whoever points at all that a move is pointed out by means that move; it has words, and so has what it costs. */
  #isPointedOut(move: AnyMove): void {
    const [decision] = pbiBoats.pending(this.state).decisions;
    WORDS.require(pbiBoats.label(this.state, move as never), move.type);
    const { means } = pbiBoats.guide(this.state, decision, pbiBoats.gesture(move as never));
    expect(means).toEqual(move);
    const { gains = [], costs, risks } = pbiBoats.stakes(this.state, this.side, move as never);
    for (const { rule, message } of [...gains, ...costs, ...risks]) {
      WORDS.requireRule(rule, move.type);
      WORDS.require(message, move.type);
    }
  }

  /** Whatever is asked is asked in words, and under a rule of the book. */
  #isAsked(): void {
    for (const decision of pbiBoats.pending(this.state).decisions) {
      WORDS.requireRule(decision.rule, decision.kind);
      WORDS.require(pbiBoats.ask(this.state, decision), decision.kind);
    }
  }

  /** The move is refused under this rule, is not offered, and changes nothing. */
  refuses(move: AnyMove, rule: string): void {
    const before = JSON.stringify(this.state);
    expect(this.why(move)?.split(' ')[0], JSON.stringify(move)).toBe(rule);
    expect(this.offers(move), `${JSON.stringify(move)} is offered`).toBe(false);
    expect(JSON.stringify(this.state)).toBe(before);
  }

  /** Where a piece is: its square, `aboard c4`, `carried` or `removed`. */
  where(id: string): string {
    const { board, book } = this.state[SETTING];
    const piece = this.#number(id);
    const { name } = book.statuses[this.state.status[piece]];
    const square = board.names[this.state.at[piece]];
    if (name === 'board' || name === 'afloat' || name === 'vehicle') return square;
    return square === undefined ? name : `${name} ${square}`;
  }

  ap(id: string): number {
    return this.state.ap[this.#number(id)];
  }

  flags(id: string): readonly string[] {
    const { groups = [] } = pbiBoats.position(this.state) as {
      readonly groups?: readonly { readonly id: string; readonly flags?: readonly string[] }[];
    };
    return groups.find((entry) => entry.id === id)?.flags ?? [];
  }

  /** How a hull is: everything that it keeps, in words. */
  hull(id: string): {
    at: string;
    facing: string;
    damage: number;
    ap: number;
    crew: SideName;
    aboard: string[];
    marks: string[];
    beached: string | undefined;
  } {
    const { board, roster } = this.state[SETTING];
    const fleet = fleetOf(this.state);
    const boat = this.#number(id);
    return {
      at: this.where(id),
      facing: EDGES[fleet.facing[boat]],
      damage: fleet.damage[boat],
      ap: fleet.ap[boat],
      crew: fleet.crew[boat] === 0 ? 'attacker' : 'defender',
      aboard: roster.ids.filter((_, piece) => fleet.aboard[piece] === boat),
      marks: MARKS.filter((_, bit) => (fleet.marks[boat] & (1 << bit)) !== 0),
      beached: board.names[fleet.beached[boat]],
    };
  }

  /** Written into a file and read again it is the same game, whatever is being resolved. */
  isKept(): void {
    const result = pbiBoats.setup(pbiBoats.position(this.state), this.#options);
    expect(result.ok ? [] : result.problems).toEqual([]);
    if (result.ok) expect(JSON.stringify(result.value)).toBe(JSON.stringify(this.state));
  }

  /** Whether it could stand where it does if what is asked now, or a frame below, were otherwise: `{ shots: [3] }`. */
  accepts(change: object, which = -1): boolean {
    const { position, ...file } = pbiBoats.position(this.state) as unknown as {
      readonly position: { readonly stack: readonly object[] };
    };
    const at = position.stack.length + which;
    const stack = position.stack.with(at, { ...position.stack[at], ...change });
    return pbiBoats.setup({ ...file, position: { ...position, stack } }, this.#options).ok;
  }

  /** What a viewer has of it. */
  seenBy(viewer: Viewer): State {
    return pbiBoats.view(this.state, viewer);
  }

  #number(id: string): number {
    const number = this.state[SETTING].roster.named(id);
    if (number === -1) throw new Error(`nobody is called ${id}`);
    return number;
  }
}

/** The one event of a type, or a failed test. */
export function only(events: readonly GameEvent[], type: string): Record<string, unknown> {
  const found = events.filter((event) => event.type === type);
  expect(found.map((event) => event.type)).toEqual([type]);
  return found[0] as Record<string, unknown> & GameEvent;
}
