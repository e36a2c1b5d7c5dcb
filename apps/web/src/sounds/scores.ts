import { voice, type Voice } from './voices.ts';

export const SOUNDS = ['dice', 'move', 'shot', 'hit', 'turn', 'win', 'defeat', 'refusal'] as const;
export type Sound = (typeof SOUNDS)[number];

/** The longest of them, in seconds: whatever happens, it is soon over. */
export const LONGEST = 0.6;

/** Lets a sound be heard through a node. Everything is made on the spot; there is nothing to load. */
export function sound(out: AudioNode, start: number, name: Sound): void {
  for (const each of SCORES[name]()) voice(out, start, each);
}

/** What all sounds go through: a little softer than they are made, and no louder when several come at once. */
export function mixer(context: BaseAudioContext): AudioNode {
  const level = context.createGain();
  level.gain.value = 0.8;
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -10;
  limiter.knee.value = 6;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  level.connect(limiter).connect(context.destination);
  return level;
}

const SCORES: Readonly<Record<Sound, () => Voice[]>> = {
  /** Two dice that rattle over the wood, jump ever lower and come to rest. */
  dice: () => {
    const heard: Voice[] = [];
    let at = 0;
    for (let jump = 0; jump < 9; jump++) {
      heard.push(...knock(at, 0.42 * 0.8 ** jump, 1150 + 500 * Math.random()));
      at += jump < 5 ? 0.032 + 0.022 * Math.random() : 0.085 - 0.012 * (jump - 5);
    }
    return heard;
  },
  /** A piece slides over the cloth and is set down. */
  move: () => [
    { kind: 'noise', at: 0, length: 0.11, loudness: 0.1, pitch: 700, dull: true },
    { kind: 'tone', at: 0.09, length: 0.09, loudness: 0.26, pitch: 170, falls: 120 },
    ...knock(0.09, 0.2, 620),
  ],
  /** A ragged volley, a few fields away. */
  shot: () =>
    [0, 0.035, 0.09].flatMap((at, i) => [
      ...boom(at, 0.4 - 0.09 * i, 0.3),
      { kind: 'noise', at, length: 0.05, loudness: 0.18, pitch: 1400, falls: 500, dull: true },
    ]),
  /** Something is struck, and falls over. */
  hit: () => [
    ...boom(0, 0.42, 0.2),
    ...knock(0.1, 0.32, 420),
    ...knock(0.19, 0.2, 380),
    ...knock(0.25, 0.12, 360),
  ],
  /** Two notes on wood: somebody is waited for. */
  turn: () => [...note(0, 0.17, 523.3, 0.26), ...note(0.13, 0.17, 659.3, 0.36)],
  /** Four notes upward. */
  win: () =>
    [392, 523.3, 659.3, 784].flatMap((pitch, i) =>
      note(0.085 * i, 0.2, pitch, i === 3 ? 0.33 : 0.2),
    ),
  /** Three notes downward, and a drum. */
  defeat: () => [
    ...[311.1, 261.6, 196].flatMap((pitch, i) =>
      note(0.12 * i, 0.22, pitch, i === 2 ? 0.34 : 0.22),
    ),
    ...boom(0.24, 0.22, 0.3),
  ],
  /** Two dull taps, as with a finger. */
  refusal: () =>
    [0, 0.1].flatMap((at) => [
      { kind: 'tone', at, length: 0.085, loudness: 0.4, pitch: 190 - 300 * at, falls: 110 },
      { kind: 'noise', at, length: 0.04, loudness: 0.12, pitch: 600, dull: true },
    ]),
};

/** Wood on wood. */
function knock(at: number, loudness: number, pitch: number): Voice[] {
  return [
    { kind: 'noise', at, length: 0.03, loudness, pitch: 2.1 * pitch },
    { kind: 'tone', at, length: 0.04, loudness: loudness / 2, pitch },
    { kind: 'tone', at, length: 0.05, loudness: loudness / 2, pitch: pitch / 4 },
  ];
}

/** What is heard of a gun behind a hill. */
function boom(at: number, loudness: number, length: number): Voice[] {
  return [
    { kind: 'noise', at, length, loudness, pitch: 520, falls: 120, dull: true },
    { kind: 'tone', at, length: length * 0.7, loudness, pitch: 105, falls: 45 },
  ];
}

/** A bar of wood that is tuned rings two octaves above itself, for a moment. */
function note(at: number, loudness: number, pitch: number, length: number): Voice[] {
  return [
    { kind: 'tone', at, length, loudness, pitch },
    { kind: 'tone', at, length: length / 4, loudness: loudness / 4, pitch: 4 * pitch },
    { kind: 'noise', at, length: 0.02, loudness: loudness / 4, pitch: 1500, dull: true },
  ];
}
