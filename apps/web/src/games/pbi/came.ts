import type { PbiEvent } from '@sandtable/pbi';
import { cameBy, hits, loss, nothing, ofTypes, success } from '../came.ts';
import type { Came } from '../look.ts';

const kills = (count: number): Came => (count === 0 ? nothing('noKill') : success('kills', count));

export const came = cameBy<PbiEvent>({
  breakTest: ({ broke }) => (broke ? loss('breaks') : success('holds')),
  moraleTest: ({ fails }) => (fails > 0 ? loss('fails', fails) : success('holds')),
  pinned: ({ groups }) => loss('pinned', groups.length),
  retreated: () => loss('fallsBack'),
  removed: ({ groups }) => loss('casualties', groups.length),
  motivation: (event) => (event.success ? success('motivated') : nothing('notMotivated')),
  actionPoints: ({ ap }) => success('ap', ap),
  volley: (event) => hits(event.hits),
  save: ({ failed }) => (failed > 0 ? loss('fails', failed) : success('saved')),
  fell: () => loss('casualties'),
  opportunity: (event) => (event.success ? success('ready') : nothing('late')),
  assaultDice: (event) => kills(event.kills),
  pursuit: (event) => kills(event.kills),
  markerRoll: (event) => (event.success ? success('cleared') : nothing('stays')),
  extension: (event) => (event.success ? success('moreTime') : nothing('notYet')),
  buildingPoints: ({ points }) => success('points', points),
});

/** Who is motivated acts; whoever tests or is shot at in between belongs to it. */
export const opens = ofTypes([
  'breakTest',
  'motivation',
  'opportunity',
  'deployed',
] satisfies PbiEvent['type'][]);
