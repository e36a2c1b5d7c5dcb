import { browning } from '@sandtable/browning';
import type { Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { ambush } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { loadPlayers } from '../src/loading.ts';
import { playerNames } from '../src/names.ts';
import { playersOf } from '../src/players.ts';

test.each([pbi, browning, pubBattles, squareBashing, pbiBoats, ambush] as unknown as Ruleset[])(
  '$id: the names are those of its players, in their order',
  async (ruleset) => {
    const players = playersOf(ruleset);
    expect(playerNames(ruleset)).toEqual(players.map(({ name }) => name));
    const loaded = await loadPlayers(ruleset);
    expect(loaded.map(({ name }) => name)).toEqual(playerNames(ruleset));
    expect(loaded.map((kind) => kind.reasons?.(ruleset))).toEqual(
      players.map((kind) => kind.reasons?.(ruleset)),
    );
  },
);
