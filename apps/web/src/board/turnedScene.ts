import type { Point, Scene } from '@sandtable/kernel';

/** The scene as somebody sees it who sits at the opposite edge of the table. */
export function turnedScene(scene: Scene): Scene {
  const { width, height } = scene;
  const across = ({ x, y }: Point): Point => ({ x: width - x, y: height - y });
  return {
    ...scene,
    // Squares are listed from the near left corner: that is the other end of the list now.
    areas: scene.areas.toReversed().map((area) => {
      const outline = area.outline.map(across);
      return { ...area, outline: [...outline.slice(2), ...outline.slice(0, 2)] };
    }),
    pieces: scene.pieces.map((piece) => ({
      ...piece,
      at: across(piece.at),
      facing: (piece.facing + 180) % 360,
    })),
    markers: scene.markers.map((marker) => ({ ...marker, at: across(marker.at) })),
  };
}
