import {
  scenarioOf,
  usualArmies,
  type Armies,
  type Army,
  type Muster,
  type Side,
} from '@sandtable/kernel';
import { useCallback, useState } from 'react';
import { go } from '../app/address.ts';
import { armiesLink } from '../files/armiesLink.ts';
import { LinkDialog } from '../files/LinkDialog.tsx';
import { scenarioLink } from '../files/positionLink.ts';
import { saveArmies } from '../files/save.ts';
import type { Game } from '../games/games.ts';
import { keepArmies } from '../store/armies.ts';
import { text } from './words.ts';
import styles from './ArmiesPage.module.css';
import { ArmyPanel } from './ArmyPanel.tsx';
import { GroundChooser } from './GroundChooser.tsx';

interface BattleProps {
  readonly game: Game;
  readonly muster: Muster;
  readonly armies: Armies;
  readonly onChange: (armies: Armies) => void;
}

/** Both armies, where they meet, and what can be done with them. */
export function Battle({ game, muster, armies, onChange }: BattleProps) {
  const { ruleset } = game;
  const [sharing, setSharing] = useState(false);
  const scenario = scenarioOf(ruleset, muster, armies);
  const changeArmy = (side: Side, army: Army): void => {
    onChange({ ...armies, armies: { ...armies.armies, [side]: army } });
  };
  const play = async (): Promise<void> => {
    if (!scenario.ok) return;
    // Whoever comes back to change them finds these, even if they came with a link.
    keepArmies(armies);
    go(await scenarioLink({ scenario: scenario.value, options: {} }));
  };
  return (
    <>
      <div className={styles['armies']}>
        {ruleset.sides.map((side) => (
          <ArmyPanel
            key={side}
            game={game}
            muster={muster}
            side={side}
            army={armies.armies[side]}
            onChange={(army) => changeArmy(side, army)}
          />
        ))}
      </div>
      <GroundChooser game={game} muster={muster} armies={armies} onChange={onChange} />
      <div className={styles['acts']}>
        <button
          type="button"
          className="primary"
          disabled={!scenario.ok}
          aria-describedby="armies-unready"
          onClick={() => void play()}
        >
          {text('armies.play')}
        </button>
        <button type="button" onClick={() => setSharing(true)}>
          {text('armies.share')}
        </button>
        <button
          type="button"
          className="quiet"
          onClick={() => onChange(usualArmies(ruleset, muster))}
        >
          {text('armies.fresh')}
        </button>
        <p id="armies-unready" className={styles['unready']}>
          {!scenario.ok && text('armies.unready', { found: scenario.problems.length })}
        </p>
      </div>
      {sharing && <Sharing armies={armies} onClose={() => setSharing(false)} />}
    </>
  );
}

function Sharing({ armies, onClose }: { readonly armies: Armies; readonly onClose: () => void }) {
  const make = useCallback(() => armiesLink(armies), [armies]);
  return (
    <LinkDialog
      title={text('armies.share.title')}
      about={text('armies.share.about')}
      label={text('armies.share.link')}
      make={make}
      saves={text('armies.share.save')}
      onSave={() => saveArmies(armies)}
      onClose={onClose}
    />
  );
}
