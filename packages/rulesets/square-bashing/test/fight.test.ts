import { describe, expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import type { SquareEvent } from '../src/state/events.ts';
import { game, only, reasonsIn, withOnes, type Game, type Sketch } from './support/game.ts';

const ASSAULT = { type: 'assault', from: 'd3', to: 'd4' } as const;

/** Infantry in d3 assaults d4, which is asked whether it stands. */
function storm(sketch: Sketch): Game {
  const g = game({
    step: 'assaults',
    attacker: { d3: 'infantry' },
    defender: { d4: 'infantry', h6: 'infantry' },
    ...sketch,
  });
  g.play(ASSAULT);
  if (g.asked === 'attacker assault') g.play({ type: 'go' });
  return g;
}

/** Why the assaulter has his dice. */
function assaultReasons(events: readonly SquareEvent[]): string[] {
  const dice = events.find((event) => event.type === 'fightDice' && event.role === 'assault');
  return dice?.type === 'fightDice' ? reasonsIn(dice) : [];
}

describe('[SB-5.1, SB-5.2] an assault is first joined, then answered', () => {
  const sketch: Sketch = {
    step: 'assaults',
    attacker: { d3: 'infantry', c4: 'infantry' },
    defender: { d4: 'infantry', e4: 'infantry' },
    waiting: { attacker: 'infantry' },
  };
  const ruleAsked = (g: Game): string => squareBashing.pending(g.state).decisions[0].rule;

  test('[SB-5.1] the assaulter names who joins, of his own that stand next to the target', () => {
    const g = game(sketch);
    g.play(ASSAULT);
    expect([g.asked, ruleAsked(g)]).toEqual(['attacker assault', 'SB-5.1']);
    g.refuses({ type: 'stand' }, 'SB-5.2');
    g.refuses({ type: 'retire' }, 'SB-5.2');
    g.refuses({ type: 'join', unit: 'D-infantry2' }, 'SB-5.1');
    g.refuses({ type: 'join', unit: 'A-infantry3' }, 'SB-5.1');
  });

  test('[SB-5.2] then the target answers, and nobody joins any more', () => {
    const g = game(sketch);
    g.play(ASSAULT);
    const events = g.play({ type: 'go' });
    expect(only(events, 'assaulted')).toEqual({
      type: 'assaulted',
      rule: 'SB-5.1',
      units: ['A-infantry1'],
      from: 'd3',
      to: 'd4',
      shock: false,
    });
    expect([g.asked, ruleAsked(g)]).toEqual(['defender assault', 'SB-5.2']);
    g.refuses({ type: 'join', unit: 'A-infantry2' }, 'SB-5.1');
    g.refuses({ type: 'go' }, 'SB-5.1');
    const stood = withOnes(g, { type: 'stand' });
    expect(stood[0]).toEqual({ type: 'stood', rule: 'SB-5.2', square: 'd4' });
  });
});

test.each([
  { facing: 'north', from: 'd5', flank: false },
  { facing: 'north', from: 'd3', flank: true },
  { facing: 'east', from: 'e4', flank: false },
  { facing: 'east', from: 'c4', flank: true },
  { facing: 'east', from: 'd3', flank: true },
  { facing: 'west', from: 'c4', flank: false },
  { facing: 'west', from: 'd5', flank: true },
] as const)('[SB-1.6] who looks $facing and is assaulted from $from: $flank', (row) => {
  const g = game({
    step: 'assaults',
    attacker: { [row.from]: 'infantry' },
    defender: { d4: 'infantry', h6: 'mg' },
    squares: { d4: { facing: row.facing } },
  });
  // From behind it cannot withdraw, and is not asked.
  const declared = withOnes(g, { type: 'assault', from: row.from, to: 'd4' });
  const events = g.asked === 'defender assault' ? withOnes(g, { type: 'stand' }) : declared;
  expect(assaultReasons(events).includes('flank 2')).toBe(row.flank);
});

test('[SB-5.10] with cornerSupport too, a square that somebody joins from gives none', () => {
  const sketch: Sketch = {
    step: 'assaults',
    attacker: { d3: 'infantry', c4: 'infantry, infantry' },
    defender: { d4: 'infantry', h6: 'mg' },
    options: { cornerSupport: true },
  };
  const dice = (...joiners: readonly string[]): string[] => {
    const g = game(sketch);
    g.play(ASSAULT);
    for (const unit of joiners) g.play({ type: 'join', unit });
    if (g.asked === 'attacker assault') g.play({ type: 'go' });
    return assaultReasons(withOnes(g, { type: 'stand' }));
  };
  expect(dice()).toEqual(['assault.foot 3', 'support 2']);
  expect(dice('A-infantry2')).toEqual(['assault.foot 3', 'joiners 1']);
});

test('[SB-2.1] of the same column others may still assault', () => {
  const g = game({
    step: 'assaults',
    attacker: { d3: 'infantry', d1: 'infantry', f1: 'infantry' },
    defender: { d4: 'infantry', c1: 'infantry', g1: 'infantry' },
  });
  g.play(ASSAULT);
  g.play({ type: 'stand' }, 1, 1, 1, 1, 1, 6, 6, 6);
  expect(g.offers({ type: 'assault', from: 'd1', to: 'c1' })).toBe(true);
  g.refuses({ type: 'assault', from: 'f1', to: 'g1' }, 'SB-2.1');
});

describe('[SB-5.6] the hits of a fight', () => {
  test('[SB-7.1] the assaulter saves without the cover that he stands in', () => {
    const g = storm({ ground: { d3: 'woods' }, defences: { d3: 'trenches' } });
    const events = g.play({ type: 'stand' }, 1, 1, 1, 5, 1, 3, 4, 4, 4);
    const saves = events.filter((event) => event.type === 'save');
    expect(saves.map(({ needs }) => needs)).toEqual([4, 4]);
    expect(events.flatMap((event) => (event.type === 'fightDice' ? [event.role] : []))).toEqual([
      'assault',
      'target',
    ]);
  });

  test('[SB-5.8] who is beaten stays as he is but for the marker', () => {
    const g = storm({
      defender: { d4: 'cavalry', h6: 'mg' },
      units: { 'D-cavalry1': { flags: ['dismounted', 'winning'] } },
    });
    const events = g.play({ type: 'stand' }, 5, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6);
    expect(only(events, 'fightDecided')).toMatchObject({ rule: 'SB-5.8', killed: 1, lost: 0 });
    expect(g.flags('D-cavalry1').toSorted()).toEqual(['dismounted', 'retired']);
  });

  test('[SB-5.8] where nobody is left beside the guns, no more hits fall', () => {
    const g = storm({ defender: { d4: 'gun', h6: 'mg' } });
    const events = g.play({ type: 'stand' }, 5, 1, 1, 1, 1, 1);
    expect(only(events, 'lost')).toMatchObject({ unit: 'D-gun1', why: 'captured', rule: 'SB-5.8' });
    expect(events.some(({ type }) => type === 'beaten')).toBe(false);
    expect(g.where('A-infantry1')).toBe('d4');
  });

  test('[SB-5.9] nor where nobody is left of the assault', () => {
    const g = storm({
      attacker: { d3: 'infantry', a1: 'infantry' },
      units: { 'A-infantry1': { lost: 7 } },
    });
    const events = g.play({ type: 'stand' }, 1, 1, 5, 1, 1);
    expect(only(events, 'fightDecided')).toMatchObject({ rule: 'SB-5.9', killed: 0, lost: 1 });
    expect(events.some(({ type }) => type === 'beaten')).toBe(false);
    expect(g.flags('D-infantry1')).toEqual(['winning']);
  });

  test('[SB-5.12] where nobody can advance, nobody turns, and the fight is over', () => {
    const g = game({
      step: 'assaults',
      attacker: { d3: 'infantry', c4: 'infantry', a1: 'infantry' },
      defender: { d4: 'infantry', a2: 'infantry' },
      units: { 'A-infantry1': { lost: 7 } },
    });
    g.play(ASSAULT);
    g.play({ type: 'join', unit: 'A-infantry2' });
    g.play({ type: 'stand' }, 5, 5, 5, 1, 1, 1);
    const events = g.play({ type: 'hit', unit: 'A-infantry1' }, 1, 6, 6, 6);
    expect(only(events, 'fightDecided').winner).toBe('attacker');
    expect(events.some(({ type }) => type === 'awarded')).toBe(false);
    expect(g.asked).toBe('attacker assaults');
  });

  test('[SB-5.13] the marker is only for those who are still there', () => {
    const g = storm({
      attacker: { d3: 'infantry, infantry', a1: 'infantry' },
      defender: { d4: 'infantry', a2: 'infantry', h6: 'mg' },
      units: { 'A-infantry1': { lost: 7 } },
    });
    g.play({ type: 'stand' }, 5, 5, 1, 1, 5, 1, 1, 1);
    g.play({ type: 'hit', unit: 'A-infantry1' }, 1, 6, 6, 6);
    const events = g.play({ type: 'turn', square: 'd4', face: 'north' });
    expect(only(events, 'awarded').unit).toBe('A-infantry2');
    expect(g.asked).toBe('attacker assaults');
  });

  test('[SB-1.6] the winner turns the square that he has won, and no other', () => {
    const g = storm({ attacker: { d3: 'infantry', a1: 'infantry' } });
    g.play({ type: 'retire' }, 6, 6, 6);
    expect(g.offered('turn')).toHaveLength(4);
    g.refuses({ type: 'turn', square: 'a1', face: 'east' }, 'SB-1.6');
  });
});

describe('[SB-5.7] who takes a hit is asked where units differ', () => {
  /** One hit of two dice. */
  const asked = (units: Sketch['units']): string => {
    const g = game({
      step: 'shooting',
      attacker: { d3: 'infantry, infantry', h1: 'infantry' },
      defender: { d4: 'mg', h2: 'mg' },
      units: units ?? {},
    });
    const shot = { type: 'shoot', from: 'd4', to: 'd3' } as const;
    const differ = units !== undefined && Object.keys(units).length > 0;
    g.play(shot, ...(differ ? [6, 1] : [6, 1, 6]));
    return g.asked;
  };

  test('[SB-5.7] by losses, markers or what they have done', () => {
    expect(asked({})).toBe('defender shooting');
    expect(asked({ 'A-infantry1': { lost: 1 } })).toBe('attacker hits');
    expect(asked({ 'A-infantry1': { casualties: 1 } })).toBe('attacker hits');
    expect(asked({ 'A-infantry1': { flags: ['moved'] } })).toBe('attacker hits');
  });

  test('[SB-5.7] only those in the square can be hit, and what is placed is told', () => {
    const g = game({
      step: 'shooting',
      attacker: { d3: 'infantry, mg, gun', a1: 'infantry' },
      defender: { d4: 'infantry, mg' },
    });
    g.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6, 6, 6);
    g.refuses({ type: 'hit', unit: 'A-infantry2' }, 'SB-5.7');
    g.refuses({ type: 'hit', unit: 'D-mg1' }, 'SB-5.7');
    const [own] = squareBashing.pending(g.state).decisions;
    expect(squareBashing.ask(g.state, own).with?.['count']).toBe(1);
    g.play({ type: 'hit', unit: 'A-infantry1' });
    const [others] = squareBashing.pending(g.state).decisions;
    const { with: parts } = squareBashing.ask(g.state, others);
    expect(parts?.['count']).toBe(2);
    expect(parts?.['units']).toMatchObject([
      { key: 'hits.some' },
      { key: 'hits.none' },
      { key: 'hits.none' },
    ]);
  });
});
