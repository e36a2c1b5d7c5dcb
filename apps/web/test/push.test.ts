import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

type Handler = (event: object) => void;

const handlers = new Map<string, Handler>();
const shown = vi.fn();
const opened = vi.fn();
const windows: { url: string; focus: () => Promise<void>; navigate: (to: string) => void }[] = [];

beforeAll(async () => {
  vi.stubGlobal('VERSION', 'test');
  vi.stubGlobal('FILES', {});
  vi.stubGlobal('self', {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    location: { origin: 'https://table.example.org' },
    navigator: {},
    registration: { showNotification: shown },
    clients: { matchAll: async () => windows, openWindow: opened },
  });
  // The worker is a program of its own, which the app does not import.
  const worker = '../offline/serviceWorker.ts';
  await import(worker);
});
beforeEach(() => {
  shown.mockClear();
  opened.mockClear();
  windows.length = 0;
});

async function happens(name: string, event: object): Promise<void> {
  let until: Promise<unknown> = Promise.resolve();
  handlers.get(name)?.({ ...event, waitUntil: (done: Promise<unknown>) => (until = done) });
  await until;
}

function click(link: string): Promise<void> {
  return happens('notificationclick', { notification: { data: link, close: vi.fn() } });
}

test('what a host pushes is shown, and what comes later about the same match takes its place', async () => {
  const push = { title: 'It is your turn', body: '', link: '/online/m', tag: 'm', count: 1 };
  await happens('push', { data: { json: () => push } });
  expect(shown).toHaveBeenCalledWith(
    'It is your turn',
    expect.objectContaining({ tag: 'm', data: '/online/m' }),
  );
  await happens('push', { data: null });
  expect(shown).toHaveBeenCalledTimes(1);
});

test('it leads to its match, in a window that is open where there is one', async () => {
  await click('https://table.example.org/online/m');
  expect(opened).toHaveBeenCalledWith('/online/m');
  const [other, there] = ['/rules/pbi', '/online/m'].map((path) => ({
    url: `https://table.example.org${path}`,
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(),
  }));
  windows.push(other);
  await click('https://table.example.org/online/m');
  expect(other.navigate).toHaveBeenCalledWith('/online/m');
  windows.push(there);
  await click('https://table.example.org/online/m');
  expect(there.focus).toHaveBeenCalled();
  expect(there.navigate).not.toHaveBeenCalled();
});

test('it leads nowhere but to pages of the app', async () => {
  await click('https://elsewhere.example.net/online/m');
  expect(opened).toHaveBeenCalledWith('/online/m');
});
