import { problemsIn, type RuleId } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { describe, expect, test } from 'vitest';
import {
  attendedIn,
  examplesOf,
  examplesSchema,
  NOTE_KEY,
  pickNamed,
  playExample,
  scenesOf,
  type Example,
  type Notes,
} from '../src/index.ts';
import { COURSE as PBI } from '../src/pbi/course.ts';
import { citedBy } from './support/cited.ts';
import { COURSES } from './support/courses.ts';
import { NOTES } from './support/notes.ts';

const SHOT: Example = {
  id: 'shot',
  rules: ['QS-8.1', 'QS-8.5'],
  side: 'attacker',
  lesson: 'shooting',
  before: [{ move: { type: 'aim', from: 'c1', to: 'b4' } as { type: string } }],
  shown: [{ move: { type: 'all' }, dice: [2, 6, 1, 4, 3, 5, 2, 4, 5] }],
};
const REFUSED: Example = {
  id: 'over',
  rules: ['QS-8.5'],
  side: 'attacker',
  like: 'shot',
  refused: { side: 'defender', move: { type: 'all' } },
};
const OWN: Notes = {
  ruleset: 'pbi',
  lessons: PBI.lessons,
  examples: [SHOT, REFUSED],
  around: {},
  undrawn: [],
  catalogue: PBI.catalogue,
};

describe('an example', () => {
  test('begins where a lesson or another example does, and is played with its dice', () => {
    const { match, begun, drawn, refusal } = playExample(pbi, OWN, SHOT);
    expect([begun, match.steps.length]).toEqual([1, 2]);
    expect(drawn).toMatchObject({ side: 'attacker', decision: { kind: 'volley' } });
    expect(refusal).toBe(undefined);
    expect(match.events(1, 'attacker')).toContainEqual(
      expect.objectContaining({ type: 'volley', hits: 1 }),
    );
  });

  test('shows what may not be done, and why', () => {
    const { match, begun, drawn, refusal } = playExample(pbi, OWN, REFUSED);
    expect(match.steps.length).toBe(begun);
    expect(drawn).toEqual(REFUSED.refused);
    expect(refusal?.rule).toMatch(/^QS-/);
  });

  test('cannot be written with other dice, moves or positions than the rules know', () => {
    const [step] = SHOT.shown ?? [];
    const written = (other: Partial<Example>) => () => playExample(pbi, OWN, { ...SHOT, ...other });
    expect(written({ shown: [{ ...step, dice: [6] }] })).toThrow('no die left');
    expect(written({ shown: [{ ...step, dice: [...(step.dice ?? []), 6] }] })).toThrow('leaves');
    expect(written({ shown: [{ move: { type: 'end' } }] })).toThrow('is refused');
    expect(written({ lesson: 'nowhere' })).toThrow('no lesson nowhere');
    expect(written({ like: 'nothing' })).toThrow('no example nothing');
    expect(written({ position: {} })).toThrow('shot: ');
  });

  test('is found by its rules, the one that was made for a rule first', () => {
    const ids = (rule: RuleId): string[] => examplesOf(OWN, rule).map(({ id }) => id);
    expect(ids('QS-8.1')).toEqual(['shot']);
    expect(ids('QS-8.5')).toEqual(['over']);
    expect(ids('QS-8.3')).toEqual([]);
  });

  test('has in its picture what it names, or what takes part', () => {
    const played = playExample(pbi, OWN, SHOT);
    const [scene] = scenesOf(SHOT, played);
    expect(attendedIn({ ...SHOT, around: ['e4', 'A-lmg1'] }, played)).toEqual([
      { square: 'e4' },
      { piece: 'A-lmg1' },
    ]);
    expect(attendedIn(SHOT, played)).toContainEqual({ square: 'b4' });
    expect(pickNamed(scene, '12,-3')).toEqual({ point: { x: 12, y: -3 } });
    expect(pickNamed(scene, 'nothing')).toBe(undefined);
  });
});

test('every game that is taught has notes on its rules', () => {
  const idsOf = (all: readonly { readonly ruleset: { readonly id: string } }[]): string[] =>
    all.map(({ ruleset }) => ruleset.id).toSorted();
  expect(idsOf(NOTES)).toEqual(idsOf(COURSES));
});

describe.each(NOTES)('the notes on $ruleset.id', ({ notes, ruleset }) => {
  const { examples, around, undrawn, catalogue } = notes;
  const book = new Set(ruleset.rulebook.map(({ id }) => id));
  const cards = ruleset.rulebook.filter(({ id }) => !rulesOf(notes.base).includes(id));
  const own = cards.map(({ id }) => id);
  const each = examples.map((example) => [example.id, example] as const);

  test('have the form of notes, and names of their own', () => {
    expect(problemsIn(examplesSchema(ruleset), examples)).toEqual([]);
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
    for (const { id, position, lesson, like, shown, refused } of examples) {
      const from = [position, lesson, like].filter((one) => one !== undefined);
      expect(from.length, `${id} begins in one place`).toBe(1);
      expect(shown === undefined || refused === undefined, id).toBe(true);
    }
  });

  test('say why every rule is there, and what is to be seen in every example', () => {
    const needed = [...own.map(NOTE_KEY.why), ...examples.map(NOTE_KEY.caption)];
    const texts = Object.keys(catalogue.texts);
    expect(needed.filter((key) => !texts.includes(key))).toEqual([]);
    expect(texts.filter((key) => !needed.includes(key))).toEqual([]);
  });

  test('say no more than three short sentences at a time', () => {
    for (const [key, text] of Object.entries(catalogue.texts)) {
      const sentences = text.match(/[.!?](?:\s|$)/g) ?? [];
      expect(sentences.length, `${key}: ${text}`).toBeLessThanOrEqual(3);
      expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(280);
    }
  });

  test('lead on from every rule to others', () => {
    expect(own.filter((id) => (around[id] ?? []).length === 0)).toEqual([]);
    for (const [id, others] of Object.entries(around)) {
      expect(own, id).toContain(id);
      expect(others.length, id).toBeLessThanOrEqual(4);
      expect(new Set([id, ...others]).size, id).toBe(others.length + 1);
      expect(others.filter((other) => !book.has(other))).toEqual([]);
    }
  });

  test('have an example of every rule', () => {
    const drawn = new Set(examples.flatMap(({ rules }) => rules));
    expect(own.filter((id) => drawn.has(id) === undrawn.includes(id))).toEqual([]);
    expect(undrawn.filter((id) => !own.includes(id))).toEqual([]);
    // What only says what words mean is drawn where it can be; what is met in play always can.
    const met = cards.filter(({ effect }) => effect !== 'meaning');
    expect(met.filter(({ id }) => undrawn.includes(id))).toEqual([]);
  });

  test.each(each)('%s shows its rules', (_, example) => {
    const played = playExample(ruleset, notes, example);
    expect(played.refusal !== undefined).toBe(example.refused !== undefined);
    const cited = citedBy(ruleset, notes, example);
    const missing = example.rules.filter((id) => {
      const card = ruleset.rulebook.find((one) => one.id === id);
      return card === undefined || (card.effect !== 'meaning' && !cited.has(id));
    });
    expect(missing, `cited are ${[...cited].join(' ')}`).toEqual([]);
    const scenes = scenesOf(example, played);
    const isThere = (name: string): boolean =>
      scenes.some((scene) => pickNamed(scene, name) !== undefined);
    expect((example.around ?? []).filter((name) => !isThere(name))).toEqual([]);
    expect(attendedIn(example, played).length, 'something to look at').toBeGreaterThan(0);
  });
});

/** The rules of a game that another one adds to. */
function rulesOf(id: string | undefined): readonly RuleId[] {
  const base = COURSES.find(({ ruleset }) => ruleset.id === id)?.ruleset;
  return base?.rulebook.map((card) => card.id) ?? [];
}
