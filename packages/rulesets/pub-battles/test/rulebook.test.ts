import { KERNEL_ENGLISH, Words } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { OPTIONS } from '../src/rules/options.ts';
import { pubBattles } from '../src/ruleset.ts';
import { RULEBOOK } from '../src/rulebook/rulebook.ts';
import { KIND, MULTIPLIERS, RATES, SIGHT_INTO, SIZES, TURNS_A_DAY } from '../src/rules/tables.ts';

/** The numbers of all rules, a line to a section. */
const NUMBERS = [
  '1.1 1.2 1.3 1.4 1.5 1.6',
  '2.1 2.2 2.3 2.4 2.5',
  '3.1 3.2 3.3 3.4 3.5 3.6 3.7',
  '4.1 4.2 4.3 4.4 4.5 4.6 4.7',
  '5.1 5.2 5.3 5.4',
  '6.1 6.2 6.3 6.4 6.5 6.6 6.7',
  '7.1 7.2 7.3 7.4 7.5',
  '8.1 8.2 8.3 8.4',
  '9.1 9.2 9.3 9.4 9.5 9.6',
  '10.1 10.2 10.3 10.4 10.5 10.6 10.7 10.8 10.9',
  '11.1 11.2 11.3 11.4',
  '12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.10',
];

/** Those that are rulings from the first word to the last, and the one that a match can switch. */
const RULINGS = ['PB-1.4', 'PB-1.6', 'PB-3.7', 'PB-7.5', 'PB-10.9'];

/** Rules of the book with a ruling inside them. */
const MIXED = [
  '1.1 1.2 1.3 1.5',
  '2.2 2.3 2.4 2.5',
  '3.2 3.3 3.4 3.5',
  '4.1 4.4 4.5 4.6 4.7',
  '5.1 5.2 5.3 5.4',
  '6.1 6.2 6.3 6.4 6.7',
  '7.1 7.2 7.3 7.4',
  '8.1 8.2 8.3',
  '9.1 9.2 9.5 9.6',
  '10.2 10.4 10.7 10.8',
  '11.1 11.2 11.3 11.4',
  '12.2 12.5 12.6 12.7 12.8 12.9 12.10',
].flatMap((section) => section.split(' ').map((id) => `PB-${id}`));

const words = new Words(pubBattles, KERNEL_ENGLISH);

/** All cards in words. */
const CARDS = RULEBOOK.map((each) => ({ id: each.id, ...words.card(each) }));

function card(id: string): (typeof CARDS)[number] {
  const found = CARDS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`there is no card ${id}`);
  return found;
}

test('every rule has a card, in the order of the book', () => {
  const ids = NUMBERS.flatMap((line) => line.split(' ')).map((number) => `PB-${number}`);
  expect(RULEBOOK.map(({ id }) => id)).toEqual(ids);
});

test('every card says what is the book’s and what is ours', () => {
  const rulings = RULEBOOK.filter(({ kind }) => kind === 'ruling').map(({ id }) => id);
  expect(rulings).toEqual(RULINGS);
  const mixed = RULEBOOK.filter(({ ruling }) => ruling !== undefined).map(({ id }) => id);
  expect(mixed).toEqual(MIXED);
  const options = RULEBOOK.filter(({ kind, option }) => kind === 'option' || option !== undefined);
  expect(options.map(({ id }) => id)).toEqual(OPTIONS.map(({ rule }) => rule));
});

test('titles are short, and no two are alike', () => {
  const titles = CARDS.map(({ title }) => title);
  expect(titles.filter((title) => title.length > 28)).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
});

test('cards are whole sentences', () => {
  for (const { id, text, ruling = 'None.', option = 'none.' } of CARDS) {
    expect(text, id).toMatch(/^[A-Z].*\.$/);
    expect(ruling, id).toMatch(/^[A-Z].*\.$/);
    // An option goes on after “Option:”.
    expect(option, id).toMatch(/^[a-z].*\.$/);
  }
});

test('cards cite only rules that there are', () => {
  const ids = new Set(RULEBOOK.map(({ id }) => id));
  for (const { id, text, ruling = '' } of CARDS) {
    for (const [cited] of `${text} ${ruling}`.matchAll(/PB-\d+\.\d+/g)) {
      expect(ids.has(cited), `${id} cites ${cited}`).toBe(true);
    }
  }
});

test('[PB-1.2] the card has the turns of a day that the table has', () => {
  expect(card('PB-1.2').text).toContain(`${TURNS_A_DAY} turns`);
});

test('[PB-1.3] the card has the rates of the table', () => {
  expect(card('PB-1.3').ruling).toContain('Foot 5¼ inches (a third is 1¾), Mounted 7½ inches');
  expect(RATES).toEqual({ foot: 5250, mounted: 7500 });
});

test('[PB-1.4] the card has the sizes of the table', () => {
  expect(card('PB-1.4').text).toContain('1⅞ by ⅜ for infantry');
  expect(SIZES).toEqual({ long: [1875, 375], short: [938, 375], square: [375, 375] });
});

test('[PB-7.2] the card has the depth of sight of the table', () => {
  expect(card('PB-7.2').text).toContain('⅜ inch');
  expect(SIGHT_INTO).toBe(375);
});

test('[PB-10.3] the card has the dice of the table', () => {
  expect(card('PB-10.3').text).toContain('artillery roll 3 dice, dragoons 2, detachments 1');
  expect(Object.entries(KIND).map(([kind, { dice }]) => `${kind} ${dice}`)).toEqual([
    'detachment 1',
    'militia 3',
    'regular 3',
    'elite 3',
    'guard 3',
    'artillery 3',
    'cavalry 3',
    'dragoons 2',
    'hq 0',
    'train 0',
  ]);
});

test('[PB-12.1] the card has the points of the table', () => {
  expect(card('PB-12.1').text).toContain(
    'detachment 1, militia 2, regulars 3, elite, artillery and dragoons 4, cavalry and guards 6',
  );
  expect(Object.entries(KIND).map(([kind, { points }]) => `${kind} ${points}`)).toEqual([
    'detachment 1',
    'militia 2',
    'regular 3',
    'elite 4',
    'guard 6',
    'artillery 4',
    'cavalry 6',
    'dragoons 4',
    'hq 0',
    'train 0',
  ]);
});

test('[PB-12.2] the cards have what points are multiplied with', () => {
  expect(card('PB-12.2').text).toContain('four times');
  expect(card('PB-12.3').text).toContain('three times');
  expect(card('PB-12.4').text).toContain('twice');
  expect(MULTIPLIERS).toEqual({ rout: 4, broken: 3, forcedBack: 2, points: 1 });
});
