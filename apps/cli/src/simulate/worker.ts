import { parentPort, workerData } from 'node:worker_threads';
import { simulate, type Simulation } from '@sandtable/lab';
import { playerNamed } from '../opponents.ts';
import { rulesetNamed } from '../rulesets.ts';
import type { Batch, Job } from './job.ts';

const simulation = simulationOf(workerData as Job);

parentPort?.on('message', ({ from, games }: Batch) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(simulate(simulation, games, from));
});

function simulationOf({ ruleset: id, scenario, options, players: [a, b], seed }: Job): Simulation {
  const ruleset = rulesetNamed(id);
  const made = ruleset.setup(scenario, options);
  if (!made.ok) throw new Error('the scenario was good a moment ago');
  const players = [playerNamed(ruleset, a), playerNamed(ruleset, b)] as const;
  return { ruleset, opening: made.value, players, seed };
}
