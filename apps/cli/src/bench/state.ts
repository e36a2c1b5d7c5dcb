import { seededDice, type Ruleset } from '@sandtable/kernel';
import { ratesOf } from './clock.ts';

const GAMES = 20;

export interface StateFigures {
  /** Of a state as JSON: the mean over whole games, and the largest. */
  readonly stateBytes: number;
  readonly stateBytesMost: number;
  readonly cloneMicroseconds: number;
}

export function stateFigures(ruleset: Ruleset, opening: object, seconds: number): StateFigures {
  const states = sampleStates(ruleset, opening);
  const bytes = states.map((state) => Buffer.byteLength(JSON.stringify(state)));
  const { clones } = ratesOf(() => cloneAll(ruleset, states), seconds);
  return {
    stateBytes: Math.round(bytes.reduce((sum, each) => sum + each, 0) / bytes.length),
    stateBytesMost: Math.max(...bytes),
    cloneMicroseconds: Number((1e6 / clones).toFixed(3)),
  };
}

/** Every state of some random games. */
function sampleStates(ruleset: Ruleset, opening: object): object[] {
  const dice = seededDice('bench/states');
  const states: object[] = [];
  for (let game = 0; game < GAMES; game++) {
    const state = ruleset.clone(opening);
    for (let { decisions } = ruleset.pending(state); decisions.length > 0;) {
      states.push(ruleset.clone(state));
      const { side } = decisions[0];
      const moves = ruleset.moves(state, side);
      ruleset.play(state, side, moves[dice.die(moves.length) - 1], dice);
      ({ decisions } = ruleset.pending(state));
    }
  }
  return states;
}

/** What is made must be kept, or the compiler may not make it at all. */
const kept: object[] = [];

function cloneAll(ruleset: Ruleset, states: readonly object[]): { clones: number } {
  for (const [i, state] of states.entries()) kept[i % 256] = ruleset.clone(state);
  return { clones: states.length };
}
