import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  KERNEL_ENGLISH,
  mergeCatalogues,
  render,
  type Message,
  type Part,
} from '@sandtable/kernel';
import { refusalProblems } from '@sandtable/testkit';
import { PARTS, PUB_ENGLISH } from '../src/english/english.ts';
import { EVENTS as EVENT_TEXTS } from '../src/english/events.ts';
import { MOVES as MOVE_TEXTS } from '../src/english/moves.ts';
import { NAMES } from '../src/english/names.ts';
import { QUESTIONS } from '../src/english/questions.ts';
import type { PubEvent } from '../src/state/events.ts';
import type { Frame } from '../src/state/frames.ts';
import type { PubMove } from '../src/state/moves.ts';
import { OPTIONS } from '../src/rules/options.ts';
import { whenWords } from '../src/table/placeWords.ts';
import { RULEBOOK } from '../src/rulebook/rulebook.ts';
import { ARMS, KINDS, SIDES } from '../src/rules/tables.ts';
import { flow } from '../src/rules/flow.ts';
import { pubBattles } from '../src/ruleset.ts';
import { label, tell } from '../src/table/words.ts';
import { EVENTS, FRAMES, MOVES, viewWith } from './support/samples.ts';

const SOURCE = join(import.meta.dirname, '..', 'src');
const { texts } = PUB_ENGLISH;
const catalogue = mergeCatalogues(KERNEL_ENGLISH, PUB_ENGLISH);

/** A message in words, or a failed test where a key is missing or a gap was left unfilled. */
function inWords(text: Message): string {
  for (const key of keysIn(text)) expect(texts[key], key).toBeTypeOf('string');
  const words = render(text, catalogue);
  expect(words, text.key).not.toMatch(/[{}|]|undefined|NaN|null|\[object|\(\)/);
  return words;
}

/** The keys of a message, and of those inside of it. */
function keysIn(part: Part): string[] {
  if (typeof part === 'string' || typeof part === 'number') return [];
  if (!('key' in part)) return part.flatMap(keysIn);
  return [part.key, ...Object.values(part.with ?? {}).flatMap(keysIn)];
}

const asked = (frame: Frame): Message =>
  flow.ask(viewWith(frame), { side: 'red', kind: frame.type, rule: 'PB-3.1' });
const chosen = (move: PubMove): Message => label(viewWith(), move);

const event = (type: PubEvent['type'], nth = 0): string =>
  inWords(tell(EVENTS.filter((each) => each.type === type)[nth]));
const move = (type: PubMove['type'], nth = 0): string =>
  inWords(chosen(MOVES.filter((each) => each.type === type)[nth]));
const question = (type: Frame['type'], nth = 0): string =>
  inWords(asked(FRAMES.filter((each) => each.type === type)[nth]));

test('every file of texts is in the catalogue, and no key is in two of them', async () => {
  const all = readdirSync(join(SOURCE, 'english'), { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.endsWith('.ts') && file !== 'english.ts');
  const parts = await Promise.all(
    files.map(async (file) => {
      const module = (await import(join(SOURCE, 'english', file))) as Record<string, object>;
      return Object.values(module);
    }),
  );
  const missing = files.filter((_, i) => !parts[i].every((part) => PARTS.includes(part as never)));
  expect(missing).toEqual([]);
  const keys = PARTS.flatMap((part) => Object.keys(part));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  expect(Object.keys(texts).length).toBe(keys.length);
});

test('no text of the kernel is overwritten, but that its sides have no article', () => {
  const own = Object.keys(texts).filter((key) => key in KERNEL_ENGLISH.texts);
  expect(own).toEqual(['side.the']);
});

test('no text is empty, and every gap is written as one', () => {
  for (const [key, text] of Object.entries(texts)) {
    expect(text, key).not.toBe('');
    expect(text.replaceAll(/\{\w+(?::[^{}|]+\|[^{}|]+)?\}/g, ''), key).not.toMatch(/[{}|]/);
  }
});

test('there are words for everything that is pointed at by a key', () => {
  const keys = [
    ...SIDES.map((side) => `side.${side}`),
    ...KINDS.map((kind) => `kind.${kind}`),
    ...ARMS.map((arm) => `arm.${arm}`),
    ...OPTIONS.map(({ id }) => `option.${id}`),
    ...RULEBOOK.map(({ id }) => `section.${id.slice(0, id.indexOf('.'))}`),
    'ruleset.title',
    'ruleset.about',
    'ruleset.facts',
  ];
  for (const key of keys) expect(texts[key], key).toBeTypeOf('string');
});

test('questions, choices and lines of the log have words, and no words are left over', () => {
  const messages = [...FRAMES.map(asked), ...MOVES.map(chosen), ...EVENTS.map(tell)];
  for (const text of messages) inWords(text);
  const used = new Set(messages.flatMap(keysIn));
  const own = [NAMES, QUESTIONS, MOVE_TEXTS, EVENT_TEXTS].flatMap((part) => Object.keys(part));
  expect(own.filter((key) => !used.has(key))).toEqual([]);
});

test('every refusal cites a rule of the book and has words, and no words are left over', () => {
  expect(refusalProblems(pubBattles, SOURCE)).toEqual([]);
});

test('[PB-7.5] one’s own pieces are told by name, kind and block, the enemy’s by what is known', () => {
  const told = ['B3', 'B4', 'B5', 'B9'].map((target) => inWords(chosen({ type: 'fire', target })));
  expect(told).toEqual([
    'Fire at block B3',
    'Fire at block B4 (foot)',
    'Fire at block B5 (elite)',
    'Fire at block B9 (HQ)',
  ]);
  expect(move('unpack')).toBe('Unpack Greene 2 (regulars, R7)');
  expect(move('keep')).toBe('Greene 3 (militia) into reserve');
  expect(event('attacked')).toBe('Greene 2 (regulars, R7) attacks block B3.');
  expect(event('attacked', 1)).toBe(
    'Greene 2 (regulars, R7) attacks block B3 (militia) in the flank.',
  );
});

test('[PB-3.2, PB-3.4] of a drawn chit only its own side is told the Command', () => {
  expect(event('drawn', 0)).toBe('Greene’s chit is drawn, for Red.');
  expect(event('drawn', 1)).toBe('One of Blue’s chits is drawn.');
  expect(question('alter', 0)).toBe('Greene’s chit is drawn. Do you alter the order?');
  expect(question('alter', 1)).toBe('An enemy chit is drawn. Do you alter the order?');
  expect(question('alter', 2)).toBe('The enemy moves first, then Greene. Do you alter the order?');
});

test('[PB-3.6] rolling for oneself and for a subordinate', () => {
  expect(move('jump', 0)).toBe('Greene (HQ, R1) tries to jump ahead');
  expect(move('jump', 1)).toBe('Slocum (HQ, R2) tries to make Greene (HQ, R1) jump ahead');
  expect(event('jumped', 0)).toBe('Greene (HQ, R1) jumps ahead: rolled 2, needing 3 or less.');
  expect(event('jumped', 3)).toBe(
    'Slocum (HQ, R2) cannot make Greene (HQ, R1) jump ahead: rolled 5, needing 3 or less.',
  );
});

test('[PB-4.1] places are told to a quarter of an inch, facings by the compass', () => {
  expect(move('deploy')).toBe('Greene 3 (militia), facing west, at 4.25″, 3″');
  expect(event('moved', 0)).toBe('Greene 2 (regulars, R7) moves 3.5″ east, to 4.25″, 3″.');
  expect(event('moved', 1)).toBe(
    'Greene 2 (regulars, R7) marches 3.5″ east in column, to 4.25″, 3″.',
  );
  expect(event('moved', 2)).toBe('Greene 2 (regulars, R7) turns to face east.');
  const facing = (degrees: number): string =>
    inWords(chosen({ type: 'rally', piece: 'R7', facing: degrees })).replace(/.* /, '');
  expect([0, 22, 23, 67, 68, 180, 337, 338].map(facing)).toEqual([
    'north',
    'north',
    'north-east',
    'north-east',
    'east',
    'south',
    'north-west',
    'north',
  ]);
});

test('[PB-6.2] an attack says which edge, and how far from its middle', () => {
  const at = (aside: number): string =>
    inWords(chosen({ type: 'attack', piece: 'R7', target: 'B3', edge: 'right', aside }));
  const plain = 'Greene 2 (regulars, R7) attacks the right flank of block B3';
  expect(at(0)).toBe(plain);
  expect(at(124)).toBe(plain);
  expect(at(500)).toBe(`${plain}, 0.5″ to the right`);
  expect(at(-750)).toBe(`${plain}, 0.75″ to the left`);
});

test('[PB-10.3, PB-10.4] a line of fire has its dice, the score and why', () => {
  const fires = 'Greene 2 (regulars, R7) fires at block B3: 4 6 1';
  expect(event('fired', 0)).toBe(`${fires}, 4+ hits. One hit.`);
  expect(event('fired', 1)).toBe(`${fires}, 4+ hits. No hit.`);
  expect(event('fired', 2)).toContain('5+ hits (−1 for cover, +1 for firing into a flank, ');
  expect(event('fired', 3)).toContain('−1 for an enemy on its own flank');
  expect(event('bombarded', 0)).toContain('2 hits.');
  expect(event('combatBegan')).toBe('Combat: Greene 2 (regulars, R7) and block B3.');
});

test('[PB-12.2, PB-12.5] how the battle ends', () => {
  expect(event('won', 0)).toBe('Red routs the enemy: its points count 4 times.');
  expect(event('ended', 0)).toBe('Blue wins by a rout: Red 3, Blue 24.');
  expect(event('ended', 6)).toBe('A draw: Red 3, Blue 3.');
  expect(event('revealed', 1)).toBe('Blue stays; the other side withdraws.');
});

test('[PB-12.6] what may come back, and nothing of which none may', () => {
  expect(question('recover', 0)).toBe('Which destroyed pieces come back? You get one piece.');
  expect(question('recover', 1)).toBe('Which destroyed pieces come back? You get 2 detachments.');
  expect(question('recover', 2)).toBe(
    'Which destroyed pieces come back? You get 3 pieces and one detachment.',
  );
});

test('[PB-12.9] turns are counted on through the days and nights', () => {
  expect([0, 1, 8, 9, 10, 17].map((arrives) => inWords(whenWords(arrives)))).toEqual([
    'from the beginning',
    'on turn 1 of day 1, about 6:00',
    'on turn 8 of day 1, about 16:30',
    'in the night after day 1',
    'on turn 1 of day 2, about 6:00',
    'on turn 8 of day 2, about 16:30',
  ]);
});

test('a choice that no list has is put into words all the same', () => {
  expect(inWords(chosen({ type: 'unpack', piece: 'R99' }))).toBe('Unpack block R99');
});
