import { describe, expect, test } from 'vitest';
import { MATCH_RULES } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import {
  hasAll,
  isWanted,
  patternsOf,
  searchIn,
  searchPart,
  stretches,
  type Search,
} from '../src/rules/search.ts';
import { sectionOf, sectionsOf } from '../src/rules/sections.ts';

describe('sections', () => {
  test('a rule belongs to what its id begins with', () => {
    expect(sectionOf('QS-10.6')).toBe('QS-10');
    expect(sectionOf('resignation')).toBe('match');
  });

  test('they hold every rule in the order of the book, and giving up at the end', () => {
    const sections = sectionsOf(pbi.rulebook);
    expect(sections.flatMap(({ cards }) => cards)).toEqual([...pbi.rulebook, ...MATCH_RULES]);
    expect(sections.map(({ id }) => id).slice(-2)).toEqual(['QS-12', 'match']);
  });

  test('each section of PBI has a title', () => {
    for (const { id } of sectionsOf(pbi.rulebook).slice(0, -1)) {
      expect(pbi.catalogue.texts[`section.${id}`], id).toBeTypeOf('string');
    }
  });
});

describe('searching', () => {
  const texts = ['QS-8.1', 'Dice for a shot', 'The commander’s SMG has 3 dice.'];

  test.each(['', 'dice', 'DICE', '8.1 smg', "commander's", 'commander’s', '3 dice.'])(
    '%j is found',
    (find) => expect(hasAll(texts, patternsOf(find))).toBe(true),
  );

  test.each(['ot', 'dice lmg', '8x1', '.*', '(', 'qs-8.2', '\\'])('%j is not', (find) =>
    expect(hasAll(texts, patternsOf(find))).toBe(false),
  );

  test('what is found is marked, once where two words overlap', () => {
    const marked = (text: string, find: string): string =>
      stretches(text, patternsOf(find))
        .map((stretch) => (stretch.marked ? `[${stretch.text}]` : stretch.text))
        .join('');
    expect(marked('Dice for dice', 'dice')).toBe('[Dice] for [dice]');
    expect(marked('motivated', 'mot motiv')).toBe('[motiv]ated');
    expect(marked('nothing', '')).toBe('nothing');
    expect(marked('', 'dice')).toBe('');
  });

  test('rulings and options are told from the rest', () => {
    const wanted = (only: Search['only']): string[] =>
      pbi.rulebook.filter((card) => isWanted(card, only)).map(({ id }) => id);
    expect(wanted('everything')).toHaveLength(pbi.rulebook.length);
    expect(wanted('options')).toEqual(['QS-5.5', 'QS-8.3', 'QS-10.3']);
    expect(wanted('rulings')).toEqual(expect.arrayContaining(['QS-1.3', 'QS-3.5']));
    expect(wanted('rulings')).not.toContain('QS-1.1');
  });

  test.each<[Search, string]>([
    [{ find: '', only: 'everything' }, ''],
    [{ find: 'a b', only: 'everything' }, '?find=a+b'],
    [{ find: '&', only: 'rulings' }, '?find=%26&only=rulings'],
  ])('%j is kept in the address as %j', (search, part) => {
    expect(searchPart(search)).toBe(part);
    expect(searchIn(new URL(`/rules/pbi${part}`, 'https://sandtable.test'))).toEqual(search);
  });

  test('nonsense in the address shows everything', () => {
    const address = new URL('https://sandtable.test/rules/pbi?only=toString');
    expect(searchIn(address)).toEqual({ find: '', only: 'everything' });
  });
});
