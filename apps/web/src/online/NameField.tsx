import { useId } from 'react';
import { text } from '../words/words.ts';
import styles from './Online.module.css';
import { useMember } from './useMember.ts';

/** No name is longer. */
export const LONGEST_NAME = 30;

interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** What somebody wants to be called at a table; nothing has to be said. Whoever has an account has a name. */
export function NameField({ name, onName }: NameFieldProps) {
  const about = useId();
  const member = useMember();
  if (member !== undefined) return <p>{text('friend.name.own', { name: member })}</p>;
  return (
    <div className={styles['name']}>
      <label>
        {text('friend.name')}
        <input
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          aria-describedby={about}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      </label>
      <p id={about}>{text('friend.name.about')}</p>
    </div>
  );
}
