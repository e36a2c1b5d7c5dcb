import { randomBytes } from 'node:crypto';
import { describeProblems, Match, type Ruleset, type Scenario } from '@sandtable/kernel';
import { entrantsOf } from '../arena/entry.ts';
import { reportOf, type ArenaReport, type Cell, type Row } from '../arena/report.ts';
import { gamesOf, roundRobin, type ArenaRecord } from '../arena/roundRobin.ts';
import type { Arguments, Command } from '../arguments.ts';
import { percent } from '../drawing/odds.ts';
import { UserError } from '../errors.ts';
import { listProblems, writeJson } from '../files.ts';
import { Progress } from '../progress.ts';
import { rulesetNamed } from '../rulesets.ts';
import { scenarioNamed } from '../scenarios.ts';
import { paint, print, printJson, table } from '../terminal.ts';
import { catalogueOf, text } from '../words.ts';

const GAMES = 20;
const MOST_GAMES = 100_000;
const SECONDS = 10;

/** As many forfeits are told one by one; programs break down in the same way again and again. */
const FORFEITS_SHOWN = 10;

export const arena: Command = {
  name: 'arena',
  operands: ['RULESET'],
  flags: {
    players: { value: 'A,B,...' },
    games: { value: 'N' },
    seed: { value: 'TEXT' },
    scenario: { value: 'ID|FILE|all' },
    option: { value: 'NAME=VALUE', multiple: true },
    time: { value: 'SECONDS' },
    out: { value: 'FILE' },
    json: {},
  },
  async run(given) {
    const ruleset = rulesetNamed(given.operands[0]);
    const seconds = given.number('time', 1, 86_400) ?? SECONDS;
    const entries = given.text('players')?.split(',') ?? [];
    const all = {
      ruleset,
      scenarios: scenariosFor(ruleset, given),
      options: given.options(ruleset),
      entrants: entrantsOf(ruleset, entries, seconds),
      games: given.number('games', 1, MOST_GAMES) ?? GAMES,
      // One that everybody knew beforehand would tell the dice to whoever wants to know them.
      seed: given.text('seed') ?? randomBytes(8).toString('hex'),
    };
    const records: ArenaRecord[] = [];
    const progress = new Progress(gamesOf(all));
    progress.show(0);
    try {
      for await (const record of roundRobin(all)) progress.show(records.push(record));
    } finally {
      await Promise.all(all.entrants.map(async (entrant) => entrant.leave()));
      progress.clear();
    }
    const players = all.entrants.map(({ name }) => name);
    const report = reportOf(records, players);
    const { seed, games, scenarios } = all;
    const about = {
      ruleset: ruleset.id,
      version: ruleset.version,
      scenarios: scenarios.map(({ id }) => id),
    };
    const whole = { ...about, seed, games, seconds, players, ...report, records };
    const file = given.text('out');
    if (file !== undefined) writeJson(file, whole);
    if (given.flag('json')) printJson(whole);
    else {
      show(report, records.length);
      print(paint('dim', text('arena.seed', { seed })));
    }
    return players.some((player) => neverStarted(records, player)) ? 1 : 0;
  },
};

/** Then whoever asked has most likely misspelt a command, and the ratings say nothing. */
function neverStarted(records: readonly ArenaRecord[], player: string): boolean {
  const forfeits = records.flatMap(({ players, forfeit }) =>
    players.includes(player) ? [forfeit] : [],
  );
  // Of two that cannot be started only the first to be asked forfeits.
  return (
    forfeits.some((each) => each?.player === player) &&
    forfeits.every((each) => each?.fault === 'start')
  );
}

/** The scenarios that are asked for, each tried out once: what is wrong with one is told before anybody plays. */
function scenariosFor(ruleset: Ruleset, given: Arguments): Scenario[] {
  const name = given.text('scenario') ?? ruleset.scenarios[0].id;
  const wanted = name === 'all' ? ruleset.scenarios : [scenarioNamed(ruleset, name)];
  return wanted.map((scenario) => {
    const dice = { kind: 'seeded', seed: '' } as const;
    const started = Match.start(ruleset, scenario, given.options(ruleset), dice);
    if (started.ok) return started.value.scenario;
    const problems = describeProblems(started.problems, catalogueOf(ruleset));
    throw new UserError(listProblems(name, problems));
  });
}

function show({ anchor, table: rows, forfeits }: ArenaReport, games: number): void {
  print(paint('bold', text('arena.title', { games })));
  const numbers = rows.map((_, i) => `${i + 1}`);
  const heading = ['', '', text('arena.rating'), text('arena.interval'), text('arena.points')];
  print(table([[...heading, ...numbers], ...rows.map((row, i) => rowOf(row, i, rows))]));
  print(text('arena.anchor', { anchor }));
  if (forfeits.length === 0) return;
  print();
  print(paint('bold', text('arena.forfeits', { count: forfeits.length })));
  for (const { game, forfeit } of forfeits.slice(0, FORFEITS_SHOWN)) {
    if (forfeit === undefined) continue;
    const { player, fault, says } = forfeit;
    print(text('arena.forfeit', { game, player, fault, says }));
  }
  const left = forfeits.length - FORFEITS_SHOWN;
  if (left > 0) print(text('arena.moreForfeits', { left }));
}

function rowOf(row: Row, i: number, all: readonly Row[]): (string | number)[] {
  const [low, high] = row.interval.map((each) => signed(each));
  const interval = low === high ? '' : text('arena.between', { low, high });
  const points = text('arena.pointsOf', { points: row.points, games: row.games });
  const cells = all.map(({ player }) =>
    shown(row.against.find(({ against }) => against === player)),
  );
  return [i + 1, row.player, signed(row.rating), interval, points, ...cells];
}

function shown(cell: Cell | undefined): string {
  return cell === undefined ? text('arena.self') : percent(cell.share);
}

function signed(rating: number): string {
  const whole = Math.round(rating);
  return whole > 0 ? `+${whole}` : `${whole}`;
}
