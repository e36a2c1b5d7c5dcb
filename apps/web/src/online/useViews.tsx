import { resume, type Side } from '@sandtable/kernel';
import { useMemo, useState, type ReactNode } from 'react';
import { Pacer } from '../play/pacer.ts';
import { Sitting } from '../play/sitting.ts';
import { worldOf } from '../play/worldOf.ts';
import { seenThrough } from '../replay/revealed.ts';
import { Views } from '../replay/Views.tsx';
import { PlayedTable } from './playedTable.ts';
import type { OpenedTable, Session } from './session.ts';

/** How a match is looked at, and the way to look at it otherwise, once it is over. */
interface Viewed {
  readonly shown: Pick<OpenedTable, 'sitting' | 'pacer'>;
  readonly views: ReactNode;
}

/** When a match is over there is nothing left to hide: whoever is here may see all of it, and what either side saw. */
export function useViews({ kept }: Session, opened: OpenedTable): Viewed {
  const { table, sitting } = opened;
  const { game } = sitting;
  // Whoever played sees what he saw until he wants more; whoever looked on sees everything.
  const [view, setView] = useState(kept?.side);
  const isOpen = table.isWhole && game.ruleset.hasSecrets;
  const shown = useMemo(() => {
    if (!isOpen || (kept !== undefined && view === kept.side)) return opened;
    return seenAs(opened, view) ?? opened;
  }, [isOpen, kept, view, opened]);
  return { shown, views: isOpen && <Views game={game} view={view} onView={setView} /> };
}

function seenAs({ table, sitting: { game } }: OpenedTable, view: Side | undefined) {
  const read = resume(table.save(), [game.ruleset]);
  // A record of other rules than those of today cannot be looked into here.
  if (!read.ok) return undefined;
  const eyes = seenThrough(game, read.value, view);
  const played = new PlayedTable(table, eyes);
  const pacer = new Pacer(game.words);
  return { pacer, sitting: new Sitting(eyes.game, played, worldOf(played, pacer)) };
}
