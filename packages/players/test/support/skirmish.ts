import {
  browning,
  type BrowningMove,
  type BrowningScenario,
  type Place,
  type State,
} from '@sandtable/browning';
import { seededDice, topFrame } from '@sandtable/kernel';
import { greedy, type PlayerKind } from '../../src/index.ts';

type Position = NonNullable<BrowningScenario['position']>;
type Team = BrowningScenario['platoons'][number]['squads'][number]['teams'][number];
type Frame = Position['stack'][number];

/** Where the first figure of a team stands, in inches, how many there are, and what else it is. */
type TeamSketch = readonly [x: number, y: number, count: number, more?: Partial<Team>];

export interface Sketch extends Omit<Partial<Position>, 'teams'> {
  /** Names begin with A for the attacker and with D for the defender. */
  readonly teams: Readonly<Record<string, TeamSketch>>;
  readonly features?: BrowningScenario['features'];
  readonly victory?: BrowningScenario['victory'];
  readonly turns?: number;
  /** Teams that have acted. */
  readonly done?: readonly string[];
}

const BREAK = { kind: 'break' } as const;

/** A position on an open table, 48 by 48 inches. The figures of a team stand side by side, an inch apart. */
export function skirmish({
  teams,
  features = [],
  victory = BREAK,
  turns = 6,
  done = [],
  ...position
}: Sketch): State {
  const platoon = (side: 'attacker' | 'defender', initial: string) => ({
    name: `${initial} Platoon`,
    side,
    leaders: [{ name: `Lt ${initial}`, kind: 'officer' as const }],
    squads: Object.entries(teams)
      .filter(([name]) => name.startsWith(initial))
      .map(([name, [x, y, count, more]]) => ({
        name: `Squad ${name}`,
        teams: [
          {
            name,
            quality: 'regular' as const,
            weapon: 'rifle' as const,
            ...more,
            figures: row(x, y, count),
          },
        ],
      })),
  });
  const made = browning.setup(
    {
      format: 1,
      ruleset: 'browning',
      id: 'test',
      title: 'Test',
      features,
      platoons: [platoon('attacker', 'A'), platoon('defender', 'D')],
      turns,
      first: 'attacker',
      victory,
      position: {
        turn: 2,
        first: 'attacker',
        stack: [picking('attacker')],
        teams: done.map((name) => ({ name, done: true })),
        ...position,
      },
    } satisfies BrowningScenario,
    {},
  );
  if (!made.ok) throw new Error(`bad sketch: ${JSON.stringify(made.problems)}`);
  return made.value;
}

function row(x: number, y: number, count: number): Place[] {
  return Array.from({ length: count }, (_, i): Place => [(x + i) * 100, y * 100]);
}

export function picking(side: 'attacker' | 'defender', left = 2): Frame {
  return { type: 'pick', side, left, taken: [], drawn: [], called: [], declines: 0 };
}

/** The stack of a team of the attacker that has got so far. */
export function acting(
  type: 'place' | 'advance' | 'march' | 'fire',
  team: string,
  more = {},
): Frame[] {
  const frame = { type, team, control: 3, high: 0, low: 0, moved: [], ...more };
  return [{ ...picking('attacker', 1), taken: [team] }, frame];
}

/** What greedy answers to what is asked, which must be legal. */
export function answer(state: State): BrowningMove {
  const [decision] = browning.pending(state).decisions;
  const view = browning.view(state, decision.side);
  const move = greedy.make(browning).choose(view, decision, seededDice('ties')) as BrowningMove;
  const refusal = browning.check(state, decision.side, move);
  if (refusal !== undefined) throw new Error(`${refusal.rule}: ${JSON.stringify(move)}`);
  return move;
}

/** A whole game of a scenario, every move checked; and every kind of question that was asked. */
export function playGame(
  scenario: string,
  players: { readonly attacker: PlayerKind; readonly defender: PlayerKind },
  seed: number,
): { readonly state: State; readonly asked: ReadonlySet<string> } {
  const made = browning.setup(
    browning.scenarios.find(({ id }) => id === scenario),
    {},
  );
  if (!made.ok) throw new Error(`no scenario ${scenario}`);
  const state = made.value;
  const seats = {
    attacker: { player: players.attacker.make(browning), dice: seededDice(`attacker ${seed}`) },
    defender: { player: players.defender.make(browning), dice: seededDice(`defender ${seed}`) },
  };
  const dice = seededDice(`game ${seed}`);
  const asked = new Set<string>();
  for (;;) {
    const [decision] = browning.pending(state).decisions;
    if (decision === undefined) return { state, asked };
    asked.add(topFrame(state).type);
    const side = decision.side as 'attacker' | 'defender';
    const { player, dice: thoughts } = seats[side];
    const move = player.choose(browning.view(state, side), decision, thoughts);
    const refusal = browning.check(state, side, move);
    if (refusal !== undefined) throw new Error(`${refusal.rule}: ${JSON.stringify(move)}`);
    browning.play(state, side, move as BrowningMove, dice);
  }
}
