import { POSITION } from '@sandtable/kernel';
import { byCards, DECLINED, leaderCard, unitCards } from '../rules/deck.ts';
import type { Field, Place } from '../state/field.ts';
import { flow } from '../rules/flow.ts';
import type { BrowningScenario, PlatoonEntry, Position, VictoryEntry } from './scenarioFile.ts';
import { STATUSES, UP, type State } from '../state/state.ts';
import { SIDES } from '../rules/tables.ts';

/** The scenario that stands exactly where a state stands. */
export function positionOf(state: State): BrowningScenario {
  const { field } = state;
  return {
    format: 1,
    ruleset: 'browning',
    id: POSITION,
    table: { width: field.width, height: field.height },
    features: field.features,
    platoons: field.platoons.map((_, platoon) => platoonEntry(state, platoon)),
    turns: field.turns,
    first: SIDES[field.first],
    victory: victoryEntry(field),
    position: entryOf(state),
  };
}

function victoryEntry({ victory }: Field): VictoryEntry {
  return victory.kind === 'exit' ? { ...victory, side: SIDES[victory.side] } : victory;
}

function platoonEntry(state: State, platoon: number): PlatoonEntry {
  const { field } = state;
  const { name, side } = field.platoons[platoon];
  return {
    name,
    side: SIDES[side],
    leaders: field.leaders
      .filter((leader) => leader.platoon === platoon)
      .map((leader) => ({ name: leader.name, kind: leader.kind })),
    squads: field.squads.flatMap((squad, s) =>
      squad.platoon === platoon ? [{ name: squad.name, teams: teamEntries(state, s) }] : [],
    ),
  };
}

function teamEntries(
  { field, x, y }: State,
  squad: number,
): PlatoonEntry['squads'][number]['teams'] {
  return field.teams
    .filter((team) => team.squad === squad)
    .map(({ name, quality, weapon, rapid }) => ({
      name,
      quality,
      weapon,
      rapid,
      figures: (begunIn(field).get(name) ?? []).map((f): Place => [x[f], y[f]]),
    }));
}

const begun = new WeakMap<Field, ReadonlyMap<string, readonly number[]>>();

/** The figures that each team began with. */
function begunIn(field: Field): ReadonlyMap<string, readonly number[]> {
  const known = begun.get(field);
  if (known !== undefined) return known;
  const all = field.figures.map((_, f) => f);
  const found = Map.groupBy(all, (f) => teamOfName(field.figures[f]));
  begun.set(field, found);
  return found;
}

/** Figures are called after the team that they began in. */
function teamOfName(figure: string): string {
  return figure.slice(0, figure.lastIndexOf('-'));
}

function entryOf(state: State): Position {
  const { field, outcome } = state;
  const figures = field.figures.flatMap((id, f) => {
    const team = field.teams[state.team[f]].name;
    const moved = team !== teamOfName(id);
    if (state.status[f] === UP && !moved) return [];
    return [{ id, status: STATUSES[state.status[f]], ...(moved && { team }) }];
  });
  const teams = field.teams.flatMap(({ name }, t) => {
    const done = state.ready[t] === 0;
    const placed = state.leaderX[t] !== -1;
    if (!done && !placed) return [];
    const leader: Place = [state.leaderX[t], state.leaderY[t]];
    return [{ name, ...(done && { done }), ...(placed && { leader }) }];
  });
  return {
    turn: state.turn,
    first: SIDES[state.first],
    figures,
    teams,
    leaders: field.leaders.flatMap(({ name }, l) => (state.leaders[l] === 0 ? [name] : [])),
    cards: unitCards(field, state.options.activation).filter((_, c) => state.cards[c] > 0),
    leaderCards: field.leaders.flatMap(({ name }, l) => {
      const card = byCards(state) ? state.cards[leaderCard(state, l)] : 0;
      return card === 0 ? [] : [{ name, ...(card === DECLINED && { declined: true }) }];
    }),
    stack: state.stack.map((frame) => flow.codec.write(frame, field)),
    ...(outcome !== null && {
      outcome: {
        winner: (outcome.winner ?? null) as 'attacker' | 'defender' | null,
        scores: outcome.scores,
      },
    }),
  };
}
