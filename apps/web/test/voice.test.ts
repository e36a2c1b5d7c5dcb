// What whoever does not see the table is told, in which order.
import { pbi } from '@sandtable/pbi';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { expect, test } from 'vitest';
import type { Sitting } from '../src/play/sitting.ts';
import { saidSince, type Listened } from '../src/play/voice.ts';
import type { Seats } from '../src/store/seats.ts';
import { FIREFIGHT } from './browser/positions.ts';
import { ASSAULTS } from './browser/salient.ts';
import { matchOf, sit } from './seated.ts';

const alone: Seats = { attacker: 'person', defender: 'computer:x' };

/** Everything that is said from now on. */
function listenTo(sitting: Sitting): string[] {
  const said: string[] = [];
  let before: Listened | undefined;
  const listen = (): void => {
    const moment = sitting.moment();
    said.push(...saidSince(before, moment, sitting));
    before = { moment, steps: moment.step };
  };
  listen();
  sitting.subscribe(listen);
  return said;
}

test('what is asked is said at once, and what has happened before what is asked next', async () => {
  const { sitting } = sit(pbi, alone, {}, FIREFIGHT);
  const said = listenTo(sitting);
  expect(said.splice(0)).toEqual([
    'Attacker: What do the groups with action points do? 10 answers.',
  ]);
  const first = (): Promise<void> => sitting.play(matchOf(sitting).moves('attacker')[0]);
  await first();
  expect(said.splice(0)).toEqual(['Attacker: Who moves from c2 to b1? 3 answers.']);
  do {
    said.length = 0;
    await first();
  } while (said[0].includes('Who moves'));
  expect(said.splice(0)).toEqual([
    'LMG group A1 and rifle group A1 move from c2 to b1 for 1 AP each.',
    'Attacker: What do the groups with action points do? 5 answers.',
  ]);
});

test('what has been chosen is said, with all that follows from it; who goes back is asked again', () => {
  const { sitting } = sit(squareBashing, alone, {}, ASSAULTS);
  const said = listenTo(sitting);
  const [question] = said.splice(0);
  sitting.hand.point({ square: 'b4' });
  expect(said.splice(0)).toEqual([
    'Chosen: b4: infantry A3 and c4: infantry D1 and machine gun D1. 2 answers.',
  ]);
  sitting.hand.back();
  expect(said.splice(0)).toEqual([question]);
});

test('what is taken back is said, and then asked again', async () => {
  const { sitting } = sit(pbi, alone, {}, FIREFIGHT);
  const said = listenTo(sitting);
  const [question] = said;
  await sitting.play(matchOf(sitting).moves('attacker')[0]);
  said.length = 0;
  await sitting.undo();
  expect(said).toEqual(['Taken back.', question]);
});

test('a turn of the other side is told with what it begins with, and the end with its rule', async () => {
  const { sitting } = sit(pbi, alone, {}, { ...FIREFIGHT, turns: 1 } as typeof FIREFIGHT);
  const said = listenTo(sitting);
  while (sitting.moment().decision !== undefined) {
    const moves = matchOf(sitting).moves('attacker');
    await sitting.play(moves[moves.length - 1]);
  }
  await expect.poll(() => sitting.moment().outcome).toBeDefined();
  const decides = 'The defender decides …';
  expect(said.filter((line, i) => line === decides && said[i + 1] === decides)).toEqual([]);
  expect(said.find((line) => line.startsWith('Turn 1'))).toMatch(/defender/);
  expect(said.at(-2)).toMatch(/wins/);
  expect(said.at(-1)).toMatch(/^QS-[\d.]+: .+\.$/);
});

test('advice is said with its reason', async () => {
  const { sitting } = sit(pbi, alone, {}, FIREFIGHT);
  const said = listenTo(sitting);
  said.length = 0;
  await sitting.adviser.showMove();
  expect(said).toEqual(['Looking for a good move …', 'A good move', 'Move from c2 to b1.', 'why']);
});

test('where the screen is handed over only that is said, and the rest to whom it is for', () => {
  const { sitting } = sit(pubBattles, { red: 'person', blue: 'person' });
  const said = listenTo(sitting);
  expect(said.splice(0)).toEqual([
    'Hand over to Red',
    'What comes next is for Red alone. The table stays covered until then.',
  ]);
  sitting.takeOver();
  expect(said).toEqual(['Red: The armies are in place. Begin the battle. One answer.']);
});
