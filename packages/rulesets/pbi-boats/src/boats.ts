import { refuse, type Refusal } from '@sandtable/kernel';
import type { Extension, State } from '@sandtable/pbi/extending';
import { muster } from './armies/muster.ts';
import { ENGLISH } from './english/english.ts';
import { BOAT_FIELDS } from './files/scenario.ts';
import { beginFleet, writeFleet } from './files/fleetFile.ts';
import { RULEBOOK } from './rulebook/rulebook.ts';
import { MOVE_SHAPES } from './state/moves.ts';
import { OPTIONS } from './rules/options.ts';
import { BETWEEN } from './rules/betweenAnswers.ts';
import { drift } from './rules/drift.ts';
import { ending } from './rules/ending.ts';
import { rescue } from './rules/rescue.ts';
import { assault, board, CHARGED, storm } from './rules/boarding.ts';
import { losses } from './rules/boardingLosses.ts';
import { scramble } from './rules/capture.ts';
import { clear } from './rules/markers.ts';
import { repel } from './rules/repel.ts';
import { sail } from './rules/sailing.ts';
import { fleet, mines, SETUP_PHASES } from './rules/setup.ts';
import { TURN_PHASES } from './rules/turn.ts';
import { boatsLost, landingPlaces } from './rules/victory.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { imagineFleet, publishedScenario, redactMine, viewFleet } from './state/secrets.ts';
import { cloneFleet } from './state/fleet.ts';
import { BOAT_STATUSES } from './state/statuses.ts';
import { watersOf } from './state/waters.ts';
import { pieces } from './table/pieces.ts';
import { HEAVY_KINDS } from './tables/groups.ts';
import { GROUNDS } from './tables/grounds.ts';
import { HULL_KINDS } from './tables/hulls.ts';

const REFUSED = {
  water: refuse('BT-1.2', 'boats:water'),
  burns: refuse('BT-1.5', 'boats:burns'),
  onLand: refuse('BT-1.5', 'boats:onLand'),
} as const;

/** BT-1.2: groups on foot enter land, beach and pier. */
function whyNotWalk(state: State, _side: number, to: number): Refusal | undefined {
  const { isWater, burns } = watersOf(state);
  if (isWater[to]) return REFUSED.water;
  return burns[to] ? REFUSED.burns : undefined;
}

/** BT-1.5: groups start on land. */
function whyNotDeploy(state: State, _group: number, square: number): Refusal | undefined {
  const { isLand, burns } = watersOf(state);
  if (!isLand[square]) return REFUSED.onLand;
  return burns[square] ? REFUSED.burns : undefined;
}

/** Boats for PBI: what they add to the book. */
export const BOATS: Extension = {
  id: 'pbi-boats',
  version: 1,
  rulebook: RULEBOOK,
  texts: ENGLISH,
  options: OPTIONS,
  scenarios: SCENARIOS,
  scenarioFields: BOAT_FIELDS,
  muster,

  grounds: GROUNDS,
  kinds: [...HULL_KINDS, ...HEAVY_KINDS],
  statuses: BOAT_STATUSES,
  phases: [...SETUP_PHASES, ...TURN_PHASES],
  objections: { enter: [whyNotWalk], deploy: [whyNotDeploy] },
  actions: [board, storm, clear],
  alsoLost: boatsLost,
  objectives: landingPlaces,
  frames: {
    'boats:mines': mines,
    'boats:fleet': fleet,
    'boats:sail': sail,
    'boats:drift': drift,
    'boats:ending': ending,
    'boats:rescue': rescue,
    'boats:assault': assault,
    'boats:repel': repel,
    'boats:losses': losses,
    'boats:scramble': scramble,
  },
  answers: { motivate: BETWEEN, residual: BETWEEN, allocate: { possible: CHARGED } },
  under: { alone: ['boats:sail', 'boats:drift', 'boats:ending'], allocate: ['boats:assault'] },
  moveShapes: MOVE_SHAPES,

  own: {
    begin: beginFleet,
    clone: cloneFleet,
    write: writeFleet,
    view: viewFleet,
    imagine: imagineFleet,
  },
  published: publishedScenario,
  redact: redactMine,

  pieces,
};
