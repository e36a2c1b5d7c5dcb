import { seededDice } from '@sandtable/kernel';
import {
  squareBashing,
  type SquareMove,
  type SquareScenario,
  type SquareState,
} from '@sandtable/square-bashing';
import { greedy, type PlayerKind } from '../../src/index.ts';

type Position = NonNullable<SquareScenario['position']>;
type Frame = Position['stack'][number];

export interface Sketch {
  /** `{ d3: 'infantry, mg' }`: who stands where. Units are numbered by kind in this order. */
  readonly attacker: Readonly<Record<string, string>>;
  readonly defender: Readonly<Record<string, string>>;
  readonly waiting?: { readonly attacker?: string; readonly defender?: string };
  readonly defences?: SquareScenario['defences'];
  readonly roads?: SquareScenario['roads'];
  readonly objectives?: readonly string[];
  readonly assets?: Position['assets'];
  readonly units?: Readonly<Record<string, Partial<Position['units'][number]>>>;
  readonly side?: 'attacker' | 'defender';
  readonly shock?: string;
  /** The step after the one that is asked about, and what is asked. */
  readonly next: string;
  readonly asked: readonly Frame[];
}

/** A position on an open board. All look to the enemy's edge. */
export function squares(sketch: Sketch): SquareState {
  const made = squareBashing.setup(scenarioOf(sketch), {});
  if (!made.ok) throw new Error(`bad sketch: ${JSON.stringify(made.problems)}`);
  return made.value;
}

function scenarioOf(sketch: Sketch): SquareScenario {
  const { waiting = {}, side = 'attacker' } = sketch;
  const force = (of: 'attacker' | 'defender') => ({
    artillery: 'good' as const,
    command: 'average' as const,
    deploy: Object.values(sketch[of]).flatMap((words) => words.split(', ')),
    reserve: waiting[of]?.split(', ') ?? [],
  });
  return {
    format: 1,
    ruleset: 'square-bashing',
    id: 'test',
    title: 'Test',
    board: new Array<string>(6).fill('........'),
    defences: sketch.defences ?? {},
    ...(sketch.roads && { roads: sketch.roads }),
    objectives: sketch.objectives ?? ['a6', 'c6', 'f6', 'h6'],
    forces: { attacker: force('attacker'), defender: force('defender') },
    position: {
      turn: 2,
      side,
      ...(sketch.shock && { shock: sketch.shock }),
      stack: [{ type: 'turn', next: sketch.next }, ...sketch.asked],
      units: (['attacker', 'defender'] as const).flatMap((of) => unitsOf(sketch, of)),
      squares: squaresOf(sketch),
      holders: ['defender', 'defender', 'defender', 'defender'],
      assets: sketch.assets ?? { attacker: {}, defender: {} },
    },
  };
}

function unitsOf(sketch: Sketch, of: 'attacker' | 'defender'): Position['units'] {
  const counts = new Map<string, number>();
  const idOf = (word: string): string => {
    const kind = word.split(' ').at(-1) ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return `${of === 'attacker' ? 'A' : 'D'}-${kind}${counts.get(kind)}`;
  };
  const waiting = sketch.waiting?.[of]?.split(', ') ?? [];
  return [
    ...Object.entries(sketch[of]).flatMap(([at, words]) =>
      words.split(', ').map((word) => ({ id: idOf(word), at })),
    ),
    ...waiting.map((word) => ({ id: idOf(word), status: 'waiting' as const })),
  ].map((entry) => ({ ...entry, ...sketch.units?.[entry.id] }));
}

function squaresOf({ attacker, defender }: Sketch): Position['squares'] {
  return [
    // The attacker may just have come upon a higher command.
    ...Object.keys(defender)
      .filter((at) => !(at in attacker))
      .map((at) => ({ at, facing: 'south' as const })),
    ...Object.keys(attacker).map((at) => ({ at, facing: 'north' as const })),
  ];
}

/** What greedy answers to what is asked, which must be legal. */
export function answer(state: SquareState): SquareMove {
  const [decision] = squareBashing.pending(state).decisions;
  const view = squareBashing.view(state, decision.side);
  const move = greedy.make(squareBashing).choose(view, decision, seededDice('ties')) as SquareMove;
  const refusal = squareBashing.check(state, decision.side, move);
  if (refusal !== undefined) throw new Error(`${refusal.rule}: ${JSON.stringify(move)}`);
  return move;
}

/** Lets greedy answer while questions of these kinds are asked, and gives its answers. */
export function answersTo(state: SquareState, ...kinds: readonly string[]): SquareMove[] {
  const dice = seededDice('answers');
  const moves: SquareMove[] = [];
  for (;;) {
    const [decision] = squareBashing.pending(state).decisions;
    if (decision === undefined || !kinds.includes(decision.kind)) return moves;
    const move = answer(state);
    moves.push(move);
    squareBashing.play(state, decision.side, move, dice);
  }
}

/** A whole game of a scenario, every move checked; and all that was done by either side. */
export function playGame(
  scenario: unknown,
  players: { readonly attacker: PlayerKind; readonly defender: PlayerKind },
  seed: number,
): { readonly state: SquareState; readonly done: ReadonlySet<string> } {
  const made = squareBashing.setup(scenario, {});
  if (!made.ok) throw new Error(`bad scenario: ${JSON.stringify(made.problems)}`);
  const state = made.value;
  const seats = {
    attacker: {
      player: players.attacker.make(squareBashing),
      dice: seededDice(`attacker ${seed}`),
    },
    defender: {
      player: players.defender.make(squareBashing),
      dice: seededDice(`defender ${seed}`),
    },
  };
  const dice = seededDice(`game ${seed}`);
  const done = new Set<string>();
  for (;;) {
    const [decision] = squareBashing.pending(state).decisions;
    if (decision === undefined) return { state, done };
    const side = decision.side as 'attacker' | 'defender';
    const { player, dice: thoughts } = seats[side];
    const move = player.choose(squareBashing.view(state, side), decision, thoughts) as SquareMove;
    const refusal = squareBashing.check(state, side, move);
    if (refusal !== undefined) throw new Error(`${refusal.rule}: ${JSON.stringify(move)}`);
    done.add(move.type);
    squareBashing.play(state, side, move, dice);
  }
}
