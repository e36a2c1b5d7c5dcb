import type { Command, PieceInfo, Army } from '../state/army.ts';
import type { Field, SideIndex } from '../state/field.ts';
import type { CommandEntry, PubScenario } from './scenarioFile.ts';
import { COLUMN_LENGTH, RATES, SIDES, SIZES, type SideName } from '../rules/tables.ts';

export function sideNamed(side: SideName): SideIndex {
  return SIDES.indexOf(side) as SideIndex;
}

/** Games on the same field share what has been worked out about it. */
const fields = new Map<string, Field>();
const FIELDS_KEPT = 50;

/** What a scenario of the right form says about map, rates, sizes, time and lines. */
export function fieldFrom(file: PubScenario): Field {
  const { map, armies, lines, firstTurn, days, free } = file;
  const field: Field = {
    map,
    armies: [armies.red, armies.blue],
    rates: { ...RATES, ...file.rates },
    sizes: { ...SIZES, ...file.sizes },
    columnLength: file.columnLength ?? COLUMN_LENGTH,
    firstTurn,
    fog: file.weather?.fog ?? [],
    days,
    chooser: sideNamed(file.chooser),
    lines: [lines.red, lines.blue],
    free:
      free === undefined
        ? null
        : { host: sideNamed(free.host), zone: free.zone, entries: free.entries },
  };
  const key = JSON.stringify(field);
  const known = fields.get(key);
  if (known !== undefined) return known;
  if (fields.size >= FIELDS_KEPT) fields.clear();
  fields.set(key, field);
  return field;
}

/** An order of battle, and the Command of each of its pieces. */
interface Mustered {
  readonly army: Army;
  readonly command: number[];
}

/**
 * PB-2.3: both orders of battle, Red's first; each HQ, then its pieces; detachments that belong to
 * nobody yet last.
 */
export function armyFrom({
  commands,
  detachments = [],
}: Pick<PubScenario, 'commands' | 'detachments'>): Mustered {
  const [raised, pieces, command]: [Command[], PieceInfo[], number[]] = [[], [], []];
  for (const [side, sideName] of SIDES.entries()) {
    const add = (piece: Omit<PieceInfo, 'side'>, of: number): void => {
      const { name, kind, steadfast } = piece;
      pieces.push({ name, side: side as SideIndex, kind, steadfast });
      command.push(of);
    };
    for (const entry of commands) {
      if (entry.side !== sideName) continue;
      const number = raised.push(commandFrom(entry)) - 1;
      add({ name: entry.name, kind: 'hq', steadfast: false }, number);
      for (const { name, kind, steadfast = false } of entry.pieces) {
        add({ name, kind, steadfast }, number);
      }
    }
    for (const { side: owner, name } of detachments) {
      if (owner === sideName) add({ name, kind: 'detachment', steadfast: false }, -1);
    }
  }
  return { army: { commands: raised, pieces, homes: command }, command };
}

function commandFrom(entry: CommandEntry): Command {
  const { name, rating, chit = true, army = false, arrives = 0, entry: at, facing = 0 } = entry;
  const side = sideNamed(entry.side);
  return { side, name, rating, chit, army, arrives, entry: at ?? null, facing };
}
