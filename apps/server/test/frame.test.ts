import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from '../src/live/frame.ts';

test('frames of all lengths are heard as what was said', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  texts.push('Würfel ⚅ \u{1f3b2}'.repeat(20));
  const server = new WebSocketServer({ port: 0 });
  server.on('connection', (_, { socket }) => {
    for (const text of texts) socket.write(frameOf(text));
  });
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://localhost:${port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push((data as Buffer).toString()));
  await expect.poll(() => heard.length).toBe(texts.length);
  expect(heard).toEqual(texts);
  client.terminate();
  server.close();
});
