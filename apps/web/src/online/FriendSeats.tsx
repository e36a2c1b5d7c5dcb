import type { Side } from '@sandtable/kernel';
import type { Terms } from '@sandtable/wire';
import { useId } from 'react';
import type { Rules } from '../games/games.ts';
import { text } from '../words/words.ts';
import page from '../start/StartPage.module.css';
import { OpponentChooser } from '../start/OpponentChooser.tsx';
import type { Place } from '../start/Where.tsx';
import { TermsFields } from './matters/TermsFields.tsx';
import { NameField } from './NameField.tsx';

/** What is settled with a friend elsewhere before he is invited. */
export interface Arrangement {
  /** One's own side, or `any`. */
  readonly side: Side;
  readonly name: string;
  /** The computer's player that has the other side, where one plays that. */
  readonly player: string;
  readonly terms: Terms;
}

interface FriendSeatsProps {
  readonly game: Rules;
  readonly arrangement: Arrangement;
  /** How the other side is come by. */
  readonly place: Exclude<Place, 'here'>;
  readonly onChange: (arrangement: Arrangement) => void;
}

/** Which side one takes against somebody elsewhere, and what one is called there. */
export function FriendSeats(props: FriendSeatsProps) {
  const { game, arrangement, place, onChange } = props;
  const group = useId();
  const { ruleset, words } = game;
  const choices = [
    ...ruleset.sides.map((side) => ({ side, label: words.sideFirst(side) })),
    { side: 'any', label: text('friend.side.any') },
  ];
  return (
    <>
      <fieldset className={page['group']}>
        <legend>{text('friend.side')}</legend>
        {choices.map(({ side, label }) => (
          <label key={side} className={page['radio']}>
            <input
              type="radio"
              name={group}
              checked={arrangement.side === side}
              onChange={() => onChange({ ...arrangement, side })}
            />
            {label}
          </label>
        ))}
        {place === 'computer' && (
          <OpponentChooser
            game={game}
            player={arrangement.player}
            onChange={(player) => onChange({ ...arrangement, player })}
          />
        )}
        <NameField name={arrangement.name} onName={(name) => onChange({ ...arrangement, name })} />
      </fieldset>
      {place !== 'computer' && (
        <TermsFields
          terms={arrangement.terms}
          from={place}
          onChange={(terms) => onChange({ ...arrangement, terms })}
        />
      )}
    </>
  );
}
