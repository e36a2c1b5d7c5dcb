import type { Side } from '@sandtable/kernel';
import { useCallback, useState } from 'react';
import { useAddress } from '../app/address.ts';
import { Missing } from '../app/Missing.tsx';
import { openKept, type Opened } from '../files/openFile.ts';
import { useFound } from '../files/useFound.ts';
import type { SavedMatch } from '../store/matches.ts';
import { text } from '../words/words.ts';
import { Replay } from './Replay.tsx';
import { SeenBy } from './seenBy.ts';
import { stepAt } from './timeline.ts';

/** A match on this device, or one that is over at the host, to be watched again. */
export function ReplayPage({ id }: { readonly id: string }) {
  const found = useFound(id, openKept);
  if (found === undefined) return <Waiting />;
  if (found === 'missing') return <Missing what={text('missing.match')} />;
  const { saved, opened } = found;
  if (opened.kind !== 'match') {
    return <Broken problems={opened.kind === 'problem' ? opened.problems : []} />;
  }
  return <Watched saved={saved} opened={opened} />;
}

interface WatchedProps {
  readonly saved: SavedMatch;
  readonly opened: Extract<Opened, { kind: 'match' }>;
}

/** It is seen through the eyes that the address names. */
function Watched({ saved, opened: { game, match, changed } }: WatchedProps) {
  const [views] = useState(() => new SeenBy(saved, game, match));
  const view = views.asked(useAddress());
  const stepFor = useCallback(
    (next: Side | undefined, made: number) => stepAt(views.of(next).timeline, made),
    [views],
  );
  return (
    <Replay
      saved={saved}
      view={view}
      played={game}
      {...views.of(view)}
      stepFor={stepFor}
      {...(changed && { changed })}
    />
  );
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
