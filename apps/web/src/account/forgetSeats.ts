import { LOBBY } from '../lobby/requests.ts';
import { lookForMine } from '../matches/mine.ts';
import { keptSeats, removeSeat } from '../store/online.ts';

/** Takes the seats of an account off this device. Those of a guest stay: nobody would find them again. */
export async function forgetSeats(): Promise<void> {
  const { matches } = await LOBBY.mine([]);
  const found = new Set(matches.map(({ match }) => match));
  for (const { id, unsent } of await keptSeats()) {
    // An answer that waits for the network is sent first.
    if (found.has(id) && unsent === undefined) await removeSeat(id);
  }
  await lookForMine();
}
