import type { Reference } from './reference.ts';

/** The quick reference sheets by the name of the game, loaded when they are needed. */
const REFERENCES: Readonly<Record<string, () => Promise<Reference>>> = {
  browning: async () => (await import('../games/browning/reference.ts')).browningReference,
  pbi: async () => (await import('../games/pbi/reference.ts')).pbiReference,
  'pbi-boats': async () => (await import('../games/pbi-boats/reference.ts')).boatsReference,
  'pub-battles': async () => (await import('../games/pub-battles/reference.ts')).pubReference,
  'square-bashing': async () =>
    (await import('../games/square-bashing/reference.ts')).squareBashingReference,
};

const loaded = new Map<string, Promise<Reference>>();

/** The sheet of this game, loaded once; undefined where it has none. */
export function loadReference(id: string): Promise<Reference> | undefined {
  if (!Object.hasOwn(REFERENCES, id)) return undefined;
  let reference = loaded.get(id);
  if (reference === undefined) {
    reference = REFERENCES[id]();
    loaded.set(id, reference);
  }
  return reference;
}
