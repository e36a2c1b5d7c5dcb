import type { Scene } from '@sandtable/kernel';
import { Buildings } from '../pbi/Buildings.tsx';
import { Fields } from '../pbi/Fields.tsx';
import { Plots } from '../pbi/plots.ts';
import { Woods } from '../pbi/Woods.tsx';
import { Meadow } from '../scenery/Meadow.tsx';
import { Region } from './coast.ts';
import { currentOf, isNight } from './conditions.ts';
import { Current } from './Current.tsx';
import { Fires } from './Fires.tsx';
import { Night } from './Night.tsx';
import { Piers } from './Piers.tsx';
import { Sea } from './Sea.tsx';
import { Beaches, Debris, Obstacles } from './Shore.tsx';

const WET: ReadonlySet<string> = new Set(['water', 'debris', 'defences', 'pier']);

const AROUND = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

/** The land of PBI, and the water that somebody has to cross. */
export function Ground({ scene }: { readonly scene: Scene }) {
  const { width, height, grid = { columns: 8, rows: 8 } } = scene;
  const plots = new Plots(scene);
  const current = currentOf(scene);
  const region = (holds: (kind: string) => boolean): Region =>
    new Region(
      plots.all.filter(({ kind }) => holds(kind)),
      grid.columns,
      grid.rows,
    );
  const water = region((kind) => WET.has(kind));
  const sand = region((kind) => kind === 'beach');
  const land = region((kind) => !WET.has(kind));
  const open = region((kind) => WET.has(kind) && kind !== 'pier');
  const shallows = new Region(
    open.plots.filter(({ column, row }) =>
      AROUND.some(
        ([right, down]) =>
          land.has(column + right, row + down) ||
          (water.has(column + right, row + down) && !open.has(column + right, row + down)),
      ),
    ),
    grid.columns,
    grid.rows,
  );
  return (
    <>
      <svg width={width} height={height}>
        <Meadow width={width} height={height} />
        <Fields plots={plots} />
        <Beaches sand={sand} />
        <Sea
          water={water}
          shallows={shallows}
          land={land}
          sand={sand}
          width={width}
          height={height}
        />
        {current !== undefined && <Current water={open} facing={current} />}
        <Debris plots={plots} />
        <Obstacles plots={plots} />
        <Piers plots={plots} isWater={(column, row) => open.has(column, row)} />
        <Buildings plots={plots} />
        <Woods plots={plots} />
        <Fires plots={plots} />
      </svg>
      {isNight(scene) ? (
        <Night width={width} height={height} />
      ) : (
        <rect width={width} height={height} fill="url(#scenery-daylight)" />
      )}
      <rect width={width} height={14} fill="url(#scenery-frame-above)" />
      <rect width={14} height={height} fill="url(#scenery-frame-beside)" />
    </>
  );
}
