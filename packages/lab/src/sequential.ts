/** What a comparison has come to: which of the two has the greater share, that they are alike, or that it is still open. */
export type Verdict = 'first' | 'second' | 'alike' | 'open';

export interface Question {
  /** A difference that matters, as a share of 1: 0.1 is ten wins more in a hundred games. */
  readonly difference: number;
  /** How often a difference may be claimed where there is none, and how often one that matters may be overlooked. */
  readonly error: number;
}

/** Fewer say nothing: how far results spread is not known by then. */
const LEAST_PAIRS = 32;

/**
 * A sequential test of two shares, asked again after every pair of games, one of each: Wald's test of the difference, generalised to
 * results whose spread is estimated on the way (GSPRT). Two tests are made at once, whether the first has so much more and whether
 * the second has; half of the error is for each. A difference between nothing and the one that matters may come out either way.
 */
export class SequentialTest {
  readonly #question: Question;
  #pairs = 0;
  #sum = 0;
  #squares = 0;

  constructor(question: Question) {
    this.#question = question;
  }

  get pairs(): number {
    return this.#pairs;
  }

  /** How much more the first has so far. */
  get difference(): number {
    return this.#pairs === 0 ? 0 : this.#sum / this.#pairs;
  }

  /** A game of each: 1 for a win, ½ for a draw, 0 for a loss, seen from the same side in both. */
  add(first: number, second: number): void {
    const more = first - second;
    this.#pairs++;
    this.#sum += more;
    this.#squares += more * more;
  }

  get verdict(): Verdict {
    if (this.#pairs < LEAST_PAIRS) return 'open';
    const { error } = this.#question;
    // A ratio that comes true by chance no oftener than this is as large as one over it, whenever one looks (Ville).
    const accepts = Math.log(2 / error);
    const rejects = Math.log(error);
    const [first, second] = [this.#likelihood(1), this.#likelihood(-1)];
    if (first >= accepts) return 'first';
    if (second >= accepts) return 'second';
    return first <= rejects && second <= rejects ? 'alike' : 'open';
  }

  /** By how much a difference that way is more likely than none, as a logarithm. */
  #likelihood(way: 1 | -1): number {
    const { difference } = this.#question;
    const mean = way * this.difference;
    // Two pairs that differ are added, so that a row of equal results is not taken for certainty.
    const spread = (this.#squares + 2) / (this.#pairs + 2) - mean * mean;
    return (this.#pairs * difference * (mean - difference / 2)) / spread;
  }
}
