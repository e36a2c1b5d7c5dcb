import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** Starts a program of this folder in a process of its own, to talk with. */
export function start(
  name: string,
  parameters: readonly string[],
  execArgv: readonly string[] = [],
): ChildProcess {
  return fork(join(import.meta.dirname, name), [...parameters], {
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** What it says next. */
export function next<T>(child: ChildProcess): Promise<T> {
  return new Promise((settle, fail) => {
    const gone = (code: number | null): void => fail(new Error(`a process ended with ${code}`));
    child.once('exit', gone);
    child.once('message', (said) => {
      child.off('exit', gone);
      settle(said as T);
    });
  });
}
