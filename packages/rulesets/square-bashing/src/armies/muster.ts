import { MUSTERED, type Armies, type Army, type Muster } from '@sandtable/kernel';
import type { SquareScenario } from '../files/scenarioFile.ts';
import {
  COLUMNS,
  DEPLOYMENT_ROWS,
  MAIN_UNITS_A_SQUARE,
  MGS_A_SQUARE,
  OTHER_UNITS_A_SQUARE,
  QUALITIES,
  RESERVE_SHARE,
  SIDES,
  type Kind,
  type SideName,
} from '../rules/tables.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { kindOf, qualityOf } from '../state/names.ts';
import type { Force, Forces } from '../state/roster.ts';
import { ARMIES } from './armies.ts';
import { GENERATED, generatedGround } from './ground.ts';
import { isMain, LISTS } from './lists.ts';

const HIGHER_COMMAND: Kind = 'command';

/** SB-11.1: armies that are chosen from the lists, and meet on the ground of a ready-made battle or on any other. */
export const muster: Muster = {
  lists: LISTS,
  usual: { attacker: 'german-1914', defender: 'bef-1914' },
  grounds: [...SCENARIOS.map(({ id }) => ({ id })), { id: GENERATED, seeded: true }],

  battle(chosen: Armies): SquareScenario {
    const forces = forcesOf(chosen);
    if (chosen.ground === GENERATED) {
      const ground = generatedGround(chosen.seed ?? '');
      return { format: 1, ruleset: 'square-bashing', id: MUSTERED, ...ground, forces };
    }
    const ready = SCENARIOS.find(({ id }) => id === chosen.ground) ?? SCENARIOS[0];
    const { measured: _, knobs: __, setting: ___, title: ____, position: _____, ...ground } = ready;
    return { ...ground, id: MUSTERED, forces };
  },
};

/** SB-11.1: what either side brings; every unit is still to be deployed, or waits. */
export function forcesOf({ armies }: Pick<Armies, 'armies'>): Forces {
  const [attacker, defender] = SIDES.map((side) => forceOf(armies[side], side));
  return { attacker, defender };
}

function forceOf(army: Army, side: SideName): Force {
  const listed = ARMIES.find(({ id }) => id === army.list) ?? ARMIES[0];
  const { artillery, command, assets } = listed;
  const units = Object.keys(listed.units).flatMap((word) =>
    new Array<string>(army.counts[word] ?? 0).fill(word),
  );
  const squares = COLUMNS * DEPLOYMENT_ROWS[side];
  // The best are deployed, so that those wait who can be spared.
  const main = units.filter(isMain).toSorted((a, b) => worth(b) - worth(a));
  const inLine = main.length - Math.floor(main.length / RESERVE_SHARE[side]);
  const mgs = units.filter((word) => kindOf(word) === 'mg');
  const models = units.filter((word) => !isMain(word) && kindOf(word) !== 'mg');
  const rooms = [
    { of: main, room: Math.min(inLine, MAIN_UNITS_A_SQUARE * squares) },
    { of: mgs, room: MGS_A_SQUARE * squares },
    { of: models, room: (OTHER_UNITS_A_SQUARE - MGS_A_SQUARE) * squares },
  ];
  return {
    artillery,
    command,
    assets,
    // SB-9.2: orders are heard best next to it, so no army is without; it costs nothing and needs no room.
    deploy: [...rooms.flatMap(({ of, room }) => of.slice(0, room)), HIGHER_COMMAND],
    reserve: rooms.flatMap(({ of, room }) => of.slice(room)),
  };
}

/** Reservists are spared first, and cavalry before infantry as good. */
function worth(word: string): number {
  const quality = QUALITIES.indexOf(qualityOf(word));
  return -2 * quality - (kindOf(word) === 'cavalry' ? 1 : 0);
}
