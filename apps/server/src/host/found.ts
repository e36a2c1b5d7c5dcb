import {
  commit,
  Match,
  type OptionValues,
  type Result,
  type Ruleset,
  type Scenario,
  type Side,
} from '@sandtable/kernel';
import { createHash, randomBytes } from 'node:crypto';
import type { MatchRow, SeatRow, Store } from '../store/store.ts';

/** A match that somebody wants to have. */
export interface Wanted {
  readonly ruleset: Ruleset;
  readonly scenario: unknown;
  readonly options: OptionValues;
  /** Sides that a computer player answers for, by its name. */
  readonly players: Readonly<Record<Side, string>>;
}

/** A match that was founded: what its dice are committed to, and the key of each seat that a person takes. */
export interface Founded {
  readonly match: string;
  readonly commitment: string;
  readonly keys: Readonly<Record<Side, string>>;
}

/** What is kept of a key. Whoever reads the database cannot sit down with it. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/**
 * Founds a match: the dice are committed to before anybody has given a number for them. Or every problem of what is
 * wanted.
 */
export async function found(store: Store, wanted: Wanted, now: number): Promise<Result<Founded>> {
  const { ruleset, options, players } = wanted;
  // The rules judge it as they will when it begins.
  const tried = Match.start(ruleset, wanted.scenario, options, { kind: 'scripted' });
  if (!tried.ok) return tried;
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
  const keys: Record<Side, string> = {};
  const seats = ruleset.sides.map((side): SeatRow => {
    const player = players[side] ?? null;
    if (player === null) keys[side] = randomBytes(18).toString('base64url');
    return {
      match: id,
      side,
      key: player === null ? keyHash(keys[side]) : null,
      player,
      number: player === null ? null : randomBytes(16).toString('hex'),
    };
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
  };
  await store.addMatch(row, seats);
  return { ok: true, value: { match: id, commitment, keys } };
}
