/** The inks and washes of a trench map, printed in the field in a few colours. It is paper in every scheme. */
export const PAPER = '#efe3c6';
export const PAPER_LIGHT = '#f8f0db';
export const INK = '#241e16';
export const PENCIL = '#6b5c44';
export const FOXING = '#a8743a';
/** Contours and hachures. */
export const EARTH = '#9a6230';
export const EARTH_WASH = '#cf9f62';
export const LEAF_WASH = '#a3b27a';
export const LEAF = '#7f9658';
export const LEAF_INK = '#2f3d1d';
export const WATER = '#a9cbd3';
export const WATER_INK = '#2d6786';
/** Trenches are overprinted in red, as those of an enemy were. */
export const TRENCH = '#b3271c';
export const BRICK = '#c98b6e';
export const RUBBLE = '#5d4c3c';

export const BRASS = '#e7bd55';
export const BRASS_DARK = '#73540f';
export const CREAM = '#fcf5e3';
export const ALARM = '#d8301c';
export const GAS = '#a7b93a';
export const GAS_DARK = '#5f6d14';
export const SMOKE = '#f3efe6';
export const SMOKE_DARK = '#6e675b';
