/**
 * Finds the temper of Pub Battles that does best, by games against greedy. Every two games have the same dice, with all that
 * is heeded moved a little by chance and moved the other way; what comes out says which way is better, for all of it at once.
 *
 *     node packages/players/tuning/pubBattles.ts mind|quick SCENARIO:PAIRS,SCENARIO:PAIRS... ROUNDS SEED
 */
import { seededDice, type SideNumber } from '@sandtable/kernel';
import { pointsOf, pubBattles, type PubMove, type State } from '@sandtable/pub-battles';
import { mindOf, pubBattlesMind } from '../src/pub-battles/mind.ts';
import { quickOf } from '../src/pub-battles/quick.ts';
import { HASTY, SEASONED, type Temper } from '../src/pub-battles/temper.ts';

const [, , who = 'mind', where = 'teaching:16', count = '100', seed = 'tuning'] = process.argv;
const rounds = Number(count);
const usual = who === 'quick' ? HASTY : SEASONED;
/** How far each is moved, as a share of where it begins, and how fast it goes where it is better. */
const SHARE = 0.2;
const LEAST = 0.05;
const SPEED = 0.2;
const MEMORY = 0.92;

/** Those that may matter most: games are long, and each of them more takes more games. */
const names = [
  'bold',
  'strength',
  'losing',
  'winning',
  'attack',
  'support',
  'joins',
  'worst',
  'other',
  'deters',
  'exposed',
  'shared',
  'lureOfTrain',
  'lureOfPoint',
  'company',
  'inch',
  'beside',
  'backing',
  'cover',
  'guard',
] as const satisfies readonly (keyof Temper)[];
const openings = where.split(',').map((each) => {
  const [id, pairs] = each.split(':');
  const scenario = pubBattles.scenarios.find((one) => one.id === id);
  const made = scenario && pubBattles.setup(scenario, {});
  if (made?.ok !== true) throw new Error(`no scenario ${id}`);
  return { id, state: made.value, pairs: Number(pairs) };
});

type Answer = (state: State, us: SideNumber, dice: ReturnType<typeof seededDice>) => PubMove;

function answerOf(temper: Temper): Answer {
  if (who === 'quick') {
    const quick = quickOf(temper);
    return (state, us, dice) => quick(pubBattles, state, us, dice);
  }
  const mind = mindOf(temper);
  return (state, us, dice) => mind.answer(pubBattles, state, pubBattles.sides[us], dice) as PubMove;
}

const greedy: Answer = (state, us, dice) =>
  pubBattlesMind.answer(pubBattles, state, pubBattles.sides[us], dice) as PubMove;

/** Plays a game against greedy, and says how it went: mostly who won, and by how much. */
function result(opening: State, side: SideNumber, temper: Temper, game: string): [number, number] {
  const state = pubBattles.clone(opening);
  const [dice, thoughts] = [seededDice(game), seededDice(`${game}/thoughts`)];
  const ours = answerOf(temper);
  for (;;) {
    const { decisions, outcome } = pubBattles.pending(state);
    if (outcome !== undefined) {
      const { winner } = outcome;
      const won = winner === undefined ? 0.5 : winner === pubBattles.sides[side] ? 1 : 0;
      const x = (pointsOf(state, side) - pointsOf(state, (1 - side) as SideNumber)) / 10;
      return [won, 1.4 * (won - 0.5) + (0.3 * x) / Math.sqrt(1 + x * x)];
    }
    const us = pubBattles.sides.indexOf(decisions[0].side) as SideNumber;
    const move = (us === side ? ours : greedy)(state, us, thoughts);
    pubBattles.play(state, pubBattles.sides[us], move, dice);
  }
}

/** About normal, from twelve dice. */
function deviate(dice: { total(count: number): number }): number {
  return (dice.total(12) - 42) / Math.sqrt(35);
}

const chance = seededDice(seed);
const SIDES = [0, 1] as const;
const scales = SIDES.map((side) =>
  names.map((name) => Math.max(LEAST, SHARE * Math.abs(usual[side][name]))),
);
const places = SIDES.map(() => names.map(() => 0));
const drifts = SIDES.map(() => names.map(() => 0));

function temperAt(side: SideNumber, at: readonly number[]): Temper {
  const entries = names.map((name, i) => [name, usual[side][name] + scales[side][i] * at[i]]);
  return { ...usual[side], ...(Object.fromEntries(entries) as Partial<Temper>) };
}

const lately = openings.map(() => [0, 0]);
for (let round = 0; round < rounds; round++) {
  for (const side of SIDES) {
    const gradient = names.map(() => 0);
    for (const [nth, { id, state, pairs }] of openings.entries()) {
      let won = 0;
      for (let pair = 0; pair < pairs; pair++) {
        const move = names.map(() => deviate(chance));
        const game = `${seed}/${round}/${id}/${pair}`;
        const results = [1, -1].map((sign) => {
          const at = places[side].map((each, i) => each + sign * move[i]);
          const [wins, worth] = result(state, side, temperAt(side, at), game);
          won += wins;
          return worth;
        });
        for (let i = 0; i < names.length; i++) gradient[i] += (results[0] - results[1]) * move[i];
      }
      const share = won / pairs / 2;
      lately[nth][side] = round === 0 ? share : 0.9 * lately[nth][side] + 0.1 * share;
    }
    const length = Math.sqrt(gradient.reduce((sum, each) => sum + each * each, 0)) || 1;
    for (let i = 0; i < names.length; i++) {
      const way = (gradient[i] / length) * Math.sqrt(names.length);
      drifts[side][i] = MEMORY * drifts[side][i] + (1 - MEMORY) * way;
      places[side][i] += SPEED * drifts[side][i];
    }
  }
  if (round % 5 === 4) {
    console.log(
      round + 1,
      lately
        .flat()
        .map((each) => each.toFixed(2))
        .join(' '),
    );
    for (const side of SIDES) {
      const temper = temperAt(side, places[side]);
      const rounded = names.map((name) => [name, Math.round(100 * temper[name]) / 100]);
      console.log(JSON.stringify(Object.fromEntries(rounded)));
    }
  }
}
