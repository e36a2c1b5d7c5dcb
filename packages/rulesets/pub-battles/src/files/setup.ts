import {
  accept,
  chosenOptions,
  problemsIn,
  reject,
  type OptionValues,
  type Result,
} from '@sandtable/kernel';
import { isCombatant, isOnMap, kindOf } from '../rules/02-pieces/blocks.ts';
import { flow } from '../rules/flow.ts';
import { presentForm } from './migration.ts';
import { firstFrame, openingOf } from './opening.ts';
import { OPTIONS, OPTIONS_SCHEMA, type Options } from '../rules/options.ts';
import { roomProblems, scenarioProblems, standingProblems } from './scenarioProblems.ts';
import type { PubScenario } from './scenarioFile.ts';
import { SCENARIO_SCHEMA } from './scenarioSchema.ts';
import { noteSpotted } from '../rules/07-sight/seeing.ts';
import { looseProblems, standIn } from './placing.ts';
import type { State } from '../state/state.ts';

const STACK = 'position.stack';

/** The battle that a scenario describes, or everything that is wrong with it. */
export function setup(given: unknown, options: OptionValues): Result<State> {
  const scenario = presentForm(given);
  const problems = [
    ...problemsIn(SCENARIO_SCHEMA, scenario),
    ...problemsIn(OPTIONS_SCHEMA, options, 'options'),
  ];
  if (problems.length > 0) return reject(problems);
  const file = scenario as PubScenario;
  problems.push(...scenarioProblems(file));
  if (problems.length > 0) return reject(problems);
  const state = openingOf(file, chosenOptions(OPTIONS, options) as unknown as Options);
  if (file.position === undefined) {
    state.stack.push(firstFrame(state));
    problems.push(...standingProblems(state, file), ...roomProblems(state));
  } else {
    problems.push(...standIn(state, file.position));
    if (problems.length === 0) problems.push(...standingProblems(state, file));
    if (problems.length === 0) {
      problems.push(...looseProblems(state), ...flow.stackProblems(state, STACK));
    }
    if (problems.length === 0) problems.push(...flow.settleWritten(state, STACK));
  }
  if (problems.length > 0) return reject(problems);
  showFaces(state);
  noteSpotted(state, undefined);
  return accept(state);
}

/** PB-7.5: a Spent block lies with its face up. */
function showFaces(state: State): void {
  for (let piece = 0; piece < state.place.length; piece++) {
    if (state.spent[piece] === 0 || !isOnMap(state, piece)) continue;
    if (isCombatant(kindOf(state, piece))) state.known[piece] = 1;
  }
}
