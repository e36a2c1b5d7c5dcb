import { standingMessage, type StandingAnswer } from '@sandtable/kernel';
import type { Game } from '../../games/games.ts';
import { text } from '../../words/words.ts';
import { Listed } from './Listed.tsx';
import styles from './Standing.module.css';
import { StandingForm } from './StandingForm.tsx';

interface StandingAnswersProps {
  readonly game: Game;
  readonly standing: readonly StandingAnswer[];
  readonly onStanding: (standing: readonly StandingAnswer[]) => void;
}

/** What is answered to small questions whenever they come; nothing in a game that has none. */
export function StandingAnswers({ game, standing, onStanding }: StandingAnswersProps) {
  const { habits = [] } = game.ruleset;
  if (habits.length === 0) return undefined;
  return (
    <section className={styles['standing']} aria-label={text('orders.standing')}>
      <h3>{text('orders.standing')}</h3>
      <p className={styles['quiet']}>{text('orders.standing.text')}</p>
      <Listed
        entries={standing}
        wordsOf={(answer) => [game.words.render(standingMessage(answer))]}
        onEntries={onStanding}
      />
      <StandingForm
        game={game}
        habits={habits}
        onAdd={(answer) => onStanding([...standing, answer])}
      />
    </section>
  );
}
