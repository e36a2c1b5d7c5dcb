export interface Tree {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly kind: number;
}

/** Trees from above. The light comes from the upper left: each covers the shadow of the one before. */
export function Trees({ trees }: { readonly trees: readonly Tree[] }) {
  return trees
    .toSorted((a, b) => a.y + a.x / 3 - (b.y + b.x / 3))
    .map(({ x, y, size, kind }) => (
      <use
        key={`${x} ${y}`}
        href={`#scenery-tree-${kind}`}
        transform={`translate(${x} ${y}) scale(${size})`}
      />
    ));
}
