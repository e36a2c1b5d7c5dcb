import { seededDice, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { kindNamed, LEVELS, playersOf, senseOf, swiftPlayer } from '@sandtable/players';
import { ratesOf } from './clock.ts';

/** How fast players think. */
export interface PlayerFigures {
  /** From the opening to the end of a game, with quick answers for both sides; in each scenario. */
  readonly playOutsPerSecond: Readonly<Record<string, number>>;
  /** Of each level, in positions of a game of the first scenario. */
  readonly decisionsPerSecond: Readonly<Record<string, number>>;
}

/** None of a game that players know nothing of. */
export function playerFigures(ruleset: Ruleset, seconds: number): PlayerFigures | undefined {
  const doctrine = senseOf(ruleset)?.doctrine;
  if (doctrine === undefined) return undefined;
  const openings = ruleset.scenarios.map((scenario) => {
    const made = ruleset.setup(scenario, {});
    if (!made.ok) throw new Error(`the scenario ${scenario.id} is not good`);
    return [scenario.id, made.value] as const;
  });
  const dice = seededDice('bench');
  const playOutsPerSecond = openings.map(([id, opening]) => {
    const { playOuts } = ratesOf(() => {
      const state = ruleset.clone(opening);
      for (;;) {
        const { decisions, outcome } = ruleset.pending(state);
        if (outcome !== undefined) return { playOuts: 1 };
        const { side } = decisions[0];
        const us = ruleset.sides.indexOf(side) as SideNumber;
        ruleset.play(state, side, doctrine.quick(ruleset, state, us, dice), dice);
      }
    }, seconds / 4);
    return [id, Number(playOuts.toPrecision(3))] as const;
  });
  const [[, first]] = openings;
  return {
    playOutsPerSecond: Object.fromEntries(playOutsPerSecond),
    decisionsPerSecond: Object.fromEntries(
      LEVELS.map((level) => [level, decisionRate(ruleset, first, level, seconds)]),
    ),
  };
}

/** Each level decides in the same positions: those of games that somebody quick plays. */
function decisionRate(ruleset: Ruleset, opening: object, level: string, seconds: number): number {
  const kinds = playersOf(ruleset);
  const named = (name: string): (typeof kinds)[number] => kindNamed(kinds, name) ?? kinds[0];
  const leader = named(swiftPlayer(ruleset)).make(ruleset);
  const timed = Object.fromEntries(
    ruleset.sides.map((side) => [side, named(level).make(ruleset)] as const),
  );
  const dice = seededDice('bench');
  const thoughts = seededDice('bench/thoughts');
  let state = ruleset.clone(opening);
  const { decisions } = ratesOf(() => {
    let asked = ruleset.pending(state).decisions.at(0);
    if (asked === undefined) {
      state = ruleset.clone(opening);
      [asked] = ruleset.pending(state).decisions;
    }
    const view = ruleset.view(state, asked.side);
    timed[asked.side].choose(view, asked, thoughts);
    ruleset.play(state, asked.side, leader.choose(view, asked, dice), dice);
    return { decisions: 1 };
  }, seconds / 4);
  return Number(decisions.toPrecision(3));
}
