import { expect, test } from 'vitest';
import { seededDice, SETTING } from '@sandtable/kernel';
import type { PubScenario } from '../src/files/scenarioFile.ts';
import { pubBattles } from '../src/ruleset.ts';
import type { State } from '../src/state/state.ts';
import { FOG, freeBattle } from './support/fog.ts';
import { game } from './support/game.ts';
import { scenarioOf, type PieceSketch } from './support/sketch.ts';
import { vary } from './support/vary.ts';

const VIEWERS = ['red', 'blue', 'spectator'];
const STEPS = 60;
/** How many characters its JSON may have. */
const STATE_SIZE = 10_000;

const SCENARIOS = pubBattles.scenarios.map(
  (scenario) => [scenario.id, scenario as PubScenario] as const,
);

const publishedOf = (state: State): PubScenario =>
  pubBattles.published(pubBattles.position(state)) as PubScenario;

test.each(SCENARIOS)(
  '%s: a state is small, and a view that was sent is whole again',
  (id, file) => {
    const made = pubBattles.setup(file, {});
    if (!made.ok) throw new Error('bad scenario');
    const state = made.value;
    const published = JSON.parse(JSON.stringify(pubBattles.published(file))) as PubScenario;
    const dice = seededDice(id);
    for (let step = 0; step < STEPS; step++) {
      const [decision] = pubBattles.pending(state).decisions;
      if (decision === undefined) break;
      expect(JSON.stringify(state).length).toBeLessThan(STATE_SIZE);
      if (step % 10 === 0) {
        for (const viewer of VIEWERS) {
          const view = pubBattles.view(state, viewer);
          const here = pubBattles.furnish(
            JSON.parse(JSON.stringify(view)) as object,
            published,
            {},
          );
          expect(here).toEqual(view);
          // What was worked out about the map is not worked out again for each view.
          expect(here[SETTING]).toBe(pubBattles.furnish({}, published, {})[SETTING]);
        }
        // However far it has gone, all know the same of it.
        expect(pubBattles.furnish({}, publishedOf(state), {})[SETTING]).toEqual(
          state[SETTING].published,
        );
      }
      const moves = pubBattles.moves(state, decision.side);
      pubBattles.play(state, decision.side, moves[dice.die(moves.length) - 1], dice);
    }
  },
);

test('[PB-7.5] what is published of a scenario tells neither who stands where nor who hides', () => {
  const published = (a: PieceSketch, b: PieceSketch): string =>
    JSON.stringify(pubBattles.published(scenarioOf({ red: [{ pieces: { A: a, B: b } }] })));
  expect(published(['regular', 10_000, 10_000, 0], ['regular', 14_000, 10_000, 0])).toBe(
    published(['regular', 14_000, 10_000, 0], ['regular', 'reserve']),
  );
});

test.each(SCENARIOS)('[PB-7.5] %s is published without places', (_id, file) => {
  const { commands, detachments = [], ...rest } = pubBattles.published(file) as PubScenario;
  const where = ['at', 'facing', 'reserve', 'column'];
  expect(Object.keys(rest)).not.toContain('position');
  for (const { pieces, ...command } of commands) {
    expect(Object.keys(command)).not.toContain('hq');
    for (const each of [...pieces, ...detachments]) {
      expect(where.filter((field) => field in each)).toEqual([]);
    }
  }
  if (file.free !== undefined) expect(commands).toEqual([]);
});

test('[PB-7.5, PB-12.8] worlds that look alike to somebody publish the same', () => {
  for (const { state } of [game(FOG), freeBattle()]) {
    const dice = seededDice('published');
    for (const viewer of VIEWERS) {
      for (let n = 0; n < 20; n++) {
        const twin = vary(pubBattles.clone(state), viewer, dice);
        if (twin !== undefined) expect(publishedOf(twin)).toEqual(publishedOf(state));
      }
    }
  }
});

test('[PB-12.8] nobody’s orders of battle are published in a free game', () => {
  const { state } = freeBattle();
  expect(state[SETTING].army.commands.length).toBeGreaterThan(1);
  expect(publishedOf(state).commands).toEqual([]);
  expect(pubBattles.view(state, 'red')[SETTING].orders).toBeNull();
});
