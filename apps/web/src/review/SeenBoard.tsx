import {
  Imagined,
  type Guide,
  type Move,
  type Scene,
  type Side,
  type StepSeen,
} from '@sandtable/kernel';
import { useMemo } from 'react';
import { Board } from '../board/Board.tsx';
import { guideTo } from '../board/guideTo.ts';
import type { Game } from '../games/games.ts';
import styles from './Review.module.css';
import { text } from './reviewText.ts';

interface SeenBoardProps {
  readonly game: Game;
  readonly title: string;
  readonly viewer: Side;
  readonly seen: readonly StepSeen[];
  readonly step: number;
  /** What would have been better than what was done in this step. */
  readonly better: Move | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

/** A step as its side saw it: what came of it, or what would have been better, drawn on the table as it was before. */
export function SeenBoard({ game, title, viewer, seen, step, better }: SeenBoardProps) {
  const { ruleset } = game;
  const { scene, guide } = useMemo((): { scene: Scene; guide: Guide | undefined } => {
    const { side, before, after } = seen[Math.max(step - 1, 0)];
    const view = step === 0 || better !== undefined ? before : after;
    const drawn = ruleset.scene(view);
    if (step === 0 || better === undefined) return { scene: drawn, guide: undefined };
    const imagined = new Imagined(ruleset, { view, viewer });
    const asked = ruleset.pending(imagined.world).decisions.find((each) => each.side === side);
    // What was thought of as a part of something longer may not be there to be chosen by itself.
    const isLegal = asked !== undefined && imagined.check(side, better) === undefined;
    return {
      scene: drawn,
      guide: isLegal ? guideTo(ruleset, view, asked, better, drawn) : undefined,
    };
  }, [ruleset, viewer, seen, step, better]);
  const told = step === 0 ? 'review.board.opening' : 'review.board';
  const caption = guide === undefined ? told : 'review.board.better';
  return (
    <figure className={styles['seen']}>
      <div>
        <Board
          game={game}
          scene={scene}
          title={title}
          choosable={NOTHING}
          chosen={NOTHING}
          {...(guide && { guide })}
          effects={[]}
          effectsOf={step}
          onPick={ignore}
          onPoint={ignore}
        />
      </div>
      <figcaption>{text(caption)}</figcaption>
    </figure>
  );
}

function ignore(): void {
  // One only looks.
}
