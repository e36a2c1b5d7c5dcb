import {
  render,
  seededDice,
  whyItStands,
  type Decision,
  type GameEvent,
  type Message,
  type Move,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import type { PlayerKind } from '@sandtable/players';

/** A move that a good player would make, and why. */
export interface Advised {
  readonly move: Move;
  /** The move in words, as it is called by then; or what would happen, where no dice tell. */
  readonly label: Message;
  /** Whether that is what would happen; else only that it is chosen. */
  readonly isTold: boolean;
  /** What speaks for it, in words; none where it makes no difference. */
  readonly reason: string | undefined;
}

/** What a good player would do, one thing after another, as far as it can be known before it is done. */
export interface Advice {
  readonly moves: readonly Advised[];
  /** Why it cannot be told any further: dice, somebody else, a new turn; or it would be too long. */
  readonly next: 'dice' | 'others' | 'turn' | 'more';
}

/** A position has one advice: dice for ties are the same whenever somebody asks. */
const TIES = 'advice';

/**
 * What a player of the game would do from what a side knows. It goes on in a world that looks like this to
 * the side, as long as nothing is rolled or found out, for so many moves at the most.
 */
export function advise(
  ruleset: Ruleset,
  kind: PlayerKind,
  view: object,
  asked: Decision,
  most: number,
): Advice {
  const player = kind.make(ruleset);
  const words = { ...ruleset.catalogue, texts: kind.reasons?.(ruleset) ?? {} };
  const { side } = asked;
  const world = ruleset.clone(ruleset.imagine(view, side, seededDice(TIES)));
  const moves: Advised[] = [];
  let [seen, decision] = [view, asked];
  for (;;) {
    let why: Message | undefined;
    const move = player.choose(seen, decision, seededDice(TIES), (reason) => (why = reason));
    const reason = why === undefined ? undefined : render(why, words);
    const label = ruleset.label(seen, move);
    if (most === 1) return { moves: [{ move, label, isTold: false, reason }], next: 'more' };
    const dice = seededDice(TIES, true);
    const events: GameEvent[] = [];
    ruleset.play(world, side, move, dice, (event) => events.push(event));
    const stands = whyItStands(dice.kept ?? [], events) !== undefined;
    // What dice would bring nobody knows; else what happens says more than a name in a list.
    const told = stands ? undefined : firstTold(ruleset, events, side);
    moves.push({ move, label: told ?? label, isTold: told !== undefined, reason });
    if (stands) return { moves, next: 'dice' };
    if (events.some((event) => ruleset.chapter(event))) return { moves, next: 'turn' };
    if (moves.length >= most) return { moves, next: 'more' };
    const due = ruleset.pending(world).decisions.find((each) => each.side === side);
    if (due === undefined) return { moves, next: 'others' };
    [seen, decision] = [ruleset.view(world, side), due];
  }
}

/** What of it is worth a line: not what only begins something whose end is told. */
export function toldOf({ moves }: Advice): readonly Advised[] {
  const last = moves.findLastIndex(({ isTold }) => isTold);
  return moves.filter(({ isTold }, nth) => isTold || nth > last);
}

function firstTold(
  ruleset: Ruleset,
  [first]: readonly GameEvent[],
  side: Side,
): Message | undefined {
  const event = first && ruleset.redact(first, side);
  return event && ruleset.tell(event);
}
