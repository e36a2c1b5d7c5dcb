/**
 * Finds what the quick player of Square Bashing goes by, by games against greedy and against itself as it is now.
 *
 *     node packages/players/tuning/squareBashing.ts ROUNDS SEED
 */
import { seededDice, type SideNumber } from '@sandtable/kernel';
import { squareBashing, type SquareMove, type SquareState } from '@sandtable/square-bashing';
import { squareBashingMind } from '../src/square-bashing/mind.ts';
import { quickAnswer } from '../src/square-bashing/quick/quick.ts';
import { USUAL, type Stance } from '../src/square-bashing/quick/stance.ts';
import { climb, rounded } from './spsa.ts';

const [rounds, seed] = [Number(process.argv[2] ?? 100), process.argv[3] ?? 'tuning'];
const PAIRS = 40;
/** Every so many pairs, the other side plays as it is now: so that it is not only greedy that is beaten. */
const AGAINST_ITSELF = 4;

/** What a margin of points is worth: the first few decide. */
function worth(points: number): number {
  const x = points / 6;
  return x / Math.sqrt(1 + x * x);
}

/** Plays a game with a stance, and says by how many points it was won. */
function margin(
  scenario: number,
  side: SideNumber,
  stance: Stance,
  game: string,
  isAgainstItself: boolean,
): number {
  const made = squareBashing.setup(squareBashing.scenarios[scenario], {});
  if (!made.ok) throw new Error('a bad scenario');
  const state: SquareState = made.value;
  const [dice, thoughts] = [seededDice(game), seededDice(`${game}/thoughts`)];
  const other = (1 - side) as SideNumber;
  for (;;) {
    const { decisions, outcome } = squareBashing.pending(state);
    if (outcome !== undefined) {
      const { attacker = 0, defender = 0 } = outcome.scores ?? {};
      return side === 0 ? attacker - defender : defender - attacker;
    }
    const asked = decisions[0].side;
    let move: SquareMove;
    if (squareBashing.sides[side] === asked) {
      // Whoever plays a game looks at every question afresh, as this copy makes it do.
      move = quickAnswer(squareBashing, squareBashing.clone(state), side, stance, thoughts);
    } else if (isAgainstItself) {
      move = quickAnswer(squareBashing, state, other, USUAL[other], thoughts);
    } else move = squareBashingMind.answer(squareBashing, state, asked, thoughts) as SquareMove;
    squareBashing.play(state, asked, move, dice);
  }
}

const { length } = squareBashing.scenarios;
const climbs = ([0, 1] as const).map((side) => {
  const { focus, lure, pull, ...start } = USUAL[side];
  return climb({
    start,
    seed: `${seed}/${side}`,
    pairs: PAIRS,
    trial: (weights, game, pair) => {
      const isAgainstItself = Math.floor(pair / length) % AGAINST_ITSELF === 0;
      return worth(
        margin(pair % length, side, { ...weights, focus, lure, pull }, game, isAgainstItself),
      );
    },
  });
});
for (let round = 1; round <= rounds; round++) {
  const stages = climbs.map((each) => each.next().value);
  if (round % 10 !== 0) continue;
  console.log(round, stages.map(({ lately }) => lately.toFixed(3)).join(' '));
  for (const { weights } of stages) console.log(JSON.stringify(rounded(weights)));
}
