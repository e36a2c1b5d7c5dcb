// The way to a host, over sockets that are only this test's.
import { Line, RemoteSeat, type Socket } from '@sandtable/wire';
import { expect, test } from 'vitest';

/** One that says nothing by itself. */
class Wire implements Socket {
  readonly sent: { readonly ask: string; readonly id: number; readonly name?: string }[] = [];
  readonly #heard = new Map<string, ((event: { readonly data: unknown }) => void)[]>();

  addEventListener(type: string, hear: (event: { readonly data: unknown }) => void): void {
    this.#heard.set(type, [...(this.#heard.get(type) ?? []), hear]);
  }

  tell(type: string, data?: object): void {
    for (const hear of this.#heard.get(type) ?? []) hear({ data: JSON.stringify(data) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Wire['sent'][number]);
  }

  /** Without a network nobody hears that it is closed. */
  close(): void {}

  /** The host lets him sit. */
  sit(): void {
    const { id } = this.sent[this.sent.length - 1];
    const sat = { seat: 1, viewer: 'red', premises: {}, matters: {}, host: {}, from: 0 };
    this.tell('message', { id, ok: true, sat });
  }
}

test('a line that is known to be dead is made anew at once, and what was not answered is asked again', async () => {
  const wires: Wire[] = [];
  const changes: boolean[] = [];
  let tryAgain = (): void => undefined;
  const line = new Line({
    open: () => {
      wires.push(new Wire());
      return wires[wires.length - 1];
    },
    later: (call) => {
      tryAgain = call;
      return () => undefined;
    },
    newName: () => 'once',
    changed: (isOpen) => changes.push(isOpen),
  });
  const seat = new RemoteSeat('m', 'key');
  wires[0].tell('open');
  const taken = line.take(seat, () => undefined);
  wires[0].sit();
  await taken;
  const played = line.play(seat, { type: 'pass' });
  await expect.poll(() => wires[0].sent.length).toBe(2);
  line.drop();
  expect(changes).toEqual([true, false]);
  expect(seat.number).toBe(0);
  tryAgain();
  wires[1].tell('open');
  // What the dead one still says counts for nothing.
  wires[0].tell('close');
  expect(changes).toEqual([true, false, true]);
  wires[1].sit();
  await expect.poll(() => wires[1].sent.length).toBe(2);
  expect(wires[1].sent[1]).toMatchObject({ ask: 'play', name: 'once' });
  wires[1].tell('message', { id: wires[1].sent[1].id, ok: true });
  expect(await played).toBeUndefined();
  line.close();
});
