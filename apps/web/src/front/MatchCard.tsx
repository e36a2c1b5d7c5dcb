import { resume, SPECTATOR, type Scene } from '@sandtable/kernel';
import { useMemo, useState, type ReactNode } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { Picture } from '../board/Picture.tsx';
import { useGame, type Game } from '../games/games.ts';
import { hasRuleset } from '../games/rulesets.ts';
import { RemoveDialog } from '../matches/RemoveDialog.tsx';
import type { SavedMatch } from '../store/matches.ts';
import { ownSides } from '../store/seats.ts';
import { text } from '../words/words.ts';
import styles from './FrontPage.module.css';

interface MatchCardProps {
  readonly match: SavedMatch;
  readonly onRemoved: () => void;
}

/** One match on this device. */
export function MatchCard(props: MatchCardProps) {
  return hasRuleset(props.match.file.ruleset) ? <KnownCard {...props} /> : <Card {...props} />;
}

function KnownCard(props: MatchCardProps) {
  const { match } = props;
  const game = useGame(match.file.ruleset);
  const { title } = game.words.battle(match.file.scenario);
  const seen = useMemo(() => seenOf(game, match), [game, match]);
  const picture = seen && <Picture game={game} scene={seen.scene} title={title} label={title} />;
  return (
    <Card
      {...props}
      title={title}
      picture={picture}
      players={playersOf(game, match)}
      {...(seen && { decisions: seen.decisions })}
    />
  );
}

interface CardProps extends MatchCardProps {
  /** Its own where the game is not known here. */
  readonly title?: string;
  readonly picture?: ReactNode;
  readonly players?: string;
  readonly decisions?: number;
}

function Card({ match, title: known, onRemoved, picture, players, decisions }: CardProps) {
  const { id, file, over, changed } = match;
  const title = known ?? file.scenario.title ?? file.scenario.id;
  const [asking, setAsking] = useState(false);
  const address = over ? ADDRESS.replay(id) : ADDRESS.play(id);
  return (
    <>
      <Link to={address} className={styles['thumb']} tabIndex={-1} aria-hidden="true">
        {picture}
      </Link>
      <div>
        <h3>{title}</h3>
        {players !== undefined && <p>{players}</p>}
        <p>
          {decisions !== undefined && `${text('front.steps', { count: decisions })} · `}
          <time dateTime={new Date(changed).toISOString()}>{when(changed)}</time>
        </p>
        <div className={styles['acts']}>
          <Link to={address} className={over ? 'button' : 'button primary'}>
            {text(over ? 'front.watch' : 'front.go')}
            <span className="unseen">{title}</span>
          </Link>
          {over && (
            <Link to={ADDRESS.report(id)} className="button">
              {text('report.open')}
              <span className="unseen">{title}</span>
            </Link>
          )}
          <button type="button" className="quiet" onClick={() => setAsking(true)}>
            {text('front.remove')}
            <span className="unseen">{title}</span>
          </button>
        </div>
      </div>
      {asking && (
        <RemoveDialog
          match={match}
          title={title}
          onRemoved={onRemoved}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function playersOf({ ruleset, words }: Game, { seats }: SavedMatch): string {
  const own = ownSides(ruleset, seats);
  if (own.length === 1) return text('front.you', { side: words.the(own[0]) });
  return text(own.length === 0 ? 'front.none' : 'front.shared');
}

interface Seen {
  readonly scene: Scene;
  readonly decisions: number;
}

/** The table as it is now, to whoever plays it here, and how many decisions he has seen. */
function seenOf({ ruleset }: Game, { file, seats, over }: SavedMatch): Seen | undefined {
  const resumed = resume(file, [ruleset]);
  if (!resumed.ok) return undefined;
  const match = resumed.value;
  const own = ownSides(ruleset, seats);
  const viewer = own.length === 1 ? own[0] : SPECTATOR;
  // What is written down in secret cannot be counted as long as it is one.
  const seen = match.steps.filter(
    ({ side }, i) => over || side === viewer || match.events(i, viewer).length > 0,
  );
  return { scene: ruleset.scene(match.view(viewer)), decisions: seen.length };
}

/** To the minute; the year only where it is another one. */
function when(time: number): string {
  const then = new Date(time);
  const isNow = then.getFullYear() === new Date().getFullYear();
  return then.toLocaleString(undefined, {
    ...(!isNow && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}
