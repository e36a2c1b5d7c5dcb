import type { Notes } from '@sandtable/lessons';
import { useEffect, useState } from 'react';
import { isTaught, type TAUGHT } from '../learn/taught.ts';
import type { RuleNotes } from './RuleNotes.tsx';

/** What is said and shown beside the rules of a game: it is loaded when somebody looks at a card. */
const NOTES: Readonly<Record<(typeof TAUGHT)[number], () => Promise<Notes>>> = {
  pbi: async () => (await import('@sandtable/lessons/pbi/notes')).NOTES,
  'pbi-boats': async () => (await import('@sandtable/lessons/pbi-boats/notes')).NOTES,
  browning: async () => (await import('@sandtable/lessons/browning/notes')).NOTES,
  'pub-battles': async () => (await import('@sandtable/lessons/pub-battles/notes')).NOTES,
  'square-bashing': async () => (await import('@sandtable/lessons/square-bashing/notes')).NOTES,
};

/** All that is said of the rules of a game, and what shows it. */
export interface Noted {
  readonly notes: readonly Notes[];
  readonly RuleNotes: typeof RuleNotes;
}

const loaded = new Map<string, Promise<Noted>>();

/** The notes of this game, loaded once. */
export function loadNotes(game: string): Promise<Noted> {
  let noted = loaded.get(game);
  if (noted === undefined) loaded.set(game, (noted = load(game)));
  return noted;
}

async function load(game: string): Promise<Noted> {
  const [notes, shown] = await Promise.all([notesFor(game), import('./RuleNotes.tsx')]);
  return { notes, RuleNotes: shown.RuleNotes };
}

/** The notes of a game, and those of the game that it adds to. */
async function notesFor(game: string | undefined): Promise<readonly Notes[]> {
  if (game === undefined || !isTaught(game)) return [];
  const own = await NOTES[game]();
  return [own, ...(await notesFor(own.base))];
}

/** The notes of a game as soon as they are there. A card can be read before, and without them. */
export function useNotes(game: string): Noted | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly noted: Noted }>();
  useEffect(() => {
    let isWanted = true;
    const keep = (noted: Noted): void => {
      if (isWanted) setFound({ game, noted });
    };
    loadNotes(game).then(keep, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [game]);
  return found?.game === game ? found.noted : undefined;
}
