import { enumerate } from '@sandtable/kernel';
import { effectOf, MOST_TAKEN, mostHits, type Struck } from '../rules/10-combat/hits.ts';
import { KIND, type Effect } from '../rules/tables.ts';

/** One of two leads that fight alone: what it is, and the score its dice need. */
export interface Duellist extends Struck {
  readonly needsFirst: number;
  readonly needsLater: number;
}

/** How a lead comes out of a combat. */
export const ENDS = ['fresh', 'spent', 'retreated', 'destroyed'] as const;
export type End = (typeof ENDS)[number];

/** A chance as a fraction of whole numbers. */
export interface Fraction {
  readonly ways: bigint;
  readonly of: bigint;
}

/** `attacker defender`, such as `fresh retreated`, with the chance of each that can happen. */
export type DuelOdds = ReadonlyMap<string, Fraction>;

/** Where a duel stands between two rounds. */
interface Standing {
  readonly attacker: Duellist;
  readonly defender: Duellist;
  readonly isFirst: boolean;
}

/** What becomes of a round: it is over, or goes on from here. */
type Next = { readonly end: string } | { readonly goesOn: Standing };

/**
 * PB-10.2: the exact odds of one round of two leads without supports, by what became of them. Both may
 * still stand.
 */
export function roundOdds(attacker: Duellist, defender: Duellist, isFirst = true): DuelOdds {
  const odds = new Map<string, Fraction>();
  for (const { next, chance } of roundsFrom({ attacker, defender, isFirst })) {
    const key = 'end' in next ? next.end : bothStand(next.goesOn);
    odds.set(key, add(odds.get(key) ?? NEVER, chance));
  }
  return odds;
}

function bothStand({ attacker, defender }: Standing): string {
  return `${wear(attacker)} ${wear(defender)}`;
}

/**
 * PB-10.2: the exact odds of a whole combat of two leads without supports, each of which stays while
 * it is Fresh and retreats once it is Spent. Both can miss for ever, so the tree of rolls has no end;
 * but nobody gets better, so a standing leads only to itself and to later ones, and what leads back to
 * itself is divided out.
 */
export function duelOdds(attacker: Duellist, defender: Duellist, isFirst = true): DuelOdds {
  const known = new Map<string, DuelOdds>();
  const solve = (standing: Standing): DuelOdds => {
    const name = JSON.stringify(standing);
    const solved = known.get(name);
    if (solved !== undefined) return solved;
    let back = NEVER;
    const odds = new Map<string, Fraction>();
    for (const { next, chance } of decided(standing)) {
      if ('end' in next) odds.set(next.end, add(odds.get(next.end) ?? NEVER, chance));
      else if (JSON.stringify(next.goesOn) === name) back = add(back, chance);
      else {
        for (const [end, part] of solve(next.goesOn)) {
          odds.set(end, add(odds.get(end) ?? NEVER, times(chance, part)));
        }
      }
    }
    const leaving: Fraction = { ways: back.of, of: back.of - back.ways };
    for (const [end, chance] of odds) odds.set(end, times(chance, leaving));
    known.set(name, odds);
    return odds;
  };
  return solve({ attacker, defender, isFirst });
}

interface Chance {
  readonly next: Next;
  readonly chance: Fraction;
}

/** A round, and what both decide after it: the defender first (PB-10.2). */
function decided(standing: Standing): Chance[] {
  return roundsFrom(standing).map(({ next, chance }) => {
    if ('end' in next) return { next, chance };
    const { attacker, defender } = next.goesOn;
    if (defender.spent) return { next: { end: `${wear(attacker)} retreated` }, chance };
    if (attacker.spent) return { next: { end: `retreated ${wear(defender)}` }, chance };
    return { next, chance };
  });
}

/** Every way one round can go. */
function roundsFrom({ attacker, defender, isFirst }: Standing): Chance[] {
  const found: Chance[] = [];
  const needs = (piece: Duellist): number => (isFirst ? piece.needsFirst : piece.needsLater);
  enumerate<Next>(
    (dice) => {
      const shoot = (firer: Duellist, target: Duellist): number =>
        dice.successes(KIND[firer.kind].dice, needs(firer), mostHits(target));
      // PB-6.4: defending artillery fires first in the first round.
      if (isFirst && defender.kind === 'artillery') {
        const hit = shoot(defender, attacker);
        const effect = effectOf(attacker, hit);
        if (isGone(effect)) return { end: `${endOf(effect)} ${wear(defender)}` };
        return outcome(attacker, hit, defender, shoot(attacker, defender));
      }
      const onDefender = shoot(attacker, defender);
      return outcome(attacker, shoot(defender, attacker), defender, onDefender);
    },
    (next, ways, of) => found.push({ next, chance: { ways, of } }),
  );
  return found;
}

function outcome(
  attacker: Duellist,
  onAttacker: number,
  defender: Duellist,
  onDefender: number,
): Next {
  const first = effectOf(attacker, onAttacker);
  const second = driven(defender, effectOf(defender, onDefender));
  const after = {
    attacker: wornBy(attacker, first, onAttacker),
    defender: wornBy(defender, second, onDefender),
  };
  if (!isGone(first) && !isGone(second)) return { goesOn: { ...after, isFirst: false } };
  const end = (piece: Duellist, effect: Effect): End =>
    isGone(effect) ? endOf(effect) : wear(piece);
  return { end: `${end(after.attacker, first)} ${end(after.defender, second)}` };
}

/** PB-6.4: artillery in contact without support is destroyed where it would have to retreat. */
function driven({ kind }: Duellist, effect: Effect): Effect {
  return kind === 'artillery' && isGone(effect) ? 'destroyed' : effect;
}

function wornBy(piece: Duellist, effect: Effect, hits: number): Duellist {
  const taken = Math.min(MOST_TAKEN, piece.taken + hits);
  return { ...piece, spent: piece.spent || effect === 'spent', taken };
}

function isGone(effect: Effect): boolean {
  return effect === 'retreat' || effect === 'spentRetreat' || effect === 'destroyed';
}

function endOf(effect: Effect): End {
  return effect === 'destroyed' ? 'destroyed' : 'retreated';
}

function wear({ spent }: Duellist): End {
  return spent ? 'spent' : 'fresh';
}

const NEVER: Fraction = { ways: 0n, of: 1n };

function add(a: Fraction, b: Fraction): Fraction {
  return reduced(a.ways * b.of + b.ways * a.of, a.of * b.of);
}

function times(a: Fraction, b: Fraction): Fraction {
  return reduced(a.ways * b.ways, a.of * b.of);
}

function reduced(ways: bigint, of: bigint): Fraction {
  let [a, b] = [ways, of];
  while (b !== 0n) [a, b] = [b, a % b];
  return { ways: ways / a, of: of / a };
}
