import {
  KERNEL_ENGLISH,
  mergeCatalogues,
  problemsIn,
  type Decision,
  type Pending,
  type Refusal,
  type Ruleset,
} from '@sandtable/kernel';
import { attempt } from './attempt.ts';
import { PUB_ENGLISH } from './english.ts';
import type { PubEvent } from './events.ts';
import { fallback } from './fallback.ts';
import type { SideIndex } from './field.ts';
import { decisionsOf, FRAME_TYPES, isAsked, judge, listMoves, playMove, rulesOf } from './flow.ts';
import { forecast } from './forecast.ts';
import { gesture } from './gesture.ts';
import { guide } from './guide.ts';
import { imagine } from './imagine.ts';
import { MOVE_SCHEMA, type PubMove } from './moves.ts';
import { OPTIONS } from './options.ts';
import { positionOf } from './position.ts';
import { refuse } from './refusal.ts';
import { RULEBOOK } from './rulebook.ts';
import { SCENARIO_SCHEMA } from './scenarioSchema.ts';
import { SCENARIOS } from './scenarios.ts';
import { scene } from './scene.ts';
import { redact } from './secrets.ts';
import { setup } from './setup.ts';
import { cloneState, topFrame, type State } from './state.ts';
import { SIDES, type SideName } from './tables.ts';
import { viewOf, type View } from './view.ts';
import { ask, label, tell } from './words.ts';

const REFUSED = {
  over: refuse('PB-12.5', 'over'),
  otherSide: refuse('PB-3.1', 'otherSide'),
} as const;

const MALFORMED: ReadonlyMap<string, Refusal> = new Map(
  FRAME_TYPES.map((type) => [type, refuse(rulesOf({ type } as never).rule, 'malformed')]),
);

const pendings = new Map<readonly Decision[], Pending>();

function sideOf(side: string): SideIndex {
  return SIDES.indexOf(side as SideName) as SideIndex;
}

/** Who looks on is asked nothing. */
function isAskedBy(state: State, side: string): boolean {
  return SIDES.includes(side as SideName) && isAsked(state, sideOf(side));
}

/** Pub Battles. */
export const pubBattles: Ruleset<State, PubMove, View, PubEvent> = {
  id: 'pub-battles',
  version: 1,
  sides: SIDES,
  rulebook: RULEBOOK,
  options: OPTIONS,
  scenarios: SCENARIOS,
  scenarioSchema: SCENARIO_SCHEMA,
  moveSchema: MOVE_SCHEMA,
  catalogue: mergeCatalogues(KERNEL_ENGLISH, PUB_ENGLISH),

  setup,
  position: positionOf,
  optionsOf: (state) => ({ ...state.options }),

  pending(state) {
    if (state.outcome !== null) return { decisions: [], outcome: state.outcome };
    const decisions = decisionsOf(state);
    let pending = pendings.get(decisions);
    if (pending === undefined) {
      pending = { decisions, outcome: undefined };
      pendings.set(decisions, pending);
    }
    return pending;
  },

  moves(state, side) {
    return state.outcome === null && isAskedBy(state, side) ? listMoves(state, sideOf(side)) : [];
  },

  check(state, side, move) {
    if (state.outcome !== null) return REFUSED.over;
    if (problemsIn(MOVE_SCHEMA, move).length > 0) return MALFORMED.get(topFrame(state).type);
    return isAskedBy(state, side) ? judge(state, move as PubMove, sideOf(side)) : REFUSED.otherSide;
  },

  play(state, side, move, dice, report) {
    playMove(state, move, dice, report, sideOf(side));
  },

  view: viewOf,
  redact,
  imagine,
  clone: cloneState,

  fallback: (state, side) => fallback(state, sideOf(side)),
  forecast: (state, side, move) => forecast(state, sideOf(side), move),

  scene,
  gesture,
  attempt,
  guide,
  ask,
  label,
  tell,
};
