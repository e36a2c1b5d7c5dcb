import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// What the three common kinds of colour vision make of the colours that tell things apart.

type Rgb = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/** Machado, Oliveira and Fernandes (2009), for whom one kind of cone is missing; in linear light. */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const css = readFileSync(join(import.meta.dirname, '..', 'src', 'app', 'theme.css'), 'utf8');

/** The colours that a rule of the style sheet sets, in light and in dark mode. */
function coloursOf(selector: string): Map<string, readonly [light: string, dark: string]> {
  const found = new Map<string, readonly [string, string]>();
  for (const [, heads, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = heads.replaceAll(/\/\*.*?\*\/|@import[^;]*;/gs, '').split(',');
    if (!names.some((name) => name.trim() === selector)) continue;
    for (const [, name, value] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      const [light, dark = light] = value.match(/#[\da-f]{6}/gi) ?? [];
      if (light !== undefined && dark !== undefined) found.set(name, [light, dark]);
    }
  }
  return found;
}

function linear(code: string): Rgb {
  const part = (at: number): number => {
    const value = Number.parseInt(code.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const seen = (matrix: Matrix, [r, g, b]: Rgb): Rgb =>
  matrix.map(([x, y, z]) => Math.min(Math.max(x * r + y * g + z * b, 0), 1)) as unknown as Rgb;

function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How far apart two colours are to somebody, as OKLab measures it: black and white are 1 apart. */
function apart(one: string, other: string, sight: Matrix): number {
  const [a, b] = [one, other].map((code) => oklab(seen(sight, linear(code))));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The clear scheme is for telling things apart by colour alone; in the other they have shapes as well. */
const SCHEMES = {
  clear: { selector: "[data-scheme='clear']", sides: 0.2, accent: 0.12 },
  field: { selector: "[data-scheme='field']", sides: 0.1, accent: 0.05 },
} as const;
const MODES = ['light', 'dark'] as const;

describe.each(Object.entries(SCHEMES))('the %s scheme', (_, { selector, sides, accent }) => {
  const colours = new Map([...coloursOf(':root'), ...coloursOf(selector)]);
  const at = (name: string, mode: number): string => {
    const pair = colours.get(name);
    if (pair === undefined) throw new Error(`${name} is no colour`);
    return pair[mode];
  };
  describe.each(Object.entries(SIGHTS))('as %s sees it', (_name, sight) => {
    test.each(MODES)('keeps apart what it must in %s mode', (called) => {
      const mode = MODES.indexOf(called);
      const distance = (one: string, other: string): number =>
        apart(at(one, mode), at(other, mode), sight);
      expect.soft(distance('--side-a', '--side-b'), 'the sides').toBeGreaterThan(sides);
      expect
        .soft(distance('--accent', '--open'), 'what can be chosen, on grass')
        .toBeGreaterThan(0.1);
      expect.soft(distance('--accent', '--danger'), 'moving and firing').toBeGreaterThan(0.04);
      // Dice that count and dice that hit lie beside those that do neither.
      for (const die of ['--accent', '--danger']) {
        expect
          .soft(distance(die, '--miss'), `a die of ${die}, and one that misses`)
          .toBeGreaterThan(0.2);
        expect.soft(distance(die, '--on-accent'), `the pips on ${die}`).toBeGreaterThan(0.35);
        expect.soft(distance(die, '--paper'), `a die of ${die} on its card`).toBeGreaterThan(0.2);
      }
      expect
        .soft(distance('--miss-pip', '--miss'), 'the pips of one that misses')
        .toBeGreaterThan(0.35);
      expect
        .soft(distance('--danger', '--quiet'), 'the words "hit" and "no hit"')
        .toBeGreaterThan(0.04);
      for (const side of ['--side-a', '--side-b']) {
        expect.soft(distance('--accent', side), `a ring around ${side}`).toBeGreaterThan(accent);
        expect.soft(distance(side, '--on-side'), `signs on ${side}`).toBeGreaterThan(0.35);
      }
    });
  });
});

// Where a game gives its sides colours of their own, in whichever scheme.
test.each([
  "[data-game='pub-battles']",
  ":root:not([data-scheme='clear']) [data-game='square-bashing']",
])('%s has sides that everybody tells apart', (selector) => {
  const colours = coloursOf(selector);
  const [one, other] = [colours.get('--side-a'), colours.get('--side-b')];
  if (one === undefined || other === undefined) throw new Error('the sides have no colours');
  for (const [name, sight] of Object.entries(SIGHTS)) {
    for (const [mode, called] of MODES.entries()) {
      expect.soft(apart(one[mode], other[mode], sight), `${name}, ${called}`).toBeGreaterThan(0.12);
    }
  }
});
