import { useEffect, useState } from 'react';
import { aboutHost } from './host.ts';

const NONE: readonly string[] = [];

/** What the host of this page can do for those who come; undefined before it has said so. */
function useAbout(): readonly string[] | undefined {
  const [features, setFeatures] = useState<readonly string[]>();
  useEffect(() => {
    let wanted = true;
    const look = (): void => {
      void aboutHost().then((about) => wanted && setFeatures(about?.features ?? NONE));
    };
    look();
    // Whoever came without a network has it told as soon as there is one.
    addEventListener('online', look);
    return () => {
      wanted = false;
      removeEventListener('online', look);
    };
  }, []);
  return features;
}

/** All of it: nothing where there is no host, or as long as it has not answered. */
export function useFeatures(): readonly string[] {
  return useAbout() ?? NONE;
}

/** Whether it can do this; undefined before it has said so. */
export function useFeature(feature: string): boolean | undefined {
  return useAbout()?.includes(feature);
}
