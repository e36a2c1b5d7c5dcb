import type { Area } from '@sandtable/kernel';
import { memo } from 'react';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { groundWords } from './ground.ts';

interface GroundListProps {
  readonly game: Game;
  readonly areas: readonly Area[];
  /** How many units an inch is; squares, which have none, tell of their ground themselves. */
  readonly inch: number | undefined;
}

/** What lies where on a free table, for whoever does not see it. A map stays what it is, so it is written once. */
export const GroundList = memo(function GroundList({ game, areas, inch }: GroundListProps) {
  if (inch === undefined) return null;
  const lines = groundWords(areas, game.look, game.words, inch);
  if (lines.length === 0) return null;
  return (
    <ul className="unseen" aria-label={text('board.ground')}>
      {lines.map((line, i) => (
        // Two woods may lie in the same place, and neither ever moves.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
});
