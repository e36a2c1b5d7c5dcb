import type { GameEvent, Point, Scene } from '@sandtable/kernel';
import type { Effect } from '../look.ts';
import { effects as pbiEffects } from '../pbi/effects.ts';

/** What an event of boats may say about where it happens. */
interface Happening extends GameEvent {
  readonly boat?: string;
  readonly square?: string;
  readonly from?: string;
  readonly to?: string;
  readonly fails?: number;
}

/** How what happens is seen; the piece or the log shows the rest, or it has no place. */
const SEEN: Readonly<Record<string, Effect['kind']>> = {
  'boats:hullVolley': 'shot',
  'boats:gunShot': 'shot',
  'boats:boarded': 'charge',
  'boats:stormed': 'charge',
  'boats:damaged': 'burst',
  'boats:sunk': 'burst',
  'boats:wrecked': 'burst',
  'boats:exploded': 'burst',
  'boats:destroyed': 'burst',
  'boats:jumped': 'burst',
  'boats:pinned': 'burst',
  'boats:ready': 'cheer',
  'boats:late': 'fail',
  'boats:patched': 'cheer',
  'boats:notPatched': 'fail',
  'boats:refloated': 'cheer',
  'boats:notRefloated': 'fail',
  'boats:disarmed': 'cheer',
  'boats:notDisarmed': 'fail',
  'boats:silent': 'cheer',
  'boats:mineFound': 'fail',
  'boats:driftedAground': 'fail',
  'boats:beached': 'fail',
  'boats:markerCleared': 'cheer',
  'boats:markerStays': 'fail',
  'boats:captured': 'cheer',
  'boats:wonAshore': 'cheer',
};

/** What is seen over the board when this happens. The scene is that after the event. */
export function effects(happened: GameEvent, scene: Scene): readonly Effect[] {
  if (!happened.type.startsWith('boats:')) return pbiEffects(happened, scene);
  const { type, boat, square, from, to, fails } = happened as Happening;
  // What has sunk is no more to be seen.
  const at = pieceAt(boat, scene) ?? placeOf(square ?? to, scene);
  const tested: Effect['kind'] = fails === 0 ? 'cheer' : 'fail';
  const kind = type === 'boats:moraleTest' ? tested : SEEN[type];
  if (kind === undefined || at === undefined) return [];
  if (kind !== 'shot' && kind !== 'charge') return [{ kind, at }];
  const start = pieceAt(from, scene) ?? placeOf(from, scene);
  return start === undefined ? [] : [{ kind, from: start, to: at }];
}

function placeOf(square: string | undefined, { areas }: Scene): Point | undefined {
  const area = areas.find(({ id }) => id === square);
  if (area === undefined) return undefined;
  const mean = (axis: 'x' | 'y'): number =>
    area.outline.reduce((sum, point) => sum + point[axis], 0) / area.outline.length;
  return { x: mean('x'), y: mean('y') };
}

function pieceAt(id: string | undefined, { pieces }: Scene): Point | undefined {
  return pieces.find((piece) => piece.id === id)?.at;
}
