import type { Side } from '@sandtable/kernel';
import { useState, useSyncExternalStore } from 'react';
import { ADDRESS, go } from '../app/address.ts';
import { LinkField } from '../files/LinkField.tsx';
import { useRules } from '../games/games.ts';
import { lobbyText } from '../lobby/lobbyText.ts';
import { LOBBY } from '../lobby/requests.ts';
import { changeSeat, removeSeat, type KeptSeat } from '../store/online.ts';
import { said } from '../words/words.ts';
import { text } from './words.ts';
import { Card } from './Card.tsx';
import { HOST, reasonOf } from './host.ts';
import { localNote } from './local.ts';
import { TermsTold } from './matters/TermsTold.tsx';
import styles from './Online.module.css';
import type { Session } from './session.ts';

interface WaitingPageProps {
  readonly session: Session;
  readonly kept: KeptSeat;
}

/** Before everybody has come: the links for those who are missing. The table opens by itself. */
export function WaitingPage({ session, kept }: WaitingPageProps) {
  const { matters, isConnected } = useSyncExternalStore(session.subscribe, session.now);
  const { words } = useRules(kept.ruleset);
  const { id, side, key } = kept;
  const [invitations, setInvitations] = useState(kept.invitations ?? {});
  const [problem, setProblem] = useState<string>();
  // Nobody was invited: whoever comes takes the seat.
  const isOpen = kept.isTakenUp !== true && Object.keys(invitations).length === 0;
  const missing = (matters?.people ?? []).filter(
    (person) => !isOpen && person.side !== side && !person.isTaken,
  );
  const waiting = isOpen ? 'invite.lobby' : 'invite.wait';
  const note = localNote();
  const attempt = (act: () => Promise<void>): void => {
    setProblem(undefined);
    act().catch((error: unknown) => setProblem(said(reasonOf(error))));
  };
  const invite = async (other: Side): Promise<void> => {
    const { invitation } = await HOST.invite(id, key, other);
    const next = { ...invitations, [other]: invitation };
    await changeSeat(id, () => ({ invitations: next }));
    setInvitations(next);
  };
  const withdraw = async (): Promise<void> => {
    await LOBBY.withdraw(id, key);
    await removeSeat(id);
    go(isOpen ? ADDRESS.lobby : ADDRESS.matches, 'replace');
  };
  return (
    <Card
      title={text(isOpen ? 'invite.lobby.title' : 'invite.title')}
      match={id}
      ruleset={kept.ruleset}
      scenario={kept.scenario}
      seat={key}
    >
      <p>{text('invite.own', { side: words.the(side) })}</p>
      {matters !== undefined && (
        <TermsTold terms={matters.terms} from={isOpen ? 'lobby' : 'link'} />
      )}
      {missing.map(({ side: each }) => (
        <div key={each} className={styles['link']}>
          {invitations[each] === undefined ? (
            <p>{text('invite.lost', { side: words.the(each) })}</p>
          ) : (
            <>
              <p>{text('invite.text', { side: words.the(each) })}</p>
              <LinkField
                title={text('join.title')}
                label={text('invite.link', { side: words.the(each) })}
                link={new URL(ADDRESS.join(id, invitations[each]), location.origin).href}
              />
            </>
          )}
        </div>
      ))}
      {missing.length > 0 && note !== undefined && <p className={styles['local']}>{note}</p>}
      <div className={styles['wait']} role="status">
        <p>{text(isConnected ? waiting : 'table.connecting')}</p>
        <p>{text(matters?.terms.clock?.kind === 'bank' ? 'invite.later.live' : 'invite.later')}</p>
      </div>
      <div className={styles['acts']}>
        {missing.map(({ side: each }) => (
          <button
            key={each}
            type="button"
            title={text('invite.anew.about')}
            onClick={() => attempt(() => invite(each))}
          >
            {text('invite.anew')}
          </button>
        ))}
        {(isOpen || missing.length > 0) && (
          <button type="button" onClick={() => attempt(withdraw)}>
            {isOpen ? lobbyText('lobby.withdraw') : text('invite.withdraw')}
          </button>
        )}
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      </div>
    </Card>
  );
}
