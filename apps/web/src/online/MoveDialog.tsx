import { lazy, Suspense, useCallback, useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { LinkDialog } from '../files/LinkDialog.tsx';
import { HOST, HostRefusal } from './host.ts';
import { aboutLink } from './local.ts';
import { text } from './words.ts';

const ProofDialog = lazy(async () => ({
  default: (await import('../account/ProofDialog.tsx')).ProofDialog,
}));

interface MoveDialogProps {
  readonly id: string;
  readonly seat: string;
  readonly onClose: () => void;
}

/** A link with which one goes on on another device. Whoever has an account shows first that it is he. */
export function MoveDialog({ id, seat, onClose }: MoveDialogProps) {
  const [isToProve, setIsToProve] = useState(false);
  const make = useCallback(async () => {
    try {
      return ADDRESS.join(id, (await HOST.move(id, seat)).invitation);
    } catch (error) {
      if (error instanceof HostRefusal && error.code === 'prove') setIsToProve(true);
      throw error;
    }
  }, [id, seat]);
  if (isToProve) {
    return (
      <Suspense>
        <ProofDialog isGiven={() => setIsToProve(false)} isNot={onClose} />
      </Suspense>
    );
  }
  return (
    <LinkDialog
      title={text('table.move')}
      about={aboutLink(text('table.move.text'))}
      label={text('table.move.link')}
      make={make}
      onClose={onClose}
    />
  );
}
