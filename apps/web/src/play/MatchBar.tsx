import { useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { HeaderPart } from '../app/Header.tsx';
import { Icon } from '../app/Icon.tsx';
import { Link } from '../app/Link.tsx';
import { text } from '../words/words.ts';
import { isAskable } from './askable.ts';
import type { Extras } from './extras.ts';
import styles from './MatchBar.module.css';
import { MatchMenu } from './MatchMenu.tsx';
import type { Moment } from './moment.ts';
import { Scoreboard } from './Scoreboard.tsx';
import { SignsDialog } from './SignsDialog.tsx';
import type { Sitting } from './sitting.ts';

interface MatchBarProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly extras: Extras | undefined;
}

/** The line above the table: how it stands, and what can be done besides playing. */
export function MatchBar({ sitting, moment, extras }: MatchBarProps) {
  const { game } = sitting;
  const [signs, setSigns] = useState(false);
  const reason = moment.whyNotUndo && game.words.render(moment.whyNotUndo);
  return (
    <HeaderPart>
      <div
        className={styles['bar']}
        data-game={game.ruleset.id}
        data-crowded={extras?.bar !== undefined}
      >
        <Scoreboard
          game={game}
          moment={moment}
          {...(extras?.title !== undefined && { title: extras.title })}
          {...(extras?.who && { who: extras.who })}
        />
        {extras?.title !== undefined && (
          <p className={styles['title']} title={extras.title}>
            <bdi>{extras.title}</bdi>
          </p>
        )}
        {extras?.bar}
        {isAskable(sitting, moment) && (
          <button
            type="button"
            aria-keyshortcuts="u"
            aria-disabled={reason !== undefined}
            title={reason}
            onClick={() => void sitting.undo()}
          >
            <span className={styles['sign']}>
              <Icon name="undo" />
            </span>
            <span className={styles['word']}>{text('play.undo')}</span>
          </button>
        )}
        <Link to={ADDRESS.rules(game.ruleset.id)} className={wide} target="_blank">
          {text('play.rules')}
        </Link>
        <button type="button" className={styles['wide']} onClick={() => setSigns(true)}>
          {text('play.signs')}
        </button>
        <MatchMenu sitting={sitting} moment={moment} {...(extras?.menu && { more: extras.menu })} />
        {signs && <SignsDialog game={game} onClose={() => setSigns(false)} />}
      </div>
    </HeaderPart>
  );
}

/** What goes into the menu where there is no room for it. */
const wide = `button ${styles['wide']}`;
