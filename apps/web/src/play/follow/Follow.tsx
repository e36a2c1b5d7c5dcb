import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { Buttons } from '../../replay/Buttons.tsx';
import type { Act } from '../../replay/useReplay.ts';
import { changeSettings, SPEEDS, useSettings, type Speed } from '../../store/settings.ts';
import type { Game } from '../../games/games.ts';
import { text } from '../../words/words.ts';
import type { Moment } from '../moment.ts';
import type { Pacer } from '../pacer.ts';
import styles from './Follow.module.css';
import { partsOf, type Part } from './parts.ts';
import type { Showing } from './useShowing.ts';

interface FollowProps {
  readonly game: Game;
  /** What is now, whatever is shown. */
  readonly moment: Moment;
  readonly pacer: Pacer;
  readonly showing: Showing;
}

/** How the other side's turn is followed while it lasts, and the way to look it up afterwards. */
export function Follow({ game, moment, pacer, showing }: FollowProps) {
  const { outcome, thinking, waiting, deeds, counsel } = moment;
  const following = useSyncExternalStore(pacer.subscribe, pacer.following);
  const [open, setOpen] = useState(false);
  // A turn that is played for somebody is followed in the same way.
  const isPlayed = (thinking !== undefined && !waiting) || counsel?.kind === 'playing';
  const isTheirs = outcome === undefined && isPlayed;
  const goOn = (act: Act): void => {
    if (act === 'next') pacer.step();
    else if (act === 'last') pacer.rush();
    else if (following === 'paused') pacer.play();
    else pacer.pause();
  };
  useTheirKeys(isTheirs, goOn);
  const parts = useMemo(() => partsOf(deeds, game), [deeds, game]);
  if (showing.part !== undefined) {
    return (
      <div className={styles['shown']}>
        <p>{showing.part.line}</p>
        <Bar playing={showing.playing} last={text('follow.back')} onAct={showing.act} />
      </div>
    );
  }
  if (isTheirs) {
    return <Bar playing={following !== 'paused'} last={text('play.hurry')} onAct={goOn} />;
  }
  if (parts.length === 0) return null;
  const title = text('follow.did');
  return (
    <>
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        {title}
      </button>
      {open && (
        <Did
          title={title}
          parts={parts}
          onShow={(part) => {
            setOpen(false);
            showing.show(part);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface BarProps {
  readonly playing: boolean;
  /** What going to the end is called. */
  readonly last: string;
  readonly onAct: (act: Act) => void;
}

function Bar({ playing, last, onAct }: BarProps) {
  const { speed } = useSettings();
  return (
    <div className={styles['bar']} role="group" aria-label={text('follow.bar')}>
      <Buttons acts={['play', 'next', 'last']} playing={playing} names={{ last }} onAct={onAct} />
      <label className={styles['speed']}>
        <span className="unseen">{text('replay.speed')}</span>
        <select
          value={speed}
          onChange={(event) => changeSettings({ speed: event.currentTarget.value as Speed })}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {text(`settings.speed.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface DidProps {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly onShow: (part: Part) => void;
  readonly onClose: () => void;
}

/** What the other side did, a line a part; each is shown once more on a tap. */
function Did({ title, parts, onShow, onClose }: DidProps) {
  return (
    <Dialog label={title} place="panel" onClose={onClose}>
      <div className={styles['did']}>
        <header>
          <h2>{title}</h2>
          <button type="button" onClick={onClose}>
            {text('app.close')}
          </button>
        </header>
        <ol>
          {parts.map((part) => (
            <li key={part.deeds[0].step}>
              <button type="button" className="quiet" onClick={() => onShow(part)}>
                {part.line}
              </button>
            </li>
          ))}
        </ol>
        <p>{text('follow.did.hint')}</p>
      </div>
    </Dialog>
  );
}

/** While the other side plays, Space holds it and an arrow steps; on the board arrows still walk. */
function useTheirKeys(isOn: boolean, goOn: (act: Act) => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (key !== ' ' && key !== 'ArrowRight') return;
      if (!(target instanceof Element)) return;
      if (target.closest('dialog, input, select, textarea, [role="grid"]') !== null) return;
      if (key === ' ' && target.closest('button, a, summary') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      goOn(key === ' ' ? 'play' : 'next');
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  });
}
