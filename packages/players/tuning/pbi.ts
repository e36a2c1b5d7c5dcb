import { seededDice, type Dice, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { pbi, type PbiState } from '@sandtable/pbi';
import { chanceOf } from '../src/search/chance.ts';
import { pbiDoctrine } from '../src/pbi/doctrine.ts';
import { pbiMind } from '../src/pbi/mind.ts';
import { readSigns, SIGNS, stageOf, STAGES } from '../src/pbi/signs.ts';

// How the coefficients in src/pbi/coefficients.ts were found: games of quick answers, some of them drawn by lot
// and a third of all deployments too, and greedy on one side of another third, so that there is something to tell apart; the signs at the beginning of each
// turn against what came of it in the end. Run it as: node packages/players/tuning/pbi.ts 9000 seed

const [, , games = '2000', seed = 'signs'] = process.argv;
const ruleset = pbi as unknown as Ruleset;

interface Sample {
  readonly signs: Float64Array;
  result: number;
}

const samples: Sample[][] = Array.from({ length: STAGES }, () => []);
const options = Object.fromEntries(pbi.options.map(({ id, default: usual }) => [id, usual]));

for (let n = 0; n < Number(games); n++) {
  const dice = seededDice(`${seed}/${n}`);
  const scenario = pbi.scenarios[n % pbi.scenarios.length];
  const opening = pbi.setup(scenario, options);
  if (!opening.ok) throw new Error('The scenario cannot be set up.');
  play(opening.value, dice, n);
}

function play(state: PbiState, dice: Dice, n: number): void {
  const strewn = n % 3 === 0;
  // Greedy is dear, so it plays in a third of the games, on either side by turns.
  const greedy = n % 3 === 1 ? ((Math.floor(n / 3) % 2) as SideNumber) : undefined;
  const lots = n % 2 === 0 ? 8 : 40;
  const seen: { readonly stage: number; readonly sample: Sample }[] = [];
  let before = 0;
  for (;;) {
    const { decisions, outcome } = pbi.pending(state);
    if (outcome !== undefined) {
      const result = outcome.winner === undefined ? 0.5 : outcome.winner === 'attacker' ? 1 : 0;
      for (const { stage, sample } of seen) {
        sample.result = result;
        samples[stage].push(sample);
      }
      return;
    }
    const phase = 2 * state.turn + state.side;
    if (phase !== before && state.turn > 0 && stageOf(state) < STAGES) {
      before = phase;
      const signs = new Float64Array(SIGNS.length);
      readSigns(state, signs);
      seen.push({ stage: stageOf(state), sample: { signs, result: 0 } });
    }
    const [{ side, kind }] = decisions;
    const us = pbi.sides.indexOf(side) as SideNumber;
    const byLot = kind === 'deploy' ? strewn : dice.die(lots) === 1;
    const move = byLot
      ? pbi.draw(state, side, dice)
      : us === greedy
        ? pbiMind.answer(ruleset, state, side, dice)
        : pbiDoctrine.quick(ruleset, state, us, dice);
    pbi.play(state, side, move as never, dice);
  }
}

/** Adam on the squares of what is wrong, all samples at once; a little is taken off what has no reason to be large. */
function fitted(list: readonly Sample[]): number[] {
  const { length } = SIGNS;
  const scale = SIGNS.map((_, i) =>
    Math.sqrt(list.reduce((sum, { signs }) => sum + signs[i] * signs[i], 0) / list.length + 1e-9),
  );
  const weights = new Array<number>(length).fill(0);
  const first = new Array<number>(length).fill(0);
  const second = new Array<number>(length).fill(0);
  for (let round = 1; round <= 400; round++) {
    const slope = weights.map((weight) => 0.002 * weight);
    for (const { signs, result } of list) {
      let x = 0;
      for (let i = 0; i < length; i++) x += (weights[i] * signs[i]) / scale[i];
      const chance = chanceOf(1000 * x);
      const steep = 0.5 / ((1 + x * x) * Math.sqrt(1 + x * x));
      const wrong = (2 * (chance - result) * steep) / list.length;
      for (let i = 0; i < length; i++) slope[i] += (wrong * signs[i]) / scale[i];
    }
    for (let i = 0; i < length; i++) {
      first[i] = 0.9 * first[i] + 0.1 * slope[i];
      second[i] = 0.99 * second[i] + 0.01 * slope[i] * slope[i];
      const rate = 0.05 * Math.sqrt(1 - 0.99 ** round);
      weights[i] -= (rate * first[i]) / ((1 - 0.9 ** round) * (Math.sqrt(second[i]) + 1e-8));
    }
  }
  let error = 0;
  let blank = 0;
  for (const { signs, result } of list) {
    let x = 0;
    for (let i = 0; i < length; i++) x += (weights[i] * signs[i]) / scale[i];
    error += (chanceOf(1000 * x) - result) ** 2;
    blank += (0.5 - result) ** 2;
  }
  console.error(`${list.length} samples, error ${error / list.length} of ${blank / list.length}`);
  return weights.map((weight, i) => Math.round((1000 * weight) / scale[i]));
}

const rows = samples.map((list) => (list.length < 100 ? SIGNS.map(() => 0) : fitted(list)));
for (const row of rows) console.log(`  [${row.join(', ')}],`);
