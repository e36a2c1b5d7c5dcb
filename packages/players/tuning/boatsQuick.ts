/**
 * Finds what the quick player of Boats for PBI goes by, by games of one side against greedy, and every fifth against
 * the quick player as he is.
 *
 *     node packages/players/tuning/boatsQuick.ts attacker|defender day|night ROUNDS PAIRS SEED SHARE
 */
import { seededDice, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { pbiBoats, type BoatState } from '@sandtable/pbi-boats';
import { boatsMind } from '../src/pbi-boats/mind.ts';
import { QUICK_DEPLOYMENT } from '../src/pbi-boats/quick/deployment.ts';
import { manner } from '../src/pbi-boats/quick/going.ts';
import { quick } from '../src/pbi-boats/quick/quick.ts';
import { QUICK, type QuickWeights } from '../src/pbi-boats/quick/weights.ts';
import { COUNTS, tally } from '../src/pbi-boats/tally.ts';
import type { DeploymentWeights } from '../src/pbi-boats/weights.ts';
import { weightSearch, type Weights } from './weightSearch.ts';

const [, , name = 'attacker', time = 'day', rounds = '40', pairs = '40', seed = 'quick'] =
  process.argv;
const [share = '0.15'] = process.argv.slice(7);
const ruleset = pbiBoats as unknown as Ruleset;
const side = pbiBoats.sides.indexOf(name) as SideNumber;
const which = manner(side, time === 'night');
const scenarios = pbiBoats.scenarios.filter(
  (scenario) => ((scenario as { readonly sight?: number }).sight ?? 0) > 0 === (time === 'night'),
);
const counted = new Float64Array(COUNTS.length);

/** What the attacker leads by if the dice for what he holds fall as they do on average; the first few points count. */
function margin(state: BoatState): number {
  tally(state, counted);
  const x = (7 * counted[COUNTS.indexOf('held')] - 2 * counted[COUNTS.indexOf('lost')]) / 6;
  return x / Math.sqrt(1 + x * x);
}

function play(weights: Weights, game: string, nth: number): number {
  QUICK[which] = weights.acting as unknown as QuickWeights;
  QUICK_DEPLOYMENT[which] = weights.deploying as unknown as DeploymentWeights;
  const made = pbiBoats.setup(scenarios[nth % scenarios.length], {});
  if (!made.ok) throw new Error('a bad scenario');
  const state = made.value;
  const [dice, thoughts] = [seededDice(game), seededDice(`${game}/thoughts`)];
  const quickly = Math.floor(nth / scenarios.length) % 5 === 4;
  for (;;) {
    const { decisions, outcome } = pbiBoats.pending(state);
    if (outcome !== undefined) {
      const won = outcome.winner === undefined ? 0 : outcome.winner === name ? 1 : -1;
      return (won + (side === 0 ? margin(state) : -margin(state))) / 2;
    }
    const [{ side: asked }] = decisions;
    const us = pbiBoats.sides.indexOf(asked) as SideNumber;
    const move =
      quickly || us === side
        ? quick(ruleset, state, us, thoughts)
        : boatsMind.answer(ruleset, state, asked, thoughts);
    pbiBoats.play(state, asked, move as never, dice);
  }
}

const from = { acting: QUICK[which], deploying: QUICK_DEPLOYMENT[which] } as unknown as Weights;
const search = weightSearch({
  from,
  game: play,
  seed,
  pairs: Number(pairs),
  share: Number(share),
  least: 0.002,
  speed: 0.35,
});
let lately = 0;
for (let round = 1; round <= Number(rounds); round++) {
  const { middle, mean } = search.next().value as { middle: Weights; mean: number };
  lately += (mean - lately) / Math.min(round, 10);
  if (round % 5 === 0) console.log(round, lately.toFixed(3), JSON.stringify(middle));
}
