import { lobbyText } from './lobbyText.ts';

/** The kind of a clock in words. */
export function clockLabel(kind: string): string {
  switch (kind) {
    case 'move':
      return lobbyText('lobby.clock.move');
    case 'bank':
      return lobbyText('lobby.clock.bank');
    default:
      return lobbyText('lobby.clock.none');
  }
}
