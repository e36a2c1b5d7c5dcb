import type { Activation } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { ELITE_CONTROL } from './tables.ts';

/** Whether a written activation could have come about: the team is ready, and its dice fell like that. */
export function canBeActing(state: State, frame: Activation): boolean {
  const { type, team, control, high, low, moved } = frame;
  if (state.ready[team] === 0) return false;
  const bonus = state.field.teams[team].quality === 'elite' ? ELITE_CONTROL : 0;
  const isControlled = control >= 1 + bonus && control <= 6 + bonus;
  if (type === 'place' ? control !== 0 : !isControlled) return false;
  const hasRolled = high >= low && low >= 1 && high <= 6;
  const hasNot = high === 0 && low === 0 && moved.length === 0;
  if (!areDistinct(moved) || moved.some((figure) => state.team[figure] !== team)) return false;
  switch (type) {
    case 'place':
    case 'advance':
      return hasNot;
    case 'march':
      return hasRolled;
    case 'fire':
    case 'done':
      return hasRolled || hasNot;
  }
}

export function areDistinct(numbers: readonly number[]): boolean {
  return new Set(numbers).size === numbers.length;
}
