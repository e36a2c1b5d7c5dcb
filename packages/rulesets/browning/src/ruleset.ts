import {
  KERNEL_ENGLISH,
  mergeCatalogues,
  problemsIn,
  type Pending,
  type Ruleset,
} from '@sandtable/kernel';
import { attempt } from './attempt.ts';
import { BROWNING_ENGLISH } from './english.ts';
import type { BrowningEvent } from './events.ts';
import { fallback } from './fallback.ts';
import type { SideIndex } from './field.ts';
import { askedSide, decisionOf, judge, listMoves, playMove, rulesOf } from './flow.ts';
import { forecast } from './forecast.ts';
import { gesture } from './gesture.ts';
import { guide } from './guide.ts';
import { MOVE_SCHEMA, type BrowningMove } from './moves.ts';
import { OPTIONS } from './options.ts';
import { positionOf } from './position.ts';
import { malformed, REFUSED } from './refusals.ts';
import { RULEBOOK } from './rulebook.ts';
import { SCENARIO_SCHEMA } from './scenarioFile.ts';
import { SCENARIOS } from './scenarios.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { cloneState, topFrame, type State } from './state.ts';
import { SIDES, type SideName } from './tables.ts';
import { ask, label, tell } from './words.ts';

const pendings = new Map<object, Pending>();

/** Bring the Browning. Nothing is hidden in it: every view is the whole state. */
export const browning: Ruleset<State, BrowningMove, State, BrowningEvent> = {
  id: 'browning',
  version: 1,
  sides: SIDES,
  rulebook: RULEBOOK,
  options: OPTIONS,
  scenarios: SCENARIOS,
  scenarioSchema: SCENARIO_SCHEMA,
  moveSchema: MOVE_SCHEMA,
  catalogue: mergeCatalogues(KERNEL_ENGLISH, BROWNING_ENGLISH),

  setup,
  position: positionOf,
  optionsOf: (state) => ({ ...state.options }),

  pending(state) {
    if (state.outcome !== null) return { decisions: [], outcome: state.outcome };
    const decision = decisionOf(state);
    let pending = pendings.get(decision);
    if (pending === undefined) {
      pending = { decisions: [decision], outcome: undefined };
      pendings.set(decision, pending);
    }
    return pending;
  },

  moves(state, side) {
    return state.outcome === null && SIDES[askedSide(state)] === side ? listMoves(state) : [];
  },

  check(state, side, move) {
    if (state.outcome !== null) return REFUSED.over;
    if (problemsIn(MOVE_SCHEMA, move).length > 0) return malformed(rulesOf(topFrame(state)).rule);
    return SIDES[askedSide(state)] === side
      ? judge(state, move as BrowningMove)
      : REFUSED.otherSide;
  },

  play(state, _side, move, dice, report) {
    playMove(state, move, dice, report);
  },

  view: cloneState,
  redact: (event) => event,
  imagine: cloneState,
  clone: cloneState,

  fallback,
  forecast: (state, side, move) =>
    forecast(state, SIDES.indexOf(side as SideName) as SideIndex, move),

  scene,
  gesture,
  attempt,
  guide,
  ask,
  label,
  tell,
};
