import type { Side } from '@sandtable/kernel';
import { usualOpponent } from '@sandtable/players/names';
import { useId } from 'react';
import type { Rules } from '../games/games.ts';
import { playerIn, type Seat, type Seats } from '../store/seats.ts';
import { text } from '../words/words.ts';
import { OpponentChooser } from './OpponentChooser.tsx';
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

function SideChooser({ game, side, colour, seat, onChange }: SideChooserProps) {
  const group = useId();
  const { ruleset, words } = game;
  const player = playerIn(seat);
  const choices: { readonly seat: Seat; readonly name: string; readonly about: string }[] = [
    { seat: 'person', name: text('seats.person'), about: text('seats.person.about') },
    {
      seat: `computer:${player ?? usualOpponent(ruleset)}`,
      name: text('seats.computer'),
      about: text('seats.computer.about'),
    },
  ];
  return (
    <fieldset className={styles['side']} data-colour={colour}>
      <legend>{text('seats.legend', { side: words.the(side) })}</legend>
      {choices.map((choice) => (
        <label key={choice.name} className={styles['choice']}>
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
      {player !== undefined && (
        <OpponentChooser
          game={game}
          player={player}
          onChange={(chosen) => onChange(`computer:${chosen}`)}
        />
      )}
    </fieldset>
  );
}
