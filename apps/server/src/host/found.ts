import {
  commit,
  Match,
  message,
  type OptionValues,
  type Result,
  type Ruleset,
  type Scenario,
  type Side,
} from '@sandtable/kernel';
import type { Founded, Terms, WireText } from '@sandtable/wire';
import { randomBytes, randomInt } from 'node:crypto';
import type { MatchRow, SeatRow, Store } from '../store/store.ts';
import { newSecret, secretHash, type Taker } from './seats.ts';

/** A match that somebody wants to have. */
export interface Wanted extends Taker {
  readonly ruleset: Ruleset;
  readonly scenario: unknown;
  readonly options: OptionValues;
  /** Where the founder sits; `any` has it drawn. */
  readonly side: Side;
  /** Sides that a computer player answers for, by its name. */
  readonly players: Readonly<Record<Side, string>>;
  readonly terms: Terms;
}

/**
 * Founds a match: the dice are committed to before anybody has given a number for them. Or every problem of what is
 * wanted. The founder is given the key of his own seat, and of each other only an invitation to it.
 */
export async function found(store: Store, wanted: Wanted, now: number): Promise<Result<Founded>> {
  const { ruleset, options, players } = wanted;
  // The rules judge it as they will when it begins.
  const tried = Match.start(ruleset, wanted.scenario, options, { kind: 'scripted' });
  if (!tried.ok) return tried;
  const free = ruleset.sides.filter((side) => players[side] === undefined);
  const side = wanted.side === 'any' ? free[randomInt(Math.max(free.length, 1))] : wanted.side;
  if (!free.includes(side)) {
    return {
      ok: false,
      problems: [{ path: '/side', message: message('wire.side' satisfies WireText) }],
    };
  }
  const id = randomBytes(9).toString('base64url');
  const secret = randomBytes(32).toString('hex');
  const scenario = wanted.scenario as Scenario;
  const game = {
    ruleset: ruleset.id,
    version: ruleset.version,
    scenario,
    options: tried.value.options,
    steps: [],
    matchNumber: id,
  };
  const commitment = commit({ secret, numbers: {} }, game);
  const key = newSecret();
  const invitations: Record<Side, string> = {};
  const seats = ruleset.sides.map((each): SeatRow => {
    const empty = { match: id, side: each, key: null, invitation: null, taken: null };
    const nobody = { ...empty, name: null, account: null, player: null, number: null };
    if (each === side) {
      const { name = null, account = null } = wanted;
      return { ...nobody, key: secretHash(key), taken: now, name, account };
    }
    if (players[each] !== undefined) {
      const number = randomBytes(16).toString('hex');
      return { ...nobody, player: players[each], number, taken: now };
    }
    invitations[each] = newSecret();
    return { ...nobody, invitation: secretHash(invitations[each]) };
  });
  const row: MatchRow = {
    id,
    ruleset: ruleset.id,
    version: ruleset.version,
    scenario: JSON.stringify(scenario),
    options: JSON.stringify(game.options),
    commitment,
    secret,
    created: now,
    terms: JSON.stringify(wanted.terms),
  };
  await store.addMatch(row, seats);
  const needsNumber = true;
  return { ok: true, value: { match: id, side, key, commitment, needsNumber, invitations } };
}
