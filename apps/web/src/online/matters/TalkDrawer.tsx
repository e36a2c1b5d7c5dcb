import { LONGEST_SAYING, PHRASES, type Dealing, type Spoken } from '@sandtable/wire';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../app/Icon.tsx';
import type { Rules } from '../../games/games.ts';
import { text } from '../words.ts';
import { TALK } from '../../words/english/talk.ts';
import { textsOf } from '../../words/words.ts';
import { LONGEST_NAME } from '../NameField.tsx';
import { keepOwnName, ownName } from '../ownName.ts';
import { useMember } from '../useMember.ts';
import type { Session, SessionMoment } from '../session.ts';
import styles from './Matters.module.css';
import { ReportTalk } from './ReportTalk.tsx';

const talkText = textsOf(TALK);

interface TalkProps {
  readonly game: Rules;
  readonly session: Session;
  readonly now: SessionMoment;
  readonly deal: (dealing: Dealing) => void;
  /** Whether somebody who looks on hears nothing of it, by his own wish. */
  readonly isMuted: boolean;
  readonly onMute: (isMuting: boolean) => void;
  readonly onClose: () => void;
}

/** What is said at the table. It lies over the board, beside what is asked. */
export function TalkDrawer(props: TalkProps) {
  const { game, session, now, deal, isMuted, onMute, onClose } = props;
  const { matters, said } = now;
  const [called, setCalled] = useState(ownName);
  const member = useMember();
  const [words, setWords] = useState('');
  const field = useId();
  const drawer = useRef<HTMLElement>(null);
  // Whoever opens it by a key goes on in it, and afterwards where he was.
  useEffect(() => {
    const before = document.activeElement;
    drawer.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const own = session.kept?.side;
  const name = own === undefined && called.trim() !== '' && { called: called.trim() };
  const say = (): void => {
    const line = words.trim();
    if (line === '') return;
    deal({ ask: 'say', text: line, ...name });
    setWords('');
  };
  const isMuting = own === undefined ? isMuted : matters?.isMuting === true;
  const mute = (): void => {
    if (own === undefined) onMute(!isMuting);
    else deal({ ask: 'mute', isMuting: !isMuting });
  };
  return (
    // Not a control itself: it closes when Escape is pressed in it, and what is chosen on the board stays.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={drawer}
      tabIndex={-1}
      className={styles['talk']}
      aria-label={text('talk.title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2>{text(own === undefined ? 'talk.spectators' : 'talk.title')}</h2>
        <button type="button" className="quiet" aria-label={text('talk.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['said']} role="log" tabIndex={0}>
        <ol>
          {said.length === 0 && (
            <li className={styles['nothing']}>
              {isMuted ? talkText('talk.muted') : text('talk.nothing')}
            </li>
          )}
          {said.map((line) => (
            <li
              key={`${line.among} ${line.number}`}
              data-own={line.side === own && own !== undefined}
            >
              <b>{speakerOf(line, game, matters)}</b>{' '}
              <span>{line.phrase === undefined ? line.text : text(`phrase.${line.phrase}`)}</span>
            </li>
          ))}
        </ol>
      </div>
      {own !== undefined && isMuting && (
        <p role="status" className={styles['muting']}>
          {talkText('talk.muting')}
        </p>
      )}
      <div className={styles['phrases']}>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => deal({ ask: 'say', phrase, ...name })}>
            {text(`phrase.${phrase}`)}
          </button>
        ))}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          say();
        }}
      >
        <label htmlFor={field} className="unseen">
          {text('talk.say')}
        </label>
        <input
          id={field}
          value={words}
          maxLength={LONGEST_SAYING}
          autoComplete="off"
          placeholder={text('talk.say')}
          onChange={({ target }) => setWords(target.value)}
        />
        <button type="submit" className="primary">
          {text('talk.send')}
        </button>
      </form>
      {own === undefined && member !== undefined && (
        <p className={styles['called']}>{talkText('talk.called.member', { name: member })}</p>
      )}
      {own === undefined && member === undefined && (
        <label className={styles['called']}>
          {talkText('talk.called')}
          <input
            value={called}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={({ target }) => {
              setCalled(target.value);
              keepOwnName(target.value.trim());
            }}
          />
        </label>
      )}
      <div className={styles['means']}>
        <button type="button" className="quiet" onClick={mute}>
          {own === undefined
            ? talkText(isMuting ? 'talk.unmute.watching' : 'talk.mute.watching')
            : text(isMuting ? 'talk.unmute' : 'talk.mute')}
        </button>
        <ReportTalk deal={deal} />
      </div>
    </aside>
  );
}

function speakerOf(
  { side, name, among }: Spoken,
  { words }: Rules,
  matters: SessionMoment['matters'],
): string {
  if (side === undefined) return name ?? text(`talk.${among}.nobody`);
  return matters?.people.find((each) => each.side === side)?.name ?? words.sideFirst(side);
}
