import { useEffect, type RefObject } from 'react';
import { SLACK } from './camera.ts';

/**
 * A finger that is lifted while it slides is taken for a fling by the browser, though nothing on a table rolls on. For a second or two the next tap
 * would then be taken for the hand that stops it, wherever on the page that is, and come to nothing.
 */
export function useNoFling(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    /** Where the only finger came down; undefined where there are several, who tap nothing. */
    let from: Touch | undefined;
    const begin = ({ touches }: TouchEvent): void => {
      from = touches.length === 1 ? touches[0] : undefined;
    };
    const slide = (event: TouchEvent): void => {
      const [to] = event.changedTouches;
      const isTap =
        from !== undefined &&
        Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) < SLACK;
      if (!isTap && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchstart', begin, { passive: true });
    element?.addEventListener('touchmove', slide, { passive: false });
    element?.addEventListener('touchend', slide, { passive: false });
    return () => {
      element?.removeEventListener('touchstart', begin);
      element?.removeEventListener('touchmove', slide);
      element?.removeEventListener('touchend', slide);
    };
  }, [frame]);
}
