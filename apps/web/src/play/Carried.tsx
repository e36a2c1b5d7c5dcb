import type { Guide, Point, Scene } from '@sandtable/kernel';
import { Murmur } from '../app/Murmur.tsx';
import { placeWords } from '../board/ground.ts';
import { compass } from '../board/pieceLabel.ts';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { isGhost, pieceIn } from './guiding.ts';
import type { Reason } from './moment.ts';

interface CarriedProps {
  readonly game: Game;
  readonly scene: Scene;
  /** Where it is held; undefined where nothing is. */
  readonly at: Point | undefined;
  /** What is said of it there, and why it would come to nothing. */
  readonly guide: Guide;
  readonly reason: Reason | undefined;
}

/** Where something is that is carried over a free table, and what would come of it there: for whoever does not see it. */
export function Carried({ game: { words }, scene, at, guide, reason }: CarriedProps) {
  const { inch = 1 } = scene;
  const ghost = guide.shapes.find(isGhost);
  const place = ghost?.at ?? at;
  const now =
    place === undefined
      ? ''
      : [
          ghost === undefined || pieceIn(scene, ghost.piece)?.faces !== true
            ? placeWords(place, inch)
            : text('board.faces', {
                what: placeWords(place, inch),
                facing: text('board.degrees', {
                  compass: compass(ghost.facing),
                  degrees: ghost.facing,
                }),
              }),
          ...guide.lines.map((line) => words.render(line)),
          ...(reason === undefined
            ? []
            : [text('play.refused', { reason: words.render(reason.message) })]),
        ].join('; ');
  return <Murmur words={now} />;
}
