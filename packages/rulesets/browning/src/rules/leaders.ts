import {
  message,
  replaceTop,
  topFrame,
  refuse,
  type Refusal,
  type SideNumber,
} from '@sandtable/kernel';
import { isNear, isOnGround } from './control.ts';
import { LEADER } from '../state/frameFields.ts';
import type { Frame } from '../state/frames.ts';
import type { BrowningReport, Definition } from '../state/definition.ts';
import { leaderSpots } from '../advice/leaderSpots.ts';
import { teamNamed } from '../state/names.ts';
import type { State } from '../state/state.ts';
import { LEADER_ACTIONS, SIDES, type LeaderAction } from './tables.ts';
import { figuresOf, isThere, leaderSide, platoonOf, scatteredFigures } from './teams.ts';

const REFUSED = {
  noTeam: refuse('BB-1.1', 'noTeam'),
  offTable: refuse('BB-1.6', 'offTable'),
  teamGone: refuse('BB-8.5', 'teamGone'),
  noLeader: refuse('BB-8.2', 'noLeader'),
  leaderDone: refuse('BB-8.2', 'leaderDone'),
  platoonReach: refuse('BB-8.2', 'platoonReach'),
  platoonGone: refuse('BB-8.5', 'platoonGone'),
  nobodyScattered: refuse('BB-8.3', 'nobodyScattered'),
  nothingToPush: refuse('BB-8.4', 'nothingToPush'),
  readyAlready: refuse('BB-8.4', 'readyAlready'),
} as const;

/** BB-8.2: whether a platoon leader can act in this way. */
export function whyNotLead(
  state: State,
  side: SideNumber,
  leader: number,
  action: LeaderAction,
): Refusal | undefined {
  const { leaders, teams } = state.field;
  if (leader < 0 || leader >= leaders.length || leaderSide(state.field, leader) !== side) {
    return REFUSED.noLeader;
  }
  if (state.leaders[leader] === 0) return REFUSED.leaderDone;
  switch (action) {
    case 'rally':
      return isPlatoonThere(state, leaders[leader].platoon) ? undefined : REFUSED.platoonGone;
    case 'regroup':
      return scatteredFigures(state, side).length > 0 ? undefined : REFUSED.nobodyScattered;
    case 'push': {
      const pushable = teams.some((_, team) => whyNotPush(state, side, team) === undefined);
      return pushable ? undefined : REFUSED.nothingToPush;
    }
  }
}

/** BB-8.2: whether a platoon leader can act at all. */
export function canLead(state: State, side: SideNumber, leader: number): boolean {
  return LEADER_ACTIONS.some((action) => whyNotLead(state, side, leader, action) === undefined);
}

function isPlatoonThere(state: State, platoon: number): boolean {
  for (let team = 0; team < state.field.teams.length; team++) {
    if (platoonOf(state.field, team) === platoon && isThere(state, team)) return true;
  }
  return false;
}

/** Those of a platoon on the table, wherever they belong by now. */
export function platoonFigures(state: State, platoon: number): number[] {
  const figures: number[] = [];
  for (let team = 0; team < state.field.teams.length; team++) {
    if (platoonOf(state.field, team) === platoon) figures.push(...figuresOf(state, team));
  }
  return figures;
}

/** BB-8.2: the leader is done for the turn, whatever comes of it. */
export function beginLeadership(
  state: State,
  leader: number,
  action: LeaderAction,
  report: BrowningReport,
): void {
  state.leaders[leader] = 0;
  report?.({ type: 'led', rule: 'BB-8.2', leader: state.field.leaders[leader].name, action });
  if (action === 'rally') state.stack.push({ type: 'lead', leader });
  else if (action === 'push') state.stack.push({ type: 'push', leader });
  else state.stack.push({ type: 'regroup', leader, figures: [] });
}

/** BB-8.2: a platoon leader who rallies has to be placed, one who pushes chooses a team. */
export type Leadership = Leading<'lead'> | Leading<'push'>;

interface Leading<T extends 'lead' | 'push'> {
  readonly type: T;
  readonly leader: number;
}

/** What the definitions of all that a leader does have in common. */
export const LEADING = {
  on: ['pick'],
  asked: ({ field }: State, { leader }: { readonly leader: number }): SideNumber =>
    leaderSide(field, leader),
  possible: isLeading,
} as const;

/** A leader who acts is done, and it is his side's pick. */
export function isLeading(
  { field, leaders }: State,
  { leader }: { readonly leader: number },
  below: Frame | undefined,
): boolean {
  if (leaders[leader] !== 0) return false;
  return below?.type !== 'pick' || below.side === leaderSide(field, leader);
}

/** BB-8.2: a platoon leader who rallies is placed, rolls for control, and rallies as others do. */
export const lead: Definition<Leading<'lead'>> = {
  ...LEADING,
  fields: { leader: LEADER },
  rule: 'BB-8.2',

  moves(state, { leader }, list) {
    const figures = platoonFigures(state, state.field.leaders[leader].platoon);
    for (const at of leaderSpots(state, figures)) list.push({ type: 'place', at });
  },

  answers: {
    place: {
      check(state, { leader }, { at }) {
        if (!isOnGround(state, at)) return REFUSED.offTable;
        const figures = platoonFigures(state, state.field.leaders[leader].platoon);
        return isNear(state, figures, at) ? undefined : REFUSED.platoonReach;
      },

      play(state, { leader }, { at }, dice, report) {
        const control = dice.die();
        report?.({
          type: 'leaderControl',
          rule: 'BB-8.2',
          side: SIDES[leaderSide(state.field, leader)],
          leader: state.field.leaders[leader].name,
          dice: [control],
          control,
        });
        const side = leaderSide(state.field, leader);
        replaceTop(state, { type: 'rally', side, points: control, at });
      },
    },
  },

  ask: ({ field }, { leader }) => message('ask.lead', { leader: field.leaders[leader].name }),
};

/** BB-8.4 */
export const push: Definition<Leading<'push'>> = {
  ...LEADING,
  fields: { leader: LEADER },
  rule: 'BB-8.4',

  moves(state, { leader }, list) {
    const side = leaderSide(state.field, leader);
    for (const [team, { name }] of state.field.teams.entries()) {
      if (whyNotPush(state, side, team) === undefined) list.push({ type: 'push', team: name });
    }
  },

  answers: {
    push: {
      check(state, { leader }, move) {
        const team = teamNamed(state.field, move.team);
        return whyNotPush(state, leaderSide(state.field, leader), team);
      },

      play(state, { leader }, move, _dice, report) {
        const team = teamNamed(state.field, move.team);
        state.stack.pop();
        state.ready[team] = 1;
        // It does not act as part of this pick.
        const below = topFrame(state);
        if (below.type === 'pick' && !below.taken.includes(team)) {
          replaceTop(state, { ...below, taken: [...below.taken, team] });
        }
        report?.({
          type: 'pushed',
          rule: 'BB-8.4',
          leader: state.field.leaders[leader].name,
          team: move.team,
        });
      },
    },
  },

  ask: ({ field }, { leader }) => message('ask.push', { leader: field.leaders[leader].name }),
};

function whyNotPush(state: State, side: SideNumber, team: number): Refusal | undefined {
  if (state.field.teams[team]?.side !== side) return REFUSED.noTeam;
  if (!isThere(state, team)) return REFUSED.teamGone;
  return state.ready[team] === 1 ? REFUSED.readyAlready : undefined;
}
