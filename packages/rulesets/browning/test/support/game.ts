import { expect } from 'vitest';
import { ScriptedDice, type FrameEntry, type OptionValues } from '@sandtable/kernel';
import type { BrowningEvent } from '../../src/state/events.ts';
import type { Place } from '../../src/state/field.ts';
import type { BrowningMove, MoveOf, MoveType } from '../../src/state/moves.ts';
import { leaderNamed, namesIn, teamNamed } from '../../src/state/names.ts';
import { browning } from '../../src/ruleset.ts';
import { STATUSES, type State } from '../../src/state/state.ts';
import { scenarioOf, type Sketch } from './sketch.ts';

/** A game from a sketch, or a failed test with every problem of it. */
export function game(sketch: Sketch): Game {
  return new Game(scenarioOf(sketch), sketch.options);
}

/** The stack of a team that has got so far in its activation. */
export function acting(
  type: 'place' | 'advance' | 'march' | 'fire' | 'done',
  team: string,
  more: Readonly<Record<string, unknown>> = {},
): FrameEntry[] {
  const control = type === 'place' ? 0 : 3;
  return [
    { ...picking('attacker', 1), taken: [team] },
    { type, team, control, high: 0, low: 0, moved: [], ...more },
  ];
}

/** The stack of a side that picks. */
export function picking(side: string, left = 2): FrameEntry {
  return { type: 'pick', side, left, taken: [], drawn: [], called: [], declines: 0 };
}

/** A game under test. Dice are scripted, and every one must be rolled. */
export class Game {
  readonly state: State;

  constructor(scenario: unknown, options: OptionValues = {}) {
    const result = browning.setup(scenario, options);
    if (!result.ok) throw new Error(`bad sketch: ${JSON.stringify(result.problems)}`);
    this.state = result.value;
  }

  /** Who is asked what: `attacker pick`, or `over`. */
  get asked(): string {
    const { decisions, outcome } = browning.pending(this.state);
    return outcome === undefined ? `${decisions[0].side} ${decisions[0].kind}` : 'over';
  }

  get side(): string {
    return browning.pending(this.state).decisions[0].side;
  }

  /** Who has won, with the points of attacker and defender: `defender 1 2`. */
  get result(): string | undefined {
    const { outcome } = browning.pending(this.state);
    if (outcome === undefined) return undefined;
    const { winner = 'nobody', scores } = outcome;
    return `${winner} ${scores['attacker']} ${scores['defender']}`;
  }

  get moves(): BrowningMove[] {
    return browning.moves(this.state, this.side);
  }

  /** Whether the list of choices has this move. */
  offers(move: BrowningMove): boolean {
    return this.moves.some((each) => JSON.stringify(each) === JSON.stringify(move));
  }

  /** The offered moves of one type, in the order of the list. */
  offered<T extends MoveType>(type: T): MoveOf<T>[] {
    return this.moves.filter((move): move is MoveOf<T> => move.type === type);
  }

  /** The types of the moves on offer, each once. */
  get choices(): string[] {
    return [...new Set(this.moves.map(({ type }) => type))];
  }

  /** The names of those who can be chosen: teams to activate or push, figures to rally or lose. */
  get named(): string[] {
    return this.moves.flatMap((move) => {
      if (move.type === 'activate' || move.type === 'push') return [move.team];
      if (move.type === 'lead') return [`${move.leader} ${move.action}`];
      return 'figure' in move ? [move.figure] : [];
    });
  }

  /** Plays a legal move that rolls exactly these dice, and tells what happened. */
  play(move: BrowningMove, ...dice: readonly number[]): BrowningEvent[] {
    this.allows(move);
    const events: BrowningEvent[] = [];
    const scripted = new ScriptedDice(dice);
    browning.play(this.state, this.side, move, scripted, (event) => events.push(event));
    scripted.finish();
    return events;
  }

  /** The move is legal. */
  allows(move: BrowningMove): void {
    const refusal = browning.check(this.state, this.side, move);
    expect(refusal, `${JSON.stringify(move)} is refused`).toBe(undefined);
  }

  /** The move is refused under this rule with this message, is not offered, and changes nothing. */
  refuses(move: BrowningMove, why: string): void {
    const before = JSON.stringify(this.state);
    const refusal = browning.check(this.state, this.side, move);
    const reason = refusal && `${refusal.rule} ${refusal.message.key.replace('refusal.', '')}`;
    expect(reason, JSON.stringify(move)).toBe(why);
    expect(this.offers(move), `${JSON.stringify(move)} is offered`).toBe(false);
    expect(JSON.stringify(this.state)).toBe(before);
  }

  at(figure: string): Place {
    const number = this.#figure(figure);
    return [this.state.x[number], this.state.y[number]];
  }

  status(figure: string): (typeof STATUSES)[number] {
    return STATUSES[this.state.status[this.#figure(figure)]];
  }

  /** The names of the figures that have a status. */
  all(status: (typeof STATUSES)[number]): string[] {
    return this.state.field.figures.filter((name) => this.status(name) === status);
  }

  /** The team that a figure belongs to now. */
  teamOf(figure: string): string {
    return this.state.field.teams[this.state.team[this.#figure(figure)]].name;
  }

  /** Where the leader figure of a team stands, if it does. */
  leaderAt(team: string): Place | undefined {
    const number = teamNamed(this.state.field, team);
    const [x, y] = [this.state.leaderX[number], this.state.leaderY[number]];
    return x === -1 ? undefined : [x, y];
  }

  isReady(team: string): boolean {
    return this.state.ready[teamNamed(this.state.field, team)] === 1;
  }

  /** Whether a platoon leader can still act this turn. */
  isAvailable(leader: string): boolean {
    return this.state.leaders[leaderNamed(this.state.field, leader)] === 1;
  }

  #figure(name: string): number {
    const figure = namesIn(this.state.field).figures.get(name);
    if (figure === undefined) throw new Error(`there is no figure ${name}`);
    return figure;
  }
}

/** The one event of a type, or a failed test. */
export function only<T extends BrowningEvent['type']>(
  events: readonly BrowningEvent[],
  type: T,
): Extract<BrowningEvent, { type: T }> {
  const found = events.filter(
    (event): event is Extract<BrowningEvent, { type: T }> => event.type === type,
  );
  expect(found.map((event) => event.type)).toEqual([type]);
  return found[0];
}

/** Events as `rule type`, in their order. */
export function told(events: readonly BrowningEvent[]): string[] {
  return events.map(({ rule, type }) => `${rule} ${type}`);
}
