import type { Schema } from '@sandtable/kernel';
import { LETTERINGS } from '../state/field.ts';
import {
  line,
  list,
  LONGEST,
  name,
  number,
  object,
  oneOfWords,
  outline,
  place,
  text,
} from './schemaParts.ts';

const MOST = 200;

const TOWN = object(
  'A town: cover, and troops in it become Spent (PB-4.4).',
  { name: name('What it is called.'), outline: outline('Its outer houses.') },
  'name',
);

const HILL = object('A hill (PB-1.6).', {
  level: number('How high it is: 1, and more for hills upon hills.', 1, 9),
  outline: outline('Its contour. To cross it is to cross a slope.'),
  crest: list(
    'The line from which its slopes go down; one can see onto it as far as that.',
    place('Across, up.'),
    1,
    MOST,
  ),
});

const STREAM = object(
  'A stream: difficult to cross (PB-4.3).',
  { name: name('What it is called.'), line: line('Its course.') },
  'name',
);

const RIVER = object(
  'A river: crossed only at bridges and fords (PB-4.4).',
  {
    name: name('What it is called.'),
    line: line('Its course.'),
    width: number('From bank to bank, in thousandths of an inch.', 1, 5000),
    bridges: list('Its bridges.', place('The middle of one.'), 0, 40),
    fords: list('Its fords.', place('The middle of one.'), 0, 40),
  },
  'name',
);

const ROAD = object('A road, for columns (PB-4.6).', {
  name: name('What it is called; no other road is called so.'),
  line: line('Its course.'),
});

const LETTERING = object(
  'A name on the map.',
  {
    text: text('What it says.', 60),
    at: place('The middle of the words.'),
    kind: oneOfWords('What it names, which decides how it is written.', LETTERINGS),
    angle: number('Degrees by which the base line is turned anticlockwise.', -90, 90),
  },
  'angle',
);

const DECORATION = object(
  'What is drawn and has no effect (PB-1.1).',
  {
    fields: list('Fields.', outline('Its edge.'), 0, MOST),
    orchards: list('Orchards.', outline('Its edge.'), 0, MOST),
    farms: list('Farms.', place('Where one stands.'), 0, MOST),
    fences: list('Fences.', line('Its course.'), 0, MOST),
    paths: list('Paths.', line('Its course.'), 0, MOST),
  },
  'fields',
  'orchards',
  'farms',
  'fences',
  'paths',
);

/** PB-1.1: the map of a battle. */
export const MAP_SCHEMA: Schema = object(
  'The map. Lengths are thousandths of an inch; 3750 are a mile (PB-1.2).',
  {
    title: text('What the map is called.', 100),
    width: number('From its left to its right edge.', 6000, LONGEST),
    height: number('From its lower to its upper edge.', 6000, LONGEST),
    woods: list('Woods: difficult ground that gives cover.', outline('Its edge.'), 0, MOST),
    towns: list('Towns and villages.', TOWN, 0, MOST),
    hills: list('Hills.', HILL, 0, MOST),
    streams: list('Streams.', STREAM, 0, MOST),
    rivers: list('Rivers.', RIVER, 0, 40),
    marshes: list(
      'Marshes: difficult, and closed to artillery, cavalry and trains (PB-4.4).',
      outline('Its edge.'),
      0,
      MOST,
    ),
    roads: list('Roads.', ROAD, 0, MOST),
    names: list('Names on the map.', LETTERING, 0, MOST),
    decoration: DECORATION,
  },
);
