import { seededDice, SETTING, topFrame } from '@sandtable/kernel';
import {
  pubBattles,
  type BattleMap,
  type Kind,
  type PubMove,
  type PubScenario,
  type SideName,
  type State,
} from '@sandtable/pub-battles';
import { greedy, type PlayerKind } from '../../src/index.ts';

type Position = NonNullable<PubScenario['position']>;

/** What a piece is, where it stands in inches, which way it faces, and what is true of it. */
type Standing = readonly [kind: Kind, x: number, y: number, facing: number, ...marks: string[]];
type Off = readonly [kind: Kind, place: 'reserve' | 'due' | 'destroyed'];

interface CommandSketch {
  /** Where its HQ stands; without it, it arrives in this turn by the western edge. */
  readonly hq?: readonly [x: number, y: number, facing: number];
  readonly pieces: Readonly<Record<string, Standing | Off>>;
}

export interface Sketch extends Partial<Omit<Position, 'pieces'>> {
  readonly map?: Partial<BattleMap>;
  readonly red: CommandSketch;
  readonly blue: CommandSketch;
  readonly days?: number;
  readonly free?: PubScenario['free'];
}

const PLAIN: BattleMap = {
  title: 'Test',
  width: 24_000,
  height: 20_000,
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

/** Red's chit is drawn, and Red moves. */
const MOVING = [{ type: 'draw' }, { type: 'order', command: 'Red', waiting: [], inRange: null }];

/** A battle on an open plain of 24 by 20 inches, Red in the west and Blue in the east. */
export function battle({ map, red, blue, days = 1, free, ...position }: Sketch): State {
  const commands = [
    ['red', 'Red', red],
    ['blue', 'Blue', blue],
  ] as const;
  const made = pubBattles.setup(
    {
      format: 1,
      ruleset: 'pub-battles',
      id: 'test',
      title: 'Test',
      map: { ...PLAIN, ...map },
      armies: { red: 'Red', blue: 'Blue' },
      firstTurn: 1,
      days,
      chooser: 'red',
      lines: {
        red: [
          [
            [3000, 10_000],
            [0, 10_000],
          ],
        ],
        blue: [
          [
            [21_000, 10_000],
            [24_000, 10_000],
          ],
        ],
      },
      commands: commands.map(([side, name, { hq, pieces }]) => ({
        side,
        name,
        rating: 3,
        ...(hq === undefined && { arrives: 2, entry: [0, 10_000], facing: 90 }),
        pieces: Object.entries(pieces).map(([piece, [kind]]) => ({ name: piece, kind })),
      })),
      ...(free && { free }),
      position: {
        day: 1,
        turn: 2,
        pool: [],
        stack: MOVING,
        ...position,
        pieces: commands.flatMap(([, name, { hq, pieces }]) => [
          hq === undefined
            ? { name, place: 'due' as const }
            : { name, place: 'map' as const, at: inches(hq[0], hq[1]), facing: hq[2] },
          ...Object.entries(pieces).map(([piece, standing]) => placed(piece, standing)),
        ]),
      },
    },
    {},
  );
  if (!made.ok) throw new Error(`bad sketch: ${JSON.stringify(made.problems)}`);
  return made.value;
}

function isOff(standing: Standing | Off): standing is Off {
  return typeof standing[1] === 'string';
}

function placed(name: string, standing: Standing | Off): object {
  if (isOff(standing)) return { name, place: standing[1] };
  const [, x, y, facing, ...marks] = standing;
  return { name, place: 'map', at: inches(x, y), facing, marks };
}

function inches(x: number, y: number): [number, number] {
  return [Math.round(x * 1000), Math.round(y * 1000)];
}

/** The number of a piece by its name. */
export function named({ [SETTING]: { army } }: State, name: string): number {
  return army.pieces.findIndex((piece) => piece.name === name);
}

/** What greedy answers to what is asked, which must be legal. */
export function answer(state: State): PubMove {
  const [decision] = pubBattles.pending(state).decisions;
  const view = pubBattles.view(state, decision.side);
  const move = greedy.make(pubBattles).choose(view, decision, seededDice('ties')) as PubMove;
  const refusal = pubBattles.check(state, decision.side, move);
  if (refusal !== undefined) throw new Error(`${refusal.rule}: ${JSON.stringify(move)}`);
  return move;
}

/** Lets greedy move all of Red, and gives what it did. */
export function moveRed(state: State): PubMove[] {
  const dice = seededDice('moves');
  const moves: PubMove[] = [];
  for (;;) {
    if (state.outcome !== null || topFrame(state).type !== 'order') return moves;
    const move = answer(state);
    moves.push(move);
    if (move.type === 'end') return moves;
    pubBattles.play(state, 'red', move, dice);
  }
}

/** A whole game, every move checked; and all that was done by either side. */
export function playGame(
  scenario: unknown,
  players: Readonly<Record<SideName, PlayerKind>>,
  seed: number,
): { readonly state: State; readonly done: ReadonlySet<string> } {
  const made = pubBattles.setup(scenario, {});
  if (!made.ok) throw new Error(`bad scenario: ${JSON.stringify(made.problems)}`);
  const state = made.value;
  const seats = {
    red: { player: players.red.make(pubBattles), dice: seededDice(`red ${seed}`) },
    blue: { player: players.blue.make(pubBattles), dice: seededDice(`blue ${seed}`) },
  };
  const dice = seededDice(`game ${seed}`);
  const done = new Set<string>();
  for (;;) {
    const [decision] = pubBattles.pending(state).decisions;
    if (decision === undefined) return { state, done };
    const side = decision.side as SideName;
    const { player, dice: thoughts } = seats[side];
    const move = player.choose(pubBattles.view(state, side), decision, thoughts) as PubMove;
    const refusal = pubBattles.check(state, side, move);
    if (refusal !== undefined) throw new Error(`${refusal.rule}: ${JSON.stringify(move)}`);
    done.add(`${player.name} ${move.type}`);
    pubBattles.play(state, side, move, dice);
  }
}

export function scenarioNamed(id: string): PubScenario {
  const found = pubBattles.scenarios.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no scenario ${id}`);
  return found as PubScenario;
}
