import { House, type HousePlan } from './House.tsx';
import { SQUARE, type Plot, type Plots } from './plots.ts';
import { between, scatterOf } from '../scenery/scatter.ts';
import { box, circle, patch } from '../scenery/shapes.ts';

interface Hamlet {
  readonly houses: readonly HousePlan[];
  readonly garden?: readonly [x: number, y: number, width: number, height: number];
  readonly well?: readonly [x: number, y: number];
  readonly graves?: string;
  /** Fruit trees. */
  readonly trees: readonly (readonly [x: number, y: number, size: number])[];
}

const HAMLETS: readonly Hamlet[] = [
  {
    houses: [
      { x: 11, y: 30, width: 22, height: 40, roof: 'tile', ridge: 'down' },
      { x: 11, y: 12, width: 48, height: 24, roof: 'tile', ridge: 'across', chimney: 0.78 },
      { x: 62, y: 50, width: 27, height: 39, roof: 'thatch', ridge: 'down' },
    ],
    garden: [66, 12, 24, 28],
    well: [46, 56],
    trees: [
      [95, 44, 0.5],
      [48, 90, 0.45],
      [7, 80, 0.55],
    ],
  },
  {
    houses: [
      { x: 11, y: 13, width: 36, height: 25, roof: 'slate', ridge: 'across', chimney: 0.2 },
      { x: 61, y: 11, width: 27, height: 36, roof: 'tile', ridge: 'down', chimney: 0.75 },
      { x: 13, y: 62, width: 42, height: 26, roof: 'tile', ridge: 'across', chimney: 0.8 },
    ],
    garden: [64, 60, 26, 28],
    well: [54, 52],
    trees: [
      [6, 50, 0.55],
      [53, 9, 0.45],
      [94, 54, 0.4],
    ],
  },
  {
    houses: [
      { x: 9, y: 11, width: 25, height: 34, roof: 'tile', ridge: 'down', chimney: 0.2 },
      { x: 36, y: 13, width: 25, height: 32, roof: 'slate', ridge: 'down' },
      { x: 63, y: 10, width: 27, height: 35, roof: 'tile', ridge: 'down', chimney: 0.8 },
      { x: 38, y: 65, width: 50, height: 24, roof: 'thatch', ridge: 'across' },
    ],
    garden: [10, 62, 22, 27],
    trees: [
      [94, 56, 0.5],
      [6, 55, 0.42],
      [94, 94, 0.55],
    ],
  },
  {
    houses: [
      { x: 40, y: 12, width: 48, height: 25, roof: 'thatch', ridge: 'across' },
      { x: 12, y: 46, width: 26, height: 42, roof: 'tile', ridge: 'down', chimney: 0.18 },
      { x: 56, y: 60, width: 34, height: 25, roof: 'slate', ridge: 'across', chimney: 0.8 },
    ],
    garden: [11, 12, 22, 24],
    well: [48, 50],
    trees: [
      [93, 46, 0.55],
      [47, 92, 0.5],
      [6, 40, 0.4],
    ],
  },
];

/** Which canopies grow in a yard. */
const FRUIT_TREES = [0, 3, 1];

const CHURCH: Hamlet = {
  houses: [
    { x: 26, y: 24, width: 54, height: 30, roof: 'slate', ridge: 'across' },
    { x: 48, y: 18, width: 20, height: 42, roof: 'slate', ridge: 'down' },
    { x: 10, y: 26, width: 25, height: 26, roof: 'slate', ridge: 'spire' },
    { x: 60, y: 68, width: 30, height: 22, roof: 'tile', ridge: 'across', chimney: 0.2 },
  ],
  graves:
    'M14 66v9M11 69h6M26 66v9M23 69h6M38 66v9M35 69h6M14 81v9M11 84h6M26 81v9M23 84h6M38 81v9M35 84h6',
  trees: [
    [93, 14, 0.6],
    [8, 10, 0.5],
    [52, 92, 0.45],
    [94, 58, 0.4],
  ],
};

/** Houses in their yards; where two such squares meet, the yards are one street. */
export function Buildings({ plots }: { readonly plots: Plots }) {
  const built = plots.of('building');
  const church = churchOf(built, plots);
  return (
    <>
      <path
        d={built.map((plot) => yard(plot, plots, 1)).join('')}
        fill="var(--yard)"
        opacity={0.45}
      />
      <path d={built.map((plot) => yard(plot, plots, -3)).join('')} fill="var(--yard)" />
      <path d={built.map(pebbles).join('')} fill="var(--yard-dark)" />
      {built.map((plot) => (
        <Yard
          key={`${plot.column} ${plot.row}`}
          plot={plot}
          hamlet={plot === church ? CHURCH : HAMLETS[hamletOf(plot)]}
        />
      ))}
    </>
  );
}

const AROUND = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => ({ right, down })));

/** A village has one church, where most houses are around it; lonely farms have none. */
function churchOf(built: readonly Plot[], plots: Plots): Plot | undefined {
  const houses = (plot: Plot): number =>
    AROUND.filter(({ right, down }) => plots.continues(plot, right, down)).length;
  const middle = built.toSorted((a, b) => houses(b) - houses(a)).at(0);
  return middle !== undefined && houses(middle) > 2 ? middle : undefined;
}

/** Neighbours differ, whatever the numbers are. */
function hamletOf({ column, row }: Plot): number {
  return (column + 2 * row + Math.floor(column / 4)) % HAMLETS.length;
}

function Yard({ plot: { x, y }, hamlet }: { readonly plot: Plot; readonly hamlet: Hamlet }) {
  const { houses, garden, well, graves, trees } = hamlet;
  return (
    <g transform={`translate(${x} ${y})`}>
      {garden !== undefined && (
        <>
          <path
            d={box(...garden)}
            fill="var(--plough)"
            stroke="var(--yard-dark)"
            strokeWidth={1.4}
          />
          <path d={beds(...garden)} fill="var(--hedge)" />
        </>
      )}
      {graves !== undefined && (
        <>
          <path d={box(8, 62, 38, 30)} fill="var(--open)" stroke="var(--wall)" strokeWidth={2.4} />
          <path d={graves} fill="none" stroke="var(--wall-dark)" strokeWidth={1.6} />
        </>
      )}
      {well !== undefined && (
        <circle
          cx={well[0]}
          cy={well[1]}
          r={4}
          fill="var(--wall-dark)"
          stroke="var(--wall-light)"
          strokeWidth={2}
        />
      )}
      {houses.map((house) => (
        <House key={`${house.x} ${house.y}`} house={house} />
      ))}
      {trees.map(([right, down, size], i) => (
        <use
          key={`${right} ${down}`}
          href={`#scenery-tree-${FRUIT_TREES[i % FRUIT_TREES.length]}`}
          transform={`translate(${right} ${down}) scale(${size})`}
        />
      ))}
    </g>
  );
}

function yard(plot: Plot, plots: Plots, over: number): string {
  const { x, y, column, row } = plot;
  const reach = (right: number, down: number): number =>
    plots.continues(plot, right, down) ? 7 : over - 3;
  return patch(
    scatterOf(column, row, 50),
    x - reach(-1, 0),
    y - reach(0, -1),
    x + SQUARE + reach(1, 0),
    y + SQUARE + reach(0, 1),
    4.5,
  );
}

function pebbles({ x, y, column, row }: Plot): string {
  const scatter = scatterOf(column, row, 51);
  return Array.from({ length: 34 }, () =>
    circle(x + between(scatter, 4, 96), y + between(scatter, 4, 96), between(scatter, 0.4, 1.1)),
  ).join('');
}

/** Rows of cabbages. */
function beds(x: number, y: number, width: number, height: number): string {
  const plants: string[] = [];
  for (let down = 4; down < height - 2; down += 6) {
    for (let right = 4; right < width - 2; right += 5) {
      plants.push(circle(x + right, y + down, 1.7));
    }
  }
  return plants.join('');
}
