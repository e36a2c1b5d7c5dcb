import type { Cited, SideStanding } from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import { ownSides, type Seat } from '../store/seats.ts';
import { text } from '../words/words.ts';
import type { Extras } from './extras.ts';
import { Folded } from './Folded.tsx';
import type { Moment } from './moment.ts';
import styles from './Scoreboard.module.css';

interface ScoreboardProps {
  readonly game: Game;
  readonly moment: Moment;
  /** What is played, where that is nothing ready-made. */
  readonly title?: string;
  /** Who plays a side, where that is not plain. */
  readonly who?: Extras['who'];
}

/** What each side plays for and how it stands: the gist in a line a side, always in sight, that opens to all of it. */
export function Scoreboard({ game, moment, title, who }: ScoreboardProps) {
  const { ruleset, words } = game;
  const standing = ruleset.standing(moment.view);
  const clock = moment.scene.status.at(0);
  const asked = moment.decision?.side ?? moment.thinking;
  return (
    <section className={styles['score']} aria-label={text('play.status')}>
      <Folded
        className={styles['board']}
        summary={
          <span className={styles['lines']}>
            {standing.map(({ side, now, aim }, i) => (
              <span key={side} className={styles['line']} data-asked={side === asked}>
                <span className={styles['side']} data-first={i === 0}>
                  {words.sideFirst(side)}
                </span>{' '}
                {who?.[side]}{' '}
                <span className={styles['now']}>{words.renderBriefly(now[0].message)}</span>{' '}
                <span className={styles['aim']}>
                  {text('standing.aim', { line: words.renderBriefly(aim.message) })}
                </span>
              </span>
            ))}
          </span>
        }
      >
        <div className={styles['more']}>
          {title !== undefined && (
            <p className={styles['title']}>
              <bdi>{title}</bdi>
            </p>
          )}
          {standing.map((side) => (
            <Side
              key={side.side}
              game={game}
              moment={moment}
              standing={side}
              {...(who && { who })}
            />
          ))}
          {clock !== undefined && (
            <ul className={styles['status']}>
              {moment.scene.status.map((line) => (
                <li key={words.render(line)}>{words.render(line)}</li>
              ))}
            </ul>
          )}
        </div>
      </Folded>
      {clock !== undefined && <p className={styles['clock']}>{words.render(clock)}</p>}
    </section>
  );
}

interface SideProps extends ScoreboardProps {
  readonly standing: SideStanding;
}

/** All that there is to say of how one side stands. */
function Side({ game: { ruleset, words }, moment: { seats }, standing, who }: SideProps) {
  const { side, aim, now, needed } = standing;
  const shared = ownSides(ruleset, seats).length > 1;
  const by = whoIn(seats[side], shared);
  return (
    <section className={styles['whole']}>
      <h2>{text(`play.side.${by}`, { side: words.sideFirst(side) })}</h2>
      {by === 'remote' && who?.[side]}
      <ul>
        <CitedLine words={words} part="aim" line={aim} />
        {now.map((line) => (
          <CitedLine key={line.message.key} words={words} part="now" line={line} />
        ))}
        {needed.map((line) => (
          <CitedLine key={line.message.key} words={words} part="needed" line={line} />
        ))}
      </ul>
    </section>
  );
}

function whoIn(seat: Seat, isShared: boolean): 'own' | 'friend' | 'remote' | 'computer' {
  if (seat === 'remote') return 'remote';
  if (seat !== 'person') return 'computer';
  return isShared ? 'friend' : 'own';
}

interface CitedLineProps {
  readonly words: Game['words'];
  readonly part: 'aim' | 'now' | 'needed';
  readonly line: Cited;
}

function CitedLine({ words, part, line: { rule, message } }: CitedLineProps) {
  return (
    <li>
      {text(`standing.${part}`, { line: words.render(message) })}{' '}
      <span className={styles['rule']}>{rule}</span>
    </li>
  );
}
