import { listNamed, violations, type Armies } from '@sandtable/kernel';
import { drawArmy, drawList } from '../drawing/army.ts';
import { UserError } from '../errors.ts';
import { writeJson } from '../files.ts';
import type { Lines } from '../play/lines.ts';
import { print, table } from '../terminal.ts';
import { text, wordsOf } from '../words.ts';
import type { Mustering } from './muster.ts';
import { ordered } from './orders.ts';

/** Whether the armies go against nothing. */
export function isSound({ ruleset, muster }: Mustering, { armies }: Armies): boolean {
  return ruleset.sides.every(
    (side) => violations(listNamed(muster, armies[side].list), armies[side]).length === 0,
  );
}

/** Both armies and where they meet. */
export function showArmies({ ruleset, muster }: Mustering, armies: Armies): void {
  const words = wordsOf(ruleset);
  for (const side of ruleset.sides) print(drawArmy(armies, side, muster, words));
  print(text('army.ground', { ground: words.text(`battlefield.${armies.ground}`) }));
}

/** Armies that are chosen at the terminal, line by line. Gives the exit code. */
export async function build(mustering: Mustering, begun: Armies, lines: Lines): Promise<number> {
  let armies = begun;
  showArmies(mustering, armies);
  print(text('army.hint', exampleIn(mustering, armies)));
  for (;;) {
    const line = (await lines.ask(text('play.prompt'))) ?? 'quit';
    if (line === 'quit') break;
    try {
      armies = answered(mustering, armies, line);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      print(error.message);
    }
  }
  lines.close();
  return lines.interrupted ? 130 : 0;
}

/** Does what a line says, and gives the armies as they are then. */
function answered(mustering: Mustering, armies: Armies, line: string): Armies {
  const { ruleset, muster } = mustering;
  const words = wordsOf(ruleset);
  const [word, ...rest] = line.split(/\s+/);
  switch (word) {
    case '':
      return armies;
    case 'help':
      print(text('army.help'));
      return armies;
    case 'lists':
      for (const list of muster.lists) print(drawList(list, words));
      return armies;
    case 'grounds':
      print(table(muster.grounds.map(({ id }) => [id, words.text(`battlefield.${id}`)])));
      return armies;
    case 'save': {
      const file = rest.join(' ');
      save(mustering, armies, file);
      print(text('army.saved', { file, ruleset: ruleset.id }));
      return armies;
    }
    default: {
      const changed = ordered(mustering, armies, line);
      showArmies(mustering, changed);
      return changed;
    }
  }
}

/** An order that could be typed. */
function exampleIn({ ruleset, muster }: Mustering, { armies }: Armies): Record<string, string> {
  const [side] = ruleset.sides;
  const { id, most } = listNamed(muster, armies[side].list).entries[0];
  return { side, entry: id, count: `${most}` };
}

/** Writes armies that can be played. */
export function save(mustering: Mustering, armies: Armies, file: string): void {
  if (file === '') throw new UserError(text('play.saveNeedsFile'));
  if (!isSound(mustering, armies)) throw new UserError(text('army.unsound'));
  writeJson(file, armies);
}
