import { DEFENCE, MANY_TARGETS, SCATTERED_DICE } from '@sandtable/browning';

const FACES = 6;

/** What it is worth that somebody is pinned, and that he scatters. */
export interface Harm {
  readonly pin: number;
  readonly scatter: number;
}

/** BB-5.7: the defence of so many targets, so many of them in the open. */
export function defenceOf(targets: number, open: number): number {
  if (open === 0) return DEFENCE.extensive;
  return open >= MANY_TARGETS && targets >= MANY_TARGETS ? DEFENCE.incidental : DEFENCE.limited;
}

/**
 * What effective fire is expected to be worth (BB-5.5 to BB-6.1).
 *
 * @param added To the die, less the defence.
 * @param up Targets that are not pinned yet.
 * @param near Targets that are close enough for assault fire.
 */
export function worthOfFire(
  { pin, scatter }: Harm,
  added: number,
  targets: number,
  up: number,
  near: number,
): number {
  let sum = 0;
  for (let face = 1; face <= FACES; face++) {
    const points = face + added;
    if (points <= 0) continue;
    sum += points <= up ? pin * points : pin * up + scatter * Math.min(points - up, targets);
    if (near > 0) sum += scatter * Math.min(points, near);
  }
  return sum / FACES;
}

/** BB-5.4: likewise of too few. */
export function worthOfScatteredFire({ pin }: Harm, up: number): number {
  return up > 0 ? (SCATTERED_DICE / FACES) * pin : 0;
}

/** How many bits of a number are set. */
export function bitsIn(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
