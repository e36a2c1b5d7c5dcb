import { useState, useSyncExternalStore } from 'react';
import { ADDRESS, go } from '../app/address.ts';
import { LinkField } from '../files/LinkField.tsx';
import { useRules } from '../games/games.ts';
import { lobbyText } from '../lobby/lobbyText.ts';
import { LOBBY } from '../lobby/requests.ts';
import { removeSeat, type KeptSeat } from '../store/online.ts';
import { said } from '../words/words.ts';
import { text } from './words.ts';
import { Card } from './Card.tsx';
import { reasonOf } from './host.ts';
import { localNote } from './local.ts';
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
  const { id, side, invitations = {} } = kept;
  const people = matters?.people ?? [];
  const open = Object.entries(invitations).filter(
    ([each]) => people.find((person) => person.side === each)?.isTaken !== true,
  );
  // Nobody was invited: whoever comes takes the seat.
  const isOpen = kept.isTakenUp !== true && Object.keys(invitations).length === 0;
  const waiting = isOpen ? 'invite.lobby' : 'invite.wait';
  const note = localNote();
  return (
    <Card
      title={text(isOpen ? 'invite.lobby.title' : 'invite.title')}
      match={id}
      ruleset={kept.ruleset}
      scenario={kept.scenario}
      seat={kept.key}
    >
      <p>{text('invite.own', { side: words.the(side) })}</p>
      {open.map(([each, invitation]) => (
        <div key={each} className={styles['link']}>
          <p>{text('invite.text', { side: words.the(each) })}</p>
          <LinkField
            title={text('join.title')}
            label={text('invite.link', { side: words.the(each) })}
            link={new URL(ADDRESS.join(id, invitation), location.origin).href}
          />
        </div>
      ))}
      {open.length > 0 && note !== undefined && <p className={styles['local']}>{note}</p>}
      <div className={styles['wait']} role="status">
        <p>{text(isConnected ? waiting : 'table.connecting')}</p>
        <p>{text('invite.later')}</p>
      </div>
      {isOpen && <Withdraw id={id} seat={kept.key} />}
    </Card>
  );
}

interface WithdrawProps {
  readonly id: string;
  readonly seat: string;
}

/** Whoever waits for anybody need not go on waiting. */
function Withdraw({ id, seat }: WithdrawProps) {
  const [problem, setProblem] = useState<string>();
  const withdraw = async (): Promise<void> => {
    try {
      await LOBBY.withdraw(id, seat);
      await removeSeat(id);
      go(ADDRESS.lobby, 'replace');
    } catch (error) {
      setProblem(said(reasonOf(error)));
    }
  };
  return (
    <div className={styles['acts']}>
      <button type="button" onClick={() => void withdraw()}>
        {lobbyText('lobby.withdraw')}
      </button>
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
    </div>
  );
}
