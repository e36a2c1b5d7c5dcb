import type { State } from '@sandtable/pbi/extending';

/** BT-6.7: a boat has entered a square; enemies next to it may shoot at it. */
export function watchBoat(_state: State, _boat: number): void {}
