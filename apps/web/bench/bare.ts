/** A copy of the drawing in `place` that knows nothing but to follow the pointer and the wheel. */
export function bareBoard(place: HTMLElement): HTMLElement {
  const drawn = place.querySelector('svg[viewBox]');
  if (drawn === null) throw new Error('nothing is drawn');
  const frame = document.createElement('div');
  frame.style.cssText = 'position: relative; height: 100%; overflow: hidden';
  const sheet = drawn.cloneNode(true) as SVGSVGElement;
  sheet.removeAttribute('class');
  sheet.style.cssText += '; position: absolute; transform-origin: 0 0; will-change: transform';
  sheet.style.position = 'static'; sheet.style.willChange = '';
  const mover = document.createElement('div');
  mover.style.cssText = 'position: absolute; transform-origin: 0 0; will-change: transform;' + `width:${sheet.style.width};height:${sheet.style.height}`;
  mover.append(sheet); frame.append(mover);
  let [x, y, scale] = [0, 0, 1];
  const move = (): void => {
    mover.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  };
  frame.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) return;
    x += event.movementX;
    y += event.movementY;
    move();
  });
  frame.addEventListener(
    'wheel',
    (event) => {
      const by = 2 ** (-event.deltaY / 400);
      scale *= by;
      x = event.clientX - (event.clientX - x) * by;
      y = event.clientY - (event.clientY - y) * by;
      move();
    },
    { passive: true },
  );
  return frame;
}
