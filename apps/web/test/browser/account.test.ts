import { HostNode } from '@sandtable/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountText } from '../../src/account/accountText.ts';
import { text } from '../../src/online/words.ts';
import { keptIn } from './friends.ts';
import { expectAccessible, expectAccessibleInAllLooks, openPage } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-account-'));
let host: HostNode;
let later = 0;
beforeAll(async () => {
  const site = { folder: join(import.meta.dirname, '..', '..', 'dist') };
  host = await HostNode.start({
    data: folder,
    port: 0,
    host: 'localhost',
    site,
    now: () => Date.now() + later,
  });
});
afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

/** A device that keeps passkeys, and whose owner always says yes. */
async function giveAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('somebody makes an account with a passkey, comes back with it, with a code elsewhere, and deletes it', async () => {
  const page = await openPage({ path: `${host.url}new/pbi` });
  await giveAuthenticator(page);
  // As a guest he has a match already.
  await page.getByRole('radio', { name: text('friend.link') }).check();
  await page.getByRole('radio', { name: 'Attacker', exact: true }).check();
  await button(page, text('friend.invite')).click();
  await page.waitForURL('**/online/*');
  const match = page.url();
  await page.getByText(text('invite.wait')).waitFor();
  await page.getByRole('link', { name: text('app.account') }).click();
  await title(page, accountText('account.title'));

  // A name, and one click.
  const create = page.getByRole('region', { name: accountText('account.create') });
  await create.getByLabel(accountText('account.name')).fill('Ada Lovelace');
  expect(await create.getByRole('checkbox').isChecked()).toBe(true);
  await button(page, accountText('account.create.passkey')).click();
  const dialog = page.getByRole('dialog', { name: accountText('account.codes.title') });
  await dialog.waitFor();
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  // They are not to be had again: nothing but a button puts them away.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: accountText('account.codes.save') }).click();
  expect((await saved).suggestedFilename()).toBe('sandtable-codes.txt');
  await button(page, accountText('account.codes.kept')).click();
  await title(page, 'Ada Lovelace');

  // A passkey has a name by which its owner knows it.
  await button(page, accountText('account.passkey.rename.which', { name: 'Passkey 1' })).click();
  await page.getByLabel(accountText('account.passkey.name')).fill('Laptop');
  await page.keyboard.press('Enter');
  await page.getByText(accountText('account.passkey.named')).waitFor();
  await button(page, accountText('account.passkey.remove.which', { name: 'Laptop' })).waitFor();

  // Nobody asks him what he is called.
  await page.goto(`${host.url}new/pbi`);
  await page.getByRole('radio', { name: text('friend.link') }).check();
  await page.getByText(text('friend.name.own', { name: 'Ada Lovelace' })).waitFor();
  await page.goBack();
  // On a device that is not his alone nothing of his stays.
  expect((await keptIn(page)).key).toBeDefined();
  await button(page, accountText('account.signOut')).click();
  await button(page, accountText('account.signIn.passkey')).waitFor();
  expect(await keptIn(page)).toBeUndefined();
  await button(page, accountText('account.signIn.passkey')).click();
  await title(page, 'Ada Lovelace');

  // On a device without the passkey.
  const phone = await openPage({ path: `${host.url}account`, phone: true, trouble: true });
  await button(phone, accountText('account.instead.code')).click();
  const signIn = phone.getByRole('region', { name: accountText('account.signIn') });
  await signIn.getByLabel(accountText('account.name')).fill('ada lovelace');
  await signIn.getByLabel(accountText('account.code')).fill(codes[0].toUpperCase());
  await phone.keyboard.press('Enter');
  await title(phone, 'Ada Lovelace');
  await phone.getByText(accountText('account.codes.left', { count: 9 })).waitFor();
  const sessions = phone.getByRole('region', { name: accountText('account.sessions') });
  expect(await sessions.getByRole('listitem').count()).toBe(2);

  // His match is there too, and nobody had to send him a key.
  await phone.goto(match);
  await phone.getByText(text('invite.wait')).waitFor();
  await phone.goto(`${host.url}account`);

  // All of it is handed over, once he has shown again that it is he; and then it is gone, on every device.
  later += 11 * 60_000;
  const data = phone.waitForEvent('download');
  await button(phone, accountText('account.data.save')).click();
  const proof = phone.getByRole('dialog', { name: accountText('account.prove') });
  await proof.getByLabel(accountText('account.code')).fill(codes[0]);
  await button(phone, accountText('account.prove.yes')).click();
  await proof.getByRole('alert').getByText(text('wire.account.wrong')).waitFor();
  await expectAccessible(phone);
  await proof.getByLabel(accountText('account.code')).fill(codes[1]);
  await button(phone, accountText('account.prove.yes')).click();
  expect((await data).suggestedFilename()).toBe('sandtable-account.json');
  await button(phone, accountText('account.delete')).click();
  await phone
    .getByLabel(accountText('account.delete.name', { name: 'Ada Lovelace' }))
    .fill('Ada Lovelace');
  await button(phone, accountText('account.delete.yes')).click();
  await title(phone, accountText('account.title'));
  await page.reload();
  await title(page, accountText('account.title'));
});

test('a password does where there is no passkey; what is wrong is said', async () => {
  const page = await openPage({ path: `${host.url}account`, trouble: true });
  const create = page.getByRole('region', { name: accountText('account.create') });
  await button(page, accountText('account.instead.password')).click();
  await expectAccessibleInAllLooks(page);
  await create.getByLabel(accountText('account.name')).fill('Moderator');
  await create.getByLabel(accountText('account.password')).fill('seven sad otters');
  await button(page, accountText('account.create.password')).click();
  await create.getByRole('alert').getByText(text('wire.account.nameBarred')).waitFor();
  await create.getByLabel(accountText('account.name')).fill('Grace');
  await button(page, accountText('account.create.password')).click();
  await button(page, accountText('account.codes.kept')).click();
  await title(page, 'Grace');
  await expectAccessibleInAllLooks(page);
});

test('without a host there are no accounts, and no way to them', async () => {
  const page = await openPage({ path: '/account' });
  await page.getByText(accountText('account.noHost')).waitFor();
  expect(await page.getByRole('link', { name: text('app.account') }).count()).toBe(0);
});
