import { HOST } from '../online/host.ts';
import { settle, type Played } from '../online/invite.ts';
import { keptSeats } from '../store/online.ts';
import { LOBBY } from './requests.ts';

/** Takes a seat that somebody else offers, or offers some. Gives the match where somebody was waiting. */
export async function playAtOnce(
  rulesets: readonly string[],
  name: string,
): Promise<string | undefined> {
  const own = await keptSeats();
  const except = own.filter(({ over }) => !over).map(({ id }) => id);
  const paired = await LOBBY.quick({
    rulesets,
    ...(name !== '' && { name }),
    except: except.slice(0, MOST_EXCEPT),
  });
  const given = 'taken' in paired ? [paired.taken] : paired.made;
  for (const seat of given) await settle(seat, await playedAt(seat.match));
  return 'taken' in paired ? paired.taken.match : undefined;
}

/** Nobody waits at more at once. */
const MOST_EXCEPT = 50;

async function playedAt(match: string): Promise<Played> {
  const { ruleset, scenario } = await HOST.facts(match);
  return { ruleset, scenario };
}
