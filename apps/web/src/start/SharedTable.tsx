import type { OptionValues, Scenario } from '@sandtable/kernel';
import { useMemo } from 'react';
import { Picture } from '../board/Picture.tsx';
import { useGame } from '../games/games.ts';
import { openingScene } from '../games/openingScene.ts';

interface SharedTableProps {
  readonly id: string;
  readonly scenario: Scenario;
  readonly options: OptionValues;
  readonly label: string;
}

/** A scenario that came with a link, as it looks before the first move. */
export function SharedTable({ id, scenario, options, label }: SharedTableProps) {
  const game = useGame(id);
  const opening = useMemo(() => openingScene(game, scenario, options), [game, scenario, options]);
  if (!opening.ok) return null;
  const { title } = game.words.battle(scenario);
  return <Picture game={game} scene={opening.value} title={title} label={label} />;
}
