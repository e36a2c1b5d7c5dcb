import type { NewMatch, SeatGiven } from '@sandtable/wire';
import { freshName } from '../store/fresh.ts';
import { changeSeat, keepSeat, keptSeat, type KeptSeat } from '../store/online.ts';
import { LOBBY } from '../lobby/requests.ts';
import { HOST } from './host.ts';

/** What is played, as it is kept with a seat. */
export type Played = Pick<KeptSeat, 'ruleset' | 'scenario'>;

/** Founds a match and keeps one's own seat at it; gives what it is called. */
export async function foundMatch(wanted: NewMatch): Promise<string> {
  const { invitations, scenario, ...given } = await HOST.found(wanted);
  await settle(given, { ruleset: wanted.ruleset, scenario, invitations });
  return given.match;
}

/** Takes the seat that an invitation is to, and keeps it. */
export async function takeSeat(
  match: string,
  invitation: string,
  name: string,
  played: Played,
): Promise<void> {
  const given = await HOST.take(match, { invitation, ...(name !== '' && { name }) });
  await settle(given, played);
}

/** Keeps a seat of one's account on this device too; none where one has no account, or no seat at this match. */
export async function takeUpSeat(match: string): Promise<KeptSeat | undefined> {
  const { account } = await HOST.whoami();
  if (account === undefined) return undefined;
  const given = await HOST.ownKey(match);
  const { ruleset, scenario } = await HOST.facts(match);
  await settle(given, { ruleset, scenario, isTakenUp: true });
  return keptSeat(match);
}

/** Takes a seat that is open to everybody, and keeps it. */
export async function takeOpenSeat(match: string, name: string, played: Played): Promise<void> {
  const given = await LOBBY.take({ match, ...(name !== '' && { name }) });
  await settle(given, played);
}

/** Keeps a seat, and gives the number for the dice now that what they are committed to is known. */
export async function settle(
  { match, side, key, commitment, needsNumber }: SeatGiven,
  more: Played & Pick<KeptSeat, 'invitations' | 'isTakenUp'>,
): Promise<void> {
  const number = needsNumber ? freshName() : undefined;
  const seat = { id: match, side, key, commitment, ...more, over: false, created: Date.now() };
  await keepSeat({ ...seat, number });
  if (number === undefined) return;
  try {
    await HOST.giveNumber(match, key, number);
    await changeSeat(match, () => ({ number: undefined }));
  } catch {
    // It is given when the table is opened.
  }
}
