import type { Match, RuleChange } from '@sandtable/kernel';
import { Dialog } from '../app/Dialog.tsx';
import { plainLook } from '../games/plainLook.tsx';
import { text, wordsOf } from '../words/words.ts';
import { ChangedNote } from './ChangedNote.tsx';

interface ChangedDialogProps {
  readonly match: Match;
  readonly changed: RuleChange;
  readonly onWatch: () => void;
  readonly onClose: () => void;
}

/** Before a match from a file is watched: that its rules have changed since. */
export function ChangedDialog({ match, changed, onWatch, onClose }: ChangedDialogProps) {
  const { ruleset } = match;
  const game = { ruleset, look: plainLook, words: wordsOf(ruleset) };
  return (
    <Dialog label={text('changed.title')} onClose={onClose}>
      <h2>{text('changed.title')}</h2>
      <p>{game.words.battle(match.scenario).title}</p>
      <ChangedNote game={game} changed={changed} />
      <button type="button" className="primary" onClick={onWatch}>
        {text('changed.watch')}
      </button>{' '}
      <button type="button" onClick={onClose}>
        {text('app.cancel')}
      </button>
    </Dialog>
  );
}
