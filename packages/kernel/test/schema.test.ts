import { describe, expect, test } from 'vitest';
import { KERNEL_ENGLISH } from '../src/english.ts';
import { render } from '../src/message.ts';
import { accept, LISTED_PROBLEMS, problemsIn, reject, type Schema } from '../src/schema.ts';

/** Every problem as a line: where, and what. */
function problems(schema: Schema, value: unknown, path?: string): string[] {
  return problemsIn(schema, value, path).map(
    (problem) => `${problem.path}: ${render(problem.message, KERNEL_ENGLISH)}`,
  );
}

const CYCLE: Record<string, unknown> = {};
CYCLE['self'] = CYCLE;

const SIMPLE = [
  undefined,
  null,
  true,
  0,
  -0,
  NaN,
  Infinity,
  1.5,
  10n,
  Symbol('x'),
  '',
  '__proto__',
];
const OBJECTS = [[], [[[]]], {}, new Map(), new Date(0), () => 1, CYCLE];
const HOSTILE: readonly unknown[] = [
  ...SIMPLE,
  ...OBJECTS,
  Object.create(null),
  JSON.parse('{ "__proto__": { "type": "a" }, "constructor": null, "hasOwnProperty": 1 }'),
  JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`),
  'x'.repeat(100_000),
];

describe('each keyword', () => {
  test('type', () => {
    const samples = {
      object: {},
      array: [],
      string: '',
      integer: 3,
      boolean: false,
      null: null,
    } as const;
    for (const type of Object.keys(samples) as (keyof typeof samples)[]) {
      for (const [name, value] of Object.entries(samples)) {
        expect(problems({ type }, value), `${name} as ${type}`).toHaveLength(name === type ? 0 : 1);
      }
    }
    expect(problems({ type: 'string' }, 3)).toEqual([': must be of type string; it is 3']);
    expect(problems({ type: 'object' }, [])).toEqual([': must be of type object; it is a list']);
    expect(problems({ type: 'array' }, {})).toEqual([': must be of type array; it is an object']);
    expect(problems({ type: 'integer' }, undefined)).toEqual([
      ': must be of type integer; it is nothing',
    ]);
  });

  test('type integer takes whole numbers that are safe', () => {
    const accepted = [0, -1, 2 ** 53 - 1, 1.0];
    const refused = [1.5, NaN, Infinity, -Infinity, 2 ** 53, '1', 10n];
    for (const value of accepted) expect(problems({ type: 'integer' }, value)).toEqual([]);
    for (const value of refused) expect(problems({ type: 'integer' }, value)).toHaveLength(1);
  });

  test('const', () => {
    expect(problems({ const: 1 }, 1)).toEqual([]);
    expect(problems({ const: null }, null)).toEqual([]);
    expect(problems({ const: false }, false)).toEqual([]);
    expect(problems({ const: 'a' }, 'b')).toEqual([': must be "a", not "b"']);
    expect(problems({ const: 1 }, '1')).toEqual([': must be 1, not "1"']);
    expect(problems({ const: null }, undefined)).toEqual([': must be null, not nothing']);
  });

  test('enum', () => {
    const schema: Schema = { enum: ['red', 'blue', null, 3] };
    for (const value of ['red', 'blue', null, 3]) expect(problems(schema, value)).toEqual([]);
    expect(problems(schema, 'green')).toEqual([
      ': must be one of "red", "blue", null and 3; it is "green"',
    ]);
    expect(problems(schema, ['red'])).toHaveLength(1);
  });

  test('minimum and maximum', () => {
    const schema: Schema = { type: 'integer', minimum: 1, maximum: 6 };
    expect(problems(schema, 1)).toEqual([]);
    expect(problems(schema, 6)).toEqual([]);
    expect(problems(schema, 0)).toEqual([': must be at least 1']);
    expect(problems(schema, 7)).toEqual([': must be at most 6']);
    expect(problems({ minimum: 0 }, -1)).toEqual([': must be at least 0']);
    expect(problems({ maximum: 0 }, 1)).toEqual([': must be at most 0']);
  });

  test('minLength and maxLength', () => {
    const schema: Schema = { type: 'string', minLength: 2, maxLength: 3 };
    expect(problems(schema, 'ab')).toEqual([]);
    expect(problems(schema, 'abc')).toEqual([]);
    expect(problems(schema, 'a')).toEqual([': must have at least 2 characters']);
    expect(problems(schema, 'abcd')).toEqual([': must have at most 3 characters']);
  });

  test('pattern', () => {
    const schema: Schema = { type: 'string', pattern: '^[a-h][1-8]$' };
    expect(problems(schema, 'c4')).toEqual([]);
    expect(problems(schema, 'c9')).toEqual([
      ': is "c9", which does not have the form ^[a-h][1-8]$',
    ]);
  });

  test('a string has no half characters, whatever its schema says, nor has a name', () => {
    const broken = 'has a broken character: half of a pair of surrogates';
    for (const half of ['x\uD800y', '\uDE00', 'x\uD83D']) {
      expect(problems({ type: 'string' }, half)).toEqual([`: ${broken}`]);
      expect(problems({}, { a: half })).toEqual([]);
      expect(problems({ properties: { a: {} } }, { a: half })).toEqual([`a: ${broken}`]);
    }
    const named: Schema = { additionalProperties: { type: 'integer' } };
    expect(problems(named, { 'x\uD800': 1 })).toEqual([`x\uFFFD: ${broken}`]);
    expect(problems({ type: 'string', maxLength: 2 }, '😀')).toEqual([]);
  });

  test('minItems, maxItems and items', () => {
    const schema: Schema = { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string' } };
    expect(problems(schema, ['a'])).toEqual([]);
    expect(problems(schema, [])).toEqual([': must have at least one entry']);
    expect(problems(schema, [1, 'a'])).toEqual(['[0]: must be of type string; it is 1']);
    expect(problems(schema, [1, 2, 3])).toEqual([': must have at most 2 entries']);
  });

  test('required, properties and additionalProperties', () => {
    const schema: Schema = {
      type: 'object',
      required: ['a'],
      additionalProperties: false,
      properties: { a: { type: 'integer' }, b: { type: 'string' } },
    };
    expect(problems(schema, { a: 1 })).toEqual([]);
    expect(problems(schema, { a: 1, b: 'x' })).toEqual([]);
    expect(problems(schema, {})).toEqual(['a: is missing']);
    expect(problems(schema, { a: 'x', b: 1, c: 2 })).toEqual([
      'a: must be of type integer; it is "x"',
      'b: must be of type string; it is 1',
      'c: is not a known field',
    ]);
    expect(problems({ type: 'object' }, { anything: 1 })).toEqual([]);
    expect(problems({ additionalProperties: true }, { anything: 1 })).toEqual([]);
  });

  test('additionalProperties with a schema of their own', () => {
    const schema: Schema = { type: 'object', additionalProperties: { type: 'integer' } };
    expect(problems(schema, { a: 1, b: 2 })).toEqual([]);
    expect(problems(schema, { a: 1, b: 'x' })).toEqual(['b: must be of type integer; it is "x"']);
  });

  test('oneOf picks the alternative that the tag names', () => {
    const schema: Schema = {
      oneOf: [
        { type: 'object', properties: { at: {}, type: { const: 'go' } }, required: ['at'] },
        { type: 'object', properties: { type: { const: 'stay' } }, additionalProperties: false },
      ],
    };
    expect(problems(schema, { type: 'go', at: 1 })).toEqual([]);
    expect(problems(schema, { type: 'stay' })).toEqual([]);
    expect(problems(schema, { type: 'go' })).toEqual(['at: is missing']);
    expect(problems(schema, { type: 'stay', at: 1 })).toEqual(['at: is not a known field']);
    expect(problems(schema, { type: 'run' }, 'move')).toEqual([
      'move.type: must be one of "go" and "stay"; it is "run"',
    ]);
    expect(problems(schema, {})).toEqual(['type: must be one of "go" and "stay"; it is nothing']);
    expect(problems(schema, 'go')).toEqual([': must be of type object; it is "go"']);
    expect(problems(schema, ['go'])).toEqual([': must be of type object; it is a list']);
    expect(problems(schema, null)).toEqual([': must be of type object; it is null']);
  });

  test('oneOf without a tag is a mistake of ours', () => {
    expect(() => problems({ oneOf: [{ type: 'object' }] }, {})).toThrow('alternatives need');
  });
});

test('a problem says where it is, however deep', () => {
  const schema: Schema = {
    properties: { groups: { items: { properties: { at: { type: 'string' } }, required: ['id'] } } },
  };
  expect(problems(schema, { groups: [{ id: 1 }, { at: 2 }] })).toEqual([
    'groups[1].id: is missing',
    'groups[1].at: must be of type string; it is 2',
  ]);
  expect(problems({ items: { items: { const: 1 } } }, [[1], [1, 2]], 'rows')).toEqual([
    'rows[1][1]: must be 1, not 2',
  ]);
});

test('a problem never repeats a long value', () => {
  const [line] = problems({ type: 'integer' }, 'x'.repeat(100_000));
  expect(line.length).toBeLessThan(120);
  expect(line).toContain('…');
});

test('the first problems are listed, of the others it is said how many there are', () => {
  const list: Schema = { type: 'array', items: { type: 'integer', minimum: 1 } };
  const wrong = (count: number): number[] => Array.from({ length: count }, () => 0);
  expect(problems(list, wrong(LISTED_PROBLEMS))).toHaveLength(LISTED_PROBLEMS);
  expect(problems(list, wrong(LISTED_PROBLEMS + 1)).at(-1)).toBe(': and one more problem');
  const many = problems(list, wrong(300_000));
  expect(many).toHaveLength(LISTED_PROBLEMS + 1);
  expect(many[49]).toBe('[49]: must be at least 1');
  expect(many.at(-1)).toBe(': and 299950 more problems');
});

test('problems of several lists are counted together', () => {
  const list: Schema = { type: 'array', items: { type: 'string' } };
  const found = problemsIn(
    list,
    Array.from({ length: 80 }, () => 1),
  );
  const { problems: all } = reject([...found, ...found]);
  expect(all).toHaveLength(LISTED_PROBLEMS + 1);
  expect(all.at(-1)?.message).toEqual({ key: 'problem.more', with: { count: 110 } });
});

test('a path never repeats a long name', () => {
  const inner: Schema = { type: 'object', additionalProperties: false };
  const value = { ['x'.repeat(100_000)]: { a: 1, b: 2 } };
  for (const line of problems({ additionalProperties: inner }, value)) {
    expect(line.length).toBeLessThan(250);
  }
});

test('what every object has from birth is not taken for a field', () => {
  const properties = { constructor: { type: 'string' }, toString: { type: 'string' } } as const;
  const schema: Schema = { properties, required: ['constructor', 'toString'] };
  expect(problems(schema, {})).toEqual(['constructor: is missing', 'toString: is missing']);
  const closed: Schema = { type: 'object', properties: {}, additionalProperties: false };
  const poisoned: unknown = JSON.parse('{ "__proto__": 1, "constructor": 2 }');
  expect(problems(closed, poisoned)).toEqual([
    '__proto__: is not a known field',
    'constructor: is not a known field',
  ]);
});

test('a hole in a list is a missing entry, not a good one', () => {
  const holed: unknown[] = ['a'];
  holed[2] = 'c';
  const found = problemsIn({ type: 'array', items: { type: 'string' } }, holed);
  expect(found.map(({ path }) => path)).toEqual(['[1]']);
});

test('a list with more entries than allowed is not read', () => {
  const schema: Schema = { type: 'array', maxItems: 3, items: { type: 'string' } };
  expect(
    problems(
      schema,
      Array.from({ length: 1000 }, () => 1),
    ),
  ).toHaveLength(1);
});

test('no value makes it throw', () => {
  const inner: Schema = { type: 'object', additionalProperties: false, required: ['a'] };
  const schemas: Schema[] = [
    {},
    { type: 'string', pattern: 'a', minLength: 1 },
    { type: 'array', items: { type: 'integer' } },
    { const: 'a' },
    { enum: ['a', null] },
    inner,
    { additionalProperties: inner },
    { properties: { self: inner, constructor: inner } },
    { oneOf: [{ properties: { type: { const: 'a' } } }] },
  ];
  for (const schema of schemas) {
    for (const value of HOSTILE) expect(() => problems(schema, value)).not.toThrow();
  }
});

test('a result is a value or its problems', () => {
  expect(accept(3)).toEqual({ ok: true, value: 3 });
  expect(reject([])).toEqual({ ok: false, problems: [] });
});
