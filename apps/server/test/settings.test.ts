import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS, settingsIn, withUsual } from '../src/settings.ts';

const key = generateKeyPairSync('ed25519')
  .privateKey.export({ format: 'der', type: 'pkcs8' })
  .toString('base64');

test('every setting is read from its variable, and what is not set is as usual', () => {
  const read = settingsIn({
    SANDTABLE_DATABASE: 'postgres://host/name',
    PORT: '80',
    HOST: '',
    SANDTABLE_PUBLIC_URL: 'https://games.example/',
    SANDTABLE_TRUST_PROXY: 'loopback,10.0.0.0/8',
    SANDTABLE_SIGNING_KEY: key,
  });
  const given = 'settings' in read ? read.settings : {};
  expect(given).toEqual({
    database: 'postgres://host/name',
    port: 80,
    publicUrl: 'https://games.example',
    trustProxy: 'loopback,10.0.0.0/8',
    signingKey: key,
  });
  expect(withUsual(given)).toMatchObject({ port: 80, host: 'localhost', smtp: undefined });
});

test('whoever sets something wrongly is told which variable it is, and what it should be, but not what it was', () => {
  const wrong = Object.values(SETTINGS)
    .filter(({ form }) => form !== 'a text')
    .map(({ variable }) => [variable, 'no secret?'] as const);
  const read = settingsIn(Object.fromEntries(wrong));
  const problems = 'problems' in read ? read.problems : [];
  expect(problems).toHaveLength(wrong.length);
  for (const [i, [variable]] of wrong.entries()) expect(problems[i]).toContain(`${variable} must `);
  expect(problems.join(' ')).not.toContain('no secret?');
  expect(settingsIn({ PORT: '70000' })).toEqual({
    problems: ['PORT must be a whole number from 0 to 65535.'],
  });
});

test('docs/hosting.md tells of every setting, and what holds where nothing is set', () => {
  const docs = readFileSync(
    join(import.meta.dirname, '..', '..', '..', 'docs', 'hosting.md'),
    'utf8',
  );
  const rows = [
    ...docs.matchAll(/^\| `((?:SANDTABLE_|PORT|HOST)\w*)` \| (?:`([^`]*)`)? ?\| .{10}/gm),
  ];
  const told = Object.fromEntries(rows.map(([, variable, usual = '']) => [variable, usual]));
  const settings = Object.values(SETTINGS).map(({ variable, usual }) => {
    const shown = variable === 'SANDTABLE_DATA' ? 'data' : String(usual ?? '');
    return [variable, shown] as const;
  });
  expect(told).toEqual(Object.fromEntries(settings));
});
