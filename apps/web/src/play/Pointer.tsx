import type { Message, Pick, Scene } from '@sandtable/kernel';
import { pieceLabel } from '../board/pieceLabel.ts';
import { text } from '../words/words.ts';
import styles from './Pointer.module.css';
import type { Moment, Reason } from './moment.ts';
import type { Sitting } from './sitting.ts';
import { Stakes, Stands } from './Stakes.tsx';
import type { Foretold } from './stakes.ts';

interface PointerProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly pick: Pick | undefined;
  /** What would come of it, and why it would come to nothing. */
  readonly lines: readonly Message[];
  /** What is known of the move that would be made. */
  readonly foretold: Foretold | undefined;
  readonly reason: Reason | undefined;
  /** Something is held or turned there: then it is said even where nobody only points. */
  readonly held: boolean;
  /** The tools that turn it are there, below. */
  readonly tools: boolean;
}

/** What is under the pointer, and why it cannot be chosen where it cannot. */
export function Pointer(props: PointerProps) {
  const { sitting, moment, pick, lines, foretold, reason, held, tools } = props;
  if (pick === undefined) return null;
  const { words } = sitting.game;
  const what = describe(pick, moment, sitting);
  const isSilent = lines.length === 0 && foretold === undefined && reason === undefined;
  if (what === '' && isSilent) return null;
  return (
    <p
      className={styles['pointer']}
      data-low={isLow(pick, moment.scene)}
      data-held={held}
      data-over={tools}
      aria-hidden="true"
    >
      <span>{what}</span>
      {lines.map((line) => (
        <span key={line.key}>{words.render(line)}</span>
      ))}
      {foretold !== undefined && (
        <span className={styles['foretold']}>
          <Stakes words={words} foretold={foretold} />
          <Stands words={words} foretold={foretold} />
        </span>
      )}
      {reason !== undefined && (
        <span className={styles['reason']}>
          {text('play.refused', { reason: words.render(reason.message) })} {reason.rule}
        </span>
      )}
    </p>
  );
}

/** Whether it is in the lower half of the table: then the note is above, so that it covers nothing. */
function isLow(pick: Pick, { pieces, areas, height }: Scene): boolean {
  if ('point' in pick) return pick.point.y * 2 < height;
  if ('piece' in pick) return (pieces.find(({ id }) => id === pick.piece)?.at.y ?? 0) * 2 < height;
  if (!('square' in pick)) return false;
  return (areas.find(({ id }) => id === pick.square)?.outline[0].y ?? 0) * 2 < height;
}

function describe(pick: Pick, { scene }: Moment, { game: { words } }: Sitting): string {
  if ('piece' in pick) {
    const piece = scene.pieces.find(({ id }) => id === pick.piece);
    return piece === undefined ? '' : pieceLabel(piece, words);
  }
  if (!('square' in pick)) return '';
  const ground = scene.areas.find(({ id }) => id === pick.square)?.label;
  const fallen = scene.markers
    .filter(({ place }) => place === pick.square)
    .map(({ label }) => words.render(label));
  const what = text('play.pick.square', {
    square: pick.square,
    ground: ground === undefined ? '' : words.render(ground),
  });
  return [what, ...fallen].join('; ');
}
