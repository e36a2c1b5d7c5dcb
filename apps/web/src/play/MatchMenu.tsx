import { seededDice } from '@sandtable/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ADDRESS, useAddress } from '../app/address.ts';
import { Dialog } from '../app/Dialog.tsx';
import { Icon } from '../app/Icon.tsx';
import { Link } from '../app/Link.tsx';
import { saveMatch } from '../files/save.ts';
import { ShareDialog } from '../files/ShareDialog.tsx';
import { ownSides } from '../store/seats.ts';
import { text } from '../words/words.ts';
import type { Extras } from './extras.ts';
import { Folded } from './Folded.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import styles from './MatchMenu.module.css';
import type { Moment } from './moment.ts';
import { SignsDialog } from './SignsDialog.tsx';
import type { Sitting } from './sitting.ts';
import { reviewable } from './SoFar.tsx';
import { SoundButton } from './SoundButton.tsx';
import { StandingDialog } from './standing/StandingDialog.tsx';
import { isTyping } from './useKeys.ts';

interface MatchMenuProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly more?: Extras['menu'];
}

/** What can be done with a match besides playing it, and has no button of its own. */
export function MatchMenu({ sitting, moment, more }: MatchMenuProps) {
  const { game, table } = sitting;
  const { ruleset } = game;
  const menu = useRef<HTMLDetailsElement>(null);
  const [dialog, setDialog] = useState<'share' | 'signs' | 'resign' | 'keys' | 'standing'>();
  const own = ownSides(ruleset, moment.seats);
  const giver = moment.decision?.side ?? own.at(0);
  // A position of what this side knows: what it may not know is not given away by a link.
  const known = useMemo(
    () =>
      dialog === 'share'
        ? ruleset.imagine(moment.view, moment.viewer, seededDice('share'))
        : undefined,
    [ruleset, moment.view, moment.viewer, dialog],
  );
  const { pathname } = useAddress();
  const close = (): void => setDialog(undefined);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      if (key === '?' && !isTyping(target)) setDialog('keys');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const choose = (act: () => void) => (): void => {
    // A dialog that is closed again gives the focus back to what had it, which must not be hidden by then.
    menu.current?.querySelector('summary')?.focus();
    menu.current?.removeAttribute('open');
    act();
  };
  return (
    <>
      <Folded
        details={menu}
        className={styles['menu']}
        summary={
          <>
            <span className={styles['word']}>{text('play.menu')}</span>
            <span className={styles['opens']}>
              <Icon name="open" />
            </span>
            <span className={styles['bars']}>
              <Icon name="menu" />
            </span>
          </>
        }
      >
        <div className={styles['items']}>
          <Link to={ADDRESS.rules(ruleset.id)} className={narrow} target="_blank">
            {text('play.rules')}
          </Link>
          <button
            type="button"
            className={styles['narrow']}
            onClick={choose(() => setDialog('signs'))}
          >
            {text('play.signs')}
          </button>
          {table.isWhole && (
            <button type="button" onClick={choose(() => saveMatch(table.save(), sitting.title))}>
              {text('play.save')}
            </button>
          )}
          <button type="button" onClick={choose(() => setDialog('share'))}>
            {text('play.share')}
          </button>
          {table.standing !== undefined && ruleset.habits !== undefined && giver !== undefined && (
            <button type="button" onClick={choose(() => setDialog('standing'))}>
              {text('orders.standing')}
            </button>
          )}
          {more?.map(({ label, act }) => (
            <button key={label} type="button" onClick={choose(act)}>
              {label}
            </button>
          ))}
          {reviewable(sitting, moment) !== undefined && (
            <Link to={ADDRESS.soFar(pathname)} className="button">
              {text('play.soFar')}
            </Link>
          )}
          {table.isKept && table.isWhole && (
            <Link to={ADDRESS.replay(table.id)} className="button">
              {text('play.replay')}
            </Link>
          )}
          <Link to={ADDRESS.reference(ruleset.id)} className="button" target="_blank">
            {text('play.reference')}
          </Link>
          <Link to={ADDRESS.front} className={narrow}>
            {text('play.over.games')}
          </Link>
          <Link to={ADDRESS.matches} className="button">
            {text('app.matches')}
          </Link>
          <Link to={ADDRESS.settings} className="button">
            {text('app.settings')}
          </Link>
          {table.isKept && moment.outcome === undefined && giver !== undefined && (
            <button type="button" className="danger" onClick={choose(() => setDialog('resign'))}>
              {text('play.resign')}
            </button>
          )}
          <SoundButton />
          <button type="button" aria-keyshortcuts="?" onClick={choose(() => setDialog('keys'))}>
            {text('play.keys')}
          </button>
        </div>
      </Folded>
      {known !== undefined && <ShareDialog game={game} state={known} onClose={close} />}
      {dialog === 'keys' && <KeysDialog onClose={close} />}
      {dialog === 'signs' && <SignsDialog game={game} onClose={close} />}
      {dialog === 'standing' && giver !== undefined && (
        <StandingDialog sitting={sitting} side={giver} onClose={close} />
      )}
      {dialog === 'resign' && giver !== undefined && (
        <Dialog label={text('play.resign')} onClose={close}>
          <p>{text('play.resign.sure', { side: game.words.the(giver) })}</p>
          <button type="button" onClick={close}>
            {text('app.cancel')}
          </button>{' '}
          <button
            type="button"
            className="danger"
            onClick={() => {
              close();
              void sitting.resign(giver);
            }}
          >
            {text('play.resign.yes')}
          </button>
        </Dialog>
      )}
    </>
  );
}

/** What has a button of its own in the bar, where that is wide enough. */
const narrow = `button ${styles['narrow']}`;
