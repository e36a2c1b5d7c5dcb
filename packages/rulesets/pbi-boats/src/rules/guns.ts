import { refuse, SETTING, type Dice, type Refusal } from '@sandtable/kernel';
import {
  asMove,
  census,
  groupsIn,
  SHOTS_A_TURN,
  type Action,
  type Census,
  type Extension,
  type OwnMove,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import {
  GUN_EFFECT,
  LIGHT_GUN_LEAVES,
  MORTAR_DICE,
  MORTAR_SHOT_COST,
  NEVER,
} from '../tables/groups.ts';
import { armOfKind, SMALL_ARMS, whyNoReach, whyNoShot } from './arms.ts';
import { markNamed, marksFor, nameOfMark, whyNotMark, type Mark, type What } from './marks.ts';
import { shootAt } from './shots.ts';

const REFUSED = {
  noAp: refuse('QS-5.8', 'noAp'),
  noShots: refuse('QS-5.8', 'noShots'),
  notGun: refuse('BT-6.2', 'boats:notGun'),
  noTarget: refuse('BT-6.6', 'boats:noTarget'),
} as const;

interface Gun extends OwnMove {
  readonly type: 'boats:gun';
  readonly group: string;
  readonly what: What;
  readonly at: string;
}

/** BT-6.2, BT-5.2: a heavy weapon ashore fires a shot: a gun or hand-held weapon at a boat, a mortar at anything. */
export const gun: Action<Gun> = {
  type: 'boats:gun',
  rule: 'BT-6.2',
  cost: () => MORTAR_SHOT_COST,
  list(state, now, _square, groups, list) {
    const { ids, kindOf } = state[SETTING].roster;
    for (const group of groups) {
      if (!isHeavy(kindOf[group].name)) continue;
      for (const mark of marksFor(state, state.side, armOfKind(kindOf[group].name))) {
        if (whyNotFire(state, now, group, mark) !== undefined) continue;
        const at = nameOfMark(state, mark);
        list.push(asMove({ type: 'boats:gun', group: ids[group], what: mark.what, at }));
      }
    }
  },
  check(state, { group, what, at }) {
    const shooter = state[SETTING].roster.named(group);
    return whyNotFire(state, census(state), shooter, markNamed(state, what, at));
  },
  play(state, { group, what, at }, dice, report) {
    const shooter = state[SETTING].roster.named(group);
    fire(state, shooter, markNamed(state, what, at), dice, report);
  },
};

function isHeavy(kind: string): boolean {
  return armOfKind(kind) !== SMALL_ARMS;
}

function whyNotFire(state: State, now: Census, group: number, mark: Mark): Refusal | undefined {
  const { board, roster } = state[SETTING];
  const kind = roster.kindOf[group];
  const here = groupsIn(state, state.side, state.at[group]).includes(group);
  if (!here || !isHeavy(kind.name)) return REFUSED.notGun;
  const arm = armOfKind(kind.name);
  // The book has the shots of guns at groups ashore.
  if (mark.what === 'ashore' && !arm.indirect && !arm.hullsOnly) return REFUSED.noTarget;
  if (state.ap[group] < kind.shotCost) return REFUSED.noAp;
  if (state.shots[group] >= SHOTS_A_TURN) return REFUSED.noShots;
  return (
    whyNotMark(state, state.side, mark, arm) ??
    whyNoReach(state, now, state.at[group], mark.square, arm) ??
    whyNoShot(state, group, board.range(state.at[group], mark.square))
  );
}

function fire(state: State, group: number, mark: Mark, dice: Dice, report: PbiReport): void {
  const { name, shotCost, weapon } = state[SETTING].roster.kindOf[group];
  const arm = armOfKind(name);
  const count = GUN_EFFECT[name] ?? MORTAR_DICE;
  state.ap[group] -= shotCost;
  state.shots[group]++;
  const reasons = report ? [{ rule: 'BT-5.2', key: weapon, count }] : [];
  const { side, at } = state;
  shootAt(
    state,
    { side, from: at[group], pieces: [group], arm, count, reasons },
    mark,
    dice,
    report,
  );
}

/** BT-6.2: a light gun is slower to leave a square, and a heavy one never does. */
export const GUN_LEAVES: NonNullable<Extension['fixed']> = {
  leave: [
    { rule: 'BT-6.2', count: (_, { name }) => (name === 'lightgun' ? LIGHT_GUN_LEAVES : 0) },
    { rule: 'BT-6.2', count: (_, { name }) => (name === 'heavygun' ? NEVER : 0) },
  ],
};
