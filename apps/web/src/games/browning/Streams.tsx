import type { Point } from '@sandtable/kernel';
import { between } from '../scenery/scatter.ts';
import { box, fine } from '../scenery/shapes.ts';
import type { Gap } from './gaps.ts';
import { alongAll, featuresOf, scatterOn, type Feature, type Land } from './land.ts';
import { along, apart, curve, toward } from './outlines.ts';

interface StreamsProps {
  readonly land: Land;
  /** Openings in the stream: it runs on under them. */
  readonly bridges: readonly Gap[];
}

/** How far apart reeds stand along a bank. */
const REED = 9;

const WATER = 'var(--water)';
const DEEP = 'var(--water-dark)';
const GLINT = 'var(--water-light)';

/** Running water between its banks, with reeds; and the bridges over it. */
export function Streams({ land, bridges }: StreamsProps) {
  const streams = featuresOf(land, 'stream');
  const step = alongAll(streams, REED);
  const runs = [
    ...streams.map(({ points }) => points),
    ...bridges.map(({ from, to }) => [from, to]),
  ];
  const path = {
    d: runs.map((points) => curve(points)).join(''),
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    <>
      <path {...path} stroke="var(--furrow)" strokeWidth={25} opacity={0.55} />
      <path {...path} stroke="var(--yard-dark)" strokeWidth={19} />
      <path {...path} stroke={DEEP} strokeWidth={16} />
      <path {...path} stroke={WATER} strokeWidth={12.6} transform="translate(.8 1)" />
      <path
        {...path}
        stroke={GLINT}
        strokeWidth={1.3}
        strokeDasharray="9 15 14 22 6 18"
        transform="translate(-1.6 -2.4)"
        opacity={0.85}
      />
      <path
        {...path}
        stroke={GLINT}
        strokeWidth={1.1}
        strokeDasharray="5 24 11 17 8 29"
        transform="translate(1.8 3)"
        opacity={0.6}
      />
      <path
        d={streams.map((stream) => reeds(stream, step)).join('')}
        fill="none"
        stroke="var(--hedge)"
        strokeWidth={1.5}
        strokeLinecap="round"
      />
      {bridges.map((gap) => (
        <Bridge key={`${gap.from.x} ${gap.from.y}`} gap={gap} />
      ))}
    </>
  );
}

function reeds(stream: Feature, step: number): string {
  const scatter = scatterOn(stream, 13);
  return along(stream.points, step)
    .map(({ x, y }): string => {
      const [side, bunch] = [scatter() < 0.5 ? -1 : 1, scatter()];
      const foot: Point = { x: x + between(scatter, -3, 3), y: y + side * between(scatter, 8, 11) };
      if (bunch < 0.45) return '';
      return `M${fine(foot.x)} ${fine(foot.y)}l-2 -4.4m2 4.4l.4 -5.4m-.4 5.4l2.6 -4`;
    })
    .join('');
}

const DECK = 34;

/** Stone, with a wall on either side. Around 0, 0 with the water running across. */
function Bridge({ gap: { from, to } }: { readonly gap: Gap }) {
  const { x, y } = toward(from, to, 0.5);
  const broad = Math.max(apart(from, to) * 0.72, 18);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const sides = [-broad / 2, broad / 2 - 5];
  return (
    <g transform={`translate(${fine(x)} ${fine(y)}) rotate(${fine(turn)})`}>
      <path
        d={box(-broad / 2 + 2, -DECK / 2 + 3, broad, DECK)}
        fill="var(--shadow)"
        stroke="var(--shadow)"
        strokeWidth={2}
      />
      <path d={box(-broad / 2, -DECK / 2, broad, DECK)} fill="var(--yard)" />
      <path
        d={[-12, -7, -2, 3, 8, 13]
          .map((at) => `M${fine(-broad / 2)} ${at}h${fine(broad)}`)
          .join('')}
        stroke="var(--yard-dark)"
        strokeWidth={0.9}
        strokeDasharray="5 1.4"
        fill="none"
      />
      {sides.map((left) => (
        <g key={left}>
          <path
            d={box(left, -DECK / 2 - 2, 5, DECK + 4)}
            fill="var(--wall)"
            stroke="var(--wall-dark)"
            strokeWidth={1.3}
          />
          <path
            d={`M${fine(left + 1.8)} ${-DECK / 2}v${DECK}`}
            stroke="var(--wall-light)"
            strokeWidth={1.6}
            strokeDasharray="4 1.6"
          />
        </g>
      ))}
    </g>
  );
}
