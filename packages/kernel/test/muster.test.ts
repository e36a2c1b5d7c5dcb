import { ambush } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { KERNEL_ENGLISH } from '../src/english.ts';
import { mergeCatalogues, render } from '../src/message.ts';
import {
  costOf,
  fittedOf,
  pointsOf,
  priceOf,
  violations,
  withCount,
  withFitting,
} from '../src/army.ts';
import {
  armiesSchema,
  listNamed,
  readArmies,
  scenarioOf,
  usualArmies,
  usualArmy,
  type Armies,
  type Army,
  type ArmyList,
  type Muster,
} from '../src/muster.ts';
import type { Ruleset } from '../src/ruleset.ts';

const ruleset: Ruleset = ambush;
const muster = ambush.muster as Muster;
const hunters = listNamed(muster, 'hunters');
const peasants = listNamed(muster, 'peasants');
const english = mergeCatalogues(KERNEL_ENGLISH, ambush.catalogue);

/** An army with budget for everything. */
function army(list: string, counts: Army['counts'], budget = 1000): Army {
  return { list, budget, counts };
}

function told(list: typeof hunters, chosen: Army): string[] {
  return violations(list, chosen).map(
    ({ rule, entries, message }) => `${rule} ${entries.join()}: ${render(message, english)}`,
  );
}

/** The usual armies with another one for blue. */
function withBlue(blue: Army): Armies {
  const usual = usualArmies(ruleset, muster);
  return { ...usual, armies: { ...usual.armies, blue } };
}

describe('an army costs', () => {
  test('what its entries cost together', () => {
    expect(pointsOf(peasants, army('peasants', { poacher: 2, peasant: 5 }))).toBe(40);
    expect(pointsOf(peasants, army('peasants', {}))).toBe(0);
  });

  test('double for each further one of what doubles', () => {
    const [hunter] = hunters.entries;
    expect([0, 1, 2, 3, 4].map((count) => priceOf(hunter, count))).toEqual([0, 5, 15, 35, 75]);
    expect(pointsOf(hunters, army('hunters', { hunter: 4 }))).toBe(75);
  });
});

describe('what can be fitted', () => {
  const cart = {
    id: 'cart',
    points: 10,
    usual: 2,
    most: 3,
    fittings: {
      entries: [
        { id: 'hunter', points: 4, doubles: true, usual: 1, most: 3 },
        { id: 'poacher', points: 1, usual: 0, most: 1 },
      ],
      limits: [{ id: 'led', rule: 'AM-2', of: { hunter: 1, poacher: 1 }, most: 3 }],
    },
  } as const;
  const carters: ArmyList = { ...peasants, entries: [cart], limits: [] };
  const usual = usualArmy(carters);

  test('is on each one of an entry as is usual, and doubles within one', () => {
    expect(usual).toEqual({
      list: 'peasants',
      budget: 28,
      counts: { cart: 2 },
      fitted: { cart: [{ hunter: 1 }, { hunter: 1 }] },
    });
    const fuller = withFitting(usual, cart, 1, 'hunter', 3);
    expect(costOf(cart, fuller)).toBe(20 + 4 + 28);
    expect(fittedOf(fuller, cart)).toEqual([{ hunter: 1 }, { hunter: 3 }]);
  });

  test('comes and goes with what it is on', () => {
    const bare = withFitting(usual, cart, 0, 'hunter', 0);
    expect(withCount(bare, cart, 1).fitted).toEqual({ cart: [{ hunter: 0 }] });
    const third = withCount(withCount(bare, cart, 1), cart, 3);
    expect(third.fitted).toEqual({ cart: [{ hunter: 0 }, { hunter: 1 }, { hunter: 1 }] });
  });

  test('goes against limits of its own, and it is said on which one', () => {
    const chosen = withFitting(
      withFitting(withFitting(usual, cart, 1, 'hunter', 3), cart, 1, 'poacher', 2),
      cart,
      0,
      'poacher',
      1,
    );
    const found = violations(carters, { ...chosen, budget: 1000 });
    expect(
      found.map(({ rule, entries, fitting, message: { key } }) => [rule, entries, fitting, key]),
    ).toEqual([
      ['AM-1', ['poacher'], { entry: 'cart', nth: 1 }, 'violation.most'],
      ['AM-2', ['hunter', 'poacher'], { entry: 'cart', nth: 1 }, 'limit.led.broken'],
    ]);
    const fitted = { ...muster, lists: [hunters, carters] };
    const armies = withBlue({ ...chosen, budget: 1000 });
    expect(readArmies(ruleset, fitted, armies).ok).toBe(true);
    expect(scenarioOf(ruleset, fitted, armies)).toMatchObject({
      ok: false,
      problems: [{ path: 'armies.blue.fitted.cart[1]' }, { path: 'armies.blue.fitted.cart[1]' }],
    });
    const odd = withBlue({ ...chosen, fitted: { cart: [{ horn: 1 }] } });
    expect(readArmies(ruleset, fitted, odd)).toMatchObject({
      problems: [{ path: 'armies.blue.fitted.cart[0].horn' }],
    });
  });
});

test('the usual army of a list has the points that it costs', () => {
  expect(usualArmy(hunters)).toEqual({ list: 'hunters', budget: 35, counts: { hunter: 3 } });
  expect(usualArmies(ruleset, muster)).toEqual({
    sandtable: 'armies',
    format: 1,
    ruleset: 'ambush',
    ground: 'stream',
    armies: { red: usualArmy(hunters), blue: usualArmy(peasants) },
  });
});

describe('an army goes against', () => {
  test('nothing, up to the last man and the last point', () => {
    expect(violations(peasants, army('peasants', { poacher: 2, peasant: 6 }, 44))).toEqual([]);
    expect(violations(peasants, army('peasants', { poacher: 1 }, 10))).toEqual([]);
  });

  test('the number of an entry, and only there', () => {
    expect(told(hunters, army('hunters', { hunter: 6 }))).toEqual([
      'AM-1 hunter: Hunter: 6 chosen, but there are at most 5',
    ]);
  });

  test('the most of a limit over several entries, one of which makes room', () => {
    expect(told(peasants, army('peasants', { poacher: 1, peasant: 5 }))).toEqual([
      'AM-1 poacher,peasant: 2 peasants more than the poachers can lead',
    ]);
    expect(told(peasants, army('peasants', { peasant: 1 }))).toEqual([
      'AM-1 poacher,peasant: one peasant more than the poachers can lead',
    ]);
  });

  test('the least of a limit', () => {
    expect(told(peasants, army('peasants', {}))).toEqual([
      'AM-8 poacher,peasant: somebody must lie in wait',
    ]);
  });

  test('its budget, for which no entry alone can help it', () => {
    expect(told(peasants, army('peasants', { poacher: 2, peasant: 6 }, 43))).toEqual([
      'AM-1 : 44 points, 1 more than the 43 the army may cost',
    ]);
  });

  test('everything at once', () => {
    const rules = violations(peasants, army('peasants', { peasant: 7 }, 1)).map(({ rule }) => rule);
    expect(rules).toEqual(['AM-1', 'AM-1', 'AM-1']);
  });
});

describe('armies', () => {
  test('that go against nothing are a scenario that can be set up', () => {
    const armies = withBlue(army('peasants', { poacher: 1, peasant: 2 }));
    const scenario = scenarioOf(ruleset, muster, { ...armies, ground: 'gorge' });
    expect(scenario).toMatchObject({ ok: true, value: { thickets: 2, men: { red: 3, blue: 3 } } });
    expect(scenario.ok && ruleset.setup(scenario.value, {}).ok).toBe(true);
  });

  test('meet on another ground for each seed, and on the same one for the same', () => {
    const thickets = (seed: string): unknown => {
      const armies = { ...usualArmies(ruleset, muster), ground: 'wilds', seed };
      const scenario = scenarioOf(ruleset, muster, armies);
      return scenario.ok && (scenario.value as { thickets?: number }).thickets;
    };
    expect(thickets('one')).toBe(thickets('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map(thickets)).size).toBeGreaterThan(1);
  });

  test('that go against something are none, and it is said where and by which rule', () => {
    const armies = withBlue(army('peasants', { poacher: 3, peasant: 2 }, 5));
    expect(scenarioOf(ruleset, muster, armies)).toMatchObject({
      ok: false,
      problems: [
        { path: 'armies.blue.counts.poacher', rule: 'AM-1', message: { key: 'violation.most' } },
        { path: 'armies.blue', rule: 'AM-1', message: { key: 'violation.budget' } },
      ],
    });
  });

  test('are read from JSON, whatever they go against', () => {
    const armies = withBlue(army('peasants', { peasant: 99 }));
    const read = readArmies(ruleset, muster, JSON.parse(JSON.stringify(armies)));
    expect(read).toEqual({ ok: true, value: armies });
  });

  test.each([
    ['another game', { ruleset: 'pbi' }, 'ruleset'],
    ['a ground that is nowhere', { ground: 'moon' }, 'ground'],
    ['one army', { armies: { red: usualArmy(hunters) } }, 'armies.blue'],
    ['a list that is not there', withBlue(army('pirates', {})), 'armies.blue.list'],
    [
      'an entry of another list',
      withBlue(army('peasants', { hunter: 1 })),
      'armies.blue.counts.hunter',
    ],
    ['the list of the other side', withBlue(usualArmy(hunters)), 'armies.blue.list', 'red'],
    ['less than none', withBlue(army('peasants', { peasant: -1 })), 'armies.blue.counts.peasant'],
    [
      'more than can be counted',
      withBlue(army('peasants', { peasant: 100 })),
      'armies.blue.counts.peasant',
    ],
    ['half a poacher', withBlue(army('peasants', { poacher: 0.5 })), 'armies.blue.counts.poacher'],
    ['a budget without bounds', withBlue(army('peasants', {}, 1e6)), 'armies.blue.budget'],
  ])('are not read with %s', (_, change, path, side?: string) => {
    const armies = { ...usualArmies(ruleset, muster), ...change };
    const lists = side === undefined ? muster.lists : [{ ...hunters, side }, peasants];
    expect(readArmies(ruleset, { ...muster, lists }, armies)).toMatchObject({
      ok: false,
      problems: [{ path }],
    });
  });

  test('have a schema for other programs', () => {
    expect(armiesSchema(ruleset, muster)).toMatchObject({
      required: ['sandtable', 'format', 'ruleset', 'ground', 'armies'],
    });
  });
});
