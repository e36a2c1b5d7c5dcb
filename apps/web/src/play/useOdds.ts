import type { Move, Premises, Side } from '@sandtable/kernel';
import type { Odds } from '@sandtable/lab';
import { useEffect, useState } from 'react';
import { reckoner } from '../thinking/thinker.ts';

/** Odds being worked out, worked out, or none to show for the move. */
type OddsState = 'working' | Odds | undefined;

/** Whoever has looked at something for so long, in milliseconds, is not only passing by. */
const PASSING = 120;

/** The odds of a move from what this side knows, worked out beside the page. */
export function useOdds(premises: Premises, view: object, side: Side, move: Move): OddsState {
  const asked = JSON.stringify(move);
  const [found, setFound] = useState<{ readonly for: object; asked: string; odds: OddsState }>();
  useEffect(() => {
    let wanted = true;
    const ask = (): void => {
      reckoner.ask({ kind: 'odds', premises, view, side, move: JSON.parse(asked) as Move }).then(
        (odds) => wanted && setFound({ for: view, asked, odds }),
        // Odds are a service: without them the move can still be made.
        () => wanted && setFound({ for: view, asked, odds: undefined }),
      );
    };
    const due = setTimeout(ask, PASSING);
    return () => {
      wanted = false;
      clearTimeout(due);
    };
  }, [premises, view, side, asked]);
  return found?.for === view && found.asked === asked ? found.odds : 'working';
}
