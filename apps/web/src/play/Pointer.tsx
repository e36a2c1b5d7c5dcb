import type { Pick } from '@sandtable/kernel';
import { pieceLabel } from '../board/pieceLabel.ts';
import { text } from '../words/words.ts';
import styles from './Pointer.module.css';
import type { Moment, Sitting } from './sitting.ts';

interface PointerProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly pick: Pick | undefined;
}

/** What is under the pointer, and why it cannot be chosen where it cannot. */
export function Pointer({ sitting, moment, pick }: PointerProps) {
  if (pick === undefined) return null;
  const { words } = sitting.game;
  const reason = sitting.whyNot(pick);
  return (
    <p className={styles['pointer']} aria-hidden="true">
      <span>{describe(pick, moment, sitting)}</span>
      {reason !== undefined && (
        <span className={styles['reason']}>
          {text('play.refused', { reason: words.render(reason.message) })} {reason.rule}
        </span>
      )}
    </p>
  );
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
