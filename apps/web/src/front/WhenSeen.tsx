import { useEffect, useRef, useState, type ReactNode } from 'react';

/** After so long it is loaded though the page is still busy, in milliseconds. */
const PATIENCE = 2000;

/**
 * What is not on the screen yet is not loaded yet, and what is comes when there is nothing else to do:
 * a page of many games begins as fast as one of few.
 */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (due || place.current === null) return undefined;
    let stop = (): void => undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return;
      observer.disconnect();
      stop = whenIdle(() => setDue(true));
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [due]);
  return due ? children : <div ref={place} style={{ minHeight: 1 }} />;
}

const waiting: (() => void)[] = [];
let busy = false;

/** Does it when the page has nothing else to do, one thing after another; gives a way to have it not done. */
function whenIdle(act: () => void): () => void {
  waiting.push(act);
  if (!busy) doNext();
  return () => {
    const at = waiting.indexOf(act);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function doNext(): void {
  busy = waiting.length > 0;
  if (!busy) return;
  const go = (): void => {
    waiting.shift()?.();
    // What has come is drawn before anything else is begun.
    requestAnimationFrame(() => requestAnimationFrame(doNext));
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: PATIENCE });
  else setTimeout(go, 0);
}
