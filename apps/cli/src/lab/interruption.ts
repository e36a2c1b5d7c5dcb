/** Does something when whoever sits at the terminal stops the program; a second time ends it as usual. */
export function whenInterrupted(stop: () => void): Disposable {
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return {
    [Symbol.dispose]: () => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}
