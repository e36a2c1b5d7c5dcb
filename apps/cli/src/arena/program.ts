import {
  premisesOf,
  type Decision,
  type GameEvent,
  type Match,
  type Move,
  type Side,
} from '@sandtable/kernel';
import { plainOutcome } from '../engine/plain.ts';
import { text, wordsOf } from '../words.ts';
import type { Entrant, GameTold, Opponent } from './entrant.ts';
import { Forfeit } from './forfeit.ts';
import { BotProcess } from './process.ts';

/** A program that plays, in whatever language. It is started once, and again after a game that it has forfeited. */
export class Program implements Entrant {
  readonly name: string;
  readonly #command: readonly string[];
  /** For a decision. */
  readonly #seconds: number;
  #process: BotProcess | undefined;
  #asked = 0;

  constructor(name: string, command: readonly string[], seconds: number) {
    this.name = name;
    this.#command = command;
    this.#seconds = seconds;
  }

  sit(match: Match, side: Side, { game, seed }: GameTold): Opponent {
    if (this.#process?.isSound !== true) {
      this.#process?.kill();
      this.#process = new BotProcess(this.#command);
    }
    const bot = this.#process;
    const premises = premisesOf(match);
    const { ruleset, options } = premises;
    const names = { game, ruleset, scenario: match.scenario.id, side };
    const seconds = this.#seconds;
    bot.tell({
      request: 'new',
      ...names,
      sides: match.ruleset.sides,
      options,
      seconds,
      seed,
      premises,
    });
    return {
      choose: async (decision, happened) => this.#ask(match, decision, happened, names),
      end(outcome) {
        bot.tell({ request: 'end', ...names, outcome: plainOutcome(outcome) });
      },
    };
  }

  async leave(): Promise<void> {
    await this.#process?.end();
  }

  async #ask(
    match: Match,
    decision: Decision,
    events: readonly GameEvent[],
    names: object,
  ): Promise<Move> {
    const { side } = decision;
    const words = wordsOf(match.ruleset);
    const view = match.view(side);
    const moves = match.moves(side);
    const labels = moves.map((move) => words.choice(view, move));
    const ask = words.question(view, decision);
    const id = ++this.#asked;
    const bot = this.#process;
    if (bot === undefined) throw new Error('asked before it sat down');
    try {
      const request = {
        id,
        request: 'choose',
        ...names,
        decision,
        ask,
        view,
        moves,
        labels,
        events,
      };
      const move = moveIn(await bot.ask(request, this.#seconds), id);
      const refusal = match.check(side, move);
      if (refusal === undefined) return move;
      const { rule, message } = refusal;
      const parts = { move: JSON.stringify(move).slice(0, 200), rule, why: words.render(message) };
      throw new Forfeit('illegal', text('arena.fault.illegal', parts), rule);
    } catch (error) {
      // Who knows what it would write next: for the next game it begins anew.
      if (error instanceof Forfeit) bot.kill();
      throw error;
    }
  }
}

/** The move in an answer to a question. */
function moveIn(line: string, id: number): Move {
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new Forfeit('json', text('arena.fault.json', { line: line.slice(0, 100) }));
  }
  if (typeof answer === 'object' && answer !== null && 'id' in answer && 'move' in answer) {
    // Whether it is a move at all is for the rules to judge, as with anybody's; but nobody can walk through what is nested without end.
    if (answer.id === id && isShallow(answer.move, DEEPEST)) return answer.move as Move;
  }
  throw new Forfeit('answer', text('arena.fault.answer', { id, line: line.slice(0, 100) }));
}

/** No move has more in it than that. */
const DEEPEST = 20;

function isShallow(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return most > 0 && Object.values(value).every((part) => isShallow(part, most - 1));
}
