import type { Match, Words } from '@sandtable/kernel';
import { SURE, type Measured, type Review, type SideReview, type Turning } from '@sandtable/lab';
import { lineWidth, paint, wrap } from '../terminal.ts';

/** How high the curve is drawn, in lines. */
const HEIGHT = 8;
const MARGIN = 6;
const EIGHTHS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** What each step of a match did to the chances of winning. */
export function drawReview(review: Review, match: Match, words: Words): string {
  const { steps, turnings, sides, playOuts } = review;
  const [first, second] = sides.map(({ side }) => side);
  const [from, to] = [steps[0], steps[steps.length - 1]].map(({ chance }) => chance.value);
  return [
    titled(
      words.text('review.curve', { side: words.the(first) }),
      [
        drawCurve(steps.map(({ chance }) => chance.value)),
        words.text('review.course', { from: percent(from), to: percent(to) }),
      ].join('\n'),
    ),
    titled(
      words.text('review.turnings'),
      turnings.length === 0
        ? words.text('review.turnings.none')
        : turnings.map((turning) => drawTurning(turning, review, match, words)).join('\n'),
    ),
    titled(words.text('review.sides'), sides.map((side) => drawSide(side, words)).join('\n')),
    wrap(
      words.text('review.rest', {
        side: words.the(first),
        other: words.the(second),
        moved: signed(review.moved),
        luck: signed(sides[0].luck.value),
        own: signed(-sides[0].price.value),
        others: signed(sides[1].price.value),
        rest: signed(review.rest),
      }),
      lineWidth(),
    ),
    wrap(words.text('review.playOuts', { playOuts }), lineWidth()),
  ].join('\n\n');
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

function drawTurning(turning: Turning, review: Review, match: Match, words: Words): string {
  const { kind, step, side, by } = turning;
  const head = words.text(`review.turning.${kind}`, {
    step,
    side: words.the(side),
    percent: percent(by.value),
    error: percent(SURE * by.error),
  });
  const events = match
    .happened(step - 1)
    .map((event) => wrap(words.tell(event), lineWidth(), '  '));
  return [head, ...events, ...drawBetter(turning, review, match, words)].join('\n');
}

/** What was decided, and what would have been better. */
function drawBetter({ kind, step }: Turning, review: Review, match: Match, words: Words): string[] {
  const { price } = review.steps[step];
  if (kind === 'roll' || price === undefined) return [];
  const { side, move } = match.steps[step - 1];
  const view = match.ruleset.view(match.at(step - 1), side);
  const line = words.text('review.better', {
    played: words.choice(view, move),
    better: words.choice(view, price.better[0]),
  });
  return [wrap(line, lineWidth(), '  ')];
}

function drawSide(side: SideReview, words: Words): string {
  const { luck, price, decisions, costly, worst, best } = side;
  const lines = [
    words.text('review.side', {
      side: words.sideFirst(side.side),
      luck: figure(luck, signed),
      price: costly === 0 ? percent(0) : figure(price, (value) => signed(-value)),
      costly,
      decisions,
    }),
    ...(worst.length > 0 ? [words.text('review.worst', { steps: worst.map(String) })] : []),
    ...(best.length > 0 ? [words.text('review.best', { steps: best.map(String) })] : []),
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
