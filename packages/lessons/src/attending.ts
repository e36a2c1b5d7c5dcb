import type { GameEvent, Pick, Scene } from '@sandtable/kernel';
import type { PlayedExample } from './example.ts';
import type { Example } from './notes.ts';

const PLACE = /^(-?\d+),(-?\d+)$/;

/** What is meant by a name in a scene: a piece, a square or an area, a formation; `120,45` is a place on a free table. */
export function pickNamed(scene: Scene, name: string): Pick | undefined {
  if (scene.pieces.some(({ id }) => id === name)) return { piece: name };
  if (scene.areas.some(({ id }) => id === name)) return { square: name };
  if (scene.pieces.some(({ formation }) => formation === name)) return { formation: name };
  const place = PLACE.exec(name);
  return place === null ? undefined : { point: { x: Number(place[1]), y: Number(place[2]) } };
}

/** How an example looks to whoever it is drawn for: before anything is done, and after all that is shown. */
export function scenesOf(
  { side }: Example,
  { match, begun }: PlayedExample,
): readonly [Scene, Scene] {
  const { ruleset } = match;
  const before = ruleset.scene(ruleset.view(match.at(begun), side));
  return [before, ruleset.scene(match.view(side))];
}

/**
 * What the picture of an example must have in it: what it names itself, or the pieces and places of what is drawn and
 * of what happens.
 */
export function attendedIn(example: Example, played: PlayedExample): readonly Pick[] {
  const { match, begun, drawn } = played;
  const scenes = scenesOf(example, played);
  const named = (names: readonly string[]): Pick[] =>
    names.flatMap((name) => pickNamed(scenes[0], name) ?? pickNamed(scenes[1], name) ?? []);
  if (example.around !== undefined) return named(example.around);
  const { ruleset, steps } = match;
  const events = steps.slice(begun).flatMap((_, i) => match.events(begun + i, example.side));
  const gesture = drawn === undefined ? [] : ruleset.gesture(drawn.move);
  return [...gesture, ...named([...new Set(events.flatMap(namesIn))])];
}

/** Every name in an event, at whatever depth. */
function namesIn(part: GameEvent | object): string[] {
  return Object.values(part).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? namesIn(value) : [];
  });
}
