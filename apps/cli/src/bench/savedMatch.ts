import {
  load,
  Match,
  resume,
  seededDraw,
  type Move,
  type Ruleset,
  type Scenario,
  type Side,
} from '@sandtable/kernel';
import { median, ratesOf } from './clock.ts';

const GAMES = 9;

export interface SavedMatchFigures {
  /** Of a whole game played at random, as it is saved: the middle and the largest. */
  readonly matchBytes: number;
  readonly matchBytesMost: number;
  readonly matchSteps: number;
  /** A step of a match with all that it keeps, and saving it after every step. */
  readonly playMicroseconds: number;
  readonly saveMicroseconds: number;
  /** Reading it and going on from its record; reading, playing it again and verifying it. */
  readonly resumeMilliseconds: number;
  readonly loadMilliseconds: number;
}

export function savedMatchFigures(
  ruleset: Ruleset,
  scenario: Scenario,
  seconds: number,
): SavedMatchFigures {
  const games = Array.from({ length: GAMES }, (_, i) =>
    randomGame(ruleset, scenario, `bench/${i}`),
  );
  const files = games.map(({ match }) => JSON.stringify(match.save()));
  const bytes = files.map((file) => Buffer.byteLength(file));
  const timeOf = (work: (game: RandomGame, file: string) => number): number => {
    let turn = 0;
    const rates = ratesOf(() => {
      const i = turn++ % GAMES;
      return { done: work(games[i], files[i]) };
    }, seconds);
    return 1000 / rates.done;
  };
  const play = timeOf((game) => playAgain(ruleset, scenario, game, false));
  const saved = timeOf((game) => playAgain(ruleset, scenario, game, true));
  return {
    matchBytes: median(bytes),
    matchBytesMost: Math.max(...bytes),
    matchSteps: median(games.map(({ moves }) => moves.length)),
    playMicroseconds: rounded(play * 1000),
    saveMicroseconds: rounded(Math.max(0, saved - play) * 1000),
    resumeMilliseconds: rounded(
      timeOf((_, file) => mustBeGood(resume(JSON.parse(file), [ruleset]))),
    ),
    loadMilliseconds: rounded(timeOf((_, file) => mustBeGood(load(JSON.parse(file), [ruleset])))),
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}

interface RandomGame {
  readonly seed: string;
  readonly match: Match;
  readonly moves: readonly { readonly side: Side; readonly move: Move }[];
}

function begun(ruleset: Ruleset, scenario: Scenario, seed: string): Match {
  const started = Match.start(ruleset, scenario, {}, { kind: 'seeded', seed });
  if (!started.ok) throw new Error(`the scenario ${scenario.id} is not good`);
  return started.value;
}

function randomGame(ruleset: Ruleset, scenario: Scenario, seed: string): RandomGame {
  const match = begun(ruleset, scenario, seed);
  const pick = seededDraw(`${seed}/moves`);
  for (let [decision] = match.pending.decisions; decision !== undefined;) {
    const moves = match.moves(decision.side);
    match.play(decision.side, moves[pick(moves.length) - 1]);
    [decision] = match.pending.decisions;
  }
  return { seed, match, moves: match.steps.map(({ side, move }) => ({ side, move })) };
}

/** The same game again, its moves known, saved after every step or not. Says how many steps it has. */
function playAgain(
  ruleset: Ruleset,
  scenario: Scenario,
  { seed, moves }: RandomGame,
  saves: boolean,
): number {
  const match = begun(ruleset, scenario, seed);
  for (const { side, move } of moves) {
    match.play(side, move);
    if (saves) match.save();
  }
  return moves.length;
}

function mustBeGood({ ok }: { readonly ok: boolean }): number {
  if (!ok) throw new Error('a match that was just saved is refused');
  return 1;
}
