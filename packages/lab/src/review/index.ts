export { merged, type Found } from './found.ts';
export { PASSES, Reviewer, trialsBefore, type Piece } from './reviewer.ts';
export {
  reviewOf,
  type Recounted,
  type Price,
  type Review,
  type Reviewed,
  type SideReview,
  type Turning,
} from './review.ts';
export type { Witnessed } from './seenWalk.ts';
export { isSure, SURE, type Measured } from './tally.ts';
export { reviewPieces } from './pieces.ts';
export { unfolded, type Unfolded } from './unfolded.ts';
