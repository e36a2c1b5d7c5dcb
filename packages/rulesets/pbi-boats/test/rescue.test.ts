import { ScriptedDice, SETTING, type FrameEntry } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { pbiBoats } from '../src/index.ts';
import { abandon } from '../src/rules/rescue.ts';
import { groupsAboard } from '../src/state/fleet.ts';
import {
  ACTIVATED,
  game,
  only,
  sailing,
  scenarioOf,
  SEA,
  type Game,
  type HullSketch,
  type Sketch,
} from './support/game.ts';

/** A boat about to leave a square with a mine that is known; it goes off on a 5. */
function mined(
  boat: string,
  hull: HullSketch & { readonly at: string },
  more: Sketch = {},
): Sketch {
  return {
    stack: sailing(boat),
    ...more,
    // Somebody is left whatever happens.
    groups: { 'C-rifle1': 'a8', ...more.groups },
    hulls: {
      [boat]: { ap: 12, marks: ['started'], facing: 'south', ...hull },
      ...more.hulls,
    },
    more: { mines: { rows: [[2, 8]], laid: [hull.at], found: [true] }, ...more.more },
  };
}

const OFF = 5;

describe('BT-7.4 who is aboard of a boat that sinks', () => {
  test('[BT-7.4] far from land and boats all are lost without a roll, and leave no marker', () => {
    const played = game(
      mined(
        'A-mtb1',
        { at: 'd3', aboard: ['A-rifle1', 'A-rifle2'], fallen: ['A-rifle3'] },
        { board: SEA },
      ),
    );
    const events = played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF);
    expect(only(events, 'boats:lostAboard').groups).toEqual(['A-rifle1', 'A-rifle2']);
    for (const id of ['A-mtb1', 'A-rifle1', 'A-rifle2', 'A-rifle3']) {
      expect(played.where(id)).toBe('removed');
    }
    expect(played.asked).toBe('attacker residual');
    played.isKept();
  });

  test('[BT-7.4] within one square of a landing place each is saved on 4+, and the owner says where', () => {
    const played = game(
      mined('A-mtb1', { at: 'd3', aboard: ['A-rifle1', 'A-rifle2', 'A-rifle3'] }),
    );
    const events = played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF, 4, 3, 6);
    expect(events.map(({ type }) => type)).toEqual([
      'boats:exploded',
      'boats:sunk',
      'boats:saved',
      'boats:drowned',
      'boats:saved',
    ]);
    expect(only(events, 'boats:drowned')).toMatchObject({ dice: [3], needs: 4 });
    expect(played.where('A-rifle2')).toBe('removed');
    expect(played.asked).toBe('attacker boats:rescue');
    expect(played.offered('boats:swim')).toEqual(
      ['A-rifle1', 'A-rifle3'].flatMap((group) => ['c4', 'd4', 'e4'].map((to) => ({ group, to }))),
    );
    played.isKept();
    played.refuses({ type: 'boats:swim', group: 'A-rifle1', to: 'f4' }, 'BT-7.4');
    played.refuses({ type: 'boats:swim', group: 'A-rifle2', to: 'd4' }, 'BT-7.4');
    played.refuses({ type: 'boats:haul', group: 'A-rifle1', boat: 'A-mtb1' }, 'BT-7.4');
    played.play({ type: 'boats:swim', group: 'A-rifle3', to: 'e4' });
    played.isKept();
    played.play({ type: 'boats:swim', group: 'A-rifle1', to: 'c4' });
    expect([played.where('A-rifle1'), played.where('A-rifle3')]).toEqual(['c4', 'e4']);
    expect(played.flags('A-rifle1')).toEqual(['idle']);
    expect(pbiBoats.position(played.state)).toMatchObject({ saved: ['A-rifle1', 'A-rifle3'] });
    expect(played.where('A-mtb1')).toBe('removed');
    expect(played.asked).toBe('attacker residual');
    played.isKept();
  });

  test('[BT-7.4] who was saved does nothing more this turn, and is told so', () => {
    const saved = (flags: readonly string[], id = 'A-rifle1'): Game =>
      game({
        groups: { 'A-commander': 'a4', 'A-rifle1': { at: 'd4', flags }, 'D-rifle1': 'd6' },
        hulls: { 'A-launch1': 'd3' },
        more: { saved: [id] },
      });
    for (const flags of [['idle'], ['idle', 'moved'], ['idle', 'acted', 'moved']]) {
      const played = saved(flags);
      for (const move of [
        { type: 'motivate', commander: 'A', square: 'd4' },
        { type: 'boats:embark', boat: 'A-launch1', group: 'A-rifle1' },
      ]) {
        expect(played.why(move)).toBe('BT-7.4 boats:savedRest');
      }
    }
    expect(() => saved([])).toThrow('notSaved');
    expect(() => saved(['idle'], 'A-launch1')).toThrow('notSaved');
  });

  test('[BT-7.4] a tank that was saved rests as well, in the enemy’s turn too', () => {
    const tank = { at: 'd4', marks: ['started'] } as const;
    const own = game({
      hulls: { 'A-tank1': tank, 'A-landingcraft1': 'd3' },
      more: { saved: ['A-tank1'] },
    });
    own.isKept();
    const embark = { type: 'boats:embark', boat: 'A-landingcraft1', group: 'A-tank1' };
    expect(own.why(embark)).toBe('BT-7.4 boats:savedRest');
    const asked = (more: NonNullable<Sketch['more']>): string => {
      const played = game({
        side: 'defender',
        groups: { 'A-rifle1': 'a8', 'D-rifle1': { at: 'e6', ap: 2 } },
        hulls: { 'A-tank1': tank },
        stack: ACTIVATED,
        more,
      });
      played.play({ type: 'march', from: 'e6', to: 'e5' });
      return played.asked;
    };
    expect(asked({})).toBe('attacker boats:watch');
    expect(asked({ saved: ['A-tank1'] })).toMatch(/^defender/);
  });

  test('[BT-7.4] who is killed after that was saved no more', () => {
    const played = game({
      side: 'defender',
      groups: {
        'A-rifle1': { at: 'd4', flags: ['idle'] },
        'A-rifle2': 'a8',
        'D-rifle1': { at: 'd6', ap: 1 },
      },
      stack: ACTIVATED,
      more: { saved: ['A-rifle1'] },
    });
    played.play({ type: 'aim', from: 'd6', to: 'd4' }, 6, 4, 1);
    expect(played.where('A-rifle1')).toBe('casualty d4');
    expect(pbiBoats.position(played.state)).not.toHaveProperty('saved');
  });

  test('[BT-7.4] where there is one place with room for all they go there unasked', () => {
    const ground = { c4: '.', e4: '.' };
    const played = game(
      mined('A-mtb1', { at: 'd3', aboard: ['A-rifle1', 'A-rifle2'] }, { ground }),
    );
    played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF, 4, 4);
    expect([played.where('A-rifle1'), played.where('A-rifle2')]).toEqual(['d4', 'd4']);
    expect(played.asked).toBe('attacker residual');
  });

  test('[BT-7.4] QS-2.6 four groups find room ashore; the owner chooses who, and the others are lost', () => {
    const played = game(
      mined(
        'A-mtb1',
        { at: 'd3', aboard: ['A-rifle1', 'A-rifle2'] },
        {
          ground: { c4: '.', e4: '.' },
          groups: { 'A-lmg1': 'd4', 'A-lmg2': 'd4', 'A-lmg3': 'd4' },
        },
      ),
    );
    played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF, 4, 4);
    expect(played.asked).toBe('attacker boats:rescue');
    const events = played.play({ type: 'boats:swim', group: 'A-rifle2', to: 'd4' });
    expect(only(events, 'boats:lostAboard').groups).toEqual(['A-rifle1']);
    expect([played.where('A-rifle1'), played.where('A-rifle2')]).toEqual(['removed', 'd4']);
  });

  test('[BT-7.4] a full or enemy-held landing place saves nobody', () => {
    const groups = { 'D-rifle1': 'd4' };
    const played = game(
      mined('A-mtb1', { at: 'd3', aboard: ['A-rifle1'] }, { ground: { c4: '.', e4: '.' }, groups }),
    );
    played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF);
    expect(played.where('A-rifle1')).toBe('removed');
  });

  test('[BT-7.4] a boat with room takes groups on, up to its capacity', () => {
    const played = game(
      mined(
        'A-mtb1',
        { at: 'd3', aboard: ['A-rifle1', 'A-rifle2'] },
        {
          board: SEA,
          hulls: {
            'A-launch1': { at: 'c2', aboard: ['A-lmg1', 'A-lmg2', 'A-lmg3'] },
            'A-launch2': { at: 'f3' },
          },
        },
      ),
    );
    played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF, 4, 4);
    expect(played.moves).toEqual([
      { type: 'boats:haul', group: 'A-rifle1', boat: 'A-launch1' },
      { type: 'boats:haul', group: 'A-rifle2', boat: 'A-launch1' },
    ]);
    played.refuses({ type: 'boats:haul', group: 'A-rifle1', boat: 'A-launch2' }, 'BT-7.4');
    played.refuses({ type: 'boats:haul', group: 'C-rifle1', boat: 'A-launch1' }, 'BT-7.4');
    played.play({ type: 'boats:haul', group: 'A-rifle2', boat: 'A-launch1' });
    expect(played.hull('A-launch1').aboard).toContain('A-rifle2');
    expect(played.flags('A-rifle2')).toEqual(['idle']);
    expect(played.where('A-rifle1')).toBe('removed');
    // Who takes others on does not wait for it.
    expect(played.hull('A-launch1').marks).toEqual([]);
  });

  test('[BT-7.4] an enemy boat takes nobody on', () => {
    const hulls = { 'D-launch1': 'c2' };
    const played = game(mined('A-mtb1', { at: 'd3', aboard: ['A-rifle1'] }, { board: SEA, hulls }));
    played.play({ type: 'boats:go', boat: 'A-mtb1', to: 'd2' }, OFF);
    expect(played.where('A-rifle1')).toBe('removed');
  });

  test('[BT-7.4] a vehicle needs a landing place: a boat with room is none', () => {
    const hulls = { 'A-tank1': {}, 'A-landingcraft2': 'c3' };
    const carried = { aboard: ['A-rifle1', 'A-tank1'] };
    const far = game(mined('A-landingcraft1', { at: 'd3', ...carried }, { board: SEA, hulls }));
    far.play({ type: 'boats:go', boat: 'A-landingcraft1', to: 'd2' }, OFF, 4);
    expect([far.where('A-rifle1'), far.where('A-tank1')]).toEqual(['aboard c3', 'removed']);

    const near = game(mined('A-landingcraft1', { at: 'd3', ...carried }, { hulls }));
    near.play({ type: 'boats:go', boat: 'A-landingcraft1', to: 'd2' }, OFF, 3, 4);
    expect(near.offered('boats:swim')).toEqual(
      ['c4', 'd4', 'e4'].map((to) => ({ group: 'A-tank1', to })),
    );
    near.isKept();
    near.refuses({ type: 'boats:haul', group: 'A-tank1', boat: 'A-landingcraft2' }, 'BT-7.4');
    near.play({ type: 'boats:swim', group: 'A-tank1', to: 'd4' });
    expect(near.where('A-tank1')).toBe('d4');
    // It does nothing more this turn.
    near.refuses({ type: 'boats:start', boat: 'A-tank1', throttle: false }, 'BT-3.1');
  });
});

describe('BT-7.4 nobody is asked where there is nothing to choose', () => {
  /** A landing craft that sinks off d4, the only landing place near; everybody is saved. */
  function sinking(aboard: readonly string[], at4: readonly string[], hulls = {}): Game {
    const played = game(
      mined(
        'A-landingcraft1',
        { at: 'd3', aboard },
        {
          ground: { c4: '.', e4: '.' },
          groups: Object.fromEntries(at4.map((id) => [id, 'd4'])),
          hulls: { 'A-tank1': 'h8', ...hulls },
        },
      ),
    );
    const saves = aboard.map(() => 4);
    played.play({ type: 'boats:go', boat: 'A-landingcraft1', to: 'd2' }, OFF, ...saves);
    return played;
  }

  test('[BT-7.4] the last two places for two groups', () => {
    const played = sinking(['A-rifle1', 'A-rifle2'], ['A-lmg1', 'A-lmg2']);
    expect([played.where('A-rifle1'), played.where('A-rifle2')]).toEqual(['d4', 'd4']);
    expect(played.asked).toBe('attacker residual');
  });

  test('[BT-7.4] BT-3.5 a vehicle takes no place of a group', () => {
    const played = sinking(['A-rifle1', 'A-tank1'], ['A-lmg1', 'A-lmg2', 'A-lmg3'], {
      'A-tank1': {},
    });
    expect([played.where('A-rifle1'), played.where('A-tank1')]).toEqual(['d4', 'd4']);
    const alone = sinking(['A-tank1'], [], { 'A-tank1': {} });
    expect(alone.where('A-tank1')).toBe('d4');
  });

  test('[BT-7.4] but where one of them could go to a boat instead', () => {
    const played = sinking(['A-rifle1', 'A-tank1'], [], { 'A-tank1': {}, 'A-launch1': 'd2' });
    expect(played.asked).toBe('attacker boats:rescue');
  });
});

describe('BT-10.1 who jumps', () => {
  function jump(sketch: Sketch, ...dice: readonly number[]): Game {
    const played = game({ ...sketch, stack: sailing('A-launch1') });
    const boat = played.state[SETTING].roster.named('A-launch1');
    const scripted = new ScriptedDice(dice);
    abandon(played.state, boat, groupsAboard(played.state, boat), false, scripted, undefined);
    scripted.finish();
    return played;
  }

  const LAUNCH = {
    at: 'd3',
    aboard: ['A-rifle1', 'A-rifle2'],
    ap: 3,
    marks: ['started'],
  } as const;

  test('[BT-10.1] is saved on 4+ within one square of a landing place; the boat stays', () => {
    const played = jump({ hulls: { 'A-launch1': LAUNCH } }, 4, 3);
    expect(played.where('A-rifle2')).toBe('removed');
    expect(played.asked).toBe('attacker boats:rescue');
    played.isKept();
    // Not back into the boat that he jumped from.
    played.refuses({ type: 'boats:haul', group: 'A-rifle1', boat: 'A-launch1' }, 'BT-7.4');
    played.play({ type: 'boats:swim', group: 'A-rifle1', to: 'd4' });
    expect([played.where('A-rifle1'), played.where('A-launch1')]).toEqual(['d4', 'd3']);
  });

  test('[BT-10.1] an own boat with room is not enough, but takes on who is near a landing place', () => {
    const hulls = { 'A-launch1': LAUNCH, 'A-mtb1': 'c3' };
    const far = jump({ board: SEA, groups: { 'C-rifle1': 'a8' }, hulls });
    expect([far.where('A-rifle1'), far.where('A-rifle2')]).toEqual(['removed', 'removed']);
    const near = jump({ hulls }, 4, 4);
    near.play({ type: 'boats:haul', group: 'A-rifle1', boat: 'A-mtb1' });
    expect(near.hull('A-mtb1').aboard).toEqual(['A-rifle1']);
  });
});

describe('a file with what cannot be is refused', () => {
  const problemsOf = (frame: FrameEntry): unknown => {
    const result = pbiBoats.setup(
      scenarioOf({
        groups: { 'A-rifle3': 'a5' },
        hulls: { 'A-mtb1': { at: 'd3', aboard: ['A-rifle1', 'A-rifle2'] }, 'A-mtb2': 'f3' },
        stack: [
          ...(frame.type === 'boats:rescue' ? [{ type: 'boats:ending', boats: [] }] : []),
          frame,
        ],
      }),
      {},
    );
    return result.ok ? [] : result.problems.map(({ message }) => message.key);
  };
  const rescue = (pieces: readonly string[], sinks: boolean, boat = 'A-mtb1'): FrameEntry => ({
    type: 'boats:rescue',
    boat,
    pieces,
    sinks,
  });

  test('[BT-7.4] nobody is saved who was not aboard, or twice, and nobody is left on what sinks', () => {
    expect(problemsOf(rescue(['A-rifle1', 'A-rifle2'], true))).toEqual([]);
    expect(problemsOf(rescue(['A-rifle1'], false))).toEqual([]);
    for (const frame of [
      rescue([], true),
      rescue(['A-rifle1'], true),
      rescue(['A-rifle1', 'A-rifle1'], false),
      rescue(['A-rifle3'], false),
      rescue(['A-rifle1'], false, 'A-mtb2'),
      rescue(['A-rifle1'], false, 'A-rifle2'),
    ]) {
      expect(problemsOf(frame), JSON.stringify(frame)).toContain('problem.framePossible');
    }
  });

  test('[BT-7.3] BT-8.2 only boats drift and lie on mines, each once', () => {
    for (const type of ['boats:drift', 'boats:ending']) {
      expect(problemsOf({ type, boats: ['A-mtb1', 'A-mtb1'] })).toContain('problem.framePossible');
      expect(problemsOf({ type, boats: ['A-rifle1'] })).toContain('problem.framePossible');
    }
  });

  test('[BT-7.3] a boat is beached by its own square or one beside it', () => {
    const beached = (square: string): unknown => {
      const hulls = { 'A-mtb1': { at: 'd3', beached: square } };
      const result = pbiBoats.setup(scenarioOf({ hulls }), {});
      return result.ok ? [] : result.problems.map(({ message }) => message.key);
    };
    expect([beached('d4'), beached('d3')]).toEqual([[], []]);
    expect(beached('e4')).toEqual(['scenario.boats:beached']);
  });

  test('[BT-1.2] a group is no boat, whatever is said of it', () => {
    const groups = { 'A-rifle1': { at: 'd3', status: 'afloat' } };
    const result = pbiBoats.setup(scenarioOf({ groups }), {});
    expect(result.ok ? [] : result.problems.map(({ message }) => message.key)).toContain(
      'scenario.boats:notHullStatus',
    );
  });
});
