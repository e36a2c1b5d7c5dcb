/** Games of a run that are played one after another: so many from this number on. */
export interface Range {
  readonly from: number;
  readonly games: number;
}

/** All games from 0 on that are not among those that were played, in ranges of at most so many. */
export function missingRanges(of: number, played: ReadonlySet<number>, longest: number): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (let number = 0; number <= of; number++) {
    const isOver = number === of || played.has(number);
    if (isOver || number - from === longest) {
      if (number > from) ranges.push({ from, games: number - from });
      from = isOver ? number + 1 : number;
    }
  }
  return ranges;
}
