import { KERNEL_ENGLISH, mergeCatalogues, type Ruleset } from '@sandtable/kernel';
import { attempt } from './attempt.ts';
import { PUB_ENGLISH } from './english.ts';
import type { PubEvent } from './events.ts';
import { fallback } from './fallback.ts';
import type { SideIndex } from './field.ts';
import { flow } from './flow.ts';
import { forecast } from './forecast.ts';
import { gesture } from './gesture.ts';
import { guide } from './guide.ts';
import { imagine } from './imagine.ts';
import { MOVE_SCHEMA, type PubMove } from './moves.ts';
import { OPTIONS } from './options.ts';
import { positionOf } from './position.ts';
import { RULEBOOK } from './rulebook.ts';
import { SCENARIO_SCHEMA } from './scenarioSchema.ts';
import { SCENARIOS } from './scenarios.ts';
import { scene } from './scene.ts';
import { redact } from './secrets.ts';
import { setup } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { SIDES, type SideName } from './tables.ts';
import { viewOf, type View } from './view.ts';
import { ask, label, tell } from './words.ts';

function sideOf(side: string): SideIndex {
  return SIDES.indexOf(side as SideName) as SideIndex;
}

/** Pub Battles. */
export const pubBattles: Ruleset<State, PubMove, View, PubEvent> = {
  id: 'pub-battles',
  version: 3,
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

  pending: flow.pending,
  moves: flow.moves,
  check: flow.check,
  play: flow.play,

  view: viewOf,
  published: (scenario) => scenario,
  furnish: (view) => view as View,
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
