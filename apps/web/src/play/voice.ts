import type { Message } from '@sandtable/kernel';
import { cardOf } from '../app/RuleCard.tsx';
import { keyOf } from '../board/picks.ts';
import { text } from '../words/words.ts';
import type { Counsel } from './advice/adviser.ts';
import { answersIn } from './answers.ts';
import { thingLabel } from './choices.ts';
import type { Moment } from './moment.ts';
import type { Sitting } from './sitting.ts';
import { waitingFor } from './waiting.ts';

/** What somebody who listens has heard so far. */
export interface Listened {
  readonly moment: Moment;
  /** How many steps have been told. */
  readonly steps: number;
}

/**
 * What is said, in this order, to whoever does not see what is new since he last listened: what has happened, how it came
 * out or who decides now, what is advised, and what is asked.
 */
export function saidSince(
  before: Listened | undefined,
  now: Moment,
  sitting: Sitting,
): readonly string[] {
  const { words } = sitting.game;
  // What is covered is said when it is uncovered, to whom it is for.
  if (now.handOver !== undefined) {
    const side = words.the(now.handOver);
    const isNew = before?.moment.handOver !== now.handOver;
    return isNew ? [text('play.handOver', { side }), text('play.handOver.text', { side })] : [];
  }
  return [
    ...happened(before, now, sitting),
    ...ended(before?.moment, now, sitting),
    ...thinks(before?.moment, now, sitting),
    ...advised(before?.moment.counsel, now.counsel, sitting),
    ...asked(before?.moment, now, sitting),
  ];
}

function happened(
  before: Listened | undefined,
  { log, step }: Moment,
  { game: { words } }: Sitting,
): string[] {
  if (before === undefined) return [];
  if (step < before.steps) return [text('said.undone')];
  const told = log.flatMap((chapter) => [
    ...(chapter.opens === undefined ? [] : [{ step: chapter.step, event: chapter.opens }]),
    ...chapter.lines,
  ]);
  return told
    .filter((line) => line.step >= before.steps)
    .map(({ event }) => words.tellBriefly(event));
}

function ended(
  before: Moment | undefined,
  { outcome }: Moment,
  { game: { ruleset, words } }: Sitting,
): string[] {
  if (outcome === undefined || before?.outcome !== undefined) return [];
  const card = cardOf(ruleset.rulebook, outcome.rule);
  return [
    words.result(outcome),
    ...(card === undefined
      ? []
      : [text('said.rule', { rule: card.id, title: words.card(card).title })]),
  ];
}

function thinks(before: Moment | undefined, now: Moment, sitting: Sitting): string[] {
  const { thinking, waiting, outcome, counsel } = now;
  // While a turn is played for somebody, that is what is told.
  if (counsel?.kind === 'playing') return [];
  if (thinking === undefined || outcome !== undefined || thinking === before?.thinking) return [];
  if (waiting) return [waitingFor(thinking, sitting)];
  return [text('play.thinking', { side: sitting.game.words.theFirst(thinking) })];
}

function advised(
  before: Counsel | undefined,
  now: Counsel | undefined,
  { game: { words } }: Sitting,
): string[] {
  if (now === undefined || isSame(before, now)) return [];
  const sentence = (label: Message): string =>
    text('said.sentence', { label: words.render(label) });
  switch (now.kind) {
    case 'failed':
      return [text('advice.failed')];
    case 'thinking':
      return [text('advice.thinking')];
    case 'move': {
      const { label, reason } = now.advised;
      return [text('advice.title'), sentence(label), ...(reason === undefined ? [] : [reason])];
    }
    case 'turn':
      return [
        text('advice.turn.title'),
        ...now.advice.moves.map(({ label }) => sentence(label)),
        text(`advice.turn.then.${now.advice.next}`),
      ];
    case 'playing':
      return [text('advice.turn.playing')];
    case 'interrupted':
      return [text('advice.turn.interrupted')];
    case 'played':
      return [text('advice.played')];
  }
}

function isSame(before: Counsel | undefined, now: Counsel): boolean {
  if (before?.kind !== now.kind) return false;
  return now.kind !== 'move' && now.kind !== 'turn' ? true : before === now;
}

/** The question where it is new, or asked once more because somebody went back; else what has been chosen. */
function asked(before: Moment | undefined, now: Moment, sitting: Sitting): string[] {
  const { ruleset, words } = sitting.game;
  const { decision, picker, view, sure, toward, place, scene } = now;
  // Whether something is meant is asked by an alert.
  if (decision === undefined || picker === undefined || sure !== undefined) return [];
  const answers = answersIn(now, (move) => ruleset.gesture(move));
  const { first = [], listed = [], last = [] } = answers ?? {};
  const count = first.length + listed.length + last.length;
  const isNew = before?.decision === undefined || before.step !== now.step;
  const far = (moment: Moment): number =>
    (moment.picker?.path.length ?? 0) + moment.toward.length + (moment.place === undefined ? 0 : 1);
  const isBack = before?.sure !== undefined || (before !== undefined && far(now) < far(before));
  if (isNew || isBack) {
    const question = words.render(ruleset.ask(view, decision));
    return [text('said.question', { side: words.sideFirst(decision.side), question, count })];
  }
  if (toward.length > 0) return before.toward === toward ? [] : [text('said.toward', { count })];
  if (place !== undefined && before.place !== place) {
    return [text('said.chosen', { what: place, count })];
  }
  const known = new Set(before.picker?.path.map(keyOf));
  const what = picker.path
    .filter((pick) => !known.has(keyOf(pick)))
    .flatMap((pick) =>
      'piece' in pick || 'square' in pick ? [thingLabel(pick, words, scene)] : [],
    );
  if (what.length > 0) return [text('said.chosen', { what, count })];
  return far(now) > far(before) ? [text('said.answers', { count })] : [];
}
