import { usualArmies, type Armies, type Muster } from '@sandtable/kernel';
import { memo, useMemo } from 'react';
import { Picture } from '../board/Picture.tsx';
import { openingScene } from '../games/openingScene.ts';
import type { Game } from '../games/games.ts';
import { freshName } from '../store/fresh.ts';
import { text } from './words.ts';
import styles from './ArmiesPage.module.css';

interface GroundChooserProps {
  readonly game: Game;
  readonly muster: Muster;
  readonly armies: Armies;
  readonly onChange: (armies: Armies) => void;
}

/** Where the armies meet; of what follows from a seed there is another one for the asking. */
export function GroundChooser({ game, muster, armies, onChange }: GroundChooserProps) {
  const { ground, seed = '' } = armies;
  const isSeeded = muster.grounds.some(({ id, seeded }) => id === ground && seeded);
  return (
    <section className={`panel ${styles['ground']}`} aria-label={text('armies.where')}>
      <label>
        {text('armies.ground')}
        <select
          value={ground}
          onChange={({ currentTarget: { value } }) => onChange({ ...armies, ground: value })}
        >
          {muster.grounds.map(({ id }) => (
            <option key={id} value={id}>
              {game.words.text(`battlefield.${id}`)}
            </option>
          ))}
        </select>
      </label>
      {isSeeded && (
        <>
          <label>
            {text('armies.seed')}
            <input
              value={seed}
              maxLength={100}
              onChange={({ currentTarget: { value } }) => onChange({ ...armies, seed: value })}
            />
          </label>
          <button type="button" onClick={() => onChange({ ...armies, seed: freshName(4) })}>
            {text('armies.another')}
          </button>
        </>
      )}
      <div className={styles['map']}>
        <Ground game={game} muster={muster} ground={ground} seed={seed} />
      </div>
    </section>
  );
}

interface GroundProps {
  readonly game: Game;
  readonly muster: Muster;
  readonly ground: string;
  readonly seed: string;
}

/** The ground without anybody on it: it is not drawn again whenever an army changes. */
const Ground = memo(function Ground({ game, muster, ground, seed }: GroundProps) {
  const scene = useMemo(() => {
    const scenario = muster.battle({ ...usualArmies(game.ruleset, muster), ground, seed });
    const opening = openingScene(game, scenario, {});
    return opening.ok ? { ...opening.value, pieces: [], trays: [] } : undefined;
  }, [game, muster, ground, seed]);
  const label = text('start.map', { title: game.words.text(`battlefield.${ground}`) });
  return scene && <Picture game={game} scene={scene} label={label} />;
});
