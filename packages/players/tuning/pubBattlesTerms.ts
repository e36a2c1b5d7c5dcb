/**
 * Finds what the terms of Pub Battles weigh: how they stood at the end of every turn of games between two who do not search, against
 * how these games ended, by descent along the squared error of the chance that they say.
 *
 *     node packages/players/tuning/pubBattlesTerms.ts mind|quick SCENARIO:GAMES,SCENARIO:GAMES... SEED
 */
import { seededDice, type SideNumber } from '@sandtable/kernel';
import { pubBattles, type PubMove } from '@sandtable/pub-battles';
import { pubBattlesDoctrine as doctrine } from '../src/pub-battles/doctrine.ts';
import { mindOf } from '../src/pub-battles/mind.ts';
import { SEASONED } from '../src/pub-battles/temper.ts';

const [, , who = 'quick', where = 'teaching:100', seed = 'terms'] = process.argv;
const { terms } = doctrine;
const minds = SEASONED.map((temper) => mindOf(temper));

interface Sample {
  readonly amounts: readonly number[];
  readonly result: number;
  /** So that a long game counts as much as a short one. */
  readonly weight: number;
}

const samples: Sample[] = [];
for (const each of where.split(',')) {
  const [id, games] = each.split(':');
  const scenario = pubBattles.scenarios.find((one) => one.id === id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  for (let game = 0; game < Number(games); game++) play(scenario, `${seed}/${id}/${game}`);
}

function play(scenario: (typeof pubBattles.scenarios)[number], game: string): void {
  const { sides } = pubBattles;
  const made = pubBattles.setup(scenario, {});
  if (!made.ok) throw new Error('a bad scenario');
  const state = made.value;
  const dice = seededDice(game);
  const seen: { us: SideNumber; amounts: number[] }[] = [];
  let phase = doctrine.phase(state);
  for (;;) {
    const { decisions, outcome } = pubBattles.pending(state);
    if (outcome !== undefined) {
      for (const { us, amounts } of seen) {
        const result = outcome.winner === undefined ? 0.5 : outcome.winner === sides[us] ? 1 : 0;
        samples.push({ amounts, result, weight: 1 / seen.length });
      }
      return;
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
    const move = (
      who === 'quick'
        ? doctrine.quick(pubBattles, state, us, dice)
        : minds[us].answer(pubBattles, state, sides[us], dice)
    ) as PubMove;
    pubBattles.play(state, sides[us], move, dice);
  }
}

const whole = samples.reduce((sum, { weight }) => sum + weight, 0);
/** So much of each term there is as a rule, so that all are moved alike. */
const usual = terms.map((_, i) =>
  Math.sqrt(
    samples.reduce((sum, { amounts, weight }) => sum + weight * amounts[i] ** 2, 0) / whole + 1e-9,
  ),
);
const weights = terms.map(({ weight }, i) => (weight / 1000) * usual[i]);
const ROUNDS = 600;
const SPEED = 1.5;
for (let round = 0; round <= ROUNDS; round++) {
  const gradient = terms.map(() => 0);
  let error = 0;
  for (const { amounts, result, weight } of samples) {
    const x = weights.reduce((sum, each, i) => sum + (each * amounts[i]) / usual[i], 0);
    const root = Math.sqrt(1 + x * x);
    const off = 0.5 + (0.5 * x) / root - result;
    error += weight * off * off;
    const slope = (weight * off) / (root * root * root);
    for (let i = 0; i < terms.length; i++) gradient[i] += (slope * amounts[i]) / usual[i];
  }
  for (let i = 0; i < terms.length; i++) weights[i] -= (SPEED * gradient[i]) / whole;
  if (round % 100 === 0) console.log(round, (error / whole).toFixed(4));
}
console.log(samples.length, 'samples');
for (const [i, { name, weight }] of terms.entries()) {
  console.log(
    name.padEnd(14),
    String(weight).padStart(5),
    '->',
    Math.round((1000 * weights[i]) / usual[i]),
    `(usual ${usual[i].toFixed(3)})`,
  );
}
