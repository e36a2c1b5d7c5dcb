import type { Move, Pick, Scene } from '@sandtable/kernel';
import type { Moment } from './moment.ts';
import type { Choice, Picker } from './picker.ts';
import type { Sitting } from './sitting.ts';
import { wholeChoices } from './touching.ts';

/** All that can be answered, in the order in which it is shown. */
export interface Answers {
  /** Buttons with which something is done. */
  readonly first: readonly Choice[];
  /** What can be pointed at on the board. */
  readonly listed: readonly Choice[];
  /** What gives something up comes last, so that nobody does it in passing. */
  readonly last: readonly Choice[];
  /** What the key for ending takes: the mildest there is, which is told last, of what was asked last. */
  readonly ending: Choice | undefined;
  /** What Enter takes: the only button with which a move is made. */
  readonly usual: Choice | undefined;
}

export function answersIn(
  { picker, place, toward, scene, others, further }: Moment,
  gesture: (move: Move) => readonly Pick[],
): Answers | undefined {
  if (picker === undefined) return undefined;
  const onBoard = [...inOrder(picker, scene), ...others].flatMap((choice) =>
    wholeChoices(choice, gesture),
  );
  const here = place === undefined ? onBoard : choicesIn(place, onBoard, picker);
  const buttons = [...further, ...picker.buttons];
  const first = buttons.filter((choice) => !givesUp(choice, picker));
  const last = buttons.filter((choice) => givesUp(choice, picker));
  const listed = toward.length > 0 ? toward : here;
  // Where nothing else can be done nobody gives up anything.
  const usual = usualIn(first.length + listed.length > 0 ? first : last, picker);
  return { first, listed, last, ending: endingIn(last), usual };
}

/** What is in a square, and what can be done with the square itself. */
function choicesIn(place: string, onBoard: readonly Choice[], picker: Picker): Choice[] {
  const within = onBoard.filter(({ pick }) => picker.placeOf(pick) === place);
  if (within.length < 2) return within;
  return within.flatMap((choice) => {
    if (!('square' in choice.pick)) return [choice];
    const path = [...picker.path, choice.pick];
    const { buttons } = picker.after(path);
    const own = buttons.filter(({ depth }) => depth === path.length);
    return own.length === 0 ? [choice] : own.map((each) => ({ ...each, path }));
  });
}

/** What Enter does, wherever on the table it is pressed; nothing where several things could be meant. */
export function usualAct(sitting: Sitting, moment: Moment): (() => void) | undefined {
  const { sure, counsel } = moment;
  if (sure !== undefined) return () => sitting.hand.confirm();
  if (counsel?.kind === 'move') return () => sitting.hand.make(counsel.advised.move);
  if (counsel?.kind === 'turn') return () => void sitting.adviser.playTurn();
  const usual = answersIn(moment, (move) => sitting.game.ruleset.gesture(move))?.usual;
  return usual && (() => sitting.hand.take(usual));
}

/** How many picks have been made: what counts as pointed at because there is nothing else has not. */
function made({ canGoBack, path }: Picker): number {
  return canGoBack ? path.length : 0;
}

/** Something that is done with, or belongs to what was asked before the last pick. */
function givesUp(choice: Choice, picker: Picker): boolean {
  return choice.depth < made(picker) || ends(choice);
}

function ends({ pick }: Choice): boolean {
  return 'button' in pick && pick.ends === true;
}

function endingIn(last: readonly Choice[]): Choice | undefined {
  const ending = last.filter(ends);
  const deepest = Math.max(...ending.map(({ depth }) => depth));
  return ending.findLast(({ depth }) => depth === deepest);
}

function usualIn(first: readonly Choice[], picker: Picker): Choice | undefined {
  const whole = first.filter(
    ({ completes, depth }) => completes !== undefined && depth >= made(picker),
  );
  return whole.length === 1 ? whole[0] : undefined;
}

/** As they lie on the board, row by row. */
function inOrder(picker: Picker, { areas }: Scene): Choice[] {
  const places = new Map(areas.map(({ id }, i) => [id, i]));
  const rank = ({ pick }: Choice): number => places.get(picker.placeOf(pick) ?? '') ?? 0;
  return picker.onBoard.toSorted((a, b) => rank(a) - rank(b));
}
