import type { Ruleset, Scenario } from '@sandtable/kernel';
import { SERVER_LOAD, type ServerFigures } from '@sandtable/lab';
import type { Command } from '../arguments.ts';
import { ratesOf } from '../bench/clock.ts';
import { bareSkirmish } from '../bench/peers/bare.ts';
import { boardgameioSkirmish } from '../bench/peers/boardgameio.ts';
import { searchDuel, type SearchDuel } from '../bench/peers/boardgameioBot.ts';
import type { LabFigures } from '../bench/lab.ts';
import { fetchedPeer } from '../bench/peers/fetchedPeer.ts';
import { playerFigures, type PlayerFigures } from '../bench/players.ts';
import { drawnPlayOuts, playOuts, type PlayOut } from '../bench/playOut.ts';
import { savedMatchFigures, type SavedMatchFigures } from '../bench/savedMatch.ts';
import { serverFigures } from '../bench/server.ts';
import { stateFigures, type StateFigures } from '../bench/state.ts';
import { percent } from '../drawing/odds.ts';
import { UsageError } from '../errors.ts';
import { RULESETS, rulesetNamed } from '../rulesets.ts';
import { complain, paint, print, printJson, table } from '../terminal.ts';
import { text } from '../words.ts';

interface Speed {
  readonly stepsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly movesListedPerSecond: number;
}

/** Of a ruleset, which can also draw a move without listing any. */
interface RulesetSpeed extends Speed {
  readonly drawnStepsPerSecond: number;
}

type ScenarioSpeed = Omit<RulesetSpeed, 'gamesPerSecond'>;

/** Of the first scenario, which is the one to begin with; and the speed of each. */
type RulesetFigures = RulesetSpeed &
  StateFigures &
  SavedMatchFigures & {
    readonly scenarios: Readonly<Record<string, ScenarioSpeed>>;
    readonly players?: PlayerFigures;
  };

/** What `bench --json` prints. Other tools read this. */
interface Figures {
  readonly rulesets: Record<string, RulesetFigures>;
  /** One node, on each database; not there where only the engine was asked for. */
  server?: Readonly<Record<string, ServerFigures>>;
  /** Our search against that of boardgame.io, on the skirmish; only with `--compare`. */
  search?: SearchDuel;
  /** Whole games on threads and out of a queue; not there where only the engine was asked for. */
  lab?: LabFigures;
  /** Engines, and servers. */
  readonly peers: Record<string, Speed | ServerFigures>;
}

/** All of it, servers and comparison included, is over within five minutes. */
const SECONDS = 2;

/** Few games: whoever wants to know it better plays more of them (docs/measurements.md). */
const DUEL = { games: 12, milliseconds: 50 };

export const bench: Command = {
  name: 'bench',
  operands: ['[RULESET]'],
  flags: { seconds: { value: 'N' }, compare: {}, engine: {}, json: {} },
  async run(given) {
    const [id] = given.operands;
    const chosen = id === undefined ? RULESETS : [rulesetNamed(id)];
    const seconds = Number(given.text('seconds') ?? SECONDS);
    if (!(seconds > 0 && seconds <= 600)) throw new UsageError(text('error.seconds'));
    const figures: Figures = { rulesets: {}, peers: {} };
    for (const ruleset of chosen) figures.rulesets[ruleset.id] = figuresOf(ruleset, seconds);
    figures.peers['bare JavaScript'] = speedOf(bareSkirmish(), seconds);
    if (given.flag('compare')) {
      figures.peers['boardgame.io'] = speedOf(await boardgameioSkirmish(), seconds);
      complain(text('bench.duelling', DUEL));
      figures.search = await searchDuel(DUEL);
    }
    // One game is only looked at by itself: a server has all of them.
    if (id === undefined && !given.flag('engine')) {
      const load = { ...SERVER_LOAD, seconds: 4 * seconds };
      const folder = given.flag('compare') ? await fetchedPeer('boardgame.io') : undefined;
      const { 'boardgame.io': peer, ...own } = await serverFigures(load, folder);
      figures.server = own;
      if (peer !== undefined) figures.peers['boardgame.io server'] = peer;
    }
    if (id === undefined && !given.flag('engine')) {
      complain(text('bench.labMeasuring'));
      // It brings a database along, which nothing else here needs.
      const { labFigures } = await import('../bench/lab.ts');
      figures.lab = await labFigures(4 * seconds);
    }
    if (given.flag('json')) printJson(figures);
    else show(figures);
    return 0;
  },
};

function figuresOf(ruleset: Ruleset, seconds: number): RulesetFigures {
  complain(text('bench.measuring', { ruleset: ruleset.id }));
  const [first, ...others] = ruleset.scenarios;
  const opening = openingOf(ruleset, first);
  const speed = rulesetSpeed(ruleset, opening, seconds);
  const figures = {
    ...speed,
    ...stateFigures(ruleset, opening, seconds),
    ...savedMatchFigures(ruleset, first, seconds / 4),
  };
  const scenarios = { [first.id]: scenarioSpeed(speed) };
  for (const scenario of others) {
    // They only show whether the first is typical, so a quarter of the time will do.
    const other = rulesetSpeed(ruleset, openingOf(ruleset, scenario), seconds / 4);
    scenarios[scenario.id] = scenarioSpeed(other);
  }
  const players = playerFigures(ruleset, seconds);
  return { ...figures, scenarios, ...(players && { players }) };
}

function openingOf(ruleset: Ruleset, scenario: Scenario): object {
  const opening = ruleset.setup(scenario, {});
  if (opening.ok) return opening.value;
  throw new Error(`the scenario ${scenario.id} is not good`);
}

function rulesetSpeed(ruleset: Ruleset, opening: object, seconds: number): RulesetSpeed {
  const listed = speedOf(playOuts(ruleset, opening), seconds);
  const { steps } = ratesOf(drawnPlayOuts(ruleset, opening), seconds);
  return { ...listed, drawnStepsPerSecond: Math.round(steps) };
}

function scenarioSpeed({ gamesPerSecond: _, ...speed }: RulesetSpeed): ScenarioSpeed {
  return speed;
}

function speedOf(run: () => PlayOut, seconds: number): Speed {
  const { steps, games, movesListed } = ratesOf<Record<keyof PlayOut, number>>(
    () => ({ ...run() }),
    seconds,
  );
  return {
    stepsPerSecond: Math.round(steps),
    gamesPerSecond: Number(games.toFixed(1)),
    movesListedPerSecond: Math.round(movesListed),
  };
}

function show({ rulesets, server, search, lab, peers: all }: Figures): void {
  const peers = engines(all);
  const line = (name: string, speed: Speed): (string | number)[] => [
    name,
    speed.gamesPerSecond,
    speed.stepsPerSecond,
    speed.movesListedPerSecond,
    Number((speed.movesListedPerSecond / speed.stepsPerSecond).toFixed(1)),
  ];
  const heading = ['games', 'steps', 'moves', 'movesAStep'].map((key) => text(`bench.${key}`));
  print(paint('bold', text('bench.title')));
  const speeds = [...Object.entries(rulesets), ...Object.entries(peers)];
  print(table([['', ...heading], ...speeds.map(([name, speed]) => line(name, speed))]));
  for (const [name, figures] of Object.entries(rulesets)) {
    print();
    print(text('bench.state', { name, bytes: figures.stateBytes, most: figures.stateBytesMost }));
    print(text('bench.clone', { name, microseconds: figures.cloneMicroseconds.toFixed(2) }));
    print(
      text('bench.match', {
        name,
        bytes: figures.matchBytes,
        most: figures.matchBytesMost,
        steps: figures.matchSteps,
        milliseconds: figures.loadMilliseconds,
      }),
    );
    print(
      text('bench.step', {
        name,
        play: figures.playMicroseconds,
        save: figures.saveMicroseconds,
        resume: figures.resumeMilliseconds,
      }),
    );
    print(scenarioTable(name, figures, peers));
    if (figures.players !== undefined) showPlayers(figures.players);
  }
  if (search !== undefined) showDuel(search);
  const servers = Object.entries(all).filter(([name]) => !(name in peers));
  if (server !== undefined) showServers([...Object.entries(server), ...servers]);
  if (lab === undefined) return;
  print();
  for (const [threads, games] of Object.entries(lab.gamesPerSecond)) {
    print(text('bench.lab', { threads: Number(threads), games }));
  }
  print(text('bench.labQueue', { percent: percent(lab.queueOverhead) }));
}

function showPlayers({ playOutsPerSecond, decisionsPerSecond }: PlayerFigures): void {
  const rows = (figures: Readonly<Record<string, number>>): (string | number)[][] =>
    Object.entries(figures).map(([name, rate]) => [`  ${name}`, rate]);
  print(table([[text('bench.playOuts'), ''], ...rows(playOutsPerSecond)]));
  print(table([[text('bench.decisions'), ''], ...rows(decisionsPerSecond)]));
}

function showDuel({ games, wins, draws, share, interval, ours, theirs }: SearchDuel): void {
  const [low, high] = interval.map((each) => percent(each));
  print();
  print(text('bench.duel', { games, wins, draws, share: percent(share), low, high }));
  for (const [key, effort] of Object.entries({ ours, theirs })) {
    const milliseconds = effort.milliseconds.toFixed(0);
    print(text(`bench.duel.${key}`, { ...effort, milliseconds }));
  }
}

function isServer(peer: Speed | ServerFigures): peer is ServerFigures {
  return 'movesPerSecond' in peer;
}

function engines(peers: Figures['peers']): Record<string, Speed> {
  const found: Record<string, Speed> = {};
  for (const [name, peer] of Object.entries(peers)) if (!isServer(peer)) found[name] = peer;
  return found;
}

function showServers(servers: readonly (readonly [string, Speed | ServerFigures])[]): void {
  const speeds = ['movesPerSecond', 'p50', 'p95', 'p99', 'microsecondsPerMove'] as const;
  const held = ['sockets', 'bytesPerSocket', 'bytesPerActiveSocket'] as const;
  const heading = (columns: readonly string[]): string[] =>
    columns.map((column) => text(`bench.server.${column}`));
  const rows = (cells: (figures: ServerFigures) => readonly number[]): (string | number)[][] =>
    servers.flatMap(([name, each]) => (isServer(each) ? [[`  ${name}`, ...cells(each)]] : []));
  print();
  print(
    table([
      [text('bench.server'), ...heading([...speeds, ...held])],
      ...rows((figures) => [...speeds, ...held].map((column) => figures[column])),
      [text('bench.server.opening'), ...speeds.map(() => '')],
      ...rows(({ opening }) => speeds.map((column) => opening[column])),
    ]),
  );
}

/** How fast each scenario is with lists and with `draw`, and how many times as fast as each peer. */
function scenarioTable(
  name: string,
  { scenarios }: RulesetFigures,
  peers: Readonly<Record<string, Speed>>,
): string {
  const ratios = Object.keys(peers).map((peer) => text('bench.ratio', { peer }));
  const against = (steps: number): (string | number)[] => [
    steps,
    ...Object.values(peers).map((peer) => ratioOf(steps, peer)),
  ];
  const heading = [
    text('bench.scenarios', { name }),
    text('bench.moves'),
    text('bench.withLists'),
    ...ratios,
    text('bench.withDraw'),
    ...ratios,
  ];
  const rows = Object.entries(scenarios).map(([id, speed]) => [
    `  ${id}`,
    speed.movesListedPerSecond,
    ...against(speed.stepsPerSecond),
    ...against(speed.drawnStepsPerSecond),
  ]);
  return table([heading, ...rows]);
}

/** How many times as many steps: the one figure that means the same on every machine. */
function ratioOf(stepsPerSecond: number, peer: Speed): string {
  const times = stepsPerSecond / peer.stepsPerSecond;
  return times < 1 ? times.toPrecision(2) : times.toFixed(2);
}
