import { ACTS } from '@sandtable/kernel';
import { Dialog } from '../app/Dialog.tsx';
import { ActSign } from '../board/ActSign.tsx';
import { ObjectiveFlag } from '../board/ObjectiveFlag.tsx';
import type { Game } from '../games/games.ts';
import { LegendLine, LegendPart } from '../games/legend/Legend.tsx';
import { text } from '../words/words.ts';
import styles from './SignsDialog.module.css';

interface SignsDialogProps {
  readonly game: Game;
  readonly onClose: () => void;
}

/** What is drawn over every table, and on the pieces of this one. */
export function SignsDialog({ game: { look, words, ruleset }, onClose }: SignsDialogProps) {
  const { Legend } = look;
  return (
    <Dialog label={text('play.signs.title')} onClose={onClose}>
      <div className={styles['signs']} data-game={ruleset.id}>
        <header>
          <h2>{text('play.signs.title')}</h2>
          {/* First, so that the focus is at the top of a long list. */}
          <button type="button" onClick={onClose}>
            {text('app.close')}
          </button>
        </header>
        <LegendPart title={text('play.signs.table')}>
          {(['nobody', 'a', 'b'] as const).map((holder, i) => (
            <LegendLine
              key={holder}
              means={
                holder === 'nobody'
                  ? text('play.signs.objective')
                  : text('play.signs.held', { side: words.the(ruleset.sides[i - 1]) })
              }
            >
              <svg viewBox="-25 -27 50 31" aria-hidden="true">
                <ObjectiveFlag holder={holder} />
              </svg>
            </LegendLine>
          ))}
          {ACTS.map((act) => (
            <LegendLine key={act} means={text(`play.signs.${act}`)}>
              <svg viewBox="-20 -11 40 22" aria-hidden="true">
                <ActSign act={act} />
              </svg>
            </LegendLine>
          ))}
        </LegendPart>
        {Legend !== undefined && <Legend words={words} />}
      </div>
    </Dialog>
  );
}
