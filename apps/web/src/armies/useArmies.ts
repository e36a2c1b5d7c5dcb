import { usualArmies, type Armies, type Muster } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import { ADDRESS, go, useAddress } from '../app/address.ts';
import { armiesIn } from '../files/armiesLink.ts';
import type { Game } from '../games/games.ts';
import { keepArmies, keptArmies } from '../store/armies.ts';

interface Choosing {
  readonly armies: Armies;
  /** There is a link that has not been read yet. */
  readonly reading: boolean;
  /** What is wrong with the link that led here. */
  readonly problems: readonly string[];
  readonly change: (armies: Armies) => void;
}

/**
 * The armies that are being chosen: those of the link, or those of the last time, or the usual ones. What came
 * with a link takes the place of one's own only when something is changed.
 */
export function useArmies(game: Game, muster: Muster): Choosing {
  const { hash } = useAddress();
  const [armies, setArmies] = useState(() => {
    return keptArmies(game.ruleset, muster) ?? usualArmies(game.ruleset, muster);
  });
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState('');
  useEffect(() => {
    let wanted = true;
    const follow = async (): Promise<void> => {
      const read = await armiesIn(hash, game, muster);
      if (!wanted) return;
      if (read?.ok === true) setArmies(read.value);
      setProblems(read?.ok === false ? read.problems : []);
      setSeen(hash);
    };
    void follow();
    return () => {
      wanted = false;
    };
  }, [hash, game, muster]);

  const change = (next: Armies): void => {
    setArmies(next);
    keepArmies(next);
    // What is shown is not what the link says any more.
    if (hash !== '') go(ADDRESS.armies(game.ruleset.id), 'replace');
  };
  return { armies, reading: hash !== '' && hash !== seen, problems, change };
}
