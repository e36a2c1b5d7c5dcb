import { adding, counting, failing, FOR_NOBODY } from '@sandtable/kernel';
import type { OwnName, OwnThrows } from '@sandtable/pbi/extending';

/** What the dice of boats are for. */
export const THROWS: OwnThrows = {
  'boats:started': adding,
  ...tries('boats:disarmed', 'boats:notDisarmed'),
  ...tries('boats:saved', 'boats:drowned'),
  ...tries('boats:ready', 'boats:late'),
  ...tries('boats:markerCleared', 'boats:markerStays'),
  ...tries('boats:patched', 'boats:notPatched'),
  ...tries('boats:refloated', 'boats:notRefloated'),
  ...tries('boats:reservesCome', 'boats:reservesWait'),
  ...perils('boats:exploded', 'boats:silent'),
  ...perils('boats:diedScrambling', 'boats:scrambles'),
  'boats:moraleTest': (event) => failing(event, Number(event.fails)),
  'boats:hullVolley': (event) => counting(event, Number(event.hits)),
  'boats:hullSave': (event) => counting(event, event.dice.length - Number(event.failed)),
  'boats:gunShot': (event) => counting(event, Number(event.hits)),
  // BT-4.4: one square aside may be as good as where they meant to go.
  'boats:arrived': () => FOR_NOBODY,
  'boats:scattered': () => FOR_NOBODY,
  // BT-7.3: where it drifts to may suit it or not.
  'boats:drifted': () => FOR_NOBODY,
  'boats:driftedOff': () => FOR_NOBODY,
  'boats:driftedAground': () => FOR_NOBODY,
  'boats:driftStopped': () => FOR_NOBODY,
};

/** A die by which something is done, or is not. */
function tries(done: OwnName, failed: OwnName): OwnThrows {
  return {
    [done]: (event) => ({ ...counting(event, true), kind: done }),
    [failed]: (event) => ({ ...counting(event, false), kind: done }),
  };
}

/** A die by which something bad befalls whoever rolls it, or does not. */
function perils(befell: OwnName, spared: OwnName): OwnThrows {
  return {
    [befell]: (event) => ({ ...failing(event, true), kind: befell }),
    [spared]: (event) => ({ ...failing(event, false), kind: befell }),
  };
}
