import type { Scenario } from '@sandtable/kernel';
import type { Look } from '../look.ts';
import { Base } from './Base.tsx';
import { FIGURE, RAISED } from './bases.ts';
import { Definitions } from './Definitions.tsx';
import { came, opens } from './came.ts';
import { effects } from './effects.ts';
import { Figure } from './Figure.tsx';
import { Ground } from './Ground.tsx';
import { Objective } from './Objective.tsx';
import showcase from './showcase.json' with { type: 'json' };

/** Bring the Browning: single figures on an open table, in the country of hedges and farms. */
export const browningLook: Look = {
  Definitions,
  Ground,
  Piece: Figure,
  // There is nothing else on the table.
  Marker: Objective,
  Objective,
  terrain: {
    expanses: ['woods', 'building', 'hill', 'rough'],
    lines: ['wall', 'hedge', 'stream'],
  },
  pieceSize: FIGURE,
  raised: RAISED,
  Base,
  effects,
  came,
  opens,
  showcase: showcase as Scenario,
};
