/** How long a piece takes to move; nothing where nothing should. */
function pace(): number {
  const moving = getComputedStyle(document.documentElement).getPropertyValue('--moving');
  return Number.parseFloat(moving) || 0;
}

/**
 * Has something go from 0 to 1 as pieces move on the table: at once where they do.
 * @returns What stops it on its way.
 */
export function glide(step: (part: number) => void): () => void {
  const time = pace();
  if (time === 0) {
    step(1);
    return () => undefined;
  }
  let due = 0;
  const begun = performance.now();
  const go = (now: number): void => {
    const part = Math.min(Math.max((now - begun) / time, 0), 1);
    step(part * part * (3 - 2 * part));
    if (part < 1) due = requestAnimationFrame(go);
  };
  due = requestAnimationFrame(go);
  return () => cancelAnimationFrame(due);
}
