/**
 * Finds what the quick player of PBI goes by, by games of one side against greedy, and every fifth against the
 * quick player as he is.
 *
 *     node packages/players/tuning/pbiQuick.ts attacker|defender ROUNDS SEED
 */
import { seededDice, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiMind } from '../src/pbi/mind.ts';
import { marginNow, quickAnswer } from '../src/pbi/quick.ts';
import { QUICK, QUICK_DEPLOYMENT, type QuickWeights } from '../src/pbi/quickWeights.ts';
import type { DeploymentWeights } from '../src/pbi/weights.ts';
import { weightSearch, type Weights } from './weightSearch.ts';

const [, , name = 'attacker', rounds = '100', seed = 'quick'] = process.argv;
const ruleset = pbi as unknown as Ruleset;
const side = pbi.sides.indexOf(name) as SideNumber;

/** What the first few points of a margin are worth: the dice for the houses decide the rest. */
function worth(points: number): number {
  const x = points / 6;
  return x / Math.sqrt(1 + x * x);
}

function play(weights: Weights, game: string, nth: number): number {
  QUICK[side] = weights.acting as unknown as QuickWeights;
  QUICK_DEPLOYMENT[side] = weights.deploying as unknown as DeploymentWeights;
  const made = pbi.setup(pbi.scenarios[nth % pbi.scenarios.length], {});
  if (!made.ok) throw new Error('a bad scenario');
  const state = made.value;
  const [dice, thoughts] = [seededDice(game), seededDice(`${game}/thoughts`)];
  const quickly = Math.floor(nth / pbi.scenarios.length) % 5 === 4;
  for (;;) {
    const { decisions, outcome } = pbi.pending(state);
    if (outcome !== undefined) {
      const won = outcome.winner === undefined ? 0 : outcome.winner === name ? 1 : -1;
      const margin = worth(side === 0 ? marginNow(state) : -marginNow(state));
      return (won + margin) / 2;
    }
    const [{ side: asked }] = decisions;
    const us = pbi.sides.indexOf(asked) as SideNumber;
    const move =
      quickly || us === side
        ? quickAnswer(ruleset, state, us, thoughts)
        : pbiMind.answer(ruleset, state, asked, thoughts);
    pbi.play(state, asked, move as never, dice);
  }
}

const from = { acting: QUICK[side], deploying: QUICK_DEPLOYMENT[side] } as unknown as Weights;
const search = weightSearch({
  from,
  game: play,
  seed: `${seed}/${name}`,
  pairs: 160,
  share: 0.25,
  least: 0.05,
  speed: 0.35,
});
let lately = 0;
for (let round = 1; round <= Number(rounds); round++) {
  const { weights, mean } = search.next().value as { weights: Weights; mean: number };
  lately += (mean - lately) / Math.min(round, 10);
  if (round % 10 === 0) console.log(round, lately.toFixed(3), JSON.stringify(weights));
}
