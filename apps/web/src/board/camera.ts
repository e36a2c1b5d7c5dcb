interface Size {
  readonly width: number;
  readonly height: number;
}

const CLOSEST = 8;
/** How far a pointer moves before it drags the table or a piece instead of clicking, in pixels. */
export const SLACK = 6;
/** After so long at rest, in milliseconds, the drawing is made sharp again. */
const REST = 200;
/** The least that a drawing is shrunk to before it is made anew. */
const SMALLEST = 0.4;

/**
 * What part of the table is seen. It moves the sheet by a transform of its own, outside of React: a
 * frame of panning costs no rendering at all, however many pieces there are.
 */
export class Camera {
  readonly #frame: HTMLElement;
  readonly #sheet: SVGSVGElement;
  /** What lies above the sheet and goes with it, without becoming larger. */
  readonly #above: HTMLElement | null;
  readonly #pointers = new Map<number, { x: number; y: number }>();
  readonly #stop = new AbortController();
  readonly #resized: ResizeObserver;
  #drawing: Size;
  /** The sheet as it fits into the frame. */
  #fitted: Size = { width: 1, height: 1 };
  #x = 0;
  #y = 0;
  #scale = 1;
  /** The scale that the sheet is drawn at. */
  #drawn = 1;
  #dragged = false;
  #due = 0;
  #resting = 0;

  constructor(
    frame: HTMLElement,
    sheet: SVGSVGElement,
    drawing: Size,
    above: HTMLElement | null = null,
  ) {
    this.#frame = frame;
    this.#sheet = sheet;
    this.#above = above;
    this.#drawing = drawing;
    const { signal } = this.#stop;
    frame.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    frame.addEventListener('pointermove', (event) => this.#drag(event), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      frame.addEventListener(end, (event) => this.#release(event), { signal });
    }
    frame.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    // What dragged the table must not also choose something on it.
    frame.addEventListener('click', (event) => this.#swallow(event), { signal, capture: true });
    this.#resized = new ResizeObserver(() => this.#refit());
    this.#resized.observe(frame);
    this.fit();
  }

  close(): void {
    this.#stop.abort();
    this.#resized.disconnect();
    cancelAnimationFrame(this.#due);
    clearTimeout(this.#resting);
  }

  /** The whole table. */
  fit(): void {
    this.#scale = 1;
    this.#refit();
  }

  /** Another frame: as close as before, at the same place. */
  #refit(): void {
    const { clientWidth, clientHeight } = this.#frame;
    const { width, height } = this.#drawing;
    const fit = Math.min(clientWidth / width, clientHeight / height);
    const by = (width * fit) / this.#fitted.width;
    this.#fitted = { width: width * fit, height: height * fit };
    this.#x *= by;
    this.#y *= by;
    this.#draw();
    this.#move();
  }

  /** Closer by this factor, around the middle of the frame. */
  zoom(factor: number): void {
    this.#zoomAt(factor, this.#frame.clientWidth / 2, this.#frame.clientHeight / 2);
  }

  pan(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
    this.#move();
  }

  /** Moves the table just so far that this part of it is seen. */
  reveal(target: Element): void {
    const seen = this.#frame.getBoundingClientRect();
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const shift = (low: number, high: number, from: number, to: number): number => {
      if (low < from) return from - low;
      return high > to ? to - high : 0;
    };
    const x = shift(left, right, seen.left, seen.right);
    const y = shift(top, bottom, seen.top, seen.bottom);
    if (x !== 0 || y !== 0) this.pan(x, y);
  }

  /** This pointer holds something else than the table. */
  letGo(pointer: number): void {
    this.#pointers.delete(pointer);
  }

  #zoomAt(factor: number, x: number, y: number): void {
    const scale = Math.min(Math.max(this.#scale * factor, 1), CLOSEST);
    const by = scale / this.#scale;
    this.#scale = scale;
    this.#x = x - (x - this.#x) * by;
    this.#y = y - (y - this.#y) * by;
    this.#move();
  }

  #press(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // Buttons are pressed, and pieces that can be moved are dragged instead of the table.
    if (event.target instanceof Element && event.target.closest('button, [data-handle]') !== null) {
      return;
    }
    if (this.#pointers.size === 0) this.#dragged = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #drag(event: PointerEvent): void {
    // A mouse that was let go outside of the window has not told so.
    if (event.pointerType === 'mouse' && event.buttons === 0) this.#release(event);
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    const [x, y] = [event.clientX - before.x, event.clientY - before.y];
    if (!this.#dragged && Math.hypot(x, y) < SLACK) return;
    if (!this.#dragged) {
      this.#dragged = true;
      this.#frame.setPointerCapture(event.pointerId);
    }
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (other === undefined) return this.pan(x, y);
    const apart = (point: { x: number; y: number }): number =>
      Math.max(Math.hypot(point.x - other.x, point.y - other.y), 1);
    const { left, top } = this.#frame.getBoundingClientRect();
    const middle = {
      x: (event.clientX + other.x) / 2 - left,
      y: (event.clientY + other.y) / 2 - top,
    };
    const now = { x: event.clientX, y: event.clientY };
    this.#x += x / 2;
    this.#y += y / 2;
    this.#zoomAt(apart(now) / apart(before), middle.x, middle.y);
  }

  #release(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  #swallow(event: MouseEvent): void {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const { left, top } = this.#frame.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const factor = 2 ** ((-event.deltaY * lines) / (event.ctrlKey ? 100 : 400));
    this.#zoomAt(factor, event.clientX - left, event.clientY - top);
  }

  /** Keeps the table in the frame, and draws in the next frame of the screen. */
  #move(): void {
    const { clientWidth, clientHeight } = this.#frame;
    const within = (at: number, size: number, room: number): number =>
      size <= room ? (room - size) / 2 : Math.min(Math.max(at, room - size), 0);
    this.#x = within(this.#x, this.#fitted.width * this.#scale, clientWidth);
    this.#y = within(this.#y, this.#fitted.height * this.#scale, clientHeight);
    if (this.#due === 0) this.#due = requestAnimationFrame(() => this.#show());
  }

  /**
   * While the scale changes, the sheet is a picture that is only stretched; at rest it is drawn at
   * its new size, and moving it draws nothing. Far away from a large sheet there would be more to
   * draw than is seen: then it is drawn anew at once.
   */
  #show(): void {
    this.#due = 0;
    clearTimeout(this.#resting);
    if (this.#scale < this.#drawn * SMALLEST) this.#draw();
    else if (this.#scale !== this.#drawn) this.#resting = setTimeout(() => this.#draw(), REST);
    this.#place();
  }

  #draw(): void {
    this.#drawn = this.#scale;
    this.#sheet.style.width = `${this.#fitted.width * this.#scale}px`;
    this.#sheet.style.height = `${this.#fitted.height * this.#scale}px`;
    this.#place();
  }

  #place(): void {
    const stretch = this.#scale / this.#drawn;
    this.#sheet.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${stretch})`;
    if (this.#above === null) return;
    this.#above.style.width = `${this.#fitted.width * this.#scale}px`;
    this.#above.style.height = `${this.#fitted.height * this.#scale}px`;
    this.#above.style.transform = `translate(${this.#x}px, ${this.#y}px)`;
  }
}
