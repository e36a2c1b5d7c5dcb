import { KERNEL_ENGLISH, mergeCatalogues, NO_GUIDE, type Ruleset } from '@sandtable/kernel';
import { attempt } from './attempt.ts';
import { PBI_ENGLISH } from './english.ts';
import type { PbiEvent } from './events.ts';
import { fallback } from './fallback.ts';
import { flow } from './flow.ts';
import { forecast } from './forecast.ts';
import { gesture } from './gesture.ts';
import type { SideIndex } from './groups.ts';
import { MOVE_SCHEMA, type PbiMove } from './moves.ts';
import { OPTIONS } from './options.ts';
import { positionOf } from './position.ts';
import { RULEBOOK } from './rulebook.ts';
import { SCENARIO_SCHEMA } from './scenarioFile.ts';
import { SCENARIOS } from './scenarios.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { SIDES, type SideName } from './tables.ts';
import { ask, label, tell } from './words.ts';

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
