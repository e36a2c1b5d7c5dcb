import type { Scene } from '@sandtable/kernel';
import { Buildings } from './Buildings.tsx';
import { Fields } from './Fields.tsx';
import { Meadow } from '../scenery/Meadow.tsx';
import { Plots } from './plots.ts';
import { Woods } from './Woods.tsx';

/** The land from above, with the sun at the upper left. */
export function Ground({ scene }: { readonly scene: Scene }) {
  const { width, height } = scene;
  const plots = new Plots(scene);
  return (
    <>
      {/* Trees and hedges may lean over their square, not over the edge of the table. */}
      <svg width={width} height={height}>
        <Meadow width={width} height={height} />
        <Fields plots={plots} />
        <Buildings plots={plots} />
        <Woods plots={plots} />
      </svg>
      <rect width={width} height={height} fill="url(#scenery-daylight)" />
      {/* The frame stands higher than the land. */}
      <rect width={width} height={14} fill="url(#scenery-frame-above)" />
      <rect width={14} height={height} fill="url(#scenery-frame-beside)" />
    </>
  );
}
