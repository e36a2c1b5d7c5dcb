import { EDGES } from '@sandtable/board';
import { SETTING, type Problem, type Scenario } from '@sandtable/kernel';
import { SIDES, WAITING, type State } from '@sandtable/pbi/extending';
import {
  boatsIn,
  GONE,
  hullOf,
  MARKS,
  SAVED,
  SOMEWHERE,
  UNLAID,
  type Fleet,
  type Kit,
  type Plan,
  fleetOf,
} from '../state/fleet.ts';
import { AFLOAT, EXPECTED, LAID, RESERVE } from '../state/statuses.ts';
import { attackersEdge, canSail, watersOf } from '../state/waters.ts';
import { weaponsNamed, TANK_WEAPONS, type Weapon } from '../tables/weapons.ts';
import type { BoatEntry, BoatScenario, MinesEntry } from './scenario.ts';
import { fleetProblems } from './fleetProblems.ts';

const NAMES_OF_MINES = { unlaid: UNLAID, gone: GONE, hidden: SOMEWHERE } as const;

/** What boats keep at the beginning, or in the position that a scenario describes. */
export function beginFleet(state: State, scenario: Scenario, problems: Problem[]): Fleet {
  const file = scenario as BoatScenario;
  const { board, roster } = state[SETTING];
  const { isWater } = watersOf(state);
  const each = <T>(value: T): T[] => roster.groups.map(() => value);
  const entries = roster.ids.map((id) => file.boats?.find((entry) => entry.id === id));
  const aboard = each(-1);
  for (const { boat, pieces } of file.aboard ?? []) {
    for (const piece of pieces) aboard[roster.named(piece)] = roster.named(boat);
  }
  const fleet: Fleet = {
    plan: planOf(state, file, entries),
    facing: entries.map((entry, piece) =>
      entry?.facing === undefined ? usualFacing(state, piece) : EDGES.indexOf(entry.facing),
    ),
    damage: entries.map((entry) => entry?.damage ?? 0),
    crew: entries.map((entry, piece) =>
      entry?.crew === undefined ? roster.sideOf[piece] : SIDES.indexOf(entry.crew),
    ),
    aboard,
    carrier: entries.map((entry) =>
      entry?.carrier === undefined ? -1 : roster.named(entry.carrier),
    ),
    ap: entries.map((entry) => entry?.ap ?? 0),
    shots: entries.map((entry) =>
      (entry?.shots ?? []).reduce((bits, shots, weapon) => bits | (shots << (2 * weapon)), 0),
    ),
    marks: entries.map((entry, piece) =>
      (entry?.marks ?? []).reduce(
        (bits, mark) => bits | (1 << MARKS.indexOf(mark)),
        file.saved?.includes(roster.ids[piece]) ? SAVED : 0,
      ),
    ),
    beached: entries.map((entry) =>
      entry?.beached === undefined ? -1 : board.named(entry.beached),
    ),
    mines: minesIn(state, file.mines),
    found: (file.mines?.rows ?? []).map((_, mine) => file.mines?.found?.[mine] ?? false),
    sailed: board.names.map((name, square) =>
      file.sailed?.includes(name) || (isWater[square] && boatsIn(state, square).length > 0) ? 1 : 0,
    ),
  };
  state.own = fleet;
  lay(state, fleet);
  if (file.position === undefined) keepReserves(state, fleet.plan);
  problems.push(...fleetProblems(state, file));
  return fleet;
}

/** BT-4.3: of boats that can be carried the ground says whether they are afloat. */
function lay(state: State, { plan }: Fleet): void {
  for (const [piece, status] of state.status.entries()) {
    if (status !== AFLOAT && status !== LAID) continue;
    if (plan.kits[piece]?.portable !== true) continue;
    state.status[piece] = canSail(watersOf(state), state.at[piece]) ? AFLOAT : LAID;
  }
}

function planOf(
  state: State,
  file: BoatScenario,
  entries: readonly (BoatEntry | undefined)[],
): Plan {
  const { roster } = state[SETTING];
  return {
    kits: entries.map((entry, piece) => kitOf(state, piece, entry)),
    mines: file.mines?.rows ?? [],
    current: file.current === undefined ? -1 : EDGES.indexOf(file.current),
    sight: file.sight ?? 0,
    rows: file.attackerRows ?? 1,
    landings: file.objectives === 'landings',
    minimumMove: file.minimumMove ?? false,
    reserves: (file.reserves ?? []).map(({ pieces, turn }) => {
      return { pieces: pieces.map((id) => roster.named(id)), turn };
    }),
  };
}

function kitOf(state: State, piece: number, entry: BoatEntry | undefined): Kit | null {
  const hull = hullOf(state, piece);
  if (hull === undefined) return null;
  const names = hull.vehicle ? TANK_WEAPONS : (entry?.weapons ?? []);
  return {
    weapons: weaponsNamed(names),
    nets: entry?.nets ?? false,
    portable: entry?.portable ?? false,
  };
}

/** A hull faces the other side unless somebody turns it. */
function usualFacing(state: State, piece: number): number {
  const attackers = EDGES.indexOf(attackersEdge(state));
  return (attackers + (state[SETTING].roster.sideOf[piece] === 0 ? 2 : 0)) % EDGES.length;
}

function minesIn(state: State, entry: MinesEntry | undefined): number[] {
  return (entry?.rows ?? []).map((_, mine) => {
    const name = entry?.laid?.[mine] ?? 'unlaid';
    if (Object.hasOwn(NAMES_OF_MINES, name)) return NAMES_OF_MINES[name as 'gone'];
    return state[SETTING].board.named(name);
  });
}

/** BT-4.4: who comes later is not deployed. */
function keepReserves(state: State, { reserves }: Plan): void {
  for (const { pieces } of reserves) {
    for (const piece of pieces) {
      for (const each of [piece, ...waitingAboard(state, piece)]) {
        state.status[each] = hullOf(state, each) === undefined ? RESERVE : EXPECTED;
      }
    }
  }
}

function waitingAboard(state: State, boat: number): number[] {
  return fleetOf(state).aboard.flatMap((on, piece) =>
    on === boat && state.status[piece] === WAITING ? [piece] : [],
  );
}

/** The fields of a scenario that `beginFleet` makes the same of again. */
export function writeFleet(state: State): object {
  const { board, roster } = state[SETTING];
  const { plan, aboard, marks, sailed } = fleetOf(state);
  const boats = roster.ids.flatMap((_, piece) =>
    plan.kits[piece] === null ? [] : [boatEntry(state, piece)],
  );
  const loads = roster.ids.flatMap((boat, b) => {
    const pieces = roster.ids.filter((_, piece) => aboard[piece] === b);
    return pieces.length > 0 ? [{ boat, pieces }] : [];
  });
  const saved = roster.ids.filter((_, piece) => (marks[piece] & SAVED) !== 0);
  const been = board.names.filter((_, square) => sailed[square] === 1);
  return {
    ...(boats.length > 0 && { boats }),
    ...(loads.length > 0 && { aboard: loads }),
    ...(plan.reserves.length > 0 && {
      reserves: plan.reserves.map(({ pieces, turn }) => {
        return { pieces: pieces.map((piece) => roster.ids[piece]), turn };
      }),
    }),
    ...(plan.mines.length > 0 && { mines: minesEntry(state) }),
    ...(plan.current !== -1 && { current: EDGES[plan.current] }),
    ...(plan.sight > 0 && { sight: plan.sight }),
    ...(plan.rows > 1 && { attackerRows: plan.rows }),
    ...(plan.landings && { objectives: 'landings' }),
    ...(plan.minimumMove && { minimumMove: true }),
    ...(been.length > 0 && { sailed: been }),
    ...(saved.length > 0 && { saved }),
  };
}

function boatEntry(state: State, boat: number): BoatEntry {
  const { board, roster } = state[SETTING];
  const fleet = fleetOf(state);
  const kit = fleet.plan.kits[boat];
  const weapons = hullOf(state, boat)?.vehicle ? [] : (kit?.weapons ?? []).map(weaponName);
  const shots = (kit?.weapons ?? []).map((_, weapon) => (fleet.shots[boat] >> (2 * weapon)) & 3);
  const marks = MARKS.filter((_, bit) => (fleet.marks[boat] & (1 << bit)) !== 0);
  return {
    id: roster.ids[boat],
    ...(weapons.length > 0 && { weapons }),
    ...(kit?.nets && { nets: true }),
    ...(kit?.portable && { portable: true }),
    facing: EDGES[fleet.facing[boat]],
    ...(fleet.damage[boat] > 0 && { damage: fleet.damage[boat] }),
    ...(fleet.crew[boat] !== roster.sideOf[boat] && { crew: SIDES[fleet.crew[boat]] }),
    ...(fleet.carrier[boat] !== -1 && { carrier: roster.ids[fleet.carrier[boat]] }),
    ...(fleet.ap[boat] > 0 && { ap: fleet.ap[boat] }),
    ...(fleet.shots[boat] > 0 && { shots }),
    ...(marks.length > 0 && { marks }),
    ...(fleet.beached[boat] !== -1 && { beached: board.names[fleet.beached[boat]] }),
  };
}

function weaponName({ kind, dice }: Weapon): string {
  return kind === 'cannon' ? `cannon${dice}` : kind;
}

function minesEntry(state: State): MinesEntry {
  const { plan, mines, found } = fleetOf(state);
  const nameOf = (square: number): string => {
    const word = Object.entries(NAMES_OF_MINES).find(([, number]) => number === square);
    return word?.[0] ?? state[SETTING].board.names[square];
  };
  return {
    rows: plan.mines,
    ...(mines.some((square) => square !== UNLAID) && { laid: mines.map(nameOf) }),
    ...(found.includes(true) && { found: found.slice() }),
  };
}
