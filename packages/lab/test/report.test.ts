import { browning } from '@sandtable/browning';
import { Match, seededDice, type Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { squareBashing } from '@sandtable/square-bashing';
import { describe, expect, test } from 'vitest';
import { turningPoints, type Stage, type Tallies } from '../src/course.ts';
import { reportOf, reportSteps, type Report } from '../src/index.ts';

/** A match in which both sides draw lots, up to its end or to so many steps. */
function played(ruleset: Ruleset, seed: string, steps = Infinity): Match {
  const start = Match.start(ruleset, ruleset.scenarios[0], {}, { kind: 'seeded', seed });
  if (!start.ok) throw new Error('the scenario is refused');
  const match = start.value;
  const lots = seededDice(`${seed}: lots`);
  while (match.steps.length < steps) {
    const [decision] = match.pending.decisions;
    if (decision === undefined) break;
    match.play(decision.side, ruleset.draw(match.state, decision.side, lots));
  }
  return match;
}

function reportOn(match: Match): Report {
  const report = reportOf(match);
  if (report === undefined) throw new Error('the match is not over');
  return report;
}

describe('the report of a match', () => {
  const match = played(pbi, 'report');
  const report = reportOn(match);

  test('has every roll that is good or bad for somebody, where it was made', () => {
    const events = match.steps.flatMap((_, i) => match.happened(i).map((event) => ({ event, i })));
    const rolled = events.filter(({ event }) => pbi.thrown(event as never) !== undefined);
    expect(report.rolls.map(({ event, step }) => ({ event, i: step - 1 }))).toEqual(rolled);
    expect(report.luck.map(({ rolls }) => rolls).reduce((a, b) => a + b)).toBe(rolled.length);
  });

  test('adds up what each kind of roll gave', () => {
    for (const { kind, side, rolls, got, expected } of report.kinds) {
      const own = report.rolls.filter((roll) => roll.kind === kind && roll.side === side);
      expect(own).toHaveLength(rolls);
      expect(own.reduce((sum, roll) => sum + roll.got, 0)).toBe(got);
      expect(own.reduce((sum, roll) => sum + roll.expected, 0)).toBeCloseTo(expected, 9);
    }
  });

  test('has a turn for each that began, and ends as the match did', () => {
    const began = match.steps.flatMap((_, i) =>
      match.happened(i).filter(({ type }) => type === 'turnBegan'),
    );
    expect(report.turns.map(({ opens }) => opens)).toEqual(began);
    const { outcome } = match.pending;
    expect(report.outcome).toEqual(outcome);
    for (const { side, score } of report.turns.at(-1)?.end ?? []) {
      expect(score).toBe(outcome?.scores[side]);
    }
  });

  test('[QS-12.2] counts what is lost in a turn to that turn, and not to the next', () => {
    const fell = match.steps.flatMap((_, i) => match.happened(i));
    const perTurn: number[] = [];
    for (const { type, ...event } of fell) {
      if (type === 'turnBegan') perTurn.push(perTurn.at(-1) ?? 0);
      if (type === 'fell') perTurn[perTurn.length - 1]++;
      if (type === 'removed') {
        perTurn[perTurn.length - 1] += (event as unknown as { groups: string[] }).groups.length;
      }
    }
    expect(report.turns.some(({ end }) => end[0].lost + end[1].lost > 0)).toBe(true);
    // Those who were killed in a fight are told of together; of the others each is.
    expect(report.turns.map(({ end }) => end[0].lost + end[1].lost)).toEqual(perTurn);
  });

  test('says what each side still needed when it ended, and how it stood then', () => {
    const loser = report.missed.find(({ side }) => side !== report.outcome.winner);
    expect(loser?.needed.length).toBeGreaterThan(0);
    expect(report.standing.map(({ needed }) => needed)).toEqual([[], []]);
  });

  test('is worked out step by step', () => {
    const shares = [...reportSteps(match)];
    expect(shares).toHaveLength(match.steps.length);
    expect(shares.at(-1)).toBe(1);
  });

  test('[BB-1.5] begins with the first turn where no event begins it', () => {
    const going = played(browning, 'report', 120);
    going.end({ how: 'resigned', side: 'defender' });
    const [first, ...turns] = reportOn(going).turns;
    expect(first).toMatchObject({ opens: undefined, step: 0 });
    expect(turns.every(({ opens }) => opens?.type === 'turnBegan')).toBe(true);
  });

  test('is not there before it is over, and is when a side gives up', () => {
    const going = played(squareBashing, 'report', 60);
    expect(reportOf(going)).toBeUndefined();
    going.end({ how: 'resigned', side: 'defender' });
    expect(reportOn(going).outcome.winner).toBe('attacker');
  });
});

describe('turning points', () => {
  const tallies = (scores: readonly number[], lost: readonly number[]): Tallies =>
    ['red', 'blue'].map((side, i) => ({ side, score: scores[i], lost: lost[i], of: 10 }));
  const stage = (scores: readonly number[], lost: readonly number[]): Stage => ({
    events: [],
    tallies: tallies(scores, lost),
  });

  test('are the three steps that changed most, in their order', () => {
    const found = turningPoints(tallies([0, 0], [0, 0]), [
      stage([0, 0], [0, 1]), // a tenth of blue's men
      stage([5, 0], [0, 1]), // half of the best score
      stage([5, 0], [3, 1]),
      stage([5, 0], [3, 1]),
      stage([5, 10], [3, 1]),
    ]);
    expect(found.map(({ step, side }) => `${step} ${side}`)).toEqual(['2 red', '3 blue', '5 blue']);
    expect(found[0]).toMatchObject({
      before: tallies([0, 0], [0, 1]),
      after: tallies([5, 0], [0, 1]),
    });
  });

  test('are none where nothing changes', () => {
    expect(turningPoints(tallies([0, 0], [0, 0]), [stage([0, 0], [0, 0])])).toEqual([]);
  });
});
