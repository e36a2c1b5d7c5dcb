// Alone: what is said over a line is needed by few pages, and its words by all.
import { WIRE_ENGLISH } from '@sandtable/wire/english';
import { ADVICE } from './english/advice.ts';
import { APP } from './english/app.ts';
import { BOARD } from './english/board.ts';
import { DICE } from './english/dice.ts';
import { FILES } from './english/files.ts';
import { FRIEND } from './english/friend.ts';
import { FRONT } from './english/front.ts';
import { HISTORY } from './english/history.ts';
import { LEARN } from './english/learn.ts';
import { PLAY } from './english/play.ts';
import { PLAYERS } from './english/players.ts';
import { REPLAY } from './english/replay.ts';
import { REPORT } from './english/report.ts';
import { RULES } from './english/rules.ts';
import { SAID } from './english/said.ts';
import { SPEED } from './english/speed.ts';
import { STANDING } from './english/standing.ts';
import { START } from './english/start.ts';

/** The texts of the app, without those of single pages (`textsOf`). What belongs to a game comes from its ruleset. */
export const ENGLISH = {
  ...APP,
  ...BOARD,
  ...DICE,
  ...FILES,
  ...FRIEND,
  ...FRONT,
  ...HISTORY,
  ...LEARN,
  ...ADVICE,
  ...PLAY,
  ...PLAYERS,
  ...REPLAY,
  ...REPORT,
  ...RULES,
  ...SAID,
  ...SPEED,
  ...STANDING,
  ...START,
  ...WIRE_ENGLISH,
} as const;
