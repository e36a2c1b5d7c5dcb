import type { Decision, Move } from '@sandtable/kernel';
import { useState, useSyncExternalStore } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { Murmur } from '../app/Murmur.tsx';
import { useMedia } from '../app/useMedia.ts';
import { text } from '../words/words.ts';
import { answersIn } from './answers.ts';
import type { Attention, Regarded } from './attention.ts';
import type { Moment } from './moment.ts';
import { OddsChart } from './OddsChart.tsx';
import styles from './Prospect.module.css';
import type { Sitting } from './sitting.ts';
import { foretell } from './stakes.ts';
import { Sums } from './Sums.tsx';

interface ProspectProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly attention: Attention;
}

const FINGERS = '(hover: none)';

/** What an answer costs and risks, and what can come of it: of the one that is looked at, or else of the usual one. */
export function Prospect({ sitting, moment, attention }: ProspectProps) {
  const listed = useSyncExternalStore(attention.subscribe, attention.listed);
  const pointed = useSyncExternalStore(attention.subscribe, attention.pointed);
  const { decision, picker } = moment;
  // A finger does not point at something without choosing it.
  const hint = useMedia(FINGERS) ? 'play.prospect.touch' : 'play.prospect.hint';
  const isNow = (regarded: Regarded | undefined): boolean => regarded?.since === picker;
  const regarded = isNow(listed) ? listed : isNow(pointed) ? pointed : undefined;
  const move = regarded?.move ?? moment.sure ?? usualMove(sitting, moment);
  return (
    <section className={styles['prospect']} aria-label={text('play.prospect')}>
      <Murmur words={isNow(pointed) ? saidOf(sitting, moment, pointed?.move) : ''} />
      {decision === undefined || move === undefined ? (
        <p className={styles['hint']}>
          {text(decision === undefined ? 'play.prospect.none' : hint)}
        </p>
      ) : (
        <Foretold
          sitting={sitting}
          moment={moment}
          decision={decision}
          move={move}
          isLookedAt={regarded !== undefined}
        />
      )}
    </section>
  );
}

/** What is at stake where somebody points on the board, for whoever does not see it; answers of the list say it themselves. */
function saidOf({ game: { words } }: Sitting, moment: Moment, move: Move | undefined): string {
  const { decision } = moment;
  if (decision === undefined || move === undefined) return '';
  const { stakes, stands } = foretell(moment, decision.side, move);
  return words.stakes(stakes, stands);
}

/** What would be done if nothing else is chosen: by Enter, or by the first button there is. */
function usualMove({ game: { ruleset } }: Sitting, moment: Moment): Move | undefined {
  const answers = answersIn(moment, (move) => ruleset.gesture(move));
  const whole = answers?.first.find(
    ({ completes, depth }) => completes !== undefined && depth === moment.picker?.path.length,
  );
  return answers?.usual?.completes ?? whole?.completes;
}

interface ForetoldProps extends Omit<ProspectProps, 'attention'> {
  readonly decision: Decision;
  readonly move: Move;
  readonly isLookedAt: boolean;
}

function Foretold({ sitting, moment, decision, move, isLookedAt }: ForetoldProps) {
  const { game, table } = sitting;
  const { view } = moment;
  const { words } = game;
  const { stakes, stands } = foretell(moment, decision.side, move);
  const [open, setOpen] = useState(false);
  const { sums = [] } = stakes;
  const line = words.stakes(stakes, stands);
  return (
    <>
      <div className={styles['title']}>
        <p className={styles['move']}>{words.choiceBriefly(view, move)}</p>
        {sums.length > 0 && (
          <button type="button" className={styles['sums']} onClick={() => setOpen(true)}>
            {text('play.prospect.sums')}
          </button>
        )}
      </div>
      {line !== '' && <p className={styles['stakes']}>{line}</p>}
      {open && (
        <Dialog label={text('play.prospect.sums')} onClose={() => setOpen(false)}>
          <Sums game={game} sums={sums} />
        </Dialog>
      )}
      <OddsChart
        game={game}
        premises={table.premises}
        view={view}
        side={decision.side}
        move={move}
        isLookedAt={isLookedAt}
      />
    </>
  );
}
