import {
  KERNEL_ENGLISH,
  mergeCatalogues,
  NO_GUIDE,
  type Ruleset,
  type SideNumber,
} from '@sandtable/kernel';
import { attempt } from './table/attempt.ts';
import { PBI_ENGLISH } from './english/english.ts';
import type { PbiEvent } from './state/events.ts';
import { flow } from './rules/flow.ts';
import { forecast } from './advice/forecast.ts';
import { gesture } from './table/gesture.ts';
import { MOVE_SCHEMA, type PbiMove } from './state/moves.ts';
import { OPTIONS } from './rules/options.ts';
import { positionOf } from './files/position.ts';
import { RULEBOOK } from './rulebook/rulebook.ts';
import { SCENARIO_SCHEMA } from './files/scenarioFile.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { scene } from './table/scene.ts';
import { standing } from './table/standing.ts';
import { setup, settingIn } from './files/setup.ts';
import { cloneState, furnished, type State } from './state/state.ts';
import { SIDES, type SideName } from './rules/tables.ts';
import { label, tell } from './table/words.ts';

/** PBI Quick Start. Nothing is hidden in it: every view is the whole state. */
export const pbi: Ruleset<State, PbiMove, State, PbiEvent> = {
  id: 'pbi',
  version: 2,
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

  pending: flow.pending,
  moves: flow.moves,
  check: flow.check,
  play: flow.play,

  view: cloneState,
  published: (scenario) => scenario,
  furnish: (view, published) => furnished(view as State, settingIn(published)),
  redact: (event) => event,
  imagine: cloneState,
  clone: cloneState,

  fallback: flow.fallback,
  forecast: (state, side, move) =>
    forecast(state, SIDES.indexOf(side as SideName) as SideNumber, move),

  scene,
  standing,
  gesture,
  attempt,
  guide: () => NO_GUIDE,
  ask: flow.ask,
  label,
  tell,
};
