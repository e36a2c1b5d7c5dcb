import type { SquareEvent } from '@sandtable/square-bashing';
import { cameBy, hits, loss, nothing, ofTypes, success } from '../came.ts';

export const came = cameBy<SquareEvent>({
  gasRolled: ({ how }) =>
    nothing(how === 'stays' ? 'stays' : how === 'disperses' ? 'away' : 'drifts'),
  assetTried: (event) => (event.success ? success('there') : nothing('notYet')),
  shellsFell: ({ how, square }) => {
    if (square === null) return nothing('offBoard');
    return how === 'on' ? success('onTarget') : nothing(how);
  },
  barrageRolled: (event) => (event.success ? success('walksOn') : nothing('stopsHere')),
  shelled: (event) => hits(event.hits),
  ordered: (event) => (event.success ? success('ordered') : nothing('unordered')),
  moraleTest: ({ fails }) => (fails > 0 ? loss('fails', fails) : success('holds')),
  routTest: ({ routed }) => (routed ? loss('routs') : success('holds')),
  exitRoll: (event) => (event.success ? success('walksOn') : nothing('stays')),
  fightDice: (event) => hits(event.hits),
  volley: (event) => hits(event.hits),
  save: ({ lost }) => (lost > 0 ? loss('casualties', lost) : success('saved')),
  fellBack: () => loss('fallsBack'),
  lost: ({ why }) => loss(why === 'captured' || why === 'surrendered' ? 'captured' : 'destroyed'),
  arrivalRoll: (event) => (event.success ? success('arrived') : nothing('notYet')),
  countdown: ({ by }) => nothing('countdown', by),
});

export const opens = ofTypes([
  'assetTried',
  'ordered',
  'moraleTest',
  'assaulted',
  'volley',
  'arrivalRoll',
] satisfies SquareEvent['type'][]);
