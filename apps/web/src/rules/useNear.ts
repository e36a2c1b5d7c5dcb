import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How far outside of the window something is near. */
const NEAR = '600px';

/** Whether something has been in sight, or will soon be; on paper everything is. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: NEAR },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [ref]);
  useEffect(() => {
    // The browser does not wait for it.
    const print = (): void => flushSync(() => setNear(true));
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, []);
  return isNear;
}
