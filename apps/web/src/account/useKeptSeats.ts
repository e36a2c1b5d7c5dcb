import { useEffect, useState } from 'react';
import { LOBBY } from '../lobby/requests.ts';
import { keptSeats } from '../store/online.ts';

/** How many seats at matches elsewhere are kept on this device. */
interface SeatsHere {
  /** Of the account that is signed in here. */
  readonly own: number;
  /** Of a guest. */
  readonly guest: number;
}

/** Nobody's, as long as it is not known whose they are. */
export function useKeptSeats(): SeatsHere {
  const [here, setHere] = useState<SeatsHere>({ own: 0, guest: 0 });
  useEffect(() => {
    let isWanted = true;
    const count = async (): Promise<void> => {
      const [seats, { matches }] = await Promise.all([keptSeats(), LOBBY.mine([])]);
      const found = new Set(matches.map(({ match }) => match));
      const own = seats.filter(({ id }) => found.has(id)).length;
      if (isWanted) setHere({ own, guest: seats.length - own });
    };
    // Without storage there are none.
    count().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return here;
}
