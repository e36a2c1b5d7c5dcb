import {
  SETTING,
  message,
  otherSide,
  replaceTop,
  refuse,
  type Dice,
  type Message,
  type Reason,
  type SideNumber,
} from '@sandtable/kernel';
import { cheapest, dearest } from '../advice/casualties.ts';
import type { Definition, PbiReport } from '../state/definition.ts';
import { COUNT, COVER, GROUPS, SIDE } from '../state/frameFields.ts';
import { groupWords } from '../state/groups.ts';
import { groundOf } from './ground.ts';
import { reasonsOf, sumOf, type Modifiers } from './modifiers.ts';
import { kill, standTogether, type State } from '../state/state.ts';
import {
  CHOICE_ON,
  COVERS,
  COMMANDER_SAVES_ON,
  HITS_ON,
  SAVES_ON,
  SIDES,
  type Cover,
} from './tables.ts';

const REFUSED = {
  notTarget: refuse('QS-8.4', 'notTarget'),
  hitAlready: refuse('QS-8.4', 'hitAlready'),
} as const;

/** Dice thrown at the groups of a square. */
export interface Fire {
  readonly side: SideNumber;
  readonly from: number;
  readonly square: number;
  readonly groups: readonly number[];
  readonly count: number;
  readonly targets: readonly number[];
  readonly cover: Cover;
  readonly reasons: readonly Reason[];
}

/** QS-8.3: every 6 is a hit, and the choice die says who deals the hits. */
export function resolveHits(state: State, fire: Fire, dice: Dice, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  let hits = dice.successes(fire.count, HITS_ON);
  const faces = report ? [...dice.faces] : [];
  let { reasons } = fire;
  let choice = 0;
  let shooterChooses: boolean;
  if (state.options.choiceDieHits) {
    choice = dice.die();
    // It is one of the dice that hit then, and told among them.
    if (report) {
      faces.push(choice);
      reasons = [...reasons, CHOICE_DIE];
    }
    shooterChooses = choice >= CHOICE_ON;
    if (choice >= HITS_ON) hits++;
  } else {
    shooterChooses = dice.successes(1, CHOICE_ON) === 1;
    choice = dice.faces[0];
  }
  const side = shooterChooses ? fire.side : otherSide(fire.side);
  const { targets, cover } = fire;
  const rounds = Math.floor(hits / targets.length);
  const left = hits % targets.length;
  report?.({
    type: 'volley',
    rule: 'QS-8.3',
    side: SIDES[fire.side],
    from: board.names[fire.from],
    square: board.names[fire.square],
    groups: fire.groups.map((group) => roster.ids[group]),
    dice: faces,
    needs: HITS_ON,
    hits,
    choice,
    chooser: left > 0 ? SIDES[side] : null,
    reasons,
  });
  if (hits === 0) return;
  state.stack.push({ type: 'allocate', side, cover, targets, rounds, dealt: [], left });
}

const CHOICE_DIE: Reason = { rule: 'QS-8.3', key: 'choiceDie', count: 1 };

const COVER_KEYS: Readonly<Record<Cover, string>> = {
  open: 'coverOpen',
  partial: 'coverPartial',
  closed: 'coverClosed',
};

/** The most that a volley can score: four LMGs with three shots each, and the choice die. */
const MOST_HITS = 37;

/** Hits to be dealt. Every target has `rounds` hits already; those in `dealt` have one more. */
export interface Allocation {
  readonly type: 'allocate';
  readonly side: SideNumber;
  readonly cover: Cover;
  readonly targets: readonly number[];
  readonly rounds: number;
  readonly dealt: readonly number[];
  readonly left: number;
}

/** QS-8.4: hits are dealt round by round, so the only choice is who takes those of the last round. */
export const allocate: Definition<Allocation> = {
  fields: {
    side: SIDE,
    cover: COVER,
    targets: GROUPS,
    rounds: COUNT,
    dealt: GROUPS,
    left: COUNT,
  },
  on: ['activate', 'opportunity'],
  rule: 'QS-8.4',
  endsAtOnce: false,
  asked: (_state, frame) => frame.side,

  possible(state, { targets, dealt, left, rounds, cover }, below) {
    const { roster } = state[SETTING];
    if (targets.length === 0 || !standTogether(state, targets)) return false;
    const [first] = targets;
    const near = below?.type === 'opportunity';
    if (roster.sideOf[first] !== (near ? state.side : otherSide(state.side))) return false;
    if (near && state.at[first] !== below.target) return false;
    const ground = groundOf(state).cover[state.at[first]];
    const behind = !near && ground === 'open' && cover === 'partial';
    if (cover !== ground && !behind) return false;
    const lastRound = dealt.length + left;
    return (
      dealt.every((group, i) => targets.includes(group) && !dealt.includes(group, i + 1)) &&
      lastRound < targets.length &&
      rounds * targets.length + lastRound <= MOST_HITS
    );
  },

  settle(state, frame, dice, report) {
    if (frame.left > 0) return false;
    state.stack.pop();
    saveGroups(state, frame, dice, report);
    return true;
  },

  moves(state, frame, list) {
    for (const group of frame.targets) {
      if (!frame.dealt.includes(group)) list.push(state[SETTING].make.hit(group));
    }
  },

  answers: {
    hit: {
      check(state, { targets, dealt }, move) {
        const group = state[SETTING].roster.named(move.group);
        if (!targets.includes(group)) return REFUSED.notTarget;
        return dealt.includes(group) ? REFUSED.hitAlready : undefined;
      },
      play(state, frame, move) {
        const { roster } = state[SETTING];
        const dealt = [...frame.dealt, roster.named(move.group)];
        replaceTop(state, { ...frame, dealt, left: frame.left - 1 });
      },
    },
  },

  ask: (state, frame) =>
    message('ask.allocate', {
      left: frame.left,
      targets: frame.targets.map((group) => hitsOf(state, frame, group)),
    }),
  fallback: (state, { targets }, listed, side) =>
    state[SETTING].roster.sideOf[targets[0]] === side
      ? cheapest(state, listed)
      : dearest(state, listed),
};

/** QS-8.4: a target and the hits that it has been dealt so far. */
function hitsOf(state: State, { rounds, dealt }: Allocation, group: number): Message {
  const hits = rounds + (dealt.includes(group) ? 1 : 0);
  const key = hits === 0 ? 'hits.none' : 'hits.some';
  return message(key, { group: groupWords(state[SETTING].roster.ids[group]), hits });
}

/** QS-8.5: what a group needs to save a hit. */
export function savesOn(state: State, group: number, cover: Cover): number {
  return sumOf(state[SETTING].book.modifiers.save, state, group, cover);
}

/** QS-8.5, QS-8.6: each hit is saved by one die; who fails a save falls. */
function saveGroups(state: State, frame: Allocation, dice: Dice, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const { targets, rounds, dealt, cover } = frame;
  for (const group of targets) {
    const hits = rounds + (dealt.includes(group) ? 1 : 0);
    if (hits === 0) continue;
    const id = roster.ids[group];
    report?.({ type: 'hit', rule: 'QS-8.4', group: id, hits });
    const needs = savesOn(state, group, cover);
    const saved = dice.all(hits, needs);
    report?.({
      type: 'save',
      rule: 'QS-8.5',
      side: SIDES[roster.sideOf[group]],
      group: id,
      cover,
      dice: [...dice.faces],
      needs,
      reasons: reasonsOf(state[SETTING].book.modifiers.save, state, group, cover),
      failed: dice.faces.filter((face) => face < needs).length,
    });
    if (saved) continue;
    const square = board.names[state.at[group]];
    kill(state, group);
    report?.({ type: 'fell', rule: 'QS-8.6', group: id, square });
  }
}

/** QS-8.5, QS-7.3: what saves a group: its cover, or that it is a commander. */
export const SAVE_MODIFIERS: Modifiers['save'] = [
  ...COVERS.map((each) => ({
    rule: 'QS-8.5',
    key: COVER_KEYS[each],
    count: (state: State, group: number, cover: Cover) =>
      cover === each && !isBehind(state, group, cover) ? SAVES_ON[each] : 0,
  })),
  {
    rule: 'QS-7.3',
    key: 'coverBehind',
    count: (state, group, cover) => (isBehind(state, group, cover) ? SAVES_ON.partial : 0),
  },
  {
    rule: 'QS-8.5',
    key: 'saveCommander',
    count: (state, group) => (state[SETTING].roster.isCommander[group] ? COMMANDER_SAVES_ON : 0),
    instead: true,
  },
];

/** QS-7.3: whether a group in the open has its cover from what the line of fire crosses. */
function isBehind(state: State, group: number, cover: Cover): boolean {
  return cover === 'partial' && groundOf(state).cover[state.at[group]] === 'open';
}
