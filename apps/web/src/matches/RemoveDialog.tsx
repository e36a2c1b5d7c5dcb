import { useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { reasonOf } from '../files/problemLines.ts';
import { removeMatch, type SavedMatch } from '../store/matches.ts';
import { text } from '../words/words.ts';

interface RemoveDialogProps {
  readonly match: SavedMatch;
  readonly title: string;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks before a match is deleted. Of one that is over the result is kept. */
export function RemoveDialog({ match, title, onRemoved, onClose }: RemoveDialogProps) {
  const [failure, setFailure] = useState<unknown>();
  return (
    <Dialog label={text('front.remove')} onClose={onClose}>
      <p>
        {text('front.remove.sure', { title })} {match.over && text('history.kept')}
      </p>
      {failure !== undefined && (
        <p role="alert">{text('front.remove.failed', { reason: reasonOf(failure) })}</p>
      )}
      <button type="button" onClick={onClose}>
        {text('app.cancel')}
      </button>{' '}
      <button
        type="button"
        className="danger"
        onClick={() => void remove(match).then(onRemoved, setFailure)}
      >
        {text('front.remove.yes')}
      </button>
    </Dialog>
  );
}

async function remove(match: SavedMatch): Promise<void> {
  // What works out results is large, and most pages have no other use for it.
  if (match.over) await (await import('./records.ts')).recordAll([match]);
  await removeMatch(match.id);
}
