import { useCallback } from 'react';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { positionLink } from './positionLink.ts';
import { saveScenario } from './save.ts';

interface ShareDialogProps {
  readonly game: Game;
  readonly state: object;
  readonly onClose: () => void;
}

/** A position as a link, or as a file. */
export function ShareDialog({ game: { ruleset, words }, state, onClose }: ShareDialogProps) {
  const make = useCallback(() => positionLink(ruleset, state), [ruleset, state]);
  const save = (): void => {
    const position = ruleset.position(state);
    saveScenario(position, words.battle(position).title);
  };
  return (
    <LinkDialog
      title={text('share.title')}
      about={text('share.text')}
      label={text('share.link')}
      make={make}
      saves={text('share.save')}
      onSave={save}
      onClose={onClose}
    />
  );
}
