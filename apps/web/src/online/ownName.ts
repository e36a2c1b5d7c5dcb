// What somebody called himself last, kept on this device.
const KEY = 'sandtable.name';

export function ownName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepOwnName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage it is asked for again.
  }
}
