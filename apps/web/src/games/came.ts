import type { GameEvent } from '@sandtable/kernel';
import type { Came, CameWord } from './look.ts';

/** Of each kind of event that comes to something, what. */
type Comings<E extends GameEvent> = {
  readonly [Type in E['type']]?: (event: Extract<E, { readonly type: Type }>) => Came;
};

/** What an event came to, by its type; of others there is nothing to say. */
export function cameBy<E extends GameEvent>(
  comings: Comings<E>,
): (event: GameEvent) => Came | undefined {
  const byType = comings as Readonly<Record<string, ((event: GameEvent) => Came) | undefined>>;
  return (event) => byType[event.type]?.(event);
}

export const loss = (word: CameWord, count = 1): Came => ({ word, count, tone: 'loss' });
export const success = (word: CameWord, count = 1): Came => ({ word, count, tone: 'success' });
export const nothing = (word: CameWord, count = 1): Came => ({ word, count, tone: 'nothing' });

/** So many hits, or none. */
export const hits = (count: number): Came =>
  count === 0 ? nothing('noHit') : success('hits', count);

/** Whether an event is one of these types. */
export function ofTypes(types: readonly string[]): (event: GameEvent) => boolean {
  return ({ type }) => types.includes(type);
}
