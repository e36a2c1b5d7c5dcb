import type { MouseEvent } from 'react';

/**
 * Whether it is the second click of a double click: one wish, not two. What comes after the first stands under the
 * pointer at once, and nobody has read it. Fingers that tap quickly mean each tap.
 */
export function isSecondClick({ detail, nativeEvent }: MouseEvent): boolean {
  return detail > 1 && nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
}
