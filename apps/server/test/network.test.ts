import { expect, test } from 'vitest';
import { lineOf, siteOf } from '../src/guard/network.ts';

test('an address is counted as the same however it is written', () => {
  for (const written of ['5.5.5.5', '::ffff:5.5.5.5', '::ffff:505:505', '0:0:0:0:0:ffff:5.5.5.5']) {
    expect([lineOf(written), siteOf(written)]).toEqual(['5.5.5.5', '5.5.5.5']);
  }
  const same = [
    '2001:db8:0:7::1',
    '2001:DB8:0:7:0:0:0:1',
    '2001:0db8::7:0:0:0:1',
    '2001:db8:0:7::1%eth0',
  ];
  expect(new Set(same.map(lineOf)).size).toBe(1);
});

test('of IPv6 whoever has a line is counted by it, and a network of lines by itself', () => {
  expect(lineOf('2001:db8:0:7:1234::')).toBe(lineOf('2001:db8:0:7:ffff:ffff:ffff:ffff'));
  expect(lineOf('2001:db8:0:7::1')).not.toBe(lineOf('2001:db8:0:8::1'));
  expect(siteOf('2001:db8:0:7::1')).toBe(siteOf('2001:db8:0:8::1'));
  expect(siteOf('2001:db8:0:7::1')).not.toBe(siteOf('2001:db8:1:7::1'));
});

test('what is no address, and one’s own machine, stay what they are', () => {
  for (const address of ['', 'unknown', '127.0.0.1', '::1']) expect(lineOf(address)).toBe(address);
});
