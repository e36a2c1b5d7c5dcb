import type { MatchFile, Side } from '@sandtable/kernel';
import type { Person } from '@sandtable/wire';
import type { SavedMatch } from '../store/matches.ts';
import { HOST } from './host.ts';

/**
 * A match that was played at a host and is over, as it would be kept on this device.
 * @param own The side that was played here, if any was.
 */
export function playedAt(
  id: string,
  people: readonly Pick<Person, 'side' | 'name' | 'player'>[],
  file: MatchFile,
  own?: Side,
): Pick<SavedMatch, 'id' | 'seats' | 'file' | 'people'> {
  return {
    id,
    file,
    seats: Object.fromEntries(
      people.map(({ side, player }) => {
        if (side === own) return [side, 'person'];
        return [side, player === undefined ? 'remote' : (`computer:${player}` as const)];
      }),
    ),
    people: Object.fromEntries(
      people.flatMap(({ side, name }) => (name === undefined ? [] : [[side, name]])),
    ),
  };
}

/** A match that is over at the host of this page, for whoever does not have it here; none where there is none. */
export async function hostedMatch(id: string): Promise<SavedMatch | undefined> {
  try {
    const proof = (await HOST.proof(id)) as { readonly match: MatchFile };
    const { people, created } = await HOST.facts(id);
    const stamps = { created, changed: created, revision: 1 };
    return { ...playedAt(id, people, proof.match), over: true, ...stamps };
  } catch {
    // There is no host, it has no such match, or that goes on still.
    return undefined;
  }
}
