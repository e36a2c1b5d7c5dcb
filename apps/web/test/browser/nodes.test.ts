// Two nodes on one database behind one address: whoever plays need not know which of them he is at.
import { HostNode } from '@sandtable/server';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { text as read } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { text } from '../../src/online/words.ts';
import { joinBy } from './friends.ts';
import { begin, chooseInMenu, clickAt, question } from './person.ts';
import { FIREFIGHT, linkTo } from './positions.ts';
import { openPage } from './stage.ts';
import { button } from './tabletop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases of tests are; in it a socket that gives the address of a fresh one in PostgreSQL. */
    databases: string;
  }
}

const site = { folder: join(import.meta.dirname, '..', '..', 'dist') };

/** One address that leads to one of several nodes. */
interface Gate {
  readonly url: string;
  /** Leads to another one from now on; what led elsewhere is cut off without a word. */
  leadTo(node: HostNode): void;
  close(): void;
}

async function openGate(first: HostNode): Promise<Gate> {
  let node = first;
  const open = new Set<Socket>();
  const gate = createServer((visitor) => {
    const { port, hostname } = new URL(node.url);
    const way = connect(Number(port), hostname);
    for (const [from, to] of [
      [visitor, way],
      [way, visitor],
    ]) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => open.delete(from) && to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((settle) => gate.listen(0, '127.0.0.1', settle));
  const cut = (): void => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}/`,
    leadTo(other) {
      node = other;
      cut();
    },
    close() {
      gate.close();
      cut();
    },
  };
}

const nodes: HostNode[] = [];
let gate: Gate;
beforeAll(async () => {
  const said = await read(connect(join(inject('databases'), 'postgres')));
  const { address: database } = JSON.parse(said) as { address: string };
  for (let i = 0; i < 2; i++) {
    nodes.push(await HostNode.start({ database, port: 0, host: '127.0.0.1', site }));
  }
  gate = await openGate(nodes[0]);
});
afterAll(async () => {
  gate.close();
  await nodes[1].stop();
});

test('in the middle of a decision its node is lost, and it is made at another one', async () => {
  // A line that is cut off is told of on the console.
  const visit = { host: gate.url, trouble: true };
  const ann = await openPage({ ...visit, path: await linkTo(FIREFIGHT) });
  await begin(ann);
  await chooseInMenu(ann, text('friend.goOn'));
  const dialog = ann.getByRole('dialog', { name: text('friend.goOn') });
  await dialog.getByRole('button', { name: text('friend.invite') }).click();
  await ann.waitForURL('**/online/*');
  const ben = await joinBy(gate, await ann.getByRole('textbox').inputValue(), { visit });
  const asked = await question(ann);
  await clickAt(ann, 'square:c4');
  const aim = button(ann, 'Shoot from c2 at c4');
  await aim.waitFor();

  const again = ann.waitForEvent('websocket');
  gate.leadTo(nodes[1]);
  await nodes[0].stop();
  await again;
  await ann.getByText(text('table.lost')).waitFor({ state: 'hidden' });
  await expect.poll(() => nodes[1].sockets).toBe(2);
  // What had been chosen is chosen still, and goes on from there.
  expect(await question(ann)).toBe(asked);
  await aim.click();
  await button(ann, 'Everybody fires all they can').click();
  for (const page of [ann, ben]) {
    await page
      .getByRole('log')
      .getByText(/shoot from c2 at c4/)
      .waitFor();
  }
  // Whoever is asked then: that is for the dice to say.
  await ann.getByRole('region', { name: text('play.question') }).waitFor();
});
