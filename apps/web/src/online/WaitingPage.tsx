import { useSyncExternalStore } from 'react';
import { ADDRESS } from '../app/address.ts';
import { LinkField } from '../files/LinkField.tsx';
import { useRules } from '../games/games.ts';
import type { KeptSeat } from '../store/online.ts';
import { text } from '../words/words.ts';
import { Card } from './Card.tsx';
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
  return (
    <Card title={text('invite.title')} ruleset={kept.ruleset} scenario={kept.scenario}>
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
      <div className={styles['wait']} role="status">
        <p>{text(isConnected ? 'invite.wait' : 'table.connecting')}</p>
        <p>{text('invite.later')}</p>
      </div>
    </Card>
  );
}
