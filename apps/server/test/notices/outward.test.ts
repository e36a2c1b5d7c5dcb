import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import {
  isOutwardUrl,
  isPublicAddress,
  postOutward,
  type Network,
} from '../../src/notices/outward.ts';
import { Gone, mailWay, pushWay, webhookWay, type Letter } from '../../src/notices/ways.ts';
import { senderIn, Subscribed } from './browser.ts';
import { openSink } from './sink.ts';

test.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is of the public network',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '64:ff9b::a00:1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:a00:1::',
  'localhost',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  'http://chat.example.org/hook',
  'https://user:word@chat.example.org/hook',
  'https://chat.example.org:8443/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://localhost/hook',
  'https://intranet/hook',
  'ftp://chat.example.org/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  `https://chat.example.org/${'x'.repeat(1000)}`,
  'nonsense',
])('nothing is sent to %s', (url) => expect(isOutwardUrl(url)).toBe(false));

test('something may be sent to a chat', () => {
  expect(isOutwardUrl('https://hooks.example.org/services/T0/B0/x')).toBe(true);
});

describe('Over a network', () => {
  interface Heard {
    readonly url: string;
    readonly body: string;
    readonly bytes: Buffer;
    readonly headers: IncomingHttpHeaders;
  }
  const asked: Heard[] = [];
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    server = createServer((incoming, answer) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () => {
        const { url: path = '', headers } = incoming;
        const bytes = Buffer.concat(parts);
        asked.push({ url: path, body: bytes.toString(), bytes, headers });
        if (incoming.url === '/away') answer.writeHead(302, { location: '/hook' });
        else if (incoming.url === '/gone') answer.writeHead(410);
        answer.end();
      });
    });
    await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  /** One in which every name leads to these addresses. */
  function network(...addresses: readonly string[]): Network {
    return {
      resolve: async () => addresses.map((address) => ({ address, family: 4 })),
      isOpen: (address) => address === '127.0.0.1' || isPublicAddress(address),
      isUrl: (text) => text.startsWith('http://chat.example.org'),
      request,
    };
  }
  const url = (path: string): string => `http://chat.example.org:${port}${path}`;
  const letter: Letter = {
    title: 'It is your turn: A <b> & @everyone',
    lines: [],
    link: 'https://table.example.org/online/m',
    tag: 'm',
    count: 1,
    stop: { page: '', oneClick: '' },
  };

  test('a name is resolved once, and one closed address among many is enough', async () => {
    const body = { headers: {}, body: '{}' };
    expect(await postOutward(url('/hook'), body, network('127.0.0.1'))).toBe(200);
    const before = asked.length;
    await expect(postOutward(url('/hook'), body, network('10.0.0.1'))).rejects.toThrow('closed');
    await expect(
      postOutward(url('/hook'), body, network('127.0.0.1', '192.168.0.1')),
    ).rejects.toThrow('closed');
    await expect(postOutward(url('/hook'), body, network())).rejects.toThrow('closed');
    expect(asked.length).toBe(before);
  });

  test('nothing is followed', async () => {
    const before = asked.length;
    await expect(webhookWay(network('127.0.0.1'))(url('/away'), letter)).rejects.toThrow('302');
    expect(asked.slice(before).map((each) => each.url)).toEqual(['/away']);
  });

  test('a chat is told in its own words, and nobody in it is called', async () => {
    await webhookWay(network('127.0.0.1'))(url('/hook'), letter);
    const { text } = JSON.parse(asked.at(-1)?.body ?? '') as { text: string };
    expect(text).toContain('A &lt;b&gt; &amp; @\u200Beveryone');
    expect(text).toContain('https://table.example.org/online/m');
    await expect(webhookWay(network('127.0.0.1'))(url('/gone'), letter)).rejects.toThrow('410');
  });

  test('a push service is sent what its browser alone can read, signed by the host', async () => {
    const keys = webPush.generateVAPIDKeys();
    const browser = new Subscribed();
    const push = pushWay(keys, 'https://table.example.org', network('127.0.0.1'));
    await push(browser.subscription(url('/push')), letter);
    const { bytes, headers } = asked.at(-1) as Heard;
    expect(bytes.toString()).not.toContain('your turn');
    const { title, link, tag, count } = letter;
    // What the app's own worker shows of it: `apps/web/test/push.test.ts`.
    expect(browser.read(bytes)).toEqual({ title, body: '', link, tag, count });
    expect(() => new Subscribed().read(bytes)).toThrow();
    expect(senderIn(headers.authorization ?? '', keys.publicKey)).toMatchObject({
      aud: `http://chat.example.org:${port}`,
      sub: 'https://table.example.org',
    });
    await expect(push(browser.subscription(url('/gone')), letter)).rejects.toThrow(Gone);
  });

  test('all that waits for somebody is in one letter', async () => {
    const sink = await openSink();
    const lines = ['It is your turn: one', 'It is over: two'];
    const title = '2 matches wait for you';
    await mailWay(sink.url, 'table@example.org')('ann@example.org', { ...letter, title, lines });
    const [said] = sink.letters;
    expect(said).toContain(`Subject: ${title}`);
    for (const line of [...lines, letter.link]) expect(said).toContain(line);
    await sink.close();
  });
});
