import { text } from '../words/words.ts';
import { labelOf } from './choices.ts';
import type { Moment } from './moment.ts';
import type { Sitting } from './sitting.ts';

interface DeclineAllProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
}

/** A way not to be asked the same again and again while the other side acts, and the way back. */
export function DeclineAll({ sitting, moment }: DeclineAllProps) {
  const choice = moment.picker?.buttons.find(
    ({ pick, completes }) => 'declines' in pick && completes !== undefined,
  );
  const move = choice?.completes;
  return (
    <>
      {choice !== undefined && move !== undefined && moment.sure === undefined && (
        <button type="button" className="quiet" onClick={() => void sitting.declineAll(move)}>
          {text('play.declineAll', { move: labelOf(choice, sitting, moment) })}
        </button>
      )}
      {moment.declines && (
        <button type="button" className="quiet" onClick={() => sitting.askAgain()}>
          {text('play.askAgain')}
        </button>
      )}
    </>
  );
}
