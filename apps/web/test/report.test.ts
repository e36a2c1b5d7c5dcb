import type { GameEvent } from '@sandtable/kernel';
import { reportOf, type Roll } from '@sandtable/lab';
import { describe, expect, test } from 'vitest';
import { statisticsOf, tallyOf } from '../src/matches/statistics.ts';
import { luckSoFar, percent, rankWords, signed } from '../src/report/luckWords.ts';
import { scaleOf, tagsOf } from '../src/report/scale.ts';
import { turnNumbers } from '../src/report/turnTitle.ts';
import { recordOf } from '../src/matches/records.ts';
import type { MatchRecord, SavedMatch } from '../src/store/matches.ts';
import type { Seats } from '../src/store/seats.ts';
import { duel } from './duel.ts';

describe('the axis of a chart', () => {
  test('has room for every value and for 0, and few round numbers beside it', () => {
    expect(scaleOf([0, 3]).ticks).toEqual([0, 1, 2, 3]);
    expect(scaleOf([7, 23]).ticks).toEqual([0, 10, 20, 30]);
    expect(scaleOf([-1.2, 0.4]).ticks).toEqual([-2, -1, 0, 1]);
    expect(scaleOf([0, 412]).ticks).toEqual([0, 200, 400, 600]);
    expect(scaleOf([]).ticks).toEqual([0, 1]);
    const { share } = scaleOf([0, 20]);
    expect([0, 10, 20].map(share)).toEqual([0, 0.5, 1]);
  });

  test('names every turn, or every so manieth', () => {
    const named = (names: readonly unknown[]): string[] =>
      tagsOf(names.map(String)).map(({ name }) => name);
    expect(named([1, 2, 3])).toEqual(['1', '2', '3']);
    const many = Array.from({ length: 25 }, (_, i) => i);
    expect(named(many).map(Number)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24]);
  });
});

describe('turns under the axis', () => {
  const began = (turn: number): GameEvent & { turn: number } => ({
    type: 'turnBegan',
    rule: 'QS-3.1',
    turn,
  });

  test('have the numbers they are played by: both sides’ halves are one turn', () => {
    const halves = [undefined, began(1), began(2), began(2)].map((opens) => ({ opens }));
    expect(turnNumbers(halves)).toEqual(['1', '1', '2', '2']);
    expect(tagsOf(turnNumbers(halves))).toEqual([
      { name: '1', left: 0.25 },
      { name: '2', left: 0.75 },
    ]);
  });

  test('begin again on another day; the night has no number', () => {
    const night: GameEvent = { type: 'nightBegan', rule: 'PB-12.6' };
    const days = [began(8), night, began(1)].map((opens) => ({ opens }));
    expect(tagsOf(turnNumbers(days)).map(({ name }) => name)).toEqual(['8', '', '1']);
  });
});

describe('luck in words', () => {
  test('adds up roll by roll, each side its own', () => {
    const rolls = [
      { side: 'red', luck: 3 },
      { side: 'blue', luck: 1 },
      { side: 'red', luck: -1 },
    ] as Roll[];
    const side = { side: 'red', rolls: 2, dice: 4, luck: 1, rank: 0.5 };
    expect(luckSoFar(rolls, side)).toEqual([0, 1.5, 1.5, 1]);
  });

  test('says which way it goes, and where it stands among a hundred', () => {
    expect([1.26, -0.31, 0.04, -0.04].map(signed)).toEqual(['+1.3', '−0.3', '0.0', '0.0']);
    expect(rankWords({ rank: 0.834 })).toBe('Better than in 83 of 100 battles with the same rolls');
    expect(rankWords({ rank: 0.04 })).toBe('Worse than in 96 of 100 battles with the same rolls');
    expect(rankWords({ rank: 0.5 })).toBe('Neither lucky nor unlucky');
  });

  test('a chance is never 0', () => {
    expect([0.178, 0.048, 0.0012, 0.000_001].map(percent)).toEqual([
      '18 %',
      '4.8 %',
      '0.12 %',
      '< 0.01 %',
    ]);
  });
});

describe('statistics', () => {
  const seats: Seats = { attacker: 'person', defender: 'computer:greedy' };
  const record = (
    id: string,
    winner: string | undefined,
    luck: number,
    who = seats,
  ): MatchRecord => ({
    id,
    game: 'pbi',
    scenario: { id: 'village' },
    seats: who,
    outcome: { winner, scores: {}, rule: 'QS-12.3' },
    turns: 8,
    luck: { attacker: luck, defender: -9 },
    ended: 0,
  });
  const records = [
    record('a', 'attacker', 1),
    record('b', 'defender', -0.5),
    record('c', undefined, 0.1),
    record('d', 'attacker', 2, { attacker: 'person', defender: 'computer:random' }),
    record('e', 'attacker', 2, { attacker: 'person', defender: 'person' }),
    record('f', 'attacker', 2, { attacker: 'computer:greedy', defender: 'computer:greedy' }),
  ];

  test('count what was played against the computer, by whom and as which side', () => {
    const [greedy, random, ...others] = statisticsOf(records);
    expect(greedy).toMatchObject({ game: 'pbi', against: 'greedy', as: 'attacker' });
    expect(greedy).toMatchObject({ played: 3, won: 1, lost: 1, drawn: 1 });
    expect(greedy.luck).toBeCloseTo(0.2, 12);
    expect(random).toMatchObject({ against: 'random', played: 1, won: 1 });
    expect(others).toEqual([]);
    expect(tallyOf(records)).toMatchObject({ played: 4, won: 2, lost: 1, drawn: 1 });
    expect(tallyOf([])).toEqual({ played: 0, won: 0, lost: 0, drawn: 0, luck: 0 });
  });

  test('a record has all that is kept of a match', () => {
    const match = duel('record');
    const report = reportOf(match);
    if (report === undefined) throw new Error('the match is not over');
    const saved: SavedMatch = {
      id: 'x',
      seats,
      file: match.save(),
      over: true,
      created: 1,
      changed: 2,
      revision: 3,
    };
    const kept = recordOf(saved, report);
    expect(kept).toMatchObject({ id: 'x', game: 'pbi', seats, outcome: match.pending.outcome });
    expect(kept.turns).toBe(
      match.steps.flatMap((_, i) => match.happened(i).filter(({ type }) => type === 'turnBegan'))
        .length,
    );
    expect(Object.keys(kept.luck)).toEqual(['attacker', 'defender']);
    expect(JSON.stringify(kept).length).toBeLessThan(1000);
  });
});
