/** The last of its message, and a text. */
const WHOLE_TEXT = 0x81;
/** Up to so many bytes the length is told in one; a longer one is told in the two or the eight that follow. */
const SHORT = 125;
const MEDIUM = 0xffff;

/** A text as one frame of a WebSocket, from a server, in one piece: RFC 6455, 5.2. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
