import { Line } from '@sandtable/wire';
import { freshName } from '../store/fresh.ts';

/** A line to the host of this page. When the network is back it is tried at once. */
export function openLine(changed: (isOpen: boolean) => void): Line {
  const address = new URL('/api/live', location.origin);
  address.protocol = address.protocol.replace('http', 'ws');
  const line = new Line({
    open: () => new WebSocket(address),
    later(call, ms) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    newName: () => freshName(),
    changed,
  });
  return line;
}

/** Tries at once whenever it may work again, and knows at once when it does not; gives what ends that. */
export function keepTrying(line: Line): () => void {
  const hurry = (): void => {
    if (document.visibilityState === 'visible') line.hurry();
  };
  const drop = (): void => line.drop();
  addEventListener('online', hurry);
  addEventListener('offline', drop);
  document.addEventListener('visibilitychange', hurry);
  return () => {
    removeEventListener('online', hurry);
    removeEventListener('offline', drop);
    document.removeEventListener('visibilitychange', hurry);
  };
}
