import { Imagined, message, type Match, type Message, type Side } from '@sandtable/kernel';
import { askedIn, type Deed, type Receipt } from '@sandtable/record';
import type { Dealing, Failure, Follow, Saying, WireText } from '@sandtable/wire';
import type { Decided } from '../computers/computers.ts';
import { overstayed } from './clock.ts';
import { deal, end, type Dealt } from './deal.ts';
import type { Table } from './table.ts';
import { whyItStands } from './viewing.ts';

/** Who asks for something to be done. */
interface Asked {
  readonly side: Side;
  /** How many steps he had been told of; if there are others now, it is not done. */
  readonly at?: number;
  /** What he calls it: asked for twice under one name, it is done once. */
  readonly name?: string | undefined;
}

export type Done =
  | { readonly ok: true; readonly receipt?: Receipt; readonly follow?: Follow }
  | { readonly ok: false; readonly failure: Failure };

/** Something that is done to a match, or to what is about it. */
type Act = (match: Match) => Dealt | Promise<Dealt>;

/** What the room does around a deed; both in turn. */
interface Around {
  /** Reads on what other nodes have done. */
  catchUp(): Promise<void>;
  /** The log has grown: everybody hears of it. */
  wentOn(): Promise<void>;
  /** Something else was agreed on, such as that clocks stand. */
  dealt(): void;
}

/** What is done at a table by those who sit at it, or for them: tried on the match, and added to the log. */
export class Deeds {
  readonly #table: Table;
  readonly #around: Around;

  constructor(table: Table, around: Around) {
    this.#table = table;
    this.#around = around;
  }

  play(side: Side, at: number, move: unknown, name?: string): Promise<Done> {
    return this.#act({ side, at, name }, (match) => moved(match, side, move));
  }

  undo(side: Side, at: number, name?: string): Promise<Done> {
    return this.#act({ side, at, name }, (match): Deed | Failure => {
      const before = [...match.steps];
      const reason = whyItStands(match, side) ?? this.#whyNotAgain(side) ?? match.undo(side);
      if (reason !== undefined) return { code: 'refused', message: reason };
      const from = before.findIndex((step, i) => step !== match.steps[i]);
      const passed = match.hasPassed && { passed: true as const };
      return {
        kind: 'undo',
        side,
        from,
        steps: match.written(from),
        drawn: match.drawn,
        asked: askedIn(match),
        ...passed,
      };
    });
  }

  /** Why a side cannot decide something once more. */
  #whyNotAgain(side: Side): Message | undefined {
    const { course, dealings, now } = this.#table;
    if (course.pulse.hasUndoneEnough(side)) return message('room.undo.often' satisfies WireText);
    const isLate = course.pulse.isLateToUndo(side, dealings.pauses, now);
    return isLate ? message('room.undo.time' satisfies WireText) : undefined;
  }

  resign(side: Side, name?: string): Promise<Done> {
    return this.#act({ side, name }, (match) => end(match, { how: 'resigned', side }));
  }

  /** Something between the sides, of the clock or of the host. */
  deal(side: Side, dealing: Exclude<Dealing, Saying>, name?: string): Promise<Done> {
    return this.#act({ side, name }, async (match) => {
      const { house, row, course, seating, terms, dealings, talk } = this.#table;
      await dealings.read();
      const { clocks, now } = this.#table;
      const { store } = house;
      const [count, seats] = [course.pulse.count, seating.seats];
      const situation = { store, row, match, count, seats, terms, dealings, talk, clocks, now };
      return deal(situation, side, dealing);
    });
  }

  /** Plays for a side that has overstayed, as was agreed: what a computer has decided, or the rules' own proposal. */
  playFor(side: Side, by: 'fallback' | 'computer', decided?: Decided): Promise<Done> {
    const asked = { side, ...(decided !== undefined && { at: decided.at }) };
    return this.#act(asked, (match): Deed | Failure => {
      const { audience, ruleset, clocks, now } = this.#table;
      const known = audience.show(side);
      const isLate = overstayed(clocks, now).includes(side);
      if (!isLate || known === undefined) {
        return { code: 'late', message: message('room.late' satisfies WireText) };
      }
      // From what the side knows: what it does not must not show in what is played for it.
      const proposal = () => ruleset.fallback(new Imagined(ruleset, known).world, side);
      return moved(match, side, decided?.move ?? proposal(), by);
    });
  }

  /** Does something to the match and adds it to the log; nobody sees it before it is there. */
  #act(asked: Asked, act: Act): Promise<Done> {
    return this.#table.inTurn(async () => {
      const done = await this.#try(asked, act);
      // It cannot be done now: it may have been done before, and the answer lost.
      return done.ok ? done : ((await this.#doneBefore(asked)) ?? done);
    });
  }

  async #doneBefore({ side, name }: Asked): Promise<Done | undefined> {
    if (name === undefined) return undefined;
    const { house, id, dealings } = this.#table;
    const ask = nameOf(side, name);
    const hash = await house.store.doneFor(id, ask);
    if (hash !== undefined) return { ok: true, receipt: house.signer.receipt(hash) };
    return (await dealings.isDone(ask)) ? { ok: true } : undefined;
  }

  async #try(asked: Asked, act: Act, tries = 3): Promise<Done> {
    const { side, at, name } = asked;
    const { course, house } = this.#table;
    const isLate = (): boolean => at !== undefined && course.look(side)?.told.length !== at;
    // Another node may have gone on with it, and whoever asks have heard of it there.
    if (course.match === undefined || isLate()) await this.#around.catchUp();
    const { held, match } = course;
    if (held !== undefined) return { ok: false, failure: { code: 'refused', message: held } };
    if (match === undefined) return failed('late', 'room.waiting');
    if (isLate()) return failed('late', 'room.late');
    // It could be done again, but whoever asks for it twice means what was taken back since, or what was offered then.
    const isRepeatable = at === undefined || course.hasGoneBack;
    const before = isRepeatable ? await this.#doneBefore(asked) : undefined;
    if (before !== undefined) return before;
    course.stray();
    const done = await act(match);
    const ask = name === undefined ? undefined : nameOf(side, name);
    if (done === undefined || 'follow' in done || 'code' in done) {
      course.settle();
      if (done !== undefined && 'code' in done) return { ok: false, failure: done };
      if (done === undefined && ask !== undefined) await this.#table.dealings.keepDone(side, ask);
      await this.#table.watchClocks();
      this.#around.dealt();
      return { ok: true, ...done };
    }
    if (!(await course.append(done, ask))) {
      await this.#table.comeBack();
      // Somebody was quicker on another node. Whoever notices nothing of it is not told that he was late either.
      return tries > 1 ? this.#try(asked, act, tries - 1) : failed('late', 'room.late');
    }
    house.measures.deeds.add(done.kind);
    await this.#around.wentOn();
    return { ok: true, receipt: course.receipt };
  }
}

/** What a deed is called in the log: what one side calls so is not what the other does. */
function nameOf(side: Side, name: string): string {
  return `${side} ${name}`;
}

/** Makes a move on the match, for somebody where he did not make it himself; or says why it cannot be made. */
function moved(
  match: Match,
  side: Side,
  move: unknown,
  by?: 'fallback' | 'computer',
): Deed | Failure {
  const played = match.play(side, move);
  if (!played.ok) return { code: 'refused', ...played.refusal };
  const [step] = match.written(match.steps.length - 1);
  const made = by !== undefined && { for: by };
  return { kind: 'move', step, drawn: match.drawn, asked: askedIn(match), ...made };
}

export function failed(code: Failure['code'], why: WireText): Done {
  return { ok: false, failure: { code, message: message(why) } };
}
