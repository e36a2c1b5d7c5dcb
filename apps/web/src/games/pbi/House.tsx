import { ROOFS, type RoofKind } from '../scenery/roofs.ts';
import { box, polygon } from '../scenery/shapes.ts';

/** A house from above, in units of its square. */
export interface HousePlan {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly roof: RoofKind;
  readonly ridge: 'across' | 'down' | 'spire';
  /** How far along the ridge the chimney stands. */
  readonly chimney?: number;
}

/** Slopes toward the upper left are in the light, the others in the shade. */
export function House({ house }: { readonly house: HousePlan }) {
  const { x, y, width, height, roof, chimney } = house;
  const [light, middle, dark] = ROOFS[roof];
  const { lit, shaded, ridge } = slopesOf(house);
  return (
    <>
      <path d={shadow(house)} fill="var(--shadow)" />
      <path d={box(x, y, width, height)} fill={middle} stroke={dark} strokeWidth={1.2} />
      <path d={lit} fill={light} />
      <path d={shaded} fill={dark} opacity={0.8} />
      <path d={courses(house)} fill="none" stroke={dark} strokeWidth={0.6} opacity={0.5} />
      <path d={ridge} fill="none" stroke={light} strokeWidth={1.5} strokeLinecap="round" />
      {chimney !== undefined && <Chimney house={house} along={chimney} />}
    </>
  );
}

function slopesOf({ x, y, width, height, ridge }: HousePlan) {
  const [right, bottom] = [x + width, y + height];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const corners = {
    topLeft: { x, y },
    topRight: { x: right, y },
    bottomLeft: { x, y: bottom },
    bottomRight: { x: right, y: bottom },
  };
  const { topLeft, topRight, bottomLeft, bottomRight } = corners;
  const hip = ridge === 'across' ? height * 0.3 : width * 0.3;
  const [from, to] = {
    across: [
      { x: x + hip, y: middleY },
      { x: right - hip, y: middleY },
    ],
    down: [
      { x: middleX, y: y + hip },
      { x: middleX, y: bottom - hip },
    ],
    spire: [
      { x: middleX, y: middleY },
      { x: middleX, y: middleY },
    ],
  }[ridge];
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  if (ridge === 'across') {
    return {
      lit: polygon([topLeft, topRight, to, from]),
      shaded: polygon([bottomLeft, bottomRight, to, from]),
      ridge: line,
    };
  }
  const lit = polygon([topLeft, bottomLeft, to, from]);
  const shaded = polygon([topRight, bottomRight, to, from]);
  if (ridge === 'down') return { lit, shaded, ridge: line };
  return {
    lit,
    shaded: shaded + polygon([bottomLeft, bottomRight, to]),
    ridge: polygon([topLeft, from, topRight, from, bottomRight, from, bottomLeft, from]),
  };
}

/** Where the house keeps the sun from the ground. */
function shadow({ x, y, width, height }: HousePlan): string {
  const [right, bottom] = [x + width, y + height];
  return polygon([
    { x: right, y },
    { x: right + 5, y: y + 6 },
    { x: right + 5, y: bottom + 6 },
    { x: x + 5, y: bottom + 6 },
    { x, y: bottom },
    { x: right, y: bottom },
  ]);
}

/** Rows of tiles, along the ridge. */
function courses({ x, y, width, height, ridge }: HousePlan): string {
  if (ridge === 'spire') return '';
  const parts = [0.14, 0.28, 0.4, 0.6, 0.72, 0.86];
  return parts
    .map((part) =>
      ridge === 'across'
        ? `M${x + 1} ${y + height * part}h${width - 2}`
        : `M${x + width * part} ${y + 1}v${height - 2}`,
    )
    .join('');
}

function Chimney({ house, along }: { readonly house: HousePlan; readonly along: number }) {
  const { x, y, width, height, ridge } = house;
  const across = ridge === 'across';
  const left = x + width * (across ? along : 0.5) - 2.5;
  const top = y + height * (across ? 0.5 : along) - 2.5;
  return (
    <>
      <path d={box(left + 2.4, top + 2.8, 5, 5)} fill="var(--shadow)" />
      <rect
        x={left}
        y={top}
        width={5}
        height={5}
        fill="var(--wall-dark)"
        stroke="var(--wall-light)"
        strokeWidth={1.3}
      />
    </>
  );
}
