import type { Marker, Piece, Point, Scenario, Scene } from '@sandtable/kernel';
import type { Look } from './look.ts';

/** Paths in y downward. */
function outlinePath(outline: readonly Point[], height: number): string {
  return `M${outline.map(({ x, y }) => `${x} ${height - y}`).join('L')}Z`;
}

function Ground({ scene }: { readonly scene: Scene }) {
  return scene.areas.map(({ id, outline }) => (
    <path key={id} d={outlinePath(outline, scene.height)} fill="var(--open)" stroke="var(--line)" />
  ));
}

function PlainPiece({ piece }: { readonly piece: Piece }) {
  return (
    <>
      <rect x={-20} y={-15} width={40} height={30} rx={4} fill="var(--paper)" stroke="var(--ink)" />
      <text y={5} textAnchor="middle" fontSize={14} fill="var(--ink)">
        {piece.kind.slice(0, 3)}
      </text>
    </>
  );
}

function PlainMarker({ marker }: { readonly marker: Marker }) {
  return (
    <text y={4} textAnchor="middle" fontSize={12} fill="var(--ink)">
      {marker.count}
    </text>
  );
}

/** For games without drawings of their own. */
export const plainLook: Look = {
  Ground,
  Piece: PlainPiece,
  Marker: PlainMarker,
  pieceSize: { width: 40, height: 30, round: 4 },
  effects: () => [],
  came: () => undefined,
  opens: () => true,
  showcase: { format: 1, ruleset: '', id: '', title: '' } satisfies Scenario,
};
