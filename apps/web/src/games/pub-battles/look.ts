import type { Scenario } from '@sandtable/kernel';
import type { Look } from '../look.ts';
import { Block } from './Block.tsx';
import { BLOCK } from './blocks.ts';
import { Definitions } from './Definitions.tsx';
import { came, opens } from './came.ts';
import { effects } from './effects.ts';
import { Ground } from './Ground.tsx';
import { Legend } from './Legend.tsx';
import { MapMarker } from './MapMarker.tsx';
import showcase from './showcase.json' with { type: 'json' };

/** Pub Battles: wooden blocks on a staff map of the time. */
export const pubBattlesLook: Look = {
  Definitions,
  Ground,
  Piece: Block,
  Marker: MapMarker,
  Legend,
  terrain: {
    expanses: ['hill', 'marsh', 'woods', 'town'],
    lines: ['stream', 'river', 'bridge', 'ford', 'road'],
  },
  pieceSize: BLOCK,
  effects,
  came,
  opens,
  showcase: showcase as Scenario,
};
