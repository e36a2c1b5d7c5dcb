import { SETTING } from '@sandtable/kernel';
import type { Rectangle } from '@sandtable/table';
import { touchesEnemy } from '../06-attack/attack.ts';
import { isOnMap } from '../02-pieces/blocks.ts';
import { scatter } from '../04-movement/buildings.ts';
import type { PubReport } from '../../state/definition.ts';
import { spendInTown } from '../../files/opening.ts';
import { refOf, sizeOf, standingOf } from '../../state/mentions.ts';
import { placesBehind } from './reservePlaces.ts';
import { comeOut, pushHqs, setDown, shiftAside, takeOff } from './reserves.ts';
import { isSpotted } from '../07-sight/spotting.ts';
import { whyNotStand } from '../04-movement/footing.ts';
import { DESTROYED, ON_MAP, RESERVE, type State } from '../../state/state.ts';
import { byBlock } from '../../state/tags.ts';

/** PB-8.3: every HQ that the enemy sees shows what it hides, also one that only they see who come out. */
export function unmaskSeen(state: State, report: PubReport): void {
  let isDone = false;
  while (!isDone) isDone = !unmaskOnce(state, report);
}

/** Whether anybody came out. */
function unmaskOnce(state: State, report: PubReport): boolean {
  let seen: number[] | undefined;
  for (const hq of state[SETTING].hqs) {
    if (!isOnMap(state, hq) || !hidesAnybody(state, hq) || !isSpotted(state, hq)) continue;
    (seen ??= []).push(hq);
  }
  if (seen === undefined) return false;
  // The order of the pieces would tell which HQ is whose.
  for (const hq of seen.toSorted(byBlock(state))) unmask(state, hq, report);
  return true;
}

export function hidesAnybody({ behind, command }: State, hq: number): boolean {
  return behind.includes(command[hq]);
}

/**
 * PB-8.1, PB-8.3: the first stands where the HQ is, the others behind it, in column where it has come by
 * road; the HQ is shifted aside.
 */
function unmask(state: State, hq: number, report: PubReport): void {
  const hidden = placesBehind(state, hq);
  const { at } = standingOf(state, hq);
  // The HQ makes room first, and finds its own place last.
  state.place[hq] = RESERVE;
  for (const { piece, column, line } of hidden) {
    const isPlaced =
      (column !== undefined && setInColumn(state, piece, column)) ||
      setDown(state, piece, line.x, line.y, line.facing, { from: at, anywhere: true });
    if (!isPlaced) {
      takeOff(state, piece, DESTROYED);
      report?.({
        type: 'destroyed',
        rule: 'PB-8.3',
        reveals: true,
        piece: refOf(state, piece),
        at,
      });
      continue;
    }
    spendInTown(state, piece);
    report?.({
      type: 'appeared',
      rule: 'PB-8.3',
      reveals: true,
      piece: refOf(state, piece),
      to: standingOf(state, piece),
      size: sizeOf(state, piece),
    });
    pushHqs(state, piece, report);
    scatter(state, piece, report, true);
  }
  state.place[hq] = ON_MAP;
  shiftAside(state, hq, report);
}

/** PB-8.1: false where something is on the road. */
function setInColumn(state: State, piece: number, block: Rectangle): boolean {
  if (whyNotStand(state, piece, block) !== undefined) return false;
  if (touchesEnemy(state, piece, block)) return false;
  state.x[piece] = block.x;
  state.y[piece] = block.y;
  state.facing[piece] = block.facing;
  state.column[piece] = 1;
  comeOut(state, piece);
  return true;
}
