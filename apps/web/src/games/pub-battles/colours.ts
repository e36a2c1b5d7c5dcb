/** The inks and washes of a map printed from stone and coloured by hand. It is paper in every scheme. */
export const PAPER = '#f1e7cd';
export const PAPER_LIGHT = '#f8f1de';
export const INK = '#2c2317';
export const SEPIA = '#5a4427';
export const EARTH = '#c39a5c';
export const FOXING = '#a8743a';
export const LEAF = '#9aa568';
export const LEAF_LIGHT = '#b9bf86';
export const LEAF_DARK = '#3f4a26';
export const WATER = '#c3d8d6';
export const WATER_INK = '#3f7188';
export const FOG = '#f4f3ee';
export const ROSE = '#b8604f';
export const ROSE_WASH = '#d9a08c';
/** Corn, pasture, plough and fallow. */
export const CROPS = ['#e8d594', '#d3d7a1', '#dfc199', '#e6dcb6'] as const;

/** What the wood of either army is painted with, and what is written on it. */
export interface Paint {
  readonly coat: string;
  readonly lit: string;
  readonly dark: string;
  /** A spent block lies with its bare side up. */
  readonly bare: string;
}

const PAINTS: Readonly<Record<'red' | 'blue', Paint>> = {
  red: { coat: '#a63a2b', lit: '#cf6a55', dark: '#571a12', bare: '#eed2bf' },
  blue: { coat: '#244a78', lit: '#5a82b3', dark: '#0f2440', bare: '#cfdbe6' },
};

export function paintOf(side: string): Paint {
  return side === 'blue' ? PAINTS.blue : PAINTS.red;
}

export const CREAM = '#fbf3df';
export const GILT = '#e2b64c';
export const GILT_DARK = '#7d5a14';
export const ALARM = '#f04a2a';
