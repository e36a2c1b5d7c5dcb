import {
  Match,
  seededDice,
  type Move,
  type OptionValues,
  type Ruleset,
  type Scenario,
  type Side,
} from '@sandtable/kernel';
import { playOn, type PlayedOn } from '@sandtable/lab';
import { text, wordsOf } from '../../words.ts';
import { rulesetCalled, sideIn, viewerIn, type Desk } from '../desk.ts';
import { DICE, diceFor, giveFaces, type WantedDice } from '../dice.ts';
import { Failure, failureOf, illegal } from '../failure.ts';
import { opened, plainOutcome, plainScene } from '../plain.ts';
import { OBJECT, requestKind, TEXT, type Answer, type OfMatch } from '../request.ts';
import { kindFor } from './players.ts';

/** What is known of a match to everybody, as the arena tells it to a program. */
interface GivenPremises {
  readonly ruleset: string;
  readonly scenario: Scenario;
  readonly options?: OptionValues;
}

interface Imagining extends OfMatch {
  readonly premises?: GivenPremises;
  readonly view?: object;
  readonly side?: Side;
  readonly seed?: string;
  readonly dice?: WantedDice;
  readonly as?: string;
}

interface PlayingOut extends OfMatch {
  readonly side?: Side;
  readonly move?: Move;
  readonly player?: string;
  readonly steps?: number;
  readonly count?: number;
  readonly seed?: string;
  readonly viewer?: string;
}

const MOST_PLAY_OUTS = 1000;
const MOST_STEPS = 100_000;

/** Thinking ahead, from what a side may know. */
export const THOUGHTS = [
  requestKind<Imagining>({
    name: 'imagine',
    fields: {
      match: TEXT,
      premises: {
        type: 'object',
        required: ['ruleset', 'scenario'],
        additionalProperties: false,
        properties: { ruleset: TEXT, version: {}, scenario: OBJECT, options: OBJECT },
      },
      view: OBJECT,
      side: TEXT,
      seed: TEXT,
      dice: DICE,
      as: TEXT,
    },
    required: [],
    answer(desk, fields) {
      const world = imagined(desk, fields);
      const match = world.fork(0, diceFor(world, 0, fields.dice));
      giveFaces(match, fields.dice);
      return opened(desk, match, fields.as);
    },
  }),

  requestKind<PlayingOut>({
    name: 'playOut',
    fields: {
      match: TEXT,
      side: TEXT,
      move: OBJECT,
      player: TEXT,
      steps: { type: 'integer', minimum: 0, maximum: MOST_STEPS },
      count: { type: 'integer', minimum: 1, maximum: MOST_PLAY_OUTS },
      seed: TEXT,
      viewer: TEXT,
    },
    required: [],
    answer(desk, fields) {
      const match = desk.match(fields.match);
      const viewer = fields.viewer === undefined ? undefined : viewerIn(match, fields.viewer);
      const words = wordsOf(match.ruleset);
      const plain = ({ state, outcome, steps, first }: PlayedOn): Answer => ({
        steps,
        first: first ?? null,
        outcome: outcome === undefined ? null : plainOutcome(outcome),
        ...(viewer !== undefined && {
          scene: plainScene(match.ruleset.scene(match.ruleset.view(state, viewer)), words),
        }),
      });
      return { playOuts: playedOut(match, fields).map(plain) };
    },
  }),
];

/** A match that stands at one world which looks like this to the side. */
function imagined(desk: Desk, { match: name, premises, view, side, seed = '1' }: Imagining): Match {
  if ((premises === undefined) !== (view === undefined) || (premises && name !== undefined)) {
    throw new Failure('request', text('engine.imagine'));
  }
  if (premises === undefined || view === undefined) {
    const match = desk.match(name);
    const viewer = sideIn(match, side);
    const { ruleset, options } = match;
    return worldOf(ruleset, options, () =>
      ruleset.imagine(match.view(viewer), viewer, seededDice(seed)),
    );
  }
  const ruleset = rulesetCalled(premises.ruleset);
  const { sides } = ruleset;
  if (side === undefined) throw new Failure('side', text('engine.whoseView'));
  if (!sides.includes(side)) {
    throw new Failure('side', text('error.side', { side, known: [...sides] }));
  }
  const { scenario, options = {} } = premises;
  return worldOf(ruleset, options, () =>
    ruleset.imagine(ruleset.furnish(view, scenario, options), side, seededDice(seed)),
  );
}

function worldOf(ruleset: Ruleset, options: OptionValues, imagine: () => object): Match {
  let position: Scenario;
  try {
    position = ruleset.position(imagine());
  } catch (error) {
    // Views are read where nobody doubts them. One that somebody wrote may be anything.
    throw new Failure('view', text('engine.view', { reason: (error as Error).message }));
  }
  const match = Match.start(ruleset, position, options, { kind: 'scripted' });
  if (match.ok) return match.value;
  throw failureOf('view', text('engine.viewPosition'), match.problems, ruleset);
}

function playedOut(match: Match, fields: PlayingOut): PlayedOn[] {
  const { ruleset } = match;
  const { move, steps = MOST_STEPS, count = 1, seed = '1', player = 'random' } = fields;
  const kind = kindFor(ruleset, player);
  if (match.pending.outcome !== undefined) {
    throw new Failure('side', text('engine.nobodyAsked'));
  }
  const named =
    fields.side === undefined && move === undefined ? undefined : sideIn(match, fields.side);
  const side = move === undefined ? undefined : named;
  const refusal = side === undefined ? undefined : match.check(side, move);
  if (refusal !== undefined) throw illegal(refusal, ruleset);
  return Array.from({ length: count }, (_, i) => {
    const dice = seededDice(`${seed}/${i}`);
    const state = ruleset.clone(match.state);
    if (side !== undefined && move !== undefined) ruleset.play(state, side, move, dice);
    return playOn({ ruleset, state, player: kind, dice, most: steps, seed: `${seed}/${i}` });
  });
}
