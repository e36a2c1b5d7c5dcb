import { settings } from '../store/settings.ts';
import { Gate } from './gate.ts';
import { mixer, sound, type Sound } from './scores.ts';

/** Plays a sound, if sound is switched on; `later` in seconds. */
export function playSound(name: Sound, later = 0): void {
  if (settings().sound) trySound(name, later);
}

/** Plays a sound however the settings are, for those who want to hear it first. */
export function trySound(name: Sound, later = 0): void {
  // A page that nobody has touched stays silent. Without sound the game is the same.
  if (typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return;
  opened ??= open();
  const { context, out } = opened;
  const play = (): void => {
    const start = context.currentTime + 0.02 + later;
    if (gate.admits(name, start)) sound(out, start, name);
  };
  // What is asked for while the context sleeps would all be heard at once when it wakes up.
  if (context.state === 'running') play();
  else void context.resume().then(play, () => undefined);
}

const gate = new Gate();
let opened: { readonly context: AudioContext; readonly out: AudioNode } | undefined;

function open(): NonNullable<typeof opened> {
  const context = new AudioContext();
  const out = mixer(context);
  return { context, out };
}
