import { KERNEL_ENGLISH, mergeCatalogues, thrownIn, type Ruleset } from '@sandtable/kernel';
import { PUB_ENGLISH } from './english/english.ts';
import type { PubEvent } from './state/events.ts';
import type { SideIndex } from './state/field.ts';
import { flow } from './rules/flow.ts';
import { forecast } from './advice/forecast.ts';
import { HABITS } from './advice/habits.ts';
import { THROWS } from './advice/throws.ts';
import { ACTS } from './table/acts.ts';
import { gesture } from './table/gesture.ts';
import { guide } from './table/guide.ts';
import { imagine } from './secrets/imagine.ts';
import { MOVE_SCHEMA, type PubMove } from './state/moves.ts';
import { OPTIONS } from './rules/options.ts';
import { positionOf } from './files/position.ts';
import { furnish, published } from './files/publishing.ts';
import { RULEBOOK } from './rulebook/rulebook.ts';
import { SCENARIO_SCHEMA } from './files/scenarioSchema.ts';
import { LISTED } from './scenarios/listed.ts';
import { scene } from './table/scene.ts';
import { stakes } from './table/stakes.ts';
import { standing } from './table/standing.ts';
import { redact } from './secrets/redaction.ts';
import { setup } from './files/setup.ts';
import { cloneState, type State } from './state/state.ts';
import { SIDES, type SideName } from './rules/tables.ts';
import { viewOf, type View } from './secrets/view.ts';
import { label, tell } from './table/words.ts';

function sideOf(side: string): SideIndex {
  return SIDES.indexOf(side as SideName) as SideIndex;
}

/** Pub Battles; its maps are larger than its rules, and `loadScenario` gets a scenario with its map. */
export const pubBattlesRules: Ruleset<State, PubMove, View, PubEvent> = {
  id: 'pub-battles',
  version: 3,
  hasSecrets: true,
  sides: SIDES,
  rulebook: RULEBOOK,
  options: OPTIONS,
  scenarios: LISTED,
  scenarioSchema: SCENARIO_SCHEMA,
  moveSchema: MOVE_SCHEMA,
  catalogue: mergeCatalogues(KERNEL_ENGLISH, PUB_ENGLISH),

  setup,
  position: positionOf,
  optionsOf: (state) => ({ ...state.options }),

  pending: flow.pending,
  moves: flow.moves,
  draw: flow.draw,
  check: flow.check,
  play: flow.play,

  view: viewOf,
  published,
  furnish,
  redact,
  imagine,
  clone: cloneState,

  fallback: flow.fallback,
  habits: HABITS,
  forecast: (state, side, move) => forecast(state, sideOf(side), move),
  stakes: (state, side, move) => stakes(state, sideOf(side), move),

  scene,
  standing,
  acts: ACTS,
  gesture,
  guide,
  ask: flow.ask,
  label,
  tell,
  chapter: ({ type }) => type === 'turnBegan' || type === 'nightBegan' || type === 'ended',
  thrown: (event) => thrownIn(THROWS, event),
};
