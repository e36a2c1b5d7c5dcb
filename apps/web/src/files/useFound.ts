import { useEffect, useState } from 'react';
import { savedMatch, type SavedMatch } from '../store/matches.ts';
import type { Opened } from './openFile.ts';
import { reasonOf } from './problemLines.ts';

interface Found {
  readonly saved: SavedMatch;
  /** Whether it is on this device: it may be at the host alone. */
  readonly isKept: boolean;
  readonly opened: Opened;
}

/** A match on this device, or one that is over at the host, opened for whoever looks at it; undefined as long as it is looked for. */
export function useFound(
  id: string,
  open: (file: SavedMatch['file']) => Promise<Opened>,
): Found | 'missing' | undefined {
  const [found, setFound] = useState<Found | 'missing'>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let wanted = true;
    find(id, open).then(
      (what) => wanted && setFound(what),
      (error: unknown) => wanted && setFailure(new Error(reasonOf(error), { cause: error })),
    );
    return () => {
      wanted = false;
    };
  }, [id, open]);
  if (failure !== undefined) throw failure;
  return found;
}

async function find(
  id: string,
  open: (file: SavedMatch['file']) => Promise<Opened>,
): Promise<Found | 'missing'> {
  const kept = await savedMatch(id);
  const saved = kept ?? (await elsewhere(id));
  if (saved === undefined) return 'missing';
  return { saved, isKept: kept !== undefined, opened: await open(saved.file) };
}

/** Whoever has everything here needs nothing of what asks a host. */
async function elsewhere(id: string): Promise<SavedMatch | undefined> {
  const { hostedMatch } = await import('../online/hosted.ts');
  return hostedMatch(id);
}
