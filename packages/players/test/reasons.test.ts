import { browning } from '@sandtable/browning';
import { Match, seededDice, type Message, type Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { describe, expect, test } from 'vitest';
import { greedy } from '../src/index.ts';

/** Questions that a game's player takes the first answer to, because it makes no difference to it. */
const FIRST: Readonly<Record<string, string>> = { 'pbi-boats': 'morale' };
/** So many decisions of each game are looked at. */
const DECISIONS = 150;

describe.each([pbi, pbiBoats, browning, pubBattles, squareBashing] as readonly Ruleset[])(
  'in $id',
  (ruleset) => {
    const words = greedy.reasons?.(ruleset) ?? {};
    const given = reasonsIn(ruleset);

    test('the greedy player says why it decides as it does, also where it has no choice', () => {
      const silent = given.filter(({ reason }) => reason === undefined);
      expect(silent.filter(({ kind }) => kind !== FIRST[ruleset.id])).toEqual([]);
    });

    test('each reason has its words, and a position has one', () => {
      const without = given.filter(({ reason }) => reason && !Object.hasOwn(words, reason.key));
      expect(without).toEqual([]);
      expect(given.filter(({ again }) => !again)).toEqual([]);
      expect(new Set(given.map(({ reason }) => reason?.key)).size).toBeGreaterThan(4);
    });
  },
);

interface Given {
  readonly kind: string;
  readonly move: string;
  readonly reason: Message | undefined;
  /** Whether it decides and says the same when it is asked again. */
  readonly again: boolean;
}

/** What is said for the moves of a game that it plays against itself. */
function reasonsIn(ruleset: Ruleset): Given[] {
  const start = Match.start(ruleset, ruleset.scenarios[0], {}, { kind: 'seeded', seed: 'reasons' });
  if (!start.ok) throw new Error(ruleset.id);
  const match = start.value;
  const player = greedy.make(ruleset);
  const given: Given[] = [];
  for (let i = 0; i < DECISIONS; i++) {
    const [decision] = match.pending.decisions;
    if (decision === undefined) break;
    const view = match.view(decision.side);
    const choose = (): { readonly move: string; readonly reason: Message | undefined } => {
      let reason: Message | undefined;
      const dice = seededDice('advice');
      const move = player.choose(view, decision, dice, (why) => (reason = why));
      return { move: JSON.stringify(move), reason };
    };
    const { move, reason } = choose();
    const second = i % 10 === 0 ? choose() : { move, reason };
    const again = second.move === move && second.reason?.key === reason?.key;
    given.push({ kind: decision.kind, move, reason, again });
    match.play(decision.side, JSON.parse(move));
  }
  return given;
}
