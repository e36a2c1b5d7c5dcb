import type { Move } from '@sandtable/kernel';
import { text } from '../words/words.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import type { Moment } from './moment.ts';
import styles from './Question.module.css';
import type { Sitting } from './sitting.ts';
import { foretell } from './stakes.ts';

interface SureProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly move: Move;
}

/** The second step of what cannot be taken back: what it is, once more, and the way back. */
export function Sure({ sitting, moment, move }: SureProps) {
  const { words } = sitting.game;
  const label = words.choiceBriefly(moment.view, move);
  return (
    <div className={styles['sure']} role="group" aria-label={text('play.sure.title')}>
      <p role="alert">{text('play.sure', { move: label })}</p>
      <ChoiceButton
        shortcut="1"
        label={text('play.sure.yes')}
        look="primary"
        usual
        words={words}
        foretold={foretell(moment, moment.viewer, move)}
        // Two quick clicks on what asks this are one wish, not two.
        onTake={(click) => click < 2 && sitting.hand.confirm()}
      />
      <ChoiceButton
        shortcut="2"
        label={text('play.sure.no')}
        look="choice"
        usual={false}
        words={words}
        onTake={() => sitting.hand.back()}
      />
    </div>
  );
}
