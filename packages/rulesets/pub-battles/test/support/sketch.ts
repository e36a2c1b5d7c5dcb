import type { FrameEntry, OptionValues } from '@sandtable/kernel';
import type { BattleMap, Place } from '../../src/state/field.ts';
import { pubBattles } from '../../src/ruleset.ts';
import type {
  CommandEntry,
  DetachmentEntry,
  PiecePosition,
  Position,
  PubScenario,
} from '../../src/files/scenarioFile.ts';
import type { Mark } from '../../src/files/scenarioSchema.ts';
import type { PLACES } from '../../src/state/state.ts';
import { SIDES, type Kind, type SideName } from '../../src/rules/tables.ts';

/** Where a block stands: across, up, facing, and what is true of it. */
export type Stand = readonly [x: number, y: number, facing: number, ...marks: Mark[]];
/** Somewhere off the map. */
export type Away = readonly [Exclude<(typeof PLACES)[number], 'map'>, ...marks: Mark[]];

/** `['regular', 5000, 4000, 90, 'spent']` or `['cavalry', 'reserve']`. */
export type PieceSketch = readonly [Kind, ...Stand] | readonly [Kind, ...Away];

/** A Command in a few words. Pieces go by their names. */
export interface CommandSketch {
  /** `Red 1`, `Red 2`, `Blue 1` and so on unless it says otherwise. */
  readonly name?: string;
  readonly rating?: number;
  readonly chit?: boolean;
  readonly army?: boolean;
  readonly arrives?: number;
  readonly entry?: Place;
  readonly facing?: number;
  /** In a row in the lower left corner (Red) or the upper right one (Blue) unless it says otherwise. */
  readonly hq?: Stand | Away;
  readonly steadfast?: readonly string[];
  readonly pieces?: Readonly<Record<string, PieceSketch>>;
}

/** A position in a few words. Whatever it does not mention is as plain as can be. */
export interface Sketch {
  /** An open plain of 40 by 40 inches unless it says otherwise. */
  readonly map?: Partial<BattleMap>;
  readonly red?: readonly CommandSketch[];
  readonly blue?: readonly CommandSketch[];
  readonly detachments?: readonly DetachmentEntry[];
  readonly rates?: PubScenario['rates'];
  readonly sizes?: PubScenario['sizes'];
  readonly columnLength?: number;
  readonly firstTurn?: number;
  readonly weather?: PubScenario['weather'];
  readonly days?: number;
  readonly chooser?: SideName;
  readonly lines?: Partial<PubScenario['lines']>;
  readonly free?: PubScenario['free'];
  readonly day?: number;
  readonly turn?: number;
  readonly pool?: readonly string[];
  readonly contacts?: Position['contacts'];
  readonly bombarded?: Position['bombarded'];
  readonly trails?: Position['trails'];
  readonly packed?: Position['packed'];
  readonly won?: Position['won'];
  /** What is being resolved; the first Command of Red moves unless it says otherwise. */
  readonly stack?: readonly FrameEntry[];
  readonly options?: OptionValues;
}

const PLAIN: BattleMap = {
  title: 'Test',
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

interface Named extends CommandSketch {
  readonly side: SideName;
  readonly name: string;
  readonly hq: Stand | Away;
}

function commandsOf(sketch: Sketch): Named[] {
  const { width, height } = { ...PLAIN, ...sketch.map };
  return SIDES.flatMap((side) =>
    (sketch[side] ?? [{}]).map((command, i): Named => {
      const aside = 500 + 1000 * i;
      const corner: Stand = side === 'red' ? [aside, 500, 0] : [width - aside, height - 500, 180];
      const name = command.name ?? `${side === 'red' ? 'Red' : 'Blue'} ${i + 1}`;
      const hq: Stand | Away = command.arrives === undefined ? corner : ['due'];
      return { hq, ...command, side, name };
    }),
  );
}

/** A battle under way. */
export function scenarioOf(sketch: Sketch): PubScenario {
  const commands = commandsOf(sketch);
  return {
    ...battleOf(sketch),
    commands: commands.map((command): CommandEntry => ({
      ...commandEntry(command),
      pieces: Object.entries(command.pieces ?? {}).map(([name, [kind]]) => ({
        name,
        kind,
        ...(command.steadfast?.includes(name) && { steadfast: true }),
      })),
    })),
    position: {
      day: sketch.day ?? 1,
      turn: sketch.turn ?? sketch.firstTurn ?? 1,
      pieces: [
        ...commands.flatMap(({ name, hq, pieces = {} }): PiecePosition[] => [
          { name, ...standing(hq) },
          ...Object.entries(pieces).map(([piece, [, ...stand]]) => ({
            name: piece,
            ...standing(stand),
          })),
        ]),
        ...(sketch.detachments ?? []).map(({ name, at, facing }) => ({
          name,
          place: 'map' as const,
          at,
          facing,
        })),
      ],
      pool: sketch.pool ?? [],
      ...(sketch.contacts && { contacts: sketch.contacts }),
      ...(sketch.bombarded && { bombarded: sketch.bombarded }),
      ...(sketch.trails && { trails: sketch.trails }),
      ...(sketch.packed && { packed: sketch.packed }),
      ...(sketch.won && { won: sketch.won }),
      stack: sketch.stack ?? moving(commands[0].name),
    },
  };
}

/** The battle of a sketch as it begins, whatever it says about the position. */
export function openingOf(sketch: Sketch): PubScenario {
  return {
    ...battleOf(sketch),
    commands: commandsOf(sketch).map((command): CommandEntry => {
      const { at, facing = 0 } = standing(command.hq);
      return {
        ...commandEntry(command),
        ...(at !== undefined && { hq: { at, facing } }),
        pieces: Object.entries(command.pieces ?? {}).map(([name, [kind, ...stand]]) => {
          const piece = standing(stand);
          return {
            name,
            kind,
            ...(piece.at !== undefined && { at: piece.at, facing: piece.facing }),
            ...(piece.place === 'reserve' && { reserve: true }),
            ...(piece.marks?.includes('column') && { column: true }),
            ...(command.steadfast?.includes(name) && { steadfast: true }),
          };
        }),
      };
    }),
  };
}

function battleOf(sketch: Sketch): PubScenario {
  const { rates, sizes, columnLength, weather, detachments, free, lines } = sketch;
  return {
    format: 1,
    ruleset: 'pub-battles',
    id: 'test',
    title: 'Test',
    map: { ...PLAIN, ...sketch.map },
    armies: { red: 'Red', blue: 'Blue' },
    ...(rates && { rates }),
    ...(sizes && { sizes }),
    ...(columnLength !== undefined && { columnLength }),
    firstTurn: sketch.firstTurn ?? 1,
    ...(weather && { weather }),
    days: sketch.days ?? 2,
    chooser: sketch.chooser ?? 'red',
    lines: { red: lines?.red ?? [], blue: lines?.blue ?? [] },
    commands: [],
    ...(detachments && { detachments }),
    ...(free && { free }),
  };
}

function commandEntry(command: Named): Omit<CommandEntry, 'pieces'> {
  const { side, name, rating = 4, chit, army, arrives, entry, facing } = command;
  return {
    side,
    name,
    rating,
    ...(chit !== undefined && { chit }),
    ...(army !== undefined && { army }),
    ...(arrives !== undefined && { arrives }),
    ...(entry !== undefined && { entry }),
    ...(facing !== undefined && { facing }),
  };
}

function standing(stand: Stand | Away): Omit<PiecePosition, 'name'> {
  if (isAway(stand)) {
    const [place, ...marks] = stand;
    return { place, marks };
  }
  const [x, y, facing, ...marks] = stand;
  return { place: 'map', at: [x, y], facing, marks };
}

function isAway(stand: Stand | Away): stand is Away {
  return typeof stand[0] === 'string';
}

/** The stack of a Command that moves. */
export function moving(
  command: string,
  more: Readonly<Record<string, unknown>> = {},
): FrameEntry[] {
  return [{ type: 'draw' }, { type: 'order', command, waiting: [], inRange: null, ...more }];
}

/** The stack of chits that have been drawn; the last moves first. */
export function drawn(pulled: readonly string[], asked: SideName, declined = 0): FrameEntry[] {
  return [{ type: 'draw' }, { type: 'alter', pulled, asked, declined }];
}

/** Every problem of a scenario as `path key`; none where it is accepted. */
export function problemsOf(scenario: unknown, options: OptionValues = {}): string[] {
  const result = pubBattles.setup(scenario, options);
  if (result.ok) return [];
  return result.problems.map(({ path, message }) => `${path} ${message.key}`);
}

/** A piece that touches two leads is to fire at one of them. */
export const AIMING = {
  red: [
    {
      pieces: {
        One: ['regular', 20_000, 15_000, 0],
        Two: ['regular', 21_126, 15_975, 270],
      },
    },
  ],
  blue: [{ pieces: { U: ['regular', 20_000, 15_375, 180], C: ['regular', 21_500, 17_101, 180] } }],
  contacts: [
    { attacker: 'One', defender: 'U', edge: 'front' },
    { attacker: 'Two', defender: 'U', edge: 'left' },
    { attacker: 'C', defender: 'Two', edge: 'right' },
  ],
  stack: [
    { type: 'combat' },
    {
      type: 'aim',
      leads: ['One', 'U', 'Two', 'C'],
      round: 1,
      hit: [],
      piece: 'Two',
      begun: true,
      left: [],
    },
  ],
} satisfies Sketch;
