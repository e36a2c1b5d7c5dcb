import { Suspense } from 'react';
import { aboutGame } from '../games/about.ts';
import { useRules } from '../games/games.ts';
import { GAME_IDS, hasRuleset } from '../games/rulesets.ts';
import { text } from '../words/words.ts';
import { CLOCKS, type Filters } from './filters.ts';
import styles from './LobbyPage.module.css';
import { lobbyText } from './lobbyText.ts';

interface FilterBarProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** What somebody looks for among those who wait. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { game, clock, side } = filters;
  return (
    <div className={styles['filter']} role="search" aria-label={lobbyText('lobby.filter')}>
      <GameFilter filters={filters} onChange={onChange} />
      <Filter
        label={lobbyText('lobby.clock')}
        all={lobbyText('lobby.any')}
        value={clock}
        choices={CLOCKS.map((value) => ({ value, label: lobbyText(`lobby.clock.${value}`) }))}
        onChange={(value) => onChange(withPart(filters, 'clock', value))}
      />
      {game !== undefined && hasRuleset(game) && (
        <Suspense>
          <SideFilter
            game={game}
            side={side}
            onChange={(value) => onChange(withPart(filters, 'side', value))}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Which game is looked for: among those who wait, and among what is played. */
export function GameFilter({ filters, onChange }: FilterBarProps) {
  const { game, side: _, ...others } = filters;
  return (
    <Filter
      label={text('history.game')}
      all={text('history.allGames')}
      value={game}
      choices={GAME_IDS.map((id) => ({ value: id, label: aboutGame(id).title }))}
      // Sides are those of a game.
      onChange={(value) => onChange(withPart(others, 'game', value))}
    />
  );
}

function withPart(filters: Filters, part: keyof Filters, value: string | undefined): Filters {
  const { [part]: _, ...others } = filters;
  return value === undefined ? others : { ...others, [part]: value };
}

interface SideFilterProps {
  readonly game: string;
  readonly side: string | undefined;
  readonly onChange: (side: string | undefined) => void;
}

/** Which side is which is a matter of the game. */
function SideFilter({ game, side, onChange }: SideFilterProps) {
  const { ruleset, words } = useRules(game);
  return (
    <Filter
      label={lobbyText('lobby.side')}
      all={lobbyText('lobby.any')}
      value={side}
      choices={ruleset.sides.map((each) => ({ value: each, label: words.sideFirst(each) }))}
      onChange={onChange}
    />
  );
}

const ALL = '';

interface FilterProps {
  readonly label: string;
  readonly all: string;
  readonly value: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
}

function Filter({ label, all, value = ALL, choices, onChange }: FilterProps) {
  return (
    <label>
      {label}{' '}
      <select
        value={value}
        onChange={({ target }) => onChange(target.value === ALL ? undefined : target.value)}
      >
        <option value={ALL}>{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
