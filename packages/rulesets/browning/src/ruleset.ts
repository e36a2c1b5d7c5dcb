import { KERNEL_ENGLISH, mergeCatalogues, thrownIn, type Ruleset } from '@sandtable/kernel';
import { BROWNING_ENGLISH } from './english/english.ts';
import type { BrowningEvent } from './state/events.ts';
import { flow } from './rules/flow.ts';
import { forecast } from './advice/forecast.ts';
import { HABITS } from './advice/habits.ts';
import { THROWS } from './advice/throws.ts';
import { ACTS } from './table/acts.ts';
import { gesture } from './table/gesture.ts';
import { guide } from './table/guide.ts';
import { MOVE_SCHEMA, type BrowningMove } from './state/moves.ts';
import { OPTIONS } from './rules/options.ts';
import { positionOf } from './files/position.ts';
import { RULEBOOK } from './rulebook/rulebook.ts';
import { SCENARIO_SCHEMA } from './files/scenarioFile.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { scene } from './table/scene.ts';
import { stakes } from './table/stakes.ts';
import { standing } from './table/standing.ts';
import { setup } from './files/setup.ts';
import { cloneState, type State } from './state/state.ts';
import { SIDES } from './rules/tables.ts';
import { label, tell } from './table/words.ts';

/** Bring the Browning. Nothing is hidden in it: every view is the whole state. */
export const browning: Ruleset<State, BrowningMove, State, BrowningEvent> = {
  id: 'browning',
  version: 2,
  hasSecrets: false,
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
  draw: flow.draw,
  check: flow.check,
  play: flow.play,

  view: cloneState,
  published: (scenario) => scenario,
  furnish: (view) => view as State,
  redact: (event) => event,
  imagine: cloneState,
  clone: cloneState,

  fallback: flow.fallback,
  habits: HABITS,
  forecast: (state, _side, move) => forecast(state, move),
  stakes: (state, _side, move) => stakes(state, move),

  scene,
  standing,
  acts: ACTS,
  gesture,
  guide,
  ask: flow.ask,
  label,
  tell,
  chapter: ({ type }) => type === 'turnBegan' || type === 'ended',
  thrown: (event) => thrownIn(THROWS, event),
};
