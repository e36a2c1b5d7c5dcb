import { browning } from '@sandtable/browning';
import { seededDice, type Message, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import type { AmbushState } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { kindNamed, kindsFor } from '../../src/kinds.ts';
import { playersOf, senseOf } from '../../src/players.ts';
import type { Doctrine } from '../../src/search/doctrine.ts';
import { AMBUSH, ambushSense } from './ambushSense.ts';

const GAMES = [pbi, pbiBoats, browning, pubBattles, squareBashing] as unknown as Ruleset[];
/** So many decisions of each game are looked at. */
const DECISIONS = 400;

test.each(GAMES)(
  '$id: no reason for a plan leaves open which of two things it means',
  (ruleset) => {
    const [general] = playersOf(ruleset);
    const told = Object.entries(general.reasons?.(ruleset) ?? {});
    const terms = told.filter(([key]) => key.startsWith('advice.term.')).map(([, words]) => words);
    expect(terms.length).toBeGreaterThan(8);
    expect(terms.filter((words) => /\bor\b|\bthan\b/u.test(words))).toEqual([]);
  },
);

test.each(GAMES)(
  '$id: what a side gains in the first way, the other is denied in the second',
  (ruleset) => {
    const doctrine = doctrineOf(ruleset);
    const both = doctrine.terms.flatMap(({ second }, i) => (second !== undefined ? [i] : []));
    const moved = new Set<number>();
    for (const state of positions(ruleset, doctrine)) {
      const [ours, theirs] = ([0, 1] as const).map((us) => weighed(doctrine, state, us));
      for (const [own, other] of [
        [ours, theirs],
        [theirs, ours],
      ]) {
        for (const i of both) {
          const denied = other.seconds[i];
          expect(own.amounts[i] - own.seconds[i]).toBeCloseTo(-denied, 6);
          if (denied !== 0) moved.add(i);
        }
      }
    }
    expect(moved.size).toBeGreaterThan(1);
  },
);

function doctrineOf(ruleset: Ruleset): Doctrine {
  const sense = senseOf(ruleset);
  if (sense === undefined) throw new Error(ruleset.id);
  return sense.doctrine;
}

interface Weighed {
  readonly amounts: number[];
  readonly seconds: number[];
}

function weighed(doctrine: Doctrine, state: object, us: SideNumber): Weighed {
  const [amounts, seconds] = [doctrine.terms.map(() => 0), doctrine.terms.map(() => 0)];
  doctrine.weigh(state, us, amounts, seconds);
  return { amounts, seconds };
}

/** The positions of a battle that both sides play quickly. */
function* positions(ruleset: Ruleset, doctrine: Doctrine): Generator<object> {
  const made = ruleset.setup(ruleset.scenarios[0], {});
  if (!made.ok) throw new Error(ruleset.id);
  const state = made.value;
  const dice = seededDice('ways');
  for (let step = 0; step < DECISIONS; step++) {
    const [decision] = ruleset.pending(state).decisions;
    if (decision === undefined) return;
    const us = ruleset.sides.indexOf(decision.side) as SideNumber;
    ruleset.play(state, decision.side, doctrine.quick(ruleset, state, us, dice), dice);
    if (ruleset.pending(state).outcome === undefined && step % 8 === 0) yield state;
  }
}

/** Why red, who has been found with six men by two, stands: where all that counts is his lead, of which so much is the second way's. */
function whyHeStands(share: number): Message | undefined {
  const doctrine: Doctrine<AmbushState> = {
    ...(ambushSense.doctrine as Doctrine<AmbushState>),
    terms: [
      { name: 'lead', nature: 'care', weight: 900, words: 'More of us.', second: 'Fewer of them.' },
    ],
    weigh({ men }, us, into, seconds = []) {
      into[0] = us === 0 ? men.red - men.blue : men.blue - men.red;
      seconds[0] = share * into[0];
    },
  };
  const kinds = kindsFor({ ...ambushSense, doctrine });
  const made = AMBUSH.setup({ ...AMBUSH.scenarios[0], men: { red: 6, blue: 2 } }, {});
  if (!made.ok) throw new Error('no ambush');
  const state = made.value;
  const play = (side: string, move: object): void =>
    AMBUSH.play(state, side, move as never, seededDice(1));
  play('red', { type: 'hide', at: 1 });
  play('blue', { type: 'hide', at: 5 });
  if (AMBUSH.pending(state).decisions[0].side === 'red') play('red', { type: 'search', at: 6 });
  play('blue', { type: 'search', at: 1 });
  const [asked] = AMBUSH.pending(state).decisions;
  const general = kindNamed(kinds, 'general');
  let why: Message | undefined;
  general
    ?.make(AMBUSH)
    .choose(AMBUSH.view(state, 'red'), asked, seededDice('x'), (reason) => (why = reason));
  return why;
}

test('a term is told by the way in which most of it was gained', () => {
  expect(whyHeStands(0.2)?.key).toBe('advice.term.lead');
  expect(whyHeStands(0.8)?.key).toBe('advice.term.lead.second');
});
