import type { Game } from '../games/games.ts';
import type { Effect } from '../games/look.ts';
import type { Sound } from '../sounds/scores.ts';
import { ownSides } from '../store/seats.ts';
import type { Moment } from './moment.ts';

/** How long after the one before it a sound is heard, in seconds: dice roll before a shot is fired. */
const APART = 0.3;

/** What a step sounds like, one after another, the same in every game: dice, then what they did. */
export function soundsOf(
  { ruleset, look }: Game,
  { events, scene, outcome, seats }: Pick<Moment, 'events' | 'scene' | 'outcome' | 'seats'>,
): Sound[] {
  if (events.length === 0) return [];
  if (outcome !== undefined) {
    const own = ownSides(ruleset, seats);
    if (outcome.winner === undefined || own.length === 0) return ['turn'];
    return [own.includes(outcome.winner) ? 'win' : 'defeat'];
  }
  const effects = events.flatMap((event) => look.effects(event, scene));
  const any = (kind: Effect['kind']): boolean => effects.some((effect) => effect.kind === kind);
  const sounds: Sound[] = [];
  if (events.some(({ dice = [] }) => dice.length > 0)) sounds.push('dice');
  if (any('shot') || any('shell')) sounds.push('shot');
  if (any('burst') || events.some((event) => look.came(event)?.tone === 'loss')) sounds.push('hit');
  return sounds.length > 0 ? sounds : ['move'];
}

/** When each of several sounds is heard. */
export function inTurn(sounds: readonly Sound[]): { sound: Sound; later: number }[] {
  return sounds.map((sound, i) => ({ sound, later: i * APART }));
}
