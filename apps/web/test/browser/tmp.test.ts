import { test } from 'vitest';
import { chromium } from 'playwright-core';
import { inject } from 'vitest';
import { begin } from './person.ts';
import { FIREFIGHT, linkTo } from './positions.ts';
test('time', async () => {
  let t = Date.now();
  const lap = (n: string) => {
    console.log(n, Date.now() - t);
    t = Date.now();
  };
  const b = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  lap('launch');
  for (let i = 0; i < 3; i++) {
    const origin = new URL(inject('site')).origin;
    const c = await b.newContext({
      baseURL: inject('site'),
      ...(i < 2 && {
        storageState: {
          cookies: [],
          origins: [
            { origin, localStorage: [{ name: 'sandtable.settings', value: '{"speed":"off"}' }] },
          ],
        },
      }),
    });
    lap('context');
    const p = await c.newPage();
    lap('page');
    await p.goto('/');
    lap('goto');
    await p.getByRole('link', { name: 'New game' }).waitFor();
    lap('front');
    await p.goto(await linkTo(FIREFIGHT));
    lap('goto link');
    await begin(p);
    lap('begin');
    await c.close();
    lap('close');
  }
  await b.close();
});
