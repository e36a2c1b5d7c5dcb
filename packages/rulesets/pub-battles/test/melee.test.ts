import { seededDice, SETTING, topFrame, type Dice } from '@sandtable/kernel';
import { BLOCK_EDGES, overlap } from '@sandtable/table';
import { expect, test } from 'vitest';
import { blockOf, isCombatant, kindOf } from '../src/rules/02-pieces/blocks.ts';
import { judge, listMoves } from '../src/rules/flow.ts';
import { ON_MAP, type State } from '../src/state/state.ts';
import type { Kind } from '../src/rules/tables.ts';
import { box, Fight, playOn, type Sketch } from './support/fight.ts';

const FIGHTERS: readonly Kind[] = [
  'regular',
  'regular',
  'elite',
  'guard',
  'militia',
  'cavalry',
  'dragoons',
  'detachment',
  'artillery',
];
const MAP = {
  woods: [box(17_000, 21_000, 20_000, 24_000)],
  towns: [{ outline: box(21_000, 18_000, 23_000, 20_000) }],
  marshes: [box(22_000, 23_000, 25_000, 26_000)],
  rivers: [
    {
      line: [[14_000, 0] as const, [15_000, 40_000] as const],
      width: 200,
      bridges: [[14_500, 20_000] as const],
      fords: [],
    },
  ],
};

/** A crowd of pieces of both sides, some of them against others and some in support. */
function melee(dice: Dice): Fight {
  const sketches: Record<string, Sketch> = {};
  let fight = new Fight({}, MAP);
  for (let i = 0; i < 26; i++) {
    const side = dice.die(2) === 1 ? '#' : 'A';
    const name = `${side}${i}`;
    const others = Object.keys(sketches);
    const pick = (of: readonly string[]): string => of[dice.die(of.length) - 1];
    const fighter = { kind: FIGHTERS[dice.die(FIGHTERS.length) - 1], spent: dice.die(3) === 1 };
    const enemies = others.filter((other) => other[0] !== side && sketches[other].kind !== 'hq');
    const friends = others.filter((other) => other[0] === side);
    const edge = BLOCK_EDGES[dice.die(4) - 1];
    const aside = 100 * (dice.die(19) - 10);
    const at = [15_000 + dice.die(10_000), 15_000 + dice.die(10_000), dice.die(360) - 1] as const;
    const roll = dice.die(10);
    let sketch: Sketch = { ...fighter, at };
    if (roll <= 5 && enemies.length > 0 && fighter.kind !== 'artillery') {
      sketch = { ...fighter, against: [pick(enemies), edge, aside] };
    } else if (roll <= 7 && friends.length > 0) sketch = { ...fighter, behind: pick(friends) };
    else if (roll === 8) sketch = { kind: dice.die(2) === 1 ? 'hq' : 'train', at };
    const tried = new Fight({ ...sketches, [name]: sketch }, MAP);
    if (overlapping(tried.state).length > 0 || !tried.fits(name)) continue;
    sketches[name] = sketch;
    fight = tried;
  }
  return fight;
}

/** Pairs of pieces that lie on each other by more than rounding. */
function overlapping(state: State): string[] {
  const found: string[] = [];
  for (let a = 0; a < state.place.length; a++) {
    for (let b = 0; b < a && state.place[a] === ON_MAP; b++) {
      if (state.place[b] !== ON_MAP) continue;
      if (overlap(blockOf(state, a), blockOf(state, b), 2)) {
        found.push(`${state[SETTING].army.pieces[a].name} ${state[SETTING].army.pieces[b].name}`);
      }
    }
  }
  return found;
}

/** What must be true whenever somebody is asked. */
function inspect(state: State): void {
  expect(overlapping(state)).toEqual([]);
  const { width, height } = state[SETTING].field.map;
  for (let piece = 0; piece < state.place.length; piece++) {
    if (state.place[piece] !== ON_MAP) continue;
    const { minX, minY, maxX, maxY } = blockOf(state, piece);
    expect(minX >= 0 && minY >= 0 && maxX <= width && maxY <= height).toBe(true);
  }
  for (const { attacker, defender } of state.contacts) {
    expect([state.place[attacker], state.place[defender]]).toEqual([ON_MAP, ON_MAP]);
    expect(isCombatant(kindOf(state, attacker)) && isCombatant(kindOf(state, defender))).toBe(true);
  }
}

test('[PB-10.1] every crowd is fought out, and nobody ends on another or off the map', () => {
  let decisions = 0;
  for (let seed = 0; seed < 150; seed++) {
    const dice = seededDice(`melee ${seed}`);
    const fight = melee(dice);
    const { state } = fight;
    fight.start(dice);
    while (topFrame(state).type !== 'aftermath') {
      inspect(state);
      const { side } = fight;
      const moves = listMoves(state, side);
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) expect(judge(state, move, side)).toBe(undefined);
      playOn(state, moves[dice.die(moves.length) - 1], dice, undefined, side);
      if (++decisions > 100_000) throw new Error(`seed ${seed} does not end`);
    }
    inspect(state);
    expect(state.contacts).toEqual([]);
  }
  expect(decisions).toBeGreaterThan(500);
});
