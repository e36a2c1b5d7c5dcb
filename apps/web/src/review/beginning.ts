import type { Match, Move } from '@sandtable/kernel';
import type { BetterBeginning } from '../replay/PlayOnDialog.tsx';
import type { Story } from './story.ts';

/** From where somebody plays on, and what he may begin with. */
export interface Beginning {
  readonly step: number;
  readonly better: BetterBeginning | undefined;
}

export function beginningAt(
  match: Match,
  story: Story,
  step: number,
  move: Move | undefined,
): Beginning {
  const { side } = match.steps[step - 1];
  const isLegal =
    move !== undefined && match.ruleset.check(match.at(step - 1), side, move) === undefined;
  return {
    step: step - 1,
    better: isLegal ? { side, move, label: story.choice(step, move) } : undefined,
  };
}
