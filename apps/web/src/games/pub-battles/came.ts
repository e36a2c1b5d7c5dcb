import type { PubEvent } from '@sandtable/pub-battles';
import { cameBy, hits, loss, nothing, ofTypes, success } from '../came.ts';

export const came = cameBy<PubEvent>({
  delayed: (event) => (event.success ? success('delayed') : nothing('notDelayed')),
  jumped: (event) => (event.success ? success('jumps') : nothing('stays')),
  bombarded: (event) => hits(event.hits),
  fired: (event) => hits(event.hits),
  rallied: () => success('rallied'),
  becameSpent: () => loss('spent'),
  scattered: () => loss('spent'),
  destroyed: () => loss('destroyed'),
  retreated: () => loss('fallsBack'),
  withdrew: () => nothing('fallsBack'),
});

export const opens = ofTypes([
  'drawn',
  'delayed',
  'jumped',
  'combatBegan',
] satisfies PubEvent['type'][]);
