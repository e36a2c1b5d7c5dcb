import { message, type Area, type Message, type Point } from '@sandtable/kernel';
import { rotate, toWhole, wrapDegrees } from '@sandtable/table';
import type { BattleMap, Place, River } from '../state/field.ts';

/** How far along its base line the second point of a lettering lies. */
const BASE_LINE = 1000;

const made = new WeakMap<BattleMap, readonly Area[]>();

/**
 * PB-1.1: the map as ground to draw. A map never changes: its areas are made once. What lies higher
 * comes later.
 *
 * Two areas say more by their id, so that their kinds stay words: `hill 3 level 2`, `river 1 width 480`.
 * Bridges and fords go from bank to bank. A `name.…` goes from its middle along its base line; the text
 * is in its label.
 */
export function areasOf(map: BattleMap): readonly Area[] {
  let areas = made.get(map);
  if (areas === undefined) made.set(map, (areas = [...land(map), ...ways(map), ...letters(map)]));
  return areas;
}

const veiled = new WeakMap<BattleMap, readonly Area[]>();

/** PB-1.1: the same under fog, which lies over all of it. */
export function fogged(map: BattleMap): readonly Area[] {
  let areas = veiled.get(map);
  if (areas === undefined) {
    const { width, height } = map;
    const whole: Place[] = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    veiled.set(map, (areas = [...areasOf(map), area('fog', 0, whole)]));
  }
  return areas;
}

/** What has an expanse: fields under hills under what grows and stands on them. */
function land({ decoration, hills, marshes, woods, towns }: BattleMap): Area[] {
  const { fields = [], orchards = [] } = decoration;
  return [
    ...fields.map((outline, i) => area('field', i, outline)),
    ...orchards.map((outline, i) => area('orchard', i, outline)),
    ...hills.map(({ level, outline }, i) => ({
      ...area('hill', i, outline, message('map.hill', { level })),
      id: `hill ${i + 1} level ${level}`,
    })),
    ...hills.map(({ crest }, i) => area('crest', i, crest)),
    ...marshes.map((outline, i) => area('marsh', i, outline)),
    ...woods.map((outline, i) => area('woods', i, outline)),
    ...towns.map(({ name, outline }, i) => area('town', i, outline, named('town', name))),
  ];
}

/** What goes along a line. */
function ways({ decoration, streams, rivers, roads }: BattleMap): Area[] {
  const { farms = [], fences = [], paths = [] } = decoration;
  const crossings = (kind: 'bridge' | 'ford', places: (river: River) => readonly Place[]): Area[] =>
    rivers
      .flatMap((river) => places(river).map((place) => across(river, place)))
      .map((banks, i) => area(kind, i, banks));
  return [
    ...streams.map(({ name, line }, i) => area('stream', i, line, named('stream', name))),
    ...rivers.map(({ name, line, width }, i) => ({
      ...area('river', i, line, named('river', name)),
      id: `river ${i + 1} width ${width}`,
    })),
    ...crossings('bridge', ({ bridges }) => bridges),
    ...crossings('ford', ({ fords }) => fords),
    ...fences.map((line, i) => area('fence', i, line)),
    ...paths.map((line, i) => area('path', i, line)),
    ...roads.map(({ name, line }, i) => area('road', i, line, named('road', name))),
    // As a line of nearly no length: a farm is a place.
    ...farms.map(([x, y], i) =>
      area('farm', i, [
        [x, y],
        [x + 1, y],
      ]),
    ),
  ];
}

/** The names on the map, and that of the map itself. */
function letters({ title, names, width }: BattleMap): Area[] {
  const middle = toWhole(width / 2);
  const head: Area = area(
    'name.title',
    0,
    [
      [middle, 0],
      [middle + BASE_LINE, 0],
    ],
    message('map.name', { text: title }),
  );
  return [
    head,
    ...names.map(({ text, at: [x, y], kind, angle = 0 }, i) => {
      // Letterings are turned anticlockwise, the table turns clockwise.
      const along = rotate({ x: BASE_LINE, y: 0 }, wrapDegrees(-angle));
      const line: Place[] = [
        [x, y],
        [x + along.x, y + along.y],
      ];
      return area(`name.${kind}`, i, line, message('map.name', { text }));
    }),
  ];
}

function area(
  kind: string,
  index: number,
  outline: readonly Place[],
  label: Message = message(`map.${kind}`),
): Area {
  return {
    id: `${kind} ${index + 1}`,
    kind,
    outline: outline.map(([x, y]): Point => ({ x, y })),
    label,
  };
}

function named(kind: string, name: string | undefined): Message {
  return name === undefined ? message(`map.${kind}`) : message(`map.${kind}.named`, { name });
}

/** PB-4.4: from one bank to the other, square to the water at that place. */
function across({ line, width }: River, [x, y]: Place): [Place, Place] {
  let [dx, dy, nearest] = [1, 0, Infinity];
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1], line[i]];
    const [right, up] = [bx - ax, by - ay];
    const part = ((x - ax) * right + (y - ay) * up) / (right * right + up * up || 1);
    const held = Math.min(Math.max(part, 0), 1);
    const [offX, offY] = [ax + right * held - x, ay + up * held - y];
    const squared = offX * offX + offY * offY;
    if (squared < nearest) [dx, dy, nearest] = [right, up, squared];
  }
  const half = width / 2 / (Math.sqrt(dx * dx + dy * dy) || 1);
  const [overX, overY] = [toWhole(-dy * half), toWhole(dx * half)];
  return [
    [x - overX, y - overY],
    [x + overX, y + overY],
  ];
}
