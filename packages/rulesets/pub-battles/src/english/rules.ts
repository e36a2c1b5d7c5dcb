import { ABOUT } from '../about.ts';

/** The game, its sections and its options. */
export const RULES: Readonly<Record<string, string>> = {
  ...ABOUT,

  // Red and Blue are names: nobody says “the Red”.
  'side.the': '{side}',

  'section.PB-1': 'Map, time, scale',
  'section.PB-2': 'Pieces and Commands',
  'section.PB-3': 'The turn',
  'section.PB-4': 'Movement',
  'section.PB-5': 'Field of fire, disengaging',
  'section.PB-6': 'Attack, support, flank',
  'section.PB-7': 'Bombardment, sight, spotting',
  'section.PB-8': 'Hidden reserves',
  'section.PB-9': 'Rally, trains, supply',
  'section.PB-10': 'Combat',
  'section.PB-11': 'Retreat',
  'section.PB-12': 'Victory, night, free game',

  'option.bitterEnd': 'Play on after a victory until one side has marched off',
};
