import { browning } from '@sandtable/browning';
import type { Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { ambush } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { loadPlayers } from '../src/loading.ts';
import { misnomerAmong, playerNames, thinkersAmong } from '../src/names.ts';
import { playersOf, senseOf } from '../src/players.ts';
import { LEVELS } from '../src/search/effort.ts';

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

test.each([pbi, browning, pubBattles, squareBashing, pbiBoats] as unknown as Ruleset[])(
  '$id: those who may be told a number of play-outs are those whom it means something to',
  (ruleset) => {
    const efforts = senseOf(ruleset)?.efforts;
    const known = playerNames(ruleset);
    for (const level of LEVELS) {
      const thinks = (efforts?.[level].playOuts ?? 0) > 0;
      expect(misnomerAmong(known, `${level}@5`)).toBe(thinks ? undefined : 'thoughtless');
      expect(thinkersAmong(known).includes(level)).toBe(thinks);
    }
    expect(misnomerAmong(known, 'greedy@5')).toBe('thoughtless');
    expect(misnomerAmong(known, 'general@0')).toBe('number');
    expect(misnomerAmong(known, 'major@5')).toBe('nobody');
    expect(misnomerAmong(known, 'general:bold@5')).toBeUndefined();
  },
);
