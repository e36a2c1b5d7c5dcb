import {
  Imagined,
  Match,
  type GameEvent,
  type Move,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import { canonical, isSame, isWritten } from './json.ts';
import { toldOf } from './looks.ts';
import { pick, RandomGame } from './randomGame.ts';
import { Fault, type Property } from './trial.ts';
import { wording } from './wording.ts';
import { sentView } from './worlds.ts';

export const stakesAreTold: Property = {
  name: 'what an answer costs, what it risks and whether it can be taken back is known before it is given',
  examine(trial) {
    const { ruleset, scenario, seed, limits } = trial;
    const { options, chance } = new RandomGame(trial);
    const started = Match.start(ruleset, scenario, options, { kind: 'seeded', seed });
    if (!started.ok) throw new Fault(`the scenario ${scenario.id} is refused`);
    const match = started.value;
    for (let { decisions } = match.pending; decisions.length > 0; { decisions } = match.pending) {
      const { side } = pick(decisions, chance);
      const moves = match.moves(side);
      const move = pick(moves, chance);
      const step = match.steps.length;
      if (step >= limits.maxSteps) throw new Fault('endless');
      if (step % limits.every > 0) {
        match.play(side, move);
        continue;
      }
      const view = sentView(ruleset, match.state, side);
      const imagined = new Imagined(ruleset, { view, viewer: side });
      requireStakes(ruleset, imagined, side, moves, step);
      requireNoTrace(ruleset, match.state, side, moves);
      requireUndo(match, imagined, side, move);
    }
  },
};

/** What is listed has its stakes in words, and they cite the book. */
function requireStakes(
  ruleset: Ruleset,
  imagined: Imagined,
  side: Side,
  moves: readonly Move[],
  step: number,
): void {
  const words = wording(ruleset);
  for (const move of moves) {
    const where = (): string => `step ${step + 1}: what ${canonical(move)} costs and risks`;
    const { gains = [], costs, risks, sums = [] } = imagined.stakes(side, move);
    for (const { rule, message } of [...gains, ...costs, ...risks]) {
      words.requireRule(rule, where);
      words.require(message, where);
    }
    for (const { what, total, reasons } of sums) {
      words.require(what, where);
      for (const { rule, key } of reasons) {
        words.requireRule(rule, where);
        words.require({ key: `reason.${key}` }, where);
      }
      const sum = reasons.reduce((before, { count }) => before + count, 0);
      if (sum !== total) {
        throw new Fault(`${where()}: ${total} is not the sum of its lines, ${sum}`);
      }
    }
  }
}

/** What changes something does so for one of the first moves or another, in one game or another. */
const ENOUGH = 6;

/** Whoever only asks changes nothing. */
function requireNoTrace(ruleset: Ruleset, state: object, side: Side, moves: readonly Move[]): void {
  const asked = ruleset.clone(state);
  for (const move of moves.slice(0, ENOUGH)) ruleset.stakes(asked, side, move);
  if (isSame(ruleset.position(asked), ruleset.position(state))) return;
  throw new Fault('what answers cost and risk cannot be asked without changing the game');
}

/**
 * Plays a move. Whether it can be taken back is what was said before, unless it told the side something
 * that it could not have known.
 */
function requireUndo(match: Match, imagined: Imagined, side: Side, move: Move): void {
  const { ruleset } = match;
  const { whyNotUndo, events } = imagined.try(side, move);
  const before = JSON.stringify(ruleset.position(match.state));
  const looked = JSON.stringify(match.view(side));
  match.play(side, move);
  const step = match.steps.length;
  const really = match.whyNotUndo(side);
  if (really === undefined) requireWayBack(match, side, move, before, looked);
  else if (!isGone(match)) {
    throw new Fault(`step ${step}: ${canonical(move)} stands: ${really.key}`);
  }
  if (whyNotUndo?.key === really?.key) return;
  const told = (all: readonly GameEvent[]): string => canonical(toldOf(ruleset, all, side));
  if (told(events) !== told(match.happened(step - 1))) return;
  throw new Fault(
    `step ${step}: of ${canonical(move)} it is said ${whyNotUndo?.key}, and it is ${really?.key}`,
  );
}

/** Whether the last step rolled dice or told somebody something: what did neither can be taken back. */
function isGone(match: Match): boolean {
  const last = match.steps.length - 1;
  return match.steps[last].dice.length > 0 || match.happened(last).some(({ reveals }) => reveals);
}

/** Takes the last move back, finds everything as it was before, and makes it again. */
function requireWayBack(
  match: Match,
  side: Side,
  move: Move,
  before: string,
  looked: string,
): void {
  const { ruleset } = match;
  const after = JSON.stringify(ruleset.position(match.state));
  const where = `step ${match.steps.length}: ${canonical(move)}`;
  if (match.undo(side) !== undefined) throw new Fault(`${where} is not taken back`);
  const isBack =
    isWritten(ruleset.position(match.state), before) && isWritten(match.view(side), looked);
  if (!isBack) throw new Fault(`${where} is taken back, and something is left of it`);
  match.play(side, move);
  if (!isWritten(ruleset.position(match.state), after)) {
    throw new Fault(`${where} is made again, and comes to something else`);
  }
}
