import type { Ruleset, Side, StepSeen, Words } from '@sandtable/kernel';
import {
  SURE,
  unfolded,
  type Measured,
  type Review,
  type SideReview,
  type Turning,
} from '@sandtable/lab';
import { lineWidth, paint, wrap } from '../terminal.ts';

/** How high the curve is drawn, in lines. */
const HEIGHT = 8;
const MARGIN = 6;
const EIGHTHS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** What a review is of, as whoever reads it may know it. */
export interface Told {
  readonly ruleset: Ruleset;
  /** The side by whose eyes all is seen, and that alone is judged; none where everything is told. */
  readonly viewer: Side | undefined;
  /** Whether the match is over. */
  readonly isOver: boolean;
  /** By number, from 1: what happened, what was decided, and what whoever decided saw before it. */
  readonly step: (number: number) => Pick<StepSeen, 'events' | 'before' | 'move'>;
}

/** What each step of a match did to the chances of winning. */
export function drawReview(review: Review, told: Told, words: Words): string {
  const { steps, turnings, sides, playOuts } = review;
  const { viewer, isOver } = told;
  const [from, to] = [steps[0], steps[steps.length - 1]].map(({ chance }) => chance.value);
  const judged = sides.filter(({ side }) => viewer === undefined || side === viewer);
  return [
    ...(viewer === undefined
      ? []
      : [wrap(words.text('review.viewer', { side: words.the(viewer) }), lineWidth())]),
    titled(
      words.text('review.curve', { side: words.the(sides[0].side) }),
      [
        drawCurve(steps.map(({ chance }) => chance.value)),
        words.text(isOver ? 'review.course' : 'review.course.now', {
          from: percent(from),
          to: percent(to),
        }),
      ].join('\n'),
    ),
    titled(
      words.text('review.turnings'),
      turnings.length === 0
        ? words.text('review.turnings.none')
        : turnings.map((turning) => drawTurning(turning, review, told, words)).join('\n'),
    ),
    titled(
      words.text('review.sides'),
      judged.map((side) => drawSide(side, viewer !== undefined, words)).join('\n'),
    ),
    wrap(drawSum(review, viewer, words), lineWidth()),
    wrap(words.text('review.playOuts', { playOuts }), lineWidth()),
  ].join('\n\n');
}

/** Where the chance of the first side went, or of the one that looks on: what it is made up of. */
function drawSum(
  { moved, rest, unseen, sides }: Review,
  viewer: Side | undefined,
  words: Words,
): string {
  const [own, other] = viewer === sides[1].side ? [sides[1], sides[0]] : sides;
  const sign = own === sides[0] ? 1 : -1;
  const parts = {
    side: words.the(own.side),
    moved: signed(sign * moved),
    luck: signed(own.luck.value),
    own: signed(-own.price.value),
    rest: signed(sign * rest),
  };
  if (viewer !== undefined) {
    return words.text('review.rest.seen', { ...parts, unseen: signed(sign * unseen) });
  }
  return words.text('review.rest', {
    ...parts,
    other: words.the(other.side),
    others: signed(other.price.value),
  });
}

function titled(title: string, content: string): string {
  return `${paint('bold', title)}\n${content}`;
}

/** The chances as columns; several steps share one where there are too many. */
function drawCurve(chances: readonly number[]): string {
  const width = Math.min(chances.length, lineWidth() - MARGIN);
  const columns = Array.from({ length: width }, (_, i) => {
    const part = chances.slice(
      Math.floor((i * chances.length) / width),
      Math.floor(((i + 1) * chances.length) / width),
    );
    return part.reduce((sum, chance) => sum + chance, 0) / part.length;
  });
  const rows = Array.from({ length: HEIGHT }, (_, i) => {
    const below = HEIGHT - 1 - i;
    const line = columns.map((chance) => {
      const eighths = Math.round(chance * HEIGHT * 8) - below * 8;
      return EIGHTHS[Math.min(Math.max(eighths, 0), 8)];
    });
    const mark = MARKS[below] ?? '';
    return `${mark.padStart(MARGIN - 1)} ${line.join('')}`.trimEnd();
  });
  return rows.join('\n');
}

/** What is written beside the lines, from below. */
const MARKS: Readonly<Record<number, string>> = { [HEIGHT - 1]: '100 %', 3: '50 %', 0: '0 %' };

function drawTurning(
  turning: Turning,
  review: Review,
  { ruleset, viewer, step: stepTold }: Told,
  words: Words,
): string {
  const { kind, step, side, by } = turning;
  // To whoever does not see everything, a step brings what comes to light too.
  const sort = kind === 'roll' && viewer !== undefined ? 'seen' : kind;
  const head = words.text(`review.turning.${sort}`, {
    step,
    side: words.the(side),
    percent: percent(by.value),
    error: percent(SURE * by.error),
  });
  const events = stepTold(step).events.map((event) => wrap(words.tell(event), lineWidth(), '  '));
  return [
    head,
    ...events,
    ...drawBetter(turning, review, { ruleset, ...stepTold(step) }, words),
  ].join('\n');
}

/** What was decided, and what would have been better. */
function drawBetter(
  { kind, step }: Turning,
  review: Review,
  { ruleset, before, move }: ReturnType<Told['step']> & Pick<Told, 'ruleset'>,
  words: Words,
): string[] {
  const { side = '', price } = review.steps[step];
  if (kind === 'roll' || price === undefined || move === undefined) return [];
  const line = words.text('review.better', {
    played: words.choice(before, move),
    better: words.choice(before, price.better[0]),
  });
  const [, ...goesOn] = unfolded(ruleset, before, side, price.better);
  const on = goesOn.map((each) => words.choice(each.before, each.move)).join('; ');
  const lines = on === '' ? [line] : [line, words.text('review.better.on', { plan: on })];
  return lines.map((each) => wrap(each, lineWidth(), '  '));
}

function drawSide(side: SideReview, isSeen: boolean, words: Words): string {
  const { luck, price, decisions, costly, worst, best } = side;
  const lines = [
    words.text(isSeen ? 'review.side.seen' : 'review.side', {
      side: words.sideFirst(side.side),
      luck: figure(luck, signed),
      price: costly === 0 ? percent(0) : figure(price, (value) => signed(-value)),
      costly,
      decisions,
    }),
    ...(worst.length > 0 ? [words.text('review.worst', { steps: worst.map(String) })] : []),
    ...(best.length > 0
      ? [words.text(isSeen ? 'review.best.seen' : 'review.best', { steps: best.map(String) })]
      : []),
  ];
  return lines.map((line, i) => wrap(line, lineWidth(), i === 0 ? '' : '  ')).join('\n');
}

/** With how far off it may be. */
function figure({ value, error }: Measured, written: (value: number) => string): string {
  return `${written(value)} ± ${percent(SURE * error)}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function signed(share: number): string {
  const written = percent(Math.abs(share));
  if (written === percent(0)) return written;
  return share < 0 ? `−${written}` : `+${written}`;
}
