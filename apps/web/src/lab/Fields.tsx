import type { OptionValues, Scenario } from '@sandtable/kernel';
import { playerNames } from '@sandtable/players/names';
import type { Game } from '../games/games.ts';
import { Options } from '../start/Options.tsx';
import styles from './LabPage.module.css';
import { standsAt, type Turned } from './plan.ts';
import { knobTitle, valueText } from './variantName.ts';
import { text } from './words.ts';

interface ScenarioFieldProps {
  readonly game: Game;
  readonly value: string;
  readonly onChange: (scenario: string) => void;
}

export function ScenarioField({ game: { ruleset, words }, value, onChange }: ScenarioFieldProps) {
  return (
    <label>
      {text('lab.scenario')}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {ruleset.scenarios.map((each) => (
          <option key={each.id} value={each.id}>
            {words.battle(each).title}
          </option>
        ))}
      </select>
    </label>
  );
}

type Pair = readonly [string, string];

interface PlayerFieldsProps {
  readonly game: Game;
  readonly players: Pair;
  readonly onChange: (players: Pair) => void;
}

export function PlayerFields({ game: { ruleset, words }, players, onChange }: PlayerFieldsProps) {
  const names = playerNames(ruleset);
  const [first, second] = players;
  return ([0, 1] as const).map((which) => (
    <label key={which}>
      {text('lab.player', { which: which + 1 })}
      <select
        value={players[which]}
        onChange={(event) => {
          const name = event.currentTarget.value;
          onChange(which === 0 ? [name, second] : [first, name]);
        }}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {words.word('player', name)}
          </option>
        ))}
      </select>
    </label>
  ));
}

interface KnobFieldsProps {
  readonly scenario: Scenario;
  readonly turned: Turned;
  readonly onChange: (turned: Turned) => void;
}

/** What the scenario says could be set otherwise. */
export function KnobFields({ scenario, turned, onChange }: KnobFieldsProps) {
  const set = standsAt(scenario);
  return (scenario.knobs ?? []).map((knob) => (
    <label key={knob.name}>
      {knobTitle(knob)}
      <select
        value={turned[knob.name] ?? set[knob.name]}
        onChange={(event) =>
          onChange({ ...turned, [knob.name]: Number(event.currentTarget.value) })
        }
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
  ));
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  return (
    <label>
      {label}
      <input
        type="number"
        required
        min={min}
        max={max}
        // What is being typed may be nothing yet.
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

interface SeedFieldProps {
  readonly value: string;
  readonly onChange: (seed: string) => void;
}

export function SeedField({ value, onChange }: SeedFieldProps) {
  return (
    <label>
      {text('lab.seed')}
      <input
        type="text"
        required
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

interface OptionFieldsProps {
  readonly game: Game;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** The optional rules, folded away; nothing where there are none. */
export function OptionFields({ game, values, onChange }: OptionFieldsProps) {
  if (game.ruleset.options.length === 0) return null;
  return (
    <details className={styles['options']}>
      <summary>{text('start.options')}</summary>
      <Options game={game} values={values} onChange={onChange} />
    </details>
  );
}
