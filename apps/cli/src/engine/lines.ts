/** A line longer than this is no request of ours: a whole match has some tens of thousands. */
const LONGEST = 16 * 1024 * 1024;

/** Lines of a stream; `undefined` for each that is too long, which is read past and not kept. */
export async function* linesOf(
  input: AsyncIterable<string>,
  longest = LONGEST,
): AsyncGenerator<string | undefined> {
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      length += end - start;
      yield length > longest ? undefined : parts.join('') + chunk.slice(start, end);
      parts = [];
      length = 0;
      start = end + 1;
    }
    length += chunk.length - start;
    if (length > longest) parts = [];
    else parts.push(chunk.slice(start));
  }
  if (length > 0) yield length > longest ? undefined : parts.join('');
}
