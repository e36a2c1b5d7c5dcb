import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { crowd, sayThings } from './attack.ts';
import { begin } from './people.ts';
import { layOut, standFast, type Stood } from './steadfast.ts';

/** A host to be attacked, in a folder of its own. It trusts whoever says where somebody comes from. */
interface Host {
  readonly url: string;
  stop(): Promise<void>;
}

interface Attack {
  readonly folder: string;
  readonly messages: number;
  readonly connections: number;
  /** So many moves the match has. */
  readonly moves: number;
}

interface Waits {
  /** Within so many milliseconds half of the moves were answered, and 99 of 100. */
  readonly half: number;
  readonly most: number;
}

export interface Withstood {
  /** Whether all that the good clients were told is what it is without the others. */
  readonly isSame: boolean;
  readonly isProved: boolean;
  readonly failures: number;
  /** So many sockets it took to say everything: the host had cut off the others. */
  readonly sockets: number;
  readonly quiet: Waits;
  readonly hostile: Waits;
}

/** So many speak at once. */
const SPEAKERS = 20;

/** Plays the same match on two hosts, one of which is attacked all the while. */
export async function withstand(
  open: (data: string) => Promise<Host>,
  { folder, messages, connections, moves }: Attack,
): Promise<Withstood> {
  const alone = await on(open, join(folder, 'quiet'), ({ url }) => standFast(url, moves));
  let sockets = 0;
  const beset = await on(open, join(folder, 'hostile'), async ({ url }) => {
    const { match, keys } = await begin(url, { ruleset: 'pbi' });
    const foothold = { url, victim: 'steadfast', own: { match, key: Object.values(keys)[0] } };
    const disperse = await crowd(foothold, connections);
    const speaking = Promise.all(
      Array.from({ length: SPEAKERS }, () => sayThings(foothold, Math.ceil(messages / SPEAKERS))),
    );
    const stood = await standFast(url, moves);
    for (const used of await speaking) sockets += used;
    disperse();
    return stood;
  });
  return {
    isSame: alone.told === beset.told,
    isProved: beset.isProved,
    failures: beset.failures.length,
    sockets,
    quiet: waitsOf(alone),
    hostile: waitsOf(beset),
  };
}

async function on<T>(
  open: (data: string) => Promise<Host>,
  data: string,
  act: (host: Host) => Promise<T>,
): Promise<T> {
  mkdirSync(data);
  await layOut(join(data, 'matches.db'));
  const host = await open(data);
  try {
    return await act(host);
  } finally {
    await host.stop();
  }
}

function waitsOf({ waits }: Stood): Waits {
  const at = (part: number): number => Math.round(waits[Math.floor(waits.length * part)] ?? 0);
  return { half: at(0.5), most: at(0.99) };
}
