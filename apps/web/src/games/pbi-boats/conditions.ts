import type { Marker, Scene } from '@sandtable/kernel';

/** What holds for all of the board and is drawn with it. */
export function isCondition({ kind }: Marker): boolean {
  return kind === 'night' || kind === 'current';
}

/** BT-1.4: whether it is night. */
export function isNight({ markers }: Scene): boolean {
  return markers.some(({ kind }) => kind === 'night');
}

/** BT-7.3: where the current runs, in degrees from north; undefined where there is none. */
export function currentOf({ markers }: Scene): number | undefined {
  const current = markers.find(({ kind }) => kind === 'current');
  return current && Math.log2(current.count) * 90;
}
