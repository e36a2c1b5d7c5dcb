import type { Cited, SideStanding } from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './Standing.module.css';

interface StandingProps {
  readonly game: Game;
  readonly view: object;
}

/** How each side stands, in a line that opens to what it plays for and still needs. */
export function Standing({ game, view }: StandingProps) {
  return game.ruleset
    .standing(view)
    .map((side) => <SideLine key={side.side} game={game} standing={side} />);
}

function SideLine({
  game: { words },
  standing,
}: {
  readonly game: Game;
  readonly standing: SideStanding;
}) {
  const { aim, needed } = standing;
  return (
    <details className={styles['side']}>
      <summary>{words.standing(standing)}</summary>
      <ul>
        <CitedLine words={words} part="aim" line={aim} />
        {needed.map((line) => (
          <CitedLine key={line.message.key} words={words} part="needed" line={line} />
        ))}
      </ul>
    </details>
  );
}

function CitedLine({
  words,
  part,
  line: { rule, message },
}: {
  readonly words: Game['words'];
  readonly part: 'aim' | 'needed';
  readonly line: Cited;
}) {
  return (
    <li>
      {text(`standing.${part}`, { line: words.render(message) })}{' '}
      <span className={styles['rule']}>{rule}</span>
    </li>
  );
}
