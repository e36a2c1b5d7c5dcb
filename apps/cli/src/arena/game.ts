import type { GameEvent, Match, Outcome, Side } from '@sandtable/kernel';
import type { Entrant, GameTold, Opponent } from './entrant.ts';
import { Forfeit, type Fault } from './forfeit.ts';

/** Whoever has lost a game by something else than its rules. */
export interface Lost {
  readonly side: Side;
  readonly fault: Fault;
  readonly rule?: string;
  readonly says: string;
}

export interface ArenaGame {
  readonly outcome: Outcome;
  readonly forfeit: Lost | undefined;
  readonly steps: number;
}

/** Plays a match to its end; we are the umpire, and nobody is told more than his side may know. */
export async function playMatch(
  match: Match,
  entrants: Readonly<Record<Side, Entrant>>,
  told: Readonly<Record<Side, GameTold>>,
): Promise<ArenaGame> {
  const seats: Record<Side, Opponent> = {};
  for (const side of match.ruleset.sides) {
    seats[side] = await entrants[side].sit(match, side, told[side]);
  }
  const forfeit = await played(match, seats);
  const { outcome } = match.pending;
  if (outcome === undefined) throw new Error('the match has not come to its end');
  for (const seat of Object.values(seats)) seat.end(outcome);
  return { outcome, forfeit, steps: match.steps.length };
}

async function played(
  match: Match,
  seats: Readonly<Record<Side, Opponent>>,
): Promise<Lost | undefined> {
  /** How many steps each side has been told of. */
  const known = new Map<Side, number>();
  for (;;) {
    const { decisions, outcome } = match.pending;
    if (outcome !== undefined) return undefined;
    const [decision] = decisions;
    const { side } = decision;
    const happened: GameEvent[] = [];
    for (let step = known.get(side) ?? 0; step < match.steps.length; step++) {
      happened.push(...match.events(step, side));
    }
    known.set(side, match.steps.length);
    try {
      const move = await seats[side].choose(decision, happened);
      const done = match.play(side, move);
      if (!done.ok) throw new Error(`${side} broke ${done.refusal.rule}: ${JSON.stringify(move)}`);
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      match.end({ how: 'resigned', side });
      const { fault, rule, message: says } = error;
      return { side, fault, ...(rule !== undefined && { rule }), says };
    }
  }
}
