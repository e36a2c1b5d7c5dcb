import { SETTING } from '@sandtable/kernel';
import { NEAR, UNDEFENDED, type SquareState } from '@sandtable/square-bashing';
import { mostGained, type Parts } from '../gained.ts';
import { breakthrough, danger, garrisonWorth, stormingWorth, type Ground } from './places.ts';
import type { Reason } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

/** What makes a unit rather be in one square than in another. */
export function whyThere(
  state: SquareState,
  ground: Ground,
  unit: number,
  there: number,
  here: number,
): Reason {
  const { roster, field } = state[SETTING];
  const { arm } = roster.figures[unit];
  if (roster.isCommand[unit]) return 'place.command';
  if (arm === 'gun') return 'place.guns';
  if (arm === 'mg') return 'place.guarding';
  const storm = NEAR[there].some((near) => ground.targets[near] > 0)
    ? 'place.storm'
    : 'place.approach';
  if (!roster.isMain[unit]) return storm;
  const parts = (
    square: number,
  ): Parts<'shelter' | 'garrison' | 'storm' | 'breakthrough' | 'danger'> => {
    const isSheltered = field.isCover[square] || state.defences[square] !== UNDEFENDED;
    return {
      garrison: garrisonWorth(state, ground, unit, square),
      storm: stormingWorth(state, ground, unit, square),
      breakthrough: breakthrough(ground, square),
      danger: -danger(ground, square),
      shelter: isSheltered ? WEIGHTS.shelter : 0,
    };
  };
  const most = mostGained(parts(there), parts(here));
  if (most === 'storm') return storm;
  if (most !== 'garrison') return `place.${most}`;
  const [own, others] = (['own', 'others'] as const).map((whose) =>
    garrisonWorth(state, ground, unit, there, whose),
  );
  return own > others ? 'place.hold' : 'place.take';
}
