import { createServer } from 'node:net';

/** A mail server that takes everything and sends nothing on. */
export interface Sink {
  readonly url: string;
  /** Whole letters, as they came. */
  readonly letters: readonly string[];
  close(): Promise<void>;
}

export function openSink(): Promise<Sink> {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let isLetter = false;
    let heard = '';
    socket.write('220 sink\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      heard += data.toString();
      for (;;) {
        const end = heard.indexOf(isLetter ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = heard.slice(0, end);
        heard = heard.slice(end + (isLetter ? 5 : 2));
        if (isLetter) {
          // Lines that were too long for the wire are put together again.
          letters.push(said.replaceAll('=\r\n', ''));
          isLetter = false;
          socket.write('250 taken\r\n');
        } else if (said === 'DATA') {
          isLetter = true;
          socket.write('354 go on\r\n');
        } else socket.write(said === 'QUIT' ? '221 bye\r\n' : '250 yes\r\n');
      }
    });
  });
  return new Promise((settle) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      settle({
        url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
        letters,
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}
