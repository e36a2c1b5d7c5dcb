import type { FastifyRequest } from 'fastify';
import { done, refused, type Outcome } from '../accounts/problems.ts';
import type { House } from '../host/house.ts';
import type { Taker } from '../host/seats.ts';
import { signedIn } from './session.ts';

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
  if (who !== undefined) return done({ name: who.account.name, account: who.account.id });
  const problem = name === undefined ? undefined : await house.accounts.guestNameProblem(name);
  return problem === undefined ? done({ name }) : refused(problem);
}
