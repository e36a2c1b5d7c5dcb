import { browning } from '@sandtable/browning';
import {
  seededDice,
  seededDraw,
  SPECTATOR,
  type GameEvent,
  type Ruleset,
  type Scene,
} from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { describe, expect, test } from 'vitest';
import { browningLook } from '../src/games/browning/look.ts';
import type { Look } from '../src/games/look.ts';
import { pbiBoatsLook } from '../src/games/pbi-boats/look.ts';
import { pbiLook } from '../src/games/pbi/look.ts';
import { plainLook } from '../src/games/plainLook.tsx';
import { pubBattlesLook } from '../src/games/pub-battles/look.ts';
import { squareBashingLook } from '../src/games/square-bashing/look.ts';
import { whereOf } from '../src/games/where.ts';
import { fallsIn } from '../src/play/dice/falls.ts';
import { cameWords, diceWords } from '../src/play/dice/Heap.tsx';
import { rollsIn } from '../src/play/dice/rolls.ts';
import { lastRollsIn } from '../src/play/log.ts';
import { wordsOf } from '../src/words/words.ts';

const roll = (type: string, dice: readonly number[], more: object = {}): GameEvent => ({
  type,
  rule: 'QS-8',
  dice,
  ...more,
});
const volley = (dice: readonly number[], hits: number): GameEvent =>
  roll('volley', dice, { needs: 5, hits, side: 'attacker', square: 'c3', from: 'c1' });
const save = (dice: readonly number[], failed: number): GameEvent =>
  roll('save', dice, { needs: 4, failed, side: 'defender', group: 'D1' });

describe('dice', () => {
  test('that need a score lie in two heaps, however many there are', () => {
    const dice = Array.from({ length: 30 }, (_, i) => (i < 11 ? 6 : 2));
    const [rolled] = rollsIn([volley(dice, 11)], pbiLook);
    expect([rolled.counting.length, rolled.rest.length]).toEqual([11, 19]);
    expect(diceWords(rolled)).toBe('30 dice: 11 count, 19 do not');
    expect(rolled.came && cameWords(rolled.came)).toBe('11 hits');
  });

  test('that are added up keep their order, and are said one by one', () => {
    const [rolled] = rollsIn([roll('actionPoints', [2, 5], { ap: 7 })], pbiLook);
    expect(rolled).toMatchObject({ counting: [], rest: [], plain: [2, 5] });
    expect(diceWords(rolled)).toBe('2 dice: 2 and 5');
  });

  test('of the same kind that come to the same are one heap; of two sides they never are', () => {
    const rolls = rollsIn([volley([5, 1], 1), save([6], 0), save([4], 0), save([1], 1)], pbiLook);
    expect(rolls.map(({ came }) => came && cameWords(came))).toEqual([
      'one hit',
      '2 saved',
      'one fails',
    ]);
    const fight = ['attacker', 'defender'].map((side) =>
      roll('fightDice', [6], { needs: 5, hits: 1, side, square: 'b2' }),
    );
    expect(rollsIn(fight, squareBashingLook)).toHaveLength(2);
  });

  test('of a game that says nothing about them are still dice', () => {
    expect(rollsIn([roll('lot', [3])], plainLook)).toMatchObject([{ plain: [3], came: undefined }]);
  });

  test('are kept in sight, the newest first', () => {
    const lines = [volley([6], 1), save([1], 1), volley([2], 0)].map((event, step) => ({
      step,
      event,
    }));
    const log = [{ step: 0, opens: undefined, lines }];
    expect(lastRollsIn(log, pbiLook, 2).map(({ step }) => step)).toEqual([2, 1]);
  });
});

describe('what falls on the table', () => {
  const scene = (pbi as Ruleset).scene(startOf(pbi));

  test('lies where it happens, with marks of what was lost', () => {
    const fell = { type: 'fell', rule: 'QS-8', group: 'D1', square: 'c3' };
    const [heap, ...others] = fallsIn([volley([6], 1), fell, fell], scene, pbiLook);
    expect(others).toEqual([]);
    expect(heap.at).toEqual(whereOf(fell, scene));
    expect(heap.rolls).toHaveLength(1);
    expect(heap.marks.map(cameWords)).toEqual(['2 lost']);
  });

  test('lies where the last thing happened, where it has no place of its own', () => {
    const pursuit = roll('pursuit', [6], { needs: 5, kills: 1, side: 'attacker' });
    expect(fallsIn([pursuit], scene, pbiLook)).toEqual([]);
    expect(fallsIn([volley([6], 1), pursuit], scene, pbiLook)).toMatchObject([
      { rolls: [{ came: { word: 'hits' } }, { came: { word: 'kills' } }] },
    ]);
  });
});

/** Dice that belong to no place of the table; those of leaders, who are not on it, among them. */
const PLACELESS = new Set([
  'arrivalRoll',
  'assetTried',
  'countdown',
  'extension',
  'buildingPoints',
  'pursuit',
  'breakTest',
  'leaderControl',
  'regrouped',
]);

describe.each<[string, Ruleset, Look, number]>([
  ['PBI', pbi, pbiLook, 600],
  ['PBI with boats', pbiBoats, pbiBoatsLook, 600],
  ['Browning', browning, browningLook, 300],
  ['Pub Battles', pubBattles, pubBattlesLook, 150],
  ['Square Bashing', squareBashing, squareBashingLook, 600],
])('in %s', (_name, ruleset, look, steps) => {
  const told = randomSteps(ruleset, steps);
  const words = wordsOf(ruleset);
  const rolled = told.flatMap(({ events, scene, before }) =>
    events.filter(({ dice = [] }) => dice.length > 0).map((event) => ({ event, scene, before })),
  );

  test('all dice come to something in a few words', () => {
    expect(rolled.length).toBeGreaterThan(0);
    for (const { event } of rolled) {
      const came = look.came(event);
      expect(came, event.type).toBeDefined();
      if (came !== undefined) expect(cameWords(came).split(' ').length).toBeLessThan(5);
    }
  });

  test('a line beside its dice does not list them', () => {
    for (const { event } of rolled) {
      expect(words.tellBriefly(event)).not.toMatch(/\[\[|\d, \d|rolled/);
      expect(words.tell(event)).not.toContain('[[');
    }
  });

  test('dice have a place on the table', () => {
    const lost = rolled.filter(
      ({ event, scene, before }) =>
        whereOf(event, scene) === undefined && whereOf(event, before) === undefined,
    );
    const types = new Set(lost.map(({ event }) => event.type));
    expect([...types].filter((type) => !PLACELESS.has(type))).toEqual([]);
  });
});

function startOf(ruleset: Ruleset): object {
  const start = ruleset.setup(ruleset.scenarios[0], {});
  if (!start.ok) throw new Error('the first scenario does not load');
  return start.value;
}

interface Told {
  readonly events: readonly GameEvent[];
  readonly before: Scene;
  readonly scene: Scene;
}

/** What happens in a game of random moves, step by step, with the scene before and after each. */
function randomSteps(ruleset: Ruleset, most: number): Told[] {
  const state = startOf(ruleset);
  const [dice, draw] = [seededDice('rolls'), seededDraw('choices')];
  const steps: Told[] = [];
  const look = (): Scene => ruleset.scene(ruleset.view(state, SPECTATOR));
  let before = look();
  while (steps.length < most && ruleset.pending(state).outcome === undefined) {
    const [{ side }] = ruleset.pending(state).decisions;
    const moves = ruleset.moves(state, side);
    const events: GameEvent[] = [];
    ruleset.play(state, side, moves[draw(moves.length) - 1], dice, (event) => events.push(event));
    const scene = look();
    steps.push({ events, before, scene });
    before = scene;
  }
  return steps;
}
