import { replaceTop, type Dice, type RuleId } from '@sandtable/kernel';
import {
  asFrame,
  GROUPS,
  nextPhase,
  type OwnDefinition,
  type OwnFrame,
  type OwnName,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';

/** Boats for which a step of the turn is still to be done. */
interface Boats extends OwnFrame {
  readonly boats: readonly number[];
}

interface Step {
  readonly name: OwnName;
  readonly rule: RuleId;
  /** Whether a boat may be among those that wait for it. */
  waits(this: void, state: State, boat: number): boolean;
  each(this: void, state: State, boat: number, dice: Dice, report: PbiReport): void;
  /** What comes after the last of them. */
  end?(this: void, state: State, dice: Dice, report: PbiReport): void;
}

/**
 * BT-3.6: a step of the turn that is done boat after boat, in the order of the roster. Nobody is asked for
 * anything but what comes of it.
 */
export function boatByBoat({ name, rule, waits, each, end }: Step): OwnDefinition {
  return {
    fields: { boats: GROUPS },
    on: [null],
    rule,
    endsAtOnce: true,
    asked: (state) => state.side,

    possible(state, frame) {
      const { boats } = frame as Boats;
      return boats.every((boat, i) => waits(state, boat) && !boats.includes(boat, i + 1));
    },

    settle(state, frame, dice, report) {
      const [boat, ...rest] = (frame as Boats).boats;
      if (boat === undefined) {
        end?.(state, dice, report);
        nextPhase(state, name, dice, report);
      } else {
        replaceTop(state, asFrame({ type: name, boats: rest }));
        each(state, boat, dice, report);
      }
      return true;
    },

    moves() {},
    answers: {},
  };
}
