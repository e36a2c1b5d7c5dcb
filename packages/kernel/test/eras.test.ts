import { ambush, type AmbushState } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import {
  load,
  resume,
  stepsTold,
  type Loaded,
  type Match,
  type MatchFile,
  type Result,
  type Ruleset,
} from '../src/index.ts';
import {
  COMMITTED,
  fileOf,
  hiddenMatch,
  newMatch,
  picture,
  play,
  playOut,
  SEEDED,
} from './ambushMatch.ts';

/** The next version of the rules, which changes nothing that is played. */
const same: typeof ambush = { ...ambush, version: 2 };

/** One in which a search that finds nobody costs the searcher a man. */
const harsher: typeof ambush = {
  ...ambush,
  version: 2,
  play(state, side, move, dice, report) {
    ambush.play(state, side, move, dice, report);
    if (move.type !== 'search' || state.found !== null) return;
    (state as { men: Record<string, number> }).men[side]--;
    report?.({ type: 'lot', rule: 'AM-7', side } as never);
  },
};

/** One in which nobody may search where he has hidden himself across from. */
const stricter: typeof ambush = {
  ...ambush,
  version: 2,
  check(state, side, move) {
    const refusal = ambush.check(state, side, move);
    const { type, at } = move as { readonly type?: string; readonly at?: number };
    if (refusal !== undefined || type !== 'search' || at !== 6) return refusal;
    return { rule: 'AM-4', message: { key: 'refusal.unknown' } };
  },
};

/** Two searches in vain, by red and by blue. */
function searched(): Match {
  const match = hiddenMatch();
  play(match, 'red', { type: 'search', at: 6 });
  play(match, 'blue', { type: 'search', at: 2 });
  return match;
}

function loaded(file: MatchFile, ruleset: Ruleset): Loaded {
  return accepted(load(file, [ruleset]));
}

function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

describe('a match of an earlier version of its rules', () => {
  test('simply goes on where every step comes out the same', () => {
    const file = fileOf(playOut(newMatch(SEEDED), 'choices', 6));
    const { match, changed, verdict } = loaded(file, same);
    expect(changed).toBeUndefined();
    expect(verdict).toBe('seeded');
    expect(match.eras).toEqual([
      { from: 0, version: 1 },
      { from: 6, version: 2, drawn: file.drawn },
    ]);
    playOut(match, 'on');
    const again = loaded(fileOf(match), same);
    expect(picture(again.match)).toBe(picture(match));
    expect(again.match.eras).toEqual(match.eras);
  });

  test('goes on from its last position where a step comes out otherwise, and says which and why', () => {
    const old = searched();
    const { match, changed, proofs } = loaded(fileOf(old), harsher);
    expect(changed).toMatchObject({ step: 3, rule: 'AM-7', dropped: 0 });
    expect(changed?.message.key).toBe('problem.events');
    expect(proofs).toEqual(['recorded']);
    // What was before is as it was recorded: the men are all there, the log is the old one.
    expect(match.state).toEqual(old.state);
    expect(match.steps).toEqual(old.steps);
    expect(match.events(2, 'red')).toEqual(old.events(2, 'red'));
    for (let step = 0; step <= old.steps.length; step++) {
      expect(match.at(step)).toEqual(old.at(step));
    }
    // From here on the new rules hold.
    expect(match.undo('blue')?.key).toBe('undo.nothing');
    match.play('red', { type: 'search', at: 7 });
    expect((match.state as AmbushState).men).toEqual({ red: 2, blue: 3 });
  });

  test('in which something no longer happens names the rule by which it did', () => {
    const { match } = loaded(fileOf(searched()), harsher);
    match.play('red', { type: 'search', at: 7 });
    const { eras: _, ...file } = fileOf(match);
    const gentle: typeof ambush = { ...ambush, version: 3 };
    const steps = file.steps.slice(4);
    const from = load({ ...file, scenario: match.ruleset.position(match.at(4)), steps }, [gentle]);
    expect(accepted(from).changed).toMatchObject({ step: 1, rule: 'AM-7' });
  });

  test('whose moves are no longer allowed names the rule that forbids them', () => {
    const { match, changed } = loaded(fileOf(searched()), stricter);
    expect(changed).toMatchObject({ step: 3, rule: 'AM-4' });
    expect(match.steps).toHaveLength(4);
    expect(match.play('red', { type: 'search', at: 6 }).ok).toBe(false);
  });

  test('that went on under new rules is checked from there on, and only there', () => {
    const { match } = loaded(fileOf(searched()), harsher);
    match.play('red', { type: 'search', at: 7 });
    const file = fileOf(match);
    const again = loaded(file, harsher);
    expect(picture(again.match)).toBe(picture(match));
    expect(again.changed).toMatchObject({ step: 3 });
    const forged = { ...file.steps[4], change: { night: [9] } };
    expect(load({ ...file, steps: file.steps.with(4, forged) }, [harsher])).toMatchObject({
      ok: false,
      problems: [{ path: 'steps[4]', rule: 'AM-7' }],
    });
  });

  test('is told as it was recorded, and nothing of it is played again', () => {
    const old = searched();
    const told = (match: Match): object[] =>
      Array.from(stepsTold(match, 'red'), (step) => structuredClone(step));
    const { match } = loaded(fileOf(old), harsher);
    expect(told(match)).toEqual(told(old));
    // A step that is played under the rules of today is told as it is played.
    match.play('red', { type: 'search', at: 7 });
    expect(told(match).at(-1)).toMatchObject({ step: 5, state: match.state });
  });

  test('forks before the change, with the record of what was before', () => {
    const old = searched();
    const { match } = loaded(fileOf(old), harsher);
    const fork = match.fork(3, { kind: 'scripted' });
    expect(fork.state).toEqual(old.at(3));
    expect(fork.eras).toEqual([
      { from: 0, version: 1 },
      { from: 3, version: 2 },
    ]);
    expect(fork.play('blue', { type: 'search', at: 3 }).ok).toBe(true);
    expect((fork.state as AmbushState).men.blue).toBe(2);
  });

  test('goes on with the dice that would have come, though nobody can play it again', () => {
    const old = playOut(newMatch(SEEDED), 'choices', 8);
    const { match, changed } = loaded(fileOf(old), harsher);
    expect(changed).toBeDefined();
    const rolled = (from: Match): string =>
      playOut(from, 'on')
        .steps.slice(8)
        .flatMap(({ dice }) => dice)
        .join('');
    const [now, then] = [rolled(match), rolled(old)];
    expect(now.length).toBeGreaterThan(0);
    expect(now.startsWith(then) || then.startsWith(now)).toBe(true);
  });

  test('that went on under new rules and rolled dice is loaded again, and verified from there on', () => {
    const { match } = loaded(fileOf(playOut(newMatch(SEEDED), 'choices', 4)), harsher);
    expect(match.steps).toHaveLength(4);
    playOut(match, 'on');
    expect(match.steps.slice(4).flatMap((step) => step.dice).length).toBeGreaterThan(0);
    const file = fileOf(match);
    const again = loaded(file, harsher);
    expect(again.changed).toBeDefined();
    expect(picture(again.match)).toBe(picture(match));
    const at = file.steps.findLastIndex((step) => step.dice !== undefined);
    const { dice = [] } = file.steps[at];
    const forged = { ...file.steps[at], dice: dice.map((face) => (face % 6) + 1) };
    expect(load({ ...file, steps: file.steps.with(at, forged) }, [harsher]).ok).toBe(false);
  });

  test('cannot bring along a commitment that nothing opens, at the very step where the rules change', () => {
    const { match } = loaded(fileOf(searched()), harsher);
    const file = fileOf(match);
    const { length } = file.steps;
    const forged = { ...COMMITTED, from: length, commitment: '0'.repeat(64) };
    const result = load({ ...file, dice: [...file.dice, forged] }, [harsher]);
    expect(result).toMatchObject({ ok: false, problems: [{ path: 'dice[1].secret' }] });
  });

  test('is given up only by a side that there is', () => {
    const result = load({ ...fileOf(searched()), ended: { how: 'resigned', side: 'nobody' } }, [
      harsher,
    ]);
    expect(result).toMatchObject({ ok: false, problems: [{ path: 'ended' }] });
  });

  test('with a position that these rules no longer know shows the last one before it', () => {
    const old = searched();
    const pickier: typeof ambush = {
      ...harsher,
      setup(scenario, options) {
        const { now } = scenario as { readonly now?: { readonly hidden?: { red?: number } } };
        const isOdd =
          JSON.stringify(scenario) === JSON.stringify(ambush.position(old.at(1) as never));
        return isOdd && now !== undefined
          ? { ok: false, problems: [{ path: 'now', message: { key: 'problem.missing' } }] }
          : ambush.setup(scenario, options);
      },
    };
    const { match } = loaded(fileOf(old), pickier);
    expect(match.at(1)).toEqual(old.at(0));
    expect(match.at(2)).toEqual(old.at(2));
  });

  test('that loses steps of a fork loses the dice that came after them, too', () => {
    const fork = searched().fork(4, { kind: 'seeded', seed: 'fork' });
    play(fork, 'red', { type: 'search', at: 7 });
    const { events: _, ...file } = { ...fileOf(fork), events: undefined };
    const steps = file.steps.map(({ side, move, dice }) => ({ side, move, ...(dice && { dice }) }));
    const { match, changed, proofs } = loaded({ ...file, steps } as MatchFile, stricter);
    expect(changed).toMatchObject({ step: 3, dropped: 3 });
    expect(proofs).toEqual(['scripted']);
    expect(load(fileOf(match), [stricter]).ok).toBe(true);
  });

  test('opens its commitment by the version it was made under', () => {
    const file = fileOf(playOut(newMatch(COMMITTED)));
    expect(loaded(file, same).verdict).toBe('proved');
  });

  test('in a file without a record goes on from before the step that differs, and says what is lost', () => {
    const file = fileOf(searched());
    const bare = file.steps.map(({ side, move, dice }) => ({ side, move, ...(dice && { dice }) }));
    const withDice = { ...file, steps: bare };
    const { match, changed } = loaded(withDice as MatchFile, stricter);
    expect(changed).toMatchObject({ step: 3, rule: 'AM-4', dropped: 2 });
    expect(match.steps).toHaveLength(2);
    expect(match.eras).toEqual([
      { from: 0, version: 1 },
      { from: 2, version: 2 },
    ]);
  });

  test('is refused where it was played under rules still to come, or its eras are out of order', () => {
    const file = fileOf(searched());
    const path = (changes: object): unknown => {
      const result = load({ ...file, ...changes }, [same]);
      return result.ok ? undefined : result.problems[0].path;
    };
    expect(path({ version: 3 })).toBe('version');
    const eras = (...list: [number, number][]): unknown =>
      path({ version: 2, eras: list.map(([from, version]) => ({ from, version })) });
    expect(eras([0, 1], [2, 2])).toBeUndefined();
    expect(eras([1, 1], [2, 2])).toBe('eras');
    expect(eras([0, 2], [2, 1])).toBe('eras');
    expect(eras([0, 1], [9, 2])).toBe('eras');
    expect(eras([0, 1])).toBe('eras');
  });

  test('whose record fits no position is refused', () => {
    const file = fileOf(searched());
    for (const change of [{ men: { red: { x: [1] } } }, { thickets: { 9: [1], '#': 10 ** 9 } }]) {
      const steps = file.steps.with(0, { ...file.steps[0], change });
      const result = load({ ...file, steps }, [harsher]);
      expect(result.ok).toBe(false);
    }
  });
});

function resumed(file: MatchFile, ruleset: Ruleset): Match {
  return accepted(resume(file, [ruleset]));
}

describe('a match that is resumed from its record', () => {
  test('is the one that was saved, in every position and everything that happened', () => {
    for (const dice of [SEEDED, COMMITTED]) {
      const match = playOut(newMatch(dice), 'choices', 50);
      const again = resumed(fileOf(match), ambush);
      expect(picture(again)).toBe(picture(match));
      for (let step = 0; step < match.steps.length; step++) {
        expect(again.at(step)).toEqual(match.at(step));
        expect(again.events(step, 'red')).toEqual(match.events(step, 'red'));
      }
    }
  });

  test('goes on with the dice that would have come', () => {
    for (let steps = 0; steps < 12; steps++) {
      const match = playOut(newMatch(SEEDED), 'choices', steps);
      const again = resumed(fileOf(match), ambush);
      playOut(match, 'on');
      playOut(again, 'on');
      expect(picture(again)).toBe(picture(match));
    }
  });

  test('plays nothing again', () => {
    const file = fileOf(playOut(newMatch(SEEDED)));
    const deaf = {
      ...ambush,
      play: () => {
        throw new Error('played');
      },
    } as unknown as Ruleset;
    expect(resumed(file, deaf).steps).toHaveLength(file.steps.length);
  });

  test('of earlier rules is loaded like any other', () => {
    expect(resumed(fileOf(searched()), same).eras).toHaveLength(2);
  });

  test('takes back, goes on and takes back again as often as one likes', () => {
    const match = newMatch();
    play(match, 'red', { type: 'hide', at: 1 });
    const again = resumed(fileOf(match), ambush);
    for (const at of [2, 3, 4]) {
      expect(again.undo('red')).toBeUndefined();
      again.play('red', { type: 'hide', at });
      expect(again.at(1)).toEqual(again.state);
      expect((again.at(1) as AmbushState).hidden.red).toBe(at);
    }
    expect(load(fileOf(again), [ambush]).ok).toBe(true);
  });

  test('without the secret of its dice knows how many have been rolled', () => {
    const file = fileOf(playOut(newMatch(COMMITTED), 'choices', 8));
    expect(file.drawn).toBeGreaterThan(0);
    expect(fileOf(resumed(file, ambush)).drawn).toBe(file.drawn);
    expect(fileOf(loaded(file, ambush).match).drawn).toBe(file.drawn);
  });

  test('is not kept waiting, nor filled up, by a file', () => {
    const file = fileOf(searched());
    expect(load({ ...file, drawn: 2 ** 53 - 1 }, [harsher])).toMatchObject({
      ok: false,
      problems: [{ path: 'drawn' }],
    });
    const grown = file.steps.with(0, { ...file.steps[0], change: { thickets: { '#': 99_999 } } });
    expect(load({ ...file, steps: grown }, [harsher])).toMatchObject({
      ok: false,
      problems: [{ path: 'steps' }],
    });
  });

  test('takes back its last decision', () => {
    const match = newMatch();
    play(match, 'red', { type: 'hide', at: 1 });
    const again = resumed(fileOf(match), ambush);
    expect(again.undo('red')).toBeUndefined();
    expect(again.state).toEqual(match.at(0));
    expect(fileOf(again).steps).toEqual([]);
  });

  test('that a side has given up in stays given up', () => {
    const match = searched();
    match.end({ how: 'resigned', side: 'red' });
    const again = resumed(fileOf(match), ambush);
    expect(again.pending.outcome?.winner).toBe('blue');
  });
});
