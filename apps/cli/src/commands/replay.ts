import { SPECTATOR, type Match, type Viewer } from '@sandtable/kernel';
import type { Arguments, Command } from '../arguments.ts';
import { drawScene } from '../drawing/board.ts';
import { UsageError } from '../errors.ts';
import { readMatch } from '../files.ts';
import { lineWidth, paint, print, printJson, wrap } from '../terminal.ts';
import { Words, text } from '../words.ts';

export const replay: Command = {
  name: 'replay',
  operands: ['FILE'],
  flags: { step: { value: 'N' }, viewer: { value: 'SIDE' }, json: {} },
  run(given) {
    const { match } = readMatch(given.operands[0]);
    const viewer = viewerOf(given, match);
    const step = given.number('step', 0, match.steps.length);
    if (step === undefined) {
      if (given.flag('json')) printJson(log(match, viewer));
      else tell(match, viewer);
    } else if (given.flag('json')) printJson(position(match, step, viewer));
    else show(match, step, viewer);
    return 0;
  },
};

function viewerOf(given: Arguments, match: Match): Viewer {
  const viewer = given.text('viewer') ?? SPECTATOR;
  const known = [...match.ruleset.sides, SPECTATOR];
  if (known.includes(viewer)) return viewer;
  throw new UsageError(text('error.viewer', { viewer, known }));
}

/** Every step with what happened in it. Secret moves show only through their events. */
function log(match: Match, viewer: Viewer): object {
  const words = new Words(match.ruleset);
  return {
    ruleset: match.ruleset.id,
    scenario: match.scenario.id,
    viewer,
    steps: match.steps.map((_, i) => ({
      step: i + 1,
      events: match.events(i, viewer).map((event) => ({ ...event, text: words.tell(event) })),
    })),
    outcome: match.pending.outcome,
  };
}

function position(match: Match, step: number, viewer: Viewer): object {
  const { ruleset } = match;
  const state = match.at(step);
  const view = ruleset.view(state, viewer);
  return { step, viewer, pending: ruleset.pending(state), view, scene: ruleset.scene(view) };
}

function tell(match: Match, viewer: Viewer): void {
  const words = new Words(match.ruleset);
  print(paint('bold', match.scenario.title));
  for (const i of match.steps.keys()) tellStep(match, i, viewer, words);
}

function tellStep(match: Match, index: number, viewer: Viewer, words: Words): void {
  const number = String(index + 1).padStart(4);
  for (const [i, event] of match.events(index, viewer).entries()) {
    const told = `${words.tell(event)} [${event.rule}]`;
    print(
      `${i === 0 ? number : '    '}  ${wrap(told, lineWidth() - 6).replaceAll('\n', '\n      ')}`,
    );
  }
}

/** The board after so many steps, and what the last of them did. */
function show(match: Match, step: number, viewer: Viewer): void {
  const { ruleset } = match;
  const words = new Words(ruleset);
  print(text('replay.step', { step, of: match.steps.length }));
  if (step > 0) tellStep(match, step - 1, viewer, words);
  print(drawScene(ruleset.scene(ruleset.view(match.at(step), viewer)), words));
}
