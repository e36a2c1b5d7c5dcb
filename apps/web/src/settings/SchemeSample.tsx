import type { Scheme } from '../store/settings.ts';
import styles from './SchemeSample.module.css';

/** A corner of the table in the colours of a scheme, whichever the page itself has. */
export function SchemeSample({ scheme }: { readonly scheme: Scheme }) {
  return (
    <svg
      data-scheme={scheme}
      viewBox="0 0 200 104"
      className={styles['sample']}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="200" height="104" fill="var(--wood)" />
      <rect x="5" y="5" width="190" height="94" fill="var(--open)" />
      <path d="M5 5h95v47H5zM100 52h95v47h-95z" fill="var(--open-2)" />
      <path
        d="M12 91H92M12 83H92M12 75H92M12 67H92M12 59H92"
        stroke="var(--furrow)"
        strokeWidth="1.5"
      />
      <path d="M100 5V99M5 52H195" stroke="var(--grid)" strokeWidth="1" />
      <Tree x={24} y={24} />
      <Tree x={44} y={31} />
      <Tree x={31} y={40} />
      <Roof x={148} y={28} />
      <Counter x={79} y={28} side="a" />
      <Counter x={62} y={76} side="a" />
      <Counter x={126} y={76} side="b" />
      <Counter x={166} y={76} side="b" />
    </svg>
  );
}

interface Placed {
  readonly x: number;
  readonly y: number;
}

function Tree({ x, y }: Placed) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="2" cy="3" r="10" fill="var(--shadow)" />
      <circle r="10" fill="var(--tree)" stroke="var(--tree-dark)" />
      <circle cx="-3" cy="-3" r="5" fill="var(--tree-light)" />
    </g>
  );
}

function Roof({ x, y }: Placed) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-24" y="-12" width="52" height="30" fill="var(--shadow)" />
      <rect x="-26" y="-15" width="52" height="15" fill="var(--roof-light)" />
      <rect x="-26" y="0" width="52" height="15" fill="var(--roof)" />
      <path d="M-26 0H26" stroke="var(--roof-dark)" strokeWidth="2" />
      <rect x="-26" y="-15" width="52" height="30" fill="none" stroke="var(--roof-dark)" />
    </g>
  );
}

function Counter({ x, y, side }: Placed & { readonly side: 'a' | 'b' }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-14" y="-9" width="31" height="23" rx="4" fill="var(--shadow)" />
      <rect
        x="-16"
        y="-12"
        width="32"
        height="24"
        rx="4"
        fill={`var(--side-${side})`}
        stroke={`var(--side-${side}-dark)`}
        strokeWidth="1.5"
      />
      <path
        d="M-9 -6H9V6H-9ZM-9 -6L9 6M9 -6L-9 6"
        fill="none"
        stroke="var(--on-side)"
        strokeWidth="1.6"
      />
    </g>
  );
}
