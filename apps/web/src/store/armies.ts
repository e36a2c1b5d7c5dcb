import { readArmies, type Armies, type Muster, type Ruleset } from '@sandtable/kernel';

// The armies that somebody has chosen last, for each game. Kept on this device.

function keyOf(game: string): string {
  return `sandtable.armies.${game}`;
}

/** What was kept, if it is still something that can be chosen from the lists. */
export function keptArmies(ruleset: Ruleset, muster: Muster): Armies | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(ruleset.id)) ?? 'null');
    const read = readArmies(ruleset, muster, kept);
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

export function keepArmies(armies: Armies): void {
  try {
    localStorage.setItem(keyOf(armies.ruleset), JSON.stringify(armies));
  } catch {
    // Without storage they hold until the page is closed.
  }
}
