import { seededDice, type Ruleset } from '@sandtable/kernel';
import type { PlayerKind } from '@sandtable/players';

/** So many decisions of a player are timed, spread over a game. */
const DECISIONS = 40;
const EVERY = 3;

/**
 * How many seconds of processor time a player takes for a decision, on average: in positions of a game that somebody
 * else plays, so that all are timed in the same ones.
 */
export function secondsPerDecision(ruleset: Ruleset, kind: PlayerKind, other: PlayerKind): number {
  const made = ruleset.setup(ruleset.scenarios[0], {});
  if (!made.ok) throw new Error(`the first scenario of ${ruleset.id} cannot be set up`);
  const state = made.value;
  const leader = other.make(ruleset);
  const timed = Object.fromEntries(ruleset.sides.map((side) => [side, kind.make(ruleset)]));
  const dice = seededDice('timed');
  let taken = 0;
  let decisions = 0;
  for (let step = 0; decisions < DECISIONS; step++) {
    const [decision] = ruleset.pending(state).decisions;
    if (decision === undefined) break;
    const { side } = decision;
    const view = ruleset.view(state, side);
    if (step % EVERY === 0) {
      const before = process.cpuUsage();
      timed[side].choose(view, decision, seededDice(`timed/${step}`));
      const { user, system } = process.cpuUsage(before);
      taken += (user + system) / 1e6;
      decisions++;
    }
    ruleset.play(state, side, leader.choose(view, decision, dice), dice);
  }
  return Number((taken / Math.max(1, decisions)).toFixed(4));
}
