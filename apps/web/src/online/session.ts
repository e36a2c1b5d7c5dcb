import type { Known, MatchFile, Message } from '@sandtable/kernel';
import {
  RemoteSeat,
  type Failure,
  type Line,
  type Matters,
  type Dealing,
  type Spoken,
} from '@sandtable/wire';
import { loadGame } from '../games/games.ts';
import { Pacer } from '../play/pacer.ts';
import { Sitting } from '../play/sitting.ts';
import { worldOf } from '../play/worldOf.ts';
import { keepPlayed } from '../store/matches.ts';
import {
  attended,
  changeSeat,
  type Dropped,
  type Heard,
  type KeptSeat,
  type Unsent,
} from '../store/online.ts';
import { HOST, HostRefusal } from './host.ts';
import { playedAt } from './hosted.ts';
import { OnlineTable } from './onlineTable.ts';
import { keepTrying, openLine } from './openLine.ts';

/** All that the page of a match shows that is not on the table. */
export interface SessionMoment {
  /** Whether the host is there. */
  readonly isConnected: boolean;
  /** Not there as long as the host has not answered. */
  readonly matters: Matters | undefined;
  /** The table, once the match has begun. */
  readonly opened: OpenedTable | undefined;
  /** Why one cannot be here. */
  readonly failure: Failure | undefined;
  /** Whoever sat here has gone on with the seat somewhere else. */
  readonly isDismissed: boolean;
  /** What one has decided and the host has not acknowledged. */
  readonly waits: Message | undefined;
  /** A move that one had decided on, and that was not made. */
  readonly dropped: Dropped | undefined;
  /** How far the host's clock is ahead of this device's, in milliseconds. */
  readonly skew: number;
  /** What was said at the table. */
  readonly said: readonly Spoken[];
  /** How much of it one has read. */
  readonly heard: Heard;
  /** Why something between the sides was not done. */
  readonly refused: Failure | undefined;
}

export interface OpenedTable {
  readonly table: OnlineTable;
  readonly sitting: Sitting;
  readonly pacer: Pacer;
}

/** What is kept is written when nothing has changed for so long, in milliseconds. */
const REST = 400;

/** Whoever has decided something waits so long for the host's word before the line counts as broken, in milliseconds. */
const PATIENCE = 5000;

/** Somebody at a match that is played elsewhere, in one of its seats or looking on, for as long as its page is open. */
export class Session {
  readonly kept: KeptSeat | undefined;
  readonly seat: RemoteSeat;
  readonly #listeners = new Set<() => void>();
  #line: Line | undefined;
  #stopTrying: () => void = () => {};
  #now: SessionMoment;
  #isOpening = false;
  #isClosed = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #isAskingForProof = false;
  /** For the dice, where it has not arrived yet. */
  #number: string | undefined;
  /** What was decided and not acknowledged when this page was left. */
  #left: Unsent | undefined;
  /** What is known and not kept yet. */
  #unkept: Known | undefined;

  /** @param kept Nothing where one only looks on. */
  constructor(match: string, kept: KeptSeat | undefined) {
    this.kept = kept;
    this.#left = kept?.unsent;
    this.#number = kept?.number;
    const before = kept?.last && { ...kept.last, viewer: kept.side };
    this.seat = new RemoteSeat(match, kept?.key, before);
    this.#now = {
      isConnected: false,
      matters: undefined,
      opened: undefined,
      failure: undefined,
      isDismissed: false,
      waits: kept?.unsent?.label,
      dropped: kept?.dropped,
      skew: 0,
      said: [],
      heard: kept?.heard ?? {},
      refused: undefined,
    };
  }

  /** The line to the host; there as long as the page is open. */
  get line(): Line {
    if (this.#line === undefined) throw new Error('the page is not open');
    return this.#line;
  }

  open(): void {
    this.#isClosed = false;
    attended.add(this.seat.match);
    this.#line = openLine((isConnected) => {
      this.#become({ isConnected });
      if (isConnected) void this.#giveNumber();
    });
    this.#stopTrying = keepTrying(this.#line);
    void this.#take(this.#line);
    // What sends an answer that is left here has to be there when the network is not.
    if (this.kept !== undefined) void import('./Unsent.tsx').catch(() => undefined);
    // What was known last is there at once, with or without a network.
    if (this.seat.known !== undefined) void this.#open();
  }

  async #take(line: Line): Promise<void> {
    const failure = await line.take(this.seat, () => this.#hear());
    if (failure !== undefined) this.#become({ failure });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): SessionMoment => this.#now;

  close(): void {
    this.#isClosed = true;
    attended.delete(this.seat.match);
    clearTimeout(this.#patience);
    this.#stopTrying();
    this.#line?.close();
    void this.#keepNow();
  }

  /** Nothing more is said of what was not made. */
  readonly forgetDropped = (): void => {
    this.#become({ dropped: undefined });
    void this.#change(() => ({ dropped: undefined }));
  };

  /** These lines are read. */
  readonly markHeard = (said: readonly Spoken[]): void => {
    const { heard: before } = this.#now;
    const fresh = said.filter(({ among, number }) => number > (before[among] ?? 0));
    if (fresh.length === 0) return;
    const last = Object.fromEntries(fresh.map(({ among, number }) => [among, number]));
    const heard = { ...before, ...last };
    this.#become({ heard });
    void this.#change(() => ({ heard }));
  };

  /** Something between those at the table; why it was not done is shown. */
  readonly deal = (dealing: Dealing): void => {
    this.#become({ refused: undefined });
    void this.line.deal(this.seat, dealing).then((refused) => this.#become({ refused }));
  };

  #become(change: Partial<SessionMoment>): void {
    if (this.#isClosed) return;
    this.#now = { ...this.#now, ...change };
    for (const listener of this.#listeners) listener();
  }

  #hear(): void {
    const { matters, isDismissed, known, said } = this.seat;
    const isTold = matters !== undefined && matters !== this.#now.matters;
    const skew = isTold ? matters.now - Date.now() : this.#now.skew;
    this.#become({ matters, isDismissed, said, skew });
    if (known === undefined) return;
    const { opened } = this.#now;
    if (opened === undefined) void this.#open();
    else void this.#goOn(opened.table);
  }

  async #open(): Promise<void> {
    const { premises } = this.seat;
    if (this.#isOpening || premises === undefined) return;
    this.#isOpening = true;
    const game = await loadGame(premises.ruleset);
    const table = new OnlineTable(game, this.seat, this.line, {
      keep: (known) => this.#keepSoon(known),
      keepUnsent: (unsent) => this.#keepUnsent(unsent),
      drop: async (dropped) => {
        this.#become({ dropped });
        await this.#change(() => ({ dropped }));
      },
    });
    this.#keepSoon(table.latest);
    await table.lookBack();
    const pacer = new Pacer(game.words);
    const sitting = new Sitting(game, table, worldOf(table, pacer));
    this.#become({ opened: { table, sitting, pacer } });
    // What has come while it was made ready.
    await this.#goOn(table);
  }

  async #goOn(table: OnlineTable): Promise<void> {
    await table.hear();
    // Only when the host has told all: what was decided may have arrived.
    if (this.seat.number > 0) await this.#resend(table);
    await this.#whenOver(table);
  }

  /** What was decided on without a network goes to the host as soon as that is there. */
  async #resend(table: OnlineTable): Promise<void> {
    const left = this.#left;
    this.#left = undefined;
    if (left !== undefined) await table.resend(left, this.kept?.last?.known.told);
  }

  async #keepUnsent(unsent: Unsent | undefined): Promise<void> {
    // Whoever decides anew does not mean what he had decided before.
    this.#left = undefined;
    this.#become({ waits: unsent?.label });
    clearTimeout(this.#patience);
    // A socket may take minutes to notice that nobody is there any more.
    if (unsent !== undefined) this.#patience = setTimeout(() => this.#line?.drop(), PATIENCE);
    await this.#change(() => ({ unsent }));
  }

  /** Once it is over everybody may have all of it. */
  async #whenOver(table: OnlineTable): Promise<void> {
    if (table.latest.pending.outcome === undefined || table.isWhole) return;
    if (this.#isAskingForProof) return;
    this.#isAskingForProof = true;
    const proof = (await HOST.proof(table.id).catch(() => undefined)) as
      | { readonly match: MatchFile }
      | undefined;
    this.#isAskingForProof = false;
    if (proof === undefined) return;
    if (this.kept !== undefined) {
      const people = this.seat.matters?.people ?? [];
      await keepPlayed(playedAt(table.id, people, proof.match, this.kept.side));
      await this.#change(() => ({ over: true }));
    }
    table.complete(proof.match);
    // The menu has the proof now.
    this.#become({});
  }

  /** The number for the dice that could not be given when the seat was taken. */
  async #giveNumber(): Promise<void> {
    const number = this.#number;
    if (this.kept === undefined || number === undefined) return;
    try {
      await HOST.giveNumber(this.kept.id, this.kept.key, number);
    } catch (error) {
      // Where it had arrived it is done; else it is given when the line is there again.
      if (!(error instanceof HostRefusal) || error.code !== 'number') return;
    }
    this.#number = undefined;
    await this.#change(() => ({ number: undefined }));
  }

  #keepSoon(known: Known): void {
    this.#unkept = known;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#keepNow(), REST);
  }

  async #keepNow(): Promise<void> {
    clearTimeout(this.#resting);
    const known = this.#unkept;
    const { premises } = this.seat;
    this.#unkept = undefined;
    if (known === undefined || premises === undefined) return;
    const held = this.seat.held();
    await this.#change(() => ({ last: { premises, known, ...(held && { held }) } }));
  }

  async #change(change: (seat: KeptSeat) => Partial<KeptSeat>): Promise<void> {
    if (this.kept !== undefined) await changeSeat(this.kept.id, change);
  }
}
