import { expect, test } from 'vitest';
import { BOATS } from '../src/boats.ts';
import { GROUP_POINTS, MINE_POINTS } from '../src/tables/groups.ts';
import { HULLS, PORTABLE_POINTS } from '../src/tables/hulls.ts';

test('[BT-2.3] what hulls and groups cost', () => {
  expect(Object.fromEntries(HULLS.map(({ name, points }) => [name, points]))).toEqual({
    dinghy: 1,
    rowingboat: 1,
    fishingboat: 10,
    launch: 10,
    cutter: 10,
    smallferry: 10,
    minisub: 40,
    mtb: 50,
    picketboat: 60,
    landingcraft: 60,
    largeferry: 60,
    tank: 60,
  });
  expect(PORTABLE_POINTS).toBe(1);
  expect(GROUP_POINTS).toEqual({
    commander: 10,
    lmg: 8,
    rifle: 5,
    hmg: 15,
    mortar: 20,
    lightgun: 20,
    heavygun: 30,
    antitank: 15,
  });
  expect(MINE_POINTS).toBe(5);
});

test('[BT-3.6] drift and reserves come before breaking, boats test before motivation, mines end the turn', () => {
  const before = (name: string): string | undefined =>
    BOATS.phases?.find((phase) => phase.name === name)?.before;
  const order = BOATS.phases?.map(({ name }) => name) ?? [];
  expect(before('boats:drift')).toBe('break');
  expect(before('boats:reserves')).toBe('break');
  expect(order.indexOf('boats:drift')).toBeLessThan(order.indexOf('boats:reserves'));
  expect(before('boats:morale')).toBe('motivate');
  expect(before('boats:ending')).toBe('extend');
});
