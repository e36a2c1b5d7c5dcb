import type { Refusal } from '@sandtable/kernel';
import { cosine, sine, toWhole, UNIT } from '@sandtable/table';
import type { SideIndex } from '../../state/field.ts';
import type { Ground } from '../01-map/ground.ts';
import { passes } from './passing.ts';
import { refuse } from '../refusal.ts';
import type { State } from '../../state/state.ts';
import { isCavalry, type Kind } from '../tables.ts';

export const BLOCKED = {
  river: refuse('PB-4.4', 'riverInWay'),
  marsh: refuse('PB-4.4', 'marshInWay'),
  enemy: refuse('PB-4.5', 'enemyInWay'),
} as const;

/** What a piece moves for. */
export type Goal =
  | { readonly kind: 'march' }
  /** PB-8.2: to its HQ, whichever way it faces there. */
  | { readonly kind: 'hide' }
  /** PB-4.6: onto a road, whichever way it faces: it turns into the column there. */
  | { readonly kind: 'road' }
  /** PB-12.10: off the map, whichever way it faces. */
  | { readonly kind: 'leave' }
  /** PB-6.2: into contact with a piece. */
  | { readonly kind: 'attack'; readonly target: number };

/** A piece that goes somewhere: what all its legs have in common. */
export interface Traveller {
  state: State;
  ground: Ground;
  side: SideIndex;
  /** PB-4.4: kept out of marsh. */
  avoidsMarsh: boolean;
  width: number;
  depth: number;
  /** Where it goes, and how it faces there. */
  toX: number;
  toY: number;
  facing: number;
  /** PB-6.2: the piece that it attacks, or -1. */
  target: number;
}

/** PB-4.4, PB-2.2: artillery, cavalry, dragoons too, and baggage keep out of marsh. */
export function avoidsMarsh(kind: Kind): boolean {
  return kind === 'artillery' || kind === 'train' || isCavalry(kind);
}

/**
 * PB-4.4, PB-4.5: what stops a piece on a straight leg that it goes with that facing. Enemies in the
 * way are written into `met`, if it is given.
 */
export function whyNotGo(
  traveller: Traveller,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  facing: number,
  met?: number[],
): Refusal | undefined {
  if (ax === bx && ay === by) return undefined;
  const { ground } = traveller;
  if (ground.stopsAtRiver(ax, ay, bx, by)) return BLOCKED.river;
  if (traveller.avoidsMarsh && ground.touchesMarsh(ax, ay, bx, by)) return BLOCKED.marsh;
  const { state, side, width, depth } = traveller;
  const except = isOntoTarget(traveller, ax, ay, bx, by) ? traveller.target : -1;
  return passes(state, side, ax, ay, facing, width, depth, bx - ax, by - ay, except, met)
    ? undefined
    : BLOCKED.enemy;
}

/**
 * PB-6.2: whether a leg is the last one of an attack, from outside of the edge that is attacked. From
 * the other side of it the target is in the way like any other piece.
 */
function isOntoTarget(
  { target, toX, toY, facing, depth }: Traveller,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  if (target < 0 || bx !== toX || by !== toY) return false;
  const ahead = (ax - toX) * sine(facing) + (ay - toY) * cosine(facing);
  return 2 * ahead <= depth * UNIT;
}

/** PB-6.7: whether the front of an attacker stands on the other side of a river than its centre. */
export function frontIsAcross({ ground, toX, toY, facing, depth }: Traveller): boolean {
  const [x, y] = frontOfBlock(toX, toY, depth, facing);
  return ground.fordsRiver(toX, toY, x, y);
}

/** PB-6.7: the front, too, crosses a river only at a bridge or ford. */
export function frontIsStopped({ ground, toX, toY, facing, depth }: Traveller): boolean {
  const [x, y] = frontOfBlock(toX, toY, depth, facing);
  return ground.stopsAtRiver(toX, toY, x, y);
}

/** The middle of a block's front. */
function frontOfBlock(x: number, y: number, depth: number, facing: number): [number, number] {
  return [
    x + toWhole((depth * sine(facing)) / (2 * UNIT)),
    y + toWhole((depth * cosine(facing)) / (2 * UNIT)),
  ];
}
