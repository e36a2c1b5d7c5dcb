import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seededDraw } from '@sandtable/kernel';
import {
  BOARDGAMEIO_CONTEST,
  boardgameioMoves,
  boardgameioObjectives,
  isSkirmishOver,
  newSkirmish,
  playSkirmish,
  searchSkirmish,
  skirmishCounts,
  wilson,
  type BoardgameioAi,
  type BoardgameioBot,
  type BoardgameioInternals,
  type BoardgameioState,
  type Interval,
  type Skirmish,
  type SkirmishMove,
} from '@sandtable/lab';
import { median, threadTime } from '../clock.ts';
import { fetchedPeer } from './fetchedPeer.ts';

/** Games of the skirmish between its search and ours, with the same processor time for a decision. */
export interface SearchDuel {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** Of the points, with a draw as half of one. */
  readonly share: number;
  readonly interval: Interval;
  /** For a decision, as it was allowed, and as either has used it on average. */
  readonly milliseconds: number;
  readonly ours: Effort;
  readonly theirs: Effort;
}

interface Effort {
  readonly milliseconds: number;
  /** Play-outs for a decision, in the middle: towards the end of a game they are short, and many. */
  readonly playOuts: number;
}

/** Somebody who decides in so many milliseconds. */
interface Contestant {
  choose(state: Skirmish): SkirmishMove | Promise<SkirmishMove>;
  readonly tally: { milliseconds: number; readonly playOuts: number[] };
}

export interface DuelSettings {
  readonly games: number;
  readonly milliseconds: number;
  /** Whether its bot is told what to go for before the end is in sight; it is, if nothing else is said. */
  readonly objectives?: boolean;
  /** Of the dice of the games. */
  readonly seed?: string;
}

/** Every other game each of them begins. */
export async function searchDuel({
  games,
  milliseconds,
  objectives = true,
  seed = 'duel',
}: DuelSettings): Promise<SearchDuel> {
  const peer = await peerBot(objectives, seed);
  const ours = ourSearch(milliseconds, seed);
  const theirs = [peer(0, milliseconds), peer(1, milliseconds)];
  let wins = 0;
  let draws = 0;
  for (let game = 0; game < games; game++) {
    const us = game % 2;
    const counts = await contest(
      us === 0 ? [ours, theirs[1]] : [theirs[0], ours],
      `${seed}/${game}`,
    );
    if (counts[us] > counts[1 - us]) wins++;
    if (counts[us] === counts[1 - us]) draws++;
  }
  const points = wins + draws / 2;
  return {
    games,
    wins,
    draws,
    share: points / games,
    interval: wilson(points, games),
    milliseconds,
    ours: effortOf([ours]),
    theirs: effortOf(theirs),
  };
}

/** One game; how many groups of either are left at its end. */
async function contest(
  players: readonly Contestant[],
  seed: string,
): Promise<readonly [number, number]> {
  const draw = seededDraw(seed);
  const state = newSkirmish();
  while (!isSkirmishOver(state)) {
    const player = players[state.side];
    const began = threadTime();
    const move = await player.choose({ ...state, at: [...state.at] });
    player.tally.milliseconds += threadTime() - began;
    playSkirmish(state, move, () => draw(6));
  }
  return skirmishCounts(state);
}

function ourSearch(milliseconds: number, seed: string): Contestant {
  const tally = { milliseconds: 0, playOuts: [] as number[] };
  return {
    tally,
    choose(state) {
      const began = threadTime();
      const spent = (): number => (threadTime() - began) / milliseconds;
      const { move, playOuts } = searchSkirmish(
        state,
        `${seed}/ours/${tally.playOuts.length}`,
        spent,
      );
      tally.playOuts.push(playOuts);
      return move;
    },
  };
}

/**
 * Its bot is told how many iterations to make, not how long to think: so it is stopped after the chunk of 25 that uses up its
 * time. What that takes too long is in its favour.
 */
async function peerBot(
  objectives: boolean,
  seed: string,
): Promise<(side: number, milliseconds: number) => Contestant> {
  const folder = await fetchedPeer('boardgame.io');
  const load = async <T>(name: string): Promise<T> => {
    const file = join(folder, 'dist', 'cjs', name);
    return ((await import(pathToFileURL(file).href)) as { default: T }).default;
  };
  const internals = await load<BoardgameioInternals>('internal.js');
  const { MCTSBot } = await load<BoardgameioAi>('ai.js');
  const game = BOARDGAMEIO_CONTEST;
  return (side, milliseconds) => {
    const tally = { milliseconds: 0, playOuts: [] as number[] };
    let began = 0;
    const bot: BoardgameioBot = new MCTSBot({
      game,
      enumerate: boardgameioMoves,
      objectives: () => (objectives ? boardgameioObjectives(side) : {}),
      iterations: () => Number.MAX_SAFE_INTEGER,
      iterationCallback: ({ iterationCounter }: { readonly iterationCounter: number }) => {
        if (threadTime() - began < milliseconds) return;
        tally.playOuts.push(iterationCounter);
        bot.iterationCounter = Number.POSITIVE_INFINITY;
      },
      seed: `${seed}/theirs/${side}`,
    });
    const opening = internals.InitializeGame({ game });
    return {
      tally,
      async choose(state) {
        began = threadTime();
        const { action } = await bot.play(standing(opening, state), String(side));
        return action.payload.args[0];
      },
    };
  };
}

/** The state of its engine for a skirmish that is being played. */
function standing(opening: BoardgameioState, state: Skirmish): BoardgameioState {
  const { ctx } = opening;
  return {
    ...opening,
    G: state,
    ctx: { ...ctx, currentPlayer: String(state.side), playOrderPos: state.side },
  };
}

function effortOf(players: readonly Contestant[]): Effort {
  const playOuts = players.flatMap(({ tally }) => tally.playOuts);
  const used = players.reduce((sum, { tally }) => sum + tally.milliseconds, 0);
  return { milliseconds: used / playOuts.length, playOuts: median(playOuts) };
}
