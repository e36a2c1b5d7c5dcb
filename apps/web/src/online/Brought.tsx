import type { BroughtTold } from '@sandtable/wire';
import type { Rules } from '../games/games.ts';
import { text } from './words.ts';
import styles from './Online.module.css';

interface BroughtProps {
  readonly game: Rules;
  readonly brought: BroughtTold;
  /** Whose own match it was, where he has a name. */
  readonly name: string | undefined;
}

/** That a match does not start at its beginning, where it stands, and whose word that is. */
export function Brought({ game: { ruleset, words }, brought, name }: BroughtProps) {
  const { steps, turn, asked } = brought;
  const [side] = asked;
  return (
    <div className={styles['brought']}>
      <p>
        {name === undefined
          ? text('device.brought.nobody', { steps })
          : text('device.brought', { steps, name })}{' '}
        {turn !== undefined && text('device.brought.turn', { turn: words.render(turn) })}{' '}
        {asked.length > 1
          ? text('device.brought.both')
          : text('device.brought.asked', { side: words.the(side) })}
      </p>
      <p>
        {text('device.brought.trust')} {ruleset.hasSecrets && text('device.brought.secrets')}
      </p>
    </div>
  );
}
