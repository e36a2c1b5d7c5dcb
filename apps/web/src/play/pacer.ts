import type { GameEvent } from '@sandtable/kernel';
import { settings } from '../store/settings.ts';
import { timeToLook } from './pace.ts';

/** Lets people see what the computer did before it goes on; or hurries, when they have seen enough. */
export class Pacer {
  #rushing = false;
  #wake: () => void = () => {};

  look(events: readonly GameEvent[]): Promise<void> {
    const time = this.#rushing ? 0 : timeToLook(events, settings().speed);
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** No more waiting, until somebody is asked again. */
  rush(): void {
    this.#rushing = true;
    this.#wake();
  }

  rest(): void {
    this.#rushing = false;
  }
}
