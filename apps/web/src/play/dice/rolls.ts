import type { GameEvent } from '@sandtable/kernel';
import type { Came, Look } from '../../games/look.ts';

/** Dice that were rolled for one thing, sorted by what they came to. */
export interface Rolled {
  /** The events they belong to: several of a kind that came to the same are one. */
  readonly events: readonly GameEvent[];
  /** Those that count, where a score was needed, and those that do not. */
  readonly counting: readonly number[];
  readonly rest: readonly number[];
  /** Those that are added up or looked up. */
  readonly plain: readonly number[];
  readonly came: Came | undefined;
}

/** What was rolled in a step, in its order. A roll after roll of the same kind that came to the same is one. */
export function rollsIn(events: readonly GameEvent[], look: Look): Rolled[] {
  const rolls: Rolled[] = [];
  for (const event of events) {
    if (event.dice === undefined || event.dice.length === 0) continue;
    const rolled = rolledIn(event, look);
    const before = rolls.at(-1);
    const isSame = before !== undefined && isAlike(before, rolled);
    rolls.splice(isSame ? -1 : rolls.length, 1, isSame ? sum(before, rolled) : rolled);
  }
  return rolls;
}

function rolledIn(event: GameEvent, look: Look): Rolled {
  const { dice = [], needs } = event;
  const faces = dice.toSorted((a, b) => b - a);
  const isCounted = needs !== undefined;
  return {
    events: [event],
    counting: isCounted ? faces.filter((face) => face >= needs) : [],
    rest: isCounted ? faces.filter((face) => face < needs) : [],
    // In their order: which is which matters where they are looked up.
    plain: isCounted ? [] : dice,
    came: look.came(event),
  };
}

/** Whoever rolls: dice of both sides are never one heap. */
function sideOf(event: GameEvent): unknown {
  return 'side' in event ? event.side : undefined;
}

function isAlike(one: Rolled, other: Rolled): boolean {
  const [before, event] = [one.events[0], other.events[0]];
  return (
    event.needs !== undefined &&
    before.needs === event.needs &&
    before.type === event.type &&
    sideOf(before) === sideOf(event) &&
    one.came?.word === other.came?.word
  );
}

function sum(one: Rolled, other: Rolled): Rolled {
  const { came } = one;
  return {
    events: [...one.events, ...other.events],
    counting: [...one.counting, ...other.counting],
    rest: [...one.rest, ...other.rest],
    plain: [...one.plain, ...other.plain],
    came: came && { ...came, count: came.count + (other.came?.count ?? 0) },
  };
}
