import { usualOpponent } from '@sandtable/players/names';
import { useState } from 'react';
import { ADDRESS, go } from '../app/address.ts';
import { Dialog } from '../app/Dialog.tsx';
import type { Sitting } from '../play/sitting.ts';
import { ownSides } from '../store/seats.ts';
import { said } from '../words/words.ts';
import { broughtOf, isBroughtWhole } from './broughtOf.ts';
import { FriendSeats, type Arrangement } from './FriendSeats.tsx';
import { reasonOf } from './host.ts';
import { foundMatch } from './invite.ts';
import styles from './Online.module.css';
import { keepOwnName, ownName } from './ownName.ts';
import { text } from './words.ts';

interface GoOnDialogProps {
  readonly sitting: Sitting;
  readonly onClose: () => void;
}

/** A match of this device goes on with somebody elsewhere: with what was played of it, and with dice of the host from then on. */
export function GoOnDialog({ sitting, onClose }: GoOnDialogProps) {
  const { game, table } = sitting;
  const { ruleset } = game;
  const [arrangement, setArrangement] = useState<Arrangement>(() => ({
    side: ownSides(ruleset, table.seats).at(0) ?? ruleset.sides[0],
    name: ownName(),
    player: usualOpponent(ruleset),
    terms: {},
  }));
  const file = table.save();
  const isWhole = file !== undefined && isBroughtWhole(file);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const invite = async (): Promise<void> => {
    setIsAsking(true);
    setProblem(undefined);
    const name = arrangement.name.trim();
    keepOwnName(name);
    try {
      go(ADDRESS.online(await putOnline(sitting, { ...arrangement, name })));
    } catch (error) {
      setProblem(said(reasonOf(error)));
      setIsAsking(false);
    }
  };
  return (
    <Dialog label={text('friend.goOn')} onClose={onClose}>
      <h2>{text('friend.goOn')}</h2>
      <p>{text(isWhole ? 'device.online' : 'device.online.position')}</p>
      <FriendSeats game={game} arrangement={arrangement} place="link" onChange={setArrangement} />
      <div className={styles['acts']}>
        <button type="button" className="primary" disabled={isAsking} onClick={() => void invite()}>
          {text('friend.invite')}
        </button>
        <button type="button" onClick={onClose}>
          {text('app.cancel')}
        </button>
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </Dialog>
  );
}

async function putOnline(
  { game: { ruleset }, table, title }: Sitting,
  { side, name, terms }: Arrangement,
): Promise<string> {
  const file = table.save();
  if (file === undefined) throw new Error('it is played elsewhere');
  const brought = broughtOf(ruleset, file, title);
  return foundMatch({ ...brought, side, terms, ...(name !== '' && { name }) });
}
