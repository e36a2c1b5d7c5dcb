import { settings } from '../store/settings.ts';

export const SOUNDS = ['dice', 'shot', 'move', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Plays a sound, if sound is switched on. */
export function playSound(sound: Sound): void {
  if (settings().sound) trySound(sound);
}

/** Plays a sound however the settings are, for those who want to hear it first. */
export function trySound(sound: Sound): void {
  const now = audio();
  // Without sound the game is the same.
  if (now === undefined) return;
  void now.resume().catch(() => undefined);
  MAKERS[sound](now, now.currentTime + 0.02);
}

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  return context;
}

/** Everything is made on the spot; there is nothing to load. */
const MAKERS: Readonly<Record<Sound, (now: AudioContext, start: number) => void>> = {
  /** Two dice that rattle over the wood and come to rest. */
  dice: (now, start) => {
    let at = start;
    for (let knock = 0; knock < 9; knock++) {
      const loudness = 0.32 * 0.84 ** knock;
      noise(now, at, { length: 0.035, loudness, pitch: 1700 + 1500 * Math.random(), width: 5 });
      tone(now, at, { length: 0.03, loudness: loudness / 3, pitch: 320 + 120 * Math.random() });
      at += 0.035 + 0.012 * knock + 0.02 * Math.random();
    }
  },
  /** A crack with a thud below it. */
  shot: (now, start) => {
    noise(now, start, { length: 0.06, loudness: 0.4, pitch: 2400, width: 0.6 });
    noise(now, start, { length: 0.3, loudness: 0.3, pitch: 420, width: 0.8 });
    tone(now, start, { length: 0.16, loudness: 0.35, pitch: 140, falls: 45 });
  },
  /** A counter that slides over the cloth and is set down. */
  move: (now, start) => {
    noise(now, start, { length: 0.12, loudness: 0.07, pitch: 900, width: 1 });
    tone(now, start + 0.1, { length: 0.06, loudness: 0.22, pitch: 210, falls: 120 });
    noise(now, start + 0.1, { length: 0.03, loudness: 0.12, pitch: 1300, width: 3 });
  },
  /** Four notes upward. */
  win: (now, start) => {
    for (const [i, pitch] of [392, 493.9, 587.3, 784].entries()) {
      const length = i === 3 ? 0.7 : 0.28;
      tone(now, start + 0.13 * i, { length, loudness: 0.16, pitch });
      tone(now, start + 0.13 * i, { length, loudness: 0.05, pitch: 2 * pitch });
    }
  },
};

interface Heard {
  /** In seconds. */
  readonly length: number;
  /** Up to 1. */
  readonly loudness: number;
  /** In hertz. */
  readonly pitch: number;
}

/** A sine that dies away, and may fall to another pitch as it does. */
function tone(now: AudioContext, at: number, heard: Heard & { readonly falls?: number }): void {
  const { length, pitch, falls = pitch } = heard;
  const source = now.createOscillator();
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(falls, at + length);
  source.connect(fading(now, at, heard));
  source.start(at);
  source.stop(at + length);
}

/** Noise around a pitch that dies away; the larger `width` is, the narrower around it. */
function noise(now: AudioContext, at: number, heard: Heard & { readonly width: number }): void {
  const source = now.createBufferSource();
  source.buffer = hiss(now);
  const band = now.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = heard.pitch;
  band.Q.value = heard.width;
  source.connect(band).connect(fading(now, at, heard));
  source.start(at, Math.random() * 0.5, heard.length);
}

function fading(now: AudioContext, at: number, { length, loudness }: Heard): GainNode {
  const gain = now.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(now.destination);
  return gain;
}

let kept: AudioBuffer | undefined;

/** A second of noise, made once. */
function hiss(now: AudioContext): AudioBuffer {
  if (kept?.sampleRate === now.sampleRate) return kept;
  kept = now.createBuffer(1, now.sampleRate, now.sampleRate);
  const samples = kept.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return kept;
}
