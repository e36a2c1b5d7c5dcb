import type { Side } from '@sandtable/kernel';
import { playerNames } from '@sandtable/players/names';
import { useId } from 'react';
import type { Rules } from '../games/games.ts';
import type { Seat, Seats } from '../store/seats.ts';
import { text } from '../words/words.ts';
import styles from './SeatsChooser.module.css';

interface SeatsChooserProps {
  readonly game: Rules;
  readonly seats: Seats;
  readonly onChange: (seats: Seats) => void;
}

/** Who plays each side: a person, or one of the computer's players. */
export function SeatsChooser({ game, seats, onChange }: SeatsChooserProps) {
  return (
    // A dialog is no part of the page, and the sides have the colours of their game there too.
    <div className={styles['sides']} data-game={game.ruleset.id}>
      {game.ruleset.sides.map((side, index) => (
        <SideChooser
          key={side}
          game={game}
          side={side}
          colour={index === 0 ? 'a' : 'b'}
          seat={seats[side]}
          onChange={(seat) => onChange({ ...seats, [side]: seat })}
        />
      ))}
    </div>
  );
}

interface SideChooserProps {
  readonly game: Rules;
  readonly side: Side;
  readonly colour: 'a' | 'b';
  readonly seat: Seat;
  readonly onChange: (seat: Seat) => void;
}

function SideChooser({ game: { ruleset, words }, side, colour, seat, onChange }: SideChooserProps) {
  const group = useId();
  const choices: { readonly seat: Seat; readonly name: string; readonly about: string }[] = [
    { seat: 'person', name: text('seats.person'), about: text('seats.person.about') },
    ...playerNames(ruleset).map((name) => {
      const about = words.word('playerAbout', name);
      return {
        seat: `computer:${name}` as const,
        name: words.word('player', name),
        // A player that nobody has described yet has its name alone.
        about: about === name ? '' : about,
      };
    }),
  ];
  return (
    <fieldset className={styles['side']} data-colour={colour}>
      <legend>{text('seats.legend', { side: words.the(side) })}</legend>
      {choices.map((choice) => (
        <label key={choice.seat} className={styles['choice']}>
          <input
            type="radio"
            name={group}
            checked={choice.seat === seat}
            onChange={() => onChange(choice.seat)}
          />
          <span>
            {choice.name} <span className={styles['about']}>{choice.about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
