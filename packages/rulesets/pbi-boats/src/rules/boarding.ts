import {
  message,
  otherSide,
  plain,
  refuse,
  replaceTop,
  SETTING,
  type Field,
} from '@sandtable/kernel';
import {
  type Action,
  asEvent,
  asFrame,
  asMove,
  ASSAULT_COST,
  COUNT,
  GROUPS,
  GROUPS_A_SQUARE,
  groupWords,
  SQUARE,
  type OwnAnswers,
  type OwnDefinition,
  type OwnMove,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import { HULL } from '../state/fields.ts';
import {
  boatHull,
  crewOf,
  fleetOf,
  groupsAboard,
  hullsOf,
  isOut,
  LANDED,
  roomOn,
  setMark,
} from '../state/fleet.ts';
import {
  assaultOf,
  chargers,
  groupsAt,
  STAGES,
  standing,
  stands,
  whyNotAssault,
  type BoatAssault,
  type Target,
} from './assaults.ts';
import { capture, goAboard } from './capture.ts';
import { decide, fight, goBack, goIn } from './melee.ts';
import { waysToRepel } from './repel.ts';

const REFUSED = {
  notOfParty: refuse('BT-9.1', 'boats:notOfParty'),
  partyFull: refuse('QS-10.2', 'boats:partyFull'),
  nobodyChosen: refuse('BT-9.1', 'boats:nobodyChosen'),
  notOfWinners: refuse('BT-9.4', 'boats:notOfWinners'),
} as const;

const YES_OR_NO: Field<boolean, unknown> = plain({ type: 'boolean' });

interface Board extends OwnMove {
  readonly from: string;
  readonly boat: string;
}

interface Storm extends OwnMove {
  readonly from: string;
  readonly to: string;
}

interface Named extends OwnMove {
  readonly group: string;
}

/** BT-9.1: groups of a square assault a hull next to them. */
export const board: Action<Board> = {
  type: 'boats:board',
  rule: 'BT-9.1',
  cost: () => ASSAULT_COST,
  list(state, _now, square, _groups, list) {
    const { board: grid, roster } = state[SETTING];
    for (const hull of hullsOf(state, otherSide(state.side))) {
      if (whyNotAssault(state, square, { boat: hull, to: state.at[hull] }) !== undefined) continue;
      list.push(asMove({ type: 'boats:board', from: grid.names[square], boat: roster.ids[hull] }));
    }
  },
  check(state, { from, boat }) {
    const { board: grid, roster } = state[SETTING];
    const hull = roster.named(boat);
    return whyNotAssault(state, grid.named(from), { boat: hull, to: state.at[hull] });
  },
  play(state, { from, boat }, _dice, report) {
    const { board: grid, roster } = state[SETTING];
    const hull = roster.named(boat);
    begin(state, grid.named(from), { boat: hull, to: state.at[hull] }, report);
  },
};

/** BT-9.5: groups on boats assault a square next to them. */
export const storm: Action<Storm> = {
  type: 'boats:storm',
  rule: 'BT-9.5',
  cost: () => ASSAULT_COST,
  list(state, _now, square, _groups, list) {
    const { board: grid } = state[SETTING];
    for (const to of [square, ...grid.neighbours[square]]) {
      if (whyNotAssault(state, square, { boat: -1, to }) !== undefined) continue;
      list.push(asMove({ type: 'boats:storm', from: grid.names[square], to: grid.names[to] }));
    }
  },
  check(state, { from, to }) {
    const { board: grid } = state[SETTING];
    return whyNotAssault(state, grid.named(from), { boat: -1, to: grid.named(to) });
  },
  play(state, { from, to }, _dice, report) {
    const { board: grid } = state[SETTING];
    begin(state, grid.named(from), { boat: -1, to: grid.named(to) }, report);
  },
};

/** Where one group alone can assault it does; otherwise the player says who takes part. */
function begin(state: State, from: number, target: Target, report: PbiReport): void {
  const frame: BoatAssault = {
    type: 'boats:assault',
    from,
    to: target.to,
    boat: target.boat,
    party: [],
    stage: 'gather',
    killed: 0,
    lost: 0,
    crewLost: false,
  };
  state.stack.push(asFrame(frame));
  const groups = chargers(state, from, target);
  if (groups.length === 1) charge(state, frame, groups, report);
}

/** BT-9.1, BT-9.2: they spend their AP and go in; the defenders may shoot first. */
function charge(
  state: State,
  frame: BoatAssault,
  party: readonly number[],
  report: PbiReport,
): void {
  const { board: grid, roster } = state[SETTING];
  const { from, to, boat } = frame;
  const { aboard } = fleetOf(state);
  for (const group of party) {
    state.ap[group] -= ASSAULT_COST;
    // BT-3.4: whoever goes over the side leaves his boat as those who land do.
    if (aboard[group] !== -1) setMark(state, aboard[group], LANDED);
  }
  const groups = party.map((group) => roster.ids[group]);
  report?.(
    asEvent(
      boat === -1
        ? {
            type: 'boats:stormed',
            rule: 'BT-9.5',
            groups,
            from: grid.names[from],
            to: grid.names[to],
          }
        : {
            type: 'boats:boarded',
            rule: 'BT-9.1',
            groups,
            from: grid.names[from],
            boat: roster.ids[boat],
          },
    ),
  );
  const charging: BoatAssault = { ...frame, party, stage: 'charge' };
  replaceTop(state, asFrame(charging));
  const ways = waysToRepel(state, charging);
  if (ways.length > 0) state.stack.push(asFrame({ type: 'boats:repel' }));
}

/** BT-9, QS-10.2: an assault, from the choice of who takes part to what becomes of the boat. */
export const assault: OwnDefinition = {
  fields: {
    from: SQUARE,
    to: SQUARE,
    boat: HULL,
    party: GROUPS,
    stage: plain({ type: 'string', enum: STAGES }),
    killed: COUNT,
    lost: COUNT,
    crewLost: YES_OR_NO,
  },
  on: ['activate'],
  rule: (frame) => ((frame as BoatAssault).boat === -1 ? 'BT-9.5' : 'BT-9.1'),
  endsAtOnce: false,
  asked: (state) => state.side,

  possible: (state, frame) => isPossible(state, frame as BoatAssault),

  settle(state, frame, dice, report) {
    const now = frame as BoatAssault;
    switch (now.stage) {
      case 'gather':
        return false;
      case 'charge':
        fight(state, now, dice, report);
        return true;
      case 'fight':
        decide(state, now, dice, report);
        return true;
      case 'won':
        if (now.boat === -1) goIn(state, now, report);
        else capture(state, now, report);
        return true;
      case 'lost':
        goBack(state, now, report);
        return true;
      case 'crew': {
        const left = standing(state, now.party).length;
        if (left > 0 && roomOn(state, now.boat) > 0) return false;
        state.stack.pop();
        return true;
      }
    }
  },

  moves(state, frame, list) {
    const { ids } = state[SETTING].roster;
    const { stage, party, from } = frame as BoatAssault;
    if (stage === 'crew') {
      for (const group of party) list.push({ type: 'boats:crew', group: ids[group] });
      return;
    }
    const able = chargers(state, from, frame as BoatAssault);
    if (party.length < GROUPS_A_SQUARE) {
      for (const group of able) {
        if (!party.includes(group)) list.push({ type: 'boats:join', group: ids[group] });
      }
    }
    if (party.length > 0) list.push({ type: 'boats:charge' });
    if (able.length <= GROUPS_A_SQUARE) list.push({ type: 'boats:chargeAll' });
  },

  answers: {
    'boats:join': {
      check(state, frame, move) {
        const { from, party, stage } = frame as BoatAssault;
        const group = state[SETTING].roster.named((move as Named).group);
        const able = chargers(state, from, frame as BoatAssault).includes(group);
        if (stage !== 'gather' || !able || party.includes(group)) return REFUSED.notOfParty;
        return party.length < GROUPS_A_SQUARE ? undefined : REFUSED.partyFull;
      },
      play(state, frame, move) {
        const now = frame as BoatAssault;
        const group = state[SETTING].roster.named((move as Named).group);
        replaceTop(state, asFrame({ ...now, party: [...now.party, group] }));
      },
    },
    'boats:charge': {
      check(_state, frame) {
        const { party, stage } = frame as BoatAssault;
        return stage === 'gather' && party.length > 0 ? undefined : REFUSED.nobodyChosen;
      },
      play(state, frame, _move, _dice, report) {
        charge(state, frame as BoatAssault, (frame as BoatAssault).party, report);
      },
    },
    'boats:chargeAll': {
      check(state, frame) {
        const { from, stage } = frame as BoatAssault;
        const able = chargers(state, from, frame as BoatAssault).length;
        if (stage !== 'gather') return REFUSED.nobodyChosen;
        return able <= GROUPS_A_SQUARE ? undefined : REFUSED.partyFull;
      },
      play(state, frame, _move, _dice, report) {
        const now = frame as BoatAssault;
        charge(state, now, chargers(state, now.from, now), report);
      },
    },
    'boats:crew': {
      check(state, frame, move) {
        const { party, stage } = frame as BoatAssault;
        const group = state[SETTING].roster.named((move as Named).group);
        return stage === 'crew' && party.includes(group) ? undefined : REFUSED.notOfWinners;
      },
      play(state, frame, move, _dice, report) {
        const now = frame as BoatAssault;
        const group = state[SETTING].roster.named((move as Named).group);
        const party = now.party.filter((each) => each !== group);
        replaceTop(state, asFrame({ ...now, party }));
        goAboard(state, now, [group], report);
      },
    },
  },

  ask(state, frame) {
    const { board: grid, roster } = state[SETTING];
    const { boat, from, to, stage } = frame as BoatAssault;
    if (boat === -1) {
      return message('ask.boats:assault.storm', { from: grid.names[from], to: grid.names[to] });
    }
    return message(stage === 'crew' ? 'ask.boats:assault.crew' : 'ask.boats:assault.board', {
      from: grid.names[from],
      boat: groupWords(roster.ids[boat]),
      room: boatHull(state, boat).capacity,
    });
  },
  fallback: ['boats:chargeAll', 'boats:charge', 'boats:join', 'boats:crew'],
};

/** What a file from a stranger may say. */
function isPossible(state: State, frame: BoatAssault): boolean {
  const { board: grid, roster } = state[SETTING];
  const { boat, from, to, party, stage, killed, lost, crewLost } = frame;
  if (party.some((group, i) => party.includes(group, i + 1))) return false;
  if (party.length > GROUPS_A_SQUARE || grid.range(from, to) > 1) return false;
  if (boat !== -1 && (!isOut(state, boat) || state.at[boat] !== to)) return false;
  const fought = stage !== 'gather' && stage !== 'charge';
  if (!fought && (killed > 0 || lost > 0 || crewLost)) return false;
  if (lost > GROUPS_A_SQUARE || (crewLost && (boat === -1 || killed === 0))) return false;
  if (stage === 'gather') {
    const able = chargers(state, from, frame);
    return (
      whyNotAssault(state, from, frame) === undefined &&
      party.every((group) => able.includes(group))
    );
  }
  if (boat === -1 ? stage === 'crew' : !isHullPossible(state, frame)) return false;
  const here = groupsAt(state, from);
  const isWon = stage === 'won' || stage === 'crew';
  return (
    party.length > 0 &&
    (!isWon || standing(state, party).length > 0) &&
    party.every(
      (group) =>
        roster.sideOf[group] === state.side && (here.includes(group) || !stands(state, group)),
    )
  );
}

/** BT-9.4: whose a hull is at a stage, and who is still aboard of one that is won. */
function isHullPossible(state: State, { boat, stage }: BoatAssault): boolean {
  if ((crewOf(state, boat) === state.side) !== (stage === 'crew')) return false;
  if (stage !== 'won' && stage !== 'crew') return true;
  if (boatHull(state, boat).vehicle) return false;
  const above = state.stack.at(-1) as { readonly type: string } | undefined;
  return (
    stage === 'crew' || above?.type === 'boats:scramble' || groupsAboard(state, boat).length === 0
  );
}

/** QS-8.4: hits by those who are assaulted are dealt among all who charge. */
export const CHARGED: Required<Pick<OwnAnswers, 'possible'>>['possible'] = (
  state,
  frame,
  below,
) => {
  const charged = assaultOf(below);
  if (frame.type !== 'allocate' || charged === undefined) return false;
  const { party, stage } = charged;
  const { targets, dealt, left } = frame;
  const alive = standing(state, party);
  return (
    stage === 'charge' &&
    targets.length === alive.length &&
    alive.length > 0 &&
    targets.every((group, i) => group === alive[i]) &&
    dealt.every((group, i) => targets.includes(group) && !dealt.includes(group, i + 1)) &&
    dealt.length + left < targets.length
  );
};
