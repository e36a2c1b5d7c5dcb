import {
  asSentence,
  listNamed,
  MOST_POINTS,
  pointsOf,
  priceOf,
  usualArmy,
  violations,
  type Army,
  type ArmyList,
  type Cited,
  type Muster,
  type Side,
  type Violation,
} from '@sandtable/kernel';
import { useId } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './ArmiesPage.module.css';
import { Stepper } from './Stepper.tsx';

interface ArmyPanelProps {
  readonly game: Game;
  readonly muster: Muster;
  readonly side: Side;
  readonly army: Army;
  readonly onChange: (army: Army) => void;
}

/** One side's army: which list, how many of each of its entries, and what they go against. */
export function ArmyPanel({ game, muster, side, army, onChange }: ArmyPanelProps) {
  const { ruleset, words } = game;
  const id = useId();
  const list = listNamed(muster, army.list);
  const found = violations(list, army).map((violation, i) => ({ ...violation, id: `${id}-${i}` }));
  const points = pointsOf(list, army);
  return (
    <section
      className={`panel ${styles['army']}`}
      aria-labelledby={`${id}-side`}
      data-colour={side === ruleset.sides[0] ? 'a' : 'b'}
    >
      <h2 id={`${id}-side`}>{words.sideFirst(side)}</h2>
      <label className={styles['list']}>
        {text('armies.list')}
        <select
          value={army.list}
          onChange={({ currentTarget: { value } }) => onChange(usualArmy(listNamed(muster, value)))}
        >
          {muster.lists.map((each) => (
            <option key={each.id} value={each.id}>
              {words.text(`army.${each.id}.title`)}
            </option>
          ))}
        </select>
      </label>
      <p className={styles['about']}>{words.text(`army.${list.id}.about`)}</p>
      <Budget army={army} onChange={onChange} />
      <Entries game={game} list={list} army={army} found={found} onChange={onChange} />
      <Limits game={game} list={list} found={found} />
      <div className={styles['total']}>
        <Total budget={army.budget} points={points} found={found.length} />
        {found
          .filter(({ entries }) => entries.length === 0)
          .map((violation) => (
            <Wrong key={violation.id} game={game} violation={violation} />
          ))}
      </div>
      <button type="button" className={styles['usual']} onClick={() => onChange(usualArmy(list))}>
        {text('armies.usual')}
      </button>
    </section>
  );
}

/** Something that an army goes against, with the id of the text that says so. */
type Found = Violation & { readonly id: string };

interface EntriesProps {
  readonly game: Game;
  readonly list: ArmyList;
  readonly army: Army;
  readonly found: readonly Found[];
  readonly onChange: (army: Army) => void;
}

function Entries({ game, list, army, found, onChange }: EntriesProps) {
  const { words } = game;
  return (
    <ul className={styles['entries']}>
      {list.entries.map((entry) => {
        const { id, points, doubles, most } = entry;
        const count = army.counts[id] ?? 0;
        const label = words.text(`muster.${id}`);
        const wrong = found.filter(({ entries }) => entries.includes(id));
        return (
          <li key={id}>
            <div className={styles['entry']}>
              <span className={styles['name']}>
                {label}
                <span className={styles['price']}>
                  {text(doubles ? 'armies.doubling' : 'armies.price', { points, most })}
                </span>
              </span>
              <Stepper
                label={label}
                count={count}
                most={most}
                wrong={wrong.map((violation) => violation.id)}
                onChange={(next) => onChange({ ...army, counts: { ...army.counts, [id]: next } })}
              />
              <span className={styles['cost']}>{priceOf(entry, count)}</span>
            </div>
            {wrong
              .filter(({ entries }) => entries.length === 1)
              .map((violation) => (
                <Wrong key={violation.id} game={game} violation={violation} />
              ))}
          </li>
        );
      })}
    </ul>
  );
}

interface LimitsProps {
  readonly game: Game;
  readonly list: ArmyList;
  readonly found: readonly Found[];
}

/** What holds for several entries together, with what goes against it; and what comes with the list. */
function Limits({ game, list, found }: LimitsProps) {
  return (
    <ul className={styles['limits']}>
      {list.limits.map(({ id, rule, least, most }) => {
        const broken = found.find(({ message }) => message.key === `limit.${id}.broken`);
        const message = { key: `limit.${id}`, with: { limit: least ?? most ?? 0 } };
        return (
          <li key={id}>
            <Said game={game} cited={{ rule, message }} />
            {broken !== undefined && <Wrong game={game} violation={broken} />}
          </li>
        );
      })}
      {list.facts.map((fact) => (
        <li key={game.words.render(fact.message)}>
          <Said game={game} cited={fact} />
        </li>
      ))}
    </ul>
  );
}

function Said({ game, cited: { rule, message } }: { readonly game: Game; readonly cited: Cited }) {
  return (
    <>
      {asSentence(game.words.render(message))}{' '}
      <Link className={styles['rule']} to={ADDRESS.rules(game.ruleset.id, rule)}>
        {rule}
      </Link>
    </>
  );
}

function Wrong({ game, violation }: { readonly game: Game; readonly violation: Found }) {
  return (
    <p id={violation.id} className={styles['wrong']}>
      <Said game={game} cited={violation} />
    </p>
  );
}

interface TotalProps {
  readonly budget: number;
  readonly points: number;
  /** How many things the army goes against. */
  readonly found: number;
}

function Total({ budget, points, found }: TotalProps) {
  const share = budget === 0 ? 100 : Math.min(100, (100 * points) / budget);
  return (
    <>
      <p role="status" data-wrong={found > 0}>
        <strong>{text('armies.total', { points, budget })}</strong>{' '}
        {text(found === 0 ? 'armies.sound' : 'armies.unsound', { found })}
      </p>
      <div className={styles['bar']} aria-hidden="true" data-over={points > budget}>
        <span style={{ width: `${share}%` }} />
      </div>
    </>
  );
}

/** The points that the army may cost. */
function Budget({ army, onChange }: Pick<ArmyPanelProps, 'army' | 'onChange'>) {
  return (
    <label className={styles['budget']}>
      {text('armies.budget')}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_POINTS}
        step={5}
        value={army.budget}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget: { value } }) => {
          const budget = Number(value);
          if (Number.isInteger(budget) && budget >= 0 && budget <= MOST_POINTS) {
            onChange({ ...army, budget });
          }
        }}
      />
    </label>
  );
}
