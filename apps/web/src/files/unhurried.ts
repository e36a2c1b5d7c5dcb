/** As long the page may stand still. */
const SLICE = 30;

/** Does long work in slices, so that the page goes on answering whatever somebody has given it. */
export async function unhurried<T>(work: Iterator<undefined, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const { done, value } = work.next();
      if (done === true) return value;
    } while (performance.now() < until);
    await new Promise((goOn) => {
      setTimeout(goOn);
    });
  }
}
