import { useEffect, useState } from 'react';
import { aboutHost } from './host.ts';

/** Whether the host of this page can do something for those who come; not before it has said so. */
export function useFeature(feature: string): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    let wanted = true;
    void aboutHost().then(
      (about) => wanted && setIsThere(about?.features.includes(feature) === true),
    );
    return () => {
      wanted = false;
    };
  }, [feature]);
  return isThere;
}
