import {
  render,
  RolledDice,
  ScriptedDice,
  SETTING,
  type FrameEntry,
  type Message,
  type OptionValues,
} from '@sandtable/kernel';
import { expect } from 'vitest';
import type { SquareEntry, SquareScenario, UnitEntry } from '../../src/files/scenarioFile.ts';
import { squareBashing } from '../../src/ruleset.ts';
import { STEPS, type Step } from '../../src/rules/02-turn/turn.ts';
import {
  GROUND_LETTERS,
  type Asset,
  type Defence,
  type Grade,
  type Ground,
  type SideName,
} from '../../src/rules/tables.ts';
import type { SquareEvent } from '../../src/state/events.ts';
import type { MoveOf, MoveType, SquareMove } from '../../src/state/moves.ts';
import { BOARD, SIDE_LETTERS } from '../../src/state/names.ts';
import { FLAGS, MARKS, STATUSES, type State } from '../../src/state/state.ts';

/** `{ d3: 'infantry, infantry, mg' }`: who stands where. Units are numbered by kind in this order. */
type Placed = Readonly<Record<string, string>>;

/** A position in a few words. Whatever it does not mention is as harmless as can be. */
export interface Sketch {
  readonly ground?: Readonly<Record<string, Ground>>;
  readonly defences?: Readonly<Record<string, Defence>>;
  readonly roads?: Readonly<Record<string, string>>;
  readonly rivers?: readonly (readonly string[])[];
  readonly objectives?: readonly string[];
  readonly trenchWarfare?: boolean;
  readonly attacker?: Placed;
  readonly defender?: Placed;
  /** Those that wait. */
  readonly waiting?: Readonly<Partial<Record<SideName, string>>>;
  readonly artillery?: Grade;
  readonly command?: Grade;
  readonly assets?: Readonly<Partial<Record<Asset, number>>>;
  /** What is particular about some units. */
  readonly units?: Readonly<Record<string, Omit<UnitEntry, 'id'>>>;
  /** What lies in squares. */
  readonly squares?: Readonly<Record<string, Omit<SquareEntry, 'at'>>>;
  readonly holders?: readonly SideName[];
  readonly side?: SideName;
  readonly countdown?: number;
  readonly shock?: string;
  /** The step that the turn stands in; movement unless it says otherwise. */
  readonly step?: Step;
  /** What is being resolved in it. */
  readonly stack?: readonly FrameEntry[];
  readonly options?: OptionValues;
}

/** What lies on the turn in a step. */
const FRAMES: Readonly<Partial<Record<Step, FrameEntry>>> = {
  asset: { type: 'asset' },
  command: { type: 'command', left: 1 },
  movement: { type: 'movement', column: 0 },
  assaults: { type: 'assaults', column: 0 },
  shooting: { type: 'shooting', column: 0 },
  reinforcements: { type: 'reinforce' },
};

/** A game from a sketch, or a failed test with every problem of it. */
export function game(sketch: Sketch): Game {
  return new Game(scenarioOf(sketch), sketch.options);
}

const split = (words: string): string[] => words.split(', ');

export function scenarioOf(sketch: Sketch): SquareScenario {
  const step = sketch.step ?? 'movement';
  const next = STEPS[(STEPS.indexOf(step) + 1) % STEPS.length];
  const frame = FRAMES[step];
  const stack = sketch.stack ?? (frame === undefined ? [] : [frame]);
  const entries = (['attacker', 'defender'] as const).flatMap((side, i) =>
    unitEntries(sketch, side, i),
  );
  const facings = Object.keys(sketch.defender ?? {});
  const squares = new Set([...facings, ...Object.keys(sketch.squares ?? {})]);
  const force = (side: SideName) => ({
    artillery: sketch.artillery ?? 'average',
    command: sketch.command ?? 'average',
    deploy: Object.values(sketch[side] ?? { a1: 'infantry' }).flatMap(split),
    reserve: split(sketch.waiting?.[side] ?? '').filter((word) => word !== ''),
  });
  return {
    format: 1,
    ruleset: 'square-bashing',
    id: 'test',
    title: 'Test',
    board: boardOf(sketch.ground ?? {}),
    defences: sketch.defences ?? {},
    ...(sketch.roads && { roads: sketch.roads }),
    ...(sketch.rivers && { rivers: sketch.rivers }),
    objectives: sketch.objectives ?? ['a6', 'c6', 'f6', 'h6'],
    ...(sketch.trenchWarfare && { trenchWarfare: true }),
    countdown: sketch.countdown ?? 21,
    forces: { attacker: force('attacker'), defender: force('defender') },
    position: {
      turn: 1,
      side: sketch.side ?? 'attacker',
      ...(sketch.shock && { shock: sketch.shock }),
      stack: [
        frame === undefined && stack.length === 0
          ? { type: 'turn', next: step }
          : { type: 'turn', next },
        ...stack,
      ],
      units: entries,
      squares: [...squares].map((at) => ({
        at,
        ...(facings.includes(at) && { facing: 'south' as const }),
        ...sketch.squares?.[at],
      })),
      holders: sketch.holders ?? ['defender', 'defender', 'defender', 'defender'],
      assets: {
        attacker: sketch.side === 'defender' ? {} : (sketch.assets ?? {}),
        defender: sketch.side === 'defender' ? (sketch.assets ?? {}) : {},
      },
    },
  };
}

function unitEntries(sketch: Sketch, side: SideName, i: number): UnitEntry[] {
  const counts = new Map<string, number>();
  const idOf = (word: string): string => {
    const kind = word.split(' ').at(-1) ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return `${SIDE_LETTERS[i]}-${kind}${counts.get(kind)}`;
  };
  const placed = Object.entries(sketch[side] ?? { [i === 0 ? 'h1' : 'a6']: 'infantry' });
  return [
    ...placed.flatMap(([at, words]) => split(words).map((word) => ({ id: idOf(word), at }))),
    ...split(sketch.waiting?.[side] ?? '')
      .filter((word) => word !== '')
      .map((word) => ({ id: idOf(word), status: 'waiting' as const })),
  ].map((entry) => ({ ...entry, ...sketch.units?.[entry.id] }));
}

function boardOf(ground: Readonly<Record<string, Ground>>): string[] {
  const rows = Array.from({ length: BOARD.rows }, (_, row) =>
    Array.from({ length: BOARD.columns }, (__, column) => {
      const given = ground[BOARD.names[BOARD.at(column, row)]];
      return GROUND_LETTERS[given ?? 'open'];
    }).join(''),
  );
  return rows.toReversed();
}

/** A game under test. Dice are scripted, and every one must be rolled. */
export class Game {
  readonly state: State;

  constructor(scenario: unknown, options: OptionValues = {}) {
    const result = squareBashing.setup(scenario, options);
    if (!result.ok) throw new Error(`bad sketch: ${JSON.stringify(result.problems)}`);
    this.state = result.value;
  }

  /** Who is asked what: `attacker movement`, or `over`. */
  get asked(): string {
    const { decisions, outcome } = squareBashing.pending(this.state);
    return outcome === undefined ? `${decisions[0].side} ${decisions[0].kind}` : 'over';
  }

  get side(): string {
    return squareBashing.pending(this.state).decisions[0].side;
  }

  get moves(): SquareMove[] {
    return squareBashing.moves(this.state, this.side);
  }

  /** Whether the list of choices has this move. */
  offers(move: SquareMove): boolean {
    return this.moves.some((each) => JSON.stringify(each) === JSON.stringify(move));
  }

  /** The offered moves of one type, in the order of the list. */
  offered<T extends MoveType>(type: T): MoveOf<T>[] {
    return this.moves.filter((move): move is MoveOf<T> => move.type === type);
  }

  /** Where a unit may go, basic or extra. */
  goes(unit: string, type: 'march' | 'extra' = 'march'): string[] {
    return this.offered(type).flatMap((move) => (move.unit === unit ? [move.to] : []));
  }

  /** Plays a legal move that rolls exactly these dice, and tells what happened. */
  play(move: SquareMove, ...dice: readonly number[]): SquareEvent[] {
    const refusal = squareBashing.check(this.state, this.side, move);
    expect(refusal, `${JSON.stringify(move)} is refused`).toBe(undefined);
    expect(this.offers(move), `${JSON.stringify(move)} is not offered`).toBe(true);
    expect(this.pointedOut(move), 'what is pointed at for it').toEqual(move);
    expectWords(squareBashing.label(this.state, move));
    const unheard = squareBashing.clone(this.state);
    squareBashing.play(unheard, this.side, move, new ScriptedDice(dice));
    const events: SquareEvent[] = [];
    const scripted = new ScriptedDice(dice);
    squareBashing.play(this.state, this.side, move, scripted, (event) => events.push(event));
    scripted.finish();
    // Nobody need listen.
    expect(JSON.stringify(unheard)).toBe(JSON.stringify(this.state));
    expect(JSON.stringify(this.writtenAndRead())).toBe(JSON.stringify(this.state));
    events.forEach(expectTold);
    for (const decision of squareBashing.pending(this.state).decisions) {
      expectWords(squareBashing.ask(this.state, decision));
    }
    return events;
  }

  /** The game that its position in a file is. */
  writtenAndRead(): State {
    const file: unknown = JSON.parse(JSON.stringify(squareBashing.position(this.state)));
    const read = squareBashing.setup(file, squareBashing.optionsOf(this.state));
    if (!read.ok) throw new Error(`cannot be read: ${JSON.stringify(read.problems)}`);
    return read.value;
  }

  /** What somebody means who points at all that a move is pointed out by. */
  pointedOut(move: SquareMove): SquareMove | undefined {
    const [decision] = squareBashing.pending(this.state).decisions;
    return squareBashing.guide(this.state, decision, squareBashing.gesture(move)).means;
  }

  /** The move is refused under this rule, is not offered, and changes nothing. */
  refuses(move: SquareMove, rule: string): void {
    const before = JSON.stringify(this.state);
    const refusal = squareBashing.check(this.state, this.side, move);
    expect(refusal?.rule, JSON.stringify(move)).toBe(rule);
    expect(this.offers(move), `${JSON.stringify(move)} is offered`).toBe(false);
    expect(JSON.stringify(this.state)).toBe(before);
  }

  unit(id: string): number {
    return this.state[SETTING].roster.named(id);
  }

  /** Where a unit is: its square, or what has become of it. */
  where(id: string): string {
    const unit = this.unit(id);
    const square = this.state.at[unit];
    return square === -1 ? STATUSES[this.state.status[unit]] : BOARD.names[square];
  }

  lost(id: string): number {
    return this.state.lost[this.unit(id)];
  }

  casualties(id: string): number {
    return this.state.casualties[this.unit(id)];
  }

  flags(id: string): string[] {
    const bits = this.state.flags[this.unit(id)];
    return FLAGS.filter((_, bit) => (bits & (1 << bit)) !== 0);
  }

  marks(square: string): string[] {
    const bits = this.state.marks[BOARD.named(square)];
    return MARKS.filter((_, bit) => (bits & (1 << bit)) !== 0);
  }

  facing(square: string): number {
    return this.state.facing[BOARD.named(square)];
  }
}

/** An event names a rule of the book, and so does each of its reasons; it can be told in words. */
function expectTold(event: SquareEvent): void {
  const rules = [event.rule, ...('reasons' in event ? event.reasons.map(({ rule }) => rule) : [])];
  expect(rules.filter((rule) => !RULES.has(rule))).toEqual([]);
  expectWords(squareBashing.tell(event));
}

const RULES: ReadonlySet<string> = new Set(squareBashing.rulebook.map(({ id }) => id));

/** No gap is left in a sentence, nothing is missing from it, and no key stands in place of words. */
function expectWords(text: Message): void {
  expect(render(text, squareBashing.catalogue)).not.toMatch(
    /^$|[{}]|[a-z]\.[a-z]|^ | {2}|\( | $/iu,
  );
}

/** The one event of a type, or a failed test. */
export function only<T extends SquareEvent['type']>(
  events: readonly SquareEvent[],
  type: T,
): Extract<SquareEvent, { type: T }> {
  const found = events.filter(
    (event): event is Extract<SquareEvent, { type: T }> => event.type === type,
  );
  expect(found.map((event) => event.type)).toEqual([type]);
  return found[0];
}

/** The reasons of a roll as `key count`. */
export function reasonsIn(event: {
  readonly reasons: readonly { key: string; count: number }[];
}): string[] {
  return event.reasons.map(({ key, count }) => `${key} ${count}`);
}

/** What happens when all dice show a 1, however many there are. */
export function withOnes(g: Game, move: SquareMove): SquareEvent[] {
  const events: SquareEvent[] = [];
  const ones = new RolledDice(() => 1);
  squareBashing.play(g.state, g.side, move, ones, (event) => events.push(event));
  return events;
}
