import { ambush, UNSEEN } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { DiceUnavailable, Match } from '../src/match.ts';
import { patched } from '../src/patch.ts';
import { ScriptError } from '../src/scripted.ts';
import { SPECTATOR } from '../src/ruleset.ts';
import {
  COMMITTED,
  fileOf,
  foundMatch,
  hiddenMatch,
  newMatch,
  picture,
  play,
  playOut,
  SEALED,
  SECRET,
  SEEDED,
  stateOf,
} from './ambushMatch.ts';

/** Hiding may be thought over as long as one likes: nobody is ready before the other. */
const withoutEnd: typeof ambush.play = (state, side, move) => {
  if (move.type === 'hide') state.hidden[side as 'red'] = move.at;
};

describe('starting a match', () => {
  test('gives the opening position and every option', () => {
    const match = newMatch();
    expect(match.steps).toEqual([]);
    expect(match.options).toEqual({ flight: true });
    expect(match.pending.decisions.map(({ side }) => side)).toEqual(['red', 'blue']);
    expect(match.diceSources).toEqual([{ from: 0, kind: 'scripted' }]);
  });

  test('with a bad scenario or bad options gives their problems', () => {
    const start = Match.start(ambush, { format: 2 }, { fly: true }, SEEDED);
    expect(start.ok).toBe(false);
    const paths = start.ok ? [] : start.problems.map(({ path }) => path);
    expect(paths).toContain('format');
    expect(paths).toContain('thickets');
    expect(paths).toContain('options.fly');
  });
});

describe('playing', () => {
  test('the match keeps its own copy of the scenario', () => {
    const scenario = { ...ambush.scenarios[0] };
    const match = Match.start(ambush, scenario, {}, SEEDED);
    Reflect.set(scenario, 'title', 'Another');
    if (!match.ok) throw new Error('the scenario is refused');
    expect(match.value.save().scenario.title).toBe(ambush.scenarios[0].title);
  });

  test('the log keeps its own copy of a move', () => {
    const match = newMatch();
    const move = { type: 'hide' as const, at: 2 };
    play(match, 'red', move);
    move.at = 3;
    expect(match.steps[0].move).toEqual({ type: 'hide', at: 2 });
  });

  test('a legal move gives the step with its dice and what happened', () => {
    const match = newMatch();
    play(match, 'red', { type: 'hide', at: 2 });
    const { step, events } = play(match, 'blue', { type: 'hide', at: 6 }, [2]);
    expect(step).toEqual({ side: 'blue', move: { type: 'hide', at: 6 }, dice: [2] });
    expect(events.map(({ type, rule }) => `${type} ${rule}`)).toEqual(['hid AM-2', 'lot AM-3']);
    expect(match.steps).toHaveLength(2);
    expect(stateOf(match).turn).toBe('blue');
  });

  test('a move that is not allowed gives the refusal and changes nothing', () => {
    const match = hiddenMatch();
    const before = picture(match);
    for (const [side, move] of [
      ['red', { type: 'search', at: 1 }],
      ['red', { type: 'stand' }],
      ['blue', { type: 'search', at: 1 }],
      ['nobody', { type: 'search', at: 5 }],
      ['red', null],
    ] as const) {
      const played = match.play(side, move);
      expect(played.ok ? '' : played.refusal.rule).toMatch(/^AM-/);
      expect(match.check(side, move)).toEqual(!played.ok && played.refusal);
    }
    expect(picture(match)).toBe(before);
  });

  test('either side may be first where both choose at once', () => {
    const match = newMatch();
    play(match, 'blue', { type: 'hide', at: 5 });
    expect(match.pending.decisions.map(({ side }) => side)).toEqual(['red']);
    expect(match.moves('blue')).toEqual([]);
    play(match, 'red', { type: 'hide', at: 1 }, [1]);
    expect(match.pending.decisions).toEqual([{ side: 'red', kind: 'search', rule: 'AM-4' }]);
  });

  test('the other side can be asked in the middle of a move', () => {
    const match = foundMatch();
    expect(match.pending.decisions).toEqual([{ side: 'blue', kind: 'answer', rule: 'AM-5' }]);
    play(match, 'blue', { type: 'stand' }, [5, 1, 6, 4, 3, 2]);
    expect(stateOf(match).men).toEqual({ red: 2, blue: 1 });
  });

  test('views and events are those of the viewer', () => {
    const match = hiddenMatch();
    const hidden = (viewer: string): unknown => (match.view(viewer) as { hidden: object }).hidden;
    expect(hidden('red')).toEqual({ red: 1, blue: UNSEEN });
    expect(hidden('blue')).toEqual({ red: UNSEEN, blue: 5 });
    expect(hidden(SPECTATOR)).toEqual({ red: UNSEEN, blue: UNSEEN });
    expect(match.events(0, 'red')).toMatchObject([{ type: 'hid', at: 1 }]);
    expect(match.events(0, 'blue')).toMatchObject([{ type: 'hid', at: UNSEEN }]);
    expect(match.events(1, 'blue')).toMatchObject([{ type: 'hid', at: 5 }, { type: 'lot' }]);
  });

  test('an event that a viewer does not notice is left out', () => {
    const quiet = { ...ambush, redact: () => undefined };
    const start = Match.start(quiet, ambush.scenarios[0], {}, SEEDED);
    if (!start.ok) throw new Error('refused');
    start.value.play('red', { type: 'hide', at: 1 });
    expect(start.value.events(0, 'blue')).toEqual([]);
  });

  test('the same seed and the same moves give the same match', () => {
    const [one, two] = [playOut(newMatch(SEEDED)), playOut(newMatch(SEEDED))];
    expect(one.save()).toEqual(two.save());
    expect(playOut(newMatch({ kind: 'seeded', seed: 'other' })).save()).not.toEqual(one.save());
  });

  test('a refused move uses no dice', () => {
    const [one, two] = [newMatch(SEEDED), newMatch(SEEDED)];
    for (const match of [one, two]) {
      match.play('red', { type: 'hide', at: 1 });
      if (match === two) match.play('blue', { type: 'hide', at: 1 });
      match.play('blue', { type: 'hide', at: 5 });
    }
    expect(two.steps).toEqual(one.steps);
  });
});

describe('dice that cannot be had change nothing', () => {
  test('when a script has run out, before or in the middle of a roll', () => {
    const match = foundMatch();
    for (const faces of [[], [1, 2, 3, 4, 5]]) {
      match.script(faces);
      const before = picture(match);
      expect(() => match.play('blue', { type: 'stand' })).toThrow(ScriptError);
      expect(picture(match)).toBe(before);
    }
    match.script([6]);
    expect(match.play('blue', { type: 'stand' })).toMatchObject({ ok: true });
    expect(match.scripted).toEqual([]);
  });

  test('when a script shows a face that the die does not have', () => {
    const match = foundMatch();
    match.script([1, 2, 3, 4, 5, 7]);
    const before = picture(match);
    expect(() => match.play('blue', { type: 'stand' })).toThrow('shows 7 on a die of 6 sides');
    expect(picture(match)).toBe(before);
  });

  test('when the secret of committed dice is elsewhere', () => {
    const match = newMatch(SEALED);
    match.play('red', { type: 'hide', at: 1 });
    const before = picture(match);
    expect(() => match.play('blue', { type: 'hide', at: 5 })).toThrow(DiceUnavailable);
    expect(picture(match)).toBe(before);
    expect(match.undo('red')).toBeUndefined();
  });
});

describe('taking back', () => {
  const reason = (match: Match, side: string): string | undefined => match.undo(side)?.key;

  test('one’s own last decision gives the position before it', () => {
    const match = newMatch();
    const before = picture(match);
    play(match, 'red', { type: 'hide', at: 3 });
    expect(reason(match, 'red')).toBeUndefined();
    expect(picture(match)).toBe(before);
    play(match, 'red', { type: 'hide', at: 2 });
    expect(match.events(0, 'red')).toMatchObject([{ at: 2 }]);
  });

  test('nothing at the beginning', () => {
    expect(reason(newMatch(), 'red')).toBe('undo.nothing');
  });

  test('not another side’s decision', () => {
    const match = foundMatch();
    play(match, 'blue', { type: 'flee', to: 6 });
    const before = picture(match);
    expect(reason(match, 'red')).toBe('undo.other');
    expect(picture(match)).toBe(before);
  });

  test('what was chosen in secret, whatever the other side has chosen since', () => {
    const match = newMatch();
    play(match, 'red', { type: 'hide', at: 3 });
    // Blue has nothing to take back, and is not told that red has.
    expect(reason(match, 'blue')).toBe('undo.nothing');
    const open = ambush.pending(newMatch().state as never);
    const quiet = { ...ambush, play: withoutEnd, pending: () => open, check: () => undefined };
    const both = newMatch(undefined, quiet);
    both.play('red', { type: 'hide', at: 3 });
    both.play('blue', { type: 'hide', at: 6 });
    both.play('red', { type: 'hide', at: 2 });
    both.play('blue', { type: 'hide', at: 5 });
    expect(both.undo('red')).toBeUndefined();
    expect(both.steps.map(({ side, move }) => [side, (move as { at?: number }).at])).toEqual([
      ['red', 3],
      ['blue', 6],
      ['blue', 5],
    ]);
    expect((both.state as { hidden: object }).hidden).toEqual({ red: 3, blue: 5 });
    expect(both.at(3)).toEqual(both.state);
    expect(fileOf(both).steps).toHaveLength(3);
  });

  test('not what rolled dice', () => {
    const match = hiddenMatch();
    expect(reason(match, 'blue')).toBe('undo.dice');
    expect(match.steps).toHaveLength(2);
  });

  test('not what revealed something', () => {
    expect(reason(foundMatch(), 'red')).toBe('undo.reveal');
  });

  test('as far as the last such point and no further', () => {
    const match = foundMatch();
    const before = picture(match);
    play(match, 'blue', { type: 'flee', to: 7 });
    expect(reason(match, 'blue')).toBeUndefined();
    expect(picture(match)).toBe(before);
    expect(reason(match, 'blue')).toBe('undo.other');
  });

  test('not what a fork has from the match it was forked from', () => {
    const match = newMatch(SEEDED);
    match.play('red', { type: 'hide', at: 3 });
    const fork = match.fork(1, SEEDED);
    expect(reason(fork, 'red')).toBe('undo.nothing');
    expect(reason(match, 'red')).toBeUndefined();
  });

  test('keeps the dice in step', () => {
    const [one, two] = [newMatch(SEEDED), newMatch(SEEDED)];
    one.play('red', { type: 'hide', at: 3 });
    one.undo('red');
    for (const match of [one, two]) {
      match.play('red', { type: 'hide', at: 1 });
      playOut(match);
    }
    expect(one.save()).toEqual(two.save());
  });
});

describe('going back in time', () => {
  test('gives the position after any step', () => {
    const match = newMatch(SEEDED);
    const states = [JSON.stringify(match.state)];
    while (match.pending.outcome === undefined) {
      playOut(match, `step ${states.length}`, 1);
      states.push(JSON.stringify(match.state));
    }
    states.forEach((state, step) => expect(JSON.stringify(match.at(step))).toBe(state));
  });

  test('gives a position of its own', () => {
    const match = hiddenMatch();
    (match.at(2) as { night: number }).night = 99;
    (match.at(0) as { night: number }).night = 99;
    expect(stateOf(match).night).toBe(1);
    expect(match.at(0)).toMatchObject({ night: 1 });
  });

  test.each([-1, 3, NaN, Infinity])('there is no step %d', (step) => {
    expect(() => hiddenMatch().at(step)).toThrow(RangeError);
    expect(() => hiddenMatch().fork(step, SEEDED)).toThrow(RangeError);
  });
});

describe('a fork', () => {
  test('shares the first steps and goes its own way', () => {
    const match = playOut(newMatch(SEEDED));
    const before = picture(match);
    const fork = match.fork(3, { kind: 'seeded', seed: 'elsewhere' });
    expect(fork.steps).toEqual(match.steps.slice(0, 3));
    expect(fork.state).toEqual(match.at(3));
    expect(fork.events(1, 'red')).toEqual(match.events(1, 'red'));
    playOut(fork, 'other choices');
    expect(fork.steps).not.toEqual(match.steps);
    expect(picture(match)).toBe(before);
  });

  test('names its dice from the step it begins at', () => {
    const match = playOut(newMatch(SEEDED));
    const fork = match.fork(3, { kind: 'seeded', seed: 'b' });
    expect(fork.diceSources).toEqual([
      { from: 0, kind: 'seeded', seed: 'kernel' },
      { from: 3, kind: 'seeded', seed: 'b' },
    ]);
    playOut(fork, 'other', 2);
    const again = fork.fork(2, { kind: 'seeded', seed: 'c' });
    expect(again.diceSources.map(({ from }) => from)).toEqual([0, 2]);
    expect(match.fork(0, SEEDED).diceSources).toEqual([{ from: 0, ...SEEDED }]);
  });

  test('rolls the new dice from their beginning', () => {
    const seed = { kind: 'seeded', seed: 'b' } as const;
    const match = newMatch(SEEDED);
    match.play('red', { type: 'hide', at: 1 });
    const [one, two] = [match.fork(1, seed), match.fork(1, seed)];
    playOut(one);
    playOut(two);
    expect(one.steps).toEqual(two.steps);
  });

  test('does not take a secret along', () => {
    const match = playOut(newMatch(COMMITTED));
    const fork = match.fork(2, SEEDED);
    expect(JSON.stringify(fork.diceSources)).not.toContain(SECRET);
    playOut(fork);
    expect(JSON.stringify(fork.save())).not.toContain(SECRET);
  });
});

describe('saving', () => {
  test('has all that happened in a step, and what it changed in the position', () => {
    const match = foundMatch();
    play(match, 'blue', { type: 'flee', to: 6 });
    const { steps } = match.save();
    expect(steps.map(({ side }) => side)).toEqual(['red', 'blue', 'red', 'blue']);
    expect(steps[0].events).toMatchObject([{ type: 'hid', at: 1, rule: 'AM-2' }]);
    let position: unknown = ambush.position(match.at(0) as never);
    for (const [i, { change }] of steps.entries()) {
      position = patched(position, change);
      expect(position).toEqual(ambush.position(match.at(i + 1) as never));
    }
  });

  test('records each position once, however often it is saved', () => {
    let asked = 0;
    const counting: typeof ambush = {
      ...ambush,
      position(state) {
        asked++;
        return ambush.position(state);
      },
    };
    const started = Match.start(counting, ambush.scenarios[0], {}, SEEDED);
    if (!started.ok) throw new Error('refused');
    const match = started.value;
    for (let steps = 0; match.pending.decisions.length > 0; steps++) {
      playOut(match, `choices ${steps}`, 1);
      match.save();
    }
    match.save();
    expect(asked).toBe(match.steps.length + 1);
  });

  test('leaves out dice where none were rolled', () => {
    const steps = foundMatch().save().steps;
    expect(steps.map((step) => step.dice)).toEqual([undefined, [1], undefined]);
    expect(Object.keys(steps[2])).toEqual(['side', 'move', 'events', 'change']);
  });

  test('writes a secret only when the match is over', () => {
    const match = newMatch(COMMITTED);
    playOut(match, 'choices', 3);
    expect(match.save().dice).toEqual([{ from: 0, ...SEALED }]);
    playOut(match);
    expect(match.save().dice).toEqual([{ from: 0, ...COMMITTED }]);
  });
});
