import {
  enumerate,
  type Dice,
  type Forecast,
  type GameEvent,
  type Move,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import { halvedOutcomes } from './halved.ts';
import { PlayOut, type Positions } from './playOut.ts';
import { Spread, type Measures } from './spread.ts';

/** Nobody looks at as many rolls before he decides again. */
const MOST_ROLLS = 24;

/** What a move can come to, by what is measured. */
export function outcomesOf(
  ruleset: Ruleset,
  state: object,
  side: Side,
  move: Move,
  forecast: Forecast<object>,
): Spread<Measures> {
  return forecast.alike === undefined
    ? everyWay(ruleset, state, side, move, forecast)
    : mergedOutcomes(new PlayOut(ruleset, forecast, forecast.alike), state, side, move);
}

/** Plays the move to its end once for every way the dice can fall. */
function everyWay(
  ruleset: Ruleset,
  state: object,
  side: Side,
  move: Move,
  forecast: Forecast<object>,
): Spread<Measures> {
  const found = new Spread<Measures>();
  enumerate(
    (dice) => {
      const after = ruleset.clone(state);
      const events: GameEvent[] = [];
      const report = (event: GameEvent): void => void events.push(event);
      ruleset.play(after, side, move, dice, report);
      settle(ruleset, after, forecast, dice, report);
      return forecast.measure(after, events);
    },
    (measures, ways, of) => found.add(JSON.stringify(measures), measures, ways, of),
    MOST_ROLLS,
  );
  return found;
}

/** Plays on until the consequences are worked out, or the game is over. */
function settle(
  ruleset: Ruleset,
  state: object,
  forecast: Forecast<object>,
  dice: Dice,
  report: (event: GameEvent) => void,
): void {
  while (!forecast.settled(state)) {
    const { decisions, outcome } = ruleset.pending(state);
    if (outcome !== undefined) return;
    const { side } = decisions[0];
    ruleset.play(state, side, ruleset.fallback(state, side), dice, report);
  }
}

/** Plays step by step, and goes on from each sort of position only once. */
function mergedOutcomes(playOut: PlayOut, state: object, side: Side, move: Move): Spread<Measures> {
  const { begin, halves } = playOut.forecast;
  if (halves !== undefined) return halvedOutcomes(playOut, halves);
  const first: Positions = new Spread();
  playOut.branch(first, 1n, 1n, begin ?? ((dice) => playOut.played(state, side, move, dice)));
  return playOut.measured(first);
}
