import { KERNEL_ENGLISH, mergeCatalogues, type Ruleset } from '@sandtable/kernel';
import { attempt } from './attempt.ts';
import { BROWNING_ENGLISH } from './english.ts';
import type { BrowningEvent } from './events.ts';
import { fallback } from './fallback.ts';
import { flow } from './flow.ts';
import { forecast } from './forecast.ts';
import { gesture } from './gesture.ts';
import { guide } from './guide.ts';
import { MOVE_SCHEMA, type BrowningMove } from './moves.ts';
import { OPTIONS } from './options.ts';
import { positionOf } from './position.ts';
import { RULEBOOK } from './rulebook.ts';
import { SCENARIO_SCHEMA } from './scenarioFile.ts';
import { SCENARIOS } from './scenarios.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { SIDES } from './tables.ts';
import { ask, label, tell } from './words.ts';

/** Bring the Browning. Nothing is hidden in it: every view is the whole state. */
export const browning: Ruleset<State, BrowningMove, State, BrowningEvent> = {
  id: 'browning',
  version: 2,
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

  pending: flow.pending,
  moves: flow.moves,
  check: flow.check,
  play: flow.play,

  view: cloneState,
  redact: (event) => event,
  imagine: cloneState,
  clone: cloneState,

  fallback,
  forecast: (state, _side, move) => forecast(state, move),

  scene,
  gesture,
  attempt,
  guide,
  ask,
  label,
  tell,
};
