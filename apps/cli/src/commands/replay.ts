import {
  SPECTATOR,
  stepsTold,
  type Match,
  type StepTold,
  type Viewer,
  type Words,
} from '@sandtable/kernel';
import type { Arguments, Command } from '../arguments.ts';
import { changedText } from '../changed.ts';
import { drawScene } from '../drawing/board.ts';
import { openingOf } from '../drawing/opening.ts';
import { plainChange, plainScene } from '../engine/plain.ts';
import { UsageError } from '../errors.ts';
import { listProblems, loadMatch } from '../files.ts';
import { complain, inert, lineWidth, paint, print, printJson, wrap } from '../terminal.ts';
import { text, wordsOf } from '../words.ts';

export const replay: Command = {
  name: 'replay',
  operands: ['FILE'],
  flags: { step: { value: 'N' }, viewer: { value: 'SIDE' }, json: {} },
  run(given) {
    const [file] = given.operands;
    const asJson = given.flag('json');
    const loaded = loadMatch(file);
    if (!loaded.ok) {
      if (asJson) printJson({ file, problems: loaded.problems });
      else complain(listProblems(file, loaded.problems));
      return 1;
    }
    const { match, changed } = loaded.value;
    if (changed !== undefined && !asJson) {
      // Beside the match, not in it: what is told of it is the same as before.
      complain(wrap(changedText(match.ruleset, changed), lineWidth()));
    }
    const viewer = viewerOf(given, match);
    const step = given.number('step', 0, match.steps.length);
    if (step === undefined) {
      if (asJson) printJson({ ...log(match, viewer), ...plainChange(loaded.value) });
      else tell(match, viewer);
    } else if (asJson) {
      printJson({ ...position(match, step, viewer), ...plainChange(loaded.value) });
    } else show(match, step, viewer);
    return 0;
  },
};

function viewerOf(given: Arguments, match: Match): Viewer {
  const viewer = given.text('viewer') ?? SPECTATOR;
  const known = [...match.ruleset.sides, SPECTATOR];
  if (known.includes(viewer)) return viewer;
  throw new UsageError(text('error.viewer', { viewer, known }));
}

/** Every step with what happened in it. */
function log(match: Match, viewer: Viewer): object {
  const words = wordsOf(match.ruleset);
  return {
    ruleset: match.ruleset.id,
    scenario: match.scenario.id,
    viewer,
    steps: Array.from(stepsTold(match, viewer), (told) => plainStep(told, words)),
    ended: match.ended,
    outcome: match.pending.outcome,
  };
}

function plainStep({ step, side, events, decision }: StepTold, words: Words): object {
  return {
    step,
    ...(decision !== undefined && { decision: words.decided(side, decision) }),
    events: events.map((event) => ({ ...event, text: words.tell(event) })),
  };
}

function position(match: Match, step: number, viewer: Viewer): object {
  const { ruleset } = match;
  const words = wordsOf(ruleset);
  const state = match.at(step);
  const view = ruleset.view(state, viewer);
  const [last] = stepsTold(match, viewer, step - 1, step);
  return {
    step,
    viewer,
    ...(last !== undefined && plainStep(last, words)),
    pending: step === match.steps.length ? match.pending : ruleset.pending(state),
    view,
    scene: plainScene(ruleset.scene(view), words),
  };
}

function tell(match: Match, viewer: Viewer): void {
  const words = wordsOf(match.ruleset);
  print(paint('bold', inert(words.battle(match.scenario).title)));
  for (const told of stepsTold(match, viewer)) tellStep(told, words);
  tellEnding(match, words);
}

/** No step and no event tells how it was ended otherwise than by its rules. */
function tellEnding(match: Match, words: Words): void {
  const { outcome } = match.pending;
  if (match.ended === undefined || outcome === undefined) return;
  print(`      ${words.result(outcome)} [${outcome.rule}]`);
}

function tellStep({ step, side, events, decision }: StepTold, words: Words): void {
  const lines = events.map((event) => `${words.tell(event)} [${event.rule}]`);
  if (decision !== undefined) lines.unshift(words.decided(side, decision));
  for (const [i, line] of lines.entries()) {
    const number = i === 0 ? String(step).padStart(4) : '    ';
    print(`${number}  ${wrap(line, lineWidth() - 6).replaceAll('\n', '\n      ')}`);
  }
}

/** The board after so many steps, and what the last of them did. */
function show(match: Match, step: number, viewer: Viewer): void {
  const { ruleset } = match;
  const words = wordsOf(ruleset);
  print(text('replay.step', { step, of: match.steps.length }));
  for (const told of stepsTold(match, viewer, step - 1, step)) tellStep(told, words);
  if (step === match.steps.length) tellEnding(match, words);
  const scene = ruleset.scene(ruleset.view(match.at(step), viewer));
  print(drawScene(scene, words, openingOf(match, viewer)));
}
