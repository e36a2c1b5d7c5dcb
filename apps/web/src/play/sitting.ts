import {
  Imagined,
  SPECTATOR,
  standingMove,
  type Decision,
  type Message,
  type Move,
  type Side,
} from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import { ownSides, playerIn } from '../store/seats.ts';
import { Adviser } from './advice/adviser.ts';
import { noteTurn, turnLeft } from './advice/interrupted.ts';
import { deedsAfter, deedsBefore } from './follow/deeds.ts';
import { NOTHING } from './guiding.ts';
import { Hand } from './hand.ts';
import type { SharedTable } from './localTable.ts';
import { logOf } from './log.ts';
import { handOverTo, Looking, viewerAt } from './looking.ts';
import type { Moment } from './moment.ts';
import { othersIn } from './touching.ts';
import { Turns } from './turns.ts';
import type { World } from './world.ts';

/** What somebody declines without being asked again. */
interface Declined {
  readonly side: Side;
  readonly kind: string;
  readonly move: Move;
  /** How many chapters there were when it was: it holds for that one. */
  readonly chapter: number;
}

/**
 * Somebody at the screen with a table: has a hand to point with, gets the computer's answers, and sees a
 * move when it has been kept. It has no more than what those who sit here know, and it knows no rule: what
 * may be done, and why not, the ruleset says.
 */
export class Sitting {
  readonly game: Game;
  readonly table: SharedTable;
  readonly hand: Hand;
  readonly adviser: Adviser;
  readonly #turns: Turns;
  readonly #listeners = new Set<() => void>();
  readonly #own: readonly Side[];
  readonly #looking: Looking;
  /** Who has taken the screen, where two people share it and have secrets from each other. */
  #at: Side | undefined;
  #moment: Moment;
  #unsubscribe: (() => void) | undefined;
  /** What is declined of all questions of a kind, as long as a chapter lasts. */
  #declined: readonly Declined[] = [];
  /** Somebody has gone back: until he answers, nothing is answered for him. */
  #isBack = false;
  /** What is answered for somebody who sees this, once that is found out. */
  #standing:
    | { readonly view: object; readonly side: Side; readonly move: Move | undefined }
    | undefined;

  constructor(game: Game, table: SharedTable, world: World) {
    this.game = game;
    this.table = table;
    this.#own = ownSides(game.ruleset, table.seats);
    this.#looking = new Looking(game.ruleset);
    const tell = (): void => this.#tell();
    this.hand = new Hand({
      game,
      table,
      tell,
      moment: this.moment,
      play: (move) => this.play(move),
      guiding: () => {
        const { decision } = this.#moment;
        return decision && this.#looking.guiding(this.#moment, decision);
      },
    });
    this.#turns = new Turns(
      {
        table,
        tell,
        othersDecision: () => this.#othersDecision(),
        events: () => this.#moment.events,
        settled: () => this.#settled(),
        done: (refusal) => {
          if (refusal !== undefined) this.#declined = [];
          this.hand.rest(refusal);
        },
      },
      world,
    );
    this.adviser = this.#newAdviser(world);
    this.#moment = this.#see(undefined);
  }

  #newAdviser(world: World): Adviser {
    const { table, game } = this;
    return new Adviser({
      moment: this.moment,
      advise: (decision, most, signal) =>
        world.advise(table.known(decision.side).view, decision, most, signal),
      letGo: () => this.hand.letGo(),
      askedOf: (side) => table.known(side).pending.decisions.find((each) => each.side === side),
      answer: (decision, choose) => {
        this.#at ??= decision.side;
        return this.#turns.answer(decision, choose);
      },
      look: () => world.look(this.#moment.events),
      letOthersPlay: () => this.#turns.letOthersPlay(),
      hasTurnedSince: (step) => {
        const { told } = table.known(this.#moment.viewer);
        return told.slice(step).some((events) => events.some((each) => game.ruleset.chapter(each)));
      },
      whyNotUndo: (side) => table.known(side).whyNotUndo,
      undo: (side) => this.#turns.act(() => table.undo(side)),
      note: (side) => noteTurn(table.id, side),
      noted: () => (table.isKept ? turnLeft(table.id) : undefined),
      tell: () => this.#tell(),
    });
  }

  /** What is played. */
  get title(): string {
    return this.game.words.battle(this.table.premises.scenario).title;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly moment = (): Moment => this.#moment;

  /** Lets the computer begin, where it is its turn, and hears of what is done elsewhere. */
  open(): void {
    this.#unsubscribe ??= this.table.subscribe(() => {
      this.#tell();
      void this.#turns.letOthersPlay();
    });
    // Something may have come before anybody listened.
    this.#tell();
    this.#turns.open();
  }

  close(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#turns.close();
  }

  /** After some trouble: tries again. */
  retry(): Promise<void> {
    return this.#turns.retry();
  }

  async play(move: Move): Promise<void> {
    const { decision } = this.#moment;
    if (decision === undefined) return;
    this.#isBack = false;
    // Who answers is there, though nothing has had to be covered yet.
    this.#at ??= decision.side;
    await this.#turns.play(decision.side, move);
  }

  /** Declines what is asked now, and all of its kind until this part of the game is over. */
  async declineAll(move: Move): Promise<void> {
    const { decision, log } = this.#moment;
    if (decision === undefined) return;
    const { side, kind } = decision;
    this.#declined = [...this.#declined, { side, kind, move, chapter: log.length }];
    await this.play(move);
  }

  /** Whoever looks wants to be asked again. */
  askAgain(): void {
    const { viewer } = this.#moment;
    this.#declined = this.#declined.filter(({ side }) => side !== viewer);
    this.#tell();
  }

  async undo(): Promise<void> {
    // What was answered unasked would be so again.
    this.#declined = [];
    this.#isBack = true;
    const { side } = this.#undoing();
    if (side !== undefined) await this.#turns.act((table) => table.undo(side));
  }

  /** Who of those here could take the last decision back; or why nobody can. */
  #undoing(): { readonly side: Side | undefined; readonly whyNot: Message | undefined } {
    const each = this.#own.map((side) => ({ side, whyNot: this.table.known(side).whyNotUndo }));
    const [first] = each;
    const made = each.find(({ whyNot }) => whyNot?.key !== 'undo.other');
    return made ?? first ?? { side: undefined, whyNot: this.table.known(SPECTATOR).whyNotUndo };
  }

  async resign(side: Side): Promise<void> {
    await this.#turns.act((table) => table.resign(side));
  }

  /** The side that the screen was handed to is there. */
  takeOver(): void {
    this.#at = this.#moment.handOver;
    this.#tell();
  }

  #tell(): void {
    this.#moment = this.#see(this.#moment);
    for (const listener of this.#listeners) listener();
  }

  /** The answer to what is asked, where it has been given beforehand. */
  #settled(): { readonly side: Side; readonly move: Move } | undefined {
    const { pending, told } = this.table.known(viewerAt(this.#at, this.#own));
    const asked = this.#asked(pending.decisions);
    if (asked === undefined) return undefined;
    if (this.#declined.length === 0) return this.#answered(asked);
    const chapter = logOf(told, this.game).length;
    const { side, kind } = asked;
    return (
      this.#declined.find(
        (each) => each.side === side && each.kind === kind && each.chapter === chapter,
      ) ?? this.#answered(asked)
    );
  }

  /** The answer that somebody here has given once for all. */
  #answered(asked: Decision): { readonly side: Side; readonly move: Move } | undefined {
    const { table, game } = this;
    const { side } = asked;
    const standing = table.standing?.of(side) ?? [];
    if (this.#isBack || standing.length === 0) return undefined;
    const known = table.known(side);
    const { view } = known;
    if (this.#standing?.view !== view || this.#standing.side !== side) {
      const { world } = new Imagined(game.ruleset, known);
      this.#standing = { view, side, move: standingMove(game.ruleset, world, asked, standing) };
    }
    const { move } = this.#standing;
    return move && { side, move };
  }

  /** What is answered for somebody here has changed: it counts from now on. */
  async answerBy(change: () => Promise<void>): Promise<void> {
    await change();
    this.#standing = undefined;
    this.#isBack = false;
    this.#tell();
    await this.#turns.letOthersPlay();
  }

  /** What somebody here is asked first. */
  #asked(decisions: readonly Decision[]): Decision | undefined {
    return decisions.find(({ side }) => this.#own.includes(side));
  }

  /** What is asked of the computer, or of somebody elsewhere. */
  #othersDecision(): Decision | undefined {
    const { decisions } = this.table.known(viewerAt(this.#at, this.#own)).pending;
    // Where both are asked at once, somebody elsewhere is not waited for.
    const areOurs = this.#asked(decisions) !== undefined;
    return decisions.find(
      ({ side }) =>
        !this.#own.includes(side) && !(areOurs && playerIn(this.table.seats[side]) === undefined),
    );
  }

  #see(before: Moment | undefined): Moment {
    const { game, table } = this;
    const { decisions, outcome } = table.known(viewerAt(this.#at, this.#own)).pending;
    const others = this.#othersDecision();
    const isOpen = others === undefined && this.#settled() === undefined && !table.hasNews;
    const asked = isOpen ? this.#asked(decisions) : undefined;
    const handOver = handOverTo(asked?.side, this.#at, this.#own, table);
    const viewer =
      handOver === undefined ? viewerAt(asked?.side ?? this.#at, this.#own) : SPECTATOR;
    const known = table.known(viewer);
    const seen = this.#looking.at(known);
    // Whatever it was: a clock, an order, another device of his, somebody who took something back.
    if (before !== undefined && before.view !== seen.view) this.hand.forget();
    const { picked, toward, sure, place, refusal } = this.hand.now;
    const isBusy = this.#turns.areUnderWay || this.adviser.isPlaying;
    const decision = handOver === undefined && !isBusy ? asked : undefined;
    const guiding = decision && this.#looking.guiding(seen, decision);
    const handles = guiding?.handles ?? NOTHING;
    const picker = decision && this.#looking.picker(seen, decision, handles, picked);
    const { told } = known;
    const now: Omit<Moment, 'deeds'> = {
      seats: table.seats,
      viewer,
      ...seen,
      decision,
      picker,
      handles,
      others: picker === undefined ? [] : othersIn(handles, picker),
      further: picker === undefined ? [] : (guiding?.further(picker) ?? []),
      aim: picker && guiding?.aimAfter(picker.path),
      place,
      toward,
      sure,
      counsel: this.adviser.counselAt(decision, picker, told.length),
      thinking: others?.side,
      waiting: others !== undefined && !table.hasNews && isElsewhere(table, others),
      handOver,
      refusal,
      trouble: this.#turns.trouble,
      outcome,
      declines: this.#declined.some(({ side }) => side === viewer),
      whyNotUndo: this.#undoing().whyNot,
      step: told.length,
      events: told.at(-1) ?? [],
      log: logOf(told, game),
    };
    // Where more has happened than is seen step by step, it is looked up.
    const deeds =
      before === undefined || now.step > before.step + 1
        ? deedsBefore(now, table, game, this.#own)
        : deedsAfter(before.deeds, before, now, game, table.premises.scenario);
    return { ...now, deeds };
  }
}

/** Whether somebody elsewhere is asked, whom nobody here can hurry. */
function isElsewhere({ seats }: SharedTable, { side }: Decision): boolean {
  return seats[side] === 'remote';
}
