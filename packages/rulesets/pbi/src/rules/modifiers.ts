import type { Reason, RuleId, SideNumber } from '@sandtable/kernel';
import type { State } from '../state/state.ts';
import type { Cover, GroundKind, PieceKind } from './tables.ts';

/** One named part of a figure, with its rule. What makes the figure also tells why it is so high. */
export interface Modifier<About, More> {
  readonly rule: RuleId;
  /** The text is `reason.<key>`. */
  readonly key: string;
  /** How much it adds; 0 where it does not apply. */
  count(this: void, state: State, about: About, more: More): number;
  /** Where it applies, it takes the place of all that come before it. */
  readonly instead?: true;
}

/** The figures that are sums of modifiers. */
export interface Modifiers {
  /** QS-5.2: the score that a commander needs, by his platoon and the square. */
  readonly motivation: readonly Modifier<number, number>[];
  /** QS-5.6: the AP of a motivated square, by the square and the roll. */
  readonly actionPoints: readonly Modifier<number, number>[];
  /** QS-4.2: the dice of a morale test, by the side and the square. */
  readonly morale: readonly Modifier<SideNumber, number>[];
  /** QS-8.2: dice of a volley beside those of its groups, by where it is from and its target. */
  readonly volley: readonly Modifier<number, number>[];
  /** QS-8.5: the score that saves a hit, by the group and its cover. */
  readonly save: readonly Modifier<number, Cover>[];
  /** QS-10.3: the dice of an assault, by the assaulting groups and the square. */
  readonly assault: readonly Modifier<readonly number[], number>[];
  /** QS-10.3: the dice of its defence, by how many groups there are and the square. */
  readonly defence: readonly Modifier<number, number>[];
}

/** A part of a figure that depends on nothing that changes: it is worked out once for a layout. */
export interface FixedModifier {
  readonly rule: RuleId;
  count(this: void, ground: GroundKind, piece: PieceKind): number;
}

export function sumOf<About, More>(
  modifiers: readonly Modifier<About, More>[],
  state: State,
  about: About,
  more: More,
): number {
  let sum = 0;
  for (let i = 0; i < modifiers.length; i++) {
    const count = modifiers[i].count(state, about, more);
    if (count !== 0) sum = modifiers[i].instead === true ? count : sum + count;
  }
  return sum;
}

/** Why the sum of these is what it is. */
export function reasonsOf<About, More>(
  modifiers: readonly Modifier<About, More>[],
  state: State,
  about: About,
  more: More,
): Reason[] {
  let reasons: Reason[] = [];
  for (const { rule, key, count: countOf, instead } of modifiers) {
    const count = countOf(state, about, more);
    if (count === 0) continue;
    if (instead === true) reasons = [];
    reasons.push({ rule, key, count });
  }
  return reasons;
}

export function fixedSum(
  modifiers: readonly FixedModifier[],
  ground: GroundKind,
  piece: PieceKind,
): number {
  return modifiers.reduce((sum, { count }) => sum + count(ground, piece), 0);
}
