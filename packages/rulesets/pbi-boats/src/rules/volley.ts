import {
  message,
  plain,
  refuse,
  replaceTop,
  SETTING,
  type Dice,
  type Refusal,
} from '@sandtable/kernel';
import {
  asFrame,
  asMove,
  census,
  GROUPS,
  shotDice,
  shotReason,
  SHOTS,
  type Action,
  type OwnDefinition,
  type OwnFrame,
  type OwnMove,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import { boatsOf } from '../state/fleet.ts';
import { PLACE_NAME } from '../state/moves.ts';
import { placeWords, whatWords } from '../table/fireWords.ts';
import { SMALL_ARMS } from './arms.ts';
import { markNamed, marksFor, nameOfMark, WHATS, type What } from './marks.ts';
import {
  groupsOf,
  markShooter,
  postNamed,
  rangeOf,
  shotsLeft,
  whyNotAim,
  whyNotShoot,
} from './shooters.ts';
import { shootAt } from './shots.ts';

const REFUSED = {
  notShooting: refuse('QS-8.2', 'notShooting'),
  nobodyChosen: refuse('QS-5.7', 'nobodyChosen'),
} as const;

interface Aim extends OwnMove {
  readonly type: 'boats:aim';
  readonly from: string;
  readonly what: What;
  readonly at: string;
}

/** BT-5.1, BT-6.6: groups ashore shoot at boats, and groups aboard at whatever they see. */
export const aim: Action<Aim> = {
  type: 'boats:aim',
  rule: 'BT-6.6',
  cost: () => 1,
  list(state, now, square, _groups, list) {
    const { board, roster } = state[SETTING];
    const marks = marksFor(state, state.side, SMALL_ARMS);
    const boats = boatsOf(state, state.side).filter((boat) => state.at[boat] === square);
    for (const boat of [-1, ...boats]) {
      const from = boat === -1 ? board.names[square] : roster.ids[boat];
      for (const mark of marks) {
        if (whyNotAim(state, now, { square, boat }, mark) !== undefined) continue;
        list.push(
          asMove({ type: 'boats:aim', from, what: mark.what, at: nameOfMark(state, mark) }),
        );
      }
    }
  },
  check(state, { from, what, at }) {
    const mark = markNamed(state, what, at);
    return whyNotAim(state, census(state), postNamed(state, from), mark);
  },
  play(state, move, dice, report) {
    const { from, what, at } = move;
    const frame: Volley = { type: 'boats:volley', from, what, at, party: [], shots: [] };
    const everybody = withEverybody(state, frame);
    // Where there is but one shot to fire it is fired; otherwise the player says who adds how many.
    if (everybody.shots.length === 1 && everybody.shots[0] === 1) {
      fire(state, everybody, dice, report);
    } else state.stack.push(asFrame(frame));
  },
};

/** Who adds how many shots: `shots[i]` is what `party[i]` fires. */
export interface Volley extends OwnFrame {
  readonly type: 'boats:volley';
  readonly from: string;
  readonly what: What;
  readonly at: string;
  readonly party: readonly number[];
  readonly shots: readonly number[];
}

interface Add extends OwnMove {
  readonly group: string;
  readonly shots: number;
}

/** QS-8.2, BT-5.1: the groups of a square, or of a boat, that shoot together. */
export const volley: OwnDefinition = {
  fields: {
    from: plain<unknown>(PLACE_NAME),
    what: plain<unknown>({ type: 'string', enum: WHATS }),
    at: plain<unknown>(PLACE_NAME),
    party: GROUPS,
    shots: SHOTS,
  },
  on: ['activate'],
  rule: 'BT-6.6',
  endsAtOnce: true,
  asked: (state) => state.side,

  possible(state, frame) {
    const { from, what, at, party, shots } = frame as Volley;
    const post = postNamed(state, from);
    const mark = markNamed(state, what, at);
    return (
      whyNotAim(state, census(state), post, mark) === undefined &&
      shots.length === party.length &&
      party.every((group, i) => {
        const before = { ...(frame as Volley), party: party.slice(0, i) };
        return whyNotAdd(state, before, group, shots[i]) === undefined;
      })
    );
  },

  moves(state, frame, list) {
    const { from, what, at, party } = frame as Volley;
    const { ids } = state[SETTING].roster;
    const post = postNamed(state, from);
    const mark = markNamed(state, what, at);
    for (const group of groupsOf(state, post)) {
      if (party.includes(group)) continue;
      const most = shotsLeft(state, post, mark, party, group);
      for (let shots = 1; shots <= most; shots++) {
        list.push({ type: 'boats:add', group: ids[group], shots });
      }
    }
    if (party.length > 0) list.push({ type: 'boats:shoot' });
    list.push({ type: 'boats:everybody' });
  },

  answers: {
    'boats:add': {
      check(state, frame, move) {
        const { group, shots } = move as Add;
        return whyNotAdd(state, frame as Volley, state[SETTING].roster.named(group), shots);
      },
      play(state, frame, move) {
        const { group, shots } = move as Add;
        const { party, shots: fired } = frame as Volley;
        const joined = [...party, state[SETTING].roster.named(group)];
        replaceTop(state, asFrame({ ...frame, party: joined, shots: [...fired, shots] }));
      },
    },
    'boats:shoot': {
      check: (_state, frame) =>
        (frame as Volley).party.length > 0 ? undefined : REFUSED.nobodyChosen,
      play(state, frame, _move, dice, report) {
        state.stack.pop();
        fire(state, frame as Volley, dice, report);
      },
    },
    'boats:everybody': {
      play(state, frame, _move, dice, report) {
        state.stack.pop();
        fire(state, withEverybody(state, frame as Volley), dice, report);
      },
    },
  },

  ask: (state, frame) => {
    const { from, what, at } = frame as Volley;
    return message('ask.boats:volley', {
      from: placeWords(state, from),
      what: whatWords(state, what, at),
    });
  },
  fallback: ['boats:shoot', 'boats:everybody'],
};

function whyNotAdd(
  state: State,
  { from, what, at, party }: Volley,
  group: number,
  shots: number,
): Refusal | undefined {
  const post = postNamed(state, from);
  const here = groupsOf(state, post).includes(group);
  if (!here || party.includes(group)) return REFUSED.notShooting;
  return whyNotShoot(state, post, markNamed(state, what, at), party, group, shots);
}

/** The volley with every shot that can be added to it, the strongest first; what was chosen already stays. */
function withEverybody(state: State, frame: Volley): Volley {
  const { kindOf } = state[SETTING].roster;
  const post = postNamed(state, frame.from);
  const mark = markNamed(state, frame.what, frame.at);
  const range = rangeOf(state, post, mark);
  const strongest = groupsOf(state, post).toSorted(
    (a, b) => shotDice(kindOf[b], range) - shotDice(kindOf[a], range),
  );
  const party = [...frame.party];
  const shots = [...frame.shots];
  for (const group of strongest) {
    if (party.includes(group)) continue;
    const most = shotsLeft(state, post, mark, party, group);
    if (most === 0) continue;
    party.push(group);
    shots.push(most);
  }
  return { ...frame, party, shots };
}

/** QS-8.2: they pay for their shots, and their dice are added. */
function fire(state: State, frame: Volley, dice: Dice, report: PbiReport): void {
  const { roster } = state[SETTING];
  const { party, shots } = frame;
  const post = postNamed(state, frame.from);
  const mark = markNamed(state, frame.what, frame.at);
  const range = rangeOf(state, post, mark);
  let count = 0;
  for (const [i, group] of party.entries()) {
    if (post.boat !== -1 && state.shots[group] === 0) markShooter(state, post.boat);
    const kind = roster.kindOf[group];
    state.ap[group] -= shots[i] * kind.shotCost;
    state.shots[group] += shots[i];
    count += shots[i] * shotDice(kind, range);
  }
  const reasons = report && party.map((group, i) => shotReason(state, group, shots[i], range));
  shootAt(
    state,
    {
      side: state.side,
      from: post.square,
      pieces: party,
      arm: SMALL_ARMS,
      count,
      reasons: reasons ?? [],
    },
    mark,
    dice,
    report,
  );
}
