import {
  KERNEL_ENGLISH,
  mergeCatalogues,
  NO_GUIDE,
  problemsIn,
  type Pending,
  type Ruleset,
} from '@sandtable/kernel';
import { attempt } from './attempt.ts';
import { PBI_ENGLISH } from './english.ts';
import type { PbiEvent } from './events.ts';
import { fallback } from './fallback.ts';
import { askedSide, citedRule, decisionOf, judge, listMoves, playMove, topFrame } from './flow.ts';
import { forecast } from './forecast.ts';
import { gesture } from './gesture.ts';
import type { SideIndex } from './groups.ts';
import { MOVE_SCHEMA, type PbiMove } from './moves.ts';
import { OPTIONS } from './options.ts';
import { positionOf } from './position.ts';
import { malformed, REFUSED } from './refusals.ts';
import { RULEBOOK } from './rulebook.ts';
import { SCENARIO_SCHEMA } from './scenarioFile.ts';
import { SCENARIOS } from './scenarios.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { SIDES, type SideName } from './tables.ts';
import { ask, label, tell } from './words.ts';

const pendings = new Map<object, Pending>();

/** PBI Quick Start. Nothing is hidden in it: every view is the whole state. */
export const pbi: Ruleset<State, PbiMove, State, PbiEvent> = {
  id: 'pbi',
  version: 1,
  sides: SIDES,
  rulebook: RULEBOOK,
  options: OPTIONS,
  scenarios: SCENARIOS,
  scenarioSchema: SCENARIO_SCHEMA,
  moveSchema: MOVE_SCHEMA,
  catalogue: mergeCatalogues(KERNEL_ENGLISH, PBI_ENGLISH),

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
    const asked = askedSide(state);
    if (problemsIn(MOVE_SCHEMA, move).length > 0) {
      return malformed(citedRule(topFrame(state), asked));
    }
    return SIDES[asked] === side ? judge(state, move as PbiMove) : REFUSED.otherSide;
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
  guide: () => NO_GUIDE,
  ask,
  label,
  tell,
};
