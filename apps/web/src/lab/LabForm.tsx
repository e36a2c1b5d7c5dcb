import type { Knob, Scenario } from '@sandtable/kernel';
import { playerNames } from '@sandtable/players/names';
import type { Game } from '../games/games.ts';
import { Options } from '../start/Options.tsx';
import styles from './LabPage.module.css';
import { MOST_GAMES, standsAt, type Plan } from './plan.ts';
import { text } from './words.ts';

interface LabFormProps {
  readonly game: Game;
  readonly scenario: Scenario;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
  readonly onPlay: () => void;
}

/** What is to be played. */
export function LabForm({ game, scenario, plan, onChange, onPlay }: LabFormProps) {
  const { ruleset, words } = game;
  const set = standsAt(scenario);
  const players = playerNames(ruleset);
  return (
    <form
      className={`panel ${styles['form']}`}
      aria-label={text('lab.what')}
      onSubmit={(event) => {
        event.preventDefault();
        onPlay();
      }}
    >
      <label>
        {text('lab.scenario')}
        <select
          value={plan.scenario}
          onChange={(event) => {
            onChange({ ...plan, scenario: event.currentTarget.value, knobs: {} });
          }}
        >
          {ruleset.scenarios.map((each) => (
            <option key={each.id} value={each.id}>
              {words.battle(each).title}
            </option>
          ))}
        </select>
      </label>
      {([0, 1] as const).map((which) => (
        <label key={which}>
          {text('lab.player', { which: which + 1 })}
          <select
            value={plan.players[which]}
            onChange={(event) => {
              const name = event.currentTarget.value;
              const [first, second] = plan.players;
              onChange({ ...plan, players: which === 0 ? [name, second] : [first, name] });
            }}
          >
            {players.map((name) => (
              <option key={name} value={name}>
                {words.word('player', name)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {(scenario.knobs ?? []).map((knob) => (
        <label key={knob.name}>
          {knobTitle(knob)}
          <select
            value={plan.knobs[knob.name] ?? set[knob.name]}
            onChange={(event) => {
              const knobs = { ...plan.knobs, [knob.name]: Number(event.currentTarget.value) };
              onChange({ ...plan, knobs });
            }}
          >
            {knob.values.map((_, nth) => (
              // A value is known by its place.
              // oxlint-disable-next-line react/no-array-index-key
              <option key={nth} value={nth}>
                {valueText(knob, nth, nth === set[knob.name])}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        {text('lab.games')}
        <input
          type="number"
          required
          min={1}
          max={MOST_GAMES}
          value={plan.games || ''}
          onChange={(event) => onChange({ ...plan, games: event.currentTarget.valueAsNumber || 0 })}
        />
      </label>
      <label>
        {text('lab.seed')}
        <input
          type="text"
          required
          maxLength={100}
          value={plan.seed}
          onChange={(event) => onChange({ ...plan, seed: event.currentTarget.value })}
        />
      </label>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={plan.keepSides}
          onChange={(event) => onChange({ ...plan, keepSides: event.currentTarget.checked })}
        />
        {text('lab.keepSides')}
      </label>
      {ruleset.options.length > 0 && (
        <details className={styles['options']}>
          <summary>{text('start.options')}</summary>
          <Options
            game={game}
            values={plan.options}
            onChange={(options) => onChange({ ...plan, options })}
          />
        </details>
      )}
      <button type="submit" className="primary">
        {text('lab.start')}
      </button>
    </form>
  );
}

/** A value in a word; what takes more is named by its place. */
function valueText({ values, labels }: Knob, nth: number, isSet: boolean): string {
  const value = values[nth];
  const short =
    labels?.[nth] ??
    (value === null
      ? text('lab.value.usual')
      : typeof value === 'object'
        ? text('lab.value.nth', { nth: nth + 1 })
        : JSON.stringify(value));
  return isSet ? text('lab.value.as', { value: short }) : short;
}

/** Knobs are named in a file, like squares: by what somebody wrote there. */
function knobTitle({ name }: Knob): string {
  return `${name[0].toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
}
