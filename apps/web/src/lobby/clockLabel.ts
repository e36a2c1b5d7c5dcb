import { text } from '../words/words.ts';

/** The kind of a clock in words. */
export function clockLabel(kind: string): string {
  switch (kind) {
    case 'move':
      return text('lobby.clock.move');
    case 'bank':
      return text('lobby.clock.bank');
    default:
      return text('lobby.clock.none');
  }
}
