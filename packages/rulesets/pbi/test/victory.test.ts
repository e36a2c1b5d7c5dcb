import { describe, expect, test } from 'vitest';
import { message, render } from '@sandtable/kernel';
import { pbi } from '../src/ruleset.ts';
import type { PbiEvent } from '../src/state/events.ts';
import type { PbiScenario } from '../src/files/scenarioFile.ts';
import { ACTIVATED, game, only, scenarioOf, type Game, type Sketch } from './support/game.ts';

const BUILDINGS = ['a3', 'b3', 'c3', 'd3', 'e3', 'f3'];
const VILLAGE = Object.fromEntries(BUILDINGS.map((name) => [name, 'building'] as const));

/** The defender's last turn, with nothing left to do but to end it. */
function lastTurn(groups: NonNullable<Sketch['groups']>, sketch: Sketch = {}): Game {
  return game({
    terrain: VILLAGE,
    side: 'defender',
    turn: 4,
    ...sketch,
    groups: { 'D-rifle1': 'h4', ...groups },
    stack: [{ type: 'extend' }],
  });
}

const end = (g: Game, ...dice: readonly number[]): PbiEvent[] =>
  g.play({ type: 'decline' }, ...dice);

/** The first so many attacking groups, four to a square along the first two rows. */
function attackers(count: number): Record<string, string> {
  const ids = ['A', 'B'].flatMap((platoon) => [
    `${platoon}-commander`,
    ...[1, 2, 3].map((i) => `${platoon}-lmg${i}`),
    ...[1, 2, 3, 4, 5, 6].map((i) => `${platoon}-rifle${i}`),
  ]);
  return Object.fromEntries(ids.slice(0, count).map((id, i) => [id, `${'abcdefgh'[i % 8]}1`]));
}

describe('the attacker’s points', () => {
  test.each([0, 1, 2, 3, 4, 5, 6])('[QS-12.1] 2 dice for each of %i buildings held', (held) => {
    const groups = Object.fromEntries(
      BUILDINGS.slice(0, held).map((at, i) => [`A-rifle${i + 1}`, at]),
    );
    const g = lastTurn({ 'B-rifle1': 'h1', ...groups });
    const dice = Array.from({ length: 2 * held }, (_, i) => (i % 6) + 1);
    const points = dice.reduce((sum, face) => sum + face, 0);
    const events = end(g, ...dice);
    expect(only(events, 'buildingPoints')).toEqual({
      type: 'buildingPoints',
      rule: 'QS-12.1',
      side: 'attacker',
      squares: BUILDINGS.slice(0, held),
      dice,
      points,
    });
    expect(g.state.outcome?.scores.attacker).toBe(points);
  });

  test('[QS-12.1] several groups in one building are worth no more', () => {
    const g = lastTurn({ 'A-rifle1': 'a3', 'A-rifle2': 'a3', 'B-rifle3': 'a3' });
    expect(only(end(g, 3, 4), 'buildingPoints').points).toBe(7);
  });

  test('[QS-12.1] woods, markers and buildings held by the defender bring nothing', () => {
    const g = lastTurn(
      {
        'A-rifle1': 'b2',
        'A-rifle2': { at: 'a3', status: 'casualty' },
        'D-rifle2': 'b3',
      },
      { terrain: { ...VILLAGE, b2: 'woods' } },
    );
    expect(only(end(g), 'buildingPoints')).toMatchObject({ squares: [], dice: [], points: 0 });
  });
});

describe('the defender’s points', () => {
  test.each([
    [20, 0],
    [19, 2],
    [15, 10],
    [10, 20],
    [1, 38],
  ])('[QS-12.2] with %i attacking groups on the board he scores %i', (count, points) => {
    const g = lastTurn(attackers(count));
    const events = end(g);
    expect(only(events, 'groupPoints')).toEqual({
      type: 'groupPoints',
      rule: 'QS-12.2',
      groups: 20 - count,
      points,
    });
    expect(g.state.outcome?.scores.defender).toBe(points);
  });

  test('[QS-12.2] a casualty counts like a group that ran or whose marker was removed', () => {
    const everybody = attackers(20);
    const { 'A-rifle1': _, ...without } = everybody;
    const fallen = { at: 'a1', status: 'casualty' } as const;
    const g = lastTurn({ ...without, 'A-rifle2': fallen });
    expect(only(end(g), 'groupPoints')).toMatchObject({ groups: 2, points: 4 });
  });

  test('[QS-12.2] his own losses cost him nothing', () => {
    const g = lastTurn({ ...attackers(20), 'D-rifle2': { at: 'h3', status: 'casualty' } });
    end(g);
    expect(g.state.outcome?.scores).toEqual({ attacker: 0, defender: 0 });
  });

  test('[QS-12.2] the defender’s own commander is no attacking group', () => {
    const g = lastTurn({ ...attackers(19), 'D-commander': 'g4' });
    expect(only(end(g), 'groupPoints')).toMatchObject({ groups: 1, points: 2 });
  });

  test('[QS-12.2] 40 points where no attacker is left', () => {
    const g = game({
      side: 'defender',
      groups: { 'A-rifle1': 'c1', 'D-rifle1': { at: 'c3', ap: 1 } },
      stack: ACTIVATED,
    });
    const events = g.play({ type: 'aim', from: 'c3', to: 'c1' }, 6, 1, 1);
    expect(only(events, 'groupPoints')).toMatchObject({ groups: 20, points: 40 });
  });
});

describe('who wins', () => {
  test.each([
    [[6, 5], 10, 'attacker'],
    [[4, 5], 10, 'defender'],
    [[5, 5], 10, undefined],
    [[6, 5], 12, 'defender'],
  ])('[QS-12.3] %j for the attacker and %i for the defender: %s', (dice, points, winner) => {
    const { 'A-lmg1': _, ...others } = attackers(21 - points / 2);
    const g = lastTurn({ ...others, 'A-commander': 'a3' });
    const events = end(g, ...dice);
    const total = dice[0] + dice[1];
    expect(g.state.outcome).toEqual({
      winner,
      scores: { attacker: total, defender: points },
      rule: 'QS-12.3',
    });
    expect(events.slice(-3).map(({ type }) => type)).toEqual([
      'buildingPoints',
      'groupPoints',
      'ended',
    ]);
    expect(only(events, 'ended')).toEqual({
      type: 'ended',
      rule: 'QS-12.3',
      winner: winner ?? null,
    });
  });

  test('[QS-12.3] without a point on either side it is a draw', () => {
    const g = lastTurn(attackers(20));
    end(g);
    expect(g.state.outcome?.winner).toBe(undefined);
  });

  test('[QS-12.3] when it is over nobody is asked and nothing is allowed', () => {
    const g = lastTurn(attackers(20));
    end(g);
    expect(g.asked).toBe('over');
    expect(pbi.pending(g.state)).toEqual({ decisions: [], outcome: g.state.outcome });
    for (const side of pbi.sides) {
      expect(pbi.moves(g.state, side)).toEqual([]);
      expect(pbi.check(g.state, side, { type: 'decline' })?.rule).toBe('QS-12.3');
      expect(pbi.check(g.state, side, 'nonsense')?.message.key).toBe('refusal.over');
    }
  });

  test('[QS-12.3] a game that is over is written down and read again', () => {
    const g = lastTurn({ ...attackers(20), 'A-commander': 'a3' });
    end(g, 1, 2);
    const again = pbi.setup(pbi.position(g.state), {});
    expect(again).toEqual({ ok: true, value: g.state });
  });
});

describe('a written outcome', () => {
  const outcome = (entry: object) => {
    const file = scenarioOf({ groups: attackers(1) });
    return pbi.setup({ ...file, position: { ...file.position, stack: [], outcome: entry } }, {});
  };

  test.each([
    [7, 6, 'attacker'],
    [6, 7, 'defender'],
    [6, 6, undefined],
  ])('[QS-12.3] %i points to %i: the winner is %s', (attacker, defender, winner) => {
    const result = outcome({ scores: { attacker, defender } });
    expect(result.ok && result.value.outcome).toEqual({
      winner,
      scores: { attacker, defender },
      rule: 'QS-12.3',
    });
  });

  test('[QS-12.3] says the points and nothing else', () => {
    const scores = { attacker: 7, defender: 6 };
    const result = outcome({ scores, winner: 'defender' });
    expect(!result.ok && result.problems).toEqual([
      { path: 'position.outcome.winner', message: message('problem.unknown') },
    ]);
    const g = lastTurn({ ...attackers(20), 'A-commander': 'a3' });
    end(g, 1, 2);
    const written = pbi.position(g.state) as PbiScenario;
    expect(written.position?.outcome).toEqual({ scores: { attacker: 3, defender: 0 } });
  });
});

describe('the end of the game', () => {
  test('[QS-12.1] it is scored after the defender’s last turn, not the attacker’s', () => {
    const attacker = lastTurn({ 'A-rifle1': 'a3' }, { side: 'attacker' });
    attacker.play({ type: 'decline' });
    expect(attacker.asked).toBe('defender residual');
    const defender = lastTurn({ 'A-rifle1': 'a3' });
    end(defender, 1, 1);
    expect(defender.asked).toBe('over');
  });

  test('[QS-12.3] it ends at once when the attacker’s last group is shot on its way', () => {
    const g = game({
      groups: { 'A-rifle1': { at: 'c1', ap: 2 }, 'D-rifle1': 'b3', 'D-rifle2': 'd3' },
      stack: ACTIVATED,
    });
    g.play({ type: 'march', from: 'c1', to: 'c2' });
    g.play({ type: 'snap', square: 'b3' }, 4, 6, 1, 1);
    expect(g.state.outcome).toMatchObject({
      winner: 'defender',
      scores: { attacker: 0, defender: 40 },
    });
  });

  test('[QS-12.3] when both sides lose their last groups in an assault it is scored too', () => {
    const g = game({
      groups: { 'A-rifle1': { at: 'c1', ap: 5 }, 'D-rifle1': 'c2' },
      stack: ACTIVATED,
    });
    g.play({ type: 'assault', from: 'c1', to: 'c2' });
    const events = g.play({ type: 'hold' }, 6, 1, 1, 1, 1, 6, 1, 1);
    // The fight is told to its end before the score.
    expect(events.map(({ type }) => type)).toEqual([
      'held',
      'assaultDice',
      'assaultDice',
      'fell',
      'fell',
      'assaultDecided',
      'buildingPoints',
      'groupPoints',
      'ended',
    ]);
    expect(g.state.outcome).toMatchObject({
      winner: 'defender',
      scores: { attacker: 0, defender: 40 },
    });
  });

  test('[QS-12.3] it ends at once when the last groups panic or run off the board', () => {
    const marker = { at: 'c1', status: 'casualty' } as const;
    const panic = (): Game =>
      game({
        groups: { 'A-rifle1': 'c1', 'A-rifle2': marker, 'A-rifle3': marker, 'D-rifle1': 'h4' },
        stack: [{ type: 'morale', squares: ['c1'] }],
      });
    const gone = panic();
    gone.play({ type: 'test', square: 'c1' }, 4, 4, 4);
    expect(gone.asked).toBe('over');
    const fled = panic();
    fled.play({ type: 'test', square: 'c1' }, 4, 4, 3);
    expect(fled.asked).toBe('over');
  });

  test('[QS-12.3] a commander who is left does not keep the enemy in the game', () => {
    const g = game({
      side: 'defender',
      groups: { 'A-rifle1': 'c1', 'D-rifle1': { at: 'c3', ap: 1 }, 'D-commander': 'h4' },
      stack: ACTIVATED,
    });
    g.play({ type: 'aim', from: 'c3', to: 'c1' }, 6, 1, 1);
    expect(g.asked).toBe('over');
  });

  test('[QS-12.3] one group left is enough to go on', () => {
    const g = game({
      groups: { 'A-rifle1': { at: 'c1', ap: 2 }, 'D-rifle1': 'c2', 'D-rifle2': 'h4' },
      stack: ACTIVATED,
    });
    g.play({ type: 'aim', from: 'c1', to: 'c2' });
    g.play({ type: 'add', group: 'A-rifle1', shots: 1 });
    g.play({ type: 'fire' }, 6, 1, 1);
    expect(g.asked).toBe('attacker activate');
  });
});

describe('a defence that is destroyed', () => {
  const shoot = (sketch: Sketch): Game => {
    const g = game({ terrain: VILLAGE, stack: ACTIVATED, ...sketch });
    g.play({ type: 'aim', from: 'c1', to: 'c2' });
    g.play({ type: 'add', group: 'A-rifle1', shots: 1 });
    return g;
  };
  const groups = {
    'A-rifle1': { at: 'c1', ap: 3 },
    'A-rifle2': 'a3',
    'A-commander': 'b2',
    'D-rifle1': 'c2',
    'D-rifle2': { at: 'c4', status: 'casualty' },
  } as const;

  test('[QS-12.3] the attacker is asked at once whether he plays on', () => {
    const g = shoot({ groups });
    const events = g.play({ type: 'fire' }, 6, 1, 3);
    expect(events.map(({ type }) => type)).toEqual(['volley', 'hit', 'save', 'fell', 'destroyed']);
    expect(g.asked).toBe('attacker alone');
    expect(g.moves).toEqual([{ type: 'playOn' }, { type: 'score' }]);
    g.refuses({ type: 'close' }, 'QS-12.3');
    expectRoundTrip(g);
  });

  test('[QS-12.3] he may have it scored at once', () => {
    const g = shoot({ groups });
    g.play({ type: 'fire' }, 6, 1, 3);
    const events = g.play({ type: 'score' }, 6, 6);
    expect(events.map(({ type }) => type)).toEqual(['buildingPoints', 'groupPoints', 'ended']);
    expect(g.state.outcome?.scores).toEqual({ attacker: 12, defender: 34 });
    expect(g.state.stack).toEqual([]);
  });

  test('[QS-12.3] he may go on with what he was doing, and walk into the houses', () => {
    const g = shoot({ groups });
    g.play({ type: 'fire' }, 6, 1, 3);
    g.play({ type: 'playOn' });
    expect([g.asked, g.ap('A-rifle1')]).toEqual(['attacker activate', 2]);
    g.play({ type: 'march', from: 'c1', to: 'b2' });
    g.play({ type: 'march', from: 'b2', to: 'b3' });
    expect(g.where('A-rifle1')).toBe('b3');
    expect(g.asked).toBe('attacker motivate');
  });

  test('[QS-12.3] between his turns he is asked again, and the defender has none', () => {
    const g = game({
      terrain: VILLAGE,
      groups: { 'A-rifle1': 'a3', 'A-commander': 'h1' },
      alone: true,
      turn: 2,
      turns: 4,
      stack: [{ type: 'residual' }],
    });
    g.play({ type: 'endTurn' });
    expect(g.asked).toBe('attacker alone');
    expectRoundTrip(g);
    const events = g.play({ type: 'playOn' });
    expect(events).toEqual([{ type: 'turnBegan', rule: 'QS-3.1', side: 'attacker', turn: 3 }]);
    expect(g.asked).toBe('attacker motivate');
    g.play({ type: 'rest' });
    g.play({ type: 'endTurn' });
    g.play({ type: 'score' }, 2, 3);
    expect(g.state.outcome?.scores.attacker).toBe(5);
  });

  test('[QS-12.3] no break test stands between him and the score', () => {
    const marker = { at: 'h3', status: 'casualty' } as const;
    const fallen = Object.fromEntries([1, 2, 3, 4].map((i) => [`A-rifle${i}`, marker]));
    const g = game({
      terrain: VILLAGE,
      groups: { 'A-commander': 'a3', ...fallen },
      alone: true,
      stack: [{ type: 'residual' }],
    });
    g.play({ type: 'endTurn' });
    expect(g.asked).toBe('attacker alone');
    const events = g.play({ type: 'playOn' }, 5);
    expect(only(events, 'breakTest').broke).toBe(true);
    expect(g.asked).toBe('over');
  });

  test('[QS-12.3, QS-3.2] in his last turn he may roll for one more, and nobody answers for the defender', () => {
    const last = (): Game => {
      const g = game({
        terrain: VILLAGE,
        groups: { 'A-rifle1': 'a3' },
        alone: true,
        turn: 4,
        turns: 4,
        stack: [{ type: 'residual' }],
      });
      g.play({ type: 'endTurn' });
      expect(g.asked).toBe('attacker extend');
      return g;
    };
    const declined = last();
    declined.play({ type: 'decline' }, 3, 4);
    expect(declined.asked).toBe('over');
    const extended = last();
    extended.play({ type: 'extend' }, 5);
    expect([extended.asked, extended.state.turn]).toEqual(['attacker alone', 4]);
    extended.play({ type: 'playOn' });
    expect([extended.asked, extended.state.turn]).toEqual(['attacker residual', 5]);
  });

  test('[QS-12.3, QS-3.2] a turn that he has won stands between him and the score no more than any other', () => {
    const marker = { at: 'h3', status: 'casualty' } as const;
    const fallen = Object.fromEntries([1, 2, 3, 4].map((i) => [`A-rifle${i}`, marker]));
    const won = (): Game => {
      const g = game({
        terrain: VILLAGE,
        groups: { 'A-commander': 'a3', ...fallen },
        alone: true,
        turn: 4,
        stack: [{ type: 'extend' }],
      });
      const events = g.play({ type: 'extend' }, 5);
      expect(events.map(({ type }) => type)).toEqual(['extension']);
      expect(g.asked).toBe('attacker alone');
      expectRoundTrip(g);
      return g;
    };
    const scored = won();
    scored.play({ type: 'score' }, 6, 6);
    expect(scored.state.outcome?.scores.attacker).toBe(12);
    const played = won();
    expect(only(played.play({ type: 'playOn' }, 5), 'breakTest').broke).toBe(true);
  });

  test('[QS-3.2] a turn that is won is one for both only while there is a defender', () => {
    const won = (present: NonNullable<Sketch['groups']>, alone: boolean): string => {
      const g = game({ groups: present, alone, turn: 4, stack: [{ type: 'extend' }] });
      const event = only(g.play({ type: 'extend' }, 6), 'extension');
      return render(pbi.tell(event), pbi.catalogue);
    };
    expect(won({ 'A-rifle1': 'a3' }, true)).toBe(
      'The attacker gains one more turn: 6, needing 5+.',
    );
    expect(won({ 'A-rifle1': 'a3', 'D-rifle1': 'h4' }, false)).toBe(
      'The attacker gains one more turn for both sides: 6, needing 5+.',
    );
  });

  test('[QS-12.3] when his last platoon breaks the defender’s turn passes without a question', () => {
    const marker = { at: 'h3', status: 'casualty' } as const;
    const g = game({
      terrain: VILLAGE,
      groups: {
        'A-rifle1': 'a3',
        'D-rifle1': 'h4',
        ...Object.fromEntries([2, 3, 4, 5].map((i) => [`D-rifle${i}`, marker])),
      },
      stack: [{ type: 'residual' }],
    });
    g.play({ type: 'endTurn' }, 5);
    expect(g.asked).toBe('attacker alone');
    g.play({ type: 'playOn' });
    expect([g.asked, g.state.turn]).toEqual(['attacker residual', 2]);
  });

  test('[QS-12.3] in the defender’s last turn there is nothing left to play: it is scored', () => {
    const marker = { at: 'h3', status: 'casualty' } as const;
    const g = game({
      terrain: VILLAGE,
      groups: {
        'A-rifle1': 'a3',
        'D-rifle1': 'h4',
        ...Object.fromEntries([2, 3, 4, 5].map((i) => [`D-rifle${i}`, marker])),
      },
      turn: 4,
      stack: [{ type: 'extend' }],
    });
    g.play({ type: 'decline' }, 5, 6, 5);
    expect(g.state.outcome).toMatchObject({ scores: { attacker: 11, defender: 38 } });
  });

  test('[QS-12.3] the last defenders may fall in an assault of their own', () => {
    const g = game({
      side: 'defender',
      groups: { 'D-rifle1': { at: 'c3', ap: 5 }, 'A-rifle1': 'c2', 'A-rifle2': 'c2' },
      stack: ACTIVATED,
    });
    g.play({ type: 'assault', from: 'c3', to: 'c2' });
    g.play({ type: 'hold' }, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1);
    expect(g.asked).toBe('attacker alone');
    g.play({ type: 'playOn' });
    expect([g.asked, g.state.turn, g.state.side]).toEqual(['attacker residual', 2, 0]);
  });

  test('[QS-12.3] a position says that he was asked only where no defender is left', () => {
    const file = scenarioOf({ groups: { 'A-rifle1': 'c1', 'D-rifle1': 'c4' }, alone: true });
    const result = pbi.setup(file, {});
    expect(!result.ok && result.problems.map(({ path }) => path)).toEqual(['position.alone']);
    const early = scenarioOf({ groups: { 'A-rifle1': 'c1' }, stack: [{ type: 'alone' }] });
    const refused = pbi.setup(early, {});
    expect(!refused.ok && refused.problems.map(({ path }) => path)).toEqual(['position.stack[0]']);
  });
});

function expectRoundTrip(g: Game): void {
  expect(pbi.setup(pbi.position(g.state), {})).toEqual({ ok: true, value: g.state });
}
