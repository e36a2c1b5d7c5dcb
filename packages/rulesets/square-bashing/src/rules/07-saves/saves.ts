import { SETTING, type Dice } from '@sandtable/kernel';
import type { SquareReport } from '../../state/definition.ts';
import type { State } from '../../state/state.ts';
import { lose } from '../01-board/occupation.ts';
import { reasonsOf, sumOf, type Modifier } from '../modifiers.ts';
import {
  BEST_SAVE,
  FORT,
  FORT_SAVES_ON,
  SAVE_BETTER,
  SAVE_WORSE,
  SIDES,
  TRENCHES,
  UNDEFENDED,
} from '../tables.ts';

/**
 * SB-7.1: how a hit is saved. `covered`: with what the square offers; `assaulted`: as the target of an assault;
 * `assaulting`: an assaulter never counts cover; `bare`: gas finds its way everywhere (SB-8.4).
 */
export const SAVINGS = ['covered', 'assaulted', 'assaulting', 'bare'] as const;
export type Saving = (typeof SAVINGS)[number];

interface Save {
  readonly unit: number;
  readonly saving: Saving;
}

function counts(saving: Saving): boolean {
  return saving === 'covered' || saving === 'assaulted';
}

function isSheltered({ [SETTING]: { field }, at, defences }: State, unit: number): boolean {
  const square = at[unit];
  return field.isCover[square] || defences[square] !== UNDEFENDED;
}

/** SB-7.1: what a unit needs to save, line by line; what is added to the roll is taken off the score. */
export const SAVE_MODIFIERS: readonly Modifier<Save>[] = [
  {
    rule: 'SB-7.1',
    key: 'baseSave',
    count: (state, { unit }) => state[SETTING].roster.figures[unit].savesOn,
  },
  {
    rule: 'SB-7.1',
    key: 'saveCover',
    count(state, { unit, saving }) {
      const { arm } = state[SETTING].roster.figures[unit];
      if (!counts(saving)) return 0;
      if (arm === 'mg') return state.defences[state.at[unit]] === TRENCHES ? -SAVE_BETTER : 0;
      return (arm === 'foot' || arm === 'gun') && isSheltered(state, unit) ? -SAVE_BETTER : 0;
    },
  },
  {
    rule: 'SB-7.1',
    key: 'saveProfessional',
    count(state, { unit, saving }) {
      const { figures, isProfessional } = state[SETTING].roster;
      const { arm } = figures[unit];
      if (!isProfessional[unit] || (arm !== 'foot' && arm !== 'horse')) return 0;
      // It is one +1 for infantry, whether professional, in cover or both.
      const already = arm === 'foot' && counts(saving) && isSheltered(state, unit);
      return already ? 0 : -SAVE_BETTER;
    },
  },
  {
    rule: 'SB-7.1',
    key: 'saveReservist',
    count(state, { unit }) {
      const { isMain, isReservist } = state[SETTING].roster;
      return isMain[unit] && isReservist[unit] ? -SAVE_WORSE : 0;
    },
  },
  {
    rule: 'SB-7.1',
    key: 'saveTrapped',
    count(state, { unit, saving }) {
      const { field, roster } = state[SETTING];
      const { arm } = roster.figures[unit];
      const isVehicle = arm === 'tank' || arm === 'car';
      return isVehicle && saving === 'assaulted' && field.isCover[state.at[unit]] ? -SAVE_WORSE : 0;
    },
  },
];

/** SB-7.1: in a fort everybody saves alike. */
const FORT_SAVE: readonly Modifier<Save>[] = [
  { rule: 'SB-7.1', key: 'saveFort', count: () => FORT_SAVES_ON },
];

function modifiersFor(state: State, { unit, saving }: Save): readonly Modifier<Save>[] {
  const inFort = state.defences[state.at[unit]] === FORT && counts(saving);
  return inFort ? FORT_SAVE : SAVE_MODIFIERS;
}

/** SB-7.1: the score that saves a hit. */
export function savesOn(state: State, unit: number, saving: Saving): number {
  const save = { unit, saving };
  return Math.max(BEST_SAVE, sumOf(modifiersFor(state, save), state, save));
}

/**
 * SB-7.1, SB-3.5: a unit saves its hits in one roll. Each that fails is half a base and a casualty marker;
 * losses beyond its last half base are none (SB-7.2). Gives the casualties.
 */
export function saveHits(
  state: State,
  unit: number,
  hits: number,
  saving: Saving,
  dice: Dice,
  report: SquareReport,
): number {
  const { roster } = state[SETTING];
  const save = { unit, saving };
  const needs = savesOn(state, unit, saving);
  const failed = hits - dice.successes(hits, needs);
  const before = state.lost[unit];
  const left = roster.figures[unit].strength - before;
  const lost = Math.min(failed, left);
  report?.({
    type: 'save',
    rule: 'SB-7.1',
    side: SIDES[roster.sideOf[unit]],
    unit: roster.ids[unit],
    dice: [...dice.faces],
    needs,
    strength: left,
    reasons: reasonsOf(modifiersFor(state, save), state, save),
    failed,
    lost,
  });
  if (lost === 0) return 0;
  state.lost[unit] = before + lost;
  state.casualties[unit] += lost;
  if (state.lost[unit] >= roster.figures[unit].strength) {
    destroy(state, unit, 'destroyed', 'SB-1.4', report);
  }
  return lost;
}

/** SB-3.5: a unit is destroyed or captured, and its markers pass to another in its square. */
export function destroy(
  state: State,
  unit: number,
  why: 'destroyed' | 'captured',
  rule: string,
  report: SquareReport,
): void {
  const { roster } = state[SETTING];
  const side = roster.sideOf[unit];
  const [square, markers] = [state.at[unit], state.casualties[unit]];
  lose(state, unit, why, rule, report);
  for (let other = roster.first[side], end = roster.end[side]; other < end; other++) {
    if (state.at[other] !== square || roster.isCommand[other]) continue;
    state.casualties[other] += markers;
    return;
  }
}
