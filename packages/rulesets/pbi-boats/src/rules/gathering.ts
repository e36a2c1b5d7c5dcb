import { message, plain, refuse, replaceTop, SETTING, type Refusal } from '@sandtable/kernel';
import {
  asFrame,
  GROUPS,
  type OwnDefinition,
  type OwnFrame,
  type OwnMove,
  type State,
} from '@sandtable/pbi/extending';
import { PLACE_NAME } from '../state/moves.ts';
import { placeWords } from '../table/fireWords.ts';
import {
  ableTo,
  placeNames,
  transfer,
  TRANSFER_KINDS,
  transferNamed,
  whyNotNow,
  whyNotSome,
  whyNotTransfer,
  withOthers,
  type Transfer,
  type TransferKind,
} from './parties.ts';

const REFUSED = {
  joined: refuse('BT-4.1', 'boats:joined'),
  nobodyChosen: refuse('QS-5.7', 'nobodyChosen'),
  nobodyElse: refuse('BT-4.1', 'boats:nobodyElse'),
} as const;

/** Who goes ashore, aboard or to another boat together. */
export interface Gather extends OwnFrame {
  readonly type: 'boats:gather';
  readonly kind: TransferKind;
  /** A boat or a square, as the kind says. */
  readonly from: string;
  readonly to: string;
  readonly party: readonly number[];
}

/** BT-4.1: the player says who goes along. */
export function gather(state: State, way: Transfer): void {
  const [from, to] = placeNames(state, way);
  state.stack.push(asFrame({ type: 'boats:gather', kind: way.kind, from, to, party: [] }));
}

/** What those who gather have before them. */
export function wayOf(state: State, { kind, from, to }: Gather): Transfer {
  return transferNamed(state, kind, from, to);
}

/** BT-4.1, BT-6.7: groups that go together are one target, so a player chooses who goes along. */
export const gathering: OwnDefinition = {
  fields: {
    kind: plain<unknown>({ type: 'string', enum: TRANSFER_KINDS }),
    from: plain<unknown>(PLACE_NAME),
    to: plain<unknown>(PLACE_NAME),
    party: GROUPS,
  },
  on: ['motivate', 'residual', 'boats:sail'],
  rule: 'BT-4.1',
  endsAtOnce: true,
  asked: (state) => state.side,

  possible(state, frame, below) {
    const now = frame as Gather;
    const way = wayOf(state, now);
    return (
      whyNotNow(way, below) === undefined &&
      whyNotSome(state, way) === undefined &&
      whyNotTransfer(state, way, now.party) === undefined
    );
  },

  moves(state, frame, list) {
    const now = frame as Gather;
    const way = wayOf(state, now);
    const { ids } = state[SETTING].roster;
    const able = ableTo(state, way);
    for (const group of able) {
      if (whyNotJoin(state, now, group) === undefined) {
        list.push({ type: 'boats:join', group: ids[group] });
      }
    }
    if (now.party.length > 0) list.push({ type: 'boats:together' });
    if (whyNotOthers(state, now) === undefined) list.push({ type: 'boats:togetherAll' });
  },

  answers: {
    'boats:join': {
      check(state, frame, move) {
        const group = state[SETTING].roster.named((move as OwnMove & { group: string }).group);
        return whyNotJoin(state, frame as Gather, group);
      },
      play(state, frame, move) {
        const now = frame as Gather;
        const group = state[SETTING].roster.named((move as OwnMove & { group: string }).group);
        replaceTop(state, asFrame({ ...now, party: [...now.party, group] }));
      },
    },
    'boats:together': {
      check(state, frame) {
        const now = frame as Gather;
        if (now.party.length === 0) return REFUSED.nobodyChosen;
        return whyNotTransfer(state, wayOf(state, now), now.party);
      },
      play(state, frame, _move, _dice, report) {
        const now = frame as Gather;
        state.stack.pop();
        transfer(state, wayOf(state, now), now.party, report);
      },
    },
    'boats:togetherAll': {
      check: (state, frame) => whyNotOthers(state, frame as Gather),
      play(state, frame, _move, _dice, report) {
        const now = frame as Gather;
        const way = wayOf(state, now);
        const party = withOthers(state, way, now.party);
        state.stack.pop();
        transfer(state, way, party, report);
      },
    },
  },

  ask(state, frame) {
    const { kind, from, to } = frame as Gather;
    return message(`ask.boats:gather.${kind}`, {
      from: placeWords(state, from),
      to: placeWords(state, to),
    });
  },
  fallback: ['boats:together', 'boats:togetherAll'],
};

/** BT-2.2, BT-4.1: whether somebody may go along with those who have joined. */
function whyNotJoin(state: State, now: Gather, group: number): Refusal | undefined {
  if (now.party.includes(group)) return REFUSED.joined;
  return whyNotTransfer(state, wayOf(state, now), [...now.party, group]);
}

/** Whether somebody else finds room beside those who have joined. */
function whyNotOthers(state: State, now: Gather): Refusal | undefined {
  const all = withOthers(state, wayOf(state, now), now.party);
  return all.length > now.party.length ? undefined : REFUSED.nobodyElse;
}
