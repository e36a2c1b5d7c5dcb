import { pubBattles } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import type { Sitting } from '../src/play/sitting.ts';
import { sit } from './seated.ts';

const TWO = { red: 'person', blue: 'person' } as const;
const ACCEPT = { type: 'accept' };

interface Asked {
  readonly side: string;
  readonly chapter: number;
}

/** Plays on with the last move there is, and says who was asked to alter the order, and how often the screen changed hands. */
async function playOn(
  sitting: Sitting,
  alter: (asked: Asked) => Promise<void>,
): Promise<{ readonly asked: readonly Asked[]; readonly handOvers: number }> {
  const asked: Asked[] = [];
  let handOvers = 0;
  for (let i = 0; i < 60 && sitting.moment().outcome === undefined; i++) {
    if (sitting.moment().handOver !== undefined) {
      handOvers++;
      sitting.takeOver();
    }
    const { decision, imagined, log } = sitting.moment();
    if (decision === undefined) break;
    const { side, kind } = decision;
    if (kind === 'alter') {
      asked.push({ side, chapter: log.length });
      await alter({ side, chapter: log.length });
    } else await sitting.play(imagined.moves(side).at(-1) ?? ACCEPT);
  }
  return { asked, handOvers };
}

test('what is declined for a turn is asked again in the next, and the screen changes hands less often', async () => {
  const each = sit(pubBattles, TWO).sitting;
  const always = await playOn(each, () => each.play(ACCEPT));
  const once = sit(pubBattles, TWO).sitting;
  const seldom = await playOn(once, () => once.declineAll(ACCEPT));
  const turns = seldom.asked.map(({ side, chapter }) => `${side} ${chapter}`);
  expect(new Set(turns).size).toBe(turns.length);
  expect(new Set(seldom.asked.map(({ chapter }) => chapter)).size).toBeGreaterThan(1);
  expect(always.asked.length).toBeGreaterThan(seldom.asked.length);
  expect(always.handOvers).toBeGreaterThan(seldom.handOvers);
});

test('whoever declines can be asked again; the other side is not told', async () => {
  const { sitting } = sit(pubBattles, { red: 'person', blue: 'computer:greedy' });
  sitting.open();
  const first: Asked[] = [];
  const { asked } = await playOn(sitting, async (now) => {
    if (first.length > 0) return sitting.play(ACCEPT);
    first.push(now);
    const declining = sitting.declineAll(ACCEPT);
    expect(sitting.moment().declines).toBe(true);
    sitting.askAgain();
    expect(sitting.moment().declines).toBe(false);
    await declining;
  });
  // In the same turn again.
  expect(asked.filter(({ chapter }) => chapter === first[0].chapter).length).toBeGreaterThan(1);

  const shared = sit(pubBattles, TWO).sitting;
  await playOn(shared, async () => {
    await shared.declineAll(ACCEPT);
    const { viewer, handOver, declines } = shared.moment();
    if (handOver !== undefined || viewer === 'spectator') expect(declines).toBe(false);
  });
});

test('a step back asks anew', async () => {
  const { sitting } = sit(pubBattles, TWO);
  await playOn(sitting, () => sitting.declineAll(ACCEPT));
  await sitting.undo();
  expect(sitting.moment().declines).toBe(false);
});

test('what somebody has answered once for all is asked of him no more, until he goes back', async () => {
  const { sitting, kept } = sit(pubBattles, TWO);
  const { table } = sitting;
  const standing = [{ habit: 'alter', when: {}, answer: 'accept' }];
  await sitting.answerBy(async () => table.standing?.put('red', standing));
  expect(kept.at(-1)?.standing).toEqual({ red: standing });
  const { asked } = await playOn(sitting, () => sitting.play(ACCEPT));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ side }) => side === 'red')).toEqual([]);
  expect(table.known('red').told.length).toBeGreaterThan(asked.length);
});
