import {
  KERNEL_ENGLISH,
  mergeCatalogues,
  render,
  seededDice,
  type Decision,
  type GameEvent,
  type Move,
  type OptionValues,
  type Report,
  type RolledDice,
  type Ruleset,
  type Scenario,
  type Side,
} from '@sandtable/kernel';
import { Fault, type Trial } from './trial.ts';

/** One decision of a random game, and how it was drawn. */
export interface Turn {
  readonly side: Side;
  readonly decision: Decision;
  readonly moves: readonly Move[];
  readonly move: Move;
}

/**
 * A game in which everybody draws lots for what he does, through `moves` alone. It finds dead ends
 * and games without end by itself.
 */
export class RandomGame {
  readonly trial: Trial;
  readonly ruleset: Ruleset;
  readonly options: OptionValues;
  state: object;
  steps = 0;
  /** Draws the moves, and whatever a property needs; the dice of the game are others. */
  readonly chance: RolledDice;
  readonly #dice: RolledDice;
  #turn: Turn | undefined;

  constructor(trial: Trial, state?: object) {
    const { ruleset, scenario, seed } = trial;
    this.trial = trial;
    this.ruleset = ruleset;
    this.chance = seededDice(`${seed}: moves`);
    this.#dice = seededDice(`${seed}: dice`, true);
    this.options = optionsFor(trial);
    this.state = state ?? opening(ruleset, scenario, this.options);
  }

  /** Draws the next decision and its answer; undefined when the game is over. */
  next(): Turn | undefined {
    const { ruleset, state } = this;
    const { decisions, outcome } = ruleset.pending(state);
    this.#turn = undefined;
    if (decisions.length === 0) {
      if (outcome === undefined) this.fail('dead end: nobody is asked and there is no outcome');
      return undefined;
    }
    if (outcome !== undefined) this.fail('there is an outcome, and yet somebody is asked');
    const limit = this.trial.limits.maxSteps;
    if (this.steps >= limit) this.fail(`endless: not over after ${limit} steps`);
    const decision = pick(decisions, this.chance);
    const { side } = decision;
    const moves = ruleset.moves(state, side);
    if (moves.length === 0) {
      this.fail(`dead end: ${side} is asked (${decision.kind}) and has no move`);
    }
    this.#turn = { side, decision, moves, move: pick(moves, this.chance) };
    return this.#turn;
  }

  /** Plays what was drawn, and gives the dice that it rolled. */
  play({ side, move }: Turn, report?: Report): readonly number[] {
    const kept = this.#dice.kept ?? [];
    kept.length = 0;
    this.ruleset.play(this.state, side, move, this.#dice, report);
    this.steps++;
    return kept;
  }

  /** Plays what was drawn, and gives what happened. */
  playTold(turn: Turn): GameEvent[] {
    const events: GameEvent[] = [];
    this.play(turn, (event) => events.push(event));
    return events;
  }

  fail(text: string): never {
    const { decision } = this.#turn ?? {};
    const who = decision === undefined ? '' : `, ${decision.side} is asked (${decision.kind})`;
    throw new Fault(`step ${this.steps + 1}${who}: ${text}`);
  }
}

export function pick<T>(list: readonly T[], chance: RolledDice): T {
  return list[chance.die(list.length) - 1];
}

/** Each option has its default in half of the games, and any value in the others. */
function optionsFor({ ruleset, seed }: Trial): OptionValues {
  const chance = seededDice(`${seed}: options`);
  return Object.fromEntries(
    ruleset.options.map(({ id, values, default: usual }) => [
      id,
      chance.die(2) === 1 ? usual : pick(values, chance),
    ]),
  );
}

/** The state that a scenario begins with; throws its problems where it has some. */
export function opening(ruleset: Ruleset, scenario: Scenario, options: OptionValues): object {
  const start = ruleset.setup(scenario, options);
  if (start.ok) return start.value;
  const english = mergeCatalogues(KERNEL_ENGLISH, ruleset.catalogue);
  const problems = start.problems.map(({ path, message }) => `${path} ${render(message, english)}`);
  throw new Fault(`the scenario ${scenario.id} is refused: ${problems.join('; ')}`);
}
