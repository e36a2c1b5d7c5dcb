import type { BrowningEvent } from '@sandtable/browning';
import { cameBy, hits, loss, nothing, ofTypes, success } from '../came.ts';

export const came = cameBy<BrowningEvent>({
  control: ({ control }) => success('control', control),
  leaderControl: ({ control }) => success('control', control),
  rallied: (event) => (event.success ? success('rallied') : loss('casualties')),
  moveRoll: ({ high }) => success('inches', high),
  scatteredFire: ({ pins }) => (pins > 0 ? success('pinned', pins) : nothing('noHit')),
  effectiveFire: (event) => hits(event.hits),
  assaultFire: (event) => hits(event.hits),
  pinned: () => loss('pinned'),
  scattered: () => loss('scattered'),
  regrouped: ({ back }) => (back > 0 ? success('back', back) : nothing('notYet')),
  lost: ({ figures }) => loss('casualties', figures.length),
});

export const opens = ofTypes(['drawn', 'activated', 'led'] satisfies BrowningEvent['type'][]);
