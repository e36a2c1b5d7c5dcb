/** The sign of the app: a tray of sand, with a counter in it. On a square of 64. */

/** Colours of the theme, in light mode: a picture has no style sheet. */
const WOOD = '#6d4d31';
const WOOD_LIGHT = '#8d6a48';
const WOOD_DARK = '#4d3520';
const SAND = '#dcc48f';
const SAND_DARK = '#b99a62';
const COUNTER = '#34522b';
const COUNTER_DARK = '#22351c';
const INK = '#fffdf4';

const open = (size = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${size}>`;

/** Hills as a map has them. */
const HILLS = [
  'M12 25q8-9 18-5t10-8',
  'M12 32q9-11 21-6t17-13',
  'M30 52q4-10 13-9t9-7',
  'M38 52q2-5 7-5t7-4',
].join('');

/** A counter of infantry: a little askew, as a hand leaves it. */
const counter = (fill: string, edge: string, ink: string): string =>
  `<g transform="rotate(-8 32 33)"><rect x="16" y="23" width="32" height="21" rx="3.5" fill="${fill}" stroke="${edge}" stroke-width="1.5"/>` +
  `<path d="M19.5 26.5h25v14h-25zl25 14m0-14l-25 14" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"/></g>`;

const sand = (inset: number, round: number): string => {
  const side = 64 - 2 * inset;
  return [
    `<rect x="${inset}" y="${inset}" width="${side}" height="${side}" rx="${round}" fill="${SAND}"/>`,
    `<path d="${HILLS}" fill="none" stroke="${SAND_DARK}" stroke-width="1.4" stroke-linecap="round"/>`,
    `<rect x="17" y="26" width="32" height="21" rx="3.5" fill="${WOOD_DARK}" opacity=".35" transform="rotate(-8 32 33)"/>`,
    counter(COUNTER, COUNTER_DARK, INK),
  ].join('');
};

/** As it stands beside other apps, with corners of its own. */
export const ICON =
  `${open()}<rect x="2" y="2" width="60" height="60" rx="13" fill="${WOOD}"/>` +
  `<rect x="3.5" y="3.5" width="57" height="57" rx="11.5" fill="none" stroke="${WOOD_LIGHT}" stroke-width="2"/>` +
  `<rect x="7" y="7" width="50" height="50" rx="8" fill="${WOOD_DARK}"/>${sand(8.5, 6.5)}</svg>`;

/** For systems that cut out a shape of their own: wood to the edge, and all that matters in the middle. */
export const FULL =
  `${open()}<rect width="64" height="64" fill="${WOOD}"/>` +
  `<g transform="translate(32 32) scale(.95) translate(-32 -32)">` +
  `<rect x="8" y="8" width="48" height="48" rx="7" fill="${WOOD_DARK}"/>${sand(9.5, 6)}</g></svg>`;

/** For systems that have one colour for all: what is drawn is what counts, whatever its colour. */
export const PLAIN =
  `${open()}<path fill-rule="evenodd" d="M13 4h38a9 9 0 0 1 9 9v38a9 9 0 0 1-9 9H13a9 9 0 0 1-9-9V13a9 9 0 0 1 9-9zm1 7a3 3 0 0 0-3 3v36a3 3 0 0 0 3 3h36a3 3 0 0 0 3-3V14a3 3 0 0 0-3-3z"/>` +
  `<g transform="rotate(-8 32 32)"><path d="M17 22.5h30v19H17zl30 19m0-19l-30 19" fill="none" stroke="#000" stroke-width="3.8" stroke-linejoin="round"/></g></svg>`;
