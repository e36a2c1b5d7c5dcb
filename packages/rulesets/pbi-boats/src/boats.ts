import type { Extension } from '@sandtable/pbi/extending';
import { muster } from './armies/muster.ts';
import { ACTS } from './table/acts.ts';
import { forecast } from './advice/forecast.ts';
import { HABITS } from './advice/habits.ts';
import { THROWS } from './advice/throws.ts';
import { ENGLISH } from './english/english.ts';
import { BOAT_FIELDS } from './files/scenario.ts';
import { beginFleet, writeFleet } from './files/fleetFile.ts';
import { RULEBOOK } from './rulebook/rulebook.ts';
import { MOVE_SHAPES } from './state/moves.ts';
import { OPTIONS } from './rules/options.ts';
import { FIRE_OBJECTIONS } from './rules/arms.ts';
import { BETWEEN } from './rules/betweenAnswers.ts';
import { drift } from './rules/drift.ts';
import { ending } from './rules/ending.ts';
import { rescue } from './rules/rescue.ts';
import { assault, board, storm } from './rules/boarding.ts';
import { losses } from './rules/boardingLosses.ts';
import { scramble } from './rules/capture.ts';
import { clear } from './rules/markers.ts';
import { morale, MORALE_ASHORE } from './rules/morale.ts';
import { repel } from './rules/repel.ts';
import { CARRYING, loses, whyNotShoot } from './rules/carrying.ts';
import { landing, whyIdle } from './rules/embarking.ts';
import { gathering } from './rules/gathering.ts';
import { back, noWayBack } from './rules/goingBack.ts';
import { reserves } from './rules/reserves.ts';
import { sail } from './rules/sailing.ts';
import { attackers, defenders, mines, SETUP_PHASES } from './rules/setup.ts';
import { TURN_PHASES } from './rules/turn.ts';
import { boatsLost, landingPlaces } from './rules/victory.ts';
import { whyNotDeploy, whyNotWalk } from './rules/walking.ts';
import { gun, GUN_LEAVES } from './rules/guns.ts';
import { DEALING } from './rules/hits.ts';
import { FIRE_SAVES } from './rules/shots.ts';
import { aim, volley } from './rules/volley.ts';
import { watch, watchGroups } from './rules/watch.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { imagineFleet, publishedScenario, redactMine, viewFleet } from './state/secrets.ts';
import { cloneFleet } from './state/fleet.ts';
import { BOAT_STATUSES } from './state/statuses.ts';
import { markers, pieces, status } from './table/pieces.ts';
import { pointing } from './table/pointing.ts';
import { alsoRisks, stakes } from './table/stakes.ts';
import { trays } from './table/trays.ts';
import { label, tell } from './table/words.ts';
import { HEAVY_KINDS } from './tables/groups.ts';
import { GROUNDS } from './tables/grounds.ts';
import { HULL_KINDS } from './tables/hulls.ts';

/** Boats for PBI: what they add to the book. */
export const BOATS: Extension = {
  id: 'pbi-boats',
  version: 2,
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
  loses,
  whyIdle,
  noWayBack,
  alsoLost: boatsLost,
  objectives: landingPlaces,
  acts: ACTS,
  actions: [aim, gun, board, storm, clear, ...CARRYING],
  fixed: GUN_LEAVES,
  modifiers: { morale: MORALE_ASHORE, save: FIRE_SAVES },
  objections: {
    enter: [whyNotWalk],
    deploy: [whyNotDeploy],
    shoot: [whyNotShoot],
    ...FIRE_OBJECTIONS,
  },
  arrived: watchGroups,
  frames: {
    'boats:mines': mines,
    'boats:defenders': defenders,
    'boats:attackers': attackers,
    'boats:reserves': reserves,
    'boats:back': back,
    'boats:sail': sail,
    'boats:gather': gathering,
    'boats:landing': landing,
    'boats:drift': drift,
    'boats:ending': ending,
    'boats:rescue': rescue,
    'boats:morale': morale,
    'boats:assault': assault,
    'boats:repel': repel,
    'boats:losses': losses,
    'boats:scramble': scramble,
    'boats:volley': volley,
    'boats:watch': watch,
  },
  answers: { motivate: BETWEEN, residual: BETWEEN, allocate: DEALING },
  under: {
    alone: [
      'boats:sail',
      'boats:drift',
      'boats:reserves',
      'boats:ending',
      'boats:volley',
      'boats:watch',
      'boats:morale',
    ],
    allocate: ['boats:sail', 'boats:watch', 'boats:assault'],
    opportunity: ['boats:landing', 'boats:reserves'],
  },
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
  markers,
  trays,
  status,
  pointing,
  label,
  habits: HABITS,
  forecast,
  stakes,
  alsoRisks,
  tell,
  throws: THROWS,
};
