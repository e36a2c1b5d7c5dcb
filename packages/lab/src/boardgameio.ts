import {
  isSkirmishOver,
  newSkirmish,
  playSkirmish,
  skirmishCounts,
  skirmishMoves,
  type Skirmish,
  type SkirmishMove,
} from './skirmish.ts';

/** As much of boardgame.io as is used: its engine and its server are measured with the same game. */
export interface BoardgameioInternals {
  InitializeGame(given: { game: object }): BoardgameioState;
  CreateGameReducer(given: {
    game: object;
  }): (state: BoardgameioState, action: object) => BoardgameioState;
}

export interface BoardgameioState {
  readonly G: Skirmish;
  readonly ctx: {
    readonly currentPlayer: string;
    readonly playOrderPos?: number;
    readonly gameover?: unknown;
  };
  /** What the last action adds to the log. */
  readonly deltalog?: readonly object[];
}

interface MoveContext {
  readonly G: Skirmish;
  readonly random: { D6(): number };
}

/** The skirmish as a game of boardgame.io. */
export const BOARDGAMEIO_SKIRMISH = {
  name: 'skirmish',
  seed: 'bench',
  setup: newSkirmish,
  moves: {
    act: ({ G, random }: MoveContext, move: SkirmishMove) =>
      playSkirmish(G, move, () => random.D6()),
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }: { readonly G: Skirmish }) => (isSkirmishOver(G) ? true : undefined),
};

export function boardgameioMove(move: SkirmishMove, playerID: string): object {
  return { type: 'MAKE_MOVE', payload: { type: 'act', args: [move], playerID } };
}

/** As much of its `ai` module as is used. */
export interface BoardgameioAi {
  readonly MCTSBot: new (given: object) => BoardgameioBot;
}

export interface BoardgameioBot {
  /** How many it has made of those that it thinks about a move with. */
  iterationCounter: number;
  play(
    state: BoardgameioState,
    playerID: string,
  ): Promise<{ readonly action: { readonly payload: { readonly args: [SkirmishMove] } } }>;
}

/** The same game with a winner at its end, in the form that its bot learns from. */
export const BOARDGAMEIO_CONTEST = {
  ...BOARDGAMEIO_SKIRMISH,
  endIf: ({ G }: { readonly G: Skirmish }) => (isSkirmishOver(G) ? contestOutcome(G) : undefined),
};

function contestOutcome(state: Skirmish): object {
  const [first, second] = skirmishCounts(state);
  return first === second ? { draw: true } : { winner: first > second ? '0' : '1' };
}

/** How its bot is told what can be done. */
export function boardgameioMoves(state: Skirmish): object[] {
  return skirmishMoves(state).map((move) => ({ move: 'act', args: [move] }));
}

/**
 * What its bot plays for before the end is in sight: to have more groups left than the other side, more so the more there
 * are. It is asked for whoever is to move, and adds what it finds to all nodes above; so it is the bot's own side that counts.
 */
export function boardgameioObjectives(side: number): object {
  const lead = (state: Skirmish): number => {
    const counts = skirmishCounts(state);
    return counts[side] - counts[1 - side];
  };
  return Object.fromEntries(
    [1, 2, 3].map((by) => [
      `lead${by}`,
      { checker: (state: Skirmish) => lead(state) >= by, weight: 1 / 3 },
    ]),
  );
}
