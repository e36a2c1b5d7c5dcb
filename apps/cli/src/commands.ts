import type { Command } from './arguments.ts';
import { arena } from './commands/arena.ts';
import { armyBuild } from './commands/armyBuild.ts';
import { armyCheck } from './commands/armyCheck.ts';
import { armyList } from './commands/armyList.ts';
import { bench } from './commands/bench.ts';
import { engine } from './commands/engine.ts';
import { labBalance } from './commands/labBalance.ts';
import { labCompare } from './commands/labCompare.ts';
import { labReport } from './commands/labReport.ts';
import { labRun } from './commands/labRun.ts';
import { labWorker } from './commands/labWorker.ts';
import { learn } from './commands/learn.ts';
import { play } from './commands/play.ts';
import { players } from './commands/players.ts';
import { replay } from './commands/replay.ts';
import { report } from './commands/report.ts';
import { rerun } from './commands/rerun.ts';
import { review } from './commands/review.ts';
import { rules } from './commands/rules.ts';
import { rulesets } from './commands/rulesets.ts';
import { scenarioCheck } from './commands/scenarioCheck.ts';
import { schema } from './commands/schema.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';

/** Everything the program can do, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  play,
  learn,
  rulesets,
  rules,
  players,
  simulate,
  arena,
  labRun,
  labReport,
  labCompare,
  labBalance,
  labWorker,
  replay,
  report,
  review,
  verify,
  rerun,
  scenarioCheck,
  armyList,
  armyBuild,
  armyCheck,
  schema,
  bench,
  engine,
];
