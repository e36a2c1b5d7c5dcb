/** Thinks to the end. */
export function finished<T>(thinking: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = thinking.next();
    if (done === true) return value;
  }
}
