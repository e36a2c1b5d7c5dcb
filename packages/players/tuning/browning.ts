import { browning, type State, type Victory } from '@sandtable/browning';
import { seededDice, topFrame, type SideNumber } from '@sandtable/kernel';
import { COUNTS, countFor, noCounts } from '../src/browning/counts.ts';
import { browningDoctrine } from '../src/browning/doctrine.ts';

// Finds what counts are worth, from games between quick answers: logistic regression of what was counted at picks on how
// the game came out. Prints weights in thousandths, as `worths.ts` has them. It is run by hand:
//
//   node packages/players/tuning/browning.ts [GAMES_OF_EACH_SCENARIO]

const GAMES = Number(process.argv[2] ?? 250);
/** One pick in so many is looked at: those that follow each other are much alike. */
const EVERY = 4;
const ROUNDS = 500;
const RATE = 0.3;
const MOMENTUM = 0.9;
const RIDGE = 0.001;
/** A chance goes up half as fast with the logit as it does with the sum of terms, where both sides are even. */
const THOUSANDTHS = 500;

interface Row {
  readonly counts: readonly number[];
  readonly bias: number;
  won: number;
}

const rows = new Map<Victory['kind'], Row[]>();
for (const [at, scenario] of browning.scenarios.entries()) {
  for (let game = 0; game < GAMES; game++) play(scenario, at, game);
}
for (const [kind, list] of rows) {
  const weights = fitted(list);
  const named = COUNTS.map((name, i) => `${name}: ${Math.round(weights[i] * THOUSANDTHS)}`);
  process.stdout.write(`${kind} (${list.length}): ${named.join(', ')}\n`);
}

function play(scenario: unknown, at: number, game: number): void {
  const made = browning.setup(scenario, {});
  if (!made.ok) throw new Error('a scenario of the game is no scenario');
  const state = made.value;
  const dice = seededDice(`tuning ${at} ${game}`);
  const seen: Row[] = [];
  for (let picks = game; ;) {
    const { decisions, outcome } = browning.pending(state);
    if (outcome !== undefined) {
      const won = outcome.winner === undefined ? 0.5 : Number(outcome.winner === 'attacker');
      for (const row of seen) row.won = won;
      const { kind } = state.field.victory;
      rows.set(kind, [...(rows.get(kind) ?? []), ...seen]);
      return;
    }
    if (topFrame(state).type === 'pick' && picks++ % EVERY === 0) seen.push(rowOf(state, at));
    const us = browning.sides.indexOf(decisions[0].side) as SideNumber;
    const move = browningDoctrine.quick(browning, state, us, dice);
    browning.play(state, decisions[0].side, move as never, dice);
  }
}

function rowOf(state: State, at: number): Row {
  const [ours, theirs] = [noCounts(), noCounts()];
  countFor(state, 0, ours, theirs);
  return { counts: COUNTS.map((name) => ours[name] - theirs[name]), bias: at % 2, won: 0 };
}

/** What one of each count adds to the logit of winning. */
function fitted(list: readonly Row[]): number[] {
  const spread = COUNTS.map((_, i) => {
    const squares = list.reduce((sum, { counts }) => sum + counts[i] * counts[i], 0);
    return Math.sqrt(squares / list.length);
  });
  const size = COUNTS.length;
  const weights = new Array<number>(size + 2).fill(0);
  const speed = new Array<number>(size + 2).fill(0);
  const amount = ({ counts, bias }: Row, i: number): number =>
    i < size ? (spread[i] === 0 ? 0 : counts[i] / spread[i]) : i === size ? bias : 1 - bias;
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Array<number>(size + 2).fill(0);
    for (const row of list) {
      let logit = 0;
      for (let i = 0; i < size + 2; i++) logit += weights[i] * amount(row, i);
      const error = 1 / (1 + Math.exp(-logit)) - row.won;
      for (let i = 0; i < size + 2; i++) slope[i] += error * amount(row, i);
    }
    for (let i = 0; i < size + 2; i++) {
      speed[i] = MOMENTUM * speed[i] - RATE * (slope[i] / list.length + RIDGE * weights[i]);
      weights[i] += speed[i];
    }
  }
  return weights.slice(0, size).map((weight, i) => (spread[i] === 0 ? 0 : weight / spread[i]));
}
