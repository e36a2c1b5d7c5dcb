import { glide } from './glide.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the drawing, from its left upper corner. */
export interface Part extends Size {
  readonly x: number;
  readonly y: number;
  /** How large the things in it are that have to be told apart. */
  readonly thing: number;
}

const CLOSEST = 8;
/** What is drawn smaller than this, in pixels, is not seen; it is brought so close. */
const [TOO_SMALL, CLEAR] = [14, 30];
/** What is shown has so much room around it, as a part of the frame. */
const ROOM = 0.06;
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
  readonly #sheet: HTMLElement;
  /** What lies above the sheet and goes with it, without becoming larger. */
  readonly #above: HTMLElement | null;
  readonly #onDraw: (unitsAPixel: number) => void;
  readonly #pointers = new Map<number, { x: number; y: number }>();
  /** The pointer that holds something else than the table. */
  #holder: number | undefined;
  readonly #stop = new AbortController();
  readonly #resized: ResizeObserver;
  #drawing: Size;
  /** What of the frame is free for the whole of it, and the sheet as it fits into that. */
  #room: Size = { width: 1, height: 1 };
  #fitted: Size = { width: 1, height: 1 };
  #x = 0;
  #y = 0;
  #scale = 1;
  /** What of this is seen by now. */
  #seen = { x: 0, y: 0, scale: 1 };
  /** The scale that the sheet is drawn at. */
  #drawn = 1;
  #dragged = false;
  #due = 0;
  #resting = 0;
  /** Whoever moves the table himself has it where he wants it. */
  #isOwn = false;
  #pressed = false;
  #stopGliding: (() => void) | undefined;
  /** What somebody has asked to be shown, until he moves the table. */
  #shown: Part | undefined;

  constructor(
    frame: HTMLElement,
    sheet: HTMLElement,
    drawing: Size,
    above: HTMLElement | null,
    /** Told when the sheet is drawn anew, at another size. */
    onDraw: (unitsAPixel: number) => void,
  ) {
    this.#frame = frame;
    this.#sheet = sheet;
    this.#above = above;
    this.#onDraw = onDraw;
    this.#drawing = drawing;
    const { signal } = this.#stop;
    frame.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    frame.addEventListener('pointermove', (event) => this.#drag(event), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      frame.addEventListener(end, (event) => this.#release(event), { signal });
    }
    // Whatever is under the pointer stays there while it is held down.
    frame.addEventListener('pointerdown', () => this.#hold(), { signal, capture: true });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      addEventListener(end, () => (this.#pressed = false), { signal });
    }
    frame.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    // What dragged the table must not also choose something on it.
    frame.addEventListener('click', (event) => this.#swallow(event), { signal, capture: true });
    this.#resized = new ResizeObserver(() => this.#refit());
    this.#resized.observe(frame);
    this.#refit();
  }

  close(): void {
    this.#stopGliding?.();
    this.#stop.abort();
    this.#resized.disconnect();
    cancelAnimationFrame(this.#due);
    clearTimeout(this.#resting);
  }

  /** The whole table, as somebody wants to see it. */
  fit(): void {
    this.#own();
    this.#scale = 1;
    this.#refit();
  }

  /**
   * Goes to what is being decided, where that is out of sight or too small to be seen; without it, back to the whole
   * table. Nobody's own view of the table is changed, unless nothing of it is in sight.
   */
  attend(part: Part | undefined): void {
    if (this.#pressed || (this.#isOwn && (part === undefined || this.#isSeen(part, false)))) return;
    const { width, height } = this.#fitted;
    const whole = { width, height, x: 0, y: 0 };
    const seen = part === undefined ? whole : this.#onSheet(part);
    if (part !== undefined && this.#isSeen(part, true) && !this.#isSmall(part)) return;
    this.#centre(seen, this.#isOwn ? this.#scale : this.#scaleFor(part));
  }

  /**
   * Brings all of this part into sight, clear of what lies over the frame, whoever has moved the table before: it was asked for. It stays
   * so where the frame becomes smaller. Without it, nothing is shown any more.
   */
  show(part: Part | undefined): void {
    this.#shown = part;
    if (part === undefined || this.#pressed) return;
    const isSmall = this.#isSmall(part);
    if (this.#isSeen(part, true) && !isSmall) return;
    const seen = this.#onSheet(part);
    const fits = Math.max(Math.min(this.#fitting(seen), CLOSEST), 1);
    this.#centre(seen, isSmall ? this.#scaleFor(part) : Math.min(this.#scale, fits));
  }

  /** Has this part of the sheet in the middle of what is free of the frame. */
  #centre({ x, y, width, height }: Omit<Part, 'thing'>, scale: number): void {
    this.#glideTo(
      scale,
      this.#room.width / 2 - (x + width / 2) * scale,
      this.#room.height / 2 - (y + height / 2) * scale,
    );
  }

  /** The scale at which this part of the sheet fits into what is free of the frame, with some room around it. */
  #fitting({ width, height }: Size): number {
    const room = 1 - 2 * ROOM;
    return Math.min((this.#room.width * room) / width, (this.#room.height * room) / height);
  }

  /** As the sheet lies when it fits into the frame. */
  #onSheet({ x, y, width, height }: Omit<Part, 'thing'>): Omit<Part, 'thing'> {
    const by = this.#fitted.width / this.#drawing.width;
    return { x: x * by, y: y * by, width: width * by, height: height * by };
  }

  /** Whether all of it is in sight and clear of what lies over the frame, or anything at all. */
  #isSeen(part: Part, all: boolean): boolean {
    const { x, y, width, height } = this.#onSheet(part);
    const within = (low: number, size: number, room: number): boolean => {
      const [from, to] = [low, low + size * this.#scale];
      return all ? from >= -1 && to <= room + 1 : to > 0 && from < room;
    };
    return (
      within(this.#x + x * this.#scale, width, this.#room.width) &&
      within(this.#y + y * this.#scale, height, this.#room.height)
    );
  }

  #isSmall({ thing }: Part): boolean {
    return (thing * this.#fitted.width * this.#scale) / this.#drawing.width < TOO_SMALL;
  }

  /** So close that things are seen clearly, as far as all of it is still in the frame. */
  #scaleFor(part: Part | undefined): number {
    if (part === undefined) return 1;
    const fits = this.#fitting(this.#onSheet(part));
    const drawn = (part.thing * this.#fitted.width) / this.#drawing.width;
    const wished = drawn < TOO_SMALL ? CLEAR / drawn : 1;
    return Math.min(Math.max(Math.min(wished, fits), 1), CLOSEST);
  }

  #glideTo(scale: number, x: number, y: number): void {
    const from = { scale: this.#scale, x: this.#x, y: this.#y };
    this.#stopGliding?.();
    this.#stopGliding = glide((part) => {
      this.#scale = from.scale + (scale - from.scale) * part;
      this.#x = from.x + (x - from.x) * part;
      this.#y = from.y + (y - from.y) * part;
      if (part < 1) this.#move();
      else this.#settle();
    });
  }

  /** Somebody takes the table into his own hands. */
  #own(): void {
    this.#isOwn = true;
    this.#shown = undefined;
    this.#stopGliding?.();
  }

  #hold(): void {
    this.#pressed = true;
    this.#stopGliding?.();
    // What is not seen yet comes too late: the hand went to where things are seen.
    cancelAnimationFrame(this.#due);
    this.#due = 0;
    ({ x: this.#x, y: this.#y, scale: this.#scale } = this.#seen);
  }

  /** Another frame: as close as before, at the same place. */
  #refit(): void {
    const { width, height } = this.#drawing;
    this.#room = roomIn(this.#frame);
    const fit = Math.min(this.#room.width / width, this.#room.height / height);
    const by = (width * fit) / this.#fitted.width;
    this.#fitted = { width: width * fit, height: height * fit };
    this.#x *= by;
    this.#y *= by;
    this.#draw();
    this.#move();
    if (this.#shown !== undefined) this.show(this.#shown);
  }

  /** Closer by this factor, around the middle of the frame. */
  zoom(factor: number): void {
    this.#own();
    this.#zoomAt(factor, this.#frame.clientWidth / 2, this.#frame.clientHeight / 2);
  }

  pan(x: number, y: number): void {
    this.#own();
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
    if (x === 0 && y === 0) return;
    this.#x += x;
    this.#y += y;
    this.#move();
  }

  /** This pointer holds something else than the table. */
  letGo(pointer: number): void {
    this.#holder = pointer;
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
    if (event.isPrimary) {
      // No click follows on a finger that was dragged.
      this.#dragged = false;
      this.#pointers.clear();
    }
    const isOn = (what: string): boolean =>
      event.target instanceof Element && event.target.closest(what) !== null;
    // Buttons are pressed, and pieces that can be moved are dragged instead of the table.
    if (isOn('button')) return;
    // Two fingers mean the table, whatever the first has come down on: it may be held by now.
    this.#holder = event.isPrimary && isOn('[data-handle]') ? event.pointerId : undefined;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #drag(event: PointerEvent): void {
    // A mouse that was let go outside of the window has not told so.
    if (event.pointerType === 'mouse' && event.buttons === 0) this.#release(event);
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    if (event.pointerId === this.#holder) {
      this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      return;
    }
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
    this.#own();
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
    this.#own();
    const { left, top } = this.#frame.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const factor = 2 ** ((-event.deltaY * lines) / (event.ctrlKey ? 100 : 400));
    this.#zoomAt(factor, event.clientX - left, event.clientY - top);
  }

  /** Moves it in the next frame of the screen. */
  #move(): void {
    this.#keepInFrame();
    if (this.#due === 0) this.#due = requestAnimationFrame(() => this.#show());
  }

  /** It has come to where it stays: nothing of it changes later, when a hand may be on its way to something. */
  #settle(): void {
    this.#keepInFrame();
    cancelAnimationFrame(this.#due);
    this.#due = 0;
    clearTimeout(this.#resting);
    this.#draw();
  }

  #keepInFrame(): void {
    const { clientWidth, clientHeight } = this.#frame;
    const within = (at: number, size: number, free: number, all: number): number => {
      if (size <= free + 1) return (free - size) / 2;
      // What lies at its edge can be brought out from under what lies over the frame.
      return Math.min(Math.max(at, free - size), size <= all ? (all - size) / 2 : 0);
    };
    const { width, height } = this.#fitted;
    this.#x = within(this.#x, width * this.#scale, this.#room.width, clientWidth);
    this.#y = within(this.#y, height * this.#scale, this.#room.height, clientHeight);
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
    else if (this.#scale !== this.#drawn) this.#resting = setTimeout(() => this.#sharpen(), REST);
    this.#place();
  }

  /** What stands on the table is a little elsewhere when it is drawn anew: not while somebody has his finger on it. */
  #sharpen(): void {
    if (this.#pressed) this.#resting = setTimeout(() => this.#sharpen(), REST);
    else this.#draw();
  }

  #draw(): void {
    this.#drawn = this.#scale;
    this.#sheet.style.width = `${this.#fitted.width * this.#scale}px`;
    this.#sheet.style.height = `${this.#fitted.height * this.#scale}px`;
    this.#onDraw(this.#drawing.width / (this.#fitted.width * this.#scale));
    this.#place();
  }

  #place(): void {
    this.#seen = { x: this.#x, y: this.#y, scale: this.#scale };
    this.#sheet.style.transform = near(this.#x, this.#y, this.#scale / this.#drawn);
    if (this.#above === null) return;
    this.#above.style.width = `${this.#fitted.width * this.#scale}px`;
    this.#above.style.height = `${this.#fitted.height * this.#scale}px`;
    this.#above.style.transform = `translate(${this.#x}px, ${this.#y}px)`;
  }
}

/** What lies over the edge of the frame has its padding. */
function roomIn(frame: HTMLElement): Size {
  const { clientWidth, clientHeight } = frame;
  const { paddingRight, paddingBottom } = getComputedStyle(frame);
  return {
    width: clientWidth - parseFloat(paddingRight),
    height: clientHeight - parseFloat(paddingBottom),
  };
}

/** How far the eye is from the sheet as it is drawn, in pixels. */
const EYE = 1000;

/**
 * Moves something to a place and stretches it, by bringing it nearer to the eye. It looks as if it were scaled, but
 * where something is scaled browsers lay out every text in it again, and paint all of it.
 */
function near(x: number, y: number, stretch: number): string {
  // On whole pixels nothing is blurred.
  if (stretch === 1) return `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  const nearer = EYE - EYE / stretch;
  return `perspective(${EYE}px) translate3d(${x / stretch}px, ${y / stretch}px, ${nearer}px)`;
}
