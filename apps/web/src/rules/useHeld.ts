import { useEffect } from 'react';

/** What somebody does who wants to look at something else. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings what has this id into view and gives it the focus; keeps it there while things around it come and grow, until
 * whoever reads goes his own way.
 */
export function useHeld(id: string | undefined): void {
  useEffect(() => {
    const held = id === undefined ? null : document.getElementById(id);
    if (held === null) return undefined;
    held.focus({ preventScroll: true });
    const hold = (): void => held.scrollIntoView({ behavior: 'instant' });
    const watch = new ResizeObserver(hold);
    // Whatever grows, the page does.
    watch.observe(document.body);
    const letGo = (): void => {
      watch.disconnect();
      for (const way of OWN_WAYS) removeEventListener(way, letGo);
    };
    for (const way of OWN_WAYS) addEventListener(way, letGo, { passive: true });
    hold();
    return letGo;
  }, [id]);
}
