import { useEffect, useState } from 'react';
import { keptSeats } from '../store/online.ts';

/** How many seats at matches elsewhere are kept on this device. */
export function useGuestSeats(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isWanted = true;
    keptSeats().then(
      (seats) => isWanted && setCount(seats.length),
      // Without storage there are none.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return count;
}
