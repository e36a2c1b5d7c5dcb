import type { Armies, MatchFile, Scenario } from '@sandtable/kernel';
import { fileName } from './fileName.ts';

/** Hands a match over as a file that any Sandtable can open, where all of it is here. */
export function saveMatch(file: MatchFile | undefined, title: string): void {
  if (file !== undefined) download(file, fileName(file.ruleset, title, new Date()));
}

/** Hands over what proves how a match elsewhere was played. */
export function saveProof(proof: object, title: string): void {
  download(proof, fileName('proof', title, new Date()));
}

/** Hands over what somebody holds of a match elsewhere himself, to compare its proof with. */
export function saveRecord(held: object, title: string): void {
  download(held, fileName('record', title, new Date()));
}

/** Hands a scenario, or a position out of a match, over as a file. */
export function saveScenario(scenario: Scenario, title: string): void {
  download(scenario, fileName(scenario.ruleset, title, new Date()));
}

/** Hands the armies of a battle over as a file. */
export function saveArmies(armies: Armies): void {
  download(armies, fileName(armies.ruleset, armies.sandtable, new Date()));
}

function download(content: object, name: string): void {
  saveText(`${JSON.stringify(content)}\n`, name, 'application/json');
}

/** Hands any text over as a file. */
export function saveText(content: string, name: string, type = 'text/plain'): void {
  const file = new Blob([content], { type });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
