import type { FastifyRequest } from 'fastify';
import { done, refused, type Outcome } from '../accounts/problems.ts';
import { holdBySession, type Claim } from '../accounts/seats.ts';
import type { House } from '../host/house.ts';
import type { Taker } from '../host/seats.ts';
import { signedIn } from './session.ts';

/** What somebody is given to sit down with ends with his session, where he is signed in. */
export async function hold(
  { store }: House,
  { session }: Taker,
  ...given: readonly Claim[]
): Promise<void> {
  if (session === undefined) return;
  for (const each of given) await holdBySession(store.db, session, each);
}

/**
 * Who it is that takes a seat. Whoever is signed in sits there under his own name; a guest is called what he likes,
 * but not by a name that is somebody's.
 */
export async function takerOf(
  house: House,
  request: FastifyRequest,
  name: string | undefined,
): Promise<Outcome<Taker>> {
  const who = await signedIn(house, request);
  if (who !== undefined) {
    const { account, session } = who;
    return done({ name: account.name, account: account.id, session });
  }
  const problem = name === undefined ? undefined : await house.accounts.guestNameProblem(name);
  return problem === undefined ? done({ name }) : refused(problem);
}
