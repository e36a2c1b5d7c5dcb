import {
  accept,
  bytesOf,
  canonicalJson,
  knobbed,
  message,
  optionsSchema,
  problemsIn,
  reject,
  sha256,
  toHex,
  type OptionValues,
  type Problem,
  type Result,
  type Ruleset,
  type Scenario,
  type Message,
} from '@sandtable/kernel';
import type { PlayerKind } from '@sandtable/players';
import { kindNamed } from '@sandtable/players/loading';
import { misnomerAmong, thinkersAmong, type Misnomer } from '@sandtable/players/names';
import { Fortune } from './fortune.ts';
import { together } from './game.ts';
import { RUN_SCHEMA, type RunFile, type RunScenario } from './runFile.ts';
import { simulateGame, type GameRecord } from './simulation.ts';
import { placeOf, valueName } from './variants.ts';
import { Witness, type Detail } from './witness.ts';

/** Two players at one scenario, played one way. */
export interface Contest {
  /** What its scenario is called in tables. */
  readonly name: string;
  readonly scenario: Scenario;
  readonly options: OptionValues;
  readonly players: readonly [string, string];
  /** The position every game begins with. */
  readonly opening: object;
  readonly seed: string;
}

/** A run that can be played. Its games are numbered, the first game of each contest first. */
export interface Run {
  readonly file: RunFile;
  readonly ruleset: Ruleset;
  readonly contests: readonly Contest[];
  /** All games of all contests. */
  readonly games: number;
  /** What all figures follow from, scenarios and version of the rules too, in short: where it differs, so may the figures. */
  readonly digest: string;
}

/** One game of a run. */
export interface RunRecord extends GameRecord {
  /** In the run, from 0; `game` is its number in its contest. */
  readonly number: number;
  readonly detail?: Detail;
  /** What the dice gave the first side, in thousandths of a game. */
  readonly luck?: number;
}

/** Years of play, and still a number that every database holds. */
const MOST_IN_ALL = 100_000_000;

/** A run from its file, or everything that is wrong with that. Who can play these rules is told by name: nobody has to be there to read it. */
export function readRun(
  content: unknown,
  rulesets: readonly Ruleset[],
  playersFor: (ruleset: Ruleset) => readonly string[],
): Result<Run> {
  const form = problemsIn(RUN_SCHEMA, content);
  if (form.length > 0) return reject(form);
  const file = content as RunFile;
  const ruleset = rulesets.find(({ id }) => id === file.ruleset);
  if (ruleset === undefined) {
    const known = rulesets.map(({ id }) => id);
    return refuse('ruleset', 'ruleset', { found: file.ruleset, known });
  }
  const problems: Problem[] = [];
  const scenarios = file.scenarios.map((entry, i) =>
    variantOf(ruleset, entry, `scenarios[${i}]`, problems),
  );
  const ways = file.options ?? [{}];
  for (const [i, options] of ways.entries()) {
    problems.push(...problemsIn(optionsSchema(ruleset.options), options, `options[${i}]`));
  }
  problems.push(...playerProblems(file, playersFor(ruleset)));
  if (file.luck === true && thinkersAmong(playersFor(ruleset)).length === 0) {
    problems.push({ path: 'luck', message: message('problem.runLuck') });
  }
  if (problems.length > 0) return reject(problems);
  const contests = scenarios.flatMap((variant, i) =>
    ways.flatMap((options) => {
      const { name, scenario } = variant as Variant;
      const made = ruleset.setup(scenario, options);
      if (!made.ok) {
        problems.push(...made.problems.map((each) => within(`scenarios[${i}].scenario`, each)));
        return [];
      }
      const opening = made.value;
      return pairingsOf(file).map((players) => {
        const seed = seedOf(file.seed, name, options, players);
        return { name, scenario, options, players, opening, seed };
      });
    }),
  );
  problems.push(...twins(contests));
  if (file.games * contests.length > MOST_IN_ALL) {
    problems.push({ path: 'games', message: message('problem.runMany', { most: MOST_IN_ALL }) });
  }
  if (problems.length > 0) return reject(problems);
  const { games } = file;
  const digest = digestOf(ruleset, file, contests);
  return accept({ file, ruleset, contests, games: games * contests.length, digest });
}

/** Game `number` of a run. It depends on nothing else, so that games can be shared out in any way. */
export function playNumber(run: Run, kinds: readonly PlayerKind[], number: number): RunRecord {
  const { contests, ruleset, file } = run;
  const { opening, seed, players } = contests[number % contests.length];
  const game = Math.floor(number / contests.length);
  const named = (name: string) => kindNamed(kinds, name) as PlayerKind;
  const both = [named(players[0]), named(players[1])] as const;
  const keepsSides = file.keepSides ?? false;
  const simulation = { ruleset, opening, players: both, seed, keepsSides };
  const witness = file.detail === true ? new Witness(ruleset, opening) : undefined;
  const fortune = file.luck === true ? fortuneOf(run, kinds, `${seed}/${game}/again`) : undefined;
  const onlooker = together([witness, fortune].filter((each) => each !== undefined));
  return {
    number,
    ...simulateGame(simulation, game, onlooker),
    ...(witness && { detail: witness.detail() }),
    ...(fortune && { luck: fortune.given }),
  };
}

/** Luck is judged as the strongest of those would who think ahead. */
function fortuneOf(
  { ruleset }: Run,
  kinds: readonly PlayerKind[],
  seed: string,
): Fortune | undefined {
  const coach = kinds.find((kind) => kind.coach !== undefined)?.coach?.(ruleset);
  return coach && new Fortune(ruleset, coach, seed);
}

/** The contest of a game. */
export function contestOf({ contests }: Run, { number }: Pick<RunRecord, 'number'>): Contest {
  return contests[number % contests.length];
}

/** What a scenario of a run is called: with its knobs, where they are turned. */
function nameOf({ name, knobs = {} }: RunScenario, { id, knobs: own = [] }: Scenario): string {
  if (name !== undefined) return name;
  const turned = Object.entries(knobs).flatMap(([called, value]) => {
    const knob = own.find((each) => each.name === called);
    if (knob === undefined) return [];
    // What takes more than a word is named by its place among the values.
    return `${called} ${valueName(knob, value) ?? `#${placeOf(knob, value) + 1}`}`;
  });
  return [id, ...turned].join(', ');
}

/** Who plays whom. */
function pairingsOf({ players = [], pairings }: RunFile): (readonly [string, string])[] {
  if (pairings !== undefined) return pairings.map(([a, b]) => [a, b]);
  if (players.length === 1) return [[players[0], players[0]]];
  return players.flatMap((a, i) => players.slice(i + 1).map((b): [string, string] => [a, b]));
}

/** The dice of a contest follow from what it is called: whatever else a run has, its games stay the same. */
function seedOf(
  seed: string,
  name: string,
  options: OptionValues,
  players: readonly [string, string],
): string {
  return [seed, name, canonicalJson(options), ...players].join('/');
}

type Variant = Pick<Contest, 'name' | 'scenario'>;

function variantOf(
  ruleset: Ruleset,
  entry: RunScenario,
  path: string,
  problems: Problem[],
): Variant | undefined {
  const { id, scenario: own, knobs = {} } = entry;
  if ((id === undefined) === (own === undefined)) {
    problems.push({ path, message: message('problem.runScenario') });
    return undefined;
  }
  const found = own ?? ruleset.scenarios.find((each) => each.id === id);
  if (found === undefined) {
    const known = ruleset.scenarios.map((each) => each.id);
    problems.push({ path: `${path}.id`, message: message('problem.runReady', { known }) });
    return undefined;
  }
  // What is no scenario at all has no knobs to be turned.
  const whole = ruleset.setup(found, {});
  if (!whole.ok) {
    problems.push(...whole.problems.map((each) => within(`${path}.scenario`, each)));
    return undefined;
  }
  const made = knobbed(found as Scenario, knobs);
  if (made.ok) return { name: nameOf(entry, found as Scenario), scenario: made.value };
  problems.push(...made.problems.map((each) => within(`${path}.knobs`, each)));
  return undefined;
}

function why(misnomer: Misnomer, known: readonly string[]): Message {
  switch (misnomer) {
    case 'nobody':
      return message('problem.runPlayer', { known });
    case 'number':
      return message('problem.runPlayOuts');
    case 'thoughtless':
      return message('problem.runThoughtless', { thinkers: thinkersAmong(known) });
  }
}

function playerProblems({ players, pairings }: RunFile, known: readonly string[]): Problem[] {
  if (players === undefined && pairings === undefined) {
    return [{ path: 'players', message: message('problem.missing') }];
  }
  const unknown = (name: string, path: string): Problem[] => {
    const misnomer = misnomerAmong(known, name);
    return misnomer === undefined ? [] : [{ path, message: why(misnomer, known) }];
  };
  return [
    ...(players ?? []).flatMap((name, i) => unknown(name, `players[${i}]`)),
    ...(pairings ?? []).flatMap((pair, i) =>
      pair.flatMap((name, which) => unknown(name, `pairings[${i}][${which}]`)),
    ),
  ];
}

/** Contests that nothing tells apart would be the same games, counted twice. */
function twins(contests: readonly Contest[]): Problem[] {
  const seeds = contests.map(({ seed }) => seed);
  const again = contests.filter((_, i) => seeds.indexOf(seeds[i]) !== i);
  return again.map(({ name, players: [a, b] }) => ({
    path: 'scenarios',
    message: message('problem.runTwice', { name, a, b }),
  }));
}

function digestOf({ id, version }: Ruleset, file: RunFile, contests: readonly Contest[]): string {
  const { games, keepSides = false, detail = false, luck = false } = file;
  const played = contests.map(({ seed, scenario }) => [seed, scenario]);
  const noted = luck ? [detail, luck] : [detail];
  const all = canonicalJson([id, version, games, keepSides, ...noted, played]);
  return toHex(sha256(bytesOf(all))).slice(0, 32);
}

function within(path: string, problem: Problem): Problem {
  return { ...problem, path: problem.path === '' ? path : `${path}.${problem.path}` };
}

function refuse(
  path: string,
  key: string,
  parts: NonNullable<Parameters<typeof message>[1]>,
): Result<never> {
  return reject([{ path, message: message(`problem.${key}`, parts) }]);
}
