import { describe, expect, test } from 'vitest';
import { KERNEL_ENGLISH } from '../src/english.ts';
import { mergeCatalogues, message, render, renderBriefly, type Catalogue } from '../src/message.ts';

const english: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: {
    'list.joint': ', ',
    'list.last': ' and ',
    'list.more': '{count} more',
    plain: 'Nothing to fill in.',
    fell: '{who} fell in {square}.',
    twice: '{a} {a} {b}',
    men: '{count:one man|# men} fell',
    only: '{count:# of them}',
    open: 'a {} b {x y} c',
    square: 'square {name}',
    shot: '{who} shoots[[: {dice} on {needs}+]]. {hits:One hit|# hits}.',
  },
};

const say = (key: string, parts?: Parameters<typeof message>[1]): string =>
  render(message(key, parts), english);

describe('a message is rendered', () => {
  test('without parts, as its template stands', () => {
    expect(say('plain')).toBe('Nothing to fill in.');
    expect(message('plain')).toEqual({ key: 'plain' });
  });

  test('with strings and numbers in its gaps, each as often as it is named', () => {
    expect(say('fell', { who: 'Smith', square: 4 })).toBe('Smith fell in 4.');
    expect(say('twice', { a: 1, b: 'x' })).toBe('1 1 x');
    expect(say('twice', { a: 0, b: '' })).toBe('0 0 ');
  });

  test('with what is seen beside it, or without', () => {
    const shot = message('shot', { who: '[[he]]', dice: ['5', '6'], needs: 5, hits: 2 });
    expect(render(shot, english)).toBe('[[he]] shoots: 5 and 6 on 5+. 2 hits.');
    expect(renderBriefly(shot, english)).toBe('[[he]] shoots. 2 hits.');
  });

  test('with only the first of a long list, where there is little room', () => {
    const briefly = (who: readonly string[], most?: number): string =>
      renderBriefly(message('fell', { who, square: 'a1' }), english, most);
    expect(briefly(['A', 'B', 'C'], 2)).toBe('A and 2 more fell in a1.');
    expect(briefly(['A', 'B', 'C'], 3)).toBe('A, B and C fell in a1.');
    expect(briefly(['A', 'B', 'C', 'D'], 3)).toBe('A, B and 2 more fell in a1.');
    expect(briefly(['A', 'B', 'C'])).toBe('A, B and C fell in a1.');
  });

  test('with messages inside messages', () => {
    const square = message('square', { name: message('plain') });
    expect(say('fell', { who: 'He', square })).toBe('He fell in square Nothing to fill in..');
  });

  test('with lists, joined as the language does', () => {
    const who = (...names: string[]): string => say('fell', { who: names, square: 'a1' });
    expect(who()).toBe(' fell in a1.');
    expect(who('A')).toBe('A fell in a1.');
    expect(who('A', 'B')).toBe('A and B fell in a1.');
    expect(who('A', 'B', 'C')).toBe('A, B and C fell in a1.');
    expect(say('fell', { who: [1, message('square', { name: 2 })], square: 3 })).toBe(
      '1 and square 2 fell in 3.',
    );
  });

  test('with lists in a language that says nothing about them', () => {
    const bare: Catalogue = { ...english, texts: { fell: '{who}' } };
    expect(render(message('fell', { who: ['A', 'B', 'C'] }), bare)).toBe('A, B, C');
  });

  test('with the form that a number takes', () => {
    expect(say('men', { count: 0 })).toBe('0 men fell');
    expect(say('men', { count: 1 })).toBe('one man fell');
    expect(say('men', { count: 12 })).toBe('12 men fell');
  });

  test('with the last form where a language has more forms than the template', () => {
    expect(say('only', { count: 5 })).toBe('5 of them');
  });

  test('with what is missing left visible', () => {
    expect(say('nowhere', { a: 1 })).toBe('nowhere');
    expect(say('fell', { who: 'A' })).toBe('A fell in {square}.');
    expect(say('men')).toBe('{count:one man|# men} fell');
    expect(say('open')).toBe('a {} b {x y} c');
  });

  test('with a key or a gap that has the name of something every object has', () => {
    expect(say('toString')).toBe('toString');
    expect(say('__proto__')).toBe('__proto__');
    const odd: Catalogue = { ...english, texts: { odd: '{constructor}' } };
    expect(render(message('odd', {}), odd)).toBe('{constructor}');
  });

  test('with a part that looks like a template or a pattern left as it is', () => {
    expect(say('fell', { who: '{square}', square: '$& $1' })).toBe('{square} fell in $& $1.');
  });
});

describe('catalogues merge', () => {
  test('so that later ones win and the first gives language and forms', () => {
    const other: Catalogue = {
      language: 'de',
      form: () => 1,
      texts: { plain: 'Nichts.', neu: 'Neu.' },
    };
    const merged = mergeCatalogues(english, other);
    expect(merged.language).toBe('en');
    expect(merged.form(1)).toBe(0);
    expect(render(message('plain'), merged)).toBe('Nichts.');
    expect(render(message('neu'), merged)).toBe('Neu.');
    expect(render(message('men', { count: 2 }), merged)).toBe('2 men fell');
    expect(render(message('plain'), english)).toBe('Nothing to fill in.');
  });
});

test('the kernel’s own texts have no gap that is not well formed', () => {
  for (const text of Object.values(KERNEL_ENGLISH.texts)) {
    expect(text.replaceAll(/\{\w+(?::[^{}|]*\|[^{}|]*)?\}/g, '')).not.toMatch(/[{}]/);
  }
  expect([0, 1, 2].map((count) => KERNEL_ENGLISH.form(count))).toEqual([1, 0, 1]);
});
