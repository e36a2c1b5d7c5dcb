import type { GuideShape, Scene, Tone } from '@sandtable/kernel';
import { useId } from 'react';
import styles from './Guide.module.css';

/** A circle around somebody within which something may be done, or must not be. */
export type Ring = Extract<GuideShape, { kind: 'ring' }>;

/** Circles of a tone that together are one area, and those that cut a piece out of it. */
export interface Joined {
  readonly tone: Tone;
  readonly rings: readonly Ring[];
  readonly without: readonly Ring[];
}

/**
 * Circles of a tone that lie over each other mean that any of them will do: they are one area. Where it cannot be
 * done is no part of it.
 */
export function joined(shapes: readonly GuideShape[]): Joined[] {
  const tones = Map.groupBy(shapes.filter(isRing), ({ tone }) => tone);
  const bad = tones.get('bad') ?? [];
  return Array.from(tones, ([tone, rings]) => ({
    tone,
    rings,
    without: tone === 'good' ? bad : [],
  })).filter(({ rings, without }) => doOverlap([...rings, ...without]));
}

function doOverlap(rings: readonly Ring[]): boolean {
  return rings.some((a, i) =>
    rings
      .slice(i + 1)
      .some((b) => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < a.radius + b.radius),
  );
}

/** What is drawn by itself. */
export function apart(shapes: readonly GuideShape[], together: readonly Joined[]): GuideShape[] {
  const tones = new Set(together.map(({ tone }) => tone));
  return shapes.filter((shape) => !isRing(shape) || !tones.has(shape.tone));
}

function isRing(shape: GuideShape): shape is Ring {
  return shape.kind === 'ring';
}

interface ReachProps {
  readonly scene: Scene;
  readonly area: Joined;
}

/** One area with one outline, however many circles it is made of. */
export function Reach({ scene, area: { tone, rings, without } }: ReachProps) {
  const [within, around] = [useId(), useId()];
  const { width, height } = scene;
  const whole = { x: 0, y: 0, width, height };
  const inside = <Circles rings={rings} height={height} />;
  const outside = <Circles rings={without} height={height} />;
  return (
    <g data-tone={tone}>
      <mask id={within} maskUnits="userSpaceOnUse" {...whole}>
        <rect {...whole} fill="white" />
        <g fill="black">{outside}</g>
      </mask>
      {/* The lines are drawn first and all that is inside is taken away: only the outer ones are left. */}
      <mask id={around} maskUnits="userSpaceOnUse" {...whole}>
        <rect {...whole} fill="white" />
        <g fill="black">
          {inside}
          {outside}
        </g>
      </mask>
      <g className={styles['within']} mask={`url(#${within})`}>
        {inside}
      </g>
      <g className={styles['around']} mask={`url(#${around})`}>
        {inside}
      </g>
    </g>
  );
}

function Circles({ rings, height }: { readonly rings: readonly Ring[]; readonly height: number }) {
  return rings.map(({ at: { x, y }, radius }) => (
    <circle key={`${x} ${y} ${radius}`} cx={x} cy={height - y} r={radius} />
  ));
}
