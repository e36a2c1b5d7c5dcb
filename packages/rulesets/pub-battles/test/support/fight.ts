import { settingOf } from '../../src/state/setting.ts';
import { expect } from 'vitest';
import { ScriptedDice, SETTING, topFrame, type Answer, type Dice } from '@sandtable/kernel';
import { placedAgainst, type BlockEdge } from '@sandtable/table';
import { blockOf, depthOf, frontOf } from '../../src/rules/02-pieces/blocks.ts';
import { beginCombat } from '../../src/rules/10-combat/combat.ts';
import type { PubEvent } from '../../src/state/events.ts';
import { needsOf, reasonsOf } from '../../src/rules/10-combat/fire.ts';
import type { BattleMap, Place, SideIndex } from '../../src/state/field.ts';
import { flow, FRAMES } from '../../src/rules/flow.ts';
import type { Definition, PubGame, PubReport } from '../../src/state/definition.ts';
import type { Frame } from '../../src/state/frames.ts';
import type { PubMove } from '../../src/state/moves.ts';
import { whyNotStand } from '../../src/rules/04-movement/footing.ts';
import { DESTROYED, ON_MAP, RESERVE, type State } from '../../src/state/state.ts';
import { KIND, COLUMN_LENGTH, RATES, SIDES, SIZES, type Kind } from '../../src/rules/tables.ts';
import { tagOf } from '../../src/state/tags.ts';

/** A piece in a few words: what it is, where, and what is not as usual about it. */
export interface Sketch {
  readonly kind: Kind;
  /** Across, up, facing. */
  readonly at?: readonly [number, number, number];
  /** Its front against that edge of another piece, so far aside: a contact, in the order of the list. */
  readonly against?: readonly [target: string, edge: BlockEdge, aside?: number];
  /** Directly behind another. */
  readonly behind?: string;
  readonly spent?: boolean;
  readonly column?: boolean;
  readonly steadfast?: boolean;
  readonly reserve?: boolean;
  readonly river?: boolean;
  readonly uphill?: boolean;
}

/** Pieces by name: Red's begin with `#` (`#1`), Blue's are letters. */
export type Sketches = Readonly<Record<string, Sketch>>;

/** Pieces on a plain of 40 by 40 inches, before combat. Dice are scripted, and every one must be rolled. */
export class Fight {
  readonly state: State;
  readonly #names: readonly string[];

  constructor(sketches: Sketches, map: Partial<BattleMap> = {}, chooser: SideIndex = 0) {
    this.#names = Object.keys(sketches);
    this.state = emptyState(sketches, map, chooser);
    for (const [name, sketch] of Object.entries(sketches)) this.#place(name, sketch);
  }

  #place(name: string, { at, against, behind, river = false, uphill = false }: Sketch): void {
    const { state } = this;
    const piece = this.number(name);
    if (at !== undefined) {
      [state.x[piece], state.y[piece], state.facing[piece]] = at;
      return;
    }
    const [other, edge, aside = 0] = against ?? [behind ?? '', 'rear' as const];
    const target = this.number(other);
    const block = placedAgainst(
      blockOf(state, target),
      edge,
      frontOf(state, piece),
      depthOf(state, piece),
      aside,
    );
    state.x[piece] = block.x;
    state.y[piece] = block.y;
    state.facing[piece] = block.facing;
    if (against === undefined) return;
    state.contacts.push({ attacker: piece, defender: target, edge, river, uphill });
  }

  /** Combat begins; up to the first decision, or until nothing is left to resolve. */
  begin(...dice: readonly number[]): PubEvent[] {
    return this.#run(dice, (_dice, report) => {
      this.state.stack.push({ type: 'draw' });
      beginCombat(this.state, report);
    });
  }

  /** Combat begins with any dice. */
  start(dice: Dice): void {
    this.state.stack.push({ type: 'draw' });
    beginCombat(this.state, undefined);
    settleFight(this.state, dice, undefined);
  }

  /** Whether a piece could stand where it does. */
  fits(name: string): boolean {
    const piece = this.number(name);
    return whyNotStand(this.state, piece, blockOf(this.state, piece)) === undefined;
  }

  /** Plays a legal answer that rolls exactly these dice. */
  answer(move: PubMove, ...dice: readonly number[]): PubEvent[] {
    const side = this.side;
    expect(flow.judge(this.state, move, side), `${JSON.stringify(move)} is refused`).toBe(
      undefined,
    );
    return this.#run(dice, (scripted, report) => playOn(this.state, move, scripted, report, side));
  }

  /** Does something to the state, and then what follows from it. */
  do(action: (state: State, dice: Dice, report: PubReport) => void, ...dice: number[]): PubEvent[] {
    return this.#run(dice, (scripted, report) => action(this.state, scripted, report));
  }

  #run(dice: readonly number[], action: (dice: Dice, report: PubReport) => void): PubEvent[] {
    const events: PubEvent[] = [];
    const scripted = new ScriptedDice(dice);
    const report = (event: PubEvent): unknown => events.push(event);
    action(scripted, report);
    settleFight(this.state, scripted, report);
    scripted.finish();
    return events;
  }

  /** Who is asked about what: `red stand 2`, `blue relieve B`; `over` after all combat. */
  get asked(): string {
    const frame = topFrame(this.state);
    if (frame.type === 'aftermath') return 'over';
    const asked = `${SIDES[this.side]} ${frame.type}`;
    const piece = aboutWhom(frame);
    return piece === undefined ? asked : `${asked} ${this.#names[piece]}`;
  }

  get side(): SideIndex {
    return flow.askedSide(this.state);
  }

  get moves(): PubMove[] {
    return flow.listMoves(this.state, this.side);
  }

  /** Why a move is refused: `PB-11.1 noWayOut`. */
  refused(move: PubMove): string | undefined {
    const refusal = flow.judge(this.state, move, this.side);
    return refusal && `${refusal.rule} ${refusal.message.key.replace('refusal.', '')}`;
  }

  /** `fresh`, `spent`, `destroyed` or `reserve`. */
  is(name: string): string {
    const piece = this.number(name);
    if (this.state.place[piece] === DESTROYED) return 'destroyed';
    if (this.state.place[piece] === RESERVE) return 'reserve';
    return this.state.spent[piece] === 1 ? 'spent' : 'fresh';
  }

  at(name: string): Place {
    const piece = this.number(name);
    return [this.state.x[piece], this.state.y[piece]];
  }

  facing(name: string): number {
    return this.state.facing[this.number(name)];
  }

  /** How far a piece is from a place it had. */
  movedFrom(name: string, [x, y]: Place): number {
    const [toX, toY] = this.at(name);
    return Math.round(Math.hypot(toX - x, toY - y));
  }

  /** `attacker defender edge`. */
  get contacts(): string[] {
    return this.state.contacts.map(
      ({ attacker, defender, edge }) => `${this.#names[attacker]} ${this.#names[defender]} ${edge}`,
    );
  }

  tag(name: string): string {
    return tagOf(this.state, this.number(name));
  }

  number(name: string): number {
    const piece = this.#names.indexOf(name);
    if (piece < 0) throw new Error(`there is no piece ${name}`);
    return piece;
  }
}

/** Of a frame of this very type. */
function definitionOf({ type }: Frame): Definition<Frame> {
  return FRAMES[type] as unknown as Definition<Frame>;
}

/** Plays a move and what follows from it, until somebody decides or all combat is over. */
export function playOn(
  state: State,
  move: PubMove,
  dice: Dice,
  report: PubReport,
  side: SideIndex,
): void {
  const frame = topFrame(state);
  const answers = definitionOf(frame).answers as Record<string, Answer<PubGame, Frame, PubMove>>;
  answers[move.type].play(state, frame, move, dice, report, side);
  settleFight(state, dice, report);
}

function settleFight(state: State, dice: Dice, report: PubReport): void {
  while (state.stack.length > 0) {
    const frame = topFrame(state);
    if (frame.type === 'aftermath') return;
    if (definitionOf(frame).settle?.(state, frame, dice, report) !== true) return;
  }
}

/** The piece that a question is about, where it is about one. */
function aboutWhom(frame: Frame): number | undefined {
  if (frame.type === 'stand') return frame.left[0];
  if (frame.type === 'relieve') return frame.support;
  if (frame.type === 'withdraw') return frame.cavalry[0];
  return frame.type === 'aim' ? frame.piece : undefined;
}

/** What the dice of one piece need against another in a round, and the reasons as `key count`. */
export function needs(f: Fight, firer: string, target: string, round = 1): [number, ...string[]] {
  const [one, other] = [f.number(firer), f.number(target)];
  const contact = f.state.contacts.find(
    ({ attacker, defender }) =>
      (attacker === one && defender === other) || (attacker === other && defender === one),
  );
  if (contact === undefined) throw new Error('no contact');
  const reasons = reasonsOf(f.state, one, other, contact, round);
  return [
    needsOf(f.state, one, other, contact, round),
    ...reasons.map(({ key, count }) => `${key} ${count}`),
  ];
}

/** `piece needs hits` of every shot, in order: `1 4 2`. */
export function shots(events: readonly PubEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type !== 'fired' && event.type !== 'bombarded') return [];
    return [`${event.piece.name} ${event.needs} ${event.hits}`];
  });
}

/** Events as `type name`. */
export function told(events: readonly PubEvent[]): string[] {
  return events.map((event) =>
    'piece' in event ? `${event.type} ${event.piece.name}` : event.type,
  );
}

function emptyState(sketches: Sketches, map: Partial<BattleMap>, chooser: SideIndex): State {
  const list = Object.entries(sketches);
  const sideOf = (name: string): SideIndex => (name.startsWith('#') ? 0 : 1);
  const zeros = (): number[] => list.map(() => 0);
  return {
    options: { bitterEnd: false },
    written: null,
    edge: null,
    day: 1,
    turn: 1,
    place: list.map(([, { reserve }]) => (reserve === true ? RESERVE : ON_MAP)),
    x: zeros(),
    y: zeros(),
    facing: zeros(),
    command: list.map(([name]) => sideOf(name)),
    behind: list.map(([name, { reserve }]) => (reserve === true ? sideOf(name) : -1)),
    rank: list.map(([, { reserve }], i) => (reserve === true ? i + 1 : 0)),
    block: list.map(([, { reserve }], i) => (reserve === true ? 0 : i + 1)),
    nextBlock: [list.length + 1, list.length + 1],
    spent: list.map(([, { spent }]) => (spent === true ? 1 : 0)),
    column: list.map(([, { column }]) => (column === true ? 1 : 0)),
    unpacked: zeros(),
    moved: zeros(),
    stood: zeros(),
    known: zeros(),
    spotted: zeros(),
    fallen: zeros(),
    fought: zeros(),
    trails: [null, null],
    carried: list.map(() => -1),
    packed: [0, 0],
    pool: [],
    contacts: [],
    bombarded: [],
    won: null,
    stack: [],
    outcome: null,
    [SETTING]: settingOf(
      {
        commands: SIDES.map((name, side) => ({
          side: side as SideIndex,
          name,
          rating: 3,
          chit: true,
          army: false,
          arrives: 0,
          entry: null,
          facing: 0,
        })),
        pieces: list.map(([name, { kind, steadfast = false }]) => ({
          name,
          side: sideOf(name),
          kind,
          steadfast,
        })),
        homes: list.map(([name]) => sideOf(name)),
      },
      {
        map: { ...PLAIN, ...map },
        armies: ['Red', 'Blue'],
        rates: RATES,
        sizes: SIZES,
        columnLength: COLUMN_LENGTH,
        firstTurn: 1,
        fog: [],
        days: 1,
        chooser,
        lines: [[], []],
        free: null,
      },
    ),
  };
}

const PLAIN: BattleMap = {
  title: 'Plain',
  width: 40_000,
  height: 40_000,
  woods: [],
  towns: [],
  hills: [],
  streams: [],
  rivers: [],
  marshes: [],
  roads: [],
  names: [],
  decoration: {},
};

/** The corners of an upright rectangle. */
export function box(left: number, bottom: number, right: number, top: number): Place[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

/** A Blue piece in the middle of the map that faces down, and a Red one that attacks its front. */
export function pair(
  attacker: Kind | Partial<Sketch> = 'regular',
  defender: Kind | Partial<Sketch> = 'regular',
  more: Sketches = {},
): Sketches {
  const sketch = (piece: Kind | Partial<Sketch>): Partial<Sketch> & { kind: Kind } =>
    typeof piece === 'string' ? { kind: piece } : { kind: 'regular', ...piece };
  return {
    A: { at: [20_000, 20_000, 180], ...sketch(defender) },
    '#1': { against: ['A', 'front'], ...sketch(attacker) },
    ...more,
  };
}

/** Dice of which so many hit, whatever they need, and the others miss. */
export function rolls(kind: Kind, hits: number): number[] {
  return Array.from({ length: KIND[kind].dice }, (_, i) => (i < hits ? 6 : 1));
}
