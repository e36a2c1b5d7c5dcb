import { useSyncExternalStore } from 'react';

/** What a browser offers where the app can be put beside others on the device. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function tell(next: InstallPrompt | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Called once, before anything is drawn: the offer comes once, and early. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    tell(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => tell(undefined));
}

/** How the app is installed; undefined where it cannot be, or is already. */
export function useInstall(): (() => void) | undefined {
  const offered = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offer,
  );
  if (offered === undefined) return undefined;
  return () => {
    // It can be asked once.
    tell(undefined);
    void offered.prompt();
  };
}
