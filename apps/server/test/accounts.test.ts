import type { CodesTold } from '@sandtable/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Passwords } from '../src/accounts/passwords.ts';
import { Accounts } from '../src/accounts/accounts.ts';
import { folded, isOfOneWriting } from '../src/accounts/looks.ts';
import { HostNode } from '../src/node.ts';
import { Store } from '../src/store/store.ts';
import { Authenticator } from './authenticator.ts';
import { Caller } from './caller.ts';
import { freshDatabase } from '@sandtable/testkit/databases';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = 'seven sad otters';

let node: HostNode;
let now = Date.UTC(2026, 0, 1);
beforeAll(async () => {
  const database = await freshDatabase('SQLite');
  const barredNames = 'Napoleon,*turnip*';
  node = await HostNode.start({
    database,
    port: 0,
    host: 'localhost',
    now: () => now,
    barredNames,
    // A thousandth of what they usually take.
    passwords: new Passwords({ log2: 7, r: 8, p: 1 }),
  });
});
afterAll(() => node.stop());

/** Nobody is held up by what others have done before. */
function caller(): Caller {
  now += DAY / 2;
  return new Caller(node.url);
}

interface Newcomer {
  readonly visitor: Caller;
  readonly device: Authenticator;
  readonly codes: readonly string[];
}

async function create(name: string, visitor = caller()): Promise<Newcomer> {
  const device = new Authenticator(visitor.origin);
  const options = await visitor.post('account/create/options', { name });
  const made = await visitor.post('account/create', { passkey: device.make(options.body) });
  expect(made.status).toBe(201);
  return { visitor, device, codes: (made.body as CodesTold).codes };
}

/** Shows a passkey once more. */
async function prove(visitor: Caller, device: Authenticator) {
  const options = await visitor.post('account/sign-in/options');
  return visitor.post('account/prove', { passkey: device.show(options.body) });
}

async function withPassword(name: string): Promise<Caller> {
  const visitor = caller();
  const made = await visitor.post('account/create', { name, password: PASSWORD });
  expect(made.status).toBe(201);
  return visitor;
}

describe('A name', () => {
  test.each([
    ['An', 'name-form'],
    ['a'.repeat(25), 'name-form'],
    ['Ann  Lee', 'name-form'],
    ['-Ann', 'name-form'],
    ['Ann\u200BLee', 'name-form'],
    ['Аnn Lee', 'name-scripts'],
    ['Walter\u3164', 'name-form'],
    ['\u13B3alter', 'name-scripts'],
    ['W\u2C81lter', 'name-scripts'],
    ['Wa\uA4F2ter', 'name-scripts'],
    ['\u1D21alter', 'name-scripts'],
    ['\uA4EA\uA4EE\uA4E1\uA4D4', 'name-scripts'],
    ['ΑΝΝΑ', 'name-scripts'],
    ['A\u{4E28}ice \u{1D00}', 'name-scripts'],
    ['B\u{9E6}b Lee', 'name-scripts'],
    ['Moderator', 'name-barred'],
    ['Computer player', 'name-barred'],
    ['The Sandtable crew', 'name-barred'],
    ['M0derat0r', 'name-barred'],
    ['Sandtab1e', 'name-barred'],
    ['napoleon', 'name-barred'],
    ['Old Turnip 7', 'name-barred'],
  ])('%s is refused: %s', async (name, error) => {
    const told = await caller().post('account/create', { name, password: PASSWORD });
    expect(told.error).toBe(error);
  });

  test('that people have is one', async () => {
    const latin = 'Zoë Łukasz Đorđe Þóra Ñandú Iñaki Ħanna Ŋaŋa Həsən Ɓala Gʻani Ångström';
    const others = 'Иван Қайрат Νίκος タロー 漢字名 김철수 नरेन्द्र नाम محمد דוד สมชาย Սոնա გიორგი';
    const mixed = ['Nguyễn Ánh', '山田 Taro', 'নাম ১২', 'Ann ✓ 7'];
    for (const name of [...latin.split(' '), ...others.split(' '), ...mixed]) {
      const matched = await caller().post('matches', { ruleset: 'browning', name });
      expect([name, matched.status]).toEqual([name, 201]);
      if (name.includes('✓')) continue;
      const told = await caller().post('account/create/options', { name });
      expect([name, told.status]).toEqual([name, 200]);
    }
  });

  test('that looks like one of an account, or of the host, is none of a guest', async () => {
    await create('Annabella');
    const found = async (name: string): Promise<(string | undefined)[]> => [
      name,
      (await caller().post('matches', { ruleset: 'browning', name })).error,
    ];
    for (const name of ['Annabella ✓', 'Aññabella', 'Ʌnnabeǀla', 'Annabɛ\u{4E28}la']) {
      expect(await found(name)).toEqual([name, 'name-taken']);
    }
    const others = Array.from('\u{1D00}\u{13AA}\u{A4EE}\u{2C80}Λ\u{1F170}ɑ', (a) => `${a}nnabella`);
    for (const name of [...others, 'Aɴɴabella', 'Annabellẚ', '\u{1D00}dmin']) {
      expect(await found(name)).toEqual([name, 'name-scripts']);
    }
    for (const name of ['Sandtable Team', 'Sandtable-Host', 'Computer player', '$andtable']) {
      expect(await found(name)).toEqual([name, 'name-barred']);
    }
  });

  test('in Latin letters is the same as one in plain ones that look like them', () => {
    const letters = Array.from({ length: 0x2_00_00 }, (_, code) => code)
      .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /[\p{Script=Latin}]/u.test(letter) && isOfOneWriting(letter));
    expect(letters.length).toBeGreaterThan(700);
    expect(letters.filter((letter) => !/^[a-z0-9]*$/.test(folded(letter)))).toEqual([]);
  });

  test('that looks like one that somebody has is taken, whatever letters it is in', async () => {
    await create('Ivo Rosso');
    for (const name of ['ivo rosso', 'lvo-R0sso', 'IVO.ROSSÓ', 'Ivo Ro55o']) {
      const told = await caller().post('account/create', { name, password: PASSWORD });
      expect([name, told.error]).toEqual([name, 'name-taken']);
    }
    expect((await caller().post('account/create/options', { name: 'Ivo Rosso' })).error).toBe(
      'name-taken',
    );
  });

  test('can be changed, and written in another way', async () => {
    const { visitor } = await create('Kate Brown');
    expect((await visitor.call('PUT', 'account/name', { name: 'KATE BROWN' })).status).toBe(200);
    expect((await visitor.call('PUT', 'account/name', { name: 'Ivo Rosso' })).error).toBe(
      'name-taken',
    );
    expect((await visitor.call('PUT', 'account/name', { name: 'Kate White' })).status).toBe(200);
    expect((await visitor.whoami()).account?.name).toBe('Kate White');
  });

  test('that somebody had lets him in for a month more, and nobody else has it', async () => {
    const owner = await withPassword('Zora');
    const rename = (name: string) => owner.call('PUT', 'account/name', { name });
    expect((await rename('Gone')).status).toBe(200);
    const take = async (): Promise<string | undefined> =>
      (await new Caller(node.url).post('account/create', { name: 'ZORA', password: PASSWORD }))
        .error;
    expect(await take()).toBe('name-taken');
    const device = caller();
    const shown = { name: 'Zora', password: PASSWORD };
    expect((await device.post('account/sign-in', shown)).status).toBe(200);
    expect((await device.whoami()).account?.name).toBe('Gone');
    // It is still his.
    expect((await device.call('PUT', 'account/name', { name: 'Zora' })).status).toBe(200);
    expect((await device.call('PUT', 'account/name', { name: 'Gone' })).status).toBe(200);
    expect((await device.call('GET', 'account/data')).body).toMatchObject({
      account: { formerNames: [{ name: 'Zora' }] },
    });
    // Nobody keeps all the names there are from others.
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      expect((await device.call('PUT', 'account/name', { name })).status).toBe(200);
    }
    expect((await device.call('PUT', 'account/name', { name: 'Five' })).error).toBe('limit');
    expect((await device.call('PUT', 'account/name', { name: 'Gone' })).status).toBe(200);
    now += 31 * DAY;
    expect((await caller().post('account/sign-in', shown)).error).toBe('wrong');
    expect(await take()).toBeUndefined();
  });
});

describe('A passkey', () => {
  test('makes an account and signs in to it, without a name or an address', async () => {
    const { visitor, device } = await create('Ada');
    expect(await visitor.whoami()).toMatchObject({
      passkeys: true,
      account: { name: 'Ada', hasPassword: false, codesLeft: 10, passkeys: [{ name: '' }] },
    });
    const elsewhere = caller();
    const options = await elsewhere.post('account/sign-in/options');
    expect(options.body).not.toHaveProperty('allowCredentials');
    const shown = await elsewhere.post('account/sign-in', { passkey: device.show(options.body) });
    expect(shown.status).toBe(200);
    expect((await elsewhere.whoami()).account?.name).toBe('Ada');
  });

  test('answers once, in time, here, for what it was asked, and after showing who holds it', async () => {
    const { device } = await create('Bert');
    const visitor = caller();
    const ask = async (): Promise<object> => (await visitor.post('account/sign-in/options')).body;
    const show = (passkey: object) => visitor.post('account/sign-in', { passkey });

    const answer = device.show(await ask());
    expect((await show(answer)).status).toBe(200);
    expect((await show(answer)).error).toBe('passkey');
    expect((await show(device.show(await ask(), { origin: 'https://evil.example' }))).error).toBe(
      'passkey',
    );
    expect((await show(device.show(await ask(), { isUnverified: true }))).error).toBe('passkey');
    expect((await show(device.show({ ...(await ask()), rpId: 'evil.example' }))).error).toBe(
      'passkey',
    );
    const options = (await visitor.post('account/create/options', { name: 'Bertha' })).body;
    expect((await show(device.show({ ...options, rpId: 'localhost' }))).error).toBe('passkey');
    const late = await ask();
    now += 6 * MINUTE;
    expect((await show(device.show(late))).error).toBe('passkey');
    const stranger = new Authenticator(visitor.origin);
    stranger.make(options);
    expect((await show(stranger.show(await ask()))).error).toBe('passkey');
    for (const odd of [{}, { id: 7 }, { response: { clientDataJSON: 7 } }, { id: 'a' }]) {
      expect((await show(odd)).error).toBe('passkey');
    }
  });

  test('of a name that somebody else has got meanwhile makes no account', async () => {
    const visitor = caller();
    const device = new Authenticator(visitor.origin);
    const options = await visitor.post('account/create/options', { name: 'Quick' });
    await create('Quick', new Caller(node.url));
    const made = await visitor.post('account/create', { passkey: device.make(options.body) });
    expect(made.error).toBe('name-taken');
    expect((await visitor.whoami()).account).toBeUndefined();
  });

  test('is added, named and removed by its owner, but never the last way in', async () => {
    const { visitor, device } = await create('Cleo');
    const second = new Authenticator(visitor.origin);
    const options = (await visitor.post('account/passkeys/options')).body;
    const passkey = second.make(options);
    const { visitor: thief } = await create('Thief');
    expect((await thief.post('account/passkeys', { passkey, name: 'mine' })).error).toBe('passkey');
    await prove(visitor, device);
    // It is used up: nobody else's try can be tried again.
    expect((await visitor.post('account/passkeys', { passkey, name: 'x' })).error).toBe('passkey');
    const again = (await visitor.post('account/passkeys/options')).body;
    const added = await visitor.post('account/passkeys', {
      passkey: second.make(again),
      name: 'Phone',
    });
    expect(added.status).toBe(200);
    const ids = ((await visitor.whoami()).account?.passkeys ?? []).map(({ id }) => id);
    const path = `account/passkeys/${ids[0]}`;
    expect((await thief.call('PATCH', path, { name: 'mine' })).error).toBe('missing');
    expect((await thief.call('DELETE', path)).error).toBe('missing');
    expect((await visitor.call('PATCH', path, { name: 'Desk' })).status).toBe(200);
    expect((await visitor.whoami()).account?.passkeys.map(({ name }) => name)).toEqual([
      'Desk',
      'Phone',
    ]);
    expect((await visitor.call('DELETE', path)).status).toBe(200);
    expect((await visitor.call('DELETE', `account/passkeys/${ids[1]}`)).error).toBe('last-way');
    const ask = (await visitor.post('account/sign-in/options')).body;
    expect((await visitor.post('account/sign-in', { passkey: device.show(ask) })).error).toBe(
      'passkey',
    );
  });

  test('is for the place that the host says it is at', async () => {
    const database = await freshDatabase('SQLite');
    const start = (publicUrl?: string) =>
      HostNode.start({ database, port: 0, host: '127.0.0.1', ...(publicUrl && { publicUrl }) });
    const numbered = await start();
    const plain = new Caller(numbered.url);
    expect(await plain.whoami()).toEqual({ passkeys: false });
    expect((await plain.post('account/create/options', { name: 'Dora' })).error).toBe(
      'passkey-place',
    );
    await numbered.stop();
    const published = await start('https://play.example');
    const visitor = new Caller(published.url, 'https://play.example');
    expect(await visitor.whoami()).toEqual({ passkeys: true });
    const { body } = await visitor.post('account/create/options', { name: 'Dora' });
    expect(body).toMatchObject({ rp: { id: 'play.example' } });
    const passkey = new Authenticator('https://play.example').make(body);
    const made = await visitor.post('account/create', { passkey });
    expect(made.headers.getSetCookie()[0]).toMatch(
      /^__Host-sandtable=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    );
    await published.stop();
  });
});

describe('A password', () => {
  test('takes long to be worked out, unless somebody says otherwise', async () => {
    const passwords = new Passwords();
    const kept = (await passwords.keep(PASSWORD)) ?? '';
    expect(kept).toMatch(/^scrypt\$15\$8\$3\$/);
    expect(await passwords.isRight(PASSWORD, kept)).toBe(true);
    expect(await passwords.isRight('eight sad otters', kept)).toBe(false);
  });

  test.each([
    ['short', 'password-short'],
    ['x'.repeat(201), 'password-long'],
    ['aaaaaaaaaaaa', 'password-easy'],
    ['Guess What I Am', 'password-easy'],
  ])('%s is refused: %s', async (password, error) => {
    const told = await caller().post('account/create', { name: 'Guess What I Am', password });
    expect(told.error).toBe(error);
  });

  test('signs in; what is wrong says nothing about who is there', async () => {
    await withPassword('Egon');
    await create('Without');
    const visitor = caller();
    const wrong = [
      { name: 'Egon', password: 'not the password' },
      { name: 'Nobody of that name', password: PASSWORD },
      { name: 'Without', password: PASSWORD },
      { name: 'Egon', code: '2222-2222-2222-2222' },
      { name: 'Nobody of that name', code: '2222-2222-2222-2222' },
    ];
    const told = [];
    for (const proof of wrong) {
      const { status, body, headers } = await visitor.post('account/sign-in', proof);
      told.push({ status, body, cookies: headers.getSetCookie() });
    }
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(told[0].status).toBe(403);
    expect(
      (await visitor.post('account/sign-in', { name: 'EGON', password: PASSWORD })).status,
    ).toBe(200);
    expect((await visitor.whoami()).account?.name).toBe('Egon');
  });

  test('can be guessed at a few times only, from wherever; that keeps its owner from nothing else', async () => {
    const { visitor, device, codes } = await create('Fritz');
    await visitor.call('PUT', 'account/password', { password: PASSWORD });
    const elsewhere = caller();
    const signIn = (proof: object) => elsewhere.post('account/sign-in', proof);
    const guess = async (name: string): Promise<string | undefined> =>
      (await signIn({ name, password: 'no' })).error;
    const guesses = await Promise.all(Array.from({ length: 11 }, () => guess('Fritz')));
    expect(guesses.filter((error) => error === 'wrong')).toHaveLength(10);
    expect(guesses).toContain('guessed');
    // It is the name that is guarded, however it is written.
    expect(await guess('FRITZ')).toBe('guessed');
    expect(await guess('Somebody else')).toBe('wrong');
    expect((await signIn({ name: 'Fritz', code: codes[0] })).status).toBe(200);
    const passkey = device.show((await elsewhere.post('account/sign-in/options')).body);
    expect((await signIn({ passkey })).status).toBe(200);
    // Whoever is signed in shows who he is as ever: what is guessed there counts there.
    const show = (password: string) => visitor.post('account/prove', { password });
    expect((await show(PASSWORD)).status).toBe(200);
    await Promise.all(Array.from({ length: 9 }, () => show('no')));
    expect((await show(PASSWORD)).error).toBe('guessed');
    expect((await prove(visitor, device)).status).toBe(200);
    expect((await visitor.post('account/prove', { code: codes[1] })).status).toBe(200);
    // Nothing is locked for ever.
    now += MINUTE;
    expect((await signIn({ name: 'Fritz', password: PASSWORD })).status).toBe(200);
  });

  test('that is new signs out all others; it goes where a passkey is there', async () => {
    const { visitor, device, codes } = await create('Gerda');
    const other = caller();
    await other.post('account/sign-in', { name: 'Gerda', code: codes[0] });
    await prove(visitor, device);
    const password = 'another long one';
    expect((await visitor.call('PUT', 'account/password', { password: 'short' })).error).toBe(
      'password-short',
    );
    expect((await visitor.call('PUT', 'account/password', { password })).status).toBe(200);
    expect((await other.whoami()).account).toBeUndefined();
    expect((await visitor.whoami()).account?.hasPassword).toBe(true);
    expect((await visitor.call('DELETE', 'account/password')).status).toBe(200);
    expect((await visitor.call('DELETE', 'account/password')).error).toBe('missing');
    expect((await visitor.whoami()).account?.hasPassword).toBe(false);
  });
});

describe('A recovery code', () => {
  test('lets in once, however it is typed; new ones void the old', async () => {
    const { codes } = await create('Hanna');
    expect(new Set(codes).size).toBe(10);
    const visitor = caller();
    const [first, second] = codes;
    const use = (code: string) => visitor.post('account/sign-in', { name: 'hanna', code });
    expect((await use(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await use(first)).error).toBe('wrong');
    expect((await visitor.whoami()).account?.codesLeft).toBe(9);
    const { body } = await visitor.post('account/codes');
    expect((body as CodesTold).codes).toHaveLength(10);
    expect((await use(second)).error).toBe('wrong');
    expect((await use((body as CodesTold).codes[3])).status).toBe(200);
  });
});

describe('Who is signed in', () => {
  test('stays so as long as he comes back, and no longer', async () => {
    const { visitor } = await create('Ina');
    for (let i = 0; i < 3; i++) {
      now += 50 * DAY;
      const told = await visitor.call('GET', 'account');
      expect(told.headers.getSetCookie()[0]).toMatch(/^sandtable=[\w-]{43}; .*Max-Age=5184000/);
    }
    const { visitor: idle } = await create('Idle');
    now += 61 * DAY;
    expect((await idle.whoami()).account).toBeUndefined();
    expect((await idle.call('GET', 'account/data')).status).toBe(401);
  });

  test('sees his devices, ends one of them, or all', async () => {
    const { visitor, codes } = await create('Jo Smith');
    const [second, third] = [caller(), caller()];
    for (const [i, each] of [second, third].entries()) {
      await each.post('account/sign-in', { name: 'Jo Smith', code: codes[i] });
    }
    const sessions = (await second.whoami()).account?.sessions ?? [];
    expect(sessions.map(({ device }) => device)).toEqual(Array(3).fill('Firefox, Linux'));
    const own = sessions.find(({ isThis }) => isThis)?.id;
    const { visitor: thief } = await create('Other Thief');
    expect((await thief.call('DELETE', `account/sessions/${own}`)).error).toBe('missing');
    expect((await third.call('DELETE', `account/sessions/${own}`)).status).toBe(200);
    expect((await second.whoami()).account).toBeUndefined();
    const kept = visitor.cookie;
    await third.post('account/sign-out', { everywhere: true });
    expect(third.cookie).toBeUndefined();
    visitor.cookie = kept;
    expect((await visitor.whoami()).account).toBeUndefined();
  });

  test('does nothing by a page of somebody else', async () => {
    const { cookie } = (await create('Karl')).visitor;
    const elsewhere = new Caller(node.url, 'https://evil.example');
    elsewhere.cookie = cookie;
    for (const [method, path, body] of [
      ['POST', 'account/sign-out', { everywhere: true }],
      ['POST', 'account/codes', {}],
      ['PUT', 'account/password', { password: PASSWORD }],
      ['DELETE', 'account', { name: 'Karl' }],
    ] as const) {
      expect((await elsewhere.call(method, path, body)).error).toBe('origin');
    }
    const visitor = new Caller(node.url);
    visitor.cookie = cookie;
    // A form of another page sends no JSON, and no page sends it without saying where it is from.
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await visitor.call('POST', 'account/codes', {}, form)).status).toBe(415);
    expect((await visitor.call('POST', 'account/codes', {}, { origin: 'null' })).error).toBe(
      'origin',
    );
    expect((await visitor.whoami()).account?.name).toBe('Karl');
  });

  test('is asked for by everything that is his own', async () => {
    for (const [method, path, body] of [
      ['GET', 'account/data', undefined],
      ['POST', 'account/codes', {}],
      ['POST', 'account/passkeys/options', {}],
      ['PUT', 'account/name', { name: 'New' }],
      ['POST', 'account/blocks', { name: 'Karl' }],
      ['DELETE', 'account', { name: 'Karl' }],
    ] as const) {
      const told = await caller().call(method, path, body);
      expect([path, told.error]).toEqual([path, 'signed-out']);
    }
  });
});

describe('Somebody', () => {
  test('shows once more that it is he before he changes who gets in, or takes or deletes all of it', async () => {
    const { visitor, device, codes } = await create('Ludwig');
    const sensitive = [
      ['GET', 'account/data', undefined],
      ['POST', 'account/codes', {}],
      ['POST', 'account/passkeys/options', {}],
      ['POST', 'account/passkeys', { passkey: {}, name: 'x' }],
      ['DELETE', 'account/passkeys/none', undefined],
      ['PUT', 'account/password', { password: PASSWORD }],
      ['DELETE', 'account/password', undefined],
      ['DELETE', 'account', { name: 'Nobody' }],
      ['PUT', 'account/name', { name: 'Ludwig' }],
      ['POST', 'account/bots', { name: 'x' }],
      ['DELETE', 'account/bots/none', undefined],
    ] as const;
    const refusals = async (): Promise<(string | undefined)[]> => {
      const all: (string | undefined)[] = [];
      for (const [method, path, body] of sensitive) {
        all.push((await visitor.call(method, path, body)).error);
      }
      return all;
    };
    // Who has just come in has.
    expect(await refusals()).not.toContain('prove');
    now += 11 * MINUTE;
    expect(await refusals()).toEqual(sensitive.map(() => 'prove'));
    // Everything else he does as ever.
    expect((await visitor.post('account/blocks', { name: 'Nobody' })).error).toBe('missing');

    const { device: others } = await create('Marta');
    expect((await prove(visitor, others)).error).toBe('passkey');
    expect((await visitor.post('account/prove', { password: 'no' })).error).toBe('wrong');
    expect((await visitor.post('account/prove', { code: codes[0] })).error).toBe('wrong');
    expect((await visitor.call('GET', 'account/data')).error).toBe('prove');
    expect((await prove(visitor, device)).status).toBe(200);
    expect((await visitor.call('GET', 'account/data')).status).toBe(200);
    await visitor.call('PUT', 'account/password', { password: PASSWORD });
    now += 11 * MINUTE;
    expect((await visitor.post('account/prove', { password: PASSWORD })).status).toBe(200);
    expect((await visitor.post('account/codes')).status).toBe(200);
    // A guest has nothing to show.
    expect((await caller().post('account/prove', { code: 'no' })).error).toBe('signed-out');
  });

  test('is blocked by another, who can think better of it', async () => {
    const { visitor } = await create('Lena');
    await create('Bore');
    expect((await visitor.post('account/blocks', { name: 'Lena' })).error).toBe('missing');
    expect((await visitor.post('account/blocks', { name: 'Who ever' })).error).toBe('missing');
    for (let i = 0; i < 2; i++) await visitor.post('account/blocks', { name: 'bore' });
    expect((await visitor.whoami()).account?.blocked).toEqual(['Bore']);
    await visitor.call('DELETE', 'account/blocks/Bore');
    expect((await visitor.whoami()).account?.blocked).toEqual([]);
  });

  test('makes no more accounts than a club would, and guesses no faster at many names than at one', async () => {
    const database = await freshDatabase('SQLite');
    const settings = { database, port: 0, host: 'localhost', limits: 'all' } as const;
    const strict = await HostNode.start({ ...settings, now: () => now });
    const visitor = new Caller(strict.url);
    const answers = [];
    for (let i = 0; i < 25; i++) {
      // As fast as what is asked of a node may be.
      now += 5000;
      answers.push((await visitor.post('account/create', { name: 'x', password: 'x' })).error);
    }
    expect(answers.slice(0, 20)).not.toContain('limit');
    expect(answers).toContain('limit');
    const guesses = [];
    for (let i = 0; i < 20; i++) {
      const { status } = await visitor.post('account/sign-in', { name: `Name ${i}`, code: '1' });
      guesses.push(status);
    }
    expect(guesses).toContain(429);
    await strict.stop();
  });
});

test('the last two ways in cannot be taken away at once, on two nodes', async () => {
  const store = await Store.open(await freshDatabase('PostgreSQL'));
  const accounts = new Accounts(store.db, { barredNames: '' }, () => now);
  const row = { public_key: '', counter: 0, transports: '[]', name: '', created: 0, used: null };
  for (let i = 0; i < 8; i++) {
    const made = await accounts.createWithPassword(`Twice ${i}`, PASSWORD);
    if (!made.ok) throw new Error(made.problem);
    const { account } = made.value;
    const passkey = { ...row, id: `key ${i}`, account: account.id };
    await store.db.insertInto('passkey').values(passkey).execute();
    const done = [accounts.removeWay(account), accounts.removeWay(account, passkey.id)];
    expect((await Promise.all(done)).filter(({ ok }) => ok)).toHaveLength(1);
  }
  await store.close();
});
