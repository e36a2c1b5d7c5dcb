import { levelName, levelOf, opponentNames, stylesOf } from '@sandtable/players/names';
import type { Rules } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './OpponentChooser.module.css';

interface OpponentChooserProps {
  readonly game: Rules;
  /** The name of the computer's player that is chosen. */
  readonly player: string;
  readonly onChange: (player: string) => void;
}

/** How strong the computer is that somebody plays against, and how it plays. */
export function OpponentChooser({ game, player, onChange }: OpponentChooserProps) {
  const { ruleset, words } = game;
  const chosen = levelOf(player);
  const level = chosen?.level ?? player;
  const choices = stylesOf(level);
  return (
    <div className={styles['opponent']}>
      <label>
        {text('seats.level')}{' '}
        <select value={level} onChange={(event) => onChange(event.target.value)}>
          {opponentNames(ruleset).map((name) => (
            <option key={name} value={name}>
              {words.word('level', name)}
            </option>
          ))}
        </select>
      </label>
      {chosen !== undefined && choices.length > 1 && (
        <label>
          {text('seats.style')}{' '}
          <select
            value={chosen.style}
            onChange={({ target: { value } }) => {
              const style = choices.find((each) => each === value) ?? 'book';
              onChange(levelName(chosen.level, style));
            }}
          >
            {choices.map((name) => (
              <option key={name} value={name}>
                {words.word('style', name)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
