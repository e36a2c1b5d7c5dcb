import {
  message,
  type Ending,
  type Match,
  type OptionValues,
  type Part,
  type Scenario,
  type Side,
} from '@sandtable/kernel';
import { askedIn, type Deed } from '@sandtable/record';
import {
  USUAL_TERMS,
  type Dealing,
  type Failure,
  type Follow,
  type Offer,
  type Saying,
  type SideClock,
  type Terms,
  type WireText,
} from '@sandtable/wire';
import { addNotices } from '../notices/notices.ts';
import type { MatchRow, SeatRow, Store } from '../store/store.ts';
import { leftOn, overstayed } from './clock.ts';
import type { Dealings } from './dealings.ts';
import { prepare } from './found.ts';
import { broughtOf } from './matchFile.ts';
import { hasLeft, inviteTo } from './seats.ts';
import type { Talk } from './talk.ts';

/** A table as whoever deals with the other side finds it. */
interface Situation {
  readonly store: Store;
  readonly row: MatchRow;
  readonly match: Match;
  /** How often anything has happened that everybody notices. */
  readonly count: number;
  readonly seats: readonly SeatRow[];
  readonly terms: Terms;
  readonly clocks: readonly SideClock[];
  readonly dealings: Dealings;
  readonly talk: Talk;
  readonly now: number;
}

/** What came of it: something for the log, an answer of its own, or nothing but what the tables have now. */
export type Dealt = Deed | Failure | { readonly follow: Follow } | undefined;

/** Does what somebody in a seat wants of the other, of the clock or of the host. */
export async function deal(
  table: Situation,
  side: Side,
  dealing: Exclude<Dealing, Saying>,
): Promise<Dealt> {
  const { dealings, talk, now } = table;
  switch (dealing.ask) {
    case 'claim':
      return claim(table, side);
    case 'offer':
      return offer(table, side, dealing.offer, dealing.decisions ?? 1);
    case 'withdraw':
      await dealings.withdraw(dealing.offer, side);
      return undefined;
    case 'reply':
      return reply(table, side, dealing);
    case 'holiday':
      return holiday(table, side, dealing.days);
    case 'follow':
      return follow(table, side);
    case 'mute':
      await dealings.mute(side, dealing.isMuting);
      return undefined;
    case 'report':
      if (await talk.hasReportedEnough(side, now)) {
        return { code: 'busy', message: message('room.said.much' satisfies WireText) };
      }
      await talk.report(side, dealing.why, now);
      return undefined;
  }
}

function claim({ match, terms, clocks, seats, now }: Situation, side: Side): Dealt {
  // Whoever leaves for good has given up, as soon as the other says so: he may rather invite somebody else.
  const gone = seats.find(hasLeft);
  if (gone !== undefined) return end(match, { how: 'resigned', side: gone.side });
  const { clock, overstay = USUAL_TERMS.overstay } = terms;
  if (clock === undefined || overstay !== 'claim') return refused('room.claim.none');
  const over = overstayed(clocks, now);
  const other = over.find((each) => each !== side);
  if (other === undefined) return refused('room.claim.time');
  // Both had to decide at once, and neither has: nobody gains by being the first to say so.
  if (over.includes(side)) return refused('room.claim.own');
  return end(match, { how: 'overstayed', side: other });
}

async function offer(table: Situation, side: Side, what: Offer, decisions: number): Promise<Dealt> {
  // The other wanted it too, and was quicker.
  if (what === 'draw' && table.match.ended?.how === 'agreed') return undefined;
  const why = whyNotOffered(table, side, what, decisions);
  if (why !== undefined) return refused(why);
  const { dealings, count, store, row, seats, now } = table;
  const isMutual = (): boolean =>
    what !== 'takeBack' &&
    standing(table).some((each) => each.offer === what && each.side !== side);
  // Both want the same: there is nothing to wait for.
  if (isMutual()) return agree(table, side, what);
  await dealings.offer({ side, offer: what, count, decisions });
  // The other may have said it at the same moment, on another node.
  if (isMutual()) return agree(table, side, what);
  if (what === 'resume') await dealings.goOnSoon(now);
  const others = seats.filter((seat) => seat.side !== side);
  await addNotices(
    store.db,
    others.map((other) => ({ match: row.id, side: other.side, kind: 'offer' as const, at: now })),
  );
  return undefined;
}

function whyNotOffered(
  table: Situation,
  side: Side,
  what: Offer,
  decisions: number,
): WireText | undefined {
  const { row, match, terms, dealings, seats, now } = table;
  const { takeBacks = USUAL_TERMS.takeBacks } = terms;
  const isOver = match.pending.outcome !== undefined;
  const isComputer = seats.some((seat) => seat.side !== side && seat.player !== null);
  if (isComputer) return 'room.offer.computer';
  if (what === 'rematch') return isOver ? undefined : 'room.notOver';
  if (isOver) return 'room.over';
  switch (what) {
    case 'draw':
      return undefined;
    case 'takeBack':
      if (!takeBacks) return 'room.offer.takeBacks';
      return beforeDecision(match, side, decisions, broughtOf(row).steps.length) === undefined
        ? 'room.offer.nothing'
        : undefined;
    case 'pause':
      if (terms.clock === undefined) return 'room.offer.clock';
      return dealings.isPaused(now) ? 'room.offer.paused' : undefined;
    case 'resume':
      return dealings.isPaused(now) ? undefined : 'room.offer.running';
  }
}

async function reply(
  table: Situation,
  side: Side,
  { to, isAccepted }: Extract<Dealing, { readonly ask: 'reply' }>,
): Promise<Dealt> {
  // He answers what he was told: something else may have been offered in its place since.
  const made = standing(table).find((row) => row.id === to && row.side !== side);
  if (made === undefined) return late('room.offer.gone');
  const what = made.offer as Offer;
  if (isAccepted) return agree(table, side, what, made.decisions);
  await table.dealings.decline(what, made.side);
  return undefined;
}

/** Both sides want it; this one was the second. */
async function agree(table: Situation, side: Side, what: Offer, decisions = 1): Promise<Dealt> {
  const { match, dealings, now } = table;
  if (what === 'pause' && isLate(table, side)) return refused('room.offer.late');
  switch (what) {
    // With what comes into the log the offer is gone: it was of that position.
    case 'draw':
      return end(match, { how: 'agreed' });
    case 'takeBack':
      return takeBack(table, match.ruleset.sides.find((each) => each !== side) ?? side, decisions);
    case 'pause':
      await dealings.agreeToPause(now);
      return undefined;
    case 'resume':
      await dealings.agreeToGoOn(now);
      return undefined;
    case 'rematch':
      return rematch(table, side);
  }
}

function takeBack({ row, match }: Situation, side: Side, decisions: number): Dealt {
  const to = beforeDecision(match, side, decisions, broughtOf(row).steps.length) ?? -1;
  const reason = match.takeBack(to);
  if (reason !== undefined) return { code: 'refused', message: reason };
  return { kind: 'takeBack', side, to, asked: askedIn(match) };
}

/**
 * Where a match goes back to for that many decisions of a side; undefined where it has not made so many.
 * @param brought So many steps had been played before it came here, and stay as they are.
 */
function beforeDecision(
  { steps }: Match,
  side: Side,
  decisions: number,
  brought: number,
): number | undefined {
  let left = decisions;
  for (let i = steps.length - 1; i >= brought; i--) {
    if (steps[i].side === side && --left === 0) return i;
  }
  return undefined;
}

async function holiday(
  { terms, clocks, dealings, now }: Situation,
  side: Side,
  days: number,
): Promise<Dealt> {
  const { holidays = USUAL_TERMS.holidays, clock } = terms;
  if (holidays === 0 || clock === undefined) return refused('room.holiday.none');
  if (days > 0 && isLate({ clocks, now }, side)) return refused('room.holiday.late');
  const left = holidays - dealings.daysAway(side, now);
  if (days > left) return refused('room.holiday.days', { left });
  if (dealings.isPaused(now, side)) await dealings.comeBack(now, side);
  if (days > 0) await dealings.leave(now, side, days);
  return undefined;
}

/** Whoever can be claimed against gets away from that neither by days off nor by a pause that was offered before. */
function isLate({ clocks, now }: Pick<Situation, 'clocks' | 'now'>, side: Side): boolean {
  return clocks.some((each) => each.side === side && leftOn(each, now) <= 0);
}

/** The same once more, with sides changed. Both take their seats there with `follow`. */
async function rematch(
  { row, match, seats, terms, dealings, now }: Situation,
  side: Side,
): Promise<Dealt> {
  const other = match.ruleset.sides.find((each) => each !== side) ?? side;
  const who = seats.find((seat) => seat.side === side);
  const next = prepare(
    {
      ruleset: match.ruleset,
      scenario: JSON.parse(row.scenario) as Scenario,
      options: JSON.parse(row.options) as OptionValues,
      side: other,
      players: {},
      terms,
      name: who?.name ?? undefined,
      account: who?.account ?? undefined,
    },
    now,
  );
  if (!next.ok) return { code: 'refused', message: next.problems[0].message };
  const { match: founded, seats: empty } = next.value;
  await dealings.goOnWith(
    founded,
    empty.map((seat) => keptFor(seat, seats)),
  );
  return undefined;
}

/**
 * A seat of a rematch has the name of whoever had the other side before, on whatever device he was called so. Where it was
 * of an account it is kept for that: a key of that seat does not give it away.
 */
function keptFor(seat: SeatRow, before: readonly SeatRow[]): SeatRow {
  const who = before.find(({ side }) => side !== seat.side);
  const named = { ...seat, name: who?.name ?? null };
  const account = who?.account ?? null;
  return account === null ? named : { ...named, account, invitation: null };
}

/**
 * Whoever sits here is given an invitation to the seat of the other side there: he is who he was. Once somebody has begun
 * there it is a seat like any other, and who has the key of this one has no more to do with it. To the seat of an account
 * there is none: its owner has it wherever he is signed in.
 */
async function follow({ store, match, dealings }: Situation, side: Side): Promise<Dealt> {
  const { rematch: next } = dealings;
  const other = match.ruleset.sides.find((each) => each !== side);
  if (next === undefined || other === undefined) return refused('room.rematch.none');
  const seat = (await store.seats(next)).find((each) => each.side === other);
  if (seat === undefined || seat.number !== null) return refused('room.rematch.taken');
  if (seat.account !== null) return { follow: { match: next } };
  return { follow: { match: next, invitation: await inviteTo(store, next, other) } };
}

/** Ends a match, or says why that cannot be. */
export function end(match: Match, ending: Ending): Deed | Failure {
  const reason = match.end(ending);
  return reason === undefined ? { kind: 'end', ending } : { code: 'refused', message: reason };
}

function standing({ dealings, count, match }: Situation) {
  return dealings.standing(count, match.pending.outcome !== undefined);
}

function refused(why: WireText, parts?: Readonly<Record<string, Part>>): Failure {
  return { code: 'refused', message: message(why, parts) };
}

function late(why: WireText): Failure {
  return { code: 'late', message: message(why) };
}
