import { seededDice } from '@sandtable/kernel';
import { useMemo, useRef, useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Dialog } from '../app/Dialog.tsx';
import { Link } from '../app/Link.tsx';
import { saveMatch } from '../files/save.ts';
import { ShareDialog } from '../files/ShareDialog.tsx';
import { ownSides } from '../store/seats.ts';
import { text } from '../words/words.ts';
import styles from './MatchMenu.module.css';
import type { Moment } from './moment.ts';
import { SignsButton } from './SignsButton.tsx';
import type { Sitting } from './sitting.ts';

interface MatchMenuProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
}

/** Everything that can be done with a match besides playing it. */
export function MatchMenu({ sitting, moment }: MatchMenuProps) {
  const { game, table } = sitting;
  const { ruleset } = game;
  const menu = useRef<HTMLDetailsElement>(null);
  const [dialog, setDialog] = useState<'share' | 'resign'>();
  const own = ownSides(ruleset, moment.saved.seats);
  const giver = moment.decision?.side ?? own.at(0);
  // A position of what this side knows: what it may not know is not given away by a link.
  const known = useMemo(
    () =>
      dialog === 'share'
        ? ruleset.imagine(moment.view, moment.viewer, seededDice('share'))
        : undefined,
    [ruleset, moment.view, moment.viewer, dialog],
  );
  const reason = moment.whyNotUndo && game.words.render(moment.whyNotUndo);
  const close = (): void => setDialog(undefined);
  const choose = (act: () => void) => (): void => {
    menu.current?.removeAttribute('open');
    act();
  };
  return (
    <div className={styles['bar']}>
      <button
        type="button"
        aria-keyshortcuts="u"
        aria-disabled={reason !== undefined}
        title={reason}
        onClick={() => void sitting.undo()}
      >
        {text('play.undo')}
      </button>
      <Link to={ADDRESS.rules(ruleset.id)} className="button" target="_blank">
        {text('play.rules')}
      </Link>
      <SignsButton game={game} />
      {/* Not a control itself: it closes when Escape is pressed in it, or the focus leaves it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <details
        ref={menu}
        className={styles['menu']}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || menu.current?.open !== true) return;
          event.stopPropagation();
          menu.current.open = false;
          menu.current.querySelector('summary')?.focus();
        }}
        onBlur={({ relatedTarget }) => {
          if (menu.current?.contains(relatedTarget) === false) menu.current.open = false;
        }}
      >
        <summary className="button">{text('play.menu')}</summary>
        <div className={styles['items']}>
          <button type="button" onClick={choose(() => saveMatch(table.save(), sitting.title))}>
            {text('play.save')}
          </button>
          <button type="button" onClick={choose(() => setDialog('share'))}>
            {text('play.share')}
          </button>
          <Link to={ADDRESS.replay(moment.saved.id)} className="button">
            {text('play.replay')}
          </Link>
          <Link to={ADDRESS.reference(ruleset.id)} className="button" target="_blank">
            {text('play.reference')}
          </Link>
          {moment.outcome === undefined && giver !== undefined && (
            <button type="button" className="danger" onClick={choose(() => setDialog('resign'))}>
              {text('play.resign')}
            </button>
          )}
          <p className={styles['keys']}>
            <strong>{text('play.keys.title')}</strong> {text('play.keys')}
          </p>
        </div>
      </details>
      {known !== undefined && <ShareDialog game={game} state={known} onClose={close} />}
      {dialog === 'resign' && giver !== undefined && (
        <Dialog label={text('play.resign')} onClose={close}>
          <p>{text('play.resign.sure', { side: game.words.side(giver) })}</p>
          <button
            type="button"
            className="danger"
            onClick={() => {
              close();
              void sitting.resign(giver);
            }}
          >
            {text('play.resign.yes')}
          </button>{' '}
          <button type="button" onClick={close}>
            {text('app.cancel')}
          </button>
        </Dialog>
      )}
    </div>
  );
}
