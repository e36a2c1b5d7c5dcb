import type { GameEvent, Words } from '@sandtable/kernel';
import { settings } from '../store/settings.ts';
import { PACE, timeToLook } from './pace.ts';

/** How what the other side does is followed: as it comes, step by step, or not at all. */
export type Following = 'playing' | 'paused' | 'rushing';

/** Lets people see what the computer did before it goes on; or holds it, or hurries. */
export class Pacer {
  readonly #words: Words;
  readonly #listeners = new Set<() => void>();
  #following: Following = 'playing';
  /** Goes on; there while something is looked at. */
  #goOn: () => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(words: Words) {
    this.#words = words;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly following = (): Following => this.#following;

  /** Done when it has been looked at. */
  look(events: readonly GameEvent[]): Promise<void> {
    const time =
      PACE[settings().speed] * timeToLook(events, (event) => this.#words.tellBriefly(event));
    // What cannot be seen needs no step of its own.
    const isSeen = events.length > 0;
    if (this.#following === 'rushing' || (this.#following === 'paused' && !isSeen)) {
      return Promise.resolve();
    }
    if (this.#following === 'playing' && time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#goOn = resolve;
      if (this.#following === 'playing') this.#timer = setTimeout(resolve, time);
    });
  }

  /** Holds, until somebody goes on. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#follow('paused');
  }

  play(): void {
    this.#follow('playing');
    this.#goOn();
  }

  /** One step on, and holds. */
  step(): void {
    this.pause();
    this.#goOn();
  }

  /** No more waiting, until somebody is asked again. */
  rush(): void {
    this.#follow('rushing');
    this.#goOn();
  }

  /** Somebody is asked: the next time, everything goes on by itself. */
  rest(): void {
    this.play();
  }

  #follow(following: Following): void {
    this.#following = following;
    for (const listener of this.#listeners) listener();
  }
}
