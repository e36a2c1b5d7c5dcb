import type { Scenario } from '@sandtable/kernel';
import type { Look } from '../look.ts';
import { COUNTER } from '../pbi/Counter.tsx';
import { SceneryDefinitions } from '../scenery/SceneryDefinitions.tsx';
import { BoatMarker } from './BoatMarker.tsx';
import { BoatPiece } from './BoatPiece.tsx';
import { isCondition } from './conditions.ts';
import { came, opens } from './came.ts';
import { effects } from './effects.ts';
import { Ground } from './Ground.tsx';
import { Legend } from './Legend.tsx';
import showcase from './showcase.json' with { type: 'json' };

/** Boats for PBI: the same counters, and water to cross. */
export const pbiBoatsLook: Look = {
  Definitions: SceneryDefinitions,
  Ground,
  Piece: BoatPiece,
  Marker: BoatMarker,
  isGround: isCondition,
  Legend,
  pieceSize: COUNTER,
  effects,
  came,
  opens,
  showcase: showcase as object as Scenario,
};
