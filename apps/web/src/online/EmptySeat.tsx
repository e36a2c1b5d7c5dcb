import type { Side } from '@sandtable/kernel';
import type { Dealing } from '@sandtable/wire';
import { useCallback, useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { LinkDialog } from '../files/LinkDialog.tsx';
import type { Rules } from '../games/games.ts';
import type { KeptSeat } from '../store/online.ts';
import { HOST } from './host.ts';
import { aboutLink } from './local.ts';
import matters from './matters/Matters.module.css';
import type { SessionMoment } from './session.ts';
import { text } from './words.ts';

interface EmptySeatProps {
  readonly game: Rules;
  readonly kept: KeptSeat;
  readonly now: SessionMoment;
  readonly deal: (dealing: Dealing) => void;
}

/** That the other side has left for good, and what whoever is left can do about it. */
export function EmptySeat({ game: { words }, kept, now, deal }: EmptySeatProps) {
  const [invited, setInvited] = useState<Side>();
  const left = now.matters?.people.find(({ hasLeft }) => hasLeft)?.side;
  if (left === undefined && invited === undefined) return null;
  return (
    <div role="status" aria-live="polite">
      {left !== undefined && (
        <p className={matters['offer']}>
          {text('table.left', { side: words.the(left) })}{' '}
          <button type="button" className="primary" onClick={() => setInvited(left)}>
            {text('table.left.invite')}
          </button>
          <button type="button" onClick={() => deal({ ask: 'claim' })}>
            {text('table.left.claim')}
          </button>
        </p>
      )}
      {invited !== undefined && (
        <InviteDialog
          kept={kept}
          side={invited}
          about={text('table.left.invite.text', { side: words.the(invited) })}
          label={text('invite.link', { side: words.the(invited) })}
          onClose={() => setInvited(undefined)}
        />
      )}
    </div>
  );
}

interface InviteDialogProps {
  readonly kept: KeptSeat;
  readonly side: Side;
  readonly about: string;
  /** What the link is to. */
  readonly label: string;
  readonly onClose: () => void;
}

function InviteDialog({ kept: { id, key }, side, about, label, onClose }: InviteDialogProps) {
  const make = useCallback(
    async () => ADDRESS.join(id, (await HOST.invite(id, key, side)).invitation),
    [id, key, side],
  );
  return (
    <LinkDialog
      title={text('table.left.invite')}
      about={aboutLink(about)}
      label={label}
      make={make}
      onClose={onClose}
    />
  );
}
