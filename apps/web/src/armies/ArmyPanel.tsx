import {
  listNamed,
  listsFor,
  MOST_POINTS,
  pointsOf,
  usualArmy,
  violations,
  type Army,
  type ArmyList,
  type Muster,
  type MusterLimit,
  type Side,
} from '@sandtable/kernel';
import { useId } from 'react';
import type { Game } from '../games/games.ts';
import { text } from './words.ts';
import styles from './ArmiesPage.module.css';
import { Entries } from './Entries.tsx';
import { Said, Wrong, type Found } from './Said.tsx';

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
          {listsFor(muster.lists, side).map((each) => (
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

interface LimitsProps {
  readonly game: Game;
  readonly list: ArmyList;
  readonly found: readonly Found[];
}

/** Those of the list, and those of what is fitted, each once. */
function allLimits({ entries, limits }: ArmyList): MusterLimit[] {
  const inside = entries.flatMap(({ fittings }) => fittings?.limits ?? []);
  const all = new Map([...limits, ...inside].map((limit) => [limit.id, limit]));
  return [...all.values()];
}

/** What holds for several entries together, with what goes against it; and what comes with the list. */
function Limits({ game, list, found }: LimitsProps) {
  return (
    <ul className={styles['limits']}>
      {allLimits(list).map(({ id, rule, least, most }) => {
        const broken = found.find(
          ({ fitting, message }) => !fitting && message.key === `limit.${id}.broken`,
        );
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
