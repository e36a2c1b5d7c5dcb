/**
 * Finds what the quick player of Square Bashing goes by, by games against greedy. Every two games have the same dice, with all
 * weights moved a little by chance and moved the other way; what comes out says which way is better, for all of them at once.
 *
 *     node packages/players/tuning/squareBashing.ts ROUNDS SEED
 */
import { seededDice, type SideNumber } from '@sandtable/kernel';
import { squareBashing, type SquareMove, type SquareState } from '@sandtable/square-bashing';
import { squareBashingMind } from '../src/square-bashing/mind.ts';
import { quickAnswer } from '../src/square-bashing/quick/quick.ts';
import { USUAL, type Stance } from '../src/square-bashing/quick/stance.ts';

const [rounds, seed] = [Number(process.argv[2] ?? 100), process.argv[3] ?? 'tuning'];
/** Pairs of games a round, for each side. */
const PAIRS = 40;
/** How far a weight is moved, as a share of where it begins, and how fast it goes where it is better. */
const SHARE = 0.2;
const LEAST = 0.05;
const SPEED = 0.15;
const MEMORY = 0.85;

const names = (Object.keys(USUAL[0]) as (keyof Stance)[]).filter((name) => name !== 'focus');

/** What a margin of points is worth: the first few decide. */
function worth(points: number): number {
  const x = points / 6;
  return x / Math.sqrt(1 + x * x);
}

/** Plays a game with a stance against greedy, and says by how many points it was won. */
function margin(scenario: number, side: SideNumber, stance: Stance, game: string): number {
  const made = squareBashing.setup(squareBashing.scenarios[scenario], {});
  if (!made.ok) throw new Error('a bad scenario');
  const state: SquareState = made.value;
  const [dice, thoughts] = [seededDice(game), seededDice(`${game}/thoughts`)];
  for (;;) {
    const { decisions, outcome } = squareBashing.pending(state);
    if (outcome !== undefined) {
      const { attacker = 0, defender = 0 } = outcome.scores ?? {};
      return side === 0 ? attacker - defender : defender - attacker;
    }
    const asked = decisions[0].side;
    const move: SquareMove =
      squareBashing.sides[side] === asked
        ? quickAnswer(squareBashing, state, side, stance, thoughts)
        : (squareBashingMind.answer(squareBashing, state, asked, thoughts) as SquareMove);
    squareBashing.play(state, asked, move, dice);
  }
}

/** About normal, from twelve dice. */
function deviate(dice: { total(count: number): number }): number {
  return (dice.total(12) - 42) / Math.sqrt(35);
}

const chance = seededDice(seed);
const scales = ([0, 1] as const).map((side) =>
  names.map((name) => Math.max(LEAST, SHARE * Math.abs(USUAL[side][name]))),
);
const places = [0, 1].map(() => names.map(() => 0));
const drifts = [0, 1].map(() => names.map(() => 0));

function stanceAt(side: SideNumber, place: readonly number[]): Stance {
  const entries = names.map((name, i) => [name, USUAL[side][name] + scales[side][i] * place[i]]);
  return { ...(Object.fromEntries(entries) as unknown as Stance), focus: -1 };
}

const lately: [number, number] = [0, 0];
for (let round = 0; round < rounds; round++) {
  for (const side of [0, 1] as const) {
    const gradient = names.map(() => 0);
    let won = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      const move = names.map(() => deviate(chance));
      const game = `${seed}/${round}/${side}/${pair}`;
      const results = [1, -1].map((sign) => {
        const stance = stanceAt(
          side,
          places[side].map((at, i) => at + sign * move[i]),
        );
        const by = margin(pair % squareBashing.scenarios.length, side, stance, game);
        won += by > 0 ? 1 : by === 0 ? 0.5 : 0;
        return worth(by);
      });
      for (let i = 0; i < names.length; i++) gradient[i] += (results[0] - results[1]) * move[i];
    }
    const length = Math.sqrt(gradient.reduce((sum, each) => sum + each * each, 0)) || 1;
    for (let i = 0; i < names.length; i++) {
      const way = (gradient[i] / length) * Math.sqrt(names.length);
      drifts[side][i] = MEMORY * drifts[side][i] + (1 - MEMORY) * way;
      places[side][i] += SPEED * drifts[side][i];
    }
    lately[side] = 0.9 * (lately[side] || won / PAIRS / 2) + (0.1 * won) / PAIRS / 2;
  }
  if (round % 10 === 9) {
    console.log(round + 1, lately.map((each) => each.toFixed(3)).join(' '));
    for (const side of [0, 1] as const) {
      const entries = Object.entries(stanceAt(side, places[side]));
      const rounded = Object.fromEntries(
        entries.map(([name, value]) => [name, Math.round(100 * value) / 100]),
      );
      console.log(JSON.stringify(rounded));
    }
  }
}
