import { text } from '../../words/words.ts';
import type { Adviser } from './adviser.ts';

interface AskProps {
  readonly adviser: Adviser;
  readonly className?: string | undefined;
}

/** Has somebody else think of one move. */
export function AskMove({ adviser, className = 'quiet' }: AskProps) {
  return (
    <button
      type="button"
      className={className}
      aria-keyshortcuts="h"
      onClick={() => void adviser.showMove()}
    >
      {text('advice.show')}
    </button>
  );
}

/** Has somebody else think of the whole turn. */
export function AskTurn({ adviser, className = 'quiet' }: AskProps) {
  return (
    <button type="button" className={className} onClick={() => void adviser.showTurn()}>
      {text('advice.turn')}
    </button>
  );
}
