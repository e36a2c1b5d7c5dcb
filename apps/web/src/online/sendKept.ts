import { RemoteSeat, type Failure, type Line } from '@sandtable/wire';
import {
  attended,
  changeSeat,
  keptSeat,
  keptSeats,
  type Dropped,
  type KeptSeat,
} from '../store/online.ts';
import { openLine } from './openLine.ts';
import { droppedBy, movedOn, resend } from './unsent.ts';

/** So long it is tried, in milliseconds: then there is no network after all. */
const PATIENCE = 10_000;

/**
 * Sends what was decided without a network at tables that nobody sits at now, on whatever page one is.
 * @returns whether anything came of it.
 */
export async function sendKept(): Promise<boolean> {
  const waiting = (await keptSeats()).filter(waits);
  if (waiting.length === 0) return false;
  const line = openLine(() => undefined);
  try {
    const sent = await Promise.all(waiting.map(({ id }) => alone(id, () => send(line, id))));
    return sent.includes(true);
  } finally {
    line.close();
  }
}

function waits({ id, unsent }: KeptSeat): boolean {
  return unsent !== undefined && !attended.has(id);
}

/** Whether it is settled what becomes of it. */
async function send(line: Line, id: string): Promise<boolean> {
  const kept = await keptSeat(id);
  // Another window may have sent it meanwhile.
  if (kept?.unsent === undefined || !waits(kept)) return false;
  const { unsent, side, key, last } = kept;
  const seat = new RemoteSeat(id, key, last && { ...last, viewer: side });
  const settled = async (failure: Failure | undefined): Promise<Dropped | undefined> => {
    if (failure === undefined) return resend(line, seat, unsent, last?.known.told);
    return failure.code === 'forbidden' ? movedOn(unsent) : droppedBy(line, seat, unsent, failure);
  };
  const isThere = await inTime(line.take(seat, () => undefined));
  if (isThere === undefined) return false;
  const dropped = await settled(isThere.failure);
  await changeSeat(id, () => ({ unsent: undefined, dropped }));
  return true;
}

/** What the host says; nothing where it does not answer. */
function inTime(
  taking: Promise<Failure | undefined>,
): Promise<{ readonly failure: Failure | undefined } | undefined> {
  return Promise.race([
    taking.then((failure) => ({ failure })),
    new Promise<undefined>((settle) => setTimeout(() => settle(undefined), PATIENCE)),
  ]);
}

/** One window does it; where they cannot agree which, both do, and the host does it once. */
async function alone(id: string, act: () => Promise<boolean>): Promise<boolean> {
  if (!('locks' in navigator)) return act();
  const options = { ifAvailable: true };
  return navigator.locks.request(`sandtable.unsent.${id}`, options, (lock) =>
    lock === null ? false : act(),
  );
}
