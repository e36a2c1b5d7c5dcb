import {
  seededDice,
  whyItStands,
  type Decision,
  type GameEvent,
  type Message,
  type Move,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import type { Because, Considered, PlayerKind } from '@sandtable/players';
import { reasonTold } from '@sandtable/players/reasons';

/** A move that a good player would make, and why. */
export interface Advised {
  readonly move: Move;
  /** The move in words, as it is called by then; or what would happen, where no dice tell. */
  readonly label: Message;
  /** Whether that is what would happen; else only that it is chosen. */
  readonly isTold: boolean;
  /** What speaks for it, in words; none where it makes no difference. */
  readonly reason: string | undefined;
  /** What thinking ahead has said of it; not there where nobody did. */
  readonly ahead?: Ahead;
}

/** How it goes on by play-outs from what the side knows. */
export interface Ahead {
  /** Of winning, from 0 to 1, and that of the next best that begins otherwise. */
  readonly chance: number;
  readonly next?: { readonly label: Message; readonly chance: number };
  /** What it is the beginning of, move by move. */
  readonly plan: readonly Message[];
  /** What the other side does most often after it. */
  readonly answer?: Message;
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
export function* advise(
  ruleset: Ruleset,
  kind: PlayerKind,
  view: object,
  asked: Decision,
  most: number,
  player = kind.make(ruleset),
): Generator<unknown, Advice> {
  const { side } = asked;
  const world = ruleset.clone(ruleset.imagine(view, side, seededDice(TIES)));
  const moves: Advised[] = [];
  let [seen, decision] = [view, asked];
  for (;;) {
    let why: Message | undefined;
    let ahead: Ahead | undefined;
    const because: Because = (reason, considered) => {
      why = reason;
      ahead = considered && aheadOf(ruleset, seen, considered);
    };
    const thoughts = seededDice(TIES);
    const move =
      player.think === undefined
        ? player.choose(seen, decision, thoughts, because)
        : yield* player.think(seen, decision, thoughts, because);
    const reason = why === undefined ? undefined : reasonTold(ruleset, kind, why);
    const label = ruleset.label(seen, move);
    const advised = { move, reason, ...(ahead && { ahead }) };
    if (most === 1) return { moves: [{ ...advised, label, isTold: false }], next: 'more' };
    const dice = seededDice(TIES, true);
    const events: GameEvent[] = [];
    ruleset.play(world, side, move, dice, (event) => events.push(event));
    const stands = whyItStands(dice.kept ?? [], events) !== undefined;
    // What dice would bring nobody knows; else what happens says more than a name in a list.
    const told = stands ? undefined : firstTold(ruleset, events, side);
    moves.push({ ...advised, label: told ?? label, isTold: told !== undefined });
    if (stands) return { moves, next: 'dice' };
    if (events.some((event) => ruleset.chapter(event))) return { moves, next: 'turn' };
    if (moves.length >= most) return { moves, next: 'more' };
    const due = ruleset.pending(world).decisions.find((each) => each.side === side);
    if (due === undefined) return { moves, next: 'others' };
    [seen, decision] = [ruleset.view(world, side), due];
  }
}

/** What a side that sees this is told of what was thought through for it. */
function aheadOf(ruleset: Ruleset, view: object, [best, ...others]: readonly Considered[]): Ahead {
  const [first] = best.plan.moves;
  const next = others.find(({ plan }) => !isSame(plan.moves[0], first));
  const { plan = [], answer } = best.foresight ?? {};
  return {
    chance: best.chance,
    plan,
    ...(next && {
      next: { label: ruleset.label(view, next.plan.moves[0]), chance: next.chance },
    }),
    ...(answer && { answer }),
  };
}

function isSame(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
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
