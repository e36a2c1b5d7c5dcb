import type { Dice, Refusal } from '@sandtable/kernel';
import { areDistinct } from './acting.ts';
import { cardNames } from './cards.ts';
import { otherSide, type SideIndex } from './field.ts';
import { NOT_ASKED, type BrowningReport, type FrameRules } from './frameRules.ts';
import type { Pick } from './frames.ts';
import { beginLeadership, whyNotLead } from './leaders.ts';
import { namesIn } from './names.ts';
import { REFUSED } from './refusals.ts';
import { replaceTop, type State } from './state.ts';
import { LEADER_ACTIONS, SIDES, TEAMS_A_PICK } from './tables.ts';
import { isReady, isThere, leaderSide } from './teams.ts';
import { beginNerves } from './endOfTurn.ts';

/** BB-2.1: a side picks who acts. */
export const pick: FrameRules<'pick'> = {
  rule: 'BB-2.1',
  asked: (_state, { side }) => side,

  settle(state, frame) {
    if (frame.left > 0 && canPick(state, frame)) return false;
    replaceTop(state, { type: 'next', after: frame.side });
    return true;
  },

  possible(state, { side, left, taken, drawn }) {
    const { activation } = state.options;
    const all =
      activation === 'two' || activation === 'one' ? TEAMS_A_PICK[activation] : drawn.length;
    const isOwn = (team: number): boolean => state.field.teams[team].side === side;
    return (
      byCards(state) === drawn.length > 0 &&
      taken.length + left <= all &&
      areDistinct(taken) &&
      areDistinct(drawn) &&
      taken.every(isOwn) &&
      drawn.every(isOwn)
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
        if (whyNotLead(state, frame.side, leader, action) === undefined) {
          list.push({ type: 'lead', leader: leaders[leader].name, action });
        }
      }
    }
    if (whyNotRest(state, frame) === undefined) list.push({ type: 'rest' });
  },

  check(state, frame, move) {
    const names = namesIn(state.field);
    if (move.type === 'activate') {
      return whyNotActivate(state, frame, names.teams.get(move.team) ?? -1);
    }
    if (move.type === 'lead') {
      return whyNotLead(state, frame.side, names.leaders.get(move.leader) ?? -1, move.action);
    }
    return move.type === 'rest' ? whyNotRest(state, frame) : NOT_ASKED;
  },

  play(state, frame, move, _dice, report) {
    const names = namesIn(state.field);
    if (move.type === 'activate') {
      const team = names.teams.get(move.team) ?? -1;
      replaceTop(state, { ...frame, left: frame.left - 1, taken: [...frame.taken, team] });
      state.stack.push({ type: 'place', team, control: 0, high: 0, low: 0, moved: [] });
      report?.({ type: 'activated', rule: 'BB-2.4', team: move.team });
    } else if (move.type === 'lead') {
      replaceTop(state, { ...frame, left: frame.left - 1 });
      beginLeadership(state, names.leaders.get(move.leader) ?? -1, move.action, report);
    } else {
      replaceTop(state, { ...frame, left: 0 });
      if (!hasReadyTeam(state, frame.side)) standDown(state, frame.side);
      report?.({ type: 'rested', rule: 'BB-2.3', side: SIDES[frame.side] });
    }
  },
};

function hasReadyTeam(state: State, side: SideIndex): boolean {
  return state.field.teams.some((team, t) => team.side === side && isReady(state, t));
}

/** BB-2.3: leaders that nobody wants to use any more this turn. */
function standDown(state: State, side: SideIndex): void {
  for (let leader = 0; leader < state.leaders.length; leader++) {
    if (leaderSide(state.field, leader) === side) state.leaders[leader] = 0;
  }
}

function whyNotActivate(state: State, frame: Pick, team: number): Refusal | undefined {
  if (state.field.teams[team]?.side !== frame.side) return REFUSED.noTeam;
  if (!isThere(state, team)) return REFUSED.teamGone;
  if (frame.taken.includes(team)) return REFUSED.takenAlready;
  if (state.ready[team] === 0) return REFUSED.notReady;
  if (byCards(state) && !frame.drawn.includes(team)) return REFUSED.otherCard;
  return undefined;
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

function hasLeader(state: State, side: SideIndex): boolean {
  for (let leader = 0; leader < state.leaders.length; leader++) {
    for (const action of LEADER_ACTIONS) {
      if (whyNotLead(state, side, leader, action) === undefined) return true;
    }
  }
  return false;
}

function canPick(state: State, frame: Pick): boolean {
  if (hasTeamFor(state, frame)) return true;
  // By cards a leader takes the place of a team whose card it is, and of nobody else.
  return !byCards(state) && hasLeader(state, frame.side);
}

function byCards({ options }: State): boolean {
  return options.activation === 'cards' || options.activation === 'cards-team';
}

/** BB-2.3: finds who picks next. Only the first card of a game is asked for. */
export const next: FrameRules<'next'> = {
  rule: 'BB-2.2',
  asked: (_state, { after }) => otherSide(after),

  settle(state, { after }, dice, report) {
    if (isFirstCard(state)) return false;
    state.stack.pop();
    nextPick(state, after, dice, report);
    return true;
  },

  moves(_state, _frame, list) {
    list.push({ type: 'draw' });
  },

  check: (_state, _frame, move) => (move.type === 'draw' ? undefined : NOT_ASKED),

  play(state, { after }, _move, dice, report) {
    state.stack.pop();
    nextPick(state, after, dice, report);
  },
};

function isFirstCard(state: State): boolean {
  return byCards(state) && state.turn === 1 && !state.cards.includes(1);
}

/** BB-2.1, BB-2.3: the other side picks, where it can; then this one again; else the turn is over. */
function nextPick(state: State, side: SideIndex, dice: Dice, report: BrowningReport): void {
  const { activation } = state.options;
  if (activation === 'cards' || activation === 'cards-team') {
    drawCard(state, dice, report);
    return;
  }
  for (const picking of [otherSide(side), side]) {
    const frame: Pick = {
      type: 'pick',
      side: picking,
      left: TEAMS_A_PICK[activation],
      taken: [],
      drawn: [],
    };
    if (!canPick(state, frame)) continue;
    state.stack.push(frame);
    return;
  }
  beginNerves(state);
}

/** BB-2.2: a card by lot among those that have not been drawn. */
function drawCard(state: State, dice: Dice, report: BrowningReport): void {
  let cards = cardsLeft(state);
  if (cards.length === 0) {
    for (let card = 0; card < state.cards.length; card++) {
      if (teamsOn(state, card).length > 0) state.cards[card] = 0;
    }
    cards = cardsLeft(state);
  }
  if (cards.length === 0) {
    beginNerves(state);
    return;
  }
  const card = cards[dice.die(cards.length) - 1];
  state.cards[card] = 1;
  const drawn = teamsOn(state, card);
  const { side } = state.field.teams[drawn[0]];
  state.stack.push({ type: 'pick', side, left: drawn.length, taken: [], drawn });
  report?.({
    type: 'drawn',
    rule: 'BB-2.2',
    card: cardNames(state.field, state.options.activation)[card],
    side: SIDES[side],
  });
}

function cardsLeft(state: State): number[] {
  const cards: number[] = [];
  for (let card = 0; card < state.cards.length; card++) {
    if (state.cards[card] === 0 && teamsOn(state, card).length > 0) cards.push(card);
  }
  return cards;
}

/** The ready teams of a card. */
function teamsOn(state: State, card: number): number[] {
  if (state.options.activation === 'cards-team') return isReady(state, card) ? [card] : [];
  return state.field.teams.flatMap(({ squad }, team) =>
    squad === card && isReady(state, team) ? [team] : [],
  );
}
