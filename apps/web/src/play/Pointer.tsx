import type { Message, Pick, Point, Scene } from '@sandtable/kernel';
import { briefLabel } from '../board/pieceLabel.ts';
import { pickOf } from '../board/picks.ts';
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
  /** What is decided: the note keeps out of its way. */
  readonly choosable: ReadonlySet<string>;
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
  const { sitting, moment, pick, choosable, lines, foretold, reason, held, tools } = props;
  if (pick === undefined) return null;
  const { words } = sitting.game;
  const what = describe(pick, moment, sitting);
  const low = isLow(pick, moment.scene);
  const isSilent = lines.length === 0 && foretold === undefined && reason === undefined;
  if (what === '' && isSilent) return null;
  return (
    <p
      className={styles['pointer']}
      data-low={low}
      data-right={isBusyAt(low, moment, choosable)}
      data-held={held}
      data-over={tools}
      aria-hidden="true"
    >
      <span className={styles['what']}>{what}</span>
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
function isLow(pick: Pick, scene: Scene): boolean {
  const at = spotOf(pick, scene);
  return at !== undefined && at.y * 2 < scene.height;
}

/** Whether more can be chosen on the left than on the right, in the half of the table where the note is. */
function isBusyAt(top: boolean, { scene }: Moment, choosable: ReadonlySet<string>): boolean {
  const spots = Array.from(choosable, (key) => {
    const pick = pickOf(key);
    return pick && spotOf(pick, scene);
  }).filter((at) => at !== undefined && at.y * 2 >= scene.height === top);
  const left = spots.filter((at) => at !== undefined && at.x * 2 < scene.width);
  return left.length * 2 > spots.length;
}

function spotOf(pick: Pick, { pieces, areas }: Scene): Point | undefined {
  if ('point' in pick) return pick.point;
  if ('piece' in pick) return pieces.find(({ id }) => id === pick.piece)?.at;
  if (!('square' in pick)) return undefined;
  return areas.find(({ id }) => id === pick.square)?.outline[0];
}

function describe(pick: Pick, { scene }: Moment, { game: { words } }: Sitting): string {
  if ('piece' in pick) {
    const piece = scene.pieces.find(({ id }) => id === pick.piece);
    return piece === undefined ? '' : briefLabel(piece, words);
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
