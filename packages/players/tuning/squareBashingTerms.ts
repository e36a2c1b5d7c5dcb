/**
 * Finds what the terms of Square Bashing weigh: how they stood at the end of every turn of games between quick players, against how
 * these games ended, by descent along the squared error of the chance that they say.
 *
 *     node packages/players/tuning/squareBashingTerms.ts GAMES SEED
 */
import { seededDice, type SideNumber } from '@sandtable/kernel';
import { squareBashing } from '@sandtable/square-bashing';
import { squareBashingDoctrine as doctrine } from '../src/square-bashing/doctrine.ts';

const [games, seed] = [Number(process.argv[2] ?? 400), process.argv[3] ?? 'terms'];
const { terms } = doctrine;

interface Sample {
  readonly amounts: readonly number[];
  readonly result: number;
}

const samples: Sample[] = [];
for (let game = 0; game < games; game++) {
  const { scenarios, sides } = squareBashing;
  const made = squareBashing.setup(scenarios[game % scenarios.length], {});
  if (!made.ok) throw new Error('a bad scenario');
  const state = made.value;
  const dice = seededDice(`${seed}/${game}`);
  const seen: { us: SideNumber; amounts: number[] }[] = [];
  let phase = doctrine.phase(state);
  for (;;) {
    const { decisions, outcome } = squareBashing.pending(state);
    if (outcome !== undefined) {
      for (const { us, amounts } of seen) {
        const result = outcome.winner === undefined ? 0.5 : outcome.winner === sides[us] ? 1 : 0;
        samples.push({ amounts, result });
      }
      break;
    }
    if (doctrine.phase(state) !== phase) {
      phase = doctrine.phase(state);
      for (const us of [0, 1] as const) {
        const amounts = new Array<number>(terms.length).fill(0);
        doctrine.weigh(state, us, amounts);
        seen.push({ us, amounts });
      }
    }
    const us = sides.indexOf(decisions[0].side) as SideNumber;
    squareBashing.play(
      state,
      sides[us],
      doctrine.quick(squareBashing, state, us, dice) as never,
      dice,
    );
  }
}

/** So much of each term there is as a rule, so that all are moved alike. */
const usual = terms.map((_, i) =>
  Math.sqrt(samples.reduce((sum, { amounts }) => sum + amounts[i] ** 2, 0) / samples.length + 1e-9),
);
const weights = terms.map(({ weight }, i) => (weight / 1000) * usual[i]);
const ROUNDS = 400;
const SPEED = 1.5;
for (let round = 0; round <= ROUNDS; round++) {
  const gradient = terms.map(() => 0);
  let error = 0;
  for (const { amounts, result } of samples) {
    const x = weights.reduce((sum, weight, i) => sum + (weight * amounts[i]) / usual[i], 0);
    const root = Math.sqrt(1 + x * x);
    const off = 0.5 + (0.5 * x) / root - result;
    error += off * off;
    const slope = off / (root * root * root);
    for (let i = 0; i < terms.length; i++) gradient[i] += (slope * amounts[i]) / usual[i];
  }
  for (let i = 0; i < terms.length; i++) weights[i] -= (SPEED * gradient[i]) / samples.length;
  if (round % 100 === 0) console.log(round, (error / samples.length).toFixed(4));
}
console.log(samples.length, 'samples');
for (const [i, { name, weight }] of terms.entries()) {
  console.log(
    name.padEnd(14),
    String(weight).padStart(5),
    '->',
    Math.round((1000 * weights[i]) / usual[i]),
  );
}
