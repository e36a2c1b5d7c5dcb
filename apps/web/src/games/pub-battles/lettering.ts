/** A letter is about so wide, as a part of its height. */
const WIDTH = 0.6;

/** As large as letters may be for the text to fit into the room, and no larger than the most. */
export function letterSize(text: string, room: number, most: number): number {
  return Math.min(most, room / (WIDTH * Math.max(text.length, 1)));
}

/** A text in two lines, as even as its words allow. */
export function inHalves(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return [text];
  const off = (at: number): number => Math.abs(at - text.length / 2);
  const middle = spaces.reduce((best, at) => (off(at) < off(best) ? at : best));
  return [text.slice(0, middle), text.slice(middle + 1)];
}

/** Whether something written along a direction (degrees clockwise from level) would stand on its head. */
export function isHeadDown(turn: number): boolean {
  const from = ((turn % 360) + 360) % 360;
  return from > 90 && from <= 270;
}
