import { SETTING } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { pubBattles } from '../src/ruleset.ts';
import { ON_MAP } from '../src/state/state.ts';
import { giveBlock, MOST_BLOCKS } from '../src/state/tags.ts';

test('a position can be written down also after the last number of a block', () => {
  const made = pubBattles.setup(pubBattles.scenarios[0], {});
  if (!made.ok) throw new Error('the battle is refused');
  const state = made.value;
  const own = state[SETTING].army.pieces.flatMap((piece, i) =>
    piece.side === 0 && state.place[i] === ON_MAP ? [i] : [],
  );
  state.nextBlock[0] = MOST_BLOCKS - 1;
  for (const piece of own) giveBlock(state, piece);
  const numbers = own.map((piece) => state.block[piece]);
  expect(new Set(numbers).size).toBe(own.length);
  expect(Math.max(...numbers)).toBe(MOST_BLOCKS - 1);
  expect(state.nextBlock[0]).toBe(MOST_BLOCKS);
  const again = pubBattles.setup(pubBattles.position(state), pubBattles.optionsOf(state));
  expect(again).toMatchObject({ ok: true, value: { block: state.block } });
});
