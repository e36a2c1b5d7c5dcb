// Those who want to harm a host, or do not know what they do: everything here goes over real sockets.
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

/** What somebody has who was let in: a match of his own, and where others play. */
export interface Foothold {
  readonly url: string;
  /** A match of others. */
  readonly victim: string;
  /** His own, with the key of one side. */
  readonly own: { readonly match: string; readonly key: string };
}

/** Somebody elsewhere, as a trusted proxy would say; each of so many addresses in turn. */
function from(number: number): Record<string, string> {
  return { 'x-forwarded-for': `203.0.${(number >> 8) & 0xff}.${number & 0xff}` };
}

const NESTED = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
const LETTERS = 'x'.repeat(60_000);

type Message = (id: number, foothold: Foothold) => string | Buffer;

/** Every kind of message that should come to nothing. Seat 1 is his own, seat 2 one from which he looks on. */
export const MESSAGES: Readonly<Record<string, Message>> = {
  nothing: () => '',
  'no JSON': () => '{"ask":',
  'a number': () => '17',
  'a list': () => '[]',
  null: () => 'null',
  'deeply nested': () => NESTED,
  'nested in an ask': (id) =>
    `{"ask":"play","id":${id},"seat":1,"at":0,"move":{"type":"x","y":${NESTED.slice(15_000, 45_000)}}}`,
  long: () => JSON.stringify({ ask: LETTERS }),
  binary: () => Buffer.from([0, 255, 1, 254]),
  'not well-formed': (id) => `{"ask":"sit","id":${id},"match":"\\ud800","name":"\\udfff"}`,
  'an unknown ask': (id) => JSON.stringify({ ask: 'win', id }),
  'a name of its own': (id) =>
    `{"ask":"undo","id":${id},"seat":1,"at":0,"__proto__":{"ask":"play"},"constructor":{"prototype":{"ok":1}}}`,
  'the name of what all objects have': (id) => `{"ask":"toString","id":${id},"seat":"__proto__"}`,
  'a huge number': (id) => `{"ask":"undo","id":${id},"seat":1e400,"at":-1e308}`,
  'a huge count': (id) => JSON.stringify({ ask: 'undo', id, seat: 1, at: 1_000_000_000 }),
  'a broken number': (id) => JSON.stringify({ ask: 'undo', id: id + 0.5, seat: 1, at: 0 }),
  'a seat of nobody': (id) => JSON.stringify({ ask: 'resign', id, seat: 99 }),
  'looks on and gives up': (id) => JSON.stringify({ ask: 'resign', id, seat: 2 }),
  'looks on and plays': (id) =>
    JSON.stringify({ ask: 'play', id, seat: 2, at: 0, move: { type: 'all' } }),
  'a move out of turn': (id) =>
    JSON.stringify({
      ask: 'play',
      id,
      seat: 1,
      at: 0,
      move: { type: 'aim', from: 'c2', to: 'c3' },
    }),
  'a move that is none': (id) =>
    `{"ask":"play","id":${id},"seat":1,"at":0,"move":{"type":"__proto__","from":{"length":1e9}}}`,
  'long ago': (id) => JSON.stringify({ ask: 'play', id, seat: 1, at: 5000, move: { type: 'end' } }),
  'the same again': () => JSON.stringify({ ask: 'undo', id: 1, seat: 1, at: 0, name: 'again' }),
  'a key that is none': (id, { victim }) =>
    JSON.stringify({ ask: 'sit', id, match: victim, key: 'A'.repeat(24) }),
  'a key of another match': (id, { victim, own }) =>
    JSON.stringify({ ask: 'sit', id, match: victim, key: own.key }),
  'eyes of another': (id, { victim }) =>
    JSON.stringify({ ask: 'sit', id, match: victim, view: 'attacker' }),
  'has seen everything': (id, { victim }) =>
    JSON.stringify({
      ask: 'sit',
      id,
      match: victim,
      seen: { steps: 999_999, digest: 'f'.repeat(64) },
    }),
  'all that was': (id) => JSON.stringify({ ask: 'past', id, seat: 2, from: 0 }),
  'a match that is none': (id) => JSON.stringify({ ask: 'sit', id, match: '..%2f..' }),
  'a way out of the folder': (id) => JSON.stringify({ ask: 'sit', id, match: '__proto__' }),
};

const KINDS = Object.values(MESSAGES);

/** Says so many things over one socket after the other; of each as many as the host listens to. Gives how many sockets it took. */
export async function sayThings(foothold: Foothold, count: number): Promise<number> {
  let sockets = 0;
  for (let said = 0; said < count;) said += await sayUntilCutOff(foothold, said, count, ++sockets);
  return sockets;
}

function sayUntilCutOff(
  foothold: Foothold,
  begin: number,
  end: number,
  number: number,
): Promise<number> {
  const { url, victim, own } = foothold;
  const socket = new WebSocket(`${url.replace('http', 'ws')}api/live`, { headers: from(number) });
  return new Promise((settle) => {
    let said = 0;
    const goOn = (): void => {
      if (begin + said >= end) socket.close();
      if (socket.readyState !== WebSocket.OPEN) return;
      for (let i = 0; i < 5; i++) {
        const kind = KINDS[(begin + said) % KINDS.length];
        said++;
        socket.send(kind(said + 2, foothold));
      }
      // What comes back tells that these were read, whether they were answered or not.
      socket.ping();
    };
    socket.on('pong', goOn);
    socket.once('open', () => {
      socket.send(JSON.stringify({ ask: 'sit', id: 1, match: own.match, key: own.key }));
      socket.send(JSON.stringify({ ask: 'sit', id: 2, match: victim }), goOn);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => settle(Math.max(said, 1)));
  });
}

type Connection = (socket: Socket, foothold: Foothold, number: number) => void;

const upgrade = ({ url }: Foothold, number: number): string =>
  `GET /api/live HTTP/1.1\r\nHost: ${new URL(url).host}\r\nX-Forwarded-For: ${from(number)['x-forwarded-for']}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

/** A frame as a browser would send it, masked with zeros. */
function frame(opcode: number, text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | body.length])
      : Buffer.from([0x80 | opcode, 0xfe, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([head, Buffer.alloc(4), body]);
}

/** Every kind of connection that somebody can spoil. */
export const CONNECTIONS: Readonly<Record<string, Connection>> = {
  'says nothing': () => undefined,
  'begins and goes no further': (socket) => void socket.write('GET / HTTP/1.1\r\nHos'),
  'one letter at a time': (socket) => {
    const timer = setInterval(() => socket.write('X'), 50);
    socket.once('close', () => clearInterval(timer));
    socket.write('GET / HTTP/1.1\r\nX-Slow: ');
  },
  'promises more than it sends': (socket) =>
    void socket.write(
      'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{',
    ),
  'no HTTP at all': (socket) => void socket.write('\0\x01\x02 hello\r\n\r\n'),
  'long headers': (socket) =>
    void socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(50_000)}\r\n\r\n`),
  'a door that is none': (socket, foothold, number) =>
    void socket.write(upgrade(foothold, number).replace('/api/live', '/api/dead')),
  'knocks and runs': (socket, foothold, number) => {
    const foreign = upgrade(foothold, number).replace('Upgrade:', 'Origin: https://x\r\nUpgrade:');
    socket.write(foreign, () => socket.resetAndDestroy());
  },
  'in and silent': (socket, foothold, number) => void socket.write(upgrade(foothold, number)),
  'in and never reads': (socket, foothold, number) => {
    const { victim } = foothold;
    socket.pause();
    socket.write(upgrade(foothold, number));
    for (let id = 0; id < 25; id++) {
      socket.write(frame(1, JSON.stringify({ ask: 'sit', id, match: victim })));
    }
  },
  'in and floods': (socket, foothold, number) => {
    socket.write(upgrade(foothold, number));
    socket.write(Buffer.concat(Array.from({ length: 500 }, () => frame(1, '{"ask":"sit"}'))));
  },
  'in and pings': (socket, foothold, number) => {
    socket.write(upgrade(foothold, number));
    socket.write(Buffer.concat(Array.from({ length: 500 }, () => frame(9, 'ping'))));
  },
  'in and unmasked': (socket, foothold, number) => {
    socket.write(upgrade(foothold, number));
    socket.write(Buffer.from([0x81, 0x02, 0x7b, 0x7d]));
  },
};

/** Opens so many connections at once, each to be a burden. Gives what lets go of them. */
export async function crowd(foothold: Foothold, count: number): Promise<() => void> {
  const { hostname, port } = new URL(foothold.url);
  const kinds = Object.values(CONNECTIONS);
  const sockets = await Promise.all(
    Array.from(
      { length: count },
      (_, i) =>
        new Promise<Socket>((settle) => {
          const socket = connect(Number(port), hostname);
          socket.on('error', () => undefined);
          socket.once('connect', () => {
            kinds[i % kinds.length](socket, foothold, i);
            settle(socket);
          });
          socket.once('close', () => settle(socket));
        }),
    ),
  );
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
