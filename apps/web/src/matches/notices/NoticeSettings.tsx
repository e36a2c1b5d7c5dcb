import { useEffect, useState } from 'react';
import { go, useAddress } from '../../app/address.ts';
import { reasonOf } from '../../online/host.ts';
import { keptSeats } from '../../store/online.ts';
import { said } from '../../words/words.ts';
import { text } from './words.ts';
import { AddressForm } from './AddressForm.tsx';
import { forgetWord, keepWord, keptWords } from './kept.ts';
import styles from './NoticeSettings.module.css';
import { canPush, NotAllowed, subscribe, unsubscribe } from './push.ts';
import { NOTICES, PACES, type Contact, type ContactKind, type NoticeWays } from './requests.ts';

/** How somebody hears that it is his turn while he is elsewhere. */
export function NoticeSettings() {
  const [ways, setWays] = useState<NoticeWays>();
  const [contacts, setContacts] = useState<readonly Contact[]>([]);
  const [told, setTold] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const read = async (): Promise<void> => {
    const { contacts: all } = await NOTICES.state(keptWords());
    setContacts(all);
  };
  const attempt = async (act: () => Promise<string | undefined>): Promise<void> => {
    setProblem(undefined);
    setTold(undefined);
    try {
      const done = await act();
      await read();
      setTold(done);
    } catch (error) {
      setProblem(error instanceof NotAllowed ? text('notices.denied') : said(reasonOf(error)));
    }
  };
  useEffect(() => {
    NOTICES.ways()
      .then(setWays)
      .then(() => NOTICES.state(keptWords()))
      .then(({ contacts: all }) => setContacts(all))
      // Where the host does not answer there is nothing to be set.
      .catch(() => undefined);
  }, []);
  useWord(attempt);

  const add = async (kind: ContactKind, address: string): Promise<void> => {
    const keys = (await keptSeats()).filter(({ over }) => !over).map(({ key }) => key);
    const { word } = await NOTICES.add({ kind, address, pace: 'once', keys });
    keepWord(word, keys);
  };
  const remove = async ({ word, kind }: Contact): Promise<void> => {
    if (kind === 'push') await unsubscribe();
    await NOTICES.remove(word);
    forgetWord(word);
  };
  if (ways === undefined) return null;
  const hasPush = contacts.some(({ kind }) => kind === 'push');
  return (
    <details className={`panel ${styles['notices']}`} open={told !== undefined || undefined}>
      <summary>
        <h2>{text('notices.title')}</h2>
      </summary>
      <p className={styles['about']}>{text('notices.about')}</p>
      {ways.ways.includes('push') && canPush() && !hasPush && (
        <button
          type="button"
          className="primary"
          onClick={() =>
            void attempt(async () => {
              await add('push', await subscribe(ways.pushKey));
              return text('notices.push.on');
            })
          }
        >
          {text('notices.push')}
        </button>
      )}
      {(['mail', 'webhook'] as const)
        .filter((kind) => ways.ways.includes(kind))
        .map((kind) => (
          <AddressForm
            key={kind}
            kind={kind}
            onGiven={(address) =>
              void attempt(async () => {
                await add(kind, address);
                return text(`notices.${kind}.on`);
              })
            }
          />
        ))}
      <p role="status">{told}</p>
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
      <ul className={styles['contacts']}>
        {contacts.map((contact) => (
          <li key={contact.word} className={styles['contact']}>
            <strong>{text(`notices.${contact.kind}.name`)}</strong>
            {!contact.isConfirmed && <span>{text('notices.unconfirmed')}</span>}
            <label>
              {text('notices.pace')}{' '}
              <select
                value={contact.pace}
                onChange={({ target: { value } }) =>
                  void attempt(async () => {
                    const pace = PACES.find((each) => each === value) ?? 'once';
                    await NOTICES.change({ word: contact.word, pace });
                    return undefined;
                  })
                }
              >
                {PACES.map((pace) => (
                  <option key={pace} value={pace}>
                    {text(`notices.pace.${pace}`)}
                  </option>
                ))}
              </select>
            </label>
            <button
              type="button"
              onClick={() =>
                void attempt(async () => {
                  await remove(contact);
                  return text('notices.off');
                })
              }
            >
              {text('notices.remove')}
              <span className="unseen">{text(`notices.${contact.kind}.name`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whoever comes from a letter says yes to it, or has no more of them. What he comes with works from here only. */
function useWord(attempt: (act: () => Promise<string | undefined>) => Promise<void>): void {
  const { hash, pathname } = useAddress();
  useEffect(() => {
    const [, act, word = ''] = /^#(confirm|stop)=([\w-]+)$/.exec(hash) ?? [];
    if (act === undefined) return;
    go(pathname, 'replace');
    void attempt(async () => {
      await (act === 'confirm' ? NOTICES.confirm(word) : NOTICES.remove(word));
      return text(act === 'confirm' ? 'notices.confirmed' : 'notices.off');
    });
    // Once for what is in the address.
    // oxlint-disable-next-line react/exhaustive-deps -- what it does is made anew each time
  }, [hash, pathname]);
}
