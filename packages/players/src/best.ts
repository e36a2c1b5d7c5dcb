import { oneOf, type Dice } from '@sandtable/kernel';

/** The best of some things; the dice choose among those that are as good as each other. */
export function best<T>(things: readonly T[], value: (thing: T) => number, dice: Dice): T {
  let found: T[] = [];
  let highest = -Infinity;
  for (const thing of things) {
    const worth = value(thing);
    if (worth < highest) continue;
    if (worth > highest) found = [];
    highest = worth;
    found.push(thing);
  }
  return found.length === 1 ? found[0] : oneOf(found, dice);
}
