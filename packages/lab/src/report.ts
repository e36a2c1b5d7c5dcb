import {
  SPECTATOR,
  type Cited,
  type GameEvent,
  type Match,
  type Outcome,
  type Side,
  type Standing,
} from '@sandtable/kernel';
import { tallied, turningPoints, type Stage, type Turn, type TurningPoint } from './course.ts';
import { luckOf, weigh, type Roll, type SideLuck, type Weighed } from './luck.ts';

/** What one kind of roll gave a side in all. */
export interface KindLuck {
  readonly kind: string;
  readonly side: Side;
  readonly rolls: number;
  readonly got: number;
  readonly expected: number;
}

/** A battle that is over, looked back at. */
export interface Report {
  readonly outcome: Outcome;
  /** How both sides stood at the end. */
  readonly standing: Standing;
  /** What each side still needed before the last step. */
  readonly missed: readonly { readonly side: Side; readonly needed: readonly Cited[] }[];
  readonly turns: readonly Turn[];
  readonly turningPoints: readonly TurningPoint[];
  /** Every roll that was good or bad for somebody, in order. */
  readonly rolls: readonly Roll[];
  readonly luck: readonly SideLuck[];
  readonly kinds: readonly KindLuck[];
}

/** The report of a match; undefined as long as it is not over, because it holds what both sides knew. */
export function reportOf(match: Match): Report | undefined {
  const reporting = reportSteps(match);
  for (;;) {
    const { done, value } = reporting.next();
    if (done === true) return value;
  }
}

/** The same, one step after the other, each time with the share that is done. */
export function* reportSteps(match: Match): Generator<number, Report | undefined> {
  const { ruleset, steps, pending } = match;
  if (pending.outcome === undefined) return undefined;
  // When it is over, nobody has secrets: all that happened is told, whoever noticed it.
  const standingIn = (state: object): Standing => ruleset.standing(ruleset.view(state, SPECTATOR));
  let state = match.at(0);
  let standing = standingIn(state);
  let missed: Report['missed'] = [];
  const opening = tallied(standing);
  const turns: Turn[] = [];
  const stages: Stage[] = [];
  const weighed: Weighed[] = [];
  let turn: Omit<Turn, 'end'> = { opens: undefined, step: 0 };
  for (let i = 0; i < steps.length; i++) {
    const events: GameEvent[] = [];
    state = match.after(state, i, (event) => {
      events.push(event);
      const roll = weigh(ruleset, event, i + 1);
      if (roll !== undefined) weighed.push(roll);
      if (!ruleset.chapter(event)) return;
      turns.push({ ...turn, end: tallied(standingIn(state)) });
      turn = { opens: event, step: i + 1 };
    });
    missed = standing.map(({ side, needed }) => ({ side, needed }));
    standing = standingIn(state);
    stages.push({ events, tallies: tallied(standing) });
    yield (i + 1) / steps.length;
  }
  // What begins with the very end is no turn any more.
  const last = turn.step === steps.length ? (turns.pop() ?? turn) : turn;
  turns.push({ ...last, end: tallied(standing) });
  // Where a game begins by setting up, that is no turn either: nobody rolls in it.
  const isSetup = turns.length > 1 && !weighed.some(({ roll }) => roll.step < turns[1].step);
  if (isSetup) turns.shift();
  return {
    outcome: pending.outcome,
    standing,
    missed,
    turns,
    turningPoints: turningPoints(opening, stages),
    rolls: weighed.map(({ roll }) => roll),
    luck: ruleset.sides.map((side) => luckOf(side, weighed)),
    kinds: kindsOf(weighed),
  };
}

function kindsOf(weighed: readonly Weighed[]): KindLuck[] {
  const kinds = new Map<string, KindLuck>();
  for (const { roll } of weighed) {
    const { kind, side } = roll;
    const key = `${kind} ${side}`;
    const { rolls, got, expected } = kinds.get(key) ?? { rolls: 0, got: 0, expected: 0 };
    kinds.set(key, {
      kind,
      side,
      rolls: rolls + 1,
      got: got + roll.got,
      expected: expected + roll.expected,
    });
  }
  return [...kinds.values()];
}
