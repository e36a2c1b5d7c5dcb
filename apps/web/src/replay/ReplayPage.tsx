import { resume } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import { Missing } from '../app/Missing.tsx';
import { openKept, type Opened } from '../files/openFile.ts';
import { reasonOf } from '../files/problemLines.ts';
import { savedMatch, type SavedMatch } from '../store/matches.ts';
import { text } from '../words/words.ts';
import { Replay } from './Replay.tsx';
import { revealed } from './revealed.ts';

interface Found {
  readonly saved: SavedMatch;
  readonly opened: Opened;
}

/** A match on this device, to be watched again. */
export function ReplayPage({ id }: { readonly id: string }) {
  const [found, setFound] = useState<Found | 'missing'>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let wanted = true;
    find(id).then(
      (what) => wanted && setFound(what),
      (error: unknown) => wanted && setFailure(new Error(reasonOf(error), { cause: error })),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (failure !== undefined) throw failure;
  if (found === undefined) return <Waiting />;
  if (found === 'missing') return <Missing what={text('missing.match')} />;
  const { saved, opened } = found;
  if (opened.kind !== 'match') {
    return <Broken problems={opened.kind === 'problem' ? opened.problems : []} />;
  }
  return <Replay saved={saved} {...opened} />;
}

async function find(id: string): Promise<Found | 'missing'> {
  const saved = await savedMatch(id);
  return saved === undefined ? 'missing' : { saved, opened: reveal(await openKept(saved.file)) };
}

/** Whoever watches a match that is over sees all of it. */
function reveal(opened: Opened): Opened {
  if (opened.kind !== 'match' || opened.match.pending.outcome === undefined) return opened;
  const game = revealed(opened.game);
  const again = resume(opened.match.save(), [game.ruleset]);
  return again.ok ? { ...opened, game, match: again.value } : opened;
}

function Waiting() {
  return (
    <main id="content" className="page" aria-busy="true">
      <p role="status">{text('app.loading')}</p>
    </main>
  );
}

function Broken({ problems }: { readonly problems: readonly string[] }) {
  return (
    <main id="content" className="page">
      <h1>{text('replay.broken')}</h1>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
