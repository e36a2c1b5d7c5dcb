import type { Outlook, Premises, Side } from '@sandtable/kernel';
import { prospects, type Fates, type Prospects } from '@sandtable/lab';
import { useEffect, useMemo, useState } from 'react';
import type { Game } from '../games/games.ts';
import { reckoner } from '../thinking/thinker.ts';

/** Fewer say next to nothing. */
const FEWEST = 12;
/** Enough to see how it is; more tell the same to the first decimal. */
export const MOST_PLAY_OUTS = 100;
/** Whoever goes on at once is not interested. */
const AFTER = 300;

interface Found {
  readonly side: Side;
  readonly outlook: Outlook<object>;
  readonly prospects: Prospects;
}

/** What lies ahead as far as it has been played out. */
export interface Ahead {
  /** Of the position before, while nothing is known of this one yet. */
  readonly prospects: Prospects | undefined;
  readonly isOld: boolean;
}

/**
 * What lies ahead of a side from what it knows, played out beside the page a little at a time, and no further once
 * the position is another. Undefined where there is nothing to find out: then nothing is worked out, either.
 */
export function useAhead(
  { ruleset }: Game,
  premises: Premises,
  view: object,
  side: Side,
): Ahead | undefined {
  const outlook = useMemo(() => ruleset.outlook?.(view, side), [ruleset, view, side]);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (outlook === undefined) return undefined;
    const stop = new AbortController();
    const playOuts: Fates[] = [];
    const goOn = async (): Promise<void> => {
      while (playOuts.length < MOST_PLAY_OUTS) {
        // One at a time: odds that are asked for meanwhile wait for no more than that.
        const number = playOuts.length;
        playOuts.push(await reckoner.ask({ kind: 'ahead', premises, view, side, number }));
        if (stop.signal.aborted) return;
        if (playOuts.length < FEWEST) continue;
        setFound({ side, outlook, prospects: prospects(outlook, playOuts) });
      }
    };
    const timer = setTimeout(() => {
      // It is a service, like odds: without it the game goes on.
      goOn().catch(() => undefined);
    }, AFTER);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [outlook, premises, view, side]);
  if (outlook === undefined) return undefined;
  const known = found?.side === side ? found : undefined;
  return { prospects: known?.prospects, isOld: known?.outlook !== outlook };
}
