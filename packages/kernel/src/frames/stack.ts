/** The frame that is asked about now. */
export function topFrame<Frame>({ stack }: { readonly stack: readonly Frame[] }): Frame {
  return stack[stack.length - 1];
}

/** Puts another frame in the place of the one on top. */
export function replaceTop<Frame>(
  { stack }: { readonly stack: Frame[] },
  frame: NoInfer<Frame>,
): void {
  stack[stack.length - 1] = frame;
}
