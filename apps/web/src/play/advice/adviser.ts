import type { Decision, Message, Move, Side } from '@sandtable/kernel';
import type { Advice, Advised } from '../../thinking/advise.ts';
import type { Moment } from '../moment.ts';
import type { Picker } from '../picker.ts';

/** What somebody who asked for advice is told now. */
export type Counsel =
  | { readonly kind: 'thinking' }
  /** Nobody could say anything. */
  | { readonly kind: 'failed' }
  /** A move that could be made. */
  | { readonly kind: 'move'; readonly advised: Advised }
  /** What would be done if the computer played on to the end of the turn. */
  | { readonly kind: 'turn'; readonly advice: Advice }
  /** It does so. */
  | { readonly kind: 'playing' }
  /** It was doing so when the page was left, and has stopped. */
  | { readonly kind: 'interrupted' }
  /** It did so, and that can be taken back. */
  | { readonly kind: 'played' };

/** So many moves of a turn are shown before it is played. */
const SHOWN = 6;

/** Somebody at a table who may be advised. */
interface Client {
  moment(): Moment;
  advise(decision: Decision, most: number, signal?: AbortSignal): Promise<Advice>;
  /** Nothing is held, and nothing pointed at. */
  letGo(): void;
  /** What the side is asked, whether or not it is shown. */
  askedOf(side: Side): Decision | undefined;
  /** Has it answered; true where somebody may be asked the next thing. */
  answer(decision: Decision, choose: () => Promise<Move>): Promise<boolean>;
  /** People see what was done; then the computer's side has its say. */
  look(): Promise<void>;
  letOthersPlay(): Promise<void>;
  /** Whether a new part of the game has begun since that step. */
  hasTurnedSince(step: number): boolean;
  whyNotUndo(side: Side): Message | undefined;
  undo(side: Side): Promise<void>;
  /** Notes whose turn is being played, where the page is left meanwhile; and tells what was noted then. */
  note(side: Side | undefined): void;
  noted(): Side | undefined;
  tell(): void;
}

/** What was asked for: it holds as long as nothing else has been chosen. */
interface Asked {
  readonly since: Picker | undefined;
  readonly counsel: Counsel;
}

/** A turn that is or was played for a side, and how many steps there were before it. */
interface Turn {
  readonly side: Side;
  readonly from: number;
  /** How many there were after it; undefined while it is played. */
  to?: number;
  isStopped: boolean;
}

/** Shows a good move, or plays a turn for somebody: nothing is done that was not shown or cannot be stopped. */
export class Adviser {
  readonly #client: Client;
  #asked: Asked | undefined;
  #turn: Turn | undefined;
  /** Ends the thought about what was asked for. */
  #thinking = new AbortController();
  /** The side whose turn was left unfinished, and the step that it was found at. */
  #left: { readonly side: Side; readonly step?: number } | undefined;

  constructor(client: Client) {
    this.#client = client;
    const side = client.noted();
    this.#left = side === undefined ? undefined : { side };
  }

  /** Whether a turn is being played for somebody: then he is not asked himself. */
  get isPlaying(): boolean {
    return this.#turn !== undefined && this.#turn.to === undefined;
  }

  /** What is told to somebody who is asked this and has pointed at so much, after so many steps. */
  counselAt(
    decision: Decision | undefined,
    picker: Picker | undefined,
    step: number,
  ): Counsel | undefined {
    if (this.isPlaying) return { kind: 'playing' };
    if (picker !== undefined && this.#asked?.since === picker) return this.#asked.counsel;
    if (this.#isLeft(decision, step)) return { kind: 'interrupted' };
    const { side, from, to = 0 } = this.#turn ?? {};
    if (side === undefined || from === undefined || step <= from || step > to) return undefined;
    return this.#client.whyNotUndo(side) === undefined ? { kind: 'played' } : undefined;
  }

  /** Whether it is still to be said that a turn was not finished: until something is decided. */
  #isLeft(decision: Decision | undefined, step: number): boolean {
    if (this.#left === undefined || decision === undefined) return false;
    const { side, step: at = step } = this.#left;
    this.#left = side === decision.side && step === at ? { side, step: at } : undefined;
    if (this.#left === undefined) this.#client.note(undefined);
    return this.#left !== undefined;
  }

  showMove(): Promise<void> {
    return this.#ask(1, ({ moves: [advised] }) => ({ kind: 'move', advised }));
  }

  showTurn(): Promise<void> {
    return this.#ask(SHOWN, (advice) => ({ kind: 'turn', advice }));
  }

  /** Whether there was something to forget. */
  drop(): boolean {
    if (this.#left !== undefined) {
      this.#left = undefined;
      this.#client.note(undefined);
      this.#client.tell();
      return true;
    }
    const was = this.#asked;
    this.#asked = undefined;
    this.#thinking.abort();
    if (was === undefined || was.since !== this.#client.moment().picker) return false;
    this.#client.tell();
    return true;
  }

  /** Goes on for the side that is asked until a new turn begins, a person on the other side is asked, or it is stopped. */
  async playTurn(): Promise<void> {
    const { decision, step } = this.#client.moment();
    if (decision === undefined) return;
    const { side } = decision;
    const turn: Turn = { side, from: step, isStopped: false };
    this.#asked = undefined;
    this.#left = undefined;
    this.#turn = turn;
    this.#client.note(side);
    let isLeft = false;
    let asked: Decision | undefined = decision;
    while (asked !== undefined && !turn.isStopped) {
      const before = this.#client.moment().step;
      const now: Decision = asked;
      const goesOn = await this.#client.answer(now, () => this.#best(now));
      if (!goesOn) isLeft = true;
      if (isLeft || this.#client.hasTurnedSince(before)) break;
      await this.#client.look();
      await this.#client.letOthersPlay();
      if (this.#client.hasTurnedSince(before)) break;
      asked = this.#client.askedOf(side);
    }
    turn.to = this.#client.moment().step;
    // Whoever comes back is told that it was not finished.
    if (!isLeft) this.#client.note(undefined);
    this.#client.tell();
    await this.#client.letOthersPlay();
  }

  stop(): void {
    if (this.#turn !== undefined) this.#turn.isStopped = true;
  }

  /** Takes back what was done in that turn, as far as the rules allow. */
  async takeBack(): Promise<void> {
    const turn = this.#turn;
    if (turn === undefined) return;
    const { side, from } = turn;
    while (this.#client.moment().step > from && this.#client.whyNotUndo(side) === undefined) {
      await this.#client.undo(side);
    }
    this.#turn = undefined;
    this.#client.tell();
  }

  async #best(decision: Decision): Promise<Move> {
    const { moves } = await this.#client.advise(decision, 1);
    return moves[0].move;
  }

  async #ask(most: number, counsel: (advice: Advice) => Counsel): Promise<void> {
    this.#client.letGo();
    const { decision, picker } = this.#client.moment();
    if (decision === undefined) return;
    const asked: Asked = { since: picker, counsel: { kind: 'thinking' } };
    this.#thinking.abort();
    this.#thinking = new AbortController();
    this.#asked = asked;
    this.#client.tell();
    try {
      const advice = await this.#client.advise(decision, most, this.#thinking.signal);
      if (this.#asked === asked) this.#asked = { since: picker, counsel: counsel(advice) };
    } catch {
      // Advice is a service, like odds: without it the move can still be made. But whoever asked is told.
      if (this.#asked === asked) this.#asked = { since: picker, counsel: { kind: 'failed' } };
    }
    this.#client.tell();
  }
}
