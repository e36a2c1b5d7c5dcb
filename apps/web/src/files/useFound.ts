import { useEffect, useState } from 'react';
import { savedMatch, type SavedMatch } from '../store/matches.ts';
import type { Opened } from './openFile.ts';
import { reasonOf } from './problemLines.ts';

interface Found {
  readonly saved: SavedMatch;
  readonly opened: Opened;
}

/** A match on this device, opened for whoever looks at it; undefined as long as it is looked for. */
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
  const saved = await savedMatch(id);
  return saved === undefined ? 'missing' : { saved, opened: await open(saved.file) };
}
