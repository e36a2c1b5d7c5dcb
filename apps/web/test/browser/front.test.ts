import { expect, test } from 'vitest';
import { expectAccessible, openPage } from './stage.ts';

test('the front page comes up under its name, and everybody can use it', async () => {
  const page = await openPage();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toContain('Sandtable');
  await expectAccessible(page);
});
