// npm run rate -- [RULESET ...] [--games N] [--jobs N] [--scenario ID ...] [--quick | --thought]: plays the levels of each game against each other, and keeps
// what came of it as packages/players/src/rated.json and in the tables of docs/measurements.md. What was played is kept, so that it can be stopped and gone on with.
// With --quick only those play who do not think ahead, with --thought only who does; with --scenario on those alone. What is not played stays as it is known.
import { readRun, type Run, type RunFile, type RunRecord } from '@sandtable/lab';
import { kindNamed, playerNames, playersOf, swiftPlayer } from '@sandtable/players';
import type { Duel, RatedGame } from '@sandtable/players/rated';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Crew } from '../lab/crew.ts';
import { RunFolder } from '../lab/folder.ts';
import { playMissing } from '../lab/playing.ts';
import { Progress } from '../progress.ts';
import { rulesetNamed, RULESETS } from '../rulesets.ts';
import { wordsOf } from '../words.ts';
import {
  duelsIn,
  joined,
  ladder,
  PAIRINGS,
  QUICK_PAIRINGS,
  ratedBy,
  THOUGHT_PAIRINGS,
} from './ladder.ts';
import { secondsPerDecision } from './pondering.ts';
import { ratingTables } from './tables.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const RATED = join(ROOT, 'packages', 'players', 'src', 'rated.json');
const PAGE = join(ROOT, 'docs', 'measurements.md');
const KEPT = join(ROOT, '.cache', 'rating');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'ladder' },
    scenario: { type: 'string', multiple: true, default: [] },
    quick: { type: 'boolean', default: false },
    thought: { type: 'boolean', default: false },
  },
});

/** Games of those who do not think ahead take next to no time: there are so many times as many of them. */
const QUICKLY = 10;

/** Plays what is left of a run, and gives all of its games. */
async function played(run: Run, id: string): Promise<readonly RunRecord[]> {
  const folder = RunFolder.for(join(KEPT, `${id}-${run.digest}`), run);
  const progress = new Progress(run.games);
  const crew = new Crew(Number(values.jobs));
  const before = new Set(folder.records.map(({ number }) => number));
  await playMissing(run, crew, before, (batch) => {
    folder.add(batch);
    progress.show(folder.records.length);
  });
  await crew.dismiss();
  progress.clear();
  return folder.records;
}

function runOf(file: RunFile): Run {
  const read = readRun(file, RULESETS, playerNames);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function isLike({
  players: [a, b],
}: Pick<Duel, 'players'>): (other: Pick<Duel, 'players'>) => boolean {
  return ({ players }) => players[0] === a && players[1] === b;
}

async function rate(id: string): Promise<RatedGame> {
  const ruleset = rulesetNamed(id);
  const { seed, scenario: only, quick, thought } = values;
  const games = Number(values.games);
  const known = Object.hasOwn(kept, id) ? kept[id].duels : [];
  const duelsOf = async (pairings: typeof PAIRINGS, each: number): Promise<Duel[]> => {
    const before = known.filter((duel) => pairings.some((players) => isLike(duel)({ players })));
    if (each === 0) return before;
    const run = runOf(ladder(ruleset, each, seed, pairings, only));
    const now = duelsIn(run, await played(run, id), pairings);
    return only.length === 0 ? now : now.map((duel) => joined(before.find(isLike(duel)), duel));
  };
  const duels = [
    ...(await duelsOf(THOUGHT_PAIRINGS, quick ? 0 : games)),
    ...(await duelsOf(QUICK_PAIRINGS, thought ? 0 : QUICKLY * games)),
  ];
  const kinds = playersOf(ruleset);
  const named = (name: string): (typeof kinds)[number] => kindNamed(kinds, name) ?? kinds[0];
  const seconds = new Map(
    [...new Set(PAIRINGS.flat())].map((name) => [
      name,
      secondsPerDecision(ruleset, named(name), named(swiftPlayer(ruleset))),
    ]),
  );
  return {
    players: ratedBy(duels, (player) => seconds.get(player) ?? 0),
    duels,
    seed,
    machine: `${availableParallelism()} cores of ${cpus()[0].model.split(/\s+/u).slice(0, 2).join(' ')}`,
    date: new Date().toISOString().slice(0, 10),
  };
}

const kept = JSON.parse(readFileSync(RATED, 'utf8')) as Record<string, RatedGame>;
for (const id of positionals.length === 0 ? RULESETS.map((each) => each.id) : positionals) {
  kept[id] = await rate(id);
  writeFileSync(RATED, `${JSON.stringify(kept, null, 2)}\n`);
}
const tables = RULESETS.filter(({ id }) => id in kept).map((ruleset) =>
  ratingTables(wordsOf(ruleset).word('ruleset', 'title'), kept[ruleset.id]),
);
const page = readFileSync(PAGE, 'utf8');
writeFileSync(
  PAGE,
  page.replace(
    /(<!-- ratings -->\n).*?(<!-- end of ratings -->)/su,
    (_, head: string, tail: string) => `${head}\n${tables.join('\n\n')}\n\n${tail}`,
  ),
);
