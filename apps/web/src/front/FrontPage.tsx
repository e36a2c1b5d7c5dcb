import { Suspense, useMemo } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { Picture } from '../board/Picture.tsx';
import { OpenButton } from '../files/OpenButton.tsx';
import { aboutGame } from '../games/about.ts';
import { useGame } from '../games/games.ts';
import { GAME_IDS } from '../games/rulesets.ts';
import { Invitation } from '../learn/Invitation.tsx';
import { isTaught } from '../learn/taught.ts';
import { text } from '../words/words.ts';
import styles from './FrontPage.module.css';
import { Matches } from './Matches.tsx';
import { openingScene } from './openingScene.ts';
import { WhenSeen } from './WhenSeen.tsx';

/** The games, and the matches that wait to go on. */
export function FrontPage() {
  usePageTitle();
  return (
    <main id="content" className={`page ${styles['front']}`}>
      <div className={styles['lead']}>
        <div>
          <h1>{text('front.title')}</h1>
          <p>{text('front.lead')}</p>
        </div>
        <Invitation />
      </div>
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
      </div>
    </main>
  );
}

/** A game, at once; its picture comes when the game itself has been loaded. */
function GameCard({ id }: { readonly id: string }) {
  const { title, about, facts } = aboutGame(id);
  return (
    <>
      <Link to={ADDRESS.start(id)} className={styles['picture']} tabIndex={-1} aria-hidden="true">
        <WhenSeen>
          <Suspense>
            <Showcase id={id} label={text('front.picture', { game: title })} />
          </Suspense>
        </WhenSeen>
      </Link>
      <div className={styles['about']}>
        <h2>{title}</h2>
        <p>{about}</p>
        <p className={styles['facts']}>{facts}</p>
      </div>
      <div className={styles['acts']}>
        <Link to={ADDRESS.start(id)} className="button primary">
          {text('front.play')}
        </Link>
        {isTaught(id) && (
          <Link to={ADDRESS.learn(id)} className="button">
            {text('front.learn')}
          </Link>
        )}
        <Link to={ADDRESS.rules(id)} className="button">
          {text('front.rules')}
        </Link>
        <Link to={ADDRESS.reference(id)} className="button">
          {text('front.reference')}
        </Link>
      </div>
    </>
  );
}

function Showcase({ id, label }: { readonly id: string; readonly label: string }) {
  const game = useGame(id);
  const scene = useMemo(() => openingScene(game, game.look.showcase, {}), [game]);
  return scene.ok ? <Picture game={game} scene={scene.value} label={label} fills /> : null;
}
