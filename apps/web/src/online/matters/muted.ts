// What somebody who looks on does not want to hear, as long as his browser is open. The host does not know who he is.
const KEY = 'sandtable.muted.';

export function isMuted(match: string): boolean {
  try {
    return sessionStorage.getItem(KEY + match) !== null;
  } catch {
    return false;
  }
}

export function mute(match: string, isMuting: boolean): void {
  try {
    if (isMuting) sessionStorage.setItem(KEY + match, '');
    else sessionStorage.removeItem(KEY + match);
  } catch {
    // Without storage it holds as long as the page is open.
  }
}
