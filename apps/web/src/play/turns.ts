import type { Decision, GameEvent, Move, Side } from '@sandtable/kernel';
import { Outdated } from '../store/matches.ts';
import { playerIn } from '../store/seats.ts';
import type { SharedTable } from './localTable.ts';
import type { Reason, Trouble } from './moment.ts';
import type { World } from './world.ts';

/** Those who sit at the table where something is done. */
interface Sitters {
  readonly table: SharedTable;
  /** What the computer has to answer now, or somebody elsewhere. */
  othersDecision(): Decision | undefined;
  /** An answer that somebody here has given for all questions of its kind. */
  settled(): { readonly side: Side; readonly move: Move } | undefined;
  /** What came of the last step. */
  events(): readonly GameEvent[];
  /** Something was done, or refused by the table. */
  done(refusal: Reason | undefined): void;
  /** Whether something is being done has changed. */
  tell(): void;
}

/** What is done at a table, one thing after another: moves of those who sit there, and the computer's. */
export class Turns {
  readonly #sitters: Sitters;
  readonly #world: World;
  /** How many things are being done, or wait for it. */
  #underWay = 0;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #isShowing = false;
  #trouble: Trouble | undefined;
  /** Ends what the computer thinks, where nobody waits for it any more. */
  #thinking = new AbortController();

  constructor(sitters: Sitters, world: World) {
    this.#sitters = sitters;
    this.#world = world;
  }

  get areUnderWay(): boolean {
    return this.#underWay > 0;
  }

  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  /** Lets the computer begin, where it is its turn. */
  open(): void {
    this.#isClosed = false;
    void this.letOthersPlay();
  }

  close(): void {
    this.#isClosed = true;
    this.#thinking.abort();
  }

  /** After some trouble: tries again. */
  async retry(): Promise<void> {
    this.#trouble = undefined;
    this.#sitters.tell();
    await this.letOthersPlay();
  }

  async play(side: Side, move: Move): Promise<void> {
    await this.act((table) => table.play(side, move));
    await this.letOthersPlay();
  }

  /** Has something done at the table when it is its turn. */
  act(act: (table: SharedTable) => Promise<Reason | undefined>): Promise<void> {
    return this.#alone(async () => this.#sitters.done(await this.#try(act)));
  }

  /** Has somebody else answer; true where somebody may be asked the next thing. */
  async answer({ side }: Decision, choose: () => Promise<Move>): Promise<boolean> {
    await this.#alone(() => this.#answer(side, choose));
    return this.#trouble === undefined && !this.#isClosed;
  }

  async letOthersPlay(): Promise<void> {
    for (;;) {
      await this.#showNews();
      await this.#declineSettled();
      const { table } = this.#sitters;
      const decision = this.#sitters.othersDecision();
      if (decision === undefined || this.areUnderWay || this.#isClosed) return this.#letPonder();
      const player = playerIn(table.seats[decision.side]);
      // Somebody elsewhere answers when he likes.
      if (player === undefined) return;
      await this.answer(decision, () => {
        const { view } = table.known(decision.side);
        return this.#world.choose(player, view, decision, this.#newThinking());
      });
      if (this.#trouble !== undefined) return;
      await this.#world.look(this.#sitters.events());
    }
  }

  /** While somebody here decides, the computer thinks about what it will be asked. */
  #letPonder(): void {
    const { table } = this.#sitters;
    if (this.areUnderWay || this.#isClosed || this.#world.ponder === undefined) return;
    for (const [side, seat] of Object.entries(table.seats)) {
      const player = playerIn(seat);
      if (player === undefined || table.known(side).pending.outcome !== undefined) continue;
      const pondered = this.#world.ponder(
        player,
        table.known(side).view,
        side,
        this.#newThinking(),
      );
      // It is only meant to save time: whatever comes between, the computer is asked as if it had not.
      pondered.catch(() => undefined);
    }
  }

  /** Whatever the computer thought about until now, it leaves off. */
  #newThinking(): AbortSignal {
    this.#thinking.abort();
    this.#thinking = new AbortController();
    return this.#thinking.signal;
  }

  /** What was done elsewhere is seen step by step, as what the computer does. */
  async #showNews(): Promise<void> {
    const { table } = this.#sitters;
    if (this.#isShowing) return;
    this.#isShowing = true;
    while (table.hasNews && !this.areUnderWay && !this.#isClosed) {
      table.showNews();
      this.#sitters.done(undefined);
      this.#sitters.tell();
      await this.#world.look(this.#sitters.events());
    }
    this.#isShowing = false;
  }

  /** What has been answered beforehand is asked of nobody. */
  async #declineSettled(): Promise<void> {
    for (;;) {
      const settled = this.#sitters.settled();
      if (settled === undefined || this.areUnderWay || this.#isClosed) return;
      await this.act((table) => table.play(settled.side, settled.move));
      if (this.#trouble !== undefined) return;
    }
  }

  async #answer(side: Side, choose: () => Promise<Move>): Promise<void> {
    try {
      const move = await choose();
      if (this.#isClosed) return;
      const refusal = await this.#try((table) => table.play(side, move));
      this.#sitters.done(undefined);
      if (refusal !== undefined) throw new Error(`${refusal.rule}: ${JSON.stringify(move)}`);
    } catch (error) {
      // Whoever has left waits for no answer.
      if (!this.#isClosed) this.#trouble = { kind: 'mind', reason: String(error) };
    }
  }

  /** Says what was in the way. */
  async #try(
    act: (table: SharedTable) => Promise<Reason | undefined>,
  ): Promise<Reason | undefined> {
    try {
      const refusal = await act(this.#sitters.table);
      if (refusal === undefined) this.#trouble = undefined;
      return refusal;
    } catch (error) {
      this.#trouble =
        error instanceof Outdated
          ? { kind: 'outdated' }
          : { kind: 'storage', reason: error instanceof Error ? error.message : String(error) };
      return undefined;
    }
  }

  /** One thing after another: nothing is asked meanwhile, and what comes waits for its turn. */
  #alone(work: () => Promise<void>): Promise<void> {
    this.#underWay++;
    this.#sitters.tell();
    const turn = this.#last.then(work).finally(() => {
      this.#underWay--;
      this.#sitters.tell();
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
