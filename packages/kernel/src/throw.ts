import type { Dice } from './dice.ts';
import type { GameEvent, Side } from './ruleset.ts';

/** What dice were rolled for: what they gave can be held against all that they could have given. */
export interface Throw {
  /** What is counted, `throw.<kind>` in the ruleset's catalogue: hits, points, tests that fail. */
  readonly kind: string;
  /** Whose dice they are. */
  readonly side: Side;
  /** How much of it came of them. */
  readonly got: number;
  /** The more of it, the worse for that side: fails, losses. */
  readonly harms?: true;
  /** The same dice once more, by the same rule: how much comes of them then. */
  again(this: void, dice: Dice): number;
}

/** Dice by which neither side is better off, whatever they show. */
export const FOR_NOBODY = 'forNobody';

/** Of the kind that the event is, where it is not said otherwise. */
type Said = (Omit<Throw, 'kind'> & { readonly kind?: string }) | typeof FOR_NOBODY;

/** What the dice are for in every kind of event that has any: one that is left out does not compile. */
export type Throws<E extends GameEvent> = {
  readonly [T in Extract<E, { readonly dice: readonly number[] }>['type']]: (
    this: void,
    event: Extract<E, { readonly type: T }>,
  ) => Said;
};

/** What the dice of an event were for; undefined where it has none. */
export function thrownIn<E extends GameEvent>(
  throws: Throws<E>,
  event: E,
): Throw | typeof FOR_NOBODY | undefined {
  const { type, dice = [] } = event;
  if (dice.length === 0 || !Object.hasOwn(throws, type)) return undefined;
  const said = (throws as unknown as Readonly<Record<string, (event: E) => Said>>)[type](event);
  return said === FOR_NOBODY ? said : { kind: type, ...said };
}

/** An event that has dice, and says whose they are. */
type Rolled = GameEvent & { readonly dice: readonly number[]; readonly side: Side };

/** Dice of which those count that score what the event `needs`, and of these no more than `most`. */
export function counting(
  { side, dice, needs = 1, most }: Rolled,
  got: number | boolean,
): Omit<Throw, 'kind'> {
  const { length } = dice;
  return { side, got: Number(got), again: (again) => again.successes(length, needs, most) };
}

/** The same, where those that count are bad for whoever rolls them. */
export function failing(event: Rolled, got: number | boolean): Omit<Throw, 'kind'> {
  return { ...counting(event, got), harms: true };
}

/** Dice that are added up. */
export function adding({ side, dice }: Rolled): Omit<Throw, 'kind'> {
  return {
    side,
    got: dice.reduce((sum, face) => sum + face, 0),
    again: (again) => again.total(dice.length),
  };
}
