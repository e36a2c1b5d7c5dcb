import { describe, expect, test } from 'vitest';
import { game, only, SEA, type AnyMove, type Game, type Sketch } from './support/game.ts';

const FALLEN = { status: 'casualty', at: 'd7' } as const;
const TEST: AnyMove = { type: 'test', square: 'd7' };
const flee = (group: string, boat: string): AnyMove => ({ type: 'boats:flee', group, boat });

/** Two groups on the beach at d7 that are about to fall back, and nothing but the sea behind them. */
function falling(sketch: Partial<Sketch> = {}): Game {
  return game({
    board: SEA,
    ...sketch,
    groups: {
      'A-commander': 'a8',
      'A-rifle1': 'd7',
      'A-rifle2': 'd7',
      'A-rifle3': FALLEN,
      ...sketch.groups,
    },
    stack: [{ type: 'morale', squares: ['d7'] }],
  });
}

describe('BT-4.5 only water behind', () => {
  test('[BT-4.5] a fall-back becomes a pause, with no other action', () => {
    const played = falling();
    expect(only(played.play(TEST, 5, 5), 'boats:stayed')).toMatchObject({
      rule: 'BT-4.5',
      groups: ['A-rifle1', 'A-rifle2'],
      square: 'd7',
    });
    expect(played.where('A-rifle1')).toBe('d7');
    expect(played.flags('A-rifle1')).toEqual(['pinned', 'idle']);
    expect(played.asked).toBe('attacker motivate');
    expect(played.why({ type: 'motivate', commander: 'A', square: 'd7' })).toBe(
      'BT-4.5 boats:stuck',
    );
    played.isKept();
  });

  test('[BT-4.5] a boat there takes them, and has taken troops on', () => {
    const played = falling({ hulls: { 'A-launch1': { at: 'd6', facing: 'north' } } });
    expect(only(played.play(TEST, 5, 5), 'boats:fled')).toMatchObject({
      rule: 'BT-4.5',
      groups: ['A-rifle1', 'A-rifle2'],
      boat: 'A-launch1',
      from: 'd7',
    });
    expect(played.hull('A-launch1')).toMatchObject({
      aboard: ['A-rifle1', 'A-rifle2'],
      marks: ['tookOn'],
    });
    expect(played.flags('A-rifle1')).toEqual(['idle', 'moved']);
    // They fell back, as those do who have land behind them.
    expect(played.why({ type: 'motivate', commander: 'A', square: 'd6' })).toMatch(/QS/);
    played.isKept();
  });

  test('[BT-4.5] their owner says who goes where, as long as there is room', () => {
    const played = falling({ hulls: { 'A-dinghy1': 'd6', 'A-dinghy2': 'd6' } });
    played.play(TEST, 5, 5);
    expect(played.asked).toBe('attacker boats:back');
    expect(played.offered('boats:flee')).toHaveLength(4);
    played.isKept();
    played.refuses(flee('A-commander', 'A-dinghy1'), 'BT-4.5');
    played.play(flee('A-rifle2', 'A-dinghy1'));
    // The other has but one left.
    expect(played.where('A-rifle1')).toBe('aboard d6');
    expect(played.hull('A-dinghy2').aboard).toEqual(['A-rifle1']);
  });

  test('[BT-4.5] who finds no room stays', () => {
    const played = falling({ hulls: { 'A-dinghy1': 'd6' } });
    played.play(TEST, 5, 5);
    expect(played.offered('boats:flee')).toHaveLength(2);
    played.play(flee('A-rifle2', 'A-dinghy1'));
    expect(played.where('A-rifle1')).toBe('d7');
    expect(played.flags('A-rifle1')).toEqual(['pinned', 'idle']);
  });

  test('[BT-4.5, QS-4.7] straight behind them first, and aside where there is none', () => {
    const straight = falling({ hulls: { 'A-launch1': 'd6', 'A-launch2': 'c6' } });
    straight.play(TEST, 5, 5);
    expect(straight.hull('A-launch1').aboard).toHaveLength(2);
    const aside = falling({ hulls: { 'A-dinghy1': 'd6', 'A-launch2': 'c6' } });
    aside.play(TEST, 5, 5);
    expect(aside.offered('boats:flee').map(({ boat }) => boat)).toEqual(['A-dinghy1', 'A-dinghy1']);
    aside.refuses(flee('A-rifle1', 'A-launch2'), 'BT-4.5');
    aside.play(flee('A-rifle1', 'A-dinghy1'));
    expect(aside.hull('A-launch2').aboard).toEqual(['A-rifle2']);
  });

  test('[BT-4.5] no boat of the enemy, and none that he has', () => {
    const played = falling({ hulls: { 'A-launch1': { at: 'd6', crew: 'defender' } } });
    played.play(TEST, 5, 5);
    expect(played.where('A-rifle1')).toBe('d7');
  });

  test('[BT-4.3] a boat that they carried stays behind', () => {
    const played = falling({
      hulls: { 'A-launch1': 'd6', 'A-dinghy1': { portable: true, carrier: 'A-rifle1' } },
    });
    played.play(TEST, 5, 5);
    expect(played.where('A-rifle1')).toBe('aboard d6');
    expect(played.where('A-dinghy1')).toBe('d7');
    played.isKept();
  });

  test('[QS-4.7] where land is behind them they go there', () => {
    const played = falling({ ground: { c6: '.' }, hulls: { 'A-launch1': 'd6' } });
    played.play(TEST, 5, 5);
    expect(played.where('A-rifle1')).toBe('c6');
  });

  test('[QS-4.7] where no water is among the ways, the book has its way', () => {
    const four = (at: string, kind: string): object =>
      Object.fromEntries([1, 2, 3, 4].map((n) => [`${kind}${n}`, at]));
    const played = falling({
      ground: { c6: '.', d6: '.', e6: '.' },
      groups: { 'A-rifle1': 'd7', ...four('c6', 'B-rifle'), 'D-rifle1': 'd6', 'D-rifle2': 'e6' },
    });
    played.play(TEST, 5, 5);
    expect(played.where('A-rifle1')).toBe('removed');
  });

  test('[BT-4.5] who withdraws from an assault is removed, unless a boat is there', () => {
    const losing = (hulls: Sketch['hulls']): Game =>
      game({
        board: SEA,
        groups: { 'A-rifle1': { at: 'c8', ap: 5 }, 'A-rifle2': 'a8', 'D-rifle1': 'd7' },
        ...(hulls && { hulls }),
        stack: [{ type: 'motivate' }, { type: 'activate' }],
      });
    const assault: AnyMove = { type: 'assault', from: 'c8', to: 'd7' };
    const lost = losing(undefined);
    lost.play(assault);
    // Nobody is killed, so the assault is lost; the pursuit kills nobody.
    const events = lost.play({ type: 'hold' }, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(only(events, 'removed')).toMatchObject({ rule: 'BT-4.5', groups: ['A-rifle1'] });
    expect(lost.where('A-rifle1')).toBe('removed');
    const saved = losing({ 'A-launch1': 'd6' });
    saved.play(assault);
    saved.play({ type: 'hold' }, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(saved.where('A-rifle1')).toBe('aboard d6');
    expect(saved.flags('A-rifle1')).toContain('withdrew');
  });

  test('[BT-4.5] in the middle of a withdrawal both sides are in the square', () => {
    const played = game({
      board: SEA,
      side: 'defender',
      groups: {
        'A-rifle1': 'd7',
        'A-rifle2': 'd7',
        'A-rifle3': 'd7',
        'D-rifle1': { at: 'd8', ap: 5 },
      },
      hulls: { 'A-dinghy1': 'd6', 'A-dinghy2': 'd6' },
      stack: [{ type: 'motivate' }, { type: 'activate' }],
    });
    played.play({ type: 'assault', from: 'd8', to: 'd7' });
    played.play({ type: 'hold' }, 6, 1, 1, 1, 1, ...Array.from({ length: 9 }, () => 1));
    played.play({ type: 'lose', group: 'A-rifle1' }, 1);
    expect(played.asked).toBe('attacker boats:back');
    expect(played.where('D-rifle1')).toBe('d7');
    played.isKept();
  });

  test('[BT-4.5] a file has such groups together, at the water, in their own morale', () => {
    const written = (frame: object, groups = {}): Game =>
      game({
        board: SEA,
        groups: { 'A-rifle1': 'd7', 'A-rifle2': 'd7', 'D-rifle1': 'f7', ...groups },
        hulls: { 'A-dinghy1': 'd6', 'D-dinghy1': 'f6' },
        stack: [
          { type: 'morale', squares: [] },
          { type: 'boats:back', from: 'd7', groups: ['A-rifle1', 'A-rifle2'], ...frame },
        ],
      });
    expect(written({}).asked).toBe('attacker boats:back');
    expect(() => written({ groups: [] })).toThrow();
    expect(() => written({ groups: ['A-rifle1', 'A-rifle1'] })).toThrow();
    expect(() => written({ from: 'c7' })).toThrow();
    expect(() => written({ groups: ['A-rifle1', 'D-rifle1'] })).toThrow();
    expect(() => written({ from: 'f7', groups: ['D-rifle1'] })).toThrow();
    expect(() => written({ from: 'd8', groups: ['A-rifle3'] }, { 'A-rifle3': 'd8' })).toThrow();
    const dead = { 'A-rifle3': { at: 'd7', status: 'casualty' } };
    expect(() => written({ groups: ['A-rifle1', 'A-rifle3'] }, dead)).toThrow();
    const enemy = { 'D-rifle2': 'd7' };
    expect(() => written({ groups: ['A-rifle1', 'D-rifle2'] }, enemy)).toThrow();
  });

  test('[BT-4.5, QS-4.7] a defender goes back the other way, wherever the attacker comes from', () => {
    const played = game({
      more: { edge: 'north' },
      side: 'defender',
      groups: { 'D-rifle1': 'd4', 'D-rifle2': { at: 'd4', status: 'casualty' }, 'D-lmg1': 'g8' },
      hulls: { 'D-launch1': 'd3', 'A-launch1': 'h1' },
      stack: [{ type: 'morale', squares: ['d4'] }],
    });
    only(played.play({ type: 'test', square: 'd4' }, 5, 5), 'boats:fled');
    expect(played.where('D-rifle1')).toBe('aboard d3');
  });

  test('[BT-4.5] nobody goes back in the morale of the other side', () => {
    const written = (side: 'attacker' | 'defender'): Game =>
      game({
        board: SEA,
        side,
        ground: { f8: '~' },
        groups: { 'D-rifle1': 'f7', 'D-rifle2': 'f7', 'A-rifle1': 'a8' },
        hulls: { 'D-dinghy1': 'f8' },
        stack: [
          { type: 'morale', squares: [] },
          { type: 'boats:back', from: 'f7', groups: ['D-rifle1', 'D-rifle2'] },
        ],
      });
    expect(written('defender').asked).toBe('defender boats:back');
    expect(() => written('attacker')).toThrow();
  });
});
