/** What is sorted by a number, the least at the top. */
export interface Ranked {
  readonly least: number;
}

/** Puts one more into a heap. */
export function push<T extends Ranked>(heap: T[], item: T): void {
  let at = heap.length;
  heap.push(item);
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (heap[above].least <= item.least) break;
    heap[at] = heap[above];
    at = above;
  }
  heap[at] = item;
}

/** Takes the least out of a heap that is not empty. */
export function pop<T extends Ranked>(heap: T[]): T {
  const [top] = heap;
  const item = heap.pop() as T;
  const { length } = heap;
  if (length === 0) return top;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= length) break;
    if (below + 1 < length && heap[below + 1].least < heap[below].least) below++;
    if (heap[below].least >= item.least) break;
    heap[at] = heap[below];
    at = below;
  }
  heap[at] = item;
  return top;
}
