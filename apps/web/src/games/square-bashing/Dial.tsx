import { fine } from '../scenery/shapes.ts';
import { ALARM, BRASS, BRASS_DARK, CREAM, INK } from './colours.ts';

/** SB-2.2: where the countdown begins. */
const WHOLE = 21;
/** From here on any roll may end it. */
const LAST = 6;
const RADIUS = 25;

interface DialProps {
  readonly left: number;
  readonly x: number;
  readonly y: number;
}

/** SB-2.2: a clock of 21 that runs down to nothing. */
export function Dial({ left, x, y }: DialProps) {
  const at = Math.max(left, 0);
  const whole = Math.max(WHOLE, at);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={RADIUS + 3} cx={1} cy={1.6} fill="#000" opacity={0.3} />
      <circle r={RADIUS + 3} fill={BRASS_DARK} />
      <circle r={RADIUS + 2} fill={BRASS} />
      <circle r={RADIUS} fill={CREAM} stroke={BRASS_DARK} strokeWidth={0.8} />
      <path d={slice(0, Math.min(at, LAST) / whole, RADIUS - 1.5)} fill={ALARM} opacity={0.3} />
      {at > LAST && (
        <path d={slice(LAST / whole, at / whole, RADIUS - 1.5)} fill={INK} opacity={0.16} />
      )}
      {Array.from({ length: whole }, (_, i) => (
        <path
          key={i}
          d={i % 3 === 0 ? 'M0 -24V-19' : 'M0 -24V-21'}
          transform={`rotate(${fine((i * 360) / whole)})`}
          stroke={i > 0 && i <= LAST ? ALARM : INK}
          strokeWidth={i % 3 === 0 ? 1.6 : 0.9}
        />
      ))}
      <g
        style={{
          transform: `rotate(${fine((at * 360) / whole)}deg)`,
          transition: 'transform var(--moving, 0ms) ease-in-out',
        }}
      >
        <path d="M-1.4 6L-1.6 -14L0 -22.5L1.6 -14L1.4 6Z" fill={INK} />
      </g>
      <circle r={10} fill={CREAM} stroke={INK} strokeWidth={1.2} />
      <text
        y={4.6}
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontSize={13}
        fontWeight={700}
        fill={at <= LAST ? ALARM : INK}
      >
        {at}
      </text>
    </g>
  );
}

/** From one part of the round to another, clockwise from above. */
function slice(from: number, to: number, r: number): string {
  if (to <= from) return '';
  const at = (part: number): string =>
    `${fine(Math.sin(part * 2 * Math.PI) * r)} ${fine(-Math.cos(part * 2 * Math.PI) * r)}`;
  // A whole round in one arc is none.
  const end = Math.min(to, from + 0.999);
  return `M0 0L${at(from)}A${r} ${r} 0 ${end - from > 0.5 ? 1 : 0} 1 ${at(end)}Z`;
}
