import { useCallback, useSyncExternalStore } from 'react';

/** A table with room for everything at once: no phone, upright or held across. */
export const ROOMY = '(width >= 56rem) and (height >= 32rem)';

/** A phone held upright, and whatever else is narrow and high. */
export const UPRIGHT = '(width < 36rem), ((width < 56rem) and (height >= 32rem))';

/** Whether the screen is like this, as in a style sheet: where more than looks differ. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
