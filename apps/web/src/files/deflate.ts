/** What was deflated is larger than it may be. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

type Bytes = Uint8Array<ArrayBuffer>;

export function deflated(bytes: Bytes): Promise<Bytes> {
  return collected(bytes, new CompressionStream('deflate-raw'), Infinity);
}

/** The bytes as they were. Stops, and throws `TooLarge`, as soon as they are more than the limit. */
export function inflated(bytes: Bytes, limit: number): Promise<Bytes> {
  return collected(bytes, new DecompressionStream('deflate-raw'), limit);
}

async function collected(
  bytes: Bytes,
  through: ReadableWritablePair<Bytes, BufferSource>,
  limit: number,
): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Bytes[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      throw new TooLarge(`more than ${limit} bytes`);
    }
    parts.push(value);
  }
}

/** Bytes as letters that may stand in an address (base64url, without padding). */
export function toLetters(bytes: Bytes): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes that such letters stand for; throws where they stand for none. */
export function fromLetters(letters: string): Bytes {
  if (!/^[\w-]+$/.test(letters)) throw new RangeError('not base64url');
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
