import { expect } from 'vitest';
import { FOR_NOBODY, ScriptedDice, type GameEvent } from '@sandtable/kernel';
import { wording } from '@sandtable/testkit';
import { pbiBoats } from '../../src/index.ts';

/** The words that boats need for whatever happens in a test. */
export const WORDS: ReturnType<typeof wording> = wording(pbiBoats);

/** What happens is told in words, under a rule of the book, and so is each reason of a roll. */
export function isTold(event: GameEvent): void {
  WORDS.requireRule(event.rule, event.type);
  WORDS.require(pbiBoats.tell(event as never), event.type);
  for (const { rule, key } of event.reasons ?? []) {
    WORDS.requireRule(rule, key);
    WORDS.require({ key: `reason.${key}` }, event.type);
  }
  isExplained(event);
}

/** Of dice it is known what they were for, and the same faces give the same again. */
function isExplained(event: GameEvent): void {
  const { type, dice = [] } = event;
  const thrown = pbiBoats.thrown(event as never);
  expect(thrown === undefined, type).toBe(dice.length === 0);
  if (thrown === undefined || thrown === FOR_NOBODY) return;
  WORDS.require({ key: `throw.${thrown.kind}` }, type);
  expect(thrown.again(new ScriptedDice(dice)), type).toBe(thrown.got);
}
