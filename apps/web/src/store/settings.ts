import { problemsIn, type Schema } from '@sandtable/kernel';
import { useSyncExternalStore } from 'react';

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];
export const SCHEMES = ['field', 'clear'] as const;
export type Scheme = (typeof SCHEMES)[number];
export const MODES = ['system', 'light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** How somebody likes it. Kept on this device. */
export interface Settings {
  readonly sound: boolean;
  readonly speed: Speed;
  readonly scheme: Scheme;
  readonly mode: Mode;
  readonly largeText: boolean;
}

export const USUAL: Settings = {
  sound: false,
  speed: 'normal',
  scheme: 'field',
  mode: 'system',
  largeText: false,
};

const SCHEMA: Readonly<Record<keyof Settings, Schema>> = {
  sound: { type: 'boolean' },
  speed: { enum: SPEEDS },
  scheme: { enum: SCHEMES },
  mode: { enum: MODES },
  largeText: { type: 'boolean' },
};

const KEY = 'sandtable.settings';
const listeners = new Set<() => void>();
let current: Settings | undefined;

/** What was kept, as far as it makes sense; the usual for the rest. */
function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const sound = Object.entries(kept as object).filter(
      ([name, value]) =>
        Object.hasOwn(SCHEMA, name) &&
        problemsIn(SCHEMA[name as keyof Settings], value).length === 0,
    );
    return { ...USUAL, ...Object.fromEntries(sound) };
  } catch {
    return USUAL;
  }
}

export function settings(): Settings {
  current ??= read();
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Without storage they hold until the page is closed.
  }
  applySettings();
  for (const listener of listeners) listener();
}

/** Style sheets read the settings off the page itself. */
export function applySettings(): void {
  const { speed, scheme, mode, largeText } = settings();
  Object.assign(document.documentElement.dataset, {
    speed,
    scheme,
    mode,
    text: largeText ? 'large' : 'usual',
  });
}

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, settings);
}
