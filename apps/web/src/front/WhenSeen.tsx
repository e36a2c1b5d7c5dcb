import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenSeenProps {
  /** What stands there until then, as large as what is to come. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** What is not on the screen yet is not loaded yet: a page of many games begins as fast as one of few. */
export function WhenSeen({ fallback, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || place.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry.isIntersecting) setSeen(true);
    });
    observer.observe(place.current);
    // Whoever goes by keyboard must not get past it before it is there.
    const load = (): void => setSeen(true);
    document.addEventListener('keydown', load, { once: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', load);
    };
  }, [seen]);
  return seen ? children : <div ref={place}>{fallback}</div>;
}
