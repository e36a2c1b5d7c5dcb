import { resume } from '@sandtable/kernel';
import { Missing } from '../app/Missing.tsx';
import { openKept, type Opened } from '../files/openFile.ts';
import { useFound } from '../files/useFound.ts';
import type { SavedMatch } from '../store/matches.ts';
import { text } from '../words/words.ts';
import { Replay } from './Replay.tsx';
import { revealed } from './revealed.ts';

/** A match on this device, to be watched again. */
export function ReplayPage({ id }: { readonly id: string }) {
  const found = useFound(id, revealedIn);
  if (found === undefined) return <Waiting />;
  if (found === 'missing') return <Missing what={text('missing.match')} />;
  const { saved, opened } = found;
  if (opened.kind !== 'match') {
    return <Broken problems={opened.kind === 'problem' ? opened.problems : []} />;
  }
  return <Replay saved={saved} {...opened} />;
}

/** Whoever watches a match that is over sees all of it. */
async function revealedIn(file: SavedMatch['file']): Promise<Opened> {
  const opened = await openKept(file);
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
