import { difference, message, type Known, type Message, type Words } from '@sandtable/kernel';
import type { Failure, Line, RemoteSeat } from '@sandtable/wire';
import type { Dropped, Unsent } from '../store/online.ts';
import { UNSENT } from '../words/english/unsent.ts';
import { textsOf } from '../words/words.ts';

/** A text about what was not done. */
export const unsentText = textsOf(UNSENT);

/**
 * Sends what was decided when there was no network, if that is what is asked still. It may have arrived, and only the
 * answer to it not: under its name it is done once.
 * @param before What had been told when it was decided, as far as that was kept.
 * @returns what to say where it was not done.
 */
export async function resend(
  line: Pick<Line, 'play' | 'past'>,
  seat: RemoteSeat,
  unsent: Unsent,
  before: Known['told'] = [],
): Promise<Dropped | undefined> {
  const { name, at, move } = unsent;
  const told = seat.known?.told ?? [];
  const least = Math.min(at, before.length);
  // After as many steps, but not the same ones, it was not meant.
  const isBack =
    told.length < at || difference(told.slice(0, least), before.slice(0, least)) !== undefined;
  const failure = isBack ? LATE : await line.play(seat, move, { name, at });
  return failure && droppedBy(line, seat, unsent, failure, isBack);
}

/** What to say of a move whose seat another device has now: what that made of it is not told here any more. */
export function movedOn({ question, label }: Unsent): Dropped {
  const reason = message('room.late');
  return { ...(question && { question }), label, reason, instead: { by: 'moved', events: [] } };
}

const LATE: Failure = { code: 'late', message: message('room.late') };

/** What to say of a move that the host did not make: what came first, where it was too late. */
export async function droppedBy(
  line: Pick<Line, 'past'>,
  seat: RemoteSeat,
  { at, question, label }: Unsent,
  { code, message: said }: Failure,
  isBack = false,
): Promise<Dropped> {
  const reason = typeof said === 'string' ? message(said) : said;
  const dropped = { ...(question && { question }), label, reason };
  if (code !== 'late') return dropped;
  const { known, viewer, orders, matters } = seat;
  if (known === undefined) return dropped;
  if (isBack || known.told.length < at) return { ...dropped, instead: { by: 'back', events: [] } };
  if (known.told.length === at) return dropped;
  const events = known.told[at];
  const isOrdered = orders?.became.some(({ what, step }) => what !== 'dropped' && step === at + 1);
  if (isOrdered === true) return { ...dropped, instead: { by: 'order', events } };
  const [first] = (await line.past(seat, at))?.steps ?? [];
  if (first?.side !== viewer) return { ...dropped, instead: { by: 'other', events } };
  const own = matters?.clocks?.find(({ side }) => side === viewer);
  const by = own?.isPlayedFor === true ? 'clock' : 'device';
  return { ...dropped, instead: { by, events } };
}

/** The same in words. */
export function droppedWords(words: Words, dropped: Dropped): string {
  const { question, label, reason, instead } = dropped;
  const render = (each: Message): string => words.render(each);
  const what = instead?.events.map((event) => words.tellBriefly(event)).join(' ') ?? '';
  const isTold = instead !== undefined && (what !== '' || ['back', 'moved'].includes(instead.by));
  const why = isTold ? unsentText(`unsent.${instead.by}`, { what }) : render(reason);
  const asked = question === undefined ? '' : `${render(question)} `;
  return asked + unsentText('unsent.not', { move: render(label), why });
}
