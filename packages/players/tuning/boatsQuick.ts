/**
 * Finds what the quick player of Boats for PBI goes by, by games of one side against greedy, and every fifth against
 * the quick player as he is.
 *
 *     node packages/players/tuning/boatsQuick.ts attacker|defender ROUNDS PAIRS SEED SHARE
 */
import { seededDice, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { pbiBoats, type BoatState } from '@sandtable/pbi-boats';
import { boatsMind } from '../src/pbi-boats/mind.ts';
import { quick } from '../src/pbi-boats/quick/quick.ts';
import { QUICK, QUICK_DEPLOYMENT, type QuickWeights } from '../src/pbi-boats/quick/weights.ts';
import { COUNTS, tally } from '../src/pbi-boats/tally.ts';
import type { DeploymentWeights } from '../src/pbi-boats/weights.ts';
import { weightSearch, type Weights } from './weightSearch.ts';

const [, , name = 'attacker', rounds = '40', pairs = '40', seed = 'quick', share = '0.12'] =
  process.argv;
const ruleset = pbiBoats as unknown as Ruleset;
const side = pbiBoats.sides.indexOf(name) as SideNumber;
const counted = new Float64Array(COUNTS.length);

/** What the attacker leads by if the dice for what he holds fall as they do on average; the first few points count. */
function margin(state: BoatState): number {
  tally(state, counted);
  const x = (7 * counted[COUNTS.indexOf('held')] - 2 * counted[COUNTS.indexOf('lost')]) / 6;
  return x / Math.sqrt(1 + x * x);
}

function play(weights: Weights, game: string, nth: number): number {
  QUICK[side] = weights.acting as unknown as QuickWeights;
  QUICK_DEPLOYMENT[side] = weights.deploying as unknown as DeploymentWeights;
  const made = pbiBoats.setup(pbiBoats.scenarios[nth % pbiBoats.scenarios.length], {});
  if (!made.ok) throw new Error('a bad scenario');
  const state = made.value;
  const [dice, thoughts] = [seededDice(game), seededDice(`${game}/thoughts`)];
  const quickly = Math.floor(nth / pbiBoats.scenarios.length) % 5 === 4;
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

const from = { acting: QUICK[side], deploying: QUICK_DEPLOYMENT[side] } as unknown as Weights;
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
