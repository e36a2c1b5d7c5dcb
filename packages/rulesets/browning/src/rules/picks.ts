import {
  addedLater,
  message,
  otherSide,
  replaceTop,
  refuse,
  type Dice,
  type Refusal,
  type SideNumber,
} from '@sandtable/kernel';
import { areDistinct } from './acting.ts';
import { byCards, drawCard, isLastCard, noteAct, noteDecline } from './deck.ts';
import { COUNT, LEADERS, SIDE, TEAMS } from '../state/frameFields.ts';
import type { BrowningReport, Definition } from '../state/definition.ts';
import { beginLeadership, canLead, whyNotLead } from './leaders.ts';
import { leaderNamed, teamNamed } from '../state/names.ts';
import type { State } from '../state/state.ts';
import { LEADER_ACTIONS, SIDES, TEAMS_A_PICK, type LeaderAction } from './tables.ts';
import { isThere, leaderSide } from './teams.ts';
import { beginNerves } from './endOfTurn.ts';

const REFUSED = {
  noTeam: refuse('BB-1.1', 'noTeam'),
  teamGone: refuse('BB-8.5', 'teamGone'),
  notReady: refuse('BB-2.1', 'notReady'),
  takenAlready: refuse('BB-2.1', 'takenAlready'),
  otherCard: refuse('BB-2.2', 'otherCard'),
  leaderCard: refuse('BB-2.2', 'leaderCard'),
  teamsLeft: refuse('BB-2.3', 'teamsLeft'),
} as const;

/** BB-2.3: when so many decline one after the other, the turn is over. */
const DECLINES = 2;

/** So often somebody is drawn before all who can act are listed: one in seven can. */
const DRAWS = 24;

/** BB-2.1: whose pick it is, how many may still act in it, and who has. */
export interface Pick {
  readonly type: 'pick';
  readonly side: SideNumber;
  readonly left: number;
  readonly taken: readonly number[];
  /** BB-2.2: by cards, the teams whose card it is; nobody where there are none. */
  readonly drawn: readonly number[];
  /** BB-2.2: by cards, the leader whose card it is. */
  readonly called: readonly number[];
  /** BB-2.3: how many sides have declined to act just before. */
  readonly declines: number;
}

/** BB-2.1: a side picks who acts. */
export const pick: Definition<Pick> = {
  fields: {
    side: SIDE,
    left: COUNT,
    taken: TEAMS,
    drawn: TEAMS,
    called: addedLater(LEADERS, []),
    declines: addedLater(COUNT, 0),
  },
  on: [null],
  rule: 'BB-2.1',
  asked: (_state, { side }) => side,

  settle(state, frame) {
    if (frame.left > 0 && canPick(state, frame)) return false;
    replaceTop(state, { type: 'next', after: frame.side, declines: 0 });
    return true;
  },

  possible(state, frame) {
    const { side, left, taken, drawn, called, declines } = frame;
    const isOwn = (team: number): boolean => state.field.teams[team].side === side;
    const isOwnLeader = (leader: number): boolean => leaderSide(state.field, leader) === side;
    const cards = (drawn.length > 0 ? 1 : 0) + called.length;
    return (
      cards === (byCards(state) ? 1 : 0) &&
      declines < (byCards(state) ? 1 : DECLINES) &&
      taken.length + left <= placesIn(state, frame) &&
      areDistinct(taken) &&
      areDistinct(drawn) &&
      taken.every(isOwn) &&
      drawn.every(isOwn) &&
      called.every(isOwnLeader)
    );
  },

  moves(state, frame, list) {
    const { teams, leaders } = state.field;
    for (let team = 0; team < teams.length; team++) {
      if (whyNotActivate(state, frame, team) === undefined) {
        list.push({ type: 'activate', team: teams[team].name });
      }
    }
    for (let leader = 0; leader < leaders.length; leader++) {
      for (const action of LEADER_ACTIONS) {
        if (whyNotCall(state, frame, leader, action) === undefined) {
          list.push({ type: 'lead', leader: leaders[leader].name, action });
        }
      }
    }
    if (whyNotRest(state, frame) === undefined) list.push({ type: 'rest' });
  },

  draw(state, frame, dice) {
    const { teams, leaders } = state.field;
    const calls = leaders.length * LEADER_ACTIONS.length;
    for (let i = 0; i < DRAWS; i++) {
      const drawn = dice.die(teams.length + calls + 1) - 1;
      if (drawn < teams.length) {
        if (whyNotActivate(state, frame, drawn) !== undefined) continue;
        return { type: 'activate', team: teams[drawn].name };
      }
      const call = drawn - teams.length;
      if (call < calls) {
        const action = LEADER_ACTIONS[call % LEADER_ACTIONS.length];
        const leader = Math.floor(call / LEADER_ACTIONS.length);
        if (whyNotCall(state, frame, leader, action) !== undefined) continue;
        return { type: 'lead', leader: leaders[leader].name, action };
      }
      if (whyNotRest(state, frame) === undefined) return { type: 'rest' };
    }
    return undefined;
  },

  answers: {
    activate: {
      check: (state, frame, { team }) => whyNotActivate(state, frame, teamNamed(state.field, team)),

      play(state, frame, move, _dice, report) {
        const team = teamNamed(state.field, move.team);
        noteAct(state);
        replaceTop(state, { ...frame, left: frame.left - 1, taken: [...frame.taken, team] });
        state.stack.push({ type: 'place', team, control: 0, high: 0, low: 0, moved: [] });
        report?.({ type: 'activated', rule: 'BB-2.4', team: move.team });
      },
    },

    lead: {
      check: (state, frame, { leader, action }) =>
        whyNotCall(state, frame, leaderNamed(state.field, leader), action),

      play(state, frame, { leader, action }, _dice, report) {
        noteAct(state);
        replaceTop(state, { ...frame, left: frame.left - 1 });
        beginLeadership(state, leaderNamed(state.field, leader), action, report);
      },
    },

    rest: {
      check: whyNotRest,

      play(state, frame, _move, _dice, report) {
        noteDecline(state, frame);
        const declines = hasActed(state, frame) ? 0 : frame.declines + 1;
        report?.({ type: 'rested', rule: 'BB-2.3', side: SIDES[frame.side] });
        replaceTop(state, { type: 'next', after: frame.side, declines });
      },
    },
  },

  ask: ({ field }, { left, called }) =>
    called.length > 0
      ? message('ask.pick.leader', { leader: field.leaders[called[0]].name })
      : message('ask.pick', { left }),
};

/** BB-2.1, BB-2.2: how many may act in a pick, all in all. */
function placesIn({ options: { activation } }: State, { drawn, called }: Pick): number {
  if (activation === 'two' || activation === 'one') return TEAMS_A_PICK[activation];
  return Math.max(drawn.length, called.length);
}

/** Whether somebody has acted in a pick. */
export function hasActed(state: State, frame: Pick): boolean {
  return frame.left < placesIn(state, frame);
}

function whyNotActivate(state: State, frame: Pick, team: number): Refusal | undefined {
  if (state.field.teams[team]?.side !== frame.side) return REFUSED.noTeam;
  if (!isThere(state, team)) return REFUSED.teamGone;
  if (frame.taken.includes(team)) return REFUSED.takenAlready;
  if (state.ready[team] === 0) return REFUSED.notReady;
  if (byCards(state) && !frame.drawn.includes(team)) return REFUSED.otherCard;
  return undefined;
}

/** BB-2.2, BB-8.2: by cards a leader acts when his own comes, otherwise in the place of a team. */
function whyNotCall(
  state: State,
  frame: Pick,
  leader: number,
  action: LeaderAction,
): Refusal | undefined {
  const refusal = whyNotLead(state, frame.side, leader, action);
  if (refusal !== undefined) return refusal;
  return byCards(state) && !frame.called.includes(leader) ? REFUSED.leaderCard : undefined;
}

/** BB-2.3: only a side that has no team to activate may leave its leaders unused. */
function whyNotRest(state: State, frame: Pick): Refusal | undefined {
  return hasTeamFor(state, frame) ? REFUSED.teamsLeft : undefined;
}

function hasTeamFor(state: State, frame: Pick): boolean {
  for (let team = 0; team < state.field.teams.length; team++) {
    if (whyNotActivate(state, frame, team) === undefined) return true;
  }
  return false;
}

function canPick(state: State, frame: Pick): boolean {
  if (hasTeamFor(state, frame)) return true;
  for (let leader = 0; leader < state.leaders.length; leader++) {
    if (byCards(state) && !frame.called.includes(leader)) continue;
    if (canLead(state, frame.side, leader)) return true;
  }
  return false;
}

/** BB-2.3: whether the turn is over when the side that picks declines now. */
export function endsTurn(state: State, frame: Pick): boolean {
  if (hasActed(state, frame)) return false;
  if (byCards(state)) return isLastCard(state, frame);
  const declines = frame.declines + 1;
  return declines >= DECLINES || !canPick(state, pickOf(state, otherSide(frame.side), declines));
}

/** BB-2.3: who picks next, after this side, is to be found. */
export interface Next {
  readonly type: 'next';
  readonly after: SideNumber;
  /** How many sides have declined to act, one after the other. */
  readonly declines: number;
}

/** BB-2.3: finds who picks next. Only the first card of a game is asked for. */
export const next: Definition<Next> = {
  fields: { after: SIDE, declines: addedLater(COUNT, 0) },
  on: [null],
  rule: 'BB-2.2',
  asked: (_state, { after }) => otherSide(after),
  possible: (state, { declines }) => declines <= (byCards(state) ? 1 : DECLINES),

  settle(state, frame, dice, report) {
    if (isFirstCard(state)) return false;
    nextPick(state, frame, dice, report);
    return true;
  },

  moves(_state, _frame, list) {
    list.push({ type: 'draw' });
  },

  answers: {
    draw: { play: (state, frame, _move, dice, report) => nextPick(state, frame, dice, report) },
  },
};

function isFirstCard(state: State): boolean {
  return byCards(state) && state.turn === 1 && state.cards.every((card) => card === 0);
}

/** BB-2.1, BB-2.3: the other side picks, where it can; then this one again; else the turn is over. */
function nextPick(
  state: State,
  { after, declines }: Next,
  dice: Dice,
  report: BrowningReport,
): void {
  state.stack.pop();
  const frame = byCards(state) ? drawCard(state, dice, report) : nextSide(state, after, declines);
  if (frame === undefined) beginNerves(state);
  else state.stack.push(frame);
}

/** A side that has nobody passes, which is as good as declining. */
function nextSide(state: State, after: SideNumber, declined: number): Pick | undefined {
  let declines = declined;
  for (const side of [otherSide(after), after]) {
    if (declines >= DECLINES) return undefined;
    const frame = pickOf(state, side, declines);
    if (canPick(state, frame)) return frame;
    declines++;
  }
  return undefined;
}

/** A pick that begins. */
function pickOf({ options: { activation } }: State, side: SideNumber, declines: number): Pick {
  const left = activation === 'one' ? TEAMS_A_PICK.one : TEAMS_A_PICK.two;
  return { type: 'pick', side, left, taken: [], drawn: [], called: [], declines };
}
