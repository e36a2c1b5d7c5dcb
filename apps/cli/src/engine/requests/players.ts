import { seededDice, type Message, type Ruleset, type Side } from '@sandtable/kernel';
import {
  kindNamed,
  playersOf,
  reasonTold,
  usualOpponent,
  type Considered,
  type Foresight,
  type PlayerKind,
} from '@sandtable/players';
import { whyNobody } from '../../opponents.ts';
import { text, wordsOf } from '../../words.ts';
import { sideIn } from '../desk.ts';
import { Failure } from '../failure.ts';
import { requestKind, TEXT, type OfMatch } from '../request.ts';

interface Choose extends OfMatch {
  readonly side?: Side;
  readonly player?: string;
  readonly seed?: string;
}

/** What computer players think. */
export const PLAYERS = [
  requestKind<Choose>({
    name: 'choose',
    fields: { match: TEXT, side: TEXT, player: TEXT, seed: TEXT },
    required: [],
    answer(desk, { match: name, side: wanted, player, seed = '1' }) {
      const match = desk.match(name);
      const { ruleset } = match;
      const side = sideIn(match, wanted);
      const decision = match.pending.decisions.find((each) => each.side === side);
      if (decision === undefined) throw new Failure('side', text('engine.notAsked', { side }));
      const kind = kindFor(ruleset, player ?? usualOpponent(ruleset));
      const view = match.view(side);
      let why: Message | undefined;
      let thought: readonly Considered[] = [];
      const chooser = kind.make(ruleset);
      const move = chooser.choose(view, decision, seededDice(seed), (reason, considered = []) => {
        why = reason;
        thought = considered;
      });
      return {
        side,
        player: kind.name,
        move,
        label: wordsOf(ruleset).choice(view, move),
        reason: why === undefined ? null : reasonTold(ruleset, kind, why),
        considered: thought.map(({ plan: { moves }, chance, playOuts }) => {
          return { moves, chance, playOuts };
        }),
        ...(thought[0]?.foresight && { answer: answerOf(ruleset, thought[0].foresight) }),
      };
    },
  }),
];

/** What the other side would likely do, in words. */
function answerOf(ruleset: Ruleset, { answer }: Foresight): string | null {
  return answer === undefined ? null : wordsOf(ruleset).render(answer);
}

/** The player of a name. */
export function kindFor(ruleset: Ruleset, name: string): PlayerKind {
  const kind = kindNamed(playersOf(ruleset), name);
  if (kind !== undefined) return kind;
  throw new Failure('player', whyNobody(ruleset, name, 'error.player'));
}
