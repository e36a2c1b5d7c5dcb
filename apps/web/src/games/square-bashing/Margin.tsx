import type { Scene } from '@sandtable/kernel';
import { edgeOf } from '../../board/unit.ts';
import { box, fine } from '../scenery/shapes.ts';
import { CREAM, INK, PAPER, PAPER_LIGHT, PENCIL } from './colours.ts';
import { Dial } from './Dial.tsx';
import { SQUARE } from './plan.ts';
import { SHEET_ENGLISH } from './sheetEnglish.ts';

/** How much lower than elsewhere the sheet ends below the map: room for its title and its dial. */
export const FOOT = 34;
/** How much of the table's edge shows around the paper. */
const SHOWN = 3;

interface MarginProps {
  readonly scene: Scene;
  readonly title: string | undefined;
  /** Seen from the opposite edge. */
  readonly turned: boolean;
}

/** The sheet that the map is printed on: its margin with letters and numbers, its title and the clock. */
export function Margin({ scene, title, turned }: MarginProps) {
  const { width, height } = scene;
  const sheet = sheetOf(scene);
  const clock = scene.markers.find(({ kind }) => kind === 'countdown');
  return (
    <>
      <rect {...sheet} transform="translate(1.5 2.5)" rx={2} fill="#000" opacity={0.35} />
      <rect {...sheet} rx={2} fill={PAPER} />
      <rect {...sheet} fill="url(#sb-fibres)" />
      <path
        d={box(-3.4, -3.4, width + 6.8, height + 6.8)}
        fill="none"
        stroke={INK}
        strokeWidth={2.4}
      />
      <Names scene={scene} />
      <Title title={title ?? SHEET_ENGLISH.title} y={height + 8} width={width} turned={turned} />
      {clock !== undefined && <Dial left={clock.count} x={fine(width * 0.75)} y={height + 33} />}
    </>
  );
}

/** How far the paper goes. */
function sheetOf(scene: Scene) {
  const margin = edgeOf(scene) - SHOWN;
  return {
    x: -margin,
    y: -margin,
    width: scene.width + 2 * margin,
    height: scene.height + 2 * margin + FOOT,
  };
}

/** SB-1.1: the letters of columns and the numbers of rows, at every side. */
function Names({ scene }: { readonly scene: Scene }) {
  const { width, height, areas, grid } = scene;
  const { columns, rows } = grid ?? { columns: 0, rows: 0 };
  const across = Array.from({ length: columns }, (_, i) => areas[i].id.replace(/\d+$/u, ''));
  const up = Array.from({ length: rows }, (_, i) => areas[i * columns].id.replace(/^\D+/u, ''));
  return (
    <g fontFamily="var(--serif)" fontSize={15} fontWeight={700} fill={INK} textAnchor="middle">
      {across.flatMap((name, i) =>
        [-10, height + 20].map((y) => (
          <text key={`${name} ${y}`} x={(i + 0.5) * SQUARE} y={y}>
            {name.toUpperCase()}
          </text>
        )),
      )}
      {up.flatMap((name, i) =>
        [-15, width + 15].map((x) => (
          <text key={`${name} ${x}`} x={x} y={height - (i + 0.5) * SQUARE + 5}>
            {name}
          </text>
        )),
      )}
    </g>
  );
}

interface TitleProps {
  readonly title: string;
  readonly y: number;
  readonly width: number;
  readonly turned: boolean;
}

function Title({ title, y, width, turned }: TitleProps) {
  return (
    <g fontFamily="var(--serif)" fill={INK}>
      <text x={2} y={y + 35} fontSize={19} fontWeight={700} letterSpacing=".06em">
        {title}
      </text>
      <text x={2} y={y + 48} fontSize={9.5} letterSpacing=".14em" fill={PENCIL}>
        {`${SHEET_ENGLISH.map.toUpperCase()}  ·  ${SHEET_ENGLISH.secret}`}
      </text>
      <g transform={`translate(${fine(width * 0.53)} ${y + 36})`}>
        <ScaleBar />
      </g>
      <g transform={`translate(${fine(width * 0.815)} ${y + 33}) rotate(${turned ? 180 : 0})`}>
        <North />
      </g>
    </g>
  );
}

/** As long as a square is wide. */
function ScaleBar() {
  const part = SQUARE / 5;
  return (
    <>
      <path d={box(0, 0, SQUARE, 3.6)} fill={CREAM} stroke={INK} strokeWidth={0.8} />
      <path d={[0, 2, 4].map((i) => box(i * part, 0, part, 3.6)).join('')} fill={INK} />
      <g fontSize={8.5} textAnchor="middle">
        {[0, 250, 500].map((yards) => (
          <text key={yards} x={(yards / 500) * SQUARE} y={-3}>
            {yards}
          </text>
        ))}
        <text x={SQUARE / 2} y={13} fontStyle="italic" letterSpacing=".1em">
          {SHEET_ENGLISH.yards}
        </text>
      </g>
    </>
  );
}

function North() {
  return (
    <>
      <path d="M0 17V-12" stroke={INK} strokeWidth={1} />
      <path d="M0 -17L4 -4L0 -7L-4 -4Z" fill={INK} />
      <path d="M-4 8h8M-3 17h6" stroke={INK} strokeWidth={0.8} />
      <text y={6} x={7} fontSize={11} fontWeight={700} fill={INK}>
        {SHEET_ENGLISH.north}
      </text>
    </>
  );
}

interface GridPrintProps {
  readonly scene: Scene;
}

/** The squares of the map: lines, their quarters in dots, and tenths as ticks, as on the maps of the time. */
export function GridPrint({ scene }: GridPrintProps) {
  const { width, height, areas, grid } = scene;
  const { columns, rows } = grid ?? { columns: 0, rows: 0 };
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${i * SQUARE} 0V${height}`),
    ...Array.from({ length: rows + 1 }, (_, i) => `M0 ${i * SQUARE}H${width}`),
  ];
  const quarters = [
    ...Array.from({ length: columns }, (_, i) => `M${(i + 0.5) * SQUARE} 0V${height}`),
    ...Array.from({ length: rows }, (_, i) => `M0 ${(i + 0.5) * SQUARE}H${width}`),
  ];
  return (
    <>
      <path
        d={quarters.join('')}
        fill="none"
        stroke={INK}
        strokeWidth={0.5}
        strokeDasharray="1 4"
        opacity={0.5}
      />
      <path d={lines.join('')} fill="none" stroke={INK} strokeWidth={0.9} opacity={0.85} />
      <path d={ticks(width, height)} stroke={INK} strokeWidth={0.6} opacity={0.85} />
      <g
        fontFamily="var(--serif)"
        fontSize={8}
        fontWeight={700}
        fill={INK}
        stroke={PAPER_LIGHT}
        strokeWidth={2}
        paintOrder="stroke"
      >
        {areas.map(({ id, outline: [low] }) => (
          <text key={id} x={low.x + 2.5} y={height - low.y - 2.8}>
            {id}
          </text>
        ))}
      </g>
      <Ageing scene={scene} />
    </>
  );
}

const FOLD = 9;

/** The folds of a map that was carried about, and a dim light where the page is dark. */
function Ageing({ scene }: GridPrintProps) {
  const { x, y, width, height } = sheetOf(scene);
  return (
    <>
      {[1, 2, 3].map((i) => (
        <rect
          key={i}
          x={fine(x + (i * width) / 4 - FOLD / 2)}
          y={y}
          width={FOLD}
          height={height}
          fill="url(#sb-fold-down)"
        />
      ))}
      <rect
        x={x}
        y={fine(scene.height / 2 - FOLD / 2)}
        width={width}
        height={FOLD}
        fill="url(#sb-fold-across)"
      />
      <rect {...{ x, y, width, height }} fill="light-dark(transparent, #2a1a0657)" />
    </>
  );
}

function ticks(width: number, height: number): string {
  const tenth = SQUARE / 10;
  const marks: string[] = [];
  for (let x = 0; x <= width; x += SQUARE) {
    for (let y = tenth; y < height; y += tenth) {
      if (y % SQUARE !== 0) marks.push(`M${x - 1.4} ${y}h2.8`);
    }
  }
  for (let y = 0; y <= height; y += SQUARE) {
    for (let x = tenth; x < width; x += tenth) {
      if (x % SQUARE !== 0) marks.push(`M${x} ${y - 1.4}v2.8`);
    }
  }
  return marks.join('');
}
