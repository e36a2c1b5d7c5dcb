import { expect } from 'vitest';
import { ScriptedDice, SETTING, type OptionValues } from '@sandtable/kernel';
import type { PubEvent } from '../../src/state/events.ts';
import type { Place } from '../../src/state/field.ts';
import type { MoveOf, MoveType, PubMove } from '../../src/state/moves.ts';
import { namesIn } from '../../src/state/names.ts';
import { pubBattles } from '../../src/ruleset.ts';
import { MARKS, type Mark } from '../../src/files/scenarioSchema.ts';
import { PLACES, type State } from '../../src/state/state.ts';
import { pieceTagged, tagOf } from '../../src/state/tags.ts';
import { scenarioOf, type Sketch } from './sketch.ts';

/** A game from a sketch, or a failed test with every problem of it. */
export function game(sketch: Sketch): Game {
  return new Game(scenarioOf(sketch), sketch.options);
}

/** A game under test. Dice are scripted, and every one must be rolled. Pieces go by their names. */
export class Game {
  readonly state: State;

  constructor(scenario: unknown, options: OptionValues = {}) {
    const result = pubBattles.setup(scenario, options);
    if (!result.ok) throw new Error(`bad sketch: ${JSON.stringify(result.problems)}`);
    this.state = result.value;
  }

  /** Who is asked what: `red order`, `red muster, blue muster`, or `over`. */
  get asked(): string {
    const { decisions, outcome } = pubBattles.pending(this.state);
    if (outcome !== undefined) return 'over';
    return decisions.map(({ side, kind }) => `${side} ${kind}`).join(', ');
  }

  /** The side that is asked, or the first of those that are. */
  get side(): string {
    return pubBattles.pending(this.state).decisions[0].side;
  }

  /** Who has won, with the points of Red and Blue: `red 12 3`. */
  get result(): string | undefined {
    const { outcome } = pubBattles.pending(this.state);
    if (outcome === undefined) return undefined;
    const { winner = 'nobody', scores } = outcome;
    return `${winner} ${scores['red']} ${scores['blue']}`;
  }

  get moves(): PubMove[] {
    return this.movesOf(this.side);
  }

  movesOf(side: string): PubMove[] {
    return pubBattles.moves(this.state, side);
  }

  /** Whether the list of choices has this move. */
  offers(move: PubMove, side = this.side): boolean {
    return this.movesOf(side).some((each) => JSON.stringify(each) === JSON.stringify(move));
  }

  /** The offered moves of one type, in the order of the list. */
  offered<T extends MoveType>(type: T, side = this.side): MoveOf<T>[] {
    return this.movesOf(side).filter((move): move is MoveOf<T> => move.type === type);
  }

  /** The types of the moves on offer, each once. */
  get choices(): string[] {
    return [...new Set(this.moves.map(({ type }) => type))];
  }

  /** Plays a legal move that rolls exactly these dice, and tells what happened. */
  play(move: PubMove, ...dice: readonly number[]): PubEvent[] {
    return this.playAs(this.side, move, ...dice);
  }

  /** The same where both are asked at once. */
  playAs(side: string, move: PubMove, ...dice: readonly number[]): PubEvent[] {
    this.allows(move, side);
    const events: PubEvent[] = [];
    const scripted = new ScriptedDice(dice);
    pubBattles.play(this.state, side, move, scripted, (event) => events.push(event));
    scripted.finish();
    return events;
  }

  /** The move is legal. */
  allows(move: PubMove, side = this.side): void {
    const refusal = pubBattles.check(this.state, side, move);
    expect(refusal, `${JSON.stringify(move)} is refused`).toBe(undefined);
  }

  /**
   * Why a move is refused: `PB-4.1 tooFar`; undefined where it is legal. A refused move is not
   * offered, and judging it changes nothing.
   */
  refused(move: PubMove, side = this.side): string | undefined {
    const before = JSON.stringify(this.state);
    const refusal = pubBattles.check(this.state, side, move);
    expect(JSON.stringify(this.state)).toBe(before);
    if (refusal === undefined) return undefined;
    expect(this.offers(move, side), `${JSON.stringify(move)} is offered`).toBe(false);
    return `${refusal.rule} ${refusal.message.key.replace('refusal.', '')}`;
  }

  /** The move is refused for this reason. */
  refuses(move: PubMove, why: string, side = this.side): void {
    expect(this.refused(move, side), JSON.stringify(move)).toBe(why);
  }

  /** What a piece is called in moves now. */
  tag(name: string): string {
    return tagOf(this.state, this.number(name));
  }

  /** The piece that is called so in moves now. */
  named(tag: string): string {
    return this.state[SETTING].army.pieces[pieceTagged(this.state, tag)].name;
  }

  at(name: string): Place {
    const piece = this.number(name);
    return [this.state.x[piece], this.state.y[piece]];
  }

  facing(name: string): number {
    return this.state.facing[this.number(name)];
  }

  /** Where a piece is: `map`, `reserve`, `destroyed`. */
  place(name: string): (typeof PLACES)[number] {
    return PLACES[this.state.place[this.number(name)]];
  }

  /** What is true of a piece: `['spent', 'moved']`. */
  marks(name: string): Mark[] {
    const piece = this.number(name);
    return MARKS.filter((mark) => this.state[mark][piece] === 1);
  }

  is(name: string, mark: Mark): boolean {
    return this.state[mark][this.number(name)] === 1;
  }

  /** The names of the pieces that are at such a place. */
  all(place: (typeof PLACES)[number]): string[] {
    return this.state[SETTING].army.pieces.flatMap(({ name }) =>
      this.place(name) === place ? [name] : [],
    );
  }

  /** The Command of a piece. */
  commandOf(name: string): string | undefined {
    return this.state[SETTING].army.commands[this.state.command[this.number(name)]]?.name;
  }

  /** The names of the Commands whose chits are in the pool. */
  get pool(): string[] {
    return this.state.pool.map((command) => this.state[SETTING].army.commands[command].name);
  }

  /** Contacts as `attacker defender edge`. */
  get contacts(): string[] {
    const { pieces } = this.state[SETTING].army;
    return this.state.contacts.map(
      ({ attacker, defender, edge }) => `${pieces[attacker].name} ${pieces[defender].name} ${edge}`,
    );
  }

  /** Written to a file and read again, it is the same game. */
  survives(): void {
    const scenario: unknown = JSON.parse(JSON.stringify(pubBattles.position(this.state)));
    const again = new Game(scenario, pubBattles.optionsOf(this.state));
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(this.state));
  }

  /** The number of a piece. */
  number(name: string): number {
    const piece = namesIn(this.state[SETTING].army).pieces.get(name);
    if (piece === undefined) throw new Error(`there is no piece ${name}`);
    return piece;
  }
}

/** The one event of a type, or a failed test. */
export function only<T extends PubEvent['type']>(
  events: readonly PubEvent[],
  type: T,
): Extract<PubEvent, { type: T }> {
  const found = events.filter(
    (event): event is Extract<PubEvent, { type: T }> => event.type === type,
  );
  expect(found.map((event) => event.type)).toEqual([type]);
  return found[0];
}

/** Events as `rule type`, in their order. */
export function told(events: readonly PubEvent[]): string[] {
  return events.map(({ rule, type }) => `${rule} ${type}`);
}
