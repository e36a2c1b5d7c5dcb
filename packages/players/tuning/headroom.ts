import { seededDice, type Dice, type Ruleset, type Side, type SideNumber } from '@sandtable/kernel';
import { browning } from '@sandtable/browning';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { chanceOf, sumOf, worthOf } from '../src/search/chance.ts';
import type { Plan } from '../src/search/doctrine.ts';
import { distinct } from '../src/search/searcher.ts';
import { senseOf } from '../src/players.ts';
import { gainBy, noiseOf, trustOf, type Sampled } from './gains.ts';

// What thinking is worth, without playing a single match for it: at decisions of games that the routine plays, every plan is played out to the
// end many times, and judged on the way as a search would. Then it is seen what would have been won by choosing with so many play-outs, so far
// ahead, with such a lead. Tells in minutes what matches tell in hours: which horizon, how many plans, whether an evaluation can be trusted.
// Run it as: node packages/players/tuning/headroom.ts pbi 140 90 10 seed [scenario]

const [, , game = 'pbi', decisions = '100', trials = '90', plans = '8', seed = 'headroom', only] =
  process.argv;
const RULESETS = [pbi, pbiBoats, browning, pubBattles, squareBashing] as unknown as Ruleset[];
const HORIZONS = [1, 2, 4, 6];
/** In a thousand: the same few positions of a game have much in common. */
const LOOKED_AT = 80;
const MOST_OF_A_GAME = 6;
const MOST_STEPS = 2000;

const ruleset = RULESETS.find(({ id }) => id === game);
if (ruleset === undefined) throw new Error(`There is no game ${game}.`);
const sense = senseOf(ruleset);
if (sense === undefined) throw new Error(`Nobody has thought about ${game}.`);
const { doctrine } = sense;
const mind = sense.routine ?? sense.mind;
const { terms } = doctrine;

/** What the side would say of its chances at each horizon, and at last what came of it. */
function playedOut(rules: Ruleset, world: object, side: Side, plan: Plan, name: string): number[] {
  const us = rules.sides.indexOf(side) as SideNumber;
  const start = doctrine.phase(world);
  const said: number[] = [];
  let phase = start;
  let dice = seededDice(name);
  let planned = 0;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const { decisions: asked, outcome } = rules.pending(world);
    if (outcome !== undefined) {
      while (said.length <= HORIZONS.length) said.push(worthOf(outcome, side));
      return said;
    }
    const now = doctrine.phase(world);
    const passed = HORIZONS.filter((horizon) => now >= start + horizon).length;
    while (said.length < passed) {
      const amounts = terms.map(() => 0);
      doctrine.weigh(world, us, amounts);
      said.push(chanceOf(sumOf(terms, amounts)));
    }
    // Whatever comes after a phase that is as good as the end has no dice of its own: it would be the same ones every time.
    if (now > phase) {
      phase = now;
      dice = seededDice(`${name}/${now}`);
    }
    const [{ side: turn }] = asked;
    const meant = turn === side ? plan.moves.at(planned) : undefined;
    if (meant !== undefined) {
      const isLegal = rules.check(world, side, meant) === undefined;
      planned = isLegal ? planned + 1 : plan.moves.length;
      if (isLegal) {
        rules.play(world, turn, meant, dice);
        continue;
      }
    }
    const who = rules.sides.indexOf(turn) as SideNumber;
    rules.play(world, turn, doctrine.quick(rules, world, who, dice), dice);
  }
  // A game that goes nowhere is as good for one as for the other.
  while (said.length <= HORIZONS.length) said.push(0.5);
  return said;
}

/** What there is to choose; the first is what would be done without thinking. */
function choices(rules: Ruleset, state: object, side: Side, dice: Dice): Plan[] {
  const us = rules.sides.indexOf(side) as SideNumber;
  const thought = doctrine.plans(rules, state, us, dice, Number(plans));
  const usual = thought.find(({ isUsual }) => isUsual);
  return distinct([usual ?? { moves: [mind.answer(rules, state, side, dice)] }, ...thought]);
}

function sampled(rules: Ruleset): { readonly samples: Sampled[]; readonly perGame: number } {
  const scenarios = rules.scenarios.filter(({ id }) => only === undefined || id === only);
  const options = Object.fromEntries(rules.options.map(({ id, default: usual }) => [id, usual]));
  const samples: Sampled[] = [];
  let games = 0;
  let thoughtAbout = 0;
  while (samples.length < Number(decisions)) {
    const opening = rules.setup(scenarios[games % scenarios.length], options);
    if (!opening.ok) throw new Error('The scenario cannot be set up.');
    const state = opening.value;
    const dice = seededDice(`${seed}/${games++}`);
    let taken = 0;
    for (;;) {
      const [decision] = rules.pending(state).decisions;
      if (decision === undefined) break;
      const { side, kind } = decision;
      const found = choices(rules, state, side, dice);
      if (found.length > 1) thoughtAbout++;
      if (found.length > 1 && taken < MOST_OF_A_GAME && dice.die(1000) <= LOOKED_AT) {
        taken++;
        const trial = (plan: Plan, n: number): number[] =>
          playedOut(rules, rules.clone(state), side, plan, `${seed}/${samples.length}/${n}`);
        const numbers = Array.from({ length: Number(trials) }, (_, n) => n);
        samples.push({ kind, plans: found.map((plan) => numbers.map((n) => trial(plan, n))) });
      }
      rules.play(state, side, found[0].moves[0], dice);
    }
  }
  return { samples, perGame: thoughtAbout / games };
}

const { samples, perGame } = sampled(ruleset);
const labels = [...HORIZONS.map((horizon) => `${horizon} ahead`), 'to the end'];
console.log(`${perGame.toFixed(0)} decisions of a game are thought about.`);
for (const [at, label] of labels.entries()) {
  const { slope, correlation } = trustOf(samples, at, HORIZONS.length);
  console.log(
    `${label}: differences between plans vary by ${noiseOf(samples, at).toFixed(3)} from trial to trial; what comes of it on what is said: slope ${slope.toFixed(2)}, correlation ${correlation.toFixed(2)}`,
  );
}
/** What choosing by so many trials, with such a lead, would have won at each horizon. */
function told(of: readonly Sampled[], few: number, lead: number): string {
  const gains = labels.map((label, at) => {
    const { gain, error } = gainBy(of, { at, end: HORIZONS.length, trials: few, lead });
    return `${label} ${(1000 * gain).toFixed(1)} ± ${(1000 * error).toFixed(1)}`;
  });
  return gains.join('; ');
}

for (const lead of [0, 1, 2]) {
  for (const few of [10, 25, 50, 100, 200]) {
    if (few > 0.7 * Number(trials)) continue;
    console.log(
      `lead ${lead}, ${few} trials a plan, thousandths a decision: ${told(samples, few, lead)}`,
    );
  }
}
const half = Math.floor(Number(trials) / 2);
for (const kind of new Set(samples.map((each) => each.kind))) {
  const of = samples.filter((each) => each.kind === kind);
  console.log(`${kind}, ${of.length} times, lead 1, ${half} trials: ${told(of, half, 1)}`);
}
