import { Suspense } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { Picture } from '../board/Picture.tsx';
import { OpenButton } from '../files/OpenButton.tsx';
import { useGame, type Game } from '../games/games.ts';
import { GAME_IDS } from '../games/rulesets.ts';
import { text } from '../words/words.ts';
import styles from './FrontPage.module.css';
import { Matches } from './Matches.tsx';
import { openingScene } from './openingScene.ts';
import { WhenSeen } from './WhenSeen.tsx';

/** The games, and the matches that wait to go on. */
export function FrontPage() {
  usePageTitle();
  return (
    <main id="content" className="page">
      <div className={styles['lead']}>
        <h1>{text('front.title')}</h1>
        <p>{text('front.lead')}</p>
      </div>
      <Matches over={false} />
      <section aria-label={text('front.games')}>
        <ul className={styles['games']}>
          {GAME_IDS.map((id) => (
            <li key={id} className={styles['game']}>
              <WhenSeen fallback={<div className={styles['picture']} />}>
                <Suspense fallback={<Coming />}>
                  <GameCard id={id} />
                </Suspense>
              </WhenSeen>
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

/** The room that a game's picture takes. */
function Coming() {
  return <div className={styles['picture']} aria-busy="true" />;
}

function GameCard({ id }: { readonly id: string }) {
  const game = useGame(id);
  const { words } = game;
  const title = words.text('ruleset.title');
  return (
    <>
      <Link to={ADDRESS.start(id)} className={styles['picture']} tabIndex={-1} aria-hidden="true">
        <Showcase game={game} label={text('front.picture', { game: title })} />
      </Link>
      <div>
        <h2>{title}</h2>
        <p>{words.text('ruleset.about')}</p>
        <p className={styles['facts']}>{words.text('ruleset.facts')}</p>
        <div className={styles['acts']}>
          <Link to={ADDRESS.start(id)} className="button primary">
            {text('front.play')}
          </Link>
          <Link to={ADDRESS.rules(id)} className="button">
            {text('front.rules')}
          </Link>
          <Link to={ADDRESS.reference(id)} className="button">
            {text('front.reference')}
          </Link>
        </div>
      </div>
    </>
  );
}

function Showcase({ game, label }: { readonly game: Game; readonly label: string }) {
  const scene = openingScene(game, game.look.showcase, {});
  return scene.ok ? <Picture game={game} scene={scene.value} label={label} fills /> : null;
}
