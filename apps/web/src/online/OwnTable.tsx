import type { Listed } from '@sandtable/wire';
import { Picture } from '../board/Picture.tsx';
import { useGame } from '../games/games.ts';
import { PICTURE } from '../games/pictures.ts';
import { useGlimpse } from '../matches/Glimpsed.tsx';

interface OwnTableProps {
  readonly match: Listed & { readonly key?: string };
  readonly title: string;
  readonly label: string;
}

/** What somebody has made himself to be played on, as it looks before the first move. */
export function OwnTable({ match, title, label }: OwnTableProps) {
  const game = useGame(match.ruleset);
  const scene = useGlimpse(game, match, true);
  return scene === undefined ? (
    <img src={PICTURE.game(match.ruleset)} alt="" />
  ) : (
    <Picture game={game} scene={scene} title={title} label={label} />
  );
}
