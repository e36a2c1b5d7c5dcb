import { useSyncExternalStore } from 'react';

/** The lessons that somebody has done, by game. Kept on this device, and sent nowhere. */
export type Progress = Readonly<Record<string, readonly string[]>>;

const KEY = 'sandtable.learnt';
const listeners = new Set<() => void>();
let current: Progress | undefined;

/** What was kept, as far as it makes sense. */
function read(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const games = Object.entries(kept as object).filter(
      ([, ids]) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'),
    );
    return Object.fromEntries(games);
  } catch {
    return {};
  }
}

export function progress(): Progress {
  current ??= read();
  return current;
}

export function learntOf(game: string, kept = progress()): readonly string[] {
  return Object.hasOwn(kept, game) ? kept[game] : [];
}

/** A lesson has been done. */
export function keepLearnt(game: string, id: string): void {
  const before = learntOf(game);
  if (before.includes(id)) return;
  current = { ...progress(), [game]: [...before, id] };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Without storage it is known until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function useProgress(): Progress {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, progress);
}
