import { seededDice, type Move, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { describe, expect, test } from 'vitest';
import { kindNamed } from '../../src/kinds.ts';
import { playersOf, senseOf } from '../../src/players.ts';
import type { Player } from '../../src/player.ts';

const CASES = ([pbi, pbiBoats] as unknown as Ruleset[]).map(
  (ruleset) => [ruleset.id, 'captain', ruleset] as const,
);

function begun(ruleset: Ruleset): object {
  const made = ruleset.setup(ruleset.scenarios[0], {});
  if (!made.ok) throw new Error(ruleset.id);
  return made.value;
}

function playerNamed(ruleset: Ruleset, name: string): Player {
  const kind = kindNamed(playersOf(ruleset), name);
  if (kind === undefined) throw new Error(name);
  return kind.make(ruleset);
}

/** Has somebody set up for the side that is asked, until the other one is or the game begins. */
function setUpBy(player: Player, ruleset: Ruleset, state: object, seed: string): Move[] {
  const moves: Move[] = [];
  const [first] = ruleset.pending(state).decisions;
  const dice = seededDice(seed);
  for (;;) {
    const [asked] = ruleset.pending(state).decisions;
    if (asked.side !== first.side || asked.kind !== first.kind) return moves;
    const move = player.choose(ruleset.view(state, asked.side), asked, dice);
    moves.push(move);
    ruleset.play(state, asked.side, move, dice);
  }
}

describe.each(CASES)('%s: a %s', (_, level, ruleset) => {
  const sense = senseOf(ruleset);
  const roughness = sense?.efforts[level].roughness ?? 0;

  test('sets up by one idea of the whole, and not one piece by a whim', () => {
    const state = begun(ruleset);
    const [{ side }] = ruleset.pending(state).decisions;
    const us = ruleset.sides.indexOf(side) as SideNumber;
    const meant = sense?.doctrine.roughSetUp?.(ruleset, ruleset.clone(state), us, {
      dice: seededDice('idea'),
      roughness,
    });
    const made = setUpBy(playerNamed(ruleset, level), ruleset, state, 'idea');
    expect(made.length).toBeGreaterThan(3);
    expect(made).toEqual(meant?.slice(0, made.length));
  });

  test('goes on with a set-up that somebody else began, each time with a place that is allowed', () => {
    const state = begun(ruleset);
    const [asked] = ruleset.pending(state).decisions;
    const begin = ruleset.draw(state, asked.side, seededDice('begun'));
    ruleset.play(state, asked.side, begin, seededDice('begun'));
    expect(setUpBy(playerNamed(ruleset, level), ruleset, state, 'idea').length).toBeGreaterThan(2);
  });
});
