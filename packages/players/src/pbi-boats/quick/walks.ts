import { SETTING } from '@sandtable/kernel';
import { DIAGONAL, GROUPS_A_SQUARE, PINNED } from '@sandtable/pbi';
import type { Look } from './look.ts';
import { shotFrom, shotsLeft } from './shots.ts';
import { going } from './going.ts';

/** How a group ashore spends its AP: shots, a walk and what shots are left then, or the other way round. */
export interface Walk {
  /** What is gained by it all. */
  readonly value: number;
  /** What is gained by the walk alone. */
  readonly gain: number;
  /** The first square of the walk; -1 where it stays. */
  readonly step: number;
  /** Shots that are fired before it. */
  readonly shots: number;
}

/** A square that can be walked to. */
export interface Reached {
  readonly square: number;
  readonly cost: number;
  readonly step: number;
  readonly hasTurned: boolean;
  /** What a group of little worth loses on the way to those who shoot at whoever comes near (QS-9). */
  readonly paid: number;
  /** Where it came from; none where it began. */
  readonly before: Reached | undefined;
}

/** Nobody has more AP. */
const MOST_AP = 7;
/** So many of ours share what is shot at them on the way. */
const TOGETHER = 2;
const MEAN = 3.5;

/** The best that a group ashore does with so many AP, if so many others go with it to wherever it goes. */
export function walkOf(look: Look, group: number, ap: number, others = 0): Walk {
  const { state, survey, field } = look;
  const { worth } = field;
  const from = state.at[group];
  const here = shotAt(look, group, from);
  const all = shotsLeft(state, group, ap);
  let best: Walk = { value: all * here, gain: 0, step: -1, shots: all };
  if ((state.flags[group] & PINNED) !== 0) return best;
  for (const { square, cost, step, paid } of reachOf(look, group)) {
    if (cost > ap) break;
    let gain = worth[square] - worth[from] - going.by.snapped * paid;
    if (others > 0 && survey.objectiveAt[square] !== -1) gain -= lessFor(look, square, others);
    const left = Math.max(0, shotsLeft(state, group, ap - cost));
    // Where it comes to the same it shoots first: whoever falls does not shoot back.
    let value = gain + left * here;
    let shots = left;
    if (left > 0) {
      const there = shotAt(look, group, square);
      if (there > here) {
        value = gain + left * there;
        shots = 0;
      }
    }
    if (value > best.value) best = { value, gain, step, shots };
  }
  return best;
}

/** What a group with so many AP has of going to a square, with the shots that are left then. */
export function walkTo(look: Look, group: number, ap: number, to: Reached): number {
  const { state, field } = look;
  const from = state.at[group];
  const shots = Math.max(0, shotsLeft(state, group, ap - to.cost));
  const shot = Math.max(shotAt(look, group, from), shotAt(look, group, to.square));
  return field.worth[to.square] - field.worth[from] - going.by.snapped * to.paid + shots * shot;
}

/** What a group shoots that stays where it is. */
export function stayOf(look: Look, group: number, ap: number): Walk {
  const shots = shotsLeft(look.state, group, ap);
  const value = Math.max(0, shots) * shotAt(look, group, look.state.at[group]);
  return { value, gain: 0, step: -1, shots };
}

/** What an objective is worth less to whoever comes there with so many others. */
function lessFor({ stand, survey, field }: Look, square: number, others: number): number {
  const { garrison } = going.by;
  const held = stand.ours[square];
  const first = garrison[Math.min(held, garrison.length - 1)];
  const next = garrison[Math.min(held + others, garrison.length - 1)];
  return survey.objectives.length === 0 ? 0 : (1 - next / first) * field.goal[square];
}

/** What a shot of a group is worth from a square: worked out once for each kind while nobody has moved. */
function shotAt(look: Look, group: number, square: number): number {
  const { state, survey, preys, field } = look;
  const kind = state[SETTING].roster.kindNumber[group];
  const shots = (field.shots[kind] ??= new Float64Array(survey.size).fill(-1));
  if (shots[square] < 0) shots[square] = shotFrom(state, survey, preys, group, square);
  return shots[square];
}

/** QS-6: the squares that a group can walk to, the nearest first. */
export function reachOf(look: Look, group: number): readonly Reached[] {
  const { state, survey } = look;
  const { roster } = state[SETTING];
  const from = state.at[group];
  const kind = roster.kindNumber[group];
  const turned = (state.flags[group] & DIAGONAL) !== 0;
  const key = (kind * survey.size + from) * 2 + (turned ? 1 : 0);
  const known = look.field.reaches.get(key);
  if (known !== undefined) return known;
  const found = reachedFrom(look, from, survey.ground.leaves[kind], turned);
  look.field.reaches.set(key, found);
  return found;
}

function reachedFrom(
  { state, survey, stand, field }: Look,
  from: number,
  leaves: readonly number[],
  turned: boolean,
): Reached[] {
  const { board } = state[SETTING];
  const seen = new Uint8Array(2 * survey.size).fill(MOST_AP + 1);
  const found: Reached[] = [];
  const open: Reached[][] = [
    [{ square: from, cost: 0, step: -1, hasTurned: turned, paid: 0, before: undefined }],
  ];
  for (let spent = 0; spent <= MOST_AP && spent < open.length; spent++) {
    for (const here of open[spent] ?? []) {
      if (spent > seen[2 * here.square + (here.hasTurned ? 1 : 0)]) continue;
      if (spent > 0) found.push(here);
      const cost = spent + leaves[here.square];
      if (cost > MOST_AP) continue;
      for (const square of board.neighbours[here.square]) {
        if (square === from || !survey.isFooting[square]) continue;
        const isDiagonal = board.isDiagonal(here.square, square);
        if (isDiagonal && here.hasTurned) continue;
        if (stand.theirs[square] > 0 || stand.hulls[square] === 1) continue;
        if (stand.ours[square] >= GROUPS_A_SQUARE) continue;
        const hasTurned = here.hasTurned || isDiagonal;
        const place = 2 * square + (hasTurned ? 1 : 0);
        if (seen[place] <= cost) continue;
        seen[place] = cost;
        const shot = (field.snaps[square] * survey.deadly[square]) / TOGETHER;
        (open[cost] ??= []).push({
          square,
          cost,
          step: here.step === -1 ? square : here.step,
          hasTurned,
          paid: here.paid + (MEAN * shot) / (1 + shot),
          before: here,
        });
      }
    }
  }
  return found;
}
