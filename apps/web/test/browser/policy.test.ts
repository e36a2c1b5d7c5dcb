import { expect, inject, test } from 'vitest';
import { begin, headed } from './person.ts';
import { openPage } from './stage.ts';

test('the app runs under the policy that its server sends, and asks nobody else for anything', async () => {
  const page = await openPage({ kept: true });
  const asked = new Set<string>();
  page.on('request', (request) =>
    asked.add(new URL(request.url()).protocol + new URL(request.url()).host),
  );
  const answer = await page.reload();
  expect(answer?.headers()['content-security-policy']).toContain(`default-src 'self'`);
  for (const path of ['/settings', '/rules/pbi', '/reference/pbi', '/new/pbi']) {
    await page.goto(path);
    await headed(page);
  }
  // What breaks the policy is told on the console, and that fails the test.
  await begin(page);
  const here = new URL(inject('site'));
  expect([...asked]).toEqual([here.protocol + here.host]);
});
