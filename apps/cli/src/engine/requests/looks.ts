import {
  Imagined,
  ScriptedDice,
  seededDice,
  type GameEvent,
  type Match,
  type Move,
  type Pick,
  type Side,
} from '@sandtable/kernel';
import { odds } from '@sandtable/lab';
import { lookAhead, MOST_PLAY_OUTS } from '../../lookAhead.ts';
import { text, wordsOf } from '../../words.ts';
import { sideIn, stepIn, viewerIn } from '../desk.ts';
import { Failure, illegal } from '../failure.ts';
import {
  plainEvents,
  plainGuide,
  plainOdds,
  plainPending,
  plainScene,
  plainStakes,
  plainStanding,
} from '../plain.ts';
import {
  COUNT,
  isPick,
  OBJECT,
  PICKS,
  requestKind,
  TEXT,
  type Answer,
  type OfMatch,
} from '../request.ts';

interface OfViewer extends OfMatch {
  readonly viewer: string;
}

const OF_VIEWER = { match: TEXT, viewer: TEXT };

/** Looking at a match without changing it. */
export const LOOKS = [
  requestKind<OfViewer>({
    name: 'view',
    fields: OF_VIEWER,
    required: ['viewer'],
    answer(desk, { match: name, viewer }) {
      const match = desk.match(name);
      return { view: match.view(viewerIn(match, viewer)) };
    },
  }),

  requestKind<OfViewer>({
    name: 'scene',
    fields: OF_VIEWER,
    required: ['viewer'],
    answer(desk, { match: name, viewer }) {
      const match = desk.match(name);
      const scene = match.ruleset.scene(match.view(viewerIn(match, viewer)));
      return { scene: plainScene(scene, wordsOf(match.ruleset)) };
    },
  }),

  requestKind<OfViewer>({
    name: 'standing',
    fields: OF_VIEWER,
    required: ['viewer'],
    answer(desk, { match: name, viewer }) {
      const match = desk.match(name);
      const standing = match.ruleset.standing(match.view(viewerIn(match, viewer)));
      return { standing: plainStanding(standing, wordsOf(match.ruleset)) };
    },
  }),

  requestKind<OfMatch>({
    name: 'state',
    fields: { match: TEXT },
    required: [],
    answer: (desk, { match }) => ({ state: desk.match(match).state }),
  }),

  requestKind<OfMatch & { step?: number }>({
    name: 'position',
    fields: { match: TEXT, step: COUNT },
    required: [],
    answer(desk, { match: name, step }) {
      const match = desk.match(name);
      const state = match.at(stepIn(match, step ?? match.steps.length));
      return { position: match.ruleset.position(state), options: match.options };
    },
  }),

  requestKind<OfMatch & { side?: Side; move: Move }>({
    name: 'odds',
    fields: { match: TEXT, side: TEXT, move: OBJECT },
    required: ['move'],
    answer(desk, { match: name, side: wanted, move }) {
      const match = desk.match(name);
      const { ruleset } = match;
      const side = sideOfLegal(match, wanted, move);
      // As far as the side can know them: of one world that looks to it as this one does.
      const world = ruleset.imagine(match.view(side), side, seededDice('odds'));
      const found = odds(ruleset, world, side, move);
      return { odds: found === undefined ? null : plainOdds(found) };
    },
  }),

  requestKind<OfMatch & { side?: Side; playOuts?: number; seed?: string }>({
    name: 'outlook',
    fields: {
      match: TEXT,
      side: TEXT,
      playOuts: { type: 'integer', minimum: 1, maximum: MOST_PLAY_OUTS },
      seed: TEXT,
    },
    required: [],
    answer(desk, { match: name, side: wanted, playOuts, seed }) {
      const match = desk.match(name);
      const side = sideIn(match, wanted);
      // Nothing lies ahead of a match in which a side has given up, either.
      if (match.pending.outcome !== undefined) return { outlook: null };
      const given = { ...(playOuts && { playOuts }), ...(seed !== undefined && { seed }) };
      return { outlook: lookAhead(match.ruleset, match.view(side), side, given) ?? null };
    },
  }),

  requestKind<OfMatch & { side?: Side; move: Move }>({
    name: 'stakes',
    fields: { match: TEXT, side: TEXT, move: OBJECT },
    required: ['move'],
    answer(desk, { match: name, side: wanted, move }) {
      const match = desk.match(name);
      const { ruleset } = match;
      const side = sideOfLegal(match, wanted, move);
      const imagined = new Imagined(ruleset, { view: match.view(side), viewer: side });
      const undo = imagined.try(side, move).whyNotUndo === undefined;
      return { ...plainStakes(imagined.stakes(side, move), wordsOf(ruleset)), undo };
    },
  }),

  requestKind<OfMatch & { side?: Side; picks: readonly Pick[] }>({
    name: 'guide',
    fields: { match: TEXT, side: TEXT, picks: PICKS },
    required: ['picks'],
    answer(desk, { match: name, side: wanted, picks }) {
      const match = desk.match(name);
      const { ruleset } = match;
      const side = sideIn(match, wanted);
      const decision = match.pending.decisions.find((each) => each.side === side);
      if (decision === undefined) throw new Failure('side', text('engine.notAsked', { side }));
      if (!picks.every(isPick)) throw new Failure('request', text('engine.pick'));
      return plainGuide(ruleset.guide(match.view(side), decision, picks), wordsOf(ruleset));
    },
  }),

  requestKind<OfMatch & { step: number; viewer?: string }>({
    name: 'replay',
    fields: { ...OF_VIEWER, step: COUNT },
    required: ['step'],
    answer(desk, { match: name, step: wanted, viewer: seenBy }): Answer {
      const match = desk.match(name);
      const { ruleset } = match;
      const step = stepIn(match, wanted);
      const viewer = seenBy === undefined ? undefined : viewerIn(match, seenBy);
      const { state, events } = played(match, step);
      const seen = viewer === undefined || step === 0 ? events : match.events(step - 1, viewer);
      return {
        step,
        of: match.steps.length,
        pending: plainPending(step === match.steps.length ? match.pending : ruleset.pending(state)),
        ...(viewer === undefined ? { state } : { view: ruleset.view(state, viewer) }),
        // A side does not see the other's moves, only what comes of them.
        ...(step > 0 && viewer === undefined && { played: match.steps[step - 1] }),
        ...plainEvents(seen, ruleset),
      };
    },
  }),
];

/** The side that a move is legal for; a failure where it is not. */
function sideOfLegal(match: Match, wanted: Side | undefined, move: Move): Side {
  const side = sideIn(match, wanted);
  const refusal = match.check(side, move);
  if (refusal !== undefined) throw illegal(refusal, match.ruleset);
  return side;
}

/** The position after so many steps, and all that happened in the last of them. */
function played(match: Match, step: number): { state: object; events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  if (step === 0) return { state: match.at(0), events };
  const state = match.at(step - 1);
  const { side, move, dice } = match.steps[step - 1];
  match.ruleset.play(state, side, move, new ScriptedDice(dice), (event) => events.push(event));
  return { state, events };
}
