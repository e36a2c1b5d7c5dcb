import type { FrameEntry, OptionValues } from '@sandtable/kernel';
import type { Place } from '../../src/state/field.ts';
import { browning } from '../../src/ruleset.ts';
import type {
  BrowningScenario,
  PlatoonEntry,
  TeamEntry,
  VictoryEntry,
} from '../../src/files/scenarioFile.ts';
import type { STATUSES } from '../../src/state/state.ts';
import type { FeatureKind, Quality, SideName, Weapon } from '../../src/rules/tables.ts';

/** A team: where its figures stand, and what is not as usual about it. */
export interface TeamSketch {
  readonly at: readonly Place[];
  readonly quality?: Quality;
  readonly weapon?: Weapon;
  readonly rapid?: boolean;
  /** `1` for the attacker and `2` for the defender unless it says otherwise. */
  readonly platoon?: string;
}

/** A position in a few words. Whatever it does not mention is as plain as can be. */
export interface Sketch {
  /**
   * Teams by name, riflemen of regular quality. Those from A to C are the attacker's, those from D on
   * the defender's; the first letter is the squad's name.
   */
  readonly teams: Readonly<Record<string, readonly Place[] | TeamSketch>>;
  /** Platoon leaders by name, with the platoon of each. */
  readonly leaders?: Readonly<Record<string, string>>;
  readonly features?: readonly (readonly [FeatureKind, ...Place[]])[];
  readonly table?: { readonly width: number; readonly height: number };
  /** Figures that are not upright. */
  readonly figures?: Readonly<Record<string, (typeof STATUSES)[number]>>;
  readonly done?: readonly string[];
  readonly leadersDone?: readonly string[];
  readonly leaderAt?: Readonly<Record<string, Place>>;
  readonly cards?: readonly string[];
  readonly leaderCards?: readonly { readonly name: string; readonly declined?: boolean }[];
  readonly turn?: number;
  readonly turns?: number;
  readonly first?: SideName;
  readonly victory?: VictoryEntry;
  /** What is being resolved; the attacker picks two unless it says otherwise. */
  readonly stack?: readonly FrameEntry[];
  readonly options?: OptionValues;
}

const PICK: FrameEntry = {
  type: 'pick',
  side: 'attacker',
  left: 2,
  taken: [],
  drawn: [],
  called: [],
  declines: 0,
};

export function scenarioOf(sketch: Sketch): BrowningScenario {
  const { first = 'attacker', leaderAt = {}, done = [] } = sketch;
  const teams = [...new Set([...done, ...Object.keys(leaderAt)])];
  return {
    ...openingOf(sketch),
    position: {
      turn: sketch.turn ?? 1,
      first,
      figures: Object.entries(sketch.figures ?? {}).map(([id, status]) => ({ id, status })),
      teams: teams.map((name) => ({
        name,
        ...(done.includes(name) && { done: true }),
        ...(name in leaderAt && { leader: leaderAt[name] }),
      })),
      leaders: sketch.leadersDone ?? [],
      cards: sketch.cards ?? [],
      leaderCards: sketch.leaderCards ?? [],
      stack: sketch.stack ?? [PICK],
    },
  };
}

/** The scenario of a sketch as a game begins, whatever it says about the position. */
export function openingOf(sketch: Sketch): BrowningScenario {
  const { features = [], victory = { kind: 'break' }, first = 'attacker' } = sketch;
  return {
    format: 1,
    ruleset: 'browning',
    id: 'test',
    title: 'Test',
    ...(sketch.table && { table: sketch.table }),
    features: features.map(([kind, ...points]) => ({ kind, points })),
    platoons: platoonsOf(sketch),
    turns: sketch.turns ?? 6,
    first,
    victory,
  };
}

function platoonsOf({ teams, leaders = {} }: Sketch): PlatoonEntry[] {
  const platoons = new Map<string, { side: SideName; squads: Map<string, TeamEntry[]> }>();
  for (const [name, entry] of Object.entries(teams)) {
    const team: TeamSketch = 'length' in entry ? { at: entry } : entry;
    const side = name < 'D' ? 'attacker' : 'defender';
    const platoon = team.platoon ?? (side === 'attacker' ? '1' : '2');
    const { squads } = platoons.get(platoon) ?? { squads: new Map<string, TeamEntry[]>() };
    platoons.set(platoon, { side, squads });
    const { quality = 'regular', weapon = 'rifle', rapid = false, at: figures } = team;
    const squad = squads.get(name[0]) ?? [];
    squads.set(name[0], [...squad, { name, quality, weapon, rapid, figures }]);
  }
  return [...platoons].map(([name, { side, squads }]) => ({
    name,
    side,
    leaders: Object.entries(leaders).flatMap(([leader, platoon]) =>
      platoon === name ? [{ name: leader, kind: 'officer' as const }] : [],
    ),
    squads: [...squads].map(([squad, entries]) => ({ name: squad, teams: entries })),
  }));
}

/** Places in a row to the right of the first, so far apart. */
export function row(x: number, y: number, count: number, apart = 60): Place[] {
  return Array.from({ length: count }, (_, i): Place => [x + i * apart, y]);
}

/** Every problem of a scenario as `path key`; none where it is accepted. */
export function problemsOf(scenario: unknown, options: OptionValues = {}): string[] {
  const result = browning.setup(scenario, options);
  if (result.ok) return [];
  return result.problems.map(({ path, message }) => `${path} ${message.key}`);
}
