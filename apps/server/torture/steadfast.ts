// A match between two good clients that is the same every time: whatever else happens on its host must not show in it.
import { commit, type Move } from '@sandtable/kernel';
import { checkProof } from '@sandtable/record';
import { RemoteSeat } from '@sandtable/wire';
import { secretHash } from '../src/host/seats.ts';
import { RULESETS } from '../src/rulesets.ts';
import { addMatch, Store, type SeatRow } from '../src/store/store.ts';
import { lineTo, playOut } from './people.ts';

const ID = 'steadfast';
const [ruleset] = RULESETS;
const keyOf = (side: string): string => `key-of-the-${side}`;

/** Puts the match into a database, with dice that fall as they always do. */
export async function layOut(database: string): Promise<void> {
  const [scenario] = ruleset.scenarios;
  const opening = ruleset.setup(scenario, {});
  if (!opening.ok) throw new Error('the scenario is refused');
  const options = ruleset.optionsOf(opening.value);
  const { id: name, version } = ruleset;
  const game = { ruleset: name, version, scenario, options, steps: [], matchNumber: ID };
  const secret = '5eed'.repeat(16);
  const row = {
    id: ID,
    ruleset: name,
    version,
    scenario: JSON.stringify(scenario),
    options: JSON.stringify(options),
    commitment: commit({ secret, numbers: {} }, game),
    secret,
    created: 0,
    terms: '{}',
    brought: null,
  };
  const seats = ruleset.sides.map((side): SeatRow => ({
    match: ID,
    side,
    key: secretHash(keyOf(side)),
    invitation: null,
    taken: 0,
    name: null,
    account: null,
    player: null,
    number: '0123456789abcdef'.repeat(2),
  }));
  const store = await Store.open(database);
  await store.db.transaction().execute((db) => addMatch(db, row, seats));
  await store.close();
}

/** What came of it: all that each of those was told who saw it, and how long they waited for their answers. */
export interface Stood {
  readonly told: string;
  readonly isProved: boolean;
  /** Answers that were not what they asked for. */
  readonly failures: readonly string[];
  /** In milliseconds, each move's, in order of size. */
  readonly waits: readonly number[];
}

/** Plays it: so many moves, and then somebody gives up. */
export async function standFast(url: string, moves: number): Promise<Stood> {
  const line = lineTo(() => [url]);
  const watcher = new RemoteSeat(ID);
  const seats = ruleset.sides.map((side) => new RemoteSeat(ID, keyOf(side)));
  const failures: string[] = [];
  const waits: number[] = [];
  let turn = 0;
  const choose = (all: readonly Move[]): Move | undefined =>
    turn++ < moves ? all[(turn * 7) % all.length] : undefined;
  await line.take(watcher, () => undefined);
  await Promise.all(
    seats.map((seat) =>
      playOut(line, seat, choose, ({ failure, ms }) => {
        waits.push(ms);
        if (failure !== undefined) failures.push(JSON.stringify(failure));
      }),
    ),
  );
  line.close();
  const response = await fetch(`${url}api/matches/${ID}/proof`);
  const checked = await checkProof(await response.json(), RULESETS);
  return {
    told: JSON.stringify([watcher, ...seats].map(({ known }) => known)),
    isProved: checked.ok,
    failures,
    waits: waits.toSorted((a, b) => a - b),
  };
}
