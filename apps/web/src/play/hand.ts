import {
  message,
  NO_GUIDE,
  type Decision,
  type Guide,
  type Move,
  type Pick,
  type Refusal,
  type Side,
} from '@sandtable/kernel';
import { keyOf } from '../board/picks.ts';
import type { Touch } from '../board/touch.ts';
import type { Game } from '../games/games.ts';
import { isFinal } from './finality.ts';
import { leadsOn, moveOf, wholeMoveOf, type Guiding } from './guiding.ts';
import type { Moment, Reason } from './moment.ts';
import type { Choice, Pointed } from './picker.ts';
import { onlyMove, picksWith, takenUp, takenUpAgain, wholeMove, withOneMore } from './touching.ts';

/** What a hand has done so far, and what was said to it. */
export interface Gesturing {
  readonly picked: readonly Pick[];
  /** What leads to the thing that was pointed at, where it can be reached in more than one way. */
  readonly toward: readonly Choice[];
  /** A move that cannot be taken back, while it is asked whether it is meant. */
  readonly sure: Move | undefined;
  /** The square that was looked into, where several pieces in it could be meant. */
  readonly place: string | undefined;
  readonly refusal: Reason | undefined;
}

const STILL: Gesturing = {
  picked: [],
  toward: [],
  sure: undefined,
  place: undefined,
  refusal: undefined,
};

/** Somebody whose hand it is. */
interface Owner {
  readonly game: Game;
  readonly table: { readonly takesAllBack?: true };
  moment(): Moment;
  /** What the ruleset says to whoever is asked. */
  guiding(): Guiding | undefined;
  play(move: Move): Promise<void>;
  /** The hand has done something, which is to be seen. */
  tell(): void;
}

/** The hand of somebody at a table: points at things, takes pieces up and puts them down, and so makes moves. */
export class Hand {
  readonly #owner: Owner;
  #now = STILL;
  /** What the table said to what was done last. */
  #refused: Reason | undefined;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  get now(): Gesturing {
    return this.#now;
  }

  /** Points at something on the board or at a button; or at a corner of a path that goes on. */
  point(pick: Pick, goesOn = false): void {
    const { picker, decision, handles } = this.#owner.moment();
    if (picker === undefined || decision === undefined) {
      this.#tellNotAsked();
      return;
    }
    this.#reconsider();
    const last = picker.path.at(-1);
    // After a corner any place is the next one, though something else could have been chosen before.
    const isCorner = 'point' in pick && last !== undefined && 'point' in last;
    if (goesOn && 'point' in pick) this.#begin([...picker.path, pick]);
    else if (isCorner) this.#followUnlisted([...picker.path, pick], decision);
    // A piece that can be moved is taken up, whatever was pointed at before.
    else if (handles.has(keyOf(pick))) this.#begin([pick]);
    else if (!this.#goOnWith([...picker.path, pick], decision)) {
      this.#follow(picker.point(pick), decision);
    }
  }

  /** Whether what was pointed at is to be taken up after something else is done; then it is. */
  #goOnWith(picks: readonly Pick[], decision: Decision): boolean {
    const guide = this.guideTo(picks);
    const { takesUp, refusal } = guide;
    if (takesUp === undefined) return false;
    const move = moveOf(guide);
    if (move === undefined) this.#answer(refusal, decision);
    else void this.#playAndPoint(move, takesUp, decision.side);
    return true;
  }

  async #playAndPoint(move: Move, pick: Pick, side: Side): Promise<void> {
    await this.#owner.play(move);
    const { decision, refusal } = this.#owner.moment();
    if (decision?.side === side && refusal === undefined) this.point(pick);
  }

  /** Takes something that is offered. */
  take(choice: Choice): void {
    const { picker, decision, handles } = this.#owner.moment();
    if (picker === undefined || decision === undefined) return;
    this.#reconsider();
    const gesture = (move: Move): readonly Pick[] => this.#owner.game.ruleset.gesture(move);
    const whole = wholeMove(choice, gesture) ?? onlyMove(choice, handles, gesture);
    if (whole !== undefined) this.#make(whole, decision);
    else this.#follow(picker.take(choice), decision);
  }

  /** Takes a piece up to drag it; without one, what has been put down but is not done with. */
  hold(pick: Pick | undefined): void {
    const { picker, scene } = this.#owner.moment();
    const { path = [] } = picker ?? {};
    if (scene.inch === undefined) this.#begin((pick && picker?.carried(pick)) ?? path);
    else this.#begin(pick === undefined ? takenUpAgain(path) : takenUp(pick, path));
  }

  /** All that is pointed at with this touch, or with nothing more than before, turned by hand or not. */
  picksOf(touch: Touch | undefined, facing?: number): readonly Pick[] {
    const moment = this.#owner.moment();
    const guiding = this.#owner.guiding();
    if (moment.picker === undefined || guiding === undefined) return [];
    return picksWith(touch, facing, moment, moment.picker.path, guiding);
  }

  /** What the ruleset says to whoever points at these. */
  guideTo(picks: readonly Pick[]): Guide {
    return this.#owner.guiding()?.to(picks) ?? NO_GUIDE;
  }

  /** Clicks there, or puts down what is held. */
  touch(touch: Touch, facing?: number): void {
    const { picker, decision, aim, handles, scene } = this.#owner.moment();
    if (picker === undefined || decision === undefined) {
      this.#tellNotAsked();
      return;
    }
    const { pick, held, adds } = touch;
    if (held === true && scene.inch === undefined) this.#carry(touch, decision);
    else if (adds === true && handles.has(keyOf(pick))) this.#begin(withOneMore(pick, picker.path));
    else if (held === true) this.#putDown(this.picksOf(touch, facing), decision);
    else if (aim !== undefined && adds !== true) this.set(touch, facing);
    else this.point(pick, adds);
  }

  /** What stands there, turned or not, or what was chosen by pointing there, is meant. */
  set(touch: Touch | undefined, facing?: number): void {
    const { decision } = this.#owner.moment();
    if (decision === undefined) return;
    this.#reconsider();
    const guide = this.guideTo(this.picksOf(touch, facing));
    const move = moveOf(guide);
    if (move !== undefined) this.#make(move, decision);
    else this.#answer(guide.refusal, decision);
  }

  /** What is held goes back to where it was, and nothing is pointed at any more. */
  letGo(): void {
    this.#become({ ...STILL, refusal: this.#now.refusal });
  }

  /** Says why something is not done, and leaves everything as it is. */
  refuse(reason: Reason): void {
    this.#become({ refusal: reason });
  }

  /** The move that was asked about once more is meant. */
  confirm(): void {
    const { sure } = this.#now;
    if (sure !== undefined) void this.#owner.play(sure);
  }

  /** Makes a move that somebody was shown and advised to: he is not asked once more whether it is meant. */
  make(move: Move): void {
    if (this.#owner.moment().decision !== undefined) void this.#owner.play(move);
  }

  /** Takes the last pick back, or else lets go of the square that was looked into. */
  back(): void {
    const { picker } = this.#owner.moment();
    const { sure, toward, place, picked } = this.#now;
    const isAsking = sure !== undefined || toward.length > 0;
    this.#reconsider();
    const goesBack = place === undefined && !isAsking && picker?.canGoBack === true;
    this.#become({ place: undefined, ...(goesBack && { picked: picked.slice(0, -1) }) });
  }

  /** Something has been done at the table, or was refused there. */
  rest(refusal: Reason | undefined): void {
    this.#refused = refusal;
    this.#now = { ...STILL, refusal };
  }

  /** The table is another than the one that was pointed at: what was begun there is over. */
  forget(): void {
    const { refusal } = this.#now;
    this.#now = { ...STILL, refusal: refusal === this.#refused ? refusal : undefined };
  }

  /** The move that would be made by this touch, with all that is pointed at by it; or by nothing more than before. */
  moveBy(touch: Touch | undefined, picks: readonly Pick[]): Move | undefined {
    const pointed = touch && this.#carriedTo(touch, picks);
    if (pointed?.kind === 'play') return pointed.move;
    const { picker } = this.#owner.moment();
    const only = pointed?.kind === 'picked' ? picker?.after(pointed.picked).only : undefined;
    return only ?? moveOf(this.guideTo(picks));
  }

  /** On squares: what comes of putting down what is held. */
  #carriedTo({ held }: Touch, picks: readonly Pick[]): Pointed | undefined {
    const { picker, scene } = this.#owner.moment();
    if (held !== true || scene.inch !== undefined || picker === undefined) return undefined;
    const { length } = picker.path;
    return picks.length > length ? picker.point(picks[picks.length - 1], length) : undefined;
  }

  /** Why this touch, with all that is pointed at by it, would come to nothing. */
  whyNotTouch(touch: Touch, picks: readonly Pick[]): Reason | undefined {
    const { pick, held } = touch;
    const pointed = this.#carriedTo(touch, picks);
    if (pointed !== undefined && pointed.kind !== 'unlisted') return undefined;
    if (held !== true && this.#owner.moment().aim === undefined && !('point' in pick)) {
      return this.whyNot(pick);
    }
    const { means, refusal } = this.guideTo(picks);
    return means && refusal;
  }

  /** Why pointing at this would come to nothing; undefined where it would not, or nobody knows. */
  whyNot(pick: Pick): Reason | undefined {
    const pointed = this.#owner.moment().picker?.point(pick);
    return pointed?.kind === 'unlisted' ? this.#owner.guiding()?.whyNot(pointed.picks) : undefined;
  }

  #become(change: Partial<Gesturing>): void {
    this.#now = { ...this.#now, ...change };
    this.#owner.tell();
  }

  /** Something else is pointed at: what was said about the last is done with. */
  #reconsider(): void {
    this.#now = { ...this.#now, refusal: undefined, toward: [], sure: undefined };
  }

  #begin(picked: readonly Pick[]): void {
    this.#become({ ...STILL, picked });
  }

  /** Nobody here is asked anything: whoever points all the same is told whose turn it is. */
  #tellNotAsked(): void {
    const { outcome, thinking } = this.#owner.moment();
    const { words } = this.#owner.game;
    if (outcome !== undefined) this.refuse({ message: message('play.notPlayed') });
    else if (thinking !== undefined) {
      this.refuse({ message: message('play.notAsked', { side: words.the(thinking) }) });
    }
  }

  /** Every click is answered: where no rule says why nothing comes of it, by what is asked. */
  #answer(refusal: Refusal | undefined, { rule }: Decision): void {
    this.refuse(refusal ?? { message: message('play.noAnswer'), rule });
  }

  /** Makes a move that was pointed out; one with no way back is asked for once more. */
  #make(move: Move, { side }: Decision): void {
    const { game, table } = this.#owner;
    const isLast = (): boolean => isFinal(game.ruleset, this.#owner.moment().imagined, side, move);
    if (table.takesAllBack !== true && isLast()) this.#become({ sure: move });
    else void this.#owner.play(move);
  }

  /** On squares: what is held is put down on something. Where that is nothing, it is still held. */
  #carry(touch: Touch, decision: Decision): void {
    this.#reconsider();
    const picks = this.picksOf(touch);
    const pointed = this.#carriedTo(touch, picks);
    if (pointed === undefined) this.#owner.tell();
    else if (pointed.kind !== 'unlisted') this.#follow(pointed, decision);
    else this.#answer(this.#owner.guiding()?.whyNot(picks), decision);
  }

  /** What is held is done with, or waits there for more. What could not be put down lies where it was. */
  #putDown(picks: readonly Pick[], decision: Decision): void {
    this.#reconsider();
    const guide = this.guideTo(picks);
    const move = wholeMoveOf(guide);
    if (move !== undefined) this.#make(move, decision);
    else if (leadsOn(guide)) this.#begin(picks);
    else {
      this.#answer(guide.refusal, decision);
      this.letGo();
    }
  }

  #follow(pointed: Pointed, decision: Decision): void {
    switch (pointed.kind) {
      case 'play':
        this.#make(pointed.move, decision);
        return;
      case 'picked':
        this.#begin(pointed.picked);
        return;
      case 'several':
        this.#become({ place: pointed.place });
        return;
      case 'unlisted':
        this.#followUnlisted(pointed.picks, decision);
    }
  }

  /** On squares what is not listed cannot be done; on a free table it may be, or be the first half of it. */
  #followUnlisted(picks: readonly Pick[], decision: Decision): void {
    const { scene, picker } = this.#owner.moment();
    const guiding = this.#owner.guiding();
    const meant = scene.inch === undefined ? undefined : guiding?.meant(picks);
    if (meant !== undefined) {
      const move = wholeMoveOf(meant.guide);
      if (move !== undefined) this.#make(move, decision);
      else this.#begin(meant.picks);
      return;
    }
    // Whoever has begun with something means it, and is told why it cannot be.
    const isBegun = scene.inch !== undefined || picker?.canGoBack !== false;
    const { place } = this.#now;
    const toward = isBegun
      ? []
      : picker
          .toward(picks[picks.length - 1])
          .filter(({ path = [] }) => place === undefined || picker.placeOf(path[0]) === place);
    if (picker !== undefined && toward.length === 1) this.#follow(picker.take(toward[0]), decision);
    else if (toward.length > 1) this.#become({ toward });
    else this.#answer(guiding?.whyNothing(picks), decision);
  }
}
