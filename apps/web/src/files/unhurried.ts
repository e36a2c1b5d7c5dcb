/** As long the page may stand still. */
const SLICE = 30;

/**
 * Does long work in slices, so that the page goes on answering whatever somebody has given it.
 * @param onProgress Told after each slice how far it has come.
 */
export async function unhurried<T, P>(
  work: Iterator<P, T>,
  onProgress?: (progress: P) => void,
): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE;
    let progress: P;
    do {
      const { done, value } = work.next();
      if (done === true) return value;
      progress = value;
    } while (performance.now() < until);
    onProgress?.(progress);
    await new Promise((goOn) => {
      setTimeout(goOn);
    });
  }
}
