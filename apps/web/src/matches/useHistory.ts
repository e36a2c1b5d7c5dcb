import { useEffect, useState } from 'react';
import { reasonOf } from '../files/problemLines.ts';
import {
  keptRecords,
  onOtherWindows,
  savedMatches,
  type MatchRecord,
  type SavedMatch,
} from '../store/matches.ts';
import { recordAll } from './records.ts';

/** A battle on this device: its match, what is kept of it when it is over, or both. */
export interface Battle {
  readonly id: string;
  readonly match: SavedMatch | undefined;
  readonly record: MatchRecord | undefined;
}

export interface History {
  readonly battles: readonly Battle[];
  /** How many results are still being worked out. */
  readonly working: number;
  readonly read: () => Promise<void>;
}

/** Everything that was played on this device, the last first; undefined until it is read, or why it cannot be. */
export function useHistory(): History | string | undefined {
  const [battles, setBattles] = useState<readonly Battle[]>();
  const [failure, setFailure] = useState<string>();
  const read = async (): Promise<void> => setBattles(await allBattles());
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const found = await allBattles();
      if (wanted) setBattles(found);
    };
    const begin = async (): Promise<void> => {
      await look();
      await recordAll(await savedMatches());
      await look();
    };
    begin().catch((error: unknown) => wanted && setFailure(reasonOf(error)));
    const stop = onOtherWindows(() => void look());
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  if (failure !== undefined) return failure;
  if (battles === undefined) return undefined;
  const working = battles.filter(({ match, record }) => match?.over === true && !record).length;
  return { battles, working, read };
}

async function allBattles(): Promise<Battle[]> {
  const [matches, records] = await Promise.all([savedMatches(), keptRecords()]);
  const ids = new Set([...matches, ...records].map(({ id }) => id));
  const all = Array.from(ids, (id) => ({
    id,
    match: matches.find((match) => match.id === id),
    record: records.find((record) => record.id === id),
  }));
  return all.toSorted((a, b) => whenOf(b) - whenOf(a));
}

export function whenOf({ match, record }: Battle): number {
  return match?.changed ?? record?.ended ?? 0;
}
