// Somebody who sees nothing and has no mouse: knows what is said and what a screen reader finds, and presses keys.
import type { Scenario } from '@sandtable/kernel';
import type { Page } from 'playwright-core';
import { expect, onTestFailed } from 'vitest';
import { text } from '../../src/words/words.ts';
import { linkTo } from './positions.ts';
import { read, ScreenReader, within, type Node, type Saying } from './screenReader.ts';
import { openPage } from './stage.ts';

/** What is asked, as it was said, with everything that can be answered. */
export interface Asked {
  readonly question: string;
  readonly answers: readonly Node[];
}

/** So long something may be silent, in milliseconds. */
const PATIENCE = 20_000;
/** An answer takes no more keys than these, on the board or off it. */
const MOST_KEYS = 40;
/** A short game is over after so many answers. */
const LONG = 60;
/** Tab comes to anything within so many steps. */
const FAR = 60;

export class Listener {
  readonly page: Page;
  readonly reader: ScreenReader;
  /** Every key pressed, and all that was heard after it. */
  readonly transcript: string[] = [];
  #keys = 0;

  private constructor(page: Page, reader: ScreenReader) {
    this.page = page;
    this.reader = reader;
    onTestFailed(() => {
      process.stderr.write(`${this.transcript.slice(-60).join('\n')}\n`);
    });
  }

  /** Opens a position and begins, by keys, against the computer. */
  static async at(scenario: Scenario): Promise<Listener> {
    const page = await openPage({ path: await linkTo(scenario), reducedMotion: 'reduce' });
    const listener = new Listener(page, await ScreenReader.on(page));
    await page.getByRole('button', { name: text('start.begin') }).waitFor();
    await listener.tabTo('button', text('start.begin'), 'Shift+Tab');
    await listener.press('Enter');
    return listener;
  }

  async press(key: string): Promise<void> {
    this.#keys++;
    this.transcript.push(`[${key}]`);
    await this.page.keyboard.press(key);
  }

  /** Presses Tab, or another key, until this has the focus. */
  async tabTo(role: string, name: RegExp | string, key = 'Tab'): Promise<void> {
    const fits = (each: Node): boolean =>
      each.role === role && (typeof name === 'string' ? each.name === name : name.test(each.name));
    for (let i = 0; i < FAR; i++) {
      await this.press(key);
      const focused = await this.reader.focused();
      if (focused !== undefined && fits(focused)) return;
    }
    throw new Error(`${key} never comes to the ${role} ${String(name)}`);
  }

  /** What is said from now on, up to something that fits. */
  async hear(what: RegExp): Promise<readonly Saying[]> {
    const all: Saying[] = [];
    await expect
      .poll(
        async () => {
          const heard = await this.reader.heard();
          this.transcript.push(
            ...heard.map(({ text: line, urgent }) => (urgent ? '! ' : '') + line),
          );
          all.push(...heard);
          return all.some(({ text: line }) => what.test(line));
        },
        { timeout: PATIENCE, interval: 20, message: `somebody says ${String(what)}` },
      )
      .toBe(true);
    expectOneVoice(all);
    return all;
  }

  /** Waits for what is asked next; nothing where it is over. */
  async asked(): Promise<Asked | undefined> {
    const said = await this.hear(/answers?\.$|cannot be taken back, and|(wins|draw), \d+ to \d+\./);
    // What happens, the other side's doings too, waits until something else has been said.
    const urgent = said.filter(
      (each) => each.urgent && !each.text.includes('cannot be taken back'),
    );
    expect(urgent).toEqual([]);
    const tree = await this.reader.tree();
    const { name } = await this.expectFocus();
    const over = within(tree, 'region').find((each) => each.name === text('play.over'));
    if (over !== undefined) {
      expect(said.at(-1)?.text).toContain(within(over, 'heading')[0].name);
      return undefined;
    }
    const last = said[said.length - 1].text;
    const answers = answersIn(tree);
    const told = answers.map((each) => `${each.name} ${each.description}`);
    expect(new Set(told).size, told.join('\n')).toBe(told.length);
    expect(answers.filter((each) => each.name.trim() === '')).toEqual([]);
    const count = /(One|\d+) answers?\.$/.exec(last)?.[1];
    if (count !== undefined) {
      expect(answers, last).toHaveLength(count === 'One' ? 1 : Number(count));
    }
    this.transcript.push(`  (at ${name}; ${answers.map((each) => each.name).join(' | ')})`);
    return { question: last, answers };
  }

  /** Whatever was done, somebody can go on from where he is. */
  async expectFocus(): Promise<Node> {
    const focused = await this.reader.focused();
    if (focused === undefined) throw new Error('The focus is lost.');
    expect(focused.name).not.toBe('');
    return focused;
  }

  /** Takes an answer by the key that it names, or by going to it. */
  async take({ keys, name }: Node): Promise<void> {
    if (keys === '') await this.tabTo('button', name);
    await this.press(keys === '' ? 'Enter' : keys);
  }

  /** Takes the answer of this name, and waits for what is asked then. */
  async answer(name: RegExp): Promise<Asked | undefined> {
    const found = answersIn(await this.reader.tree()).find((each) => name.test(each.name));
    if (found === undefined) throw new Error(`no answer is called ${String(name)}`);
    await this.take(found);
    return this.asked();
  }

  /** Takes something on the table by walking there, and waits for what is asked then. */
  async point(name: RegExp): Promise<Asked | undefined> {
    const before = this.#keys;
    await this.walkTo(name);
    await this.press('Enter');
    expect(this.#keys - before).toBeLessThan(MOST_KEYS);
    return this.asked();
  }

  /** Takes the last answer back, and is asked again. */
  async undo(asked: Asked | undefined): Promise<void> {
    await this.press('u');
    const said = (await this.hear(/answers?\.$/)).map((each) => each.text).join(' ');
    expect(said).toMatch(new RegExp(`^${text('said.undone')}`));
    expect(asked?.question).toContain(said.slice(text('said.undone').length + 1));
    await this.expectFocus();
  }

  async walkTo(name: RegExp): Promise<void> {
    const find = async (): Promise<Node | undefined> =>
      within(await this.reader.tree(), 'gridcell', 'option').find((each) => name.test(each.name));
    // What is asked is said before it is drawn.
    await expect.poll(find, { message: `nothing is called ${String(name)}` }).toBeDefined();
    const target = await find();
    if (target === undefined) throw new Error(`nothing is called ${String(name)} any more`);
    let here = await this.reader.focused();
    if (here?.role !== target.role) {
      await this.press('ArrowUp');
      here = await this.expectFocus();
      expect(here.role).toBe(target.role);
    }
    for (let i = 0; i < FAR && here?.name !== target.name; i++) {
      await this.press(keyToward(here?.name ?? '', target.name));
      here = await this.reader.focused();
    }
    expect(here?.name).toBe(target.name);
  }

  /** Opens something that lies over the page, finds it closed in itself, and comes back to where it was. */
  async lookInto(open: () => Promise<void>, words: RegExp): Promise<void> {
    await open();
    const isOpen = async (): Promise<Node | undefined> =>
      within(await this.reader.tree(), 'dialog').at(0);
    await expect.poll(isOpen).toBeDefined();
    const dialog = await isOpen();
    expect(dialog?.name).not.toBe('');
    expect(dialog && read(dialog)).toMatch(words);
    await this.press('Tab');
    await this.press('Escape');
    await expect.poll(isOpen).toBeUndefined();
    await this.expectFocus();
  }

  /** All that can be found on the table. */
  async table(): Promise<readonly string[]> {
    return within(await this.reader.tree(), 'gridcell', 'option').map(({ name }) => name);
  }

  /** Goes through everything that helps and lies over the page: each says what it is, and lets go again. */
  async lookAround(): Promise<void> {
    await this.lookInto(() => this.press('?'), new RegExp(text('keys.answers')));
    for (const [name, words, key] of [
      [text('play.signs'), new RegExp(text('play.signs.move')), 'Shift+Tab'],
      [/why am I asked this\?$/, /\w+/, 'Tab'],
      [text('play.log.all'), /\w+/, 'Tab'],
    ] as const) {
      await this.lookInto(async () => {
        await this.tabTo('button', name, key);
        await this.press('Enter');
      }, words);
    }
  }

  /** Goes on to the end: with what ends something where that can be, else with the first answer. */
  async finish(): Promise<void> {
    let answers = answersIn(await this.reader.tree());
    for (let i = 0; i < LONG; i++) {
      await this.take(answers.find(({ keys }) => keys === 'f') ?? answers[0]);
      const asked = await this.asked();
      if (asked === undefined) return;
      ({ answers } = asked);
    }
    throw new Error('it does not come to an end');
  }

  /** From the end of a match to its report. */
  async openReport(): Promise<void> {
    await this.tabTo('link', text('report.open'));
    await this.press('Enter');
    await this.hear(/Sandtable$/);
    const headings = async (): Promise<readonly string[]> =>
      within(await this.reader.tree(), 'heading').map(({ name }) => name);
    await expect.poll(headings, { timeout: PATIENCE }).toContain(text('report.luck'));
  }
}

/** What can be answered: all that is there to press but what helps to decide. */
function answersIn(tree: Node): readonly Node[] {
  const region = within(tree, 'region').find(({ name }) => name === text('play.question'));
  if (region === undefined) return [];
  const helps = new Set<string>([
    text('play.back'),
    text('advice.show'),
    text('advice.turn'),
    text('follow.did'),
  ]);
  return within(region, 'button').filter(
    ({ name }) =>
      !helps.has(name) && !/why am I asked this\?$| for the rest of this turn$/.test(name),
  );
}

/** The arrow that leads from one square to another; on a free table one thing comes after the other. */
function keyToward(here: string, there: string): string {
  const [from, to] = [here, there].map((name) => /^([a-z])(\d+),/.exec(name)?.slice(1));
  if (from === undefined || to === undefined) return 'PageDown';
  if (from[0] !== to[0]) return from[0] < to[0] ? 'ArrowRight' : 'ArrowLeft';
  return Number(from[1]) < Number(to[1]) ? 'ArrowUp' : 'ArrowDown';
}

/** Nothing is said by two voices: dice that have fallen are told once. */
function expectOneVoice(all: readonly Saying[]): void {
  const doubled = all.filter((one) =>
    all.some((other) => other.by !== one.by && other.text.includes(one.text)),
  );
  expect(doubled).toEqual([]);
}
