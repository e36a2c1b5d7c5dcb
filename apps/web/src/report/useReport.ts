import type { Match } from '@sandtable/kernel';
import { reportSteps, type Report } from '@sandtable/lab';
import { useEffect, useState } from 'react';
import { unhurried } from '../files/unhurried.ts';

/** The report of a match that is over, or the share of it that has been worked out. */
export function useReport(match: Match): Report | number {
  const [found, setFound] = useState<Report | number>(0);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    unhurried(reportSteps(match), (share) => wanted && setFound(share)).then(
      (report) => wanted && report !== undefined && setFound(report),
      (error: unknown) => wanted && setFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [match]);
  if (failure !== undefined) throw failure as Error;
  return found;
}
