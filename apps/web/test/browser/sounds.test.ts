// Sounds are made by the page, so a page makes them here, into samples that can be looked at.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { build, type Rolldown } from 'vite';
import { LONGEST, SOUNDS, type mixer, type sound, type Sound } from '../../src/sounds/scores.ts';
import { text } from '../../src/settings/words.ts';
import { openPage } from './stage.ts';

declare global {
  var sounds: { readonly sound: typeof sound; readonly mixer: typeof mixer };
}

/** What makes the sounds of the app, as a script for a page. */
async function script(): Promise<string> {
  const entry = join(import.meta.dirname, '..', '..', 'src', 'sounds', 'scores.ts');
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, name: 'sounds', formats: ['iife'] } },
  })) as Rolldown.RolldownOutput[];
  // A variable of its own to the script; here it is the page's.
  return built.output[0].code.replace(/^(?:var|const|let) sounds/, 'globalThis.sounds');
}

interface Looked {
  readonly peak: number;
  /** In seconds, until it is no louder than a thousandth. */
  readonly length: number;
  /** How loud it is in its first and last thousandth of a second. */
  readonly edge: number;
  readonly energy: number;
  /** The part of it above 3,000 Hz. */
  readonly bright: number;
}

/** Makes sounds, each after the time that goes with it, and looks at what comes out. */
function listen(page: Page, played: readonly (readonly [Sound, number])[]): Promise<Looked> {
  return page.evaluate(async (list) => {
    const RATE = 48_000;
    const context = new OfflineAudioContext(1, RATE * 2, RATE);
    const out = globalThis.sounds.mixer(context);
    for (const [name, at] of list) globalThis.sounds.sound(out, at, name);
    const samples = (await context.startRendering()).getChannelData(0);
    const loud = Array.from(samples, Math.abs);
    const last = loud.findLastIndex((value) => value > 0.001);
    const millisecond = RATE / 1000;
    const edge = Math.max(
      ...loud.slice(0, millisecond),
      ...loud.slice(last - millisecond / 4, last + millisecond),
    );
    // What a filter lets through that takes away all below: two of them, one after the other.
    const high = new OfflineAudioContext(1, samples.length, RATE);
    const again = high.createBufferSource();
    again.buffer = high.createBuffer(1, samples.length, RATE);
    again.buffer.copyToChannel(samples, 0);
    const filters = [0, 1].map(
      () => new BiquadFilterNode(high, { type: 'highpass', frequency: 3000 }),
    );
    again.connect(filters[0]).connect(filters[1]).connect(high.destination);
    again.start();
    const above = (await high.startRendering()).getChannelData(0);
    const energyOf = (part: Float32Array): number =>
      part.reduce((sum, value) => sum + value * value, 0) / RATE;
    const energy = energyOf(samples);
    return {
      peak: Math.max(...loud),
      length: last / RATE,
      edge,
      energy,
      bright: energyOf(above) / energy,
    };
  }, played);
}

test('every sound is short, neither too loud nor too soft, without a click, and not shrill', async () => {
  const page = await openPage({ path: '/settings' });
  await page.evaluate(await script());
  const heard: [Sound, Looked][] = [];
  for (const name of SOUNDS) heard.push([name, await listen(page, [[name, 0]])]);
  if (process.env['SANDTABLE_LISTEN'] !== undefined) console.table(Object.fromEntries(heard));
  for (const [name, { peak, length, edge, bright }] of heard) {
    expect.soft(peak, `${name}: as loud as it gets`).toBeLessThan(0.9);
    expect.soft(peak, `${name}: as loud as it gets`).toBeGreaterThan(0.1);
    expect.soft(length, `${name}: its length`).toBeLessThan(LONGEST);
    expect.soft(edge, `${name}: where it begins and ends`).toBeLessThan(0.03);
    expect.soft(bright, `${name}: its part that is shrill`).toBeLessThan(0.35);
  }
  // None is much louder than another.
  const energies = heard.map(([, { energy }]) => energy);
  expect(Math.max(...energies) / Math.min(...energies)).toBeLessThan(40);
  // As many as there can be at once.
  const { peak } = await listen(page, [
    ['shot', 0],
    ['hit', 0.01],
    ['defeat', 0.02],
  ]);
  expect(peak).toBeLessThan(0.95);

  // Whoever switches it on hears it, and nobody hears anything before.
  await page.evaluate(() => {
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        document.body.dataset['heard'] = 'yes';
      }
    };
  });
  const isHeard = (): Promise<string | undefined> =>
    page.evaluate(() => document.body.dataset['heard']);
  expect(await isHeard()).toBeUndefined();
  await page.getByRole('checkbox', { name: text('settings.sound.on') }).check();
  await expect.poll(isHeard).toBe('yes');
});
