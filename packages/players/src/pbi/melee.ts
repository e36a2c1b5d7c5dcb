import { GROUPS_A_SQUARE, PURSUIT_KILLS_ON } from '@sandtable/pbi';
import { chancesOfSixes } from './fire.ts';

/** What comes of an assault on average (QS-10.5 to QS-10.8). */
export interface Melee {
  /** The chance that the assaulters have the square. */
  readonly wins: number;
  /** Groups that fall on either side, pursuit included. */
  readonly killed: number;
  readonly lost: number;
}

const PURSUIT = (7 - PURSUIT_KILLS_ON) / 6;
const MOST_DICE = 20;
const ANSWER_DICE = 3;

/** By dice, assaulters and defenders: there are few of each, so all are worked out once. */
const known: (Melee | undefined)[] = [];

export function meleeOf(dice: number, party: number, defenders: number): Melee {
  const rolled = Math.min(dice, MOST_DICE);
  const key = (rolled * (GROUPS_A_SQUARE + 1) + party) * (GROUPS_A_SQUARE + 1) + defenders;
  return (known[key] ??= newMelee(rolled, party, defenders));
}

function newMelee(dice: number, party: number, defenders: number): Melee {
  const ours = chancesOfSixes(dice);
  const theirs = chancesOfSixes(ANSWER_DICE * defenders);
  let wins = 0;
  let killed = 0;
  let lost = 0;
  for (let hits = 0; hits < ours.length; hits++) {
    for (let answers = 0; answers < theirs.length; answers++) {
      const chance = ours[hits] * theirs[answers];
      const down = Math.min(hits, defenders);
      const fallen = Math.min(answers, party);
      const standing = party - fallen;
      const fleeing = defenders - down;
      const won = standing > 0 && (fleeing === 0 || down > fallen);
      if (won) wins += chance;
      killed += chance * (down + (won ? Math.min(fleeing, PURSUIT * standing) : 0));
      lost += chance * (fallen + (won ? 0 : Math.min(standing, PURSUIT * fleeing)));
    }
  }
  return { wins, killed, lost };
}
