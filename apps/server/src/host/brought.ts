import {
  loadSteps,
  MATCH_FORMAT,
  message,
  resume,
  SPECTATOR,
  withoutSecret,
  type DiceSource,
  type Match,
  type Message,
  type OptionValues,
  type Result,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import { MOST_BROUGHT, type BroughtTold, type Played, type WireText } from '@sandtable/wire';
import type { MatchRow } from '../store/store.ts';
import { breathing } from './breath.ts';
import { beginningOf, broughtOf, type Brought } from './matchFile.ts';

/** So many dice are not rolled in a game, nor taken back. */
const MOST_DRAWN = 100_000;

/** What somebody says has been played. */
interface Given {
  readonly scenario: unknown;
  readonly options: OptionValues;
  readonly played: Played;
}

/**
 * Plays again what somebody has brought along: every move is judged, and every die is what its source says. Whether it
 * was played so nobody knows but he; a position of his own could be as good to him.
 */
export async function playBrought(
  ruleset: Ruleset,
  { scenario, options, played: { dice, steps } }: Given,
): Promise<Result<Match>> {
  if (steps.length === 0 || steps.length > MOST_BROUGHT) return not('wire.brought.length');
  if (!isWithinReach({ dice, steps })) return not('wire.brought.length');
  const { id, version } = ruleset;
  const head = { sandtable: 'match', format: MATCH_FORMAT, ruleset: id, version };
  const loading = loadSteps({ ...head, scenario, options, dice, steps }, [ruleset]);
  const breathe = breathing();
  for (;;) {
    const { done, value } = loading.next();
    if (done === true) {
      if (!value.ok) return value;
      const { match } = value.value;
      return match.pending.outcome === undefined
        ? { ok: true, value: match }
        : not('wire.brought.over');
    }
    await breathe();
  }
}

/**
 * Whether dice go on from where they were, and none are passed over that nobody would have rolled and taken back: each of
 * them is rolled here.
 */
function isWithinReach({ dice, steps }: Played): boolean {
  const reached = new Map<DiceSource | undefined, number>();
  for (const [i, { drawn }] of steps.entries()) {
    if (drawn === undefined) continue;
    const source = dice.findLast(({ from }) => from <= i);
    if (drawn < (reached.get(source) ?? 0)) return false;
    reached.set(source, drawn);
  }
  return [...reached.values()].reduce((all, each) => all + each, 0) <= MOST_DRAWN;
}

function not(why: WireText): Result<never> {
  return { ok: false, problems: [{ path: '/played', message: message(why) }] };
}

/** The same as it is kept with the match that goes on from there. */
export function broughtFrom(match: Match): Brought {
  const { length } = match.steps;
  // A source that has rolled nothing is none of it.
  const dice = match.diceSources.filter(({ from }) => from < length).map(withoutSecret);
  return { dice, steps: match.written(0), noticed: noticedIn(match) };
}

/** How many of its steps every side knows of: any other count would tell how much was decided in secret. */
function noticedIn(match: Match): number {
  const { ruleset, steps } = match;
  if (!ruleset.hasSecrets) return steps.length;
  const isTold = (i: number): boolean =>
    ruleset.sides.every((side) => side === steps[i].side || match.events(i, side).length > 0);
  return steps.filter((_, i) => isTold(i)).length;
}

/** How such a match stood when it came here. */
export function matchBrought(row: MatchRow, ruleset: Ruleset): Match | undefined {
  const { dice, steps } = broughtOf(row);
  if (steps.length === 0) return undefined;
  const head = { sandtable: 'match', format: MATCH_FORMAT };
  const match = resume({ ...head, ...beginningOf(row), dice, steps }, [ruleset]);
  return match.ok ? match.value : undefined;
}

/** What everybody may know of that. */
export function broughtTold(match: Match): BroughtTold {
  const { ruleset, pending, scenario, options } = match;
  const seen = ruleset.furnish(match.view(SPECTATOR), scenario, options);
  const turn: Message | undefined = ruleset.scene(seen).status.at(0);
  const asked: readonly Side[] = pending.decisions.map(({ side }) => side);
  return { steps: noticedIn(match), asked, ...(turn !== undefined && { turn }) };
}
