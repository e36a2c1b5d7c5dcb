import { text } from '../../words/words.ts';
import type { Adviser } from './adviser.ts';

/** Ways to have somebody else think: for one move, or for the whole turn. */
export function AskAdvice({ adviser }: { readonly adviser: Adviser }) {
  return (
    <>
      <button
        type="button"
        className="quiet"
        aria-keyshortcuts="h"
        onClick={() => void adviser.showMove()}
      >
        {text('advice.show')}
      </button>
      <button type="button" className="quiet" onClick={() => void adviser.showTurn()}>
        {text('advice.turn')}
      </button>
    </>
  );
}
