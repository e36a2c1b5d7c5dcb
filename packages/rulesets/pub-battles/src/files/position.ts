import { POSITION, SETTING } from '@sandtable/kernel';
import type { Field } from '../state/field.ts';
import { flow } from '../rules/flow.ts';
import type {
  CommandEntry,
  DetachmentEntry,
  PieceEntry,
  PiecePosition,
  Position,
  PubScenario,
} from './scenarioFile.ts';
import { MARKS } from './scenarioSchema.ts';
import { ON_MAP, PLACES, type State } from '../state/state.ts';
import { SIDES, type SideName } from '../rules/tables.ts';
import type { Trail } from '../rules/04-movement/trails.ts';

/** The scenario that stands exactly where a state stands. */
export function positionOf(state: State): PubScenario {
  const {
    [SETTING]: { field },
  } = state;
  const loose = loosePieces(state);
  return {
    format: 1,
    ruleset: 'pub-battles',
    id: POSITION,
    map: field.map,
    armies: { red: field.armies[0], blue: field.armies[1] },
    rates: field.rates,
    sizes: field.sizes,
    columnLength: field.columnLength,
    firstTurn: field.firstTurn,
    ...(field.fog.length > 0 && { weather: { fog: field.fog } }),
    days: field.days,
    chooser: SIDES[field.chooser],
    lines: { red: field.lines[0], blue: field.lines[1] },
    commands: state[SETTING].army.commands.map((_, command) => commandEntry(state, command)),
    ...(loose.length > 0 && {
      detachments: loose.map((piece) => detachmentEntry(state, piece)),
    }),
    ...freeEntry(field),
    position: entryOf(state),
  };
}

function freeEntry({ free }: Field): Pick<PubScenario, 'free'> {
  if (free === null) return {};
  return { free: { host: SIDES[free.host], zone: free.zone, entries: free.entries } };
}

/** PB-2.3: the pieces that were written down without a Command. */
function loosePieces({ [SETTING]: { army } }: State): number[] {
  return army.homes.flatMap((home, piece) => (home === -1 ? [piece] : []));
}

function commandEntry({ [SETTING]: { army } }: State, number: number): CommandEntry {
  const { side, name, rating, chit, army: whole, arrives, entry, facing } = army.commands[number];
  return {
    side: SIDES[side],
    name,
    rating,
    ...(!chit && { chit }),
    ...(whole && { army: whole }),
    ...(arrives > 0 && { arrives }),
    ...(entry !== null && { entry }),
    ...(facing !== 0 && { facing }),
    pieces: army.pieces.flatMap(({ kind, name: piece, steadfast }, p): PieceEntry[] => {
      if (army.homes[p] !== number || kind === 'hq') return [];
      return [{ name: piece, kind, ...(steadfast && { steadfast }) }];
    }),
  };
}

function detachmentEntry(
  { [SETTING]: { army }, x, y, facing }: State,
  piece: number,
): DetachmentEntry {
  const { side, name } = army.pieces[piece];
  return { side: SIDES[side], name, at: [x[piece], y[piece]], facing: facing[piece] };
}

function entryOf(state: State): Position {
  const {
    [SETTING]: { army },
    contacts,
    bombarded,
    won,
    outcome,
    edge,
  } = state;
  const nameOf = (piece: number): string => army.pieces[piece].name;
  const trails = army.commands.flatMap(({ name }, command): [string, Trail][] => {
    const trail = state.trails[command];
    return trail === null ? [] : [[name, trail]];
  });
  return {
    day: state.day,
    turn: state.turn,
    ...(edge !== null && { edge }),
    pieces: army.pieces.map((_, piece) => piecePosition(state, piece)),
    nextBlock: state.nextBlock.slice(),
    trails: Object.fromEntries(trails),
    packed: SIDES.filter((_, side) => state.packed[side] === 1),
    pool: state.pool.map((command) => army.commands[command].name),
    contacts: contacts.map((contact) => ({
      ...contact,
      attacker: nameOf(contact.attacker),
      defender: nameOf(contact.defender),
    })),
    bombarded: bombarded.map(({ gun, target }) => ({ gun: nameOf(gun), target: nameOf(target) })),
    ...(won !== null && { won: { side: SIDES[won.side], by: won.by } }),
    stack: state.stack.map((frame) => flow.codec.write(frame, army)),
    ...(outcome !== null && {
      outcome: {
        winner: (outcome.winner ?? null) as SideName | null,
        scores: outcome.scores,
        rule: outcome.rule,
      },
    }),
  };
}

/** A piece off the map keeps the place it had, if the state does. */
function piecePosition(state: State, piece: number): PiecePosition {
  const {
    [SETTING]: { army },
    place,
    x,
    y,
    facing,
    block,
    command,
    behind,
  } = state;
  const isPlaced = place[piece] === ON_MAP || x[piece] !== 0 || y[piece] !== 0;
  // PB-2.5: behind an army commander rather than its own HQ.
  const isElsewhere = behind[piece] !== -1 && behind[piece] !== command[piece];
  const isAssigned = army.homes[piece] === -1 && command[piece] !== -1;
  const marks = MARKS.filter((mark) => state[mark][piece] === 1);
  return {
    name: army.pieces[piece].name,
    place: PLACES[place[piece]],
    ...(isPlaced && { at: [x[piece], y[piece]] }),
    ...(facing[piece] !== 0 && { facing: facing[piece] }),
    ...(block[piece] !== 0 && { block: block[piece] }),
    ...(isAssigned && { command: army.commands[command[piece]].name }),
    ...(isElsewhere && { behind: army.commands[behind[piece]].name }),
    ...(state.rank[piece] !== 0 && { rank: state.rank[piece] }),
    ...(state.carried[piece] !== -1 && { carried: army.commands[state.carried[piece]].name }),
    ...(marks.length > 0 && { marks }),
  };
}
