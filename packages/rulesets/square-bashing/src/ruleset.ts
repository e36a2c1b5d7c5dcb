import {
  KERNEL_ENGLISH,
  mergeCatalogues,
  thrownIn,
  type Ruleset,
  type SideNumber,
} from '@sandtable/kernel';
import { forecast } from './advice/forecast.ts';
import { HABITS } from './advice/habits.ts';
import { THROWS } from './advice/throws.ts';
import { muster } from './armies/muster.ts';
import { SQUARE_ENGLISH } from './english/english.ts';
import { positionOf } from './files/position.ts';
import { SCENARIO_SCHEMA } from './files/scenarioFile.ts';
import { settingIn, setup } from './files/setup.ts';
import { RULEBOOK } from './rulebook/rulebook.ts';
import { flow } from './rules/flow.ts';
import { OPTIONS } from './rules/options.ts';
import { SIDES, type SideName } from './rules/tables.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import type { SquareEvent } from './state/events.ts';
import { MOVE_SCHEMA, type SquareMove } from './state/moves.ts';
import { cloneState, furnished, type State } from './state/state.ts';
import { ask } from './table/ask.ts';
import { ACTS } from './table/acts.ts';
import { gesture } from './table/gesture.ts';
import { guide } from './table/guide.ts';
import { scene } from './table/scene.ts';
import { stakes } from './table/stakes.ts';
import { standing } from './table/standing.ts';
import { label, tell } from './table/words.ts';
import type { SettingFields } from './state/setting.ts';

/** Square Bashing. */
export const squareBashing: Ruleset<State, SquareMove, State, SquareEvent> = {
  id: 'square-bashing',
  version: 1,
  hasSecrets: false,
  sides: SIDES,
  rulebook: RULEBOOK,
  options: OPTIONS,
  scenarios: SCENARIOS,
  scenarioSchema: SCENARIO_SCHEMA,
  moveSchema: MOVE_SCHEMA,
  muster,
  catalogue: mergeCatalogues(KERNEL_ENGLISH, SQUARE_ENGLISH),

  setup,
  position: positionOf,
  optionsOf: (state) => ({ ...state.options }),

  pending: flow.pending,
  moves: flow.moves,
  draw: flow.draw,
  check: flow.check,
  play: flow.play,

  // Nothing is hidden.
  view: (state) => cloneState(state),
  published: (scenario) => scenario,
  furnish: (view, published) =>
    furnished(view as State, settingIn(published as unknown as SettingFields)),
  redact: (event) => event,
  imagine: (view) => cloneState(view),
  clone: cloneState,

  fallback: flow.fallback,
  habits: HABITS,
  forecast: (state, side, move) =>
    forecast(state, SIDES.indexOf(side as SideName) as SideNumber, move),

  stakes: (state, side, move) => stakes(state, SIDES.indexOf(side as SideName) as SideNumber, move),

  scene,
  standing,
  acts: ACTS,
  gesture,
  guide,
  ask,
  label,
  tell,
  chapter: ({ type }) => type === 'turnBegan' || type === 'ended',
  thrown: (event) => thrownIn(THROWS, event),
};
