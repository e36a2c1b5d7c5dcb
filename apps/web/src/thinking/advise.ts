import {
  render,
  seededDice,
  whyItStands,
  type Decision,
  type GameEvent,
  type Message,
  type Move,
  type Ruleset,
} from '@sandtable/kernel';
import { playersOf } from '@sandtable/players';

/** A move that a good player would make, and why. */
export interface Advised {
  readonly move: Move;
  /** The move in words, as it is called by then. */
  readonly label: Message;
  /** What speaks for it, in words; none where there was nothing to choose. */
  readonly reason: string | undefined;
}

/** What a good player would do, one thing after another, as far as it can be known before it is done. */
export interface Advice {
  readonly moves: readonly Advised[];
  /** Why it cannot be told any further: dice, somebody else, a new turn; or it would be too long. */
  readonly then: 'dice' | 'others' | 'turn' | 'more';
}

/** A position has one advice: dice for ties are the same whenever somebody asks. */
const TIES = 'advice';

/**
 * What the strongest player of the game would do from what a side knows. It goes on in a world that looks like this to
 * the side, as long as nothing is rolled or found out, for so many moves at the most.
 */
export function advise(ruleset: Ruleset, view: object, asked: Decision, most: number): Advice {
  const [kind] = playersOf(ruleset);
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
    moves.push({ move, label: ruleset.label(seen, move), reason });
    if (moves.length >= most) return { moves, then: 'more' };
    const dice = seededDice(TIES, true);
    const events: GameEvent[] = [];
    ruleset.play(world, side, move, dice, (event) => events.push(event));
    if (whyItStands(dice.kept ?? [], events) !== undefined) return { moves, then: 'dice' };
    if (events.some((event) => ruleset.chapter(event))) return { moves, then: 'turn' };
    const next = ruleset.pending(world).decisions.find((each) => each.side === side);
    if (next === undefined) return { moves, then: 'others' };
    [seen, decision] = [ruleset.view(world, side), next];
  }
}
