import type { View } from '../secrets/view.ts';

/** The name of one of the viewer's Commands; undefined for those of the enemy, which he does not know. */
export function ownCommand({ commands }: View, command: number): string | undefined {
  return command < 0 ? undefined : commands[command].name;
}
