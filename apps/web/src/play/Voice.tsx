import { useEffect, useState } from 'react';
import type { Sitting } from './sitting.ts';
import { saidSince, type Listened } from './voice.ts';

/** So many of the last things said are there. */
const MOST = 24;
/** So long a screen reader needs to know that something will be said here, in milliseconds. */
const WARNING = 150;

interface Said {
  readonly nth: number;
  readonly line: string;
}

/**
 * Says to whoever does not see the table all that is new on it, once and in order. It is the one voice of the table: what
 * is shown elsewhere is there to be read, and silent. Only warnings break in on it.
 */
export function Voice({ sitting }: { readonly sitting: Sitting }) {
  const [said, setSaid] = useState<readonly Said[]>([]);
  useEffect(() => {
    let before: Listened | undefined;
    let nth = 0;
    const say = (): void => {
      const moment = sitting.moment();
      const lines = saidSince(before, moment, sitting).map((line) => ({ nth: nth++, line }));
      // What was said to one side is not left lying about for another.
      const isOther = before !== undefined && before.moment.viewer !== moment.viewer;
      const steps = moment.handOver === undefined ? moment.step : (before?.steps ?? moment.step);
      before = { moment, steps };
      if (isOther) setSaid(lines);
      else if (lines.length > 0) setSaid((all) => [...all, ...lines].slice(-MOST));
    };
    let isListening: (() => void) | undefined;
    const begin = setTimeout(() => {
      say();
      isListening = sitting.subscribe(say);
    }, WARNING);
    return () => {
      clearTimeout(begin);
      isListening?.();
    };
  }, [sitting]);
  return (
    <div className="unseen" aria-live="polite">
      {said.map(({ nth, line }) => (
        <p key={nth}>{line}</p>
      ))}
    </div>
  );
}
