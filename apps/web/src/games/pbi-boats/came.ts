import type { GameEvent } from '@sandtable/kernel';
import { hits, loss, nothing, success } from '../came.ts';
import type { Came } from '../look.ts';
import { came as pbiCame, opens as pbiOpens } from '../pbi/came.ts';

/** What events of boats count. */
interface Counted extends GameEvent {
  readonly hits?: number;
  readonly failed?: number;
  readonly fails?: number;
  readonly ap?: number;
  readonly groups?: readonly string[];
}

const CAME: Readonly<Record<string, Came>> = {
  'boats:saved': success('saved'),
  'boats:drowned': loss('casualties'),
  'boats:drifted': nothing('drifts'),
  'boats:driftedOff': loss('away'),
  'boats:driftedAground': loss('aground'),
  'boats:driftStopped': nothing('stays'),
  'boats:damaged': loss('damaged'),
  'boats:sunk': loss('sunk'),
  'boats:wrecked': loss('destroyed'),
  'boats:destroyed': loss('destroyed'),
  'boats:captured': loss('captured'),
  'boats:patched': success('repaired'),
  'boats:notPatched': nothing('notYet'),
  'boats:refloated': success('repaired'),
  'boats:notRefloated': nothing('notYet'),
  'boats:exploded': loss('exploded'),
  'boats:silent': success('silent'),
  'boats:disarmed': success('disarmed'),
  'boats:notDisarmed': nothing('notYet'),
  'boats:ready': success('ready'),
  'boats:late': nothing('late'),
  'boats:markerCleared': success('cleared'),
  'boats:markerStays': nothing('stays'),
  'boats:scrambles': success('saved'),
  'boats:diedScrambling': loss('casualties'),
  'boats:reservesCome': success('arrived'),
  'boats:reservesWait': nothing('notYet'),
  'boats:arrived': success('there'),
  'boats:scattered': nothing('scattered'),
};

/** What an event came to; what boats share with infantry, PBI says. */
export function came(event: GameEvent): Came | undefined {
  const { type, fails, failed, ap, ...counted } = event as Counted;
  const { groups = [] } = counted;
  switch (type) {
    case 'boats:hullVolley':
    case 'boats:gunShot':
      return hits(counted.hits ?? 0);
    case 'boats:hullSave':
      return failed === 0 ? success('saved') : loss('fails', failed);
    case 'boats:moraleTest':
      return fails === 0 ? success('holds') : loss('fails', fails);
    case 'boats:started':
      return success('ap', ap);
    case 'boats:pinned':
      return loss('pinned', groups.length);
    case 'boats:lostAboard':
    case 'boats:overrun':
      return loss('casualties', groups.length);
    default:
      return Object.hasOwn(CAME, type) ? CAME[type] : pbiCame(event);
  }
}

/** A boat that starts acts as a group does. */
export function opens(event: GameEvent): boolean {
  return event.type === 'boats:started' || event.type === 'boats:ready' || pbiOpens(event);
}
