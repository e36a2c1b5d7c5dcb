/** A voice that begins at nothing, is loudest at once and dies away. */
export interface Heard {
  /** When it begins, in seconds from the start of the sound. */
  readonly at: number;
  /** In seconds. */
  readonly length: number;
  /** Up to 1. */
  readonly loudness: number;
  /** In hertz. */
  readonly pitch: number;
  /** The pitch that it falls to. */
  readonly falls?: number;
}

/** Something that rings: wood, a drum, a note. */
export interface Tone extends Heard {
  readonly kind: 'tone';
}

/** A breath of noise around its pitch; one that is dull has nothing above it. */
export interface Noise extends Heard {
  readonly kind: 'noise';
  readonly dull?: boolean;
}

export type Voice = Tone | Noise;

/** How soon a voice is at its loudest: at once would be heard as a click. */
const ATTACK = 0.004;

/** Lets a voice be heard through a node, counted from a time of its context. */
export function voice(out: AudioNode, start: number, heard: Voice): void {
  const { context } = out;
  const from = start + heard.at;
  const until = from + heard.length;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(heard.loudness, from + ATTACK);
  // An exponential never gets to nothing: a line does, at its end.
  gain.gain.exponentialRampToValueAtTime(heard.loudness / 200, until - ATTACK);
  gain.gain.linearRampToValueAtTime(0, until);
  gain.connect(out);
  const source = heard.kind === 'tone' ? ringing(context, from, heard) : hissing(from, heard, gain);
  if (heard.kind === 'tone') source.connect(gain);
  source.start(from);
  source.stop(until + ATTACK);
}

function ringing(context: BaseAudioContext, from: number, heard: Tone): OscillatorNode {
  const source = context.createOscillator();
  fall(source.frequency, from, heard);
  return source;
}

function hissing(from: number, heard: Noise, out: AudioNode): AudioBufferSourceNode {
  const { context } = out;
  const source = context.createBufferSource();
  source.buffer = hiss(context);
  source.loop = true;
  source.loopStart = Math.random() / 2;
  const filter = context.createBiquadFilter();
  filter.type = heard.dull === true ? 'lowpass' : 'bandpass';
  filter.Q.value = heard.dull === true ? 0.5 : 4;
  fall(filter.frequency, from, heard);
  source.connect(filter).connect(out);
  return source;
}

function fall(
  pitch: AudioParam,
  from: number,
  { pitch: first, falls = first, length }: Heard,
): void {
  pitch.setValueAtTime(first, from);
  pitch.exponentialRampToValueAtTime(falls, from + length);
}

const kept = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, made once. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const known = kept.get(context);
  if (known !== undefined) return known;
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  kept.set(context, made);
  return made;
}
