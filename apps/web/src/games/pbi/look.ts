import type { Scenario } from '@sandtable/kernel';
import type { Look } from '../look.ts';
import { Casualties } from './Casualties.tsx';
import { Counter, COUNTER } from './Counter.tsx';
import { SceneryDefinitions } from '../scenery/SceneryDefinitions.tsx';
import { came, opens } from './came.ts';
import { effects } from './effects.ts';
import { Ground } from './Ground.tsx';
import showcase from './showcase.json' with { type: 'json' };

/** PBI: infantry of the Second World War among fields, woods and farms. */
export const pbiLook: Look = {
  Definitions: SceneryDefinitions,
  Ground,
  Piece: Counter,
  Marker: Casualties,
  pieceSize: COUNTER,
  effects,
  came,
  opens,
  showcase: showcase as Scenario,
};
