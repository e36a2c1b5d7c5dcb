import {
  isSkirmishOver,
  newSkirmish,
  playSkirmish,
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
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
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
