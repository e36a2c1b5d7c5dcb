import { load, Match, seededDraw, type Ruleset, type Scenario } from '@sandtable/kernel';
import { median } from './clock.ts';

const GAMES = 9;
const ROUNDS = 5;

export interface SavedMatchFigures {
  /** Of a whole game played at random, as it is saved: the middle and the largest. */
  readonly matchBytes: number;
  readonly matchBytesMost: number;
  readonly matchSteps: number;
  /** Reading, loading and verifying it. */
  readonly loadMilliseconds: number;
}

export function savedMatchFigures(ruleset: Ruleset, scenario: Scenario): SavedMatchFigures {
  const matches = Array.from({ length: GAMES }, (_, i) =>
    randomMatch(ruleset, scenario, `bench/${i}`),
  );
  const files = matches.map((match) => JSON.stringify(match.save()));
  const bytes = files.map((file) => Buffer.byteLength(file));
  const times = files.flatMap((file) =>
    Array.from({ length: ROUNDS }, () => loadingTime(file, ruleset)),
  );
  return {
    matchBytes: median(bytes),
    matchBytesMost: Math.max(...bytes),
    matchSteps: median(matches.map((match) => match.steps.length)),
    loadMilliseconds: Number(median(times).toFixed(2)),
  };
}

function randomMatch(ruleset: Ruleset, scenario: Scenario, seed: string): Match {
  const started = Match.start(ruleset, scenario, {}, { kind: 'seeded', seed });
  if (!started.ok) throw new Error(`the scenario ${scenario.id} is not good`);
  const match = started.value;
  const pick = seededDraw(`${seed}/moves`);
  for (let [decision] = match.pending.decisions; decision !== undefined;) {
    const moves = match.moves(decision.side);
    match.play(decision.side, moves[pick(moves.length) - 1]);
    [decision] = match.pending.decisions;
  }
  return match;
}

function loadingTime(file: string, ruleset: Ruleset): number {
  const began = performance.now();
  const loaded = load(JSON.parse(file), [ruleset]);
  const time = performance.now() - began;
  if (!loaded.ok) throw new Error('a match that was just saved is refused');
  return time;
}
