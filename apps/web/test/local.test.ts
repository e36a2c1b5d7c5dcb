import { expect, test } from 'vitest';
import { localNote } from '../src/online/local.ts';

test('whoever sends a link that only his own machine understands is told so', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]', 'table.localhost']) {
    expect(localNote(host), host).toContain(host);
  }
  for (const host of ['table.example.org', '192.168.1.4', 'localhost.example.org']) {
    expect(localNote(host), host).toBe(undefined);
  }
});
