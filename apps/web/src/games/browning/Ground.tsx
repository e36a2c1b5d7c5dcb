import type { Scene } from '@sandtable/kernel';
import { Meadow } from '../scenery/Meadow.tsx';
import { Buildings, Yards } from './Buildings.tsx';
import { Farmyard } from './Farmyard.tsx';
import { gapsBetween } from './gaps.ts';
import { Hedges } from './Hedges.tsx';
import { Hills } from './Hills.tsx';
import { featuresOf, landOf, SCALE } from './land.ts';
import { Lanes } from './Lanes.tsx';
import { Rough } from './Rough.tsx';
import { Streams } from './Streams.tsx';
import { Woods } from './Woods.tsx';

/** Openings in a stream of up to this width have a bridge. */
const BRIDGE = { least: 8, most: 56 } as const;

/** The land from above, with the sun at the upper left. */
export function Ground({ scene }: { readonly scene: Scene }) {
  const land = landOf(scene);
  const { width, height } = land;
  const bridges = gapsBetween(featuresOf(land, 'stream'), BRIDGE.least, BRIDGE.most);
  return (
    <g transform={`scale(${SCALE})`}>
      {/* Trees and hedges may lean over their outline, not over the edge of the table. */}
      <svg width={width} height={height}>
        <Meadow width={width} height={height} />
        <Hills land={land} />
        <Rough land={land} />
        <Yards land={land} />
        <Lanes land={land} bridges={bridges} />
        <Streams land={land} bridges={bridges} />
        <Farmyard land={land} />
        <Hedges land={land} />
        <Buildings land={land} />
        <Woods land={land} />
      </svg>
      <rect width={width} height={height} fill="url(#scenery-daylight)" />
      {/* The frame stands higher than the land. */}
      <rect width={width} height={14} fill="url(#scenery-frame-above)" />
      <rect width={14} height={height} fill="url(#scenery-frame-beside)" />
    </g>
  );
}
