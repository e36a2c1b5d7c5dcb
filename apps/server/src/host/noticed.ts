import {
  toldTo,
  type GameEvent,
  type Imagined,
  type Move,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';

/** Whether the other side is told anything of what a side has done. */
export function isNoticed(
  ruleset: Ruleset,
  side: Side | undefined,
  events: readonly GameEvent[],
): boolean {
  const others = ruleset.sides.filter((each) => each !== side);
  return others.every((other) =>
    events.some((event) => toldTo(ruleset, event, other) !== undefined),
  );
}

/**
 * Whether nobody else would notice a move: he is told nothing, and the same are asked as before. Worked out from what the side
 * knows itself, so that whoever answers for it need not wait with it.
 */
export function isQuiet(ruleset: Ruleset, imagined: Imagined, side: Side, move: Move): boolean {
  if (!ruleset.hasSecrets) return false;
  const asked = ruleset.pending(imagined.world).decisions.map((decision) => decision.side);
  const tried = imagined.try(side, move);
  return tried.asked.join(' ') === asked.join(' ') && !isNoticed(ruleset, side, tried.events);
}
