/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104). The platform's own are asynchronous in the browser,
 * while a roll is needed at once.
 */

const ROUND_CONSTANTS = roundConstants();

/** The hash of some bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = pad(bytes);
  const hash = initialHash();
  const words = new Uint32Array(64);
  for (let start = 0; start < blocks.byteLength; start += 64) {
    for (let i = 0; i < 16; i++) words[i] = blocks.getUint32(start + i * 4);
    compress(hash, words);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setUint32(i * 4, word));
  return new Uint8Array(out.buffer);
}

/** The HMAC-SHA-256 of a text under a key. */
export function hmacSha256(key: Uint8Array, text: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      text,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** A text as bytes of UTF-8. The platform's own encoder is no part of the language. */
export function bytesOf(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text.toWellFormed()) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return Uint8Array.from(bytes);
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f);
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = Number.parseInt(text.slice(i * 2, i * 2 + 2), 16);
  }
  return bytes;
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const out = new Uint8Array(first.length + second.length);
  out.set(first);
  out.set(second, first.length);
  return out;
}

/** The message, a one bit, zeros, and its length in bits: a whole number of 64-byte blocks. */
function pad(bytes: Uint8Array): DataView {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  return view;
}

function compress(hash: Uint32Array, words: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const w15 = words[i - 15];
    const w2 = words[i - 2];
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
    words[i] = words[i - 16] + s0 + words[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + ROUND_CONSTANTS[i] + words[i]) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The first 32 bits of the fractional parts of the square roots of the first eight primes. */
function initialHash(): Uint32Array {
  return Uint32Array.of(
    0x6a09e667,
    0xbb67ae85,
    0x3c6ef372,
    0xa54ff53a,
    0x510e527f,
    0x9b05688c,
    0x1f83d9ab,
    0x5be0cd19,
  );
}

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, found exactly. */
function roundConstants(): Uint32Array {
  const constants = new Uint32Array(64);
  let found = 0;
  for (let n = 2n; found < 64; n++) {
    if (!isPrime(n)) continue;
    constants[found++] = Number(cubeRoot(n << 96n) & 0xffff_ffffn);
  }
  return constants;
}

function isPrime(n: bigint): boolean {
  for (let k = 2n; k * k <= n; k++) if (n % k === 0n) return false;
  return true;
}

/** The whole part of the cube root, by halving. */
function cubeRoot(n: bigint): bigint {
  let low = 0n;
  let high = 1n << 40n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** 3n <= n) low = middle;
    else high = middle - 1n;
  }
  return low;
}
