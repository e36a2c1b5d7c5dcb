import {
  DiceUnavailable,
  MOST_STEPS,
  RESIGNATION,
  ScriptedDice,
  ScriptError,
  type Match,
  type Move,
  type Played,
  type Side,
} from '@sandtable/kernel';
import { text, wordsOf } from '../../words.ts';
import { sideIn, viewerIn } from '../desk.ts';
import { Failure, illegal } from '../failure.ts';
import { plainEvents, plainPending } from '../plain.ts';
import { FACES, OBJECT, requestKind, TEXT, type OfMatch } from '../request.ts';

interface OfSide extends OfMatch {
  readonly side?: string;
}

const OF_SIDE = { match: TEXT, side: TEXT };

/** What is asked, and answering it. */
export const DECISIONS = [
  requestKind<OfMatch>({
    name: 'pending',
    fields: { match: TEXT },
    required: [],
    answer(desk, { match: name }) {
      const match = desk.match(name);
      const words = wordsOf(match.ruleset);
      const { pending } = match;
      const asks = pending.decisions.map((decision) =>
        words.question(match.view(decision.side), decision),
      );
      return { step: match.steps.length, pending: plainPending(pending), asks };
    },
  }),

  requestKind<OfSide>({
    name: 'moves',
    fields: OF_SIDE,
    required: [],
    answer(desk, { match: name, side: wanted }) {
      const match = desk.match(name);
      const side = sideIn(match, wanted);
      const asked = match.pending.decisions.some((decision) => decision.side === side);
      const moves = asked ? match.moves(side) : [];
      const view = match.view(side);
      const words = wordsOf(match.ruleset);
      const labels = moves.map((move) => words.choice(view, move));
      return { side, moves, labels };
    },
  }),

  requestKind<OfSide & { move: Move }>({
    name: 'check',
    fields: { ...OF_SIDE, move: OBJECT },
    required: ['move'],
    answer(desk, { match: name, side: wanted, move }) {
      const match = desk.match(name);
      const refusal = match.check(sideIn(match, wanted), move);
      if (refusal === undefined) return { legal: true };
      const words = wordsOf(match.ruleset);
      return { legal: false, rule: refusal.rule, message: words.render(refusal.message) };
    },
  }),

  requestKind<OfSide & { move: Move; dice?: number[]; viewer?: string }>({
    name: 'play',
    fields: { ...OF_SIDE, move: OBJECT, dice: FACES, viewer: TEXT },
    required: ['move'],
    answer(desk, { match: name, side: wanted, move, dice = [], viewer }) {
      const match = desk.match(name);
      const seenBy = viewer === undefined ? undefined : viewerIn(match, viewer);
      const side = sideIn(match, wanted);
      if (match.steps.length >= MOST_STEPS) {
        throw new Failure('limit', text('engine.mostSteps', { limit: MOST_STEPS }));
      }
      const played = playWith(match, side, move, dice);
      if (!played.ok) throw illegal(played.refusal, match.ruleset);
      const step = match.steps.length;
      const events = seenBy === undefined ? played.events : match.events(step - 1, seenBy);
      return {
        step,
        side,
        // Lots are dice, too: to a viewer only those are told that events tell of.
        ...(seenBy === undefined && { dice: played.step.dice }),
        ...plainEvents(events, match.ruleset),
        pending: plainPending(match.pending),
      };
    },
  }),

  requestKind<OfSide>({
    name: 'undo',
    fields: OF_SIDE,
    required: [],
    answer(desk, { match: name, side: wanted }) {
      const match = desk.match(name);
      const [anybody] = match.ruleset.sides;
      const reason = match.undo(sideIn(match, wanted ?? match.steps.at(-1)?.side ?? anybody));
      if (reason !== undefined) throw new Failure('undo', wordsOf(match.ruleset).render(reason));
      return { step: match.steps.length, pending: plainPending(match.pending) };
    },
  }),

  requestKind<OfMatch & { side: string }>({
    name: 'resign',
    fields: OF_SIDE,
    required: ['side'],
    answer(desk, { match: name, side }) {
      const match = desk.match(name);
      const message = match.end({ how: 'resigned', side: sideIn(match, side) });
      if (message !== undefined) throw illegal({ rule: RESIGNATION.id, message }, match.ruleset);
      return { step: match.steps.length, pending: plainPending(match.pending) };
    },
  }),
];

/** Plays with dice given by hand, all of which must be rolled. Where it cannot be, nothing changes. */
function playWith(match: Match, side: Side, move: Move, dice: readonly number[]): Played {
  const refusal = match.check(side, move);
  if (refusal !== undefined) return { ok: false, refusal };
  try {
    if (match.diceSources.at(-1)?.kind === 'scripted') {
      // Dice cannot be taken back from a match, so they are tried on a copy.
      const tried = new ScriptedDice([...match.scripted, ...dice]);
      match.ruleset.play(match.ruleset.clone(match.state), side, move, tried);
      const left = dice.length > 0 ? tried.left.length : 0;
      if (left > 0) throw new Failure('dice', text('engine.diceLeft', { left }));
      match.script(dice);
    } else if (dice.length > 0) {
      throw new Failure('dice', text('engine.notScripted'));
    }
    return match.play(side, move);
  } catch (error) {
    if (error instanceof DiceUnavailable) throw new Failure('dice', text('engine.diceSealed'));
    if (error instanceof ScriptError) throw scriptFailure(error);
    throw error;
  }
}

/** Too few dice were given, or one shows what it cannot. */
function scriptFailure({ face, sides }: ScriptError): Failure {
  if (face === undefined) return new Failure('dice', text('engine.diceMissing'));
  return new Failure('dice', text('engine.diceFace', { face, sides }));
}
