import {
  message,
  NO_GUIDE,
  SPECTATOR,
  type Decision,
  type Guide,
  type Message,
  type Move,
  type Pick,
  type Refusal,
  type Side,
} from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import { keyOf } from '../board/picks.ts';
import type { Touch } from '../board/touch.ts';
import { Outdated } from '../store/matches.ts';
import { ownSides, playerIn } from '../store/seats.ts';
import { isFinal } from './finality.ts';
import type { SharedTable } from './localTable.ts';
import { logOf } from './log.ts';
import { handOverTo, Looking, viewerAt } from './looking.ts';
import { leadsOn, moveOf, NOTHING, wholeMoveOf, type Guiding } from './guiding.ts';
import type { Moment, Reason, Trouble } from './moment.ts';
import type { Choice, Pointed } from './picker.ts';
import {
  othersIn,
  picksWith,
  takenUp,
  takenUpAgain,
  onlyMove,
  wholeMove,
  withOneMore,
} from './touching.ts';
import type { World } from './world.ts';

/** Nobody by name: the strongest player there is. */
const ADVISER = '';

/**
 * Somebody at the screen with a table: points at things, gets the computer's answers, and sees a move
 * when it has been kept. It has no more than what those who sit here know, and it knows no rule: what
 * may be done, and why not, the ruleset says.
 */
export class Sitting {
  readonly game: Game;
  readonly table: SharedTable;
  readonly #world: World;
  readonly #listeners = new Set<() => void>();
  readonly #own: readonly Side[];
  readonly #looking: Looking;
  /** Who has taken the screen, where two people share it and have secrets from each other. */
  #at: Side | undefined;
  #refusal: Reason | undefined;
  #trouble: Trouble | undefined;
  #picked: readonly Pick[] = [];
  #toward: readonly Choice[] = [];
  #sure: Move | undefined;
  #place: string | undefined;
  /** How many things are being done, or wait for it. */
  #underWay = 0;
  #turns: Promise<unknown> = Promise.resolve();
  #closed = false;
  #moment: Moment;

  constructor(game: Game, table: SharedTable, world: World) {
    this.game = game;
    this.table = table;
    this.#world = world;
    this.#own = ownSides(game.ruleset, table.saved.seats);
    this.#looking = new Looking(game.ruleset);
    this.#moment = this.#see();
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

  /** Lets the computer begin, where it is its turn. */
  open(): void {
    this.#closed = false;
    void this.#letComputerPlay();
  }

  close(): void {
    this.#closed = true;
  }

  /** Points at something on the board or at a button; or at a corner of a path that goes on. */
  point(pick: Pick, goesOn = false): void {
    const { picker, decision, handles } = this.#moment;
    if (picker === undefined || decision === undefined) {
      this.#tellNotAsked();
      return;
    }
    this.#reconsider();
    if (goesOn && 'point' in pick) {
      this.#follow({ kind: 'picked', picked: [...picker.path, pick] }, decision);
      return;
    }
    // After a corner any place is the next one, though something else could have been chosen before.
    const last = picker.path.at(-1);
    if ('point' in pick && last !== undefined && 'point' in last) {
      this.#followUnlisted([...picker.path, pick], decision);
      return;
    }
    // A piece that can be moved is taken up, whatever was pointed at before.
    if (handles.has(keyOf(pick))) this.#follow({ kind: 'picked', picked: [pick] }, decision);
    else this.#follow(picker.point(pick), decision);
  }

  /** Takes something that is offered. */
  take(choice: Choice): void {
    const { picker, decision, handles } = this.#moment;
    if (picker === undefined || decision === undefined) return;
    this.#reconsider();
    const gesture = (move: Move): readonly Pick[] => this.game.ruleset.gesture(move);
    const whole = wholeMove(choice, gesture) ?? onlyMove(choice, handles, gesture);
    if (whole !== undefined) this.#make(whole, decision);
    else this.#follow(picker.take(choice), decision);
  }

  /** Takes a piece up to drag it; without one, what has been put down but is not done with. */
  hold(pick: Pick | undefined): void {
    const { path = [] } = this.#moment.picker ?? {};
    this.#begin(pick === undefined ? takenUpAgain(path) : takenUp(pick, path));
  }

  /** All that is pointed at with this touch, or with nothing more than before, turned by hand or not. */
  picksOf(touch: Touch | undefined, facing?: number): readonly Pick[] {
    const { picker } = this.#moment;
    const guiding = this.#guiding();
    if (picker === undefined || guiding === undefined) return [];
    return picksWith(touch, facing, this.#moment, picker.path, guiding);
  }

  /** What the ruleset says to whoever points at these. */
  guideTo(picks: readonly Pick[]): Guide {
    return this.#guiding()?.to(picks) ?? NO_GUIDE;
  }

  /** Clicks there, or puts down what is held. */
  touch(touch: Touch, facing?: number): void {
    const { picker, decision, aim, handles } = this.#moment;
    if (picker === undefined || decision === undefined) {
      this.#tellNotAsked();
      return;
    }
    const { pick, held, adds } = touch;
    if (adds === true && handles.has(keyOf(pick))) this.#begin(withOneMore(pick, picker.path));
    else if (held === true) this.#putDown(this.picksOf(touch, facing), decision);
    else if (aim !== undefined && adds !== true) this.set(touch, facing);
    else this.point(pick, adds);
  }

  /** What stands there, turned or not, or what was chosen by pointing there, is meant. */
  set(touch: Touch | undefined, facing?: number): void {
    const { decision } = this.#moment;
    if (decision === undefined) return;
    this.#reconsider();
    const guide = this.guideTo(this.picksOf(touch, facing));
    const move = moveOf(guide);
    if (move !== undefined) this.#make(move, decision);
    else this.#refuse(guide.refusal, decision);
  }

  /** What is held is done with, or waits there for more. What could not be put down lies where it was. */
  #putDown(picks: readonly Pick[], decision: Decision): void {
    this.#reconsider();
    const guide = this.guideTo(picks);
    const move = wholeMoveOf(guide);
    if (move !== undefined) this.#make(move, decision);
    else if (leadsOn(guide)) this.#begin(picks);
    else {
      this.#refuse(guide.refusal, decision);
      this.letGo();
    }
  }

  /** What is held goes back to where it was, and nothing is pointed at any more. */
  letGo(): void {
    this.#startAnew();
    this.#tell();
  }

  /** Says why something is not done, and leaves everything as it is. */
  refuse(reason: Reason): void {
    this.#refusal = reason;
    this.#tell();
  }

  /** Every click is answered: where no rule says why nothing comes of it, by what is asked. */
  #refuse(refusal: Refusal | undefined, { rule }: Decision): void {
    this.refuse(refusal ?? { message: message('play.noAnswer'), rule });
  }

  /** The move that was asked about once more is meant. */
  confirm(): void {
    const { sure } = this.#moment;
    if (sure !== undefined) void this.play(sure);
  }

  #begin(picks: readonly Pick[]): void {
    this.#reconsider();
    this.#picked = picks;
    this.#place = undefined;
    this.#tell();
  }

  /** Something else is pointed at: what was said about the last is done with. */
  #reconsider(): void {
    this.#refusal = undefined;
    this.#toward = [];
    this.#sure = undefined;
  }

  /** Nobody here is asked anything: whoever points all the same is told whose turn it is. */
  #tellNotAsked(): void {
    const { outcome, thinking } = this.#moment;
    if (outcome !== undefined) this.refuse({ message: message('play.notPlayed') });
    else if (thinking !== undefined) {
      this.refuse({ message: message('play.notAsked', { side: this.game.words.side(thinking) }) });
    }
  }

  /** Makes a move that was pointed out; one with no way back is asked for once more. */
  #make(move: Move, { side }: Decision): void {
    const { ruleset } = this.game;
    if (isFinal(ruleset, this.#moment.imagined, side, move)) {
      this.#sure = move;
      this.#tell();
    } else void this.play(move);
  }

  /** Why this touch, with all that is pointed at by it, would come to nothing. */
  whyNotTouch({ pick, held }: Touch, picks: readonly Pick[]): Reason | undefined {
    if (held !== true && this.#moment.aim === undefined && !('point' in pick)) {
      return this.whyNot(pick);
    }
    const { means, refusal } = this.guideTo(picks);
    return means && refusal;
  }

  /** Why pointing at this would come to nothing; undefined where it would not, or nobody knows. */
  whyNot(pick: Pick): Reason | undefined {
    const pointed = this.#moment.picker?.point(pick);
    return pointed?.kind === 'unlisted' ? this.#guiding()?.whyNot(pointed.picks) : undefined;
  }

  /** Takes the last pick back, or else lets go of the square that was looked into. */
  back(): void {
    const { picker } = this.#moment;
    const isAsking = this.#sure !== undefined || this.#toward.length > 0;
    this.#reconsider();
    if (this.#place !== undefined) this.#place = undefined;
    else if (!isAsking && picker?.canGoBack === true) this.#picked = this.#picked.slice(0, -1);
    this.#tell();
  }

  async play(move: Move): Promise<void> {
    const { decision } = this.#moment;
    if (decision === undefined) return;
    await this.#alone(() => this.#do(() => this.table.play(decision.side, move)));
    await this.#letComputerPlay();
  }

  async undo(): Promise<void> {
    const { side } = this.#undoing();
    if (side !== undefined) await this.#alone(() => this.#do(() => this.table.undo(side)));
  }

  /** Who of those here could take the last decision back; or why nobody can. */
  #undoing(): { readonly side: Side | undefined; readonly whyNot: Message | undefined } {
    const each = this.#own.map((side) => ({ side, whyNot: this.table.known(side).whyNotUndo }));
    const [first] = each;
    const made = each.find(({ whyNot }) => whyNot?.key !== 'undo.other');
    return made ?? first ?? { side: undefined, whyNot: this.table.known(SPECTATOR).whyNotUndo };
  }

  async resign(side: Side): Promise<void> {
    await this.#alone(() => this.#do(() => this.table.resign(side)));
  }

  /** Has the computer answer what is asked, until something else is. */
  async answerForMe(): Promise<void> {
    const asked = this.#moment.decision;
    if (asked === undefined) return;
    for (;;) {
      const { decision } = this.#moment;
      if (decision?.kind !== asked.kind || decision.side !== asked.side) break;
      await this.#alone(() => this.#answer(decision, ADVISER));
      if (this.#trouble !== undefined || this.#closed) return;
    }
    await this.#letComputerPlay();
  }

  /** The side that the screen was handed to is there. */
  takeOver(): void {
    this.#at = this.#moment.handOver;
    this.#tell();
  }

  /** After some trouble: tries again. */
  async retry(): Promise<void> {
    this.#trouble = undefined;
    this.#tell();
    await this.#letComputerPlay();
  }

  #follow(pointed: Pointed, decision: Decision): void {
    this.#refusal = undefined;
    switch (pointed.kind) {
      case 'play':
        this.#make(pointed.move, decision);
        return;
      case 'picked':
        this.#picked = pointed.picked;
        this.#place = undefined;
        break;
      case 'several':
        this.#place = pointed.place;
        break;
      case 'unlisted':
        this.#followUnlisted(pointed.picks, decision);
        return;
    }
    this.#tell();
  }

  /** On squares what is not listed cannot be done; on a free table it may be, or be the first half of it. */
  #followUnlisted(picks: readonly Pick[], decision: Decision): void {
    const { scene, picker } = this.#moment;
    const guiding = this.#guiding();
    if (scene.inch !== undefined) {
      const meant = guiding?.meant(picks);
      const move = meant && wholeMoveOf(meant.guide);
      if (move !== undefined) this.#make(move, decision);
      else if (meant !== undefined) this.#begin(meant.picks);
      else this.#refuse(guiding?.whyNothing(picks), decision);
      return;
    }
    // Whoever has begun with something means it, and is told why it cannot be.
    const toward = picker?.canGoBack === false ? picker.toward(picks[picks.length - 1]) : [];
    if (picker !== undefined && toward.length === 1) {
      this.#follow(picker.take(toward[0]), decision);
      return;
    }
    if (toward.length > 1) {
      this.#toward = toward;
      this.#tell();
    } else this.#refuse(guiding?.whyNothing(picks), decision);
  }

  #guiding(): Guiding | undefined {
    const { decision } = this.#moment;
    return decision && this.#looking.guiding(this.#moment, decision);
  }

  async #letComputerPlay(): Promise<void> {
    for (;;) {
      const decision = this.#computersDecision();
      if (decision === undefined || this.#underWay > 0 || this.#closed) return;
      const player = playerIn(this.table.saved.seats[decision.side]) ?? '';
      await this.#alone(() => this.#answer(decision, player));
      if (this.#trouble !== undefined) return;
      await this.#world.look(this.#moment.events);
    }
  }

  async #answer(decision: Decision, player: string): Promise<void> {
    const { side } = decision;
    try {
      const move = await this.#world.choose(player, this.table.known(side).view, decision);
      if (this.#closed) return;
      await this.#do(() => this.table.play(side, move));
      const refusal = this.#refusal;
      if (refusal !== undefined) throw new Error(`${refusal.rule}: ${JSON.stringify(move)}`);
    } catch (error) {
      this.#refusal = undefined;
      this.#trouble = { kind: 'mind', reason: String(error) };
    }
  }

  /** Has something done at the table, and says what was in the way. */
  async #do(act: () => Promise<Reason | undefined>): Promise<void> {
    try {
      this.#refusal = await act();
      if (this.#refusal === undefined) this.#trouble = undefined;
    } catch (error) {
      this.#refusal = undefined;
      this.#trouble =
        error instanceof Outdated
          ? { kind: 'outdated' }
          : { kind: 'storage', reason: error instanceof Error ? error.message : String(error) };
    }
    this.#startAnew();
  }

  #startAnew(): void {
    this.#toward = [];
    this.#sure = undefined;
    this.#picked = [];
    this.#place = undefined;
  }

  /** One thing after another: nothing is asked meanwhile, and what comes waits for its turn. */
  #alone(work: () => Promise<void>): Promise<void> {
    this.#underWay++;
    this.#tell();
    const turn = this.#turns.then(work).finally(() => {
      this.#underWay--;
      this.#tell();
    });
    this.#turns = turn.catch(() => undefined);
    return turn;
  }

  #tell(): void {
    this.#moment = this.#see();
    for (const listener of this.#listeners) listener();
  }

  #computersDecision(): Decision | undefined {
    const { decisions } = this.table.known(viewerAt(this.#at, this.#own)).pending;
    return decisions.find(({ side }) => !this.#own.includes(side));
  }

  #see(): Moment {
    const { game, table } = this;
    const { decisions, outcome } = table.known(viewerAt(this.#at, this.#own)).pending;
    const computers = this.#computersDecision();
    const asked = computers === undefined ? decisions.at(0) : undefined;
    const handOver = handOverTo(asked?.side, this.#at, this.#own, table);
    const viewer =
      handOver === undefined ? viewerAt(asked?.side ?? this.#at, this.#own) : SPECTATOR;
    const known = table.known(viewer);
    const seen = this.#looking.at(known);
    const { view, scene, imagined } = seen;
    const decision = handOver === undefined && this.#underWay === 0 ? asked : undefined;
    const guiding = decision && this.#looking.guiding(seen, decision);
    const handles = guiding?.handles ?? NOTHING;
    const picker = decision && this.#looking.picker(seen, decision, handles, this.#picked);
    const { told } = known;
    return {
      saved: table.saved,
      viewer,
      view,
      scene,
      imagined,
      decision,
      picker,
      handles,
      others: picker === undefined ? [] : othersIn(handles, picker),
      further: picker === undefined ? [] : (guiding?.further(picker) ?? []),
      aim: picker && guiding?.aimAfter(picker.path),
      place: this.#place,
      toward: this.#toward,
      sure: this.#sure,
      thinking: computers?.side,
      handOver,
      refusal: this.#refusal,
      trouble: this.#trouble,
      outcome,
      whyNotUndo: this.#undoing().whyNot,
      step: told.length,
      events: told.at(-1) ?? [],
      log: logOf(told, game),
    };
  }
}
