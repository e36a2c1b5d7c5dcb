import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How far outside of the window something is near. */
const NEAR = '600px';

/** Whether something is in sight or will soon be; on paper everything is. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const watch = new IntersectionObserver(
      (seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [ref]);
  useEffect(() => {
    // The browser does not wait for it.
    const print = (): void => flushSync(() => setPrinted(true));
    const done = (): void => setPrinted(false);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', done);
    return () => {
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', done);
    };
  }, []);
  return isNear || isPrinted;
}
