import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { OpenButton } from '../files/OpenButton.tsx';
import { aboutGame } from '../games/about.ts';
import { PICTURE } from '../games/pictures.ts';
import { GAME_IDS } from '../games/rulesets.ts';
import { Invitation } from '../learn/Invitation.tsx';
import { isTaught } from '../learn/taught.ts';
import { useWaiting } from '../matches/mine.ts';
import { useFeature } from '../online/useFeature.ts';
import { useInstall } from '../store/install.ts';
import { text } from '../words/words.ts';
import styles from './FrontPage.module.css';
import { Matches } from './Matches.tsx';

/** The games, and the matches that wait to go on. */
export function FrontPage() {
  usePageTitle();
  const install = useInstall();
  const hasLobby = useFeature('lobby') === true;
  return (
    <main id="content" className={`page ${styles['front']}`}>
      <div className={styles['lead']}>
        <div>
          <h1>{text('front.title')}</h1>
          <p>
            {text('front.lead')} {text(hasLobby ? 'front.everywhere' : 'front.here')}
          </p>
        </div>
        <Invitation />
      </div>
      {hasLobby && <Elsewhere />}
      <Matches over={false} />
      <section aria-label={text('front.games')}>
        <ul className={styles['games']}>
          {GAME_IDS.map((id) => (
            <li key={id} className={styles['game']}>
              <GameCard id={id} />
            </li>
          ))}
        </ul>
      </section>
      <Matches over />
      <div className={styles['open']}>
        <p>{text('front.open')}</p>
        <OpenButton />
        {install !== undefined && (
          <button type="button" onClick={install}>
            {text('front.install')}
          </button>
        )}
      </div>
    </main>
  );
}

/** The ways to others, where there is a host. */
function Elsewhere() {
  const waiting = useWaiting();
  return (
    <p className={styles['elsewhere']}>
      {waiting > 0 && (
        <Link to={ADDRESS.matches} className="button primary">
          {text('matches.front', { count: waiting })}
        </Link>
      )}
      <Link to={ADDRESS.lobby} className="button">
        {text('front.elsewhere')}
      </Link>
    </p>
  );
}

/** A game, at once: nothing of it is loaded for that. */
function GameCard({ id }: { readonly id: string }) {
  const { title, about, facts } = aboutGame(id);
  return (
    <>
      <Link to={ADDRESS.start(id)} className={styles['picture']} tabIndex={-1} aria-hidden="true">
        <img src={PICTURE.game(id)} width={480} height={270} alt="" />
      </Link>
      <div className={styles['about']}>
        <h2>{title}</h2>
        <p>{about}</p>
        <p className={styles['facts']}>{facts}</p>
      </div>
      <div className={styles['acts']}>
        <Link to={ADDRESS.start(id)} className={`button primary ${styles['play']}`}>
          {text('front.play')}
          <span className="unseen">{title}</span>
        </Link>
        {isTaught(id) && (
          <Link to={ADDRESS.learn(id)} className="button">
            {text('front.learn')}
            <span className="unseen">{title}</span>
          </Link>
        )}
      </div>
      <p className={styles['books']}>
        <Link to={ADDRESS.rules(id)}>
          {text('front.rules')}
          <span className="unseen">{title}</span>
        </Link>
        <Link to={ADDRESS.reference(id)}>
          {text('front.reference')}
          <span className="unseen">{title}</span>
        </Link>
        <Link to={ADDRESS.lab(id)}>
          {text('front.lab')}
          <span className="unseen">{title}</span>
        </Link>
      </p>
    </>
  );
}
