import { expect, test } from 'vitest';
import { render } from '@sandtable/kernel';
import { pbi } from '../src/ruleset.ts';
import { game, type Game } from './support/game.ts';

const TERRAIN = { a3: 'building', b3: 'building', c3: 'building' } as const;

/** What a viewer is told of a side, line by line. */
function lines(g: Game, side: number): string[] {
  const { now, needed, score } = pbi.standing(g.state)[side];
  const says = [...now, ...needed].map(
    ({ rule, message }) => `${rule} ${render(message, pbi.catalogue)}`,
  );
  return [`score ${score}`, ...says];
}

/** What ended the game. */
function reason(g: Game): string | undefined {
  const [{ over }] = pbi.standing(g.state);
  return over && `${over.rule} ${render(over.message, pbi.catalogue)}`;
}

test('[QS-12.1] the attacker is told which buildings he holds, and what he needs more than', () => {
  const g = game({ terrain: TERRAIN, groups: { 'A-rifle1': 'a3', 'D-rifle1': 'h4' } });
  expect(lines(g, 0)).toEqual([
    'score undefined',
    'QS-12.1 buildings held: 1 of 6, 2 dice (2 to 12 points)',
    'QS-3.1 4 turns left',
    'QS-12.3 more than the defender’s 38 points',
    'QS-12.1 3 more buildings: without them no roll can win',
  ]);
});

test('[QS-12.2] the defender is told which groups the attacker has lost', () => {
  const g = game({ terrain: TERRAIN, groups: { 'A-rifle1': 'a3', 'D-rifle1': 'h4' } });
  expect(lines(g, 1)).toEqual([
    'score 38',
    'QS-12.2 the attacker has lost 19 groups: 38 points',
    'QS-3.1 4 turns left',
    'QS-12.3 more points than the attacker rolls on 2 dice',
  ]);
});

test('[QS-3.2] in his last turn a player is told that there may be one more', () => {
  const groups = { 'A-rifle1': 'a3', 'D-rifle1': 'h4' };
  const g = game({ terrain: TERRAIN, side: 'defender', turn: 4, groups });
  expect(lines(g, 0)).toContain('QS-3.1 0 turns left');
  expect(lines(g, 1)).toContain('QS-3.1 one turn left');
  expect(lines(g, 1)).toContain('QS-3.2 one more turn on 5+');
});

test('[QS-12.3] when the game is over the points are those that were scored', () => {
  const g = game({
    terrain: TERRAIN,
    side: 'defender',
    turn: 4,
    groups: { 'A-rifle1': 'a3', 'D-rifle1': 'h4' },
    stack: [{ type: 'extend' }],
  });
  g.play({ type: 'decline' }, 3, 4);
  expect(lines(g, 0)).toEqual([
    'score 7',
    'QS-12.1 buildings held: 1 of 6, 2 dice (2 to 12 points)',
    'QS-12.3 has lost',
  ]);
  expect(reason(g)).toBe('QS-3.2 turn 4 is over, and nobody got one more');
});

test('[QS-12.3] when a side has nobody left, that is what ended the game', () => {
  const alone = game({ groups: { 'A-rifle1': 'a3' }, alone: true, stack: [{ type: 'alone' }] });
  alone.play({ type: 'score' });
  expect(reason(alone)).toBe('QS-12.3 the defender has no group left');
  const gone = game({ groups: { 'D-rifle1': 'h4' }, turn: 2, stack: [{ type: 'extend' }] });
  expect(reason(gone)).toBe('QS-12.3 the attacker has no group left');
});
