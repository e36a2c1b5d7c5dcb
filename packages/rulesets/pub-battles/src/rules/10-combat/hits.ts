import { ON_FRESH, ON_SPENT, type Effect, type Kind } from '../tables.ts';

/** Who is hit. */
export interface Struck {
  readonly kind: Kind;
  readonly steadfast: boolean;
  readonly spent: boolean;
  /** PB-10.6: hits that it has taken in this combat before. */
  readonly taken: number;
}

/** PB-10.6: how many hits of a combat a piece takes without effect. */
function absorbs({ kind, steadfast }: Struck): number {
  if (kind === 'guard' && steadfast) return 2;
  return kind === 'elite' || kind === 'guard' ? 1 : 0;
}

/** PB-10.6: as how many hits so many count. */
export function countedHits(struck: Struck, hits: number): number {
  if (hits === 0) return 0;
  if (struck.kind === 'militia' && struck.taken === 0) return hits + 1;
  return Math.max(0, hits - Math.max(0, absorbs(struck) - struck.taken));
}

/** PB-10.5, PB-10.6: what so many hits of one round do. */
export function effectOf(struck: Struck, hits: number): Effect {
  const counted = countedHits(struck, hits);
  if (struck.kind === 'detachment') return counted > 0 ? 'destroyed' : 'none';
  const effects = struck.spent ? ON_SPENT : ON_FRESH;
  return effects[Math.min(counted, effects.length - 1)];
}

/**
 * PB-10.6: as how many hits so many of a bombardment count: those that elite troops absorb are not the
 * ones they absorb in combat, and militia is shaken in combat only.
 */
export function countedOfBombardment(struck: Struck, hits: number): number {
  return Math.max(0, hits - absorbs(struck));
}

/**
 * PB-7.1: what the hits of a bombardment do: it drives back at most, and a detachment without further loss.
 * Baggage that was not known to be some is immune all the same.
 */
export function bombardmentEffect(struck: Struck, hits: number): Effect {
  if (struck.kind === 'train') return 'none';
  const counted = countedOfBombardment(struck, hits);
  if (struck.kind === 'detachment') return counted > 0 ? 'retreat' : 'none';
  const effect = (struck.spent ? ON_SPENT : ON_FRESH)[Math.min(counted, 2)];
  return effect === 'destroyed' ? 'retreat' : effect;
}

/** PB-10.5: excess is lost: from how many hits on more make no difference. */
export function mostHits(struck: Struck): number {
  for (let hits = 1; ; hits++) if (effectOf(struck, hits) === 'destroyed') return hits;
}

/** PB-7.1: the same for a bombardment: who goes back can suffer no more. */
export function mostOfBombardment(struck: Struck): number {
  if (struck.kind === 'train') return 1;
  for (let hits = 1; ; hits++) {
    const effect = bombardmentEffect(struck, hits);
    if (effect === 'retreat' || effect === 'spentRetreat') return hits;
  }
}

/** PB-10.6: as far as it matters, how many hits a piece has taken after these. */
export const MOST_TAKEN = 2;
