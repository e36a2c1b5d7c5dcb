import { seededDice, type Dice, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { pbiBoats, type BoatState } from '@sandtable/pbi-boats';
import { boatsDoctrine } from '../src/pbi-boats/doctrine.ts';
import { boatsMind } from '../src/pbi-boats/mind.ts';
import { COUNTS, tally, timeLeft } from '../src/pbi-boats/tally.ts';
import { chanceOf } from '../src/search/chance.ts';

// Fits the weights in src/pbi-boats/terms.ts: games of quick answers, with greedy on one side of a third of them; what is counted as
// each turn ends against what came of it, apart for the turns of either side. A count has two weights, for the end of the game and for its
// beginning. Each scenario has a handicap, so that no count answers for what is uneven in it; what of that goes with the attackers' number is what
// `host` is worth.
// Run it as: node packages/players/tuning/pbi-boats.ts 20000 refit

const [, , games = '8000', seed = 'refit'] = process.argv;
const ruleset = pbiBoats as unknown as Ruleset;
const ROUNDS = 600;
const RATE = 0.02;
/** What is taken off a weight that has no reason to be large. */
const DECAY = 0.0003;

interface Sample {
  /** Each count as much as it is late, then as much as it is early; then the handicaps. */
  readonly counts: Float64Array;
  /** Whose turn it was. */
  readonly side: number;
  result: number;
}

const { length: kinds } = COUNTS;
const HOST = COUNTS.indexOf('host');
const { length: scenarios } = pbiBoats.scenarios;
const width = 2 * (kinds + scenarios);
const samples: Sample[] = [];
/** By scenario, what `host` counts there. */
const hosts: number[] = [];

for (let n = 0; n < Number(games); n++) {
  const opening = pbiBoats.setup(pbiBoats.scenarios[n % scenarios], {});
  if (!opening.ok) throw new Error('The scenario cannot be set up.');
  play(opening.value, seededDice(`${seed}/${n}`), n);
}

function play(state: BoatState, dice: Dice, n: number): void {
  const round = Math.floor(n / scenarios);
  const greedy = round % 3 === 2 ? round % 2 : undefined;
  const seen: Sample[] = [];
  let before = 0;
  for (;;) {
    const { decisions, outcome } = pbiBoats.pending(state);
    if (outcome !== undefined) {
      const result = outcome.winner === undefined ? 0.5 : outcome.winner === 'attacker' ? 1 : 0;
      for (const sample of seen) samples.push({ ...sample, result });
      return;
    }
    const now = boatsDoctrine.phase(state);
    if (state.turn > 0 && now > before) {
      // Whoever ended his turn sooner than a quick answer would is passed over.
      if (now > 2 * state.turn + state.side) {
        seen.push({ counts: countsOf(state, n % scenarios), side: state.side, result: 0 });
      }
      before = now;
    }
    const [{ side }] = decisions;
    const us = pbiBoats.sides.indexOf(side) as SideNumber;
    const move =
      us === greedy
        ? boatsMind.answer(ruleset, state, side, dice)
        : boatsDoctrine.quick(ruleset, state, us, dice);
    pbiBoats.play(state, side, move as never, dice);
  }
}

function countsOf(state: BoatState, scenario: number): Float64Array {
  const counted = new Float64Array(kinds);
  tally(state, counted);
  // The handicaps say it.
  hosts[scenario] = counted[HOST];
  counted[HOST] = 0;
  const early = timeLeft(state);
  const counts = new Float64Array(width);
  for (let i = 0; i < kinds; i++) {
    counts[i] = counted[i] * (1 - early);
    counts[kinds + i] = counted[i] * early;
  }
  counts[2 * kinds + scenario] = 1 - early;
  counts[2 * kinds + scenarios + scenario] = early;
  return counts;
}

/** Adam on the likelihood, all samples at once. */
function fitted(own: readonly Sample[]): number[] {
  const scale = new Float64Array(width).fill(1e-9);
  for (const { counts } of own) {
    for (let i = 0; i < width; i++) scale[i] += Math.abs(counts[i]) / own.length;
  }
  const weights = new Float64Array(width);
  const first = new Float64Array(width);
  const second = new Float64Array(width);
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = weights.map((weight) => DECAY * weight);
    for (const { counts, result } of own) {
      let x = 0;
      for (let i = 0; i < width; i++) x += (weights[i] * counts[i]) / scale[i];
      const chance = Math.min(0.9999, Math.max(0.0001, chanceOf(1000 * x)));
      const steep = 0.5 / ((1 + x * x) * Math.sqrt(1 + x * x));
      const wrong = ((chance - result) * steep) / (chance * (1 - chance) * own.length);
      for (let i = 0; i < width; i++) slope[i] += (wrong * counts[i]) / scale[i];
    }
    for (let i = 0; i < width; i++) {
      first[i] = 0.9 * first[i] + 0.1 * slope[i];
      second[i] = 0.999 * second[i] + 0.001 * slope[i] * slope[i];
      const mean = first[i] / (1 - 0.9 ** round);
      weights[i] -= (RATE * mean) / (Math.sqrt(second[i] / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  let loss = 0;
  for (const { counts, result } of own) {
    let x = 0;
    for (let i = 0; i < width; i++) x += (weights[i] * counts[i]) / scale[i];
    loss += (chanceOf(1000 * x) - result) ** 2 / own.length;
  }
  console.error(`${own.length} samples, wrong by ${Math.sqrt(loss).toFixed(4)}`);
  const fair = Array.from(weights, (weight, i) => Math.round((1000 * weight) / scale[i]));
  for (const half of [0, 1]) {
    const from = 2 * kinds + half * scenarios;
    const handicaps = fair.slice(from, from + scenarios);
    console.error(handicaps.join(' '));
    const both = handicaps.reduce((sum, each, i) => sum + each * hosts[i], 0);
    const twice = hosts.reduce((sum, each) => sum + each * each, 0);
    fair[half * kinds + HOST] = Math.round(both / twice);
  }
  return fair;
}

for (const side of [0, 1]) {
  const own = samples.filter((sample) => sample.side === side);
  const weights = fitted(own);
  console.log('  {');
  for (const [i, count] of COUNTS.entries()) {
    console.log(`    ${count}: [${weights[i]}, ${weights[kinds + i]}],`);
  }
  console.log('  },');
}
