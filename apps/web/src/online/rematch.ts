import { RemoteSeat, type Line, type MyMatch } from '@sandtable/wire';
import { keptSeat } from '../store/online.ts';
import { takeSeat, takeUpSeat } from './invite.ts';
import { openLine } from './openLine.ts';

/** Seats that are being taken, by match: each is taken once. */
const sittingDown = new Map<string, Promise<void>>();

/** Takes one's seat at the match that follows, where one has not already. */
export function sitDown(line: Line, seat: RemoteSeat, next: string): Promise<void> {
  let taken = sittingDown.get(next);
  if (taken === undefined) {
    taken = takeNext(line, seat, next).finally(() => sittingDown.delete(next));
    sittingDown.set(next, taken);
  }
  return taken;
}

async function takeNext(line: Line, seat: RemoteSeat, next: string): Promise<void> {
  const kept = await keptSeat(seat.match);
  if (kept === undefined || (await keptSeat(next)) !== undefined) return;
  const way = await line.follow(seat);
  if (way === undefined || 'code' in way) throw new Error('there is no way there');
  if (way.invitation === undefined) {
    await takeUpSeat(way.match);
    return;
  }
  const { ruleset, scenario } = kept;
  // The seat has the name already that he had at the last table.
  await takeSeat(way.match, way.invitation, '', { ruleset, scenario });
}

/**
 * Sits down where the other side has agreed to a rematch while nobody was at the table.
 * @returns whether there is more among one's matches now.
 */
export async function followAll(mine: readonly MyMatch[]): Promise<boolean> {
  const known = new Set(mine.map(({ match }) => match));
  const wanted = mine.flatMap(({ match, key, rematch }) =>
    key === undefined || rematch === undefined || known.has(rematch)
      ? []
      : [{ match, key, rematch }],
  );
  let isMore = false;
  for (const { match, key, rematch } of wanted) {
    // A seat that has gone on to another device is not taken back from there.
    if ((await keptSeat(rematch)) !== undefined) continue;
    const line = openLine(() => undefined);
    const seat = new RemoteSeat(match, key);
    try {
      if ((await line.take(seat, () => undefined)) !== undefined) continue;
      await sitDown(line, seat, rematch);
      isMore ||= (await keptSeat(rematch)) !== undefined;
    } catch {
      // It is tried again the next time.
    } finally {
      line.close();
    }
  }
  return isMore;
}
