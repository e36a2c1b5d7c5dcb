export type { FrameCodec, FrameEntry } from './codec.ts';
export {
  addedLater,
  BOTH,
  listOf,
  otherSide,
  plain,
  type Answer,
  type Field,
  type FrameDefinition,
  type FrameDefinitions,
  type FramedState,
  type FrameLike,
  type GameTypes,
  type SideNumber,
} from './definition.ts';
export { framed, type FramedGame, type FrameFlow } from './framed.ts';
export { replaceTop, topFrame } from './stack.ts';
