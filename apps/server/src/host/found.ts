import {
  commit,
  isReadyMade,
  keptNumber,
  Match,
  message,
  POSITION,
  type OptionValues,
  type Result,
  type Ruleset,
  type Scenario,
  type Side,
} from '@sandtable/kernel';
import { playerNames } from '@sandtable/players/names';
import {
  OWN_SCENARIOS,
  scenarioTold,
  type Founded,
  type Terms,
  type WireText,
} from '@sandtable/wire';
import { randomBytes, randomInt } from 'node:crypto';
import { addMatch, type MatchRow, type SeatRow, type Store } from '../store/store.ts';
import { broughtFrom } from './brought.ts';
import { newSecret, secretHash, type Taker } from './seats.ts';

/** A match that somebody wants to have. */
export interface Wanted extends Taker {
  readonly ruleset: Ruleset;
  readonly scenario: unknown;
  /** Where it is not begun here: that match, as it stands. */
  readonly brought?: Match | undefined;
  readonly options: OptionValues;
  /** Where the founder sits; `any` has it drawn. */
  readonly side: Side;
  /** Sides that a computer player answers for, by its name. */
  readonly players: Readonly<Record<Side, string>>;
  readonly terms: Terms;
  /** The seat that is left is for anybody who comes: nobody is invited to it. */
  readonly open?: boolean | undefined;
}

/** A match that is ready to be founded: what is written down, and what its founder is told. */
export interface Prepared {
  readonly match: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly founded: Founded;
}

/**
 * Founds a match, or gives every problem of what is wanted. The founder is given the key of his own seat, and of each
 * other only an invitation to it.
 */
export async function found(store: Store, wanted: Wanted, now: number): Promise<Result<Founded>> {
  const prepared = prepare(wanted, now);
  if (!prepared.ok) return prepared;
  const { match, seats, founded } = prepared.value;
  await store.db.transaction().execute((db) => addMatch(db, match, seats));
  return { ok: true, value: founded };
}

/** All of it but the writing. The dice are committed to before anybody has given a number for them. */
export function prepare(wanted: Wanted, now: number): Result<Prepared> {
  const { ruleset, options, players } = wanted;
  // The rules judge it as they will when it begins.
  const { brought } = wanted;
  const tried: Result<Match> =
    brought === undefined
      ? Match.start(ruleset, wanted.scenario, options, { kind: 'scripted' })
      : { ok: true, value: brought };
  if (!tried.ok) return tried;
  const stray = Object.keys(players).find((each) => !ruleset.sides.includes(each));
  if (stray !== undefined) return not(`/players/${stray}`, 'wire.noSide');
  const free = ruleset.sides.filter((side) => players[side] === undefined);
  const side = wanted.side === 'any' ? free[randomInt(Math.max(free.length, 1))] : wanted.side;
  if (!free.includes(side)) return not('/side', 'wire.side');
  const known = playerNames(ruleset);
  const unknown = ruleset.sides.find((each) => !known.includes(players[each] ?? known[0]));
  if (unknown !== undefined) return not(`/players/${unknown}`, 'wire.player');
  const { player } = wanted.terms;
  if (player !== undefined && !known.includes(player)) return not('/terms/player', 'wire.player');
  const id = randomBytes(9).toString('base64url');
  const secret = randomBytes(32).toString('hex');
  const scenario = brought?.scenario ?? rightlyNamed(ruleset, wanted.scenario as Scenario);
  const game = {
    ruleset: ruleset.id,
    version: ruleset.version,
    scenario,
    options: tried.value.options,
    steps: tried.value.steps,
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
      const number = keptNumber(secret, each);
      return { ...nobody, player: players[each], number, taken: now };
    }
    if (wanted.open === true) return nobody;
    invitations[each] = newSecret();
    return { ...nobody, invitation: secretHash(invitations[each]) };
  });
  const match: MatchRow = {
    id,
    ruleset: ruleset.id,
    version: ruleset.version,
    scenario: JSON.stringify(scenario),
    options: JSON.stringify(game.options),
    commitment,
    secret,
    created: now,
    terms: JSON.stringify(wanted.terms),
    brought: brought === undefined ? null : JSON.stringify(broughtFrom(brought)),
  };
  const seat = { match: id, side, key, commitment, needsNumber: true };
  const founded = { ...seat, invitations, scenario: scenarioTold(scenario, game.steps.length) };
  return { ok: true, value: { match, seats, founded } };
}

function not(path: string, why: WireText): Result<never> {
  return { ok: false, problems: [{ path, message: message(why) }] };
}

/**
 * A scenario has the id of a ready-made one, and its figures, only where it is that one. Everything that tells them apart
 * goes by this: what lists and pages say, and who is paired.
 */
export function rightlyNamed(ruleset: Ruleset, scenario: Scenario): Scenario {
  if (isReadyMade(ruleset, scenario)) return scenario;
  const { id, measured: _, knobs: __, ...rest } = scenario;
  return { ...rest, id: OWN_SCENARIOS.includes(id) ? id : POSITION };
}
