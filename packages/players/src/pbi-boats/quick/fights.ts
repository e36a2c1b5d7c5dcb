import { PURSUIT_KILLS_ON } from '@sandtable/pbi';
import { chancesOfSixes } from '../../pbi/fire.ts';

/** What an assault comes to on average. */
export interface Fight {
  /** The chance that the square is taken. */
  readonly won: number;
  /** Groups that fall on average, those who are caught fleeing among them. */
  readonly killed: number;
  readonly lost: number;
}

const PURSUIT = (7 - PURSUIT_KILLS_ON) / 6;
const MOST_GROUPS = 8;
const MOST_DICE = 64;
const known: (Fight | undefined)[] = [];

/** QS-10: so many groups with so many dice against others with theirs. Worked out once for each. */
export function fight(groups: number, dice: number, defenders: number, defence: number): Fight {
  const key =
    ((Math.min(groups, MOST_GROUPS) * MOST_DICE + dice) * MOST_GROUPS + defenders) * MOST_DICE +
    defence;
  return (known[key] ??= fought(groups, dice, defenders, defence));
}

function fought(groups: number, dice: number, defenders: number, defence: number): Fight {
  const kills = chancesOfSixes(dice);
  const losses = chancesOfSixes(defence);
  let won = 0;
  let killed = 0;
  let lost = 0;
  for (let k = 0; k < kills.length; k++) {
    const down = Math.min(k, defenders);
    for (let l = 0; l < losses.length; l++) {
      const fallen = Math.min(l, groups);
      const chance = kills[k] * losses[l];
      const standing = groups - fallen;
      const left = defenders - down;
      // QS-10.6
      const wins = standing > 0 && (left === 0 || down > fallen);
      if (wins) won += chance;
      killed += chance * (down + (wins ? Math.min(left, PURSUIT * standing) : 0));
      lost += chance * (fallen + (wins ? 0 : Math.min(standing, PURSUIT * left)));
    }
  }
  return { won, killed, lost };
}
