/** A copy of the drawing in `place` that does nothing but follow the pointer and the wheel. */
export function bareBoard(place: HTMLElement): HTMLElement {
  const drawn = place.querySelector<SVGElement>('svg[viewBox]');
  if (drawn === null) throw new Error('nothing is drawn');
  const { width, height } = drawn.getBoundingClientRect();
  const sheet = document.createElement('div');
  sheet.style.cssText = `position: absolute; width: ${width}px; height: ${height}px;
    transform-origin: 0 0; will-change: transform`;
  const copy = drawn.cloneNode(true) as SVGElement;
  copy.removeAttribute('class');
  copy.style.transform = '';
  sheet.append(copy);
  const frame = document.createElement('div');
  frame.style.cssText = 'position: relative; height: 100%; overflow: hidden';
  frame.append(sheet);
  let [x, y, scale] = [0, 0, 1];
  const move = (): void => {
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  };
  frame.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) return;
    x += event.movementX;
    y += event.movementY;
    move();
  });
  const closer = (event: WheelEvent): void => {
    const by = 2 ** (-event.deltaY / 400);
    scale *= by;
    x = event.clientX - (event.clientX - x) * by;
    y = event.clientY - (event.clientY - y) * by;
    move();
  };
  frame.addEventListener('wheel', closer, { passive: true });
  return frame;
}
