import type { Scenario } from '@sandtable/kernel';
import type { Look } from '../look.ts';
import { Definitions } from './Definitions.tsx';
import { came, opens } from './came.ts';
import { effects } from './effects.ts';
import { Ground } from './Ground.tsx';
import { Legend } from './Legend.tsx';
import { FOOT, GridPrint, Margin } from './Margin.tsx';
import { isPrinted } from './plan.ts';
import showcase from './showcase.json' with { type: 'json' };
import { ObjectiveRing, SquareMarker, SquareSign } from './SquareMarker.tsx';
import { Unit } from './Unit.tsx';
import { MODEL } from './units.ts';

/** Square Bashing: strips of bases on a trench map. */
export const squareBashingLook: Look = {
  Definitions,
  Ground,
  isGround: isPrinted,
  Piece: Unit,
  Marker: SquareMarker,
  Objective: ObjectiveRing,
  MarkerAbove: SquareSign,
  sheet: { foot: FOOT, Margin, Grid: GridPrint },
  Legend,
  pieceSize: { width: MODEL.width, height: MODEL.depth, round: 2 },
  effects,
  came,
  opens,
  showcase: showcase as Scenario,
};
