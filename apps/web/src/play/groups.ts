import type { Act, Move, Pick as Pointed } from '@sandtable/kernel';
import type { Answers } from './answers.ts';
import type { Choice, Picker } from './picker.ts';

/** More than these do not stand out one by one, and are put into groups. */
export const FEW = 8;
/** So many squares to go to are told by their names alone. */
const SQUARES = 3;

export interface Group {
  readonly kind: Act | 'other';
  readonly title: Act | 'moveTo' | 'other' | undefined;
  readonly choices: readonly Choice[];
  /** Where each of them leads, where that is told by the square alone. */
  readonly squares?: readonly string[];
}

/** What is known of an answer in a list. */
interface Listed {
  actsBy(this: void, choice: Choice): readonly Act[];
  label(this: void, choice: Choice): string;
  /** The move that it makes, which its label tells. */
  wholeOf(this: void, choice: Choice): Move | undefined;
  gesture(this: void, move: Move): readonly Pointed[];
}

/** What is done to the enemy comes first: ways to go are lit on the board anyway. */
const RANKS: readonly (Act | 'other')[] = ['assault', 'shoot', 'move', 'other'];

/** A list by what is done. Squares that somebody may go to take little room. */
export function groupsOf(listed: readonly Choice[], about: Listed): Group[] {
  const kinds = Map.groupBy(listed, (choice) => about.actsBy(choice).at(-1) ?? 'other');
  return RANKS.flatMap((kind): Group[] => {
    const all = kinds.get(kind) ?? [];
    const plain = kind === 'move' ? plainMoves(all, about) : [];
    const choices = all.filter((choice) => !plain.includes(choice));
    const isTitled = listed.length > FEW && kinds.size > 1;
    const groups: Group[] = [];
    if (choices.length > 0) groups.push({ kind, title: isTitled ? kind : undefined, choices });
    if (plain.length > 0) {
      groups.push({ kind, title: 'moveTo', choices: plain, squares: plain.flatMap(squareOf) });
    }
    return groups;
  });
}

/**
 * Whether the list comes before the buttons: whoever has chosen somebody first reads where he can go and what is done
 * there, and then what else he can do, unless Enter does just that.
 */
export function listComesFirst(
  { listed, usual }: Pick<Answers, 'listed' | 'usual'>,
  { path }: Picker,
  actsBy: Listed['actsBy'],
): boolean {
  const does = listed.some((choice) => actsBy(choice).length > 0);
  return path.length > 0 && usual === undefined && does;
}

/**
 * Moves whose words differ by the square alone, so that it tells them apart: the most that are alike in this. What is
 * done there by a button has a verb of its own, which is to be read.
 */
function plainMoves(moves: readonly Choice[], about: Listed): readonly Choice[] {
  const alike = Map.groupBy(moves, (choice) => plainWords(choice, about));
  alike.delete(undefined);
  const [most = []] = [...alike.values()].toSorted((a, b) => b.length - a.length);
  const isPlain = new Set(most.flatMap(squareOf)).size === most.length;
  return isPlain && most.length >= SQUARES ? most : [];
}

/** What is told of a move to a square beside the square; nothing where it leads on to a choice. */
function plainWords(choice: Choice, { label, wholeOf, gesture }: Listed): string | undefined {
  const [square] = squareOf(choice);
  const whole = wholeOf(choice);
  if (square === undefined) return undefined;
  if (whole === undefined) return '';
  const isDone = gesture(whole).some((pick) => 'button' in pick);
  return isDone ? undefined : label(choice).replaceAll(square, '');
}

function squareOf({ pick }: Choice): readonly string[] {
  return 'square' in pick ? [pick.square] : [];
}
