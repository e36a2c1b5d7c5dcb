import { duelOdds, effectOf, HITS_ON, KIND, type End, type Kind } from '@sandtable/pub-battles';
import { lossOf, worthOf } from './worth.ts';

/** Somebody in a fight, as far as that matters for how it goes. */
export interface Fighter {
  readonly kind: Kind;
  readonly spent: boolean;
}

/** What a fight is expected to cost either of two. */
export interface Toll {
  readonly attacker: number;
  readonly defender: number;
}

/** What helps and hinders an attack: PB-10.4, PB-6.5, PB-6.7. */
interface Circumstances {
  readonly covered: boolean;
  readonly flanked: boolean;
  readonly river: boolean;
}

/** By the kinds of both, and by what else counts, a bit for each. */
const tolls = new Map<Kind, Map<Kind, Toll[]>>();

/** PB-10.2: by the exact odds of the book, for two who stay while Fresh and go when Spent. */
export function tollOf(attacker: Fighter, defender: Fighter, how: Circumstances): Toll {
  const known = tollsOf(attacker.kind, defender.kind);
  const at =
    (attacker.spent ? 1 : 0) +
    (defender.spent ? 2 : 0) +
    (how.covered ? 4 : 0) +
    (how.flanked ? 8 : 0) +
    (how.river ? 16 : 0);
  return (known[at] ??= workOut(attacker, defender, how));
}

function tollsOf(attacker: Kind, defender: Kind): Toll[] {
  let against = tolls.get(attacker);
  if (against === undefined) {
    against = new Map<Kind, Toll[]>();
    tolls.set(attacker, against);
  }
  let known = against.get(defender);
  if (known === undefined) {
    known = [];
    against.set(defender, known);
  }
  return known;
}

function workOut(attacker: Fighter, defender: Fighter, how: Circumstances): Toll {
  const flank = how.flanked ? 1 : 0;
  const wet = how.river ? 1 : 0;
  const attack = HITS_ON + (how.covered ? 1 : 0) - flank;
  const defence = HITS_ON + flank;
  const odds = duelOdds(
    { ...attacker, steadfast: false, taken: 0, needsFirst: attack + wet, needsLater: attack },
    { ...defender, steadfast: false, taken: 0, needsFirst: defence - wet, needsLater: defence },
  );
  let [ours, theirs] = [0, 0];
  for (const [ends, { ways, of }] of odds) {
    const chance = Number(ways) / Number(of);
    const [one, other] = ends.split(' ') as [End, End];
    ours += chance * lossOf(attacker.kind, attacker.spent, one);
    theirs += chance * lossOf(defender.kind, defender.spent, other);
  }
  return { attacker: ours, defender: theirs };
}

/** What one volley is expected to cost its target: PB-10.3, PB-10.5. */
export function volleyToll(
  firer: Kind,
  needs: number,
  target: Fighter,
  effect: typeof effectOf = effectOf,
): number {
  const { dice } = KIND[firer];
  const hit = Math.min(Math.max(7 - needs, 0), 6) / 6;
  const struck = { ...target, steadfast: false, taken: 0 };
  let sum = 0;
  for (let hits = 1; hits <= dice; hits++) {
    const chance = choose(dice, hits) * hit ** hits * (1 - hit) ** (dice - hits);
    sum += chance * tollOfEffect(target, effect(struck, hits));
  }
  return sum;
}

function tollOfEffect({ kind, spent }: Fighter, effect: ReturnType<typeof effectOf>): number {
  switch (effect) {
    case 'none':
      return 0;
    case 'spent':
      return lossOf(kind, spent, 'spent');
    case 'spentRetreat':
    case 'retreat':
      return lossOf(kind, spent, 'retreated');
    case 'destroyed':
      return worthOf(kind);
  }
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
