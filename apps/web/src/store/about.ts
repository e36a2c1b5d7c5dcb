import type { About } from '@sandtable/wire';

const KEY = 'sandtable.about';

/** What the host of this page last said of itself: without a network it is the same one. */
export function keptAbout(): About | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as About | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepAbout(about: About): About {
  try {
    localStorage.setItem(KEY, JSON.stringify(about));
  } catch {
    // Without storage it is asked for again.
  }
  return about;
}
