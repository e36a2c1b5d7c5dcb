import {
  costOf,
  fittedOf,
  withCount,
  withFitting,
  type Army,
  type Counts,
  type Fittings,
  type MusterEntry,
} from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import { text } from './words.ts';
import styles from './ArmiesPage.module.css';
import { Wrong, type Found } from './Said.tsx';
import { Stepper } from './Stepper.tsx';

interface EntriesProps {
  readonly game: Game;
  readonly list: { readonly entries: readonly MusterEntry[] };
  readonly army: Army;
  readonly found: readonly Found[];
  readonly onChange: (army: Army) => void;
}

/** How many of each entry there are, and what each of them is fitted with. */
export function Entries({ game, list, army, found, onChange }: EntriesProps) {
  const ofArmy = found.filter(({ fitting }) => fitting === undefined);
  return (
    <ul className={styles['entries']}>
      {list.entries.map((entry) => (
        <li key={entry.id}>
          <Entry
            game={game}
            entry={entry}
            count={army.counts[entry.id] ?? 0}
            cost={costOf(entry, army)}
            found={ofArmy}
            onChange={(count) => onChange(withCount(army, entry, count))}
          />
          {entry.fittings && (
            <AllFitted
              game={game}
              entry={entry}
              fittings={entry.fittings}
              army={army}
              found={found}
              onChange={onChange}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface AllFittedProps extends Omit<EntriesProps, 'list'> {
  readonly entry: MusterEntry;
  readonly fittings: Fittings;
}

/** What each one of an entry is fitted with. One is told from the next by its number alone. */
function AllFitted({ game, entry, fittings, army, found, onChange }: AllFittedProps) {
  return fittedOf(army, entry).map((counts, nth) => (
    <Fitted
      key={`${entry.id}-${nth + 1}`}
      game={game}
      entry={entry.id}
      nth={nth}
      fittings={fittings}
      counts={counts}
      found={found}
      onChange={(fitting, count) => onChange(withFitting(army, entry, nth, fitting, count))}
    />
  ));
}

interface EntryProps {
  readonly game: Game;
  readonly entry: MusterEntry;
  /** What it belongs to, where there are several. */
  readonly of?: string;
  readonly count: number;
  readonly cost: number;
  readonly found: readonly Found[];
  readonly onChange: (count: number) => void;
}

function Entry({ game, entry, of, count, cost, found, onChange }: EntryProps) {
  const { id, points, doubles, most } = entry;
  const name = game.words.text(`muster.${id}`);
  const wrong = found.filter(({ entries }) => entries.includes(id));
  return (
    <>
      <div className={styles['entry']}>
        <span className={styles['name']}>
          {name}
          <span className={styles['price']}>
            {text(doubles ? 'armies.doubling' : 'armies.price', { points, most })}
          </span>
        </span>
        <Stepper
          label={of === undefined ? name : text('armies.fitting', { of, entry: name })}
          count={count}
          most={most}
          wrong={wrong.map((violation) => violation.id)}
          onChange={onChange}
        />
        <span className={styles['cost']}>{cost}</span>
      </div>
      {wrong
        .filter(({ entries }) => entries.length === 1)
        .map((violation) => (
          <Wrong key={violation.id} game={game} violation={violation} />
        ))}
    </>
  );
}

interface FittedProps {
  readonly game: Game;
  readonly entry: string;
  readonly nth: number;
  readonly fittings: Fittings;
  readonly counts: Counts;
  readonly found: readonly Found[];
  readonly onChange: (fitting: string, count: number) => void;
}

/** What one of an entry is fitted with: a line until somebody opens it. */
function Fitted({ game, entry, nth, fittings, counts, found, onChange }: FittedProps) {
  const { words } = game;
  const of = text('armies.nth', { entry: words.text(`muster.${entry}`), nth: nth + 1 });
  const wrong = found.filter(({ fitting }) => fitting?.entry === entry && fitting.nth === nth);
  const has = fittings.entries.flatMap(({ id }) =>
    (counts[id] ?? 0) > 0 ? [`${words.text(`muster.${id}`)} ${counts[id]}`] : [],
  );
  return (
    <details className={styles['fitted']}>
      <summary data-wrong={wrong.length > 0}>
        {of}: {has.join(', ') || text('armies.bare')}
      </summary>
      <ul className={styles['entries']}>
        {fittings.entries.map((fitting) => (
          <li key={fitting.id}>
            <Entry
              game={game}
              entry={fitting}
              of={of}
              count={counts[fitting.id] ?? 0}
              cost={costOf(fitting, { list: '', budget: 0, counts })}
              found={wrong}
              onChange={(count) => onChange(fitting.id, count)}
            />
          </li>
        ))}
      </ul>
      {wrong
        .filter(({ entries }) => entries.length !== 1)
        .map((violation) => (
          <Wrong key={violation.id} game={game} violation={violation} />
        ))}
    </details>
  );
}
