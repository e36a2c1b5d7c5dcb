import { SETTING } from '@sandtable/kernel';
import { BOARD, END, FIRST, KIND_OF, ON_BOARD, SHOTS_A_TURN, type PbiMove } from '@sandtable/pbi';
import { field } from './field.ts';
import { bestCourse, bestTarget, FAR_DICE, firstStep, NEAR_DICE, Party } from './quickActions.ts';

const whole = new Party();
const part = new Party();

/** What the machine guns of a square shoot at, and where the others go; -1 where they do nothing. */
export const split = { target: -1, step: -1 };

/** Whether machine guns had better stay and shoot while those with them walk. The position says it, so that it can be asked again. */
export function splits(square: number): boolean {
  whole.take(square, undefined);
  if (whole.guns === 0 || whole.guns === whole.groups) return false;
  const together = bestCourse(whole);
  if (together.kind === 'assault') return false;
  const { gain } = together;
  part.take(square, undefined, false);
  const others = bestCourse(part);
  if (others.kind !== 'march') return false;
  const { gain: walked } = others;
  split.step = firstStep(part, others.to);
  if (split.step === -1) return false;
  part.take(square, undefined, true);
  const guns = bestCourse(part);
  if (guns.kind !== 'aim' && guns.kind !== 'none') return false;
  split.target = guns.kind === 'aim' ? bestTarget(part) : -1;
  return guns.gain + walked > gain + field.weights.split;
}

/** Who shoots how often: as often as they can, but before a walk, or at a few, only so often. */
export function volley(from: number, target: number, added: readonly number[]): PbiMove {
  const { state, us, them, count } = field;
  const { make } = state[SETTING];
  const alone = splits(from) && split.target === target;
  whole.take(from, undefined);
  const { kind, before } = bestCourse(whole);
  let most = kind === 'march' && before > 0 && !alone ? before : SHOTS_A_TURN;
  const near = BOARD.range(from, target) === 1;
  let dice = 0;
  let next = -1;
  let isAll = true;
  for (let g = FIRST[us]; g < END[us]; g++) {
    if (state.at[g] !== from || state.status[g] !== ON_BOARD) continue;
    const left = Math.min(state.ap[g], SHOTS_A_TURN - state.shots[g]);
    const each = near ? NEAR_DICE[g] : FAR_DICE[g];
    if (left <= 0 || each === 0) continue;
    if (alone && KIND_OF[g] !== 'lmg') {
      isAll = false;
      continue;
    }
    if (left > most) isAll = false;
    dice += each * Math.min(left, most);
    if (next === -1 && !added.includes(g)) next = g;
  }
  if (dice > 6 * field.weights.overkill * count[them][target] && most > 1) {
    most = 1;
    isAll = false;
  }
  if (isAll) return make.all;
  if (next === -1) return added.length > 0 ? make.fire : make.all;
  const left = Math.min(state.ap[next], SHOTS_A_TURN - state.shots[next]);
  return make.add(next, Math.min(left, most));
}
