import { LONGEST_SAYING, type Dealing } from '@sandtable/wire';
import { useId, useState } from 'react';
import { TALK } from '../../words/english/talk.ts';
import { textsOf } from '../../words/words.ts';
import styles from './Matters.module.css';

const talkText = textsOf(TALK);

/** Tells whoever runs the host what was said: only once it is clear what that does. */
export function ReportTalk({ deal }: { readonly deal: (dealing: Dealing) => void }) {
  const [state, setState] = useState<'not' | 'asked' | 'reported'>('not');
  const [why, setWhy] = useState('');
  const field = useId();
  if (state === 'reported') return <p role="status">{talkText('talk.reported')}</p>;
  if (state === 'not') {
    return (
      <button type="button" className="quiet" onClick={() => setState('asked')}>
        {talkText('talk.report')}
      </button>
    );
  }
  return (
    <form
      className={styles['report']}
      onSubmit={(event) => {
        event.preventDefault();
        deal({ ask: 'report', why: why.trim() });
        setState('reported');
      }}
    >
      <p>{talkText('talk.report.about')}</p>
      <label htmlFor={field}>{talkText('talk.report.why')}</label>
      <input
        id={field}
        value={why}
        maxLength={LONGEST_SAYING}
        autoComplete="off"
        onChange={({ target }) => setWhy(target.value)}
      />
      <p className={styles['means']}>
        <button type="submit" className="primary">
          {talkText('talk.report.yes')}
        </button>
        <button type="button" onClick={() => setState('not')}>
          {talkText('talk.report.no')}
        </button>
      </p>
    </form>
  );
}
