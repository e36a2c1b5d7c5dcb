/**
 * Finds what a side of Browning should go by, by games against greedy: with the routine's answers, or the quick ones of play-outs.
 *
 *     node packages/players/tuning/browningWeights.ts routine|quick ROLE ROUNDS SEED
 */
import { browning, type BrowningMove, type State } from '@sandtable/browning';
import { seededDice, type Dice, type SideNumber } from '@sandtable/kernel';
import { browningMind } from '../src/browning/mind.ts';
import { quickAnswerBy } from '../src/browning/quick.ts';
import { routineBy } from '../src/browning/routine.ts';
import { ROUTINE_WEIGHTS, type Weights } from '../src/browning/weights.ts';
import { climb, rounded } from './spsa.ts';

type Name = keyof Weights;

/**
 * What a side has to do to win: that is what makes other things worth doing.
 * `break`: to break the other side, as that one does. `attack`, `defend`: to hold objectives, as the attacker and as the defender.
 * `leave`: to get over an edge. `stop`: to keep the others from it. `any`: whatever there is.
 */
type Role = 'break' | 'attack' | 'defend' | 'leave' | 'stop' | 'any';

function roleOf({ field: { victory } }: State, us: SideNumber): Role {
  switch (victory.kind) {
    case 'break':
      return 'break';
    case 'hold':
      return us === 0 ? 'attack' : 'defend';
    case 'exit':
      return victory.side === us ? 'leave' : 'stop';
  }
}

const [who = 'routine', role = 'any', rounds = '60', seed = 'tuning'] = process.argv.slice(2);
/** Pairs of games a round. */
const PAIRS = 24;
/** How far a weight is moved, as a share of where it begins, and at the least. */
const SHARE = 0.3;
const LEAST = 0.02;
const SPEED = 0.35;

/** What is of no account to whoever has to do this. */
const GROUND: readonly Name[] = [
  'inchEarly',
  'inchLate',
  'holdingEarly',
  'holdingLate',
  'crowd',
] as const;
const LEAVING: readonly Name[] = ['exitInch', 'exitInchLate', 'exited'] as const;
const IDLE: Readonly<Record<Role, readonly Name[]>> = {
  break: [...GROUND, ...LEAVING, 'decisive', 'decisiveLate', 'step'],
  attack: LEAVING,
  defend: LEAVING,
  leave: GROUND,
  stop: [...GROUND, ...LEAVING, 'step'],
  any: [],
};

interface Part {
  readonly opening: State;
  readonly side: SideNumber;
}

/** Every side of every scenario that has to do this. */
const parts = browning.scenarios.flatMap((scenario): Part[] => {
  const made = browning.setup(scenario, {});
  if (!made.ok) throw new Error('a bad scenario');
  const opening = made.value;
  return ([0, 1] as const)
    .filter((side) => role === 'any' || roleOf(opening, side) === role)
    .map((side) => ({ opening, side }));
});

function answers(weights: Weights): (state: State, us: SideNumber, dice: Dice) => BrowningMove {
  if (who === 'quick') {
    return (state, us, dice) => quickAnswerBy(weights, browning, state, us, dice);
  }
  const mind = routineBy(() => weights);
  return (state, us, dice) =>
    mind.answer(browning, state, browning.sides[us], dice) as BrowningMove;
}

/** Plays a game with such weights against greedy, and says how it came out: from -1 to 1, more for winning than for points. */
function played({ opening, side }: Part, weights: Weights, game: string): number {
  const state = browning.clone(opening);
  const [dice, thoughts] = [seededDice(game), seededDice(`${game}/thoughts`)];
  const answer = answers(weights);
  for (;;) {
    const { decisions, outcome } = browning.pending(state);
    if (outcome !== undefined) {
      const { attacker = 0, defender = 0 } = outcome.scores ?? {};
      return worth(state, side === 0 ? attacker - defender : defender - attacker);
    }
    const asked = decisions[0].side;
    const move =
      browning.sides[side] === asked
        ? answer(state, side, thoughts)
        : (browningMind.answer(browning, state, asked, thoughts) as BrowningMove);
    browning.play(state, asked, move, dice);
  }
}

/** So many points are much, by what a game is about. */
const MUCH = { break: 40, hold: 2, exit: 10 } as const;

function worth(state: State, points: number): number {
  const x = points / MUCH[state.field.victory.kind];
  return 0.6 * Math.sign(points) + (0.4 * x) / Math.sqrt(1 + x * x);
}

/** What begins with nothing begins so, or it would hardly be moved. */
const usual: Weights = {
  ...ROUTINE_WEIGHTS,
  pinThin: 0.4,
  decisiveLate: 0.2,
  exitInchLate: 0.05,
  hazard: 0.5,
  step: 0.5,
};
const start = Object.fromEntries(
  Object.entries<number>({ ...usual }).filter(
    ([name]) => !IDLE[role as Role].includes(name as Name),
  ),
) as Record<Name, number>;
const climbing = climb<Name>({
  start,
  seed,
  pairs: PAIRS,
  share: SHARE,
  least: LEAST,
  speed: SPEED,
  trial: (weights, name, pair) =>
    played(parts[pair % parts.length], { ...usual, ...weights }, name),
});
for (const { round, weights, lately } of climbing) {
  if (round % 6 === 0) {
    console.log(round, lately.toFixed(3), JSON.stringify(rounded(weights)));
  }
  if (round >= Number(rounds)) break;
}
