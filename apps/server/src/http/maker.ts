import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { apartFrom } from '../accounts/blocks.ts';
import { done, type Outcome } from '../accounts/problems.ts';
import { lineOf } from '../guard/network.ts';
import type { House } from '../host/house.ts';
import type { Maker } from '../lobby/openSeats.ts';
import { takerOf } from './taker.ts';

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Who asks, as far as limits go, and who is kept apart from him. Whoever has no account is known by his address, which
 * is not kept: only what nobody can find it from.
 */
export async function makerOf(
  house: House,
  request: FastifyRequest,
  name?: string,
): Promise<Outcome<Maker>> {
  const taker = await takerOf(house, request, name);
  if (!taker.ok) return taker;
  const { account } = taker.value;
  if (account !== undefined) {
    const apart = await apartFrom(house.store.db, account);
    return done({ ...taker.value, who: account, apart });
  }
  const hidden = createHmac('sha256', house.desk.hiding)
    .update(lineOf(request.ip))
    .digest('base64url');
  return done({ ...taker.value, who: hidden.slice(0, 22), apart: NOBODY });
}
