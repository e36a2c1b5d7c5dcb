import { message, type Habit, type StandingAnswer } from '@sandtable/kernel';
import { useState } from 'react';
import type { Game } from '../../games/games.ts';
import { text } from '../../words/words.ts';
import styles from './Standing.module.css';

interface StandingFormProps {
  readonly game: Game;
  readonly habits: readonly Habit[];
  readonly onAdd: (answer: StandingAnswer) => void;
}

/** Puts a standing answer together out of what the rules name: what is asked, when, and what is answered. */
export function StandingForm({ game, habits, onAdd }: StandingFormProps) {
  const [id, setId] = useState(habits[0].id);
  const [when, setWhen] = useState<Readonly<Record<string, string>>>({});
  const [answer, setAnswer] = useState<string>();
  const habit = habits.find((each) => each.id === id) ?? habits[0];
  const words = (...parts: readonly string[]): string =>
    game.words.render(message(['habit', habit.id, ...parts].join('.')));
  const chosen = answer ?? habit.answers[0];
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd({ habit: habit.id, when, answer: chosen });
        setWhen({});
      }}
    >
      <label>
        {text('orders.question')}
        <select
          value={habit.id}
          onChange={(event) => {
            setId(event.target.value);
            setWhen({});
            setAnswer(undefined);
          }}
        >
          {habits.map((each) => (
            <option key={each.id} value={each.id}>
              {game.words.render(message(`habit.${each.id}`))}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(habit.facts).map(([fact, values]) => (
        <label key={fact}>
          {words(fact)}
          <select
            value={when[fact] ?? ''}
            onChange={({ target: { value } }) => {
              const { [fact]: _, ...others } = when;
              setWhen(value === '' ? others : { ...others, [fact]: value });
            }}
          >
            <option value="">{text('orders.always')}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {words(fact, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        {text('orders.answer')}
        <select value={chosen} onChange={(event) => setAnswer(event.target.value)}>
          {habit.answers.map((each) => (
            <option key={each} value={each}>
              {words('answer', each)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{text('orders.add')}</button>
    </form>
  );
}
