import { counting, oneOf, thrownIn, type Ruleset, type Throws } from '@sandtable/kernel';
import { muster } from './muster.ts';
import { stakes } from './stakes.ts';
import { standing } from './standing.ts';
import { check, MOVE_SCHEMA, moves, pending, play } from './play.ts';
import { RULEBOOK } from './rulebook.ts';
import { OPTIONS, position, published, SCENARIO_SCHEMA, SCENARIOS, setup } from './scenario.ts';
import { imagine, redact, view } from './secrets.ts';
import {
  clone,
  SIDES,
  type AmbushEvent,
  type AmbushMove,
  type AmbushState,
  type AmbushView,
  type Party,
} from './state.ts';
import { guide } from './guide.ts';
import { ask, CATALOGUE, gesture, label, scene, tell } from './words.ts';

/**
 * The smallest ruleset that uses every part of the protocol: secret choices at the same time, an
 * answer in the middle of the other side's move, a reveal, dice, and an option.
 */
export const ambush: Ruleset<AmbushState, AmbushMove, AmbushView, AmbushEvent> = {
  id: 'ambush',
  version: 1,
  hasSecrets: true,
  sides: SIDES,
  rulebook: RULEBOOK,
  options: OPTIONS,
  scenarios: SCENARIOS,
  scenarioSchema: SCENARIO_SCHEMA,
  moveSchema: MOVE_SCHEMA,
  muster,
  catalogue: CATALOGUE,
  setup,
  position,
  optionsOf: ({ flight }) => ({ flight }),
  pending,
  moves,
  draw: (state, side, dice) => oneOf(moves(state, side), dice),
  check,
  play,
  view,
  published,
  furnish: (seen) => seen as AmbushView,
  redact,
  imagine,
  clone,
  fallback: (state, side) => moves(state, side)[0],
  forecast: (_state, _side, move) =>
    move.type === 'stand'
      ? { settled: ({ found }) => found === null, measure: ({ men }) => ({ ...men }) }
      : undefined,
  stakes: (state, side, move) => stakes(state, side as Party, move),
  scene,
  standing,
  acts: { search: 'assault', flee: 'move' },
  gesture,
  guide,
  ask,
  label,
  tell,
  chapter: () => false,
  thrown: (event) => thrownIn<AmbushEvent>(THROWS, event),
};

/** [AM-7] */
const THROWS: Throws<AmbushEvent> = { fought: (event) => counting(event, event.fell) };
