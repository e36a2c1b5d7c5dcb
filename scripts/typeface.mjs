// Cuts the typefaces down to the letters, weights and features that the app uses: `npm run typeface`, when
// one of those has changed. What it makes is kept, so that a build needs none of what is fetched here.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { execPath, stdout } from 'node:process';
import { alone, fetchPinned, root } from './setup.mjs';

const fetched = join(root, '.cache', 'typeface');
const app = join(root, 'apps', 'web');
const kept = join(app, 'src', 'typeface');

const faces = {
  sans: {
    of: '@fontsource-variable/source-sans-3',
    file: 'source-sans-3-latin-wght-normal',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  // Only maps have it, in letters set wide apart.
  roman: { ...caslon('400-normal'), keepFeatures: [] },
  'roman-italic': caslon('400-italic'),
  'roman-bold': caslon('700-normal'),
};

function caslon(cut) {
  return { of: '@fontsource/libre-caslon-text', file: `libre-caslon-text-latin-${cut}` };
}

/** Hints are for screens of long ago, and a third of the weight. */
const usual = {
  targetFormat: 'sfnt',
  noHinting: true,
  // Figures that stand below each other, and what makes words even.
  keepFeatures: ['kern', 'liga', 'tnum', 'lnum'],
};

/** The letters that the style sheet promises: what it does not name is drawn with another typeface. */
function letters() {
  const css = readFileSync(join(kept, 'typeface.css'), 'utf8');
  const [, list] = /unicode-range:([^;]+);/.exec(css);
  const each = list.split(',').flatMap((part) => {
    const [from, to = from] = part.match(/[\dA-F]+/g).map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  return String.fromCodePoint(...each);
}

/** "Source" is a name that the licence keeps for the whole typeface: what was cut down may not bear it. */
function renamed(font) {
  for (const name of ['Source Sans', 'SourceSans']) {
    const [old, fresh] = [name, name.replace('Source', 'Subset')].map(inFonts);
    for (let at = font.indexOf(old); at >= 0; at = font.indexOf(old)) fresh.copy(font, at);
  }
  return font;
}

/** Names in a font are big-endian. */
function inFonts(text) {
  return Buffer.from(text, 'utf16le').swap16();
}

alone(() => fetchPinned(execPath, 'typeface', fetched));
const take = createRequire(join(fetched, 'package.json'));
const subset = take('subset-font');
const { convert } = take('fontverter');

const licences = new Set();
for (const [name, { of, file, ...cut }] of Object.entries(faces)) {
  const folder = join(fetched, 'node_modules', of);
  const whole = readFileSync(join(folder, 'files', `${file}.woff2`));
  const small = renamed(Buffer.from(await subset(whole, letters(), { ...usual, ...cut })));
  const packed = await convert(small, 'woff2');
  writeFileSync(join(kept, `${name}.woff2`), packed);
  licences.add(readFileSync(join(folder, 'LICENSE'), 'utf8'));
  stdout.write(`${name.padEnd(16)}${(packed.length / 1000).toFixed(1).padStart(5)} KB\n`);
}
// Whoever is given the letters is given their licence. The package of the first names no holder; the typeface does.
const holder = "Copyright 2023 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'\n\n";
writeFileSync(join(app, 'public', 'typeface.txt'), holder + [...licences].join('\n\n'));
